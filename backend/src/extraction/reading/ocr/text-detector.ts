import { CHANNELS, toSharp, type Pixels } from '../image/pixels';
import { loadModel, type Model } from './models';
import { boxesOf } from './probability-boxes';
import type { LineBox } from './text-line';

/** Longest side that the detector sees; larger finds no more text on a page and costs time. */
const DETECTOR_SIDE = 1_600;
/** The network halves its input five times. */
const STEP = 32;
/** ImageNet statistics the model was trained with; it takes blue, green, red. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

function detectorSize({ width, height }: Pixels): { width: number; height: number } {
  const scale = Math.min(1, DETECTOR_SIDE / Math.max(width, height));
  const side = (pixels: number): number =>
    Math.max(STEP, Math.round((pixels * scale) / STEP) * STEP);
  return { width: side(width), height: side(height) };
}

function valuesOf(data: Uint8Array, width: number, height: number): Float32Array {
  const plane = width * height;
  const values = new Float32Array(CHANNELS * plane);
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const [mean, deviation] = [MEAN[channel] ?? 0, DEVIATION[channel] ?? 1];
    const source = CHANNELS - 1 - channel;
    for (let at = 0; at < plane; at += 1) {
      values[channel * plane + at] = ((data[at * CHANNELS + source] ?? 0) / 255 - mean) / deviation;
    }
  }
  return values;
}

/** Finds lines of text, at any angle, on a page (PP-OCRv4 detection). */
export class TextDetector {
  private constructor(private readonly model: Model) {}

  static async load(): Promise<TextDetector> {
    return new TextDetector(await loadModel('ch_PP-OCRv4_det_infer'));
  }

  /** Boxes in pixels of the image. */
  async detect(image: Pixels): Promise<LineBox[]> {
    const { width, height } = detectorSize(image);
    const small = await toSharp(image).resize(width, height, { fit: 'fill' }).raw().toBuffer();
    const values = valuesOf(small, width, height);
    const { data } = await this.model(values, [1, CHANNELS, height, width]);
    const [sx, sy] = [image.width / width, image.height / height];
    return boxesOf({ data, width, height }).map((box) => scaled(box, sx, sy));
  }
}

/** The two scales differ by rounding only, so angles stay. */
function scaled(box: LineBox, sx: number, sy: number): LineBox {
  const along = Math.hypot(box.dx * sx, box.dy * sy);
  const across = Math.hypot(box.dy * sx, box.dx * sy);
  return {
    ...box,
    cx: box.cx * sx,
    cy: box.cy * sy,
    length: box.length * along,
    thickness: box.thickness * across,
  };
}
