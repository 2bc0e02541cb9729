import { toSharp, type Pixels } from './pixels';

/** Standard deviation of grey below which nothing can be read. */
const BLANK_DEVIATION = 1.5;

/** Whether a page shows nothing at all. */
export async function isBlank(image: Pixels): Promise<boolean> {
  const { channels } = await toSharp(image).greyscale().stats();
  return (channels[0]?.stdev ?? 0) < BLANK_DEVIATION;
}
