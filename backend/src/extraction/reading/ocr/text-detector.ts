import { CHANNELS, convexHull, toSharp, type Pixels, type Point } from '../image/geometry';
import { takeRegion } from '../image/regions';
import { loadModel, type Model } from './models';
import type { LineBox } from './line-crop';

/** The upright way to look at a box: text runs to the right, or downwards when the box is tall. */
function facing(box: LineBox): LineBox {
  const flat = Math.abs(box.dx) >= Math.abs(box.dy);
  const turned = flat
    ? box
    : { ...box, dx: box.dy, dy: -box.dx, length: box.thickness, thickness: box.length };
  return turned.dx < 0 ? { ...turned, dx: -turned.dx, dy: -turned.dy } : turned;
}

function boxAlong(hull: readonly Point[], dx: number, dy: number): LineBox {
  let [minA, maxA, minB, maxB] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of hull) {
    const [a, b] = [x * dx + y * dy, y * dx - x * dy];
    minA = Math.min(minA, a);
    maxA = Math.max(maxA, a);
    minB = Math.min(minB, b);
    maxB = Math.max(maxB, b);
  }
  const [a, b] = [(minA + maxA) / 2, (minB + maxB) / 2];
  const centre = { cx: a * dx - b * dy, cy: a * dy + b * dx };
  return { ...centre, dx, dy, length: maxA - minA, thickness: maxB - minB };
}

/** The smallest rectangle at any angle around the points; at least two points. */
export function minAreaBox(points: readonly Point[]): LineBox {
  const hull = convexHull(points);
  let best = boxAlong(hull, 1, 0);
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length] ?? point;
    const length = Math.hypot(next.x - point.x, next.y - point.y);
    if (length === 0) continue;
    const box = boxAlong(hull, (next.x - point.x) / length, (next.y - point.y) / length);
    if (box.length * box.thickness < best.length * best.thickness) best = box;
  }
  return facing(best);
}

/** Settings of the detector's own post-processing (differentiable binarisation). */
const PIXEL_FROM = 0.3;
const BOX_FROM = 0.55;
/** The detector is trained on shrunken text; boxes grow by area x ratio / perimeter. */
const GROW_RATIO = 1.6;
const MIN_SIDE = 3;
const MAX_BOXES = 1_000;

/** The detector's answer: for each pixel how likely it is text, 0..1. */
interface ProbabilityMap {
  data: Float32Array;
  width: number;
  height: number;
}

function grown(box: LineBox): LineBox {
  const by = (box.length * box.thickness * GROW_RATIO) / (2 * (box.length + box.thickness));
  return { ...box, length: box.length + 2 * by, thickness: box.thickness + 2 * by };
}

/** Boxes of lines of text, in pixels of the map. */
export function boxesOf(map: ProbabilityMap): LineBox[] {
  const open = new Uint8Array(map.data.map((probability) => (probability > PIXEL_FROM ? 1 : 0)));
  const boxes: LineBox[] = [];
  for (let seed = open.indexOf(1); seed >= 0; seed = open.indexOf(1, seed)) {
    const region = takeRegion(open, map.width, seed, map.data);
    const box = minAreaBox(region.outline);
    const isText =
      region.weight / region.size >= BOX_FROM && Math.min(box.length, box.thickness) >= MIN_SIDE;
    if (isText) boxes.push(grown(box));
    if (boxes.length >= MAX_BOXES) break;
  }
  return boxes;
}

/** Longest side that the detector sees; larger finds no more text on a page and costs time. */
const DETECTOR_SIDE = 1_600;
/** The network halves its input five times. */
const STEP = 32;
/** ImageNet statistics the model was trained with; it takes blue, green, red. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

function detectorSize({ width, height }: Pixels): { width: number; height: number } {
  const scale = Math.min(1, DETECTOR_SIDE / Math.max(width, height));
  const side = (pixels: number): number =>
    Math.max(STEP, Math.round((pixels * scale) / STEP) * STEP);
  return { width: side(width), height: side(height) };
}

function valuesOf(data: Uint8Array, width: number, height: number): Float32Array {
  const plane = width * height;
  const values = new Float32Array(CHANNELS * plane);
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const [mean, deviation] = [MEAN[channel] ?? 0, DEVIATION[channel] ?? 1];
    const source = CHANNELS - 1 - channel;
    for (let at = 0; at < plane; at += 1) {
      values[channel * plane + at] = ((data[at * CHANNELS + source] ?? 0) / 255 - mean) / deviation;
    }
  }
  return values;
}

/** Finds lines of text, at any angle, on a page (PP-OCRv4 detection). */
export class TextDetector {
  private constructor(private readonly model: Model) {}

  static async load(): Promise<TextDetector> {
    return new TextDetector(await loadModel('ch_PP-OCRv4_det_infer'));
  }

  /** Boxes in pixels of the image. */
  async detect(image: Pixels): Promise<LineBox[]> {
    const { width, height } = detectorSize(image);
    const small = await toSharp(image).resize(width, height, { fit: 'fill' }).raw().toBuffer();
    const values = valuesOf(small, width, height);
    const { data } = await this.model(values, [1, CHANNELS, height, width]);
    const [sx, sy] = [image.width / width, image.height / height];
    return boxesOf({ data, width, height }).map((box) => scaled(box, sx, sy));
  }
}

/** The two scales differ by rounding only, so angles stay. */
function scaled(box: LineBox, sx: number, sy: number): LineBox {
  const along = Math.hypot(box.dx * sx, box.dy * sy);
  const across = Math.hypot(box.dy * sx, box.dx * sy);
  return {
    ...box,
    cx: box.cx * sx,
    cy: box.cy * sy,
    length: box.length * along,
    thickness: box.thickness * across,
  };
}
