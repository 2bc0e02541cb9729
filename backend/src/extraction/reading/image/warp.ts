import { project, type Homography } from './homography';
import { CHANNELS, type Pixels } from './pixels';

const PAPER = 255;

/**
 * A new image of that size whose every pixel comes from where `toSource` takes it, bilinear;
 * what lies outside of the source is white.
 */
export function warp(
  source: Pixels,
  toSource: Homography,
  size: { width: number; height: number },
): Pixels {
  const data = new Uint8Array(size.width * size.height * CHANNELS).fill(PAPER);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const from = project(toSource, { x: x + 0.5, y: y + 0.5 });
      copySample(source, from.x - 0.5, from.y - 0.5, data, (y * size.width + x) * CHANNELS);
    }
  }
  return { data, ...size };
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
