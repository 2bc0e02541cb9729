import type { Homography } from './homography';
import { CHANNELS, type Pixels } from './pixels';
import type { Bend } from './unbend';

const PAPER = 255;

/**
 * A new image of that size whose every pixel comes from where `toSource` takes it, bilinear;
 * what lies outside of the source is white.
 * @param bend how the sheet's edges differ from straight ones; between them the paper goes along
 */
export function warp(
  source: Pixels,
  [a, b, c, d, e, f, g, h]: Homography,
  { width, height }: { width: number; height: number },
  bend: Bend | null = null,
): Pixels {
  const data = new Uint8Array(width * height * CHANNELS).fill(PAPER);
  for (let row = 0; row < height; row += 1) {
    const down = (row + 0.5) / height;
    const [left, right] = [bend?.left[row] ?? 0, bend?.right[row] ?? 0];
    for (let column = 0; column < width; column += 1) {
      const along = (column + 0.5) / width;
      const [top, bottom] = [bend?.top[column] ?? 0, bend?.bottom[column] ?? 0];
      const x = column + 0.5 + left + (right - left) * along;
      const y = row + 0.5 + top + (bottom - top) * down;
      const w = g * x + h * y + 1;
      const [fromX, fromY] = [(a * x + b * y + c) / w - 0.5, (d * x + e * y + f) / w - 0.5];
      copySample(source, fromX, fromY, data, (row * width + column) * CHANNELS);
    }
  }
  return { data, width, height };
}

function copySample(source: Pixels, x: number, y: number, target: Uint8Array, at: number): void {
  const { data, width, height } = source;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const [fx, fy] = [x - left, y - top];
  const upper = (top * width + left) * CHANNELS;
  const lower = upper + width * CHANNELS;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const [a, b] = [data[upper + channel] ?? 0, data[upper + CHANNELS + channel] ?? 0];
    const [c, d] = [data[lower + channel] ?? 0, data[lower + CHANNELS + channel] ?? 0];
    target[at + channel] = (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy + 0.5;
  }
}
