import sharp from 'sharp';
import { pageProblems, type ImageFigures } from '../../domain/page-quality';
import type { Grey } from '../image/grey';
import type { LineBox } from '../ocr/line-crop';
import { measurePage } from './measure-page';

const [WIDTH, HEIGHT] = [900, 600];
const LINES = 8;
const LINE = 30;

/** Strokes in lines as print has them, 30 pixels high, and the boxes that a detector finds around them. */
function print(left = 60): { grey: Grey; boxes: LineBox[] } {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240);
  const boxes: LineBox[] = [];
  for (let line = 0; line < LINES; line += 1) {
    const top = 40 + line * 60;
    for (let y = top + 6; y < top + LINE - 6; y += 1) {
      for (let x = Math.max(0, left); x < 800; x += 1) {
        if ((x - left) % 22 < 8 && (y + x) % 7 > 0) data[y * WIDTH + x] = 40;
      }
    }
    const length = 800 - left;
    boxes.push({
      cx: left + length / 2,
      cy: top + LINE / 2,
      dx: 1,
      dy: 0,
      length,
      thickness: LINE,
    });
  }
  return { grey: { data, width: WIDTH, height: HEIGHT }, boxes };
}

async function changed(grey: Grey, change: (image: sharp.Sharp) => sharp.Sharp): Promise<Grey> {
  const raw = { width: grey.width, height: grey.height, channels: 1 as const };
  const image = change(sharp(grey.data, { raw })).greyscale().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const scaledBox = (box: LineBox, by: number): LineBox => ({
  ...box,
  cx: box.cx * by,
  cy: box.cy * by,
  length: box.length * by,
  thickness: box.thickness * by,
});

const figuresOf = (grey: Grey, boxes: readonly LineBox[]): ImageFigures => {
  const figures = measurePage(grey, boxes);
  if (!figures) throw new Error('no lines were measured');
  return figures;
};

describe('measurePage', () => {
  it('finds nothing to say of clean print', () => {
    const { grey, boxes } = print();
    expect(pageProblems(figuresOf(grey, boxes))).toEqual([]);
  });

  it('measures sharpness by the size of the print, whatever its contrast', async () => {
    const { grey, boxes } = print();
    const { sharpness } = figuresOf(grey, boxes);
    const pale = await changed(grey, (image) => image.linear(0.5, 110));
    expect(figuresOf(pale, boxes).sharpness / sharpness).toBeCloseTo(1, 1);
    const blurred = await changed(grey, (image) => image.blur(4));
    expect(pageProblems(figuresOf(blurred, boxes))).toContain('borrosa');
  });

  it('sees that print has few pixels', async () => {
    const { grey, boxes } = print();
    const small = await changed(grey, (image) => image.resize(WIDTH / 2));
    const half = boxes.map((box) => scaledBox(box, 0.5));
    expect(pageProblems(figuresOf(small, half))).toContain('pequena');
  });

  it('sees a shadow over a part of the page, and ink that is hardly there', async () => {
    const { grey, boxes } = print();
    const shadow = grey.data.map((value, at) =>
      at > grey.data.length * 0.7 ? value * 0.35 : value,
    );
    expect(pageProblems(figuresOf({ ...grey, data: shadow }, boxes))).toEqual(['oscura']);
    const pale = await changed(grey, (image) => image.linear(0.1, 215));
    expect(pageProblems(figuresOf(pale, boxes))).toContain('palida');
  });

  it('sees lines that run out of the picture, or into the white of a page that was turned', () => {
    const { grey, boxes } = print();
    expect(figuresOf(grey, boxes).cutLines).toBe(0);
    const out = print(-5);
    expect(pageProblems(figuresOf(out.grey, out.boxes))).toEqual(['cortada']);
    const turned = grey.data.map((value, at) => (at % WIDTH < 55 ? 255 : value));
    expect(figuresOf({ ...grey, data: turned }, boxes).cutLines).toBe(LINES);
  });

  it('takes the white of a clean scan for paper', () => {
    const { grey, boxes } = print();
    const white = grey.data.map((value) => (value === 240 ? 255 : value));
    expect(figuresOf({ ...grey, data: white }, boxes).cutLines).toBe(0);
  });

  it('has no figures of a page without lines', () => {
    expect(measurePage(print().grey, [])).toBeNull();
  });
});
