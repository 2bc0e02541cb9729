import { fromSharp, toSharp, type Pixels } from './geometry';

/** Grain of cameras and scanners is one pixel wide. */
const MEDIAN = 3;
/** Grey steps that half of the pixels differ from their surroundings; clean pages have 0. */
const GRAINY_FROM = 1;
/** Grain this coarse hides thin strokes from both readers, and the median alone leaves half of it. */
const COARSE_FROM = 6;
const SOFTEN = 0.6;

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

/** A page for the two readers: one of them takes its own care of fine grain. */
export interface CleanPage {
  /** As it was seen; coarse grain is softened. */
  soft: Pixels;
  /** Without grain. */
  clean: Pixels;
}

/**
 * Takes the grain out of a photo or scan. A clean page stays as it is: on a small screenshot a median would
 * eat the strokes of the letters.
 */
export async function denoise(image: Pixels): Promise<CleanPage> {
  const smooth = await fromSharp(toSharp(image).median(MEDIAN));
  const grain = medianDifference(image, smooth);
  if (grain < COARSE_FROM) return { soft: image, clean: grain < GRAINY_FROM ? image : smooth };
  const soft = await fromSharp(toSharp(image).blur(SOFTEN));
  return { soft, clean: await fromSharp(toSharp(soft).median(MEDIAN)) };
}
