import { CHANNELS, fromSharp, toSharp, type Pixels } from './geometry';

/** Grain of cameras and scanners is one pixel wide. */
const MEDIAN = 3;
/** Grey steps that half of the pixels differ from their surroundings; clean pages have 0. */
const GRAINY_FROM = 1;
/** Grain this coarse hides thin strokes from both readers, and the median alone leaves half of it. */
const COARSE_FROM = 6;
const SOFTEN = 0.6;
/** A page's grain is measured in so many strips of so many rows: a median of the whole takes as long as reading. */
const STRIPS = 20;
const ROWS = 16;

const smoothed = (image: Pixels): Promise<Pixels> => fromSharp(toSharp(image).median(MEDIAN));

/** Strips from all over a page, one under the other. */
function stripsOf({ data, width, height }: Pixels): Pixels {
  const row = width * CHANNELS;
  const every = Math.max(ROWS, Math.floor(height / STRIPS));
  const strips: Uint8Array[] = [];
  for (let top = 0; top + ROWS <= height; top += every)
    strips.push(data.subarray(top * row, (top + ROWS) * row));
  return { data: Buffer.concat(strips), width, height: strips.length * ROWS };
}

/** Half of the pixels differ by less than this from their surroundings. */
async function grainOf(image: Pixels): Promise<number> {
  const strips = stripsOf(image);
  const { data } = await smoothed(strips);
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 1) {
    const difference = Math.abs((strips.data[at] ?? 0) - (data[at] ?? 0));
    counts[difference] = (counts[difference] ?? 0) + 1;
  }
  let [value, reached] = [0, counts[0] ?? 0];
  while (reached < data.length / 2) {
    value += 1;
    reached += counts[value] ?? 0;
  }
  return value;
}

/** A page for the two readers: one of them takes its own care of fine grain. */
export interface CleanPage {
  /** As it was seen; coarse grain is softened. */
  soft: Pixels;
  /** Without grain; a median takes its time, and who reads the other need not wait for it. */
  clean: Promise<Pixels>;
}

/**
 * Takes the grain out of a photo or scan. A clean page stays as it is: on a small screenshot a median would
 * eat the strokes of the letters.
 */
export async function denoise(image: Pixels): Promise<CleanPage> {
  const grain = await grainOf(image);
  if (grain < GRAINY_FROM) return { soft: image, clean: Promise.resolve(image) };
  if (grain < COARSE_FROM) return { soft: image, clean: smoothed(image) };
  const soft = await fromSharp(toSharp(image).blur(SOFTEN));
  return { soft, clean: smoothed(soft) };
}
