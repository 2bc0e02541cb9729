// Lets a child process or a worker thread of a test run TypeScript sources as they are:
// `node --require ts-require-hook.cjs child.ts`.
const Module = require('node:module');
const { transformFileSync } = require('@swc/core');

const OPTIONS = {
  jsc: { target: 'es2022', keepClassNames: true, parser: { syntax: 'typescript' } },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

Module._extensions['.ts'] = (module, filename) =>
  module._compile(transformFileSync(filename, OPTIONS).code, filename);
