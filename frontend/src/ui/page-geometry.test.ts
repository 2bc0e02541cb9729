import { aBox } from '../test/factories';
import { PAGE_UNITS, bracketPath, cropWindow, toUnits, unionBox } from './page-geometry';

describe('a place on a page', () => {
  it('is drawn in units of the page, with some room around it', () => {
    const place = toUnits(aBox({ x: 0.5, y: 0.5, w: 0.1, h: 0.1 }), 842, 2);
    expect(place).toEqual({ x: 295.5, y: 419, width: 63.5, height: 88.2 });
  });

  it('gets four brackets with arms no longer than the place allows', () => {
    expect(bracketPath({ x: 0, y: 0, width: 100, height: 20 }).match(/M/g)).toHaveLength(4);
    expect(bracketPath({ x: 0, y: 0, width: 100, height: 4 })).toContain('M0 2V0H2');
  });

  it('of several words is the smallest box around them', () => {
    const left = aBox({ x: 0.1, y: 0.2, w: 0.2, h: 0.02 });
    const right = aBox({ x: 0.6, y: 0.19, w: 0.1, h: 0.02 });
    const box = unionBox([left, right]);
    expect(box?.x).toBe(0.1);
    expect(box?.y).toBe(0.19);
    expect(box?.w).toBeCloseTo(0.6);
    expect(box?.h).toBeCloseTo(0.03);
    expect(unionBox([])).toBeNull();
  });

  it('is cropped with itself in the middle, and the crop stays on the page', () => {
    const inside = cropWindow({ x: 300, y: 400, width: 60, height: 12 }, 842);
    expect(inside.x + inside.width / 2).toBeCloseTo(330);
    expect(inside.y + inside.height / 2).toBeCloseTo(406);
    const corner = cropWindow({ x: 560, y: 835, width: 30, height: 6 }, 842);
    expect(corner.x + corner.width).toBeLessThanOrEqual(PAGE_UNITS);
    expect(corner.y + corner.height).toBeLessThanOrEqual(842);
  });
});
