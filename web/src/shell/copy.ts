// What is copied lies in the clipboard afterwards, or it is said that it does not: only a page over TLS or on this
// machine may write there by itself, any other asks the browser to copy what is marked.

/** Copy words; return whether they were copied. */
export async function copied(words: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard)
    return clipboard.writeText(words).then(
      () => true,
      () => marked(words),
    );
  return marked(words);
}

function marked(words: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = words;
  field.className = 'vh';
  (before?.closest('dialog') ?? document.body).append(field); // beside an open sheet nothing can be marked
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one way for a page that came without TLS
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
