// The worker that keeps the shell, the rules and the lessons, so that they open without a connection.
// The build puts in the name of this shell and the files that belong to it.

const SHELL = 'shell-__NAME__';
const READ = 'read'; // what was read from the server and stays true for long
const FILES = __FILES__;
const RULES = __RULES__; // of every game in every language: they are wanted most where nobody can be asked
const KEPT = /^\/api\/(rules|lessons|games)(\/|$)/;

self.addEventListener('install', (event) => {
  const read = (cache) => Promise.all(RULES.map((address) => cache.add(address).catch(() => undefined)));
  const kept = Promise.all([caches.open(SHELL).then((cache) => cache.addAll(FILES)), caches.open(READ).then(read)]);
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name !== SHELL && name !== READ;
  const clear = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(clear.then(() => self.clients.claim()));
});

// From the server if it answers, else as it was last time.
async function fresh(request, key, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      await caches.open(name).then((cache) => cache.put(key, copy));
    }
    return answer;
  } catch (trouble) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw trouble;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/', SHELL));
  else if (KEPT.test(url.pathname)) event.respondWith(fresh(request, request.url, READ));
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

// What the server says of a table while no page of it is open. A later message on a table replaces the one before.
self.addEventListener('push', (event) => {
  const { title, body, language, table } = event.data.json();
  const shown = { body, lang: language, tag: table, icon: '/mark-192.png', data: `/table/${table}` };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  const go = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === path);
    await (open ? open.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(go());
});
