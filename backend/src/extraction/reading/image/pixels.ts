import sharp from 'sharp';

/** An image in memory: 8 bits, three channels red, green, blue, rows without padding. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export const CHANNELS = 3;
/** No page image is longer than this on either side. */
export const MAX_SIDE = 3_000;

/** A sharp pipeline that begins with these pixels. */
export function toSharp({ data, width, height }: Pixels): sharp.Sharp {
  return sharp(data, { raw: { width, height, channels: CHANNELS } });
}

/** Runs a pipeline to pixels of three channels; transparency becomes white. */
export async function fromSharp(pipeline: sharp.Sharp): Promise<Pixels> {
  const { data, info } = await pipeline
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
