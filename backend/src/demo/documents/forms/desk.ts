import type { PhotoDegradation } from './degradation';
import { valueNoise } from './value-noise';

// Taken out of `Math` once: these run for every pixel.
const { sin } = Math;

export type Rgb = [number, number, number];

/** Colour of the table top at a pixel; `out` is reused, since this runs a million times. */
export type Desk = (x: number, y: number, out: Rgb) => void;

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

export function deskOf(kind: PhotoDegradation['desk'], seed: number): Desk {
  return kind === 'madera' ? wood(seed) : melamine(seed);
}
