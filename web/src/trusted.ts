// What the page may take as markup and as the address of a script. The browser refuses all else (trusted types, in the
// server's Content-Security-Policy), so that these calls are all there is to look through.

interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const WORKER = '/worker.js';
const policy: Policy = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (url !== WORKER) throw new TypeError(url);
    return url;
  },
};
const types = (globalThis as { trustedTypes?: { createPolicy(name: string, policy: Policy): Policy } }).trustedTypes;
const trusted = types?.createPolicy('vedette', policy) ?? policy;

/** Markup that the server wrote, every text of a player in it escaped. */
export const markup = (html: string): string => trusted.createHTML(html);
/** The address of the service worker. */
export const worker = (): string => trusted.createScriptURL(WORKER);
