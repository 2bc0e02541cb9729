import { CHANNELS, fromSharp, toSharp, type Pixels } from './geometry';

/** Grain of cameras and scanners is one pixel wide. */
const MEDIAN = 3;
/** Grey steps that half of the pixels differ from their surroundings; clean pages have 0. */
const GRAINY_FROM = 1;
/** Grain this coarse hides thin strokes from both readers, and the median alone leaves half of it. */
const COARSE_FROM = 6;
const SOFTEN = 0.6;
/** Rows of each strip in which the grain of a page is measured, and from one to the next: a median of all is slow. */
const STRIP = 16;
const STRIPS_EVERY = 128;
/** Rows of an image that is measured whole. */
const FEW_ROWS = 1_000;

/** Half of the pixels differ by less than this between two images. */
function medianDifference(a: Pixels, b: Pixels): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < a.data.length; at += 1) {
    const difference = Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
    counts[difference] = (counts[difference] ?? 0) + 1;
  }
  let [value, reached] = [0, counts[0] ?? 0];
  while (reached < a.data.length / 2) {
    value += 1;
    reached += counts[value] ?? 0;
  }
  return value;
}

const smoothed = (image: Pixels): Promise<Pixels> => fromSharp(toSharp(image).median(MEDIAN));

/** Strips from all over a page, one under the other. */
function stripsOf({ data, width, height }: Pixels): Pixels {
  const row = width * CHANNELS;
  const strips: Uint8Array[] = [];
  for (let top = 0; top + STRIP <= height; top += STRIPS_EVERY)
    strips.push(data.subarray(top * row, (top + STRIP) * row));
  return { data: Buffer.concat(strips), width, height: strips.length * STRIP };
}

async function grainOf(image: Pixels): Promise<number> {
  const strips = image.height < FEW_ROWS ? image : stripsOf(image);
  return medianDifference(strips, await smoothed(strips));
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
