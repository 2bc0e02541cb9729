// Preloaded into the built server (`node --require`): after SIGUSR2 the process kills itself, as a power
// cut would, at the place of the upload and reading line that FAIL_POINT names. The product holds none
// of it.
const path = require('node:path');

const BUILT = path.resolve(__dirname, '../../dist/backend');
let isArmed = false;

function die() {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/** Dies before or after the method does its work, once armed. */
function at(file, className, method, when) {
  const { prototype } = require(path.join(BUILT, file))[className];
  const real = prototype[method];
  if (typeof real !== 'function') throw new Error(`${className} has no method ${method}`);
  prototype[method] = async function dying(...args) {
    if (isArmed && when === 'before') return die();
    const answer = await real.apply(this, args);
    return isArmed ? die() : answer;
  };
}

const BLOBS = ['platform/blob-store/file-system-blob-store', 'FileSystemBlobStore', 'adopt'];
const WRITER = ['documents/result/document-writer.service', 'DocumentWriter', 'complete'];
const POINTS = {
  'temp-written': () => at(...BLOBS, 'before'),
  'file-stored': () => at(...BLOBS, 'after'),
  'record-inserted': () =>
    at('documents/document/documents.repository', 'DocumentsRepository', 'insert', 'after'),
  'job-added': () => at('documents/upload/reading-jobs.service', 'ReadingJobs', 'enqueue', 'after'),
  'being-read': () =>
    at('extraction/processors/local/local.processor', 'LocalProcessor', 'extract', 'before'),
  'result-unsaved': () => at(...WRITER, 'before'),
  'result-unpaid': () =>
    at('documents/result/reading-end.service', 'ReadingEnd', 'completed', 'before'),
  'job-unsettled': () =>
    at('extraction/extraction.consumer', 'ExtractionConsumer', 'handle', 'after'),
};

const point = process.env.FAIL_POINT;
if (!(point in POINTS))
  throw new Error(`no fail point ${point}: ${Object.keys(POINTS).join(', ')}`);
POINTS[point]();
process.on('SIGUSR2', () => {
  isArmed = true;
  process.stdout.write('armed\n');
});
