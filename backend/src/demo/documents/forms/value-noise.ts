// Taken out of `Math` once: these run for every pixel.
const { floor, imul } = Math;

/** Smooth noise in 0..1 over the plane; the same seed gives the same field. */
export function valueNoise(seed: number): (x: number, y: number) => number {
  const lattice = (ix: number, iy: number): number => {
    let h = imul(ix, 374761393) + imul(iy, 668265263) + seed;
    h = imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  return (x, y) => {
    const ix = floor(x);
    const iy = floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const top = lattice(ix, iy) * (1 - sx) + lattice(ix + 1, iy) * sx;
    const bottom = lattice(ix, iy + 1) * (1 - sx) + lattice(ix + 1, iy + 1) * sx;
    return top * (1 - sy) + bottom * sy;
  };
}

/** Fast grain around 0, about -1..1, heavier in the middle; one generator for a whole picture. */
export function grain(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state & 0xffff) + ((state >>> 16) & 0xffff)) / 65535 - 1;
  };
}
