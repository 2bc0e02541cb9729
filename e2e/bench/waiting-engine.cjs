// Preloaded into the built server (`node --require`): an engine that waits 200 ms and finds nothing, the
// processor that the load rows of the catalogue are stated for. What remains is the product's own work.
const { writeFile } = require('node:fs/promises');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');

const nothing = require('./nothing-read.json');

const BUILT = path.resolve(__dirname, '../../dist/backend');
const { ReadingPipeline } = require(path.join(BUILT, 'extraction/reading-pipeline'));

ReadingPipeline.prototype.needsOcr = () => Promise.resolve(false);
ReadingPipeline.prototype.run = async ({ workDir }, signal) => {
  await pause(200, undefined, { signal });
  const facts = { pages: [], qr: [], hasUnreadableQr: false, pdf: null };
  await writeFile(path.join(workDir, 'facts.json'), JSON.stringify({ facts, tables: [] }));
  return structuredClone(nothing);
};
