export interface Point {
  x: number;
  y: number;
}

/** Corners of a page in a picture: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Row-major 3 x 3 matrix. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The projective map of the unit square onto a quadrilateral (Heckbert 1989, section 2.2.3). */
function squareToQuad([p0, p1, p2, p3]: Quad): Matrix {
  const sx = p0.x - p1.x + p2.x - p3.x;
  const sy = p0.y - p1.y + p2.y - p3.y;
  const dx1 = p1.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dx2 = p3.x - p2.x;
  const dy2 = p3.y - p2.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - sy * dx2) / determinant;
  const h = (dx1 * sy - dy1 * sx) / determinant;
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ];
}

/** The inverse up to a factor, which a projective map does not feel. */
function adjugate([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Maps a picture point to page coordinates, 0..1 inside the page. */
export function pictureToPage(quad: Quad): (x: number, y: number, out: Point) => void {
  const [a, b, c, d, e, f, g, h, i] = adjugate(squareToQuad(quad));
  return (x, y, out) => {
    const w = g * x + h * y + i;
    out.x = (a * x + b * y + c) / w;
    out.y = (d * x + e * y + f) / w;
  };
}
