import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const PROGRAM = '-main.tsx';

// The guest's documents: a program of its own each, in a page that is the same but for its name.
const documents = readdirSync(`${import.meta.dirname}/src/app`)
  .filter((file) => file.endsWith(PROGRAM))
  .map((file) => file.slice(0, -PROGRAM.length));
const pages = documents.map((document) => `${import.meta.dirname}/${document}.html`);

function onePageForAll(): Plugin {
  return {
    name: 'one-page-for-all',
    resolveId: (source) => (pages.includes(source) ? source : null),
    load(id) {
      const document = documents[pages.indexOf(id)];
      if (document === undefined) return null;
      const page = `${import.meta.dirname}/document.html`;
      this.addWatchFile(page);
      return readFileSync(page, 'utf8').replace('%DOCUMENT%', document);
    },
  };
}

// The component library words its labels in thirty languages and the pages speak one: English answers for all.
function englishOnly(): Plugin {
  const otherLanguage = /\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
  return {
    name: 'english-only',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('react-aria') && !importer?.includes('react-stately')) return null;
      if (!otherLanguage.test(source)) return null;
      return this.resolve(source.replace(/[a-z]{2}-[A-Z]{2}(?=\.m?js$)/, 'en-US'), importer);
    },
  };
}

// The page is painted by the server already: its program must not hold up the fonts and the picture.
function programAfterPaint(): Plugin {
  return {
    name: 'program-after-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [onePageForAll(), englishOnly(), programAfterPaint(), react()],
  resolve: { conditions: ['portico-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/site',
    assetsDir: 'assets',
    manifest: true,
    cssCodeSplit: true,
    // Where a browser knows no preloading of modules, it loads them all the same.
    modulePreload: { polyfill: false },
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // A font inside the style sheet could be neither preloaded nor kept.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      input: pages,
      // What several pages share is one file: a request for each kilobyte costs a phone more than the kilobyte.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /\/node_modules\//, minShareCount: 2, priority: 2 },
            // What documents begin with.
            {
              name: 'shared',
              test: /\/(web|contract|domain)\/src\//,
              tags: ['$initial'],
              minShareCount: 2,
              priority: 2,
            },
            // What several pages have that no document begins with. Not what brings a card form along.
            {
              name: 'later',
              test: /\/(web|contract|domain)\/src\/(?!(parts\/(people|paying|card-form|account|passwords)|features\/pay|people\/(guessed-)?passwords?)\b)/,
              minShareCount: 2,
              priority: 1,
            },
            // Of the checkout and the contact dialog.
            { name: 'people', test: /\/web\/src\/parts\/(people|paying)\//, minShareCount: 2 },
            // Where a card may be typed, and nowhere else.
            { name: 'card-form', test: /\/web\/src\/parts\/card-form\//, minShareCount: 2 },
            // Of the letterhead, once somebody logs in; and of whoever chooses a password.
            { name: 'account', test: /\/web\/src\/parts\/account\//, minShareCount: 2 },
            {
              name: 'passwords',
              test: /\/(web\/src\/parts\/passwords\/|domain\/src\/people\/(guessed-)?password)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
