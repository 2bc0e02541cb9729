import { convexHull, type Point } from '../image/geometry';
import type { LineBox } from './text-line';

/** The upright way to look at a box: text runs to the right, or downwards when the box is tall. */
function facing(box: LineBox): LineBox {
  const flat = Math.abs(box.dx) >= Math.abs(box.dy);
  const turned = flat
    ? box
    : { ...box, dx: box.dy, dy: -box.dx, length: box.thickness, thickness: box.length };
  return turned.dx < 0 ? { ...turned, dx: -turned.dx, dy: -turned.dy } : turned;
}

function boxAlong(hull: readonly Point[], dx: number, dy: number): LineBox {
  let [minA, maxA, minB, maxB] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of hull) {
    const [a, b] = [x * dx + y * dy, y * dx - x * dy];
    minA = Math.min(minA, a);
    maxA = Math.max(maxA, a);
    minB = Math.min(minB, b);
    maxB = Math.max(maxB, b);
  }
  const [a, b] = [(minA + maxA) / 2, (minB + maxB) / 2];
  const centre = { cx: a * dx - b * dy, cy: a * dy + b * dx };
  return { ...centre, dx, dy, length: maxA - minA, thickness: maxB - minB };
}

/** The smallest rectangle at any angle around the points; at least two points. */
export function minAreaBox(points: readonly Point[]): LineBox {
  const hull = convexHull(points);
  let best = boxAlong(hull, 1, 0);
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length] ?? point;
    const length = Math.hypot(next.x - point.x, next.y - point.y);
    if (length === 0) continue;
    const box = boxAlong(hull, (next.x - point.x) / length, (next.y - point.y) / length);
    if (box.length * box.thickness < best.length * best.thickness) best = box;
  }
  return facing(best);
}
