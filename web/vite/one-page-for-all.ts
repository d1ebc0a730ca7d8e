import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = '%DOCUMENT%';

/**
 * The guest's documents are pages of a program each that are the same but for its name: one file, `document.html`, stands for all.
 * `folder`: where the page lies, and where Vite is to see those that it stands for.
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
