import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const folder = import.meta.dirname;

// The house style of a demo, built apart: it uses every component, and sharing files with it would change the guest's.
export default defineConfig({
  root: folder,
  base: '/demo/house-style/',
  publicDir: false,
  plugins: [react()],
  resolve: { conditions: ['portico-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/house-style',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: `${folder}/house-style.html` },
  },
});
