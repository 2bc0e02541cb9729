import { evenLight } from './even-light';

it('gives paper in a shadow the tone of paper in the light, and keeps the print dark', async () => {
  const [width, height] = [800, 160];
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const paper = 220 - x / 5;
    data.fill(x % 20 < 3 && y % 20 < 3 ? paper / 4 : paper, at * 3, at * 3 + 3);
  }
  const even = await evenLight({ data, width, height });
  const at = (x: number, y: number): number => even.data[y * width + x] ?? 0;
  expect(Math.abs(at(130, 70) - at(670, 70))).toBeLessThan(15);
  expect(at(601, 61)).toBeLessThan(100);
});
