import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { englishOnly } from './vite/english-only.ts';
import { gregorianOnly } from './vite/gregorian-only.ts';
import { onePageForAll } from './vite/one-page-for-all.ts';
import { programLast } from './vite/program-last.ts';
import { reactByName } from './vite/react-by-name.ts';
import { sharedFiles } from './vite/shared-files.ts';
import { shortClassNames } from './vite/short-class-names.ts';

const PROGRAM = '-main.tsx';
const folder = import.meta.dirname;

// The guest's documents: a program of its own each.
const documents = readdirSync(`${folder}/src/app`)
  .filter((file) => file.endsWith(PROGRAM))
  .map((file) => file.slice(0, -PROGRAM.length));

export default defineConfig({
  root: folder,
  plugins: [
    onePageForAll(folder, documents),
    englishOnly(),
    gregorianOnly(),
    reactByName(),
    shortClassNames(folder),
    programLast(),
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
      input: documents.map((document) => `${folder}/${document}.html`),
      output: {
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: sharedFiles },
      },
    },
  },
});
