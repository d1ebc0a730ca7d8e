import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = '%DOCUMENT%';

/**
 * The guest documents are pages with one program each that differ only in its name: a single file, `document.html`,
 * serves all. `folder`: the page's folder, where Vite is to see those it serves as well.
 */
export function onePageForAll(folder: string, documents: readonly string[]): Plugin {
  const pages = new Map(documents.map((document) => [`${folder}/${document}.html`, document]));
  return {
    name: 'one-page-for-all',
    resolveId: (source) => (pages.has(source) ? source : null),
    load(id) {
      const document = pages.get(id);
      if (document === undefined) return null;
      const page = `${folder}/document.html`;
      this.addWatchFile(page);
      const html = readFileSync(page, 'utf8');
      if (!html.includes(NAME)) this.error(`${page} names its program no longer by ${NAME}`);
      return html.replace(NAME, document);
    },
  };
}
