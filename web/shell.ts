// What the build adds for a page that is quick over a wire and opens without one: a first paint that waits for no styles
// but its own, every text file compressed in two ways beside itself, and the worker that keeps the shell.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { GAMES, languages } from './fluent.ts';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
const KEPT = /^(index\.html|boot\.css|boot\.js|mark\.svg|manifest\.webmanifest|assets\/.*\.(js|css|svg|json|woff2))$/;
const WORKER = 'worker.js';

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

export function shell(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'vedette-shell',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    // Styles named in the document hold up its first paint: they are fetched ahead here, and put in force by the page.
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<link rel="stylesheet" crossorigin', '<link rel="preload" as="style" crossorigin'),
    },
    closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const all = files(folder).map((path) => relative(folder, path).replaceAll('\\', '/'));
      const kept = all.filter((path) => KEPT.test(path)).sort();
      const stamp = createHash('sha256');
      for (const path of kept) stamp.update(path).update(readFileSync(join(folder, path)));
      const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
      const list = JSON.stringify(kept.map((path) => (path === 'index.html' ? '/' : `/${path}`)));
      const rules = JSON.stringify(
        GAMES.flatMap((game) => languages().map((language) => `/api/rules/${game}?lang=${language}`)),
      );
      writeFileSync(
        join(folder, WORKER),
        source
          .replace('__NAME__', stamp.digest('hex').slice(0, 12))
          .replace('__FILES__', list)
          .replace('__RULES__', rules),
      );
      for (const path of [...all, WORKER].filter((name) => TEXT.test(name))) {
        const text = readFileSync(join(folder, path));
        writeFileSync(join(folder, `${path}.br`), brotliCompressSync(text));
        writeFileSync(join(folder, `${path}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
