import { fromSharp, toSharp, type Pixels } from '../image/pixels';
import type { LineBox } from './text-line';
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

async function confidence(
  image: Pixels,
  boxes: readonly LineBox[],
  recogniser: TextRecogniser,
): Promise<number> {
  const lines = await recogniser.read(image, boxes);
  return lines.reduce((sum, line) => sum + line.confidence, 0) / Math.max(1, boxes.length);
}

async function isUpsideDown(
  image: Pixels,
  boxes: readonly LineBox[],
  recogniser: TextRecogniser,
): Promise<boolean> {
  const probes = [...boxes].sort((a, b) => b.length - a.length).slice(0, PROBES);
  if (probes.length === 0) return false;
  const asSeen = await confidence(image, probes, recogniser);
  if (asSeen >= SURELY_UP) return false;
  const reversed = probes.map((box) => ({ ...box, dx: -box.dx, dy: -box.dy }));
  return (await confidence(image, reversed, recogniser)) > asSeen + CLEARLY_BETTER;
}

/**
 * Which way a page must be turned so that its text can be read, with the lines of text found on it then.
 * Phones forget the orientation, scanners never knew it.
 */
export async function findUpright(
  image: Pixels,
  detector: TextDetector,
  recogniser: TextRecogniser,
): Promise<{ turn: Turn; image: Pixels; boxes: LineBox[] }> {
  const seen = await detector.detect(image);
  const onSide = liesOnSide(seen);
  const flat = onSide ? await turned(image, 90) : image;
  const boxes = onSide ? await detector.detect(flat) : seen;
  if (!(await isUpsideDown(flat, boxes, recogniser))) {
    return { turn: onSide ? 90 : 0, image: flat, boxes };
  }
  const upright = await turned(flat, 180);
  return { turn: onSide ? 270 : 180, image: upright, boxes: await detector.detect(upright) };
}
