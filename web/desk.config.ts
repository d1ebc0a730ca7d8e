import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const folder = import.meta.dirname;

// The desk of the hotel's staff, built apart: guests load none of it, and it changes none of their files.
export default defineConfig({
  root: folder,
  base: '/desk-assets/',
  publicDir: false,
  plugins: [optimizeLocales.vite({ locales: ['en-US'] }), react()],
  resolve: { conditions: ['portico-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/desk',
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: `${folder}/desk.html` },
  },
  experimental: { renderBuiltUrl: (file) => `/desk-${file}` },
});
