import { extname, resolve } from 'node:path';

/** What `fork` or `new Worker` needs to run a module of this code base. */
export interface ChildModule {
  file: string;
  execArgv: string[];
}

const REQUIRE_HOOK = resolve(__dirname, '../../support/ts-require-hook.cjs');

/**
 * Finds a module that runs in its own process or thread.
 * @param path absolute, without extension, e.g. `join(__dirname, 'reading-child')`
 *
 * The compiled product has `.js` beside this file. Tests run the TypeScript sources, which Node cannot
 * load by itself: there the child gets a require hook.
 */
export function childModule(path: string): ChildModule {
  const extension = extname(__filename);
  return extension === '.ts'
    ? { file: `${path}.ts`, execArgv: ['--require', REQUIRE_HOOK] }
    : { file: `${path}${extension}`, execArgv: [] };
}
