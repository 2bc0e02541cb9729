import './lib/require-node.mjs';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { untranslated } from './lib/asked-texts.mjs';
import { chunksOf, heavyScreens } from './lib/screen-weight.mjs';
import { main, ROOT, UserError } from './lib/terminal.mjs';

/**
 * The second half of the front end's build: writes the public pages as HTML into `dist/site`
 * (`dist/site/claims` with the claims of the trade), tells the server what code a screen of the app needs, packs what
 * browsers load, and refuses a build whose first screens have become too heavy, or one with texts in English.
 */
const WEB = path.join(ROOT, 'dist/frontend');
const SITE = path.join(ROOT, 'dist/site');
const RENDERER = path.join(SITE, '.renderer');
const PAGES = 'src/public/pages';
/** Of the font that every first screen is written in. */
const FONT = 'instrument-sans-latin-wght-normal.woff2';
const APP = 'src/AdminApp.tsx';
/** Screens of the app, and the module that each is loaded from. */
const SCREENS = {
  '/': 'src/upload/UploadScreen.tsx',
  '/documento/:id': 'src/documents/detail/DocumentScreen.tsx',
  '/historial': 'src/history/HistoryScreen.tsx',
  '/workflow': 'src/workflow/WorkflowScreen.tsx',
  '/vencimientos': 'src/due-dates/DueDatesScreen.tsx',
  '/detracciones': 'src/detractions/DetractionsScreen.tsx',
  '/proveedores': 'src/suppliers/SupplierList.tsx',
  '/proveedores/:id': 'src/suppliers/SupplierScreen.tsx',
  '/auditoria': 'src/audit/AuditScreen.tsx',
  '/auditoria/documento/:id': 'src/audit/story/DocumentStoryScreen.tsx',
  '/admin': 'src/admin/AdminScreen.tsx',
  '/admin/:id': 'src/admin/AdminScreen.tsx',
  '/perfil': 'src/account/profile/ProfileScreen.tsx',
  '/mi-empresa': 'src/account/company/CompanyScreen.tsx',
};
/** Where the texts of react-admin stand in Spanish. */
const TEXTS = path.join(ROOT, 'frontend/src/i18n/es.ts');
const PACKED = /\.(js|css|svg)$/;

async function loadRenderer() {
  await build({
    configFile: path.join(ROOT, 'frontend/vite.config.mts'),
    logLevel: 'warn',
    build: {
      ssr: path.join(ROOT, 'frontend/src/public/site/prerender.tsx'),
      outDir: RENDERER,
      manifest: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(ROOT, 'frontend/src/public/site/prerender.tsx'),
        output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  return import(pathToFileURL(path.join(RENDERER, 'prerender.mjs')).href);
}

/** Links that have a browser load the code of each screen at once, whatever of it the shell would ask for later. */
function writePreloads(manifest) {
  const later = manifest[APP].dynamicImports.filter((key) => key.endsWith('Screen.tsx'));
  const unknown = later.filter((key) => !Object.values(SCREENS).includes(key));
  if (unknown.length > 0) throw new UserError(`Sin dirección en SCREENS: ${unknown.join(', ')}`);
  const shell = new Set();
  chunksOf(manifest, 'index.html', shell);
  const linksOf = (key) => {
    const seen = new Set(shell);
    const chunks = [APP, key].flatMap((one) => chunksOf(manifest, one, seen));
    const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
    return [
      ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
      // As the script asks for them: a preload of other credentials is a second request.
      ...[...styles].map((sheet) => `<link rel="preload" as="style" href="/${sheet}" crossorigin>`),
    ].join('');
  };
  const preloads = Object.entries(SCREENS).map(([screen, key]) => [screen, linksOf(key)]);
  writeFileSync(path.join(WEB, 'preloads.json'), JSON.stringify(Object.fromEntries(preloads)));
}

function assetsOf(manifest, name) {
  const key = `${PAGES}/${name}/client.ts`;
  if (!manifest[key]) throw new UserError(`La página ${name} no tiene ${key}`);
  const chunks = chunksOf(manifest, key);
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const font = Object.keys(manifest).find((one) => one.endsWith(FONT));
  if (!font) throw new UserError(`La compilación no contiene ${FONT}`);
  return {
    styles: sheets.map((sheet) => readFileSync(path.join(WEB, sheet), 'utf8').trim()).join('\n'),
    script: `/${manifest[key].file}`,
    modules: chunks.slice(0, -1).map((chunk) => `/${chunk.file}`),
    fonts: [`/${manifest[font].file}`],
  };
}

function writePages(renderer, manifest) {
  for (const [folder, site] of [
    [SITE, { claims: false }],
    [path.join(SITE, 'claims'), { claims: true }],
  ]) {
    mkdirSync(folder, { recursive: true });
    for (const name of renderer.PAGE_NAMES) {
      const html = renderer.renderPage(name, site, assetsOf(manifest, name));
      writeFileSync(path.join(folder, `${name}.html`), html);
    }
  }
  writeFileSync(path.join(SITE, 'sitemap.xml'), renderer.sitemap());
  writeFileSync(path.join(SITE, 'robots.txt'), renderer.robots());
}

/** Writes `.br` and `.gz` beside every script and style; the server sends them as they are. */
async function packAssets() {
  const folder = path.join(WEB, 'assets');
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  const pack = async (name) => {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, quality));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  await Promise.all(
    readdirSync(folder)
      .filter((file) => PACKED.test(file))
      .map(pack),
  );
}

/** No screen may show the key of a text, or an English one. */
function refuseUntranslated() {
  const folder = path.join(WEB, 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const read = (file) => readFileSync(file, 'utf8');
  const keys = untranslated(
    scripts.map((file) => read(path.join(folder, file))),
    read(TEXTS),
  );
  if (keys.length > 0) throw new UserError(`Sin texto en i18n/es.ts: ${keys.join(', ')}`);
}

await main(async () => {
  const manifest = JSON.parse(readFileSync(path.join(WEB, '.vite/manifest.json'), 'utf8'));
  refuseUntranslated();
  rmSync(SITE, { recursive: true, force: true });
  try {
    writePages(await loadRenderer(), manifest);
  } finally {
    rmSync(RENDERER, { recursive: true, force: true });
  }
  writePreloads(manifest);
  await packAssets();
  const bytesOf = (file) => statSync(path.join(WEB, `${file}.gz`)).size;
  const heavy = heavyScreens(manifest, ['index.html', APP], SCREENS, bytesOf);
  if (heavy.length > 0) throw new UserError(heavy.join('\n'));
});
