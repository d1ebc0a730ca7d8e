import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { documentNames } from '@portico/contract/pages';
import { readSite, type Site } from '@portico/server/pages/site';

/** A build with one script, one style sheet and the placeholders of the real templates. */
export function smallestSite(): Site {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-site-'));
  mkdirSync(path.join(folder, 'assets'));
  const template = (page: string) =>
    `<!doctype html><html lang="en-GB"><head><!--hole:head--><script type="module" crossorigin src="/assets/${page}.js"></script><link rel="stylesheet" crossorigin href="/assets/house.css"></head><body><div id="root"><!--hole:body--></div><!--hole:data--></body></html>`;
  for (const page of documentNames) {
    writeFileSync(path.join(folder, `${page}.html`), template(page));
    writeFileSync(path.join(folder, `assets/${page}.js`), 'export {};');
  }
  writeFileSync(path.join(folder, 'assets/house.css'), 'body{margin:0}');
  writeFileSync(path.join(folder, 'assets/book.js.br'), 'compressed');
  writeFileSync(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return readSite(folder);
}
