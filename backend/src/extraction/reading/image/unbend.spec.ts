import { findPage } from './find-page';
import type { Point } from './geometry';
import type { Grey } from './grey';
import { homography } from './homography';
import { bendOf, warp } from './unbend';

const [width, height] = [300, 400];
/** Sideways, for the paper at that height: the sheet lies in a wave. */
const waveAt = (y: number): number => 9 * Math.sin((y / height) * 5);
const [left, right, top, bottom] = [60, 240, 50, 350];

const isPaper = (x: number, y: number): boolean => {
  const onPaper = x - waveAt(y);
  return onPaper > left && onPaper < right && y > top && y < bottom;
};
/** Strokes of print, one below the other down the middle of the paper. */
const isInk = (x: number, y: number): boolean => y % 20 < 10 && Math.abs(x - waveAt(y) - 150) < 3;

function photo(brightness: (x: number, y: number) => number): Grey {
  const data = new Uint8Array(width * height);
  data.forEach((_, at) => {
    data[at] = brightness(at % width, Math.floor(at / width));
  });
  return { data, width, height };
}

const sheet = photo((x, y) => (isPaper(x, y) ? (isInk(x, y) ? 30 : 220) : 70));

describe('a sheet with bent sides', () => {
  it('is found by its paper, corner to corner', () => {
    const corners = findPage(sheet)?.corners;
    const expected = [
      [left + waveAt(top), top],
      [right + waveAt(top), top],
      [right + waveAt(bottom), bottom],
      [left + waveAt(bottom), bottom],
    ];
    expected.forEach(([x = 0, y = 0], index) => {
      expect(Math.abs((corners?.[index]?.x ?? 0) - x)).toBeLessThan(4);
      expect(Math.abs((corners?.[index]?.y ?? 0) - y)).toBeLessThan(4);
    });
  });

  it('is not found where nothing ends along its sides', () => {
    const soft = (x: number, y: number): number =>
      220 / (1 + Math.exp((Math.abs(x - waveAt(y) - 150) - 80) / 25));
    expect(findPage(photo(soft))).toBeNull();
  });

  it('is shown flat: what is straight on the paper is straight in its front view', () => {
    const found = findPage(sheet);
    if (!found) throw new Error('no sheet was found');
    const size = { width: right - left, height: bottom - top };
    const whole: Point[] = [
      { x: 0, y: 0 },
      { x: size.width, y: 0 },
      { x: size.width, y: size.height },
      { x: 0, y: size.height },
    ];
    const [toSource, toPage] = [homography(whole, found.corners), homography(found.corners, whole)];
    if (!toSource || !toPage) throw new Error('the corners lie on a line');
    const data = Uint8Array.from({ length: sheet.data.length * 3 }, (_, at) => {
      return sheet.data[Math.floor(at / 3)] ?? 0;
    });
    const bend = bendOf(found, toPage, size, { x: 1, y: 1 });
    const flat = warp({ ...sheet, data }, toSource, size, bend);
    for (const row of [15, 95, 155, 215, 275]) {
      const inks = Array.from({ length: size.width }, (_, column) => column).filter(
        (column) =>
          Math.abs(column - 90) < 60 && (flat.data[(row * size.width + column) * 3] ?? 255) < 120,
      );
      const middle = inks.reduce((sum, column) => sum + column, 0) / Math.max(1, inks.length);
      expect(Math.abs(middle + 0.5 - 90)).toBeLessThan(2.5);
    }
  });
});
