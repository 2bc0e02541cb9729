import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server that `npm run dev` starts beside these screens. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** Of these packages, but for the parts of Material UI and of react-admin that the first screen does not need. */
const vendor = (packages: string): RegExp =>
  new RegExp(
    `/node_modules/(?:${packages})/(?!material/(?:esm/)?(?:Autocomplete|useAutocomplete|Popper)/|dist/(?:controller/list|dataTable)/)`,
  );

/** The scripts and styles of each public page are an entry of their own; its HTML is made by scripts/prerender.mjs. */
function publicPages(): Record<string, string> {
  const client = (page: string): string => here(`src/public/pages/${page}/client.ts`);
  const pages = readdirSync(here('src/public/pages')).filter((page) => existsSync(client(page)));
  return Object.fromEntries(pages.map((page) => [`site-${page}`, client(page)]));
}

/** Public pages under `npm run dev`; the server knows who is signed in, and `/` is the app's for them. */
const devSite: Plugin = {
  name: 'foliado-site',
  apply: 'serve',
  configureServer(vite) {
    const pageFor = async (path: string, cookie: string): Promise<string | null> => {
      const { devPage } = (await vite.ssrLoadModule('/src/public/site/dev-page.ts')) as {
        devPage(path: string, isSignedIn: boolean): string | null;
      };
      if (devPage(path, false) === null) return null;
      const session = await fetch(`${SERVER}/api/auth/user`, { headers: { cookie } }).catch(
        () => null,
      );
      const page = devPage(path, session?.ok === true);
      return page && vite.transformIndexHtml(path, page);
    };
    vite.middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', SERVER).pathname;
      if (path.includes('.') || /^\/(?:@|api\/|src\/)/.test(path)) return next();
      pageFor(path, request.headers.cookie ?? '').then((page) => {
        if (page === null) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
      }, next);
    });
  },
  // What only the server renders is no module of the browser's, which does not see it change.
  hotUpdate({ file, server: { ws } }) {
    if (/\/src\/public\/.*\.tsx?$/.test(file)) ws.send({ type: 'full-reload' });
  },
};

export default defineConfig({
  root: here('.'),
  plugins: [react(), devSite],
  resolve: {
    alias: {
      '@contracts': here('../backend/src/contracts'),
      '@rules': here('../backend/src/rules'),
    },
  },
  // The server takes changes only from its own pages: it has to see the address that the browser asks for.
  server: { proxy: { '/api/': { target: SERVER, changeOrigin: false } } },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    target: 'es2022',
    // Tells scripts/prerender.mjs the names of the built files.
    manifest: true,
    rolldownOptions: {
      input: { index: here('index.html'), ...publicPages() },
      // What changes with its version alone stays in the browser when a line of the product changes.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor-react',
              test: vendor('react|react-dom|scheduler|react-router|@tanstack'),
            },
            {
              name: 'vendor-admin',
              test: vendor('react-admin|ra-[^/]+|@mui|@emotion|react-hook-form'),
            },
            // One sheet, or a part that two screens share would be styled after them.
            {
              name: 'documents',
              test: /\/src\/(?:documents|sheets|upload|workflow\/card)\/.*\.css$/,
            },
          ],
        },
      },
    },
    // Every file is a file of its own: the content security policy allows no inline script.
    modulePreload: { polyfill: false },
    // react-admin and Material UI are one chunk, loaded only after signing in.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
  },
});
