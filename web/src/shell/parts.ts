// Parts of the page that could not be fetched: the connection is gone, or the server has been renewed since.

const PAUSE = 2000; // ms

// Whoever wants the part asks again; the loader takes a style sheet that failed for one that is there.
function styled(address: string): void {
  const dead = document.querySelector(`link[href="${address}"]`);
  if (!dead) return;
  const link = dead.cloneNode() as HTMLLinkElement;
  link.onerror = () => setTimeout(() => styled(address), PAUSE);
  dead.replaceWith(link);
}

// Parts of a renewed server have new names. Without a connection nothing is known: the page stays as it is.
async function renewed(): Promise<boolean> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** Load the page again where its server has been renewed: what it is made of has other names then. */
export const reloadIfRenewed = async (): Promise<void> => {
  if (await renewed()) location.reload();
};

addEventListener('vite:preloadError', ({ payload }) => {
  const address = /preload CSS for (\S+)/.exec(payload.message)?.[1];
  if (address) styled(address);
  void reloadIfRenewed();
});
