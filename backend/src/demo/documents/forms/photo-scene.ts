import type { Random } from '../random';
import type { PhotoDegradation } from './degradation';
import type { Point, Quad } from './homography';
import { valueNoise } from './value-noise';

// Taken out of `Math` once: these run for every pixel.
const { abs, cos, exp, floor, max, min, sin, PI } = Math;

/** Where the paper lies and how the light falls, in pixels of the upright picture. */
export interface Scene {
  width: number;
  height: number;
  quad: Quad;
  /** Light on a point of the picture, about 0.5..1.05. */
  light(x: number, y: number): number;
  /** Light on the paper for its own bend and folds, around 1; `v` runs down the page. */
  relief(u: number, v: number): number;
  /** Sideways shift of the paper at `v`, as a share of its width. */
  bend(v: number): number;
}

function turned(points: Point[], centre: Point, degrees: number): Point[] {
  const angle = (degrees * PI) / 180;
  const [c, s] = [cos(angle), sin(angle)];
  return points.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * c - (y - centre.y) * s,
    y: centre.y + (x - centre.x) * s + (y - centre.y) * c,
  }));
}

/** The paper fills most of the picture, narrower at the far end, each corner a little off. */
function placed(page: Point, size: Point, level: PhotoDegradation, random: Random): Quad {
  const scale = min((size.x * 0.86) / page.x, (size.y * 0.9) / page.y);
  const [w, h] = [page.x * scale, page.y * scale];
  const [left, top] = [(size.x - w) / 2, (size.y - h) / 2];
  const keystone = w * level.perspective * 0.5;
  const off = () => (random.next() - 0.5) * w * level.perspective * 0.35;
  const corners = [
    { x: left + keystone + off(), y: top + off() },
    { x: left + w - keystone + off(), y: top + off() },
    { x: left + w + off(), y: top + h + off() },
    { x: left + off(), y: top + h + off() },
  ];
  const degrees = level.tilt * (random.next() < 0.5 ? -1 : 1) * (0.7 + random.next() * 0.3);
  const [a, b, c, d] = turned(corners, { x: size.x / 2, y: size.y / 2 }, degrees);
  if (!a || !b || !c || !d) throw new RangeError('a page has four corners');
  return [a, b, c, d];
}

/** A lamp from one side and the soft shadow of whoever holds the camera. */
function lighting(size: Point, level: PhotoDegradation, random: Random): Scene['light'] {
  const angle = random.next() * PI * 2;
  const [dx, dy] = [cos(angle), sin(angle)];
  const cast = PI * (0.2 + random.next() * 0.3);
  const [sx, sy] = [cos(cast), sin(cast)];
  const edge = 0.16 + random.next() * 0.2;
  const wobble = valueNoise(random.int(1, 1 << 30));
  return (x, y) => {
    const nx = x / size.x - 0.5;
    const ny = y / size.y - 0.5;
    const lamp = 1 - level.unevenness * (0.5 + 0.5 * (nx * dx + ny * dy) * 1.4);
    const depth = (nx * sx + ny * sy - edge + (wobble(nx * 3, ny * 3) - 0.5) * 0.1) / 0.16;
    const t = max(0, min(1, depth));
    return lamp * (1 - level.shadow * t * t * (3 - 2 * t));
  };
}

/** Panels between two folds catch the light differently; the fold itself is a fine dark line. */
function reliefOf(level: PhotoDegradation, random: Random): Scene['relief'] {
  const phase = random.next() * PI;
  return (u, v) => {
    const wave = 1 + level.curl * 3 * sin(v * PI * 1.6 + phase + u * 0.8);
    if (!level.folded) return wave;
    const third = v * 3;
    const near = min(abs(third - 1), abs(third - 2));
    const panel = floor(third) % 2 === 0 ? 1.012 : 0.984;
    const crease = near < 0.05 ? 1 - 0.13 * exp(-near * 130) : 1;
    return wave * panel * crease;
  };
}

/** Composes a picture of a page of the given size in pixels. */
export function composeScene(page: Point, level: PhotoDegradation, random: Random): Scene {
  const height = level.height;
  const width = Math.round(height * (page.y / page.x > 1.8 ? 0.6 : 0.75));
  const size = { x: width, y: height };
  const phase = random.next() * PI * 2;
  return {
    width,
    height,
    quad: placed(page, size, level, random),
    light: lighting(size, level, random),
    relief: reliefOf(level, random),
    bend: (v) => level.curl * sin(v * PI * 1.3 + phase),
  };
}
