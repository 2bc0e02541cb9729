import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  resolve: {
    alias: {
      '@contracts': here('../backend/src/contracts'),
      '@rules': here('../backend/src/rules'),
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    target: 'es2022',
    // Every file is a file of its own: the content security policy allows no inline script.
    modulePreload: { polyfill: false },
    // react-admin and Material UI are one chunk, loaded only after signing in.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
  },
});
