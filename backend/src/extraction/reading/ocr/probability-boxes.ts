import { takeRegion } from '../image/regions';
import { minAreaBox } from './min-area-box';
import type { LineBox } from './text-line';

/** Settings of the detector's own post-processing (differentiable binarisation). */
const PIXEL_FROM = 0.3;
const BOX_FROM = 0.55;
/** The detector is trained on shrunken text; boxes grow by area x ratio / perimeter. */
const GROW_RATIO = 1.6;
const MIN_SIDE = 3;
const MAX_BOXES = 1_000;

/** The detector's answer: for each pixel how likely it is text, 0..1. */
export interface ProbabilityMap {
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
  const open = Uint8Array.from(map.data, (probability) => (probability > PIXEL_FROM ? 1 : 0));
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
