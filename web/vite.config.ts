import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

// The calendars show the months that hotels sell by. The component library's picks among thirteen calendars.
function gregorianOnly(): Plugin {
  return {
    name: 'gregorian-only',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('@internationalized/date/dist/private/createCalendar.mjs')
        ? `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
           export const createCalendar = () => new GregorianCalendar();`
        : null,
  };
}

// The router offers what developers are told by its development build alone.
function routerInProduction(): Plugin {
  return {
    name: 'router-in-production',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router') return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

// A class is named by the number of its style sheet and its own there: names are a tenth of the style sheets.
function shortClassNames(): Plugin {
  const sheets = readdirSync(`${import.meta.dirname}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const namesOf = new Map<string, string[]>();
  const generateScopedName = (name: string, file: string) => {
    const sheet = sheets.findIndex((one) => file.endsWith(`/src/${one}`));
    const names = namesOf.get(file) ?? [];
    namesOf.set(file, names);
    if (!names.includes(name)) names.push(name);
    return `${LETTERS.charAt(sheet / LETTERS.length)}${LETTERS.charAt(sheet % LETTERS.length)}${names.indexOf(name).toString(36)}`;
  };
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName } } }),
  };
}

// React is written for another system of modules, whose exports are looked up at each use: here they are names.
function reactByName(): Plugin {
  const require = createRequire(import.meta.url);
  const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  const inUse =
    /^(jsxs?|use\w*|create\w+|lazy|memo|forwardRef|isValidElement|startTransition|cloneElement|flushSync|version|Children|Component|Fragment|StrictMode|Suspense)$/;
  const prefix = '\0react:';
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isReact =
        importer.startsWith(prefix) || /\/node_modules\/(react|react-dom|scheduler)\//.test(importer);
      return modules.includes(source) && !isReact ? prefix + source : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const exports: object = require(name);
      const names = Object.keys(exports).filter((key) => inUse.test(key));
      const exported = names.map((key) => `export const ${key} = all.${key};`);
      const code = [`import all from '${require.resolve(name)}';`, 'export default all;', ...exported].join(
        '\n',
      );
      return { code, moduleSideEffects: false };
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

// Where a card may be typed, and nowhere else; and where a password is chosen.
const cardForm = /\/web\/src\/parts\/card-form\//;
const passwords = /\/(web\/src\/parts\/passwords\/|domain\/src\/people\/(guessed-)?password)/;
const apart = (id: string) => cardForm.test(id) || passwords.test(id);

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

// Names the file of what a page is made of, as far as other pages share it.
function madeOf(page: string, name: string, isApart: (id: string) => boolean = () => false) {
  const known = new Map<string, boolean>();
  return (id: string, graph: Graph) => (isPartOf(id, graph) && !isApart(id) ? name : null);

  function isPartOf(id: string, graph: Graph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const isPart = id.endsWith(`/${page}`) || importers.some((importer) => isPartOf(importer, graph));
    known.set(id, isPart);
    return isPart;
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    onePageForAll(),
    englishOnly(),
    gregorianOnly(),
    reactByName(),
    routerInProduction(),
    shortClassNames(),
    programAfterPaint(),
    react(),
  ],
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
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            // What documents begin with: one file that is kept for all of them.
            {
              name: 'program',
              test: /\/node_modules\/|^\0react:|\/(web|contract|domain)\/src\//,
              tags: ['$initial'],
              minShareCount: 2,
              priority: 7,
            },
            {
              debugName: 'choosing',
              name: madeOf('rooms-and-rates-page.tsx', 'choosing'),
              minShareCount: 2,
              priority: 6,
            },
            {
              debugName: 'typing',
              name: madeOf('checkout-page.tsx', 'typing', apart),
              minShareCount: 2,
              priority: 5,
            },
            { name: 'card-form', test: cardForm, minShareCount: 2, priority: 4 },
            { name: 'passwords', test: passwords, minShareCount: 2, priority: 3 },
            {
              name: 'later',
              test: /\/(web|contract|domain)\/src\/(?!features\/(status|confirmation|account|pay)\/)|\/node_modules\//,
              minShareCount: 2,
              priority: 2,
            },
            // Small pages of one document.
            { name: 'booked', test: /\/web\/src\/features\/(status|confirmation)\//, priority: 1 },
            { name: 'account-pages', test: /\/web\/src\/features\/account\/(?!manage)/, priority: 1 },
            {
              name: 'steps',
              test: /\/web\/src\/parts\/stay-steps\/\w+\/(extras|upgrade)-list\./,
              priority: 1,
            },
            { name: 'pay-pages', test: /\/web\/src\/features\/pay\//, priority: 1 },
          ],
        },
      },
    },
  },
});
