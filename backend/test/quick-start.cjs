// Preloaded into the built servers of the tests (`node --require`): passwords are hashed at once, and what V8 made of a
// server's modules serves the next one.
const { mkdirSync, renameSync, writeFileSync } = require('node:fs');
const { basename, join, resolve } = require('node:path');
const { isMainThread } = require('node:worker_threads');
require('./quick-passwords.cjs');
const useCodeCache = require('./support/code-cache.cjs');

const CACHE = resolve(__dirname, '../../node_modules/.cache/quick-start');

function keep(file, code) {
  const whole = `${file}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(whole, code);
  renameSync(whole, file);
}

if (isMainThread) useCodeCache(join(CACHE, basename(process.argv[1])), keep);
