import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './lib/child.mjs';
import { prepare } from './lib/prepare.mjs';
import { main, ROOT, UserError } from './lib/terminal.mjs';

const load = createRequire(path.join(ROOT, 'package.json'));

/** The runner as it is written, in a process of its own. */
async function check(folder, uri) {
  const { code } = await run(
    process.execPath,
    [
      '--require',
      path.join(ROOT, 'backend/test/support/ts-require-hook.cjs'),
      path.join(ROOT, 'e2e/mongo-specification/main.ts'),
      folder,
      uri,
    ],
    { cwd: ROOT, env: process.env },
  );
  process.exitCode = code;
}

async function onEmbeddedStore(folder) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foliado-specification-'));
  const { embeddedMongo } = load('./dist/backend/platform/embedded-mongo/index.js');
  const store = await embeddedMongo(dataDir).start();
  try {
    await check(folder, store.uri);
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * `npm run spec:store -- <folder>`: MongoDB's own specification files below a folder, by the official
 * driver, on the embedded store; or with an address behind the folder on that server.
 */
await main(async () => {
  const [given, uri] = process.argv.slice(2);
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), given ?? '');
  if (given === undefined || !existsSync(folder))
    throw new UserError(
      'Indique la carpeta de las especificaciones: npm run spec:store -- <carpeta> [mongodb://…]',
    );
  await prepare({ targets: ['backend'] });
  await (uri === undefined ? onEmbeddedStore(folder) : check(folder, uri));
});
