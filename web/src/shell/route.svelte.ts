// Which page is open: a path, split into its parts, and the query behind it.

/** A part of a path as it was before it was encoded; one that is damaged, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  parts = $derived(this.path.split('/').filter(Boolean).map(decoded));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** An invitation or a seat: it stands behind the #, which no server reads, as the place of the skip link does too. */
  get secret(): string {
    return location.hash.replace(/#(main$)?/, '');
  }

  go(to: string, replace = false): void {
    if (to === location.pathname + location.search) return;
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  // Links inside the page change the path without a reload; every other click is left to the browser.
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
