// Compiling its modules is a third of the time in which a child loads the application. What V8 made of them is
// kept for the next child that runs the same program.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname } = require('node:path');
const { deserialize, serialize } = require('node:v8');
const { Script } = require('node:vm');

const [HEAD] = Module.wrap('\0').split('\0');

/** What no plain script of V8 has: a dynamic import, or a first line for the shell. */
const NODE_ALONE = /^#!|\bimport\s*\(/;

/** What was kept, by a module's name and source; nothing where it cannot be read. */
function keptIn(file) {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return new Map();
  }
}

function requireOf(module) {
  const resolve = (request, options) => Module._resolveFilename(request, module, false, options);
  resolve.paths = (request) => Module._resolveLookupPaths(request, module);
  const { _cache: cache, _extensions: extensions } = Module;
  const main = process.mainModule;
  return Object.assign((id) => module.require(id), { resolve, main, extensions, cache });
}

/**
 * Compiles CommonJS modules with what is kept in `file`; once the program is loaded, what it has loaded is kept
 * if some of it was not.
 * @param keep writes a file
 */
module.exports = function useCodeCache(file, keep) {
  const kept = keptIn(file);
  const scripts = new Map();
  let isKnown = true;
  const compile = Module.prototype._compile;
  Module.prototype._compile = function (content, filename, format) {
    const isScript = format !== 'module' && !filename.endsWith('.mjs') && !NODE_ALONE.test(content);
    if (!isScript) return compile.call(this, content, filename, format);
    const key = createHash('sha1').update(filename).update('\0').update(content).digest('latin1');
    const script = new Script(Module.wrap(content), {
      filename,
      columnOffset: -HEAD.length,
      cachedData: kept.get(key),
    });
    isKnown &&= script.cachedDataRejected === false;
    scripts.set(key, script);
    const { exports } = this;
    const args = [exports, requireOf(this), this, filename, dirname(filename)];
    return script.runInThisContext().apply(exports, args);
  };
  setImmediate(() => {
    Module.prototype._compile = compile;
    kept.clear();
    if (isKnown) return;
    keep(file, serialize(new Map([...scripts].map(([key, one]) => [key, one.createCachedData()]))));
  });
};
