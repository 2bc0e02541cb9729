import { CHANNELS, type Pixels } from '../image/geometry';

/** A rectangle at any angle in pixels; the text runs along (dx, dy). */
export interface LineBox {
  /** Centre. */
  cx: number;
  cy: number;
  /** Unit vector along the text. */
  dx: number;
  dy: number;
  /** Size along and across the text. */
  length: number;
  thickness: number;
}

/** A character with its middle along the line, 0..1, and its confidence, 0..1. */
export interface ReadCharacter {
  text: string;
  at: number;
  confidence: number;
}

/** A line of text as the recogniser read it; spaces are characters too. */
export interface TextLine {
  box: LineBox;
  characters: ReadCharacter[];
  /** Mean of the characters, 0..1. */
  confidence: number;
}

/** Height of the recogniser's input. */
export const LINE_HEIGHT = 48;
const MAX_LINE_WIDTH = 2_400;
const MIN_LINE_WIDTH = 16;

/** A line of text turned level: planes of blue, green, red, values -1..1. */
export interface LineCrop {
  values: Float32Array;
  width: number;
}

/** Width of the crop for a line of that shape. */
function cropWidth(box: LineBox): number {
  const width = Math.round((LINE_HEIGHT * box.length) / Math.max(1, box.thickness));
  return Math.min(MAX_LINE_WIDTH, Math.max(MIN_LINE_WIDTH, width));
}

/** Adds the bilinear value of each channel at (x, y) to `sums`; outside, the border goes on. */
function addSample(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  sums: Float64Array,
): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const fx = Math.min(1, Math.max(0, x - left));
  const fy = Math.min(1, Math.max(0, y - top));
  const [a, b] = [(top * width + left) * CHANNELS, (top * width + right) * CHANNELS];
  const [c, d] = [(bottom * width + left) * CHANNELS, (bottom * width + right) * CHANNELS];
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const upper = (data[a + channel] ?? 0) * (1 - fx) + (data[b + channel] ?? 0) * fx;
    const lower = (data[c + channel] ?? 0) * (1 - fx) + (data[d + channel] ?? 0) * fx;
    sums[channel] = (sums[channel] ?? 0) + upper * (1 - fy) + lower * fy;
  }
}

/** Cuts a line out of the page, turned level and scaled to the recogniser's height. */
export function cropLine(image: Pixels, box: LineBox): LineCrop {
  const width = cropWidth(box);
  const plane = width * LINE_HEIGHT;
  const values = new Float32Array(CHANNELS * plane);
  const sums = new Float64Array(CHANNELS);
  // Large print is averaged over several samples a pixel, or thin strokes would fall between them.
  const samples = Math.min(3, Math.max(1, Math.round(box.thickness / LINE_HEIGHT)));
  for (let row = 0; row < LINE_HEIGHT; row += 1) {
    for (let column = 0; column < width; column += 1) {
      sums.fill(0);
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const i = column + ((sample % samples) + 0.5) / samples;
        const j = row + (Math.floor(sample / samples) + 0.5) / samples;
        const along = (i / width - 0.5) * box.length;
        const across = (j / LINE_HEIGHT - 0.5) * box.thickness;
        const x = box.cx + along * box.dx - across * box.dy - 0.5;
        const y = box.cy + along * box.dy + across * box.dx - 0.5;
        addSample(image, x, y, sums);
      }
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const mean = (sums[channel] ?? 0) / (samples * samples);
        values[(CHANNELS - 1 - channel) * plane + row * width + column] = mean / 127.5 - 1;
      }
    }
  }
  return { values, width };
}
