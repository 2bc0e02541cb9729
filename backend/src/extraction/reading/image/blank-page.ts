import { toSharp, type Pixels } from './pixels';

/** Standard deviation of grey below which nothing can be read. */
const BLANK_DEVIATION = 1.5;

/** Pixels that a line of text is high at least. */
const MIN_SIDE = 16;

/** Whether a page shows nothing that could be read. */
export async function isBlank(image: Pixels): Promise<boolean> {
  if (Math.min(image.width, image.height) < MIN_SIDE) return true;
  const { channels } = await toSharp(image).greyscale().stats();
  return (channels[0]?.stdev ?? 0) < BLANK_DEVIATION;
}
