import { readdirSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { onePageForAll } from './vite/one-page-for-all.ts';
import { programLast } from './vite/program-last.ts';
import { sharedFiles } from './vite/shared-files.ts';

const PROGRAM = '-main.tsx';
const folder = import.meta.dirname;

// The guest documents: each has its own program.
const documents = readdirSync(`${folder}/src/app`)
  .filter((file) => file.endsWith(PROGRAM))
  .map((file) => file.slice(0, -PROGRAM.length));

export default defineConfig({
  root: folder,
  plugins: [
    onePageForAll(folder, documents),
    // The pages are in English: without it the texts of thirty languages are bundled.
    optimizeLocales.vite({ locales: ['en-US'] }),
    programLast(),
    react(),
  ],
  resolve: { conditions: ['portico-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/site',
    assetsDir: 'assets',
    manifest: true,
    cssCodeSplit: true,
    // A browser without module preloading loads them all the same.
    modulePreload: { polyfill: false },
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // A font inlined in the style sheet could be neither preloaded nor cached.
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
