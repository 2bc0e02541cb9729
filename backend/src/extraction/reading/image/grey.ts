import { CHANNELS, fromSharp, toSharp, type Pixels, type Point } from './geometry';

/** One channel of brightness, 0..255, rows without padding. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The brightness of the pixel at a point; null outside of the picture. */
export function brightness({ data, width, height }: Grey, { x, y }: Point): number | null {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  return data[row * width + column] ?? null;
}

const inside = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** The same picture in grey. */
export async function greyOf(image: Pixels): Promise<Grey> {
  const { width, height } = image;
  return { data: await toSharp(image).greyscale().raw().toBuffer(), width, height };
}

/** A small grey copy, its long side `side` at most. */
export async function smallGrey(image: Pixels, side: number): Promise<Grey> {
  const small = toSharp(image).resize(inside(side)).greyscale();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * A small copy of each pixel's darkest channel: paper is light in all three, while wood or cloth beside it
 * may be as bright but is coloured.
 */
export async function smallPaper(image: Pixels, side: number, blur: number): Promise<Grey> {
  const { data, width, height } = await fromSharp(toSharp(image).resize(inside(side)).blur(blur));
  const paper = new Uint8Array(width * height);
  for (let at = 0; at < paper.length; at += 1) {
    const from = at * CHANNELS;
    paper[at] = Math.min(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0);
  }
  return { data: paper, width, height };
}
