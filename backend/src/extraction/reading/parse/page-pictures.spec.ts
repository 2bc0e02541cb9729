import { biggestPicture, type PictureOperators } from './pdf-text';

const OPS: PictureOperators = {
  save: 1,
  restore: 2,
  transform: 3,
  paintFormXObjectBegin: 4,
  paintFormXObjectEnd: 5,
  paintImageXObject: 6,
  paintInlineImageXObject: 7,
  paintImageMaskXObject: 8,
};
const drawn = (steps: readonly (readonly [number, unknown])[]) =>
  biggestPicture(
    { fnArray: steps.map(([op]) => op), argsArray: steps.map(([, args]) => args) },
    OPS,
  );

describe('biggestPicture', () => {
  it('is nothing on a page of text and lines', () => {
    expect(
      drawn([
        [OPS.save, null],
        [99, ['text']],
        [OPS.restore, null],
      ]),
    ).toBe(0);
  });

  it('measures a picture by how it is laid out, within forms too', () => {
    const scale = [OPS.transform, [200, 0, 0, 100, 50, 50]] as const;
    const half = [OPS.paintFormXObjectBegin, [[0.5, 0, 0, 0.5, 0, 0], null]] as const;
    expect(drawn([scale, [OPS.paintImageXObject, ['a', 10, 10]]])).toBe(20_000);
    expect(drawn([half, scale, [OPS.paintImageXObject, ['a', 10, 10]]])).toBe(5_000);
  });

  it('forgets the layout of what was drawn before', () => {
    const steps = [
      [OPS.save, null],
      [OPS.transform, [500, 0, 0, 500, 0, 0]],
      [OPS.restore, null],
      [OPS.transform, [30, 0, 0, 30, 0, 0]],
      [OPS.paintImageMaskXObject, [null]],
    ] as const;
    expect(drawn(steps)).toBe(900);
  });
});
