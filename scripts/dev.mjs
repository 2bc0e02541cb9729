import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { forgetBuild } from './lib/build.mjs';
import { runTool, toolEnvironment } from './lib/child.mjs';
import { prepare } from './lib/prepare.mjs';
import { main, ROOT, UserError } from './lib/terminal.mjs';

/** `npm run dev`: server and screens, both reloading. The screens ask the server through Vite's proxy. */
await main(async () => {
  await prepare({ targets: [] });
  const envFile = path.join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  // The watcher writes into dist/backend and may be stopped half-way.
  forgetBuild(ROOT, 'backend');
  // The watcher follows backend/src alone and needs the store's package as it is built.
  const store = ['-p', 'packages/embedded-mongo/tsconfig.build.json'];
  const { code } = await runTool(ROOT, 'typescript/bin/tsc', store);
  if (code !== 0) throw new UserError('No se pudo compilar packages/embedded-mongo.');
  const env = toolEnvironment(ROOT);
  const { default: concurrently } = await import('concurrently');
  const { result } = concurrently(
    [
      { name: 'servidor', command: 'nest start --watch --preserveWatchOutput', env },
      { name: 'pantallas', command: 'vite --config frontend/vite.config.mts', env },
    ],
    { cwd: ROOT, killOthersOn: ['failure', 'success'], prefixColors: ['blue', 'green'] },
  );
  await result.catch(() => {
    process.exitCode = 1;
  });
});
