import sharp from 'sharp';
import type { Pixels } from './geometry';
import { greyOf, type Grey } from './grey';

/** The light changes slowly over a page: an eighth of the resolution shows it. */
const SHRINK = 8;
/** Print is gone from the copy after a median this wide. */
const MEDIAN = 9;
const BLUR = 6;
/** What paper becomes; not white, so that noise on it stays noise. */
const PAPER = 235;
const MIN_LIGHT = 20;

const raw = ({ data, width, height }: Grey): sharp.Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** The brightness of the paper itself at each pixel. */
async function paperLight(grey: Grey): Promise<Buffer> {
  const [width, height] = [grey.width, grey.height].map((side) =>
    Math.max(MEDIAN, Math.round(side / SHRINK)),
  );
  const small = await raw(grey)
    .resize(width, height, { fit: 'fill' })
    .median(MEDIAN)
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(small.data, { raw: small.info })
    .resize(grey.width, grey.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** The page in grey as if its light were even: shadows divided out, paper the same tone everywhere. */
export async function evenLight(image: Pixels): Promise<Grey> {
  const { data, width, height } = await greyOf(image);
  const light = await paperLight({ data, width, height });
  const even = new Uint8Array(data.length);
  for (let at = 0; at < even.length; at += 1) {
    even[at] = Math.min(255, ((data[at] ?? 0) * PAPER) / Math.max(MIN_LIGHT, light[at] ?? 0));
  }
  return { data: even, width, height };
}
