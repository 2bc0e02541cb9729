import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(path.resolve(__dirname, '../../package.json'));

/**
 * A module of the built server, with the type of its source:
 * `built<typeof import('../../backend/src/rules/ruc')>('rules/ruc')`.
 */
export function built<Module>(module: string): Module {
  return load(path.resolve(__dirname, '../../dist/backend', module)) as Module;
}
