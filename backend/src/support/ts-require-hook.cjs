// Lets a child process or a worker thread of a test run TypeScript sources as they are:
// `node --require ts-require-hook.cjs child.ts`. The product's own children are compiled JavaScript.
const { transformSync } = require('@swc/core');
const { readFileSync, existsSync } = require('node:fs');
const Module = require('node:module');
const { dirname, resolve } = require('node:path');

const OPTIONS = {
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
    },
  },
  // A dynamic import stays one: some packages exist only as ES modules.
  module: { type: 'commonjs', ignoreDynamic: true },
  sourceMaps: 'inline',
};

Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename });
  module._compile(code, filename);
};

// Relative imports without extension find their `.ts` file.
const original = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  if (request.startsWith('.') && parent?.filename) {
    const file = `${resolve(dirname(parent.filename), request)}.ts`;
    if (existsSync(file)) return file;
  }
  return original.call(this, request, parent, ...rest);
};
