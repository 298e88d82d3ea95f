import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { yoastseoInBrowser } from './yoastseo-in-browser.ts';

/** Where the server listens; the development server hands the app's calls on to it. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? 4310}`;

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** Providers are called by the server: what their files load for a call stays out of the browser's build. */
const withoutProviderCalls: Plugin = {
  name: 'without-provider-calls',
  apply: 'build',
  resolveDynamicImport: (_, importer) =>
    /\/packages\/ai\/src\/providers\//u.test(importer ?? '') ? false : null,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), withoutProviderCalls, yoastseoInBrowser],
  // Its browser build asks the document, which a worker has not; the other build works in both.
  resolve: {
    alias: {
      'decode-named-character-reference': fileURLToPath(
        new URL('../../node_modules/decode-named-character-reference/index.js', import.meta.url),
      ),
    },
  },
  define: { __APP_VERSION__: JSON.stringify(version) },
  // Browsers of the target without modulepreload (Safari 16) load the same files a little later.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // What is larger is loaded on demand, mostly by workers; the first load has its limit in tools/check-sizes.mjs.
    chunkSizeWarningLimit: 1_200,
  },
  worker: { format: 'es', plugins: () => [withoutProviderCalls, yoastseoInBrowser] },
  // Workers too: what they import would otherwise be found late, and the page reloaded under the developer's hands.
  optimizeDeps: {
    entries: ['index.html', 'gallery.html', 'src/workers/*.ts'],
    rolldownOptions: { plugins: [yoastseoInBrowser] },
  },
  // The server compares Origin with Host, so Host stays as the browser sent it.
  server: {
    proxy: {
      '/api': { target: SERVER, changeOrigin: false },
      '/.netlify': { target: SERVER, changeOrigin: false },
    },
  },
});
