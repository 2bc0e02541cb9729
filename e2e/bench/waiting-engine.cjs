// Preloaded into the built server (`node --require`): an engine that waits 200 ms and finds nothing, the
// processor that the load rows of the catalogue are stated for. What remains is the product's own work.
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');

const BUILT = path.resolve(__dirname, '../../dist/backend');
const { ReadingPipeline } = require(path.join(BUILT, 'extraction/reading-pipeline'));

const nothing = () => ({
  result: {
    extractedData: {},
    fields: {},
    authenticity: {
      isAuthentic: true,
      confidence: 1,
      flags: [],
      analysis: '',
      notes: [],
      findings: [],
      passed: [],
    },
    confidence: 1,
    records: [],
    facts: { pages: [], qr: [], hasUnreadableQr: false, pdf: null },
  },
  pageSet: { pages: [], qr: [], totalPages: 1, pdf: null, notes: [] },
  images: [],
  raw: { fields: [], tables: [], usage: { ms: 0 } },
  processingTime: 0.2,
});

ReadingPipeline.prototype.needsOcr = () => Promise.resolve(false);
ReadingPipeline.prototype.run = async (_input, signal) => {
  await pause(200, undefined, { signal });
  return nothing();
};
