import { CHANNELS, type Pixels } from '../image/geometry';
import {
  cropLine,
  LINE_HEIGHT,
  type LineBox,
  type LineCrop,
  type ReadCharacter,
  type TextLine,
} from './line-crop';
import { loadCharacters, loadModel, type Model } from './models';

/** What a recogniser can answer, and the part of it that documents of this country are written with. */
interface Alphabet {
  /** By class; index 0 is "no character". */
  characters: readonly string[];
  /** Classes that are looked at, index 0 apart. */
  used: Uint16Array;
}

/** Latin letters, figures and signs, also in the wide forms that the recogniser prefers for some of them. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]+$/u;
/** Marks and letters of other scripts that count as common to all. */
const FOREIGN = /[\u2e80-\u33ff\uf900-\ufaff]/;

/** @param characters by class; index 0 is "no character" */
export function latinAlphabet(characters: readonly string[]): Alphabet {
  const used = characters.flatMap((text, index) => {
    const plain = text.normalize('NFKC');
    return index > 0 && LATIN.test(plain) && !FOREIGN.test(plain) ? index : [];
  });
  return { characters, used: Uint16Array.from(used) };
}

/**
 * Reads a recogniser's answer for one line (connectionist temporal classification): at each step the most
 * likely character of its alphabet; repeats and "no character" (index 0) fall away.
 * @param probabilities steps x classes
 * @param steps steps that belong to this line; those behind it are padding
 * @param scale steps that the whole line took, for the places of characters
 */
export function decodeCtc(
  probabilities: Float32Array,
  classes: number,
  steps: number,
  scale: number,
  { characters, used }: Alphabet,
): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step += 1) {
    const best = argMax(probabilities, step * classes, used);
    const text = characters[best];
    if (best !== 0 && best !== previous && text !== undefined) {
      const confidence = probabilities[step * classes + best] ?? 0;
      read.push({ text, at: Math.min(1, (step + 0.5) / scale), confidence });
    }
    previous = best;
  }
  return read;
}

function argMax(values: Float32Array, from: number, among: Uint16Array): number {
  let [best, top] = [0, values[from] ?? 0];
  for (const index of among) {
    const value = values[from + index] ?? 0;
    if (value > top) [best, top] = [index, value];
  }
  return best;
}

/** Pixels along the line for one step of the answer. */
const STEP_WIDTH = 8;
/** Lines of similar width go through the network together, up to this many columns in all. */
const BATCH_COLUMNS = 3_200;
/** A box so much taller than wide may hold text that runs up or down. */
const TALL = 1.6;

interface Crop extends LineCrop {
  line: number;
  box: LineBox;
}

/** The ways a box may be read: as it lies, and when it is tall also turned to either side. */
function waysToRead(box: LineBox): LineBox[] {
  if (box.thickness < TALL * box.length) return [box];
  const turned = { ...box, length: box.thickness, thickness: box.length };
  return [box, { ...turned, dx: box.dy, dy: -box.dx }, { ...turned, dx: -box.dy, dy: box.dx }];
}

function batches(crops: Crop[]): Crop[][] {
  const result: Crop[][] = [];
  for (const crop of [...crops].sort((a, b) => a.width - b.width)) {
    const last = result.at(-1);
    if (last && (last.length + 1) * crop.width <= BATCH_COLUMNS) last.push(crop);
    else result.push([crop]);
  }
  return result;
}

function valuesOf(batch: readonly Crop[], width: number): Float32Array {
  const size = CHANNELS * LINE_HEIGHT * width;
  const values = new Float32Array(batch.length * size);
  batch.forEach((crop, index) => {
    for (let row = 0; row < CHANNELS * LINE_HEIGHT; row += 1) {
      const source = crop.values.subarray(row * crop.width, (row + 1) * crop.width);
      values.set(source, index * size + row * width);
    }
  });
  return values;
}

const meanConfidence = (characters: readonly ReadCharacter[]): number =>
  characters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, characters.length);

/** Reads lines of text (PP-OCRv4 recognition). */
export class TextRecogniser {
  private constructor(
    private readonly model: Model,
    private readonly alphabet: Alphabet,
  ) {}

  static async load(): Promise<TextRecogniser> {
    const model = await loadModel('ch_PP-OCRv4_rec_infer');
    return new TextRecogniser(model, latinAlphabet(await loadCharacters()));
  }

  /** One line a box, without those where nothing is read. */
  async read(image: Pixels, boxes: readonly LineBox[]): Promise<TextLine[]> {
    const crops = boxes.flatMap((box, line) =>
      waysToRead(box).map((way) => ({ ...cropLine(image, way), line, box: way })),
    );
    const best = new Map<number, TextLine>();
    for (const batch of batches(crops)) {
      for (const { line, ...read } of await this.readBatch(batch)) {
        const known = best.get(line);
        if (!known || read.confidence > known.confidence) best.set(line, read);
      }
    }
    return [...best.values()].filter((line) => line.characters.length > 0);
  }

  private async readBatch(batch: readonly Crop[]): Promise<(TextLine & { line: number })[]> {
    const width = Math.ceil(Math.max(...batch.map((crop) => crop.width)) / STEP_WIDTH) * STEP_WIDTH;
    const dims = [batch.length, CHANNELS, LINE_HEIGHT, width];
    const { data, dims: found } = await this.model(valuesOf(batch, width), dims);
    const [, steps = 0, classes = 0] = found;
    return batch.map(({ line, box, width: own }, index) => {
      const part = data.subarray(index * steps * classes, (index + 1) * steps * classes);
      const scale = (steps * own) / width;
      const characters = decodeCtc(
        part,
        classes,
        Math.min(steps, Math.ceil(scale)),
        scale,
        this.alphabet,
      );
      return { line, box, characters, confidence: meanConfidence(characters) };
    });
  }
}
