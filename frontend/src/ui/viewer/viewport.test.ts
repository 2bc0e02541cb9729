import fc from 'fast-check';
import {
  MAX_ZOOM,
  MIN_ZOOM,
  SHEET_MARGIN,
  anchoredScroll,
  boxBetween,
  boxOnScreen,
  clampZoom,
  standingSize,
  stepped,
  toPage,
  toScreen,
  turned,
  zoomFactor,
  type Rotation,
} from './viewport';

const A4 = { width: 1240, height: 1754 };
const PANE = { width: 848, height: 648 };

describe('the size of a page', () => {
  it('fills the width of the pane', () => {
    const { width, height } = standingSize('width', A4, 0, PANE);
    expect(width).toBe(PANE.width - 2 * SHEET_MARGIN);
    expect(height / width).toBeCloseTo(A4.height / A4.width);
  });

  it('shows the whole page', () => {
    const { width, height } = standingSize('page', A4, 0, PANE);
    expect(height).toBeCloseTo(PANE.height - 2 * SHEET_MARGIN);
    expect(width).toBeLessThan(PANE.width);
  });

  it('never makes a small page larger than the width to show the whole of it', () => {
    expect(zoomFactor('page', { width: 1000, height: 200 }, 0, PANE)).toBe(1);
  });

  it('swaps its sides when it lies on its side', () => {
    const { width, height } = standingSize('width', A4, 90, PANE);
    expect(height / width).toBeCloseTo(A4.width / A4.height);
  });
});

describe('the steps of the zoom', () => {
  it('stay within the limits', () => {
    expect(clampZoom(9)).toBe(MAX_ZOOM);
    expect(stepped(MIN_ZOOM, -1)).toBe(MIN_ZOOM);
    expect(stepped(MAX_ZOOM, 1)).toBe(MAX_ZOOM);
  });

  it('stop at the whole width on the way', () => {
    expect(stepped(0.9, 1)).toBe(1);
    expect(stepped(1.2, -1)).toBe(1);
    expect(stepped(1, 1)).toBe(1.25);
  });

  it('keep what lies under the cursor there', () => {
    const scroll = { x: 40, y: 300 };
    const cursor = { x: 200, y: 100 };
    const after = anchoredScroll(scroll, cursor, 2);
    expect({ x: after.x + cursor.x, y: after.y + cursor.y }).toEqual({ x: 480, y: 800 });
  });
});

describe('turning', () => {
  it('goes round', () => {
    expect([0, 90, 180, 270].map((rotation) => turned(rotation as Rotation))).toEqual([
      90, 180, 270, 0,
    ]);
  });

  it('brings the top left corner to the top right', () => {
    expect(toScreen({ x: 0, y: 0 }, 90)).toEqual({ x: 1, y: 0 });
  });

  it('and back is the same point, whatever the turn', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(unit, unit, fc.constantFrom<Rotation>(0, 90, 180, 270), (x, y, rotation) => {
        const back = toPage(toScreen({ x, y }, rotation), rotation);
        expect(back.x).toBeCloseTo(x);
        expect(back.y).toBeCloseTo(y);
      }),
    );
  });

  it('keeps the size of a box, on its side', () => {
    const box = boxOnScreen({ page: 1, x: 0.1, y: 0.2, w: 0.3, h: 0.05 }, 90);
    expect([box.w, box.h].map((side) => side.toFixed(2))).toEqual(['0.05', '0.30']);
  });
});

it('a box may be drawn from any corner', () => {
  expect(boxBetween(2, { x: 0.5, y: 0.6 }, { x: 0.2, y: 0.4 })).toEqual({
    page: 2,
    x: 0.2,
    y: 0.4,
    w: 0.3,
    h: expect.closeTo(0.2) as number,
  });
});
