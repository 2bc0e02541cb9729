import './lib/require-node.mjs';
import { availableParallelism } from 'node:os';
import { runTool, toolEnvironment } from './lib/child.mjs';
import { main, ROOT, UserError } from './lib/terminal.mjs';

/**
 * `npm run fuzz -- <minutes>`: tries the reading line with pages and files that nobody drew. What breaks a
 * property is made small and kept in `backend/test/support/fuzz/found`, where every test run tries it again.
 */
await main(async () => {
  const [minutes = ''] = process.argv.slice(2);
  if (!(Number(minutes) > 0)) throw new UserError('npm run fuzz -- <minutos>');
  const { code } = await runTool(
    ROOT,
    'jest/bin/jest.js',
    [
      `--maxWorkers=${availableParallelism()}`,
      ...['--selectProjects', 'unit', 'process', '--testPathPatterns', 'extraction/fuzzed'],
    ],
    { env: toolEnvironment(ROOT, { FUZZ_MINUTES: minutes }) },
  );
  process.exitCode = code;
});
