import { defaultClientConditions, defineConfig } from 'vite';

const folder = import.meta.dirname;

// The search widget for a hotel's own site, built apart: one classic script, which can name itself and its page's wishes.
export default defineConfig({
  root: folder,
  publicDir: false,
  resolve: { conditions: ['portico-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/widget',
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // Of the oldest with `light-dark()`, which nothing here uses: else its substitute is added to each colour scheme.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      input: `${folder}/src/widget/main.ts`,
      output: { format: 'iife', entryFileNames: 'assets/portico-search-[hash:8].js' },
    },
  },
});
