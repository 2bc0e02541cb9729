// Lets a child process or a worker thread of a test run TypeScript sources as they are:
// `node --require ts-require-hook.cjs child.ts`. The product's own children are compiled JavaScript.
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, resolve, sep } = require('node:path');
const { isMainThread } = require('node:worker_threads');
const sourceOfPackage = require('../source-of-package.cjs');
const useCodeCache = require('./code-cache.cjs');

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

const PACKAGES = resolve(__dirname, '../../../node_modules');
const CACHE = join(PACKAGES, '.cache', 'ts-require-hook');
const COMPILER = readFileSync(join(PACKAGES, '@swc/core/package.json'));

/** Compiling the application takes a child longer than what it is started for: it is done once a source. */
function compiled(filename) {
  const source = readFileSync(filename);
  const key = createHash('sha256').update(COMPILER).update(JSON.stringify(OPTIONS));
  const kept = join(CACHE, key.update(filename).update('\0').update(source).digest('hex'));
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { transformSync } = require('@swc/core');
  const { code } = transformSync(source.toString('utf8'), { ...OPTIONS, filename });
  keep(kept, code);
  return code;
}

function keep(kept, code) {
  try {
    const whole = `${kept}.${process.pid}`;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(whole, code);
    renameSync(whole, kept);
  } catch {
    // Where the packages cannot be written to, every child compiles for itself.
  }
}

// Who is loaded by a program that runs already, as by Stryker, runs sources that change all the time.
const [, program] = process.argv;
if (isMainThread && program && require.main === undefined) {
  const name = createHash('sha256').update([program, ...process.execArgv].join('\0'));
  useCodeCache(join(CACHE, `code-${name.digest('hex')}`), keep);
}

Module._extensions['.ts'] = (module, filename) => module._compile(compiled(filename), filename);

// Relative imports without extension find their `.ts` file, packages of this repository their source.
const original = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  if (request.startsWith('.') && parent?.filename && !parent.filename.startsWith(PACKAGES + sep)) {
    const file = `${resolve(dirname(parent.filename), request)}.ts`;
    if (existsSync(file)) return file;
  }
  return sourceOfPackage(request) ?? original.call(this, request, parent, ...rest);
};
