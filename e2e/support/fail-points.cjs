// Preloaded into the built server (`node --require`): at each SIGUSR2 the next of FAIL_POINTS, places of the upload
// and reading line with commas between, holds for ever the first document that comes to it, and says so. At the last
// one the process kills itself, as a power cut would. The product holds none of it.
const path = require('node:path');

const BUILT = path.resolve(__dirname, '../../dist/backend');
const left = process.env.FAIL_POINTS.split(',');
let armed = null;

function hold(point) {
  armed = null;
  process.stdout.write(`held ${point}\n`);
  if (left.length === 0) process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/** Holds before or after the method does its work, once armed. */
const at = (file, className, method, when) => (point) => {
  const { prototype } = require(path.join(BUILT, file))[className];
  const real = prototype[method];
  if (typeof real !== 'function') throw new Error(`${className} has no method ${method}`);
  prototype[method] = async function holding(...args) {
    if (armed === point && when === 'before') return hold(point);
    const answer = await real.apply(this, args);
    return armed === point ? hold(point) : answer;
  };
};

const BLOBS = ['platform/blob-store/file-system-blob-store', 'FileSystemBlobStore', 'adopt'];
const WRITER = ['documents/result/document-writer.service', 'DocumentWriter', 'complete'];
const POINTS = {
  'temp-written': at(...BLOBS, 'before'),
  'file-stored': at(...BLOBS, 'after'),
  'record-inserted': at(
    ...['documents/document/documents.repository', 'DocumentsRepository', 'insert', 'after'],
  ),
  'job-added': at('documents/upload/reading-jobs.service', 'ReadingJobs', 'enqueue', 'after'),
  'being-read': at(
    ...['extraction/processors/local/local.processor', 'LocalProcessor', 'extract', 'before'],
  ),
  'result-unsaved': at(...WRITER, 'before'),
  'result-unpaid': at(
    ...['documents/result/reading-end.service', 'ReadingEnd', 'completed', 'before'],
  ),
  'job-unsettled': at(
    ...['extraction/extraction.consumer', 'ExtractionConsumer', 'handle', 'after'],
  ),
};

for (const point of left) {
  if (!(point in POINTS))
    throw new Error(`no fail point ${point}: ${Object.keys(POINTS).join(', ')}`);
  POINTS[point](point);
}
process.on('SIGUSR2', () => {
  armed = left.shift() ?? null;
  process.stdout.write(`armed ${armed}\n`);
});
