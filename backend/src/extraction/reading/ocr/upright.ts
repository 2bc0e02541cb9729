import { fromSharp, toSharp, type Pixels } from '../image/geometry';
import type { LineBox, TextLine } from './line-crop';
import type { TextDetector } from './text-detector';
import type { TextRecogniser } from './text-recogniser';

/** Degrees clockwise by which a page was turned to stand upright. */
export type Turn = 0 | 90 | 180 | 270;

/** A box so many times taller than wide is a line of text that lies on its side. */
const SIDEWAYS = 2;
/** Longest lines that are read to see which way is up. */
const PROBES = 8;
/** Lines read with this confidence are certainly not upside down. */
const SURELY_UP = 0.85;
const CLEARLY_BETTER = 0.08;

export const turned = (image: Pixels, degrees: Turn): Promise<Pixels> =>
  degrees === 0 ? Promise.resolve(image) : fromSharp(toSharp(image).rotate(degrees));

const area = ({ length, thickness }: LineBox): number => length * thickness;
const total = (boxes: readonly LineBox[]): number => boxes.reduce((sum, box) => sum + area(box), 0);

function liesOnSide(boxes: readonly LineBox[]): boolean {
  const tall = boxes.filter(({ length, thickness }) => thickness > SIDEWAYS * length);
  return total(tall) > total(boxes) / 2;
}

const mean = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, line) => sum + line.confidence, 0) / Math.max(1, lines.length);

const longest = <T extends { box: LineBox }>(lines: readonly T[]): T[] =>
  [...lines].sort((a, b) => b.box.length - a.box.length).slice(0, PROBES);

async function isUpsideDown(
  image: Pixels,
  lines: readonly TextLine[],
  recogniser: TextRecogniser,
): Promise<boolean> {
  const probes = longest(lines);
  const asSeen = mean(probes);
  if (probes.length === 0 || asSeen >= SURELY_UP) return false;
  const reversed = probes.map(({ box }) => ({ ...box, dx: -box.dx, dy: -box.dy }));
  return mean(await recogniser.read(image, reversed)) > asSeen + CLEARLY_BETTER;
}

/** Lines of text of a page that stands upright. */
export interface UprightPage {
  /** How the page had to be turned. */
  turn: Turn;
  lines: TextLine[];
}

/**
 * Finds and reads the lines of a page, turned so that its text can be read. Phones forget the orientation,
 * scanners never knew it.
 */
export async function readUpright(
  image: Pixels,
  detector: TextDetector,
  recogniser: TextRecogniser,
): Promise<UprightPage> {
  const seen = await detector.detect(image);
  const onSide = liesOnSide(seen);
  const flat = onSide ? await turned(image, 90) : image;
  const lines = await recogniser.read(flat, onSide ? await detector.detect(flat) : seen);
  if (!(await isUpsideDown(flat, lines, recogniser))) return { turn: onSide ? 90 : 0, lines };
  const upright = await turned(flat, 180);
  const boxes = await detector.detect(upright);
  return { turn: onSide ? 270 : 180, lines: await recogniser.read(upright, boxes) };
}
