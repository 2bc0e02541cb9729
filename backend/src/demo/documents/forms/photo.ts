import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { seededRandom } from '../random';
import type { Random } from '../random';
import type { PhotoDegradation } from './degradation';
import { pictureToPage } from './homography';
import type { Point } from './homography';
import { pageImage } from './page-image';
import type { Pixels } from './page-image';
import { composeScene } from './photo-scene';
import type { Scene } from './photo-scene';
import { grain, valueNoise } from './value-noise';

// Taken out of `Math` once: these run for every pixel.
const { sin } = Math;

type Rgb = [number, number, number];

/** Colour of the table top at a pixel; `out` is reused, since this runs a million times. */
type Desk = (x: number, y: number, out: Rgb) => void;

/** Long fibres along the picture, with slow bands of darker wood. */
function wood(seed: number): Desk {
  const noise = valueNoise(seed);
  return (x, y, out) => {
    const drift = noise(x * 0.0011, y * 0.004) * 9;
    const band = 0.5 + 0.5 * sin(drift * 5 + y * 0.021);
    const fibre = noise(x * 0.006, y * 0.34);
    const tone = 0.78 + band * 0.16 + fibre * 0.2;
    out[0] = 139 * tone;
    out[1] = 99 * tone;
    out[2] = 66 * tone;
  };
}

/** Office melamine: pale grey with a fine speckle. */
function melamine(seed: number): Desk {
  const noise = valueNoise(seed);
  return (x, y, out) => {
    const tone = 0.93 + noise(x * 0.25, y * 0.25) * 0.06 + noise(x * 0.004, y * 0.004) * 0.05;
    out[0] = 121 * tone;
    out[1] = 126 * tone;
    out[2] = 134 * tone;
  };
}

function deskOf(kind: PhotoDegradation['desk'], seed: number): Desk {
  return kind === 'madera' ? wood(seed) : melamine(seed);
}

// Taken out of `Math` once: these run for every pixel.
const { exp, max, min } = Math;

/** A warm room lamp: white paper comes out slightly yellow. */
const TINT: Rgb = [0.97, 0.945, 0.89];
const PAGE_DPI = 220;

/** Bilinear sample of the page at `u`, `v` in 0..1. */
function samplePage(page: Pixels, u: number, v: number, out: Rgb): void {
  const x = min(u * page.width, page.width - 1.001);
  const y = min(v * page.height, page.height - 1.001);
  const [ix, iy] = [x | 0, y | 0];
  const [fx, fy] = [x - ix, y - iy];
  const row = page.width * 3;
  const at = iy * row + ix * 3;
  for (let c = 0; c < 3; c++) {
    const top = (page.data[at + c] ?? 0) * (1 - fx) + (page.data[at + 3 + c] ?? 0) * fx;
    const low = (page.data[at + row + c] ?? 0) * (1 - fx) + (page.data[at + row + 3 + c] ?? 0) * fx;
    out[c] = top * (1 - fy) + low * fy;
  }
}

/** Darkening of the desk close to the paper, which floats a little above it. */
function contactShadow({ x: u, y: v }: Point): number {
  const distance = max(-u, u - 1, -v, v - 1, 0);
  return 1 - 0.55 * exp(-distance * 70);
}

/** Rows painted before the event loop gets a turn: about 30 ms of work. */
const ROWS_IN_A_GO = 64;

function rowPainter(page: Pixels, scene: Scene, level: PhotoDegradation, random: Random) {
  const toPage = pictureToPage(scene.quad);
  const desk = deskOf(level.desk, random.int(1, 1 << 30));
  const next = grain(random.int(1, 0x7fffffff));
  const at: Point = { x: 0, y: 0 };
  const colour: Rgb = [0, 0, 0];
  return (y: number, out: Buffer): void => {
    let light = 1;
    for (let x = 0, i = y * scene.width * 3; x < scene.width; x++, i += 3) {
      // Light changes slowly: one look every four pixels cannot be seen.
      if ((x & 3) === 0) light = scene.light(x, y);
      toPage(x, y, at);
      at.x += scene.bend(at.y);
      const onPaper = at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1;
      if (onPaper) samplePage(page, at.x, at.y, colour);
      else desk(x, y, colour);
      const shade = light * (onPaper ? scene.relief(at.x, at.y) : contactShadow(at));
      const speck = next() * level.noise;
      // Ink never photographs as pure black.
      const lift = onPaper ? 22 : 0;
      for (let c = 0; c < 3; c++) {
        const value = (lift + (colour[c] ?? 0) * 0.9) * shade * (TINT[c] ?? 1) + speck;
        out[i + c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  };
}

async function shoot(
  page: Pixels,
  scene: Scene,
  level: PhotoDegradation,
  random: Random,
): Promise<Buffer> {
  const out = Buffer.alloc(scene.width * scene.height * 3);
  const paint = rowPainter(page, scene, level, random);
  for (let y = 0; y < scene.height; y++) {
    paint(y, out);
    if (y % ROWS_IN_A_GO === 0) await setImmediate();
  }
  return out;
}

/** Degrees that a picture is turned on disk, for its EXIF tag to turn it back. */
const STORED_TURN: Readonly<Record<PhotoDegradation['orientation'], number>> = {
  1: 0,
  6: 270,
  8: 90,
};

/** The first page of a PDF as a phone photographs it on a desk; deterministic for a seed. */
export async function makePhoto(
  pdf: Buffer,
  seed: number,
  level: PhotoDegradation,
): Promise<Buffer> {
  const random = seededRandom(seed);
  const page = await pageImage(pdf, PAGE_DPI, 3);
  const scene = composeScene({ x: page.width, y: page.height }, level, random);
  const pixels = await shoot(page, scene, level, random);
  const { width, height } = scene;
  const blurred = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(level.blur)
    .raw()
    .toBuffer();
  return sharp(blurred, { raw: { width, height, channels: 3 } })
    .rotate(STORED_TURN[level.orientation])
    .withMetadata({ orientation: level.orientation, density: 72 })
    .jpeg({ quality: level.quality })
    .toBuffer();
}
