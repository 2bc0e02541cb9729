import { minAreaBox } from './text-detector';

const turnedRectangle = (length: number, thickness: number, degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => {
      const [along, across] = [(a * length) / 2, (b * thickness) / 2];
      return { x: 50 + along * cos - across * sin, y: 60 + along * sin + across * cos };
    }),
  );
};

describe('minAreaBox', () => {
  it.each([0, 7, -12])('finds a line of text that is turned by %d degrees', (degrees) => {
    const box = minAreaBox(turnedRectangle(80, 10, degrees));
    expect(box).toMatchObject({
      cx: expect.closeTo(50),
      cy: expect.closeTo(60),
      length: expect.closeTo(80),
      thickness: expect.closeTo(10),
    });
    expect((Math.atan2(box.dy, box.dx) * 180) / Math.PI).toBeCloseTo(degrees);
  });

  it('sees text on its side as tall, not as turned', () => {
    const box = minAreaBox(turnedRectangle(80, 10, 88));
    expect(box.length).toBeCloseTo(10);
    expect(box.thickness).toBeCloseTo(80);
    expect(box.dx).toBeGreaterThan(0.9);
  });
});
