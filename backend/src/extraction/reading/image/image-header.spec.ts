import { aPng } from '../../../support/upload-bytes';
import { imageSize } from './image-header';

function jpeg(...segments: number[][]): Buffer {
  return Buffer.from([0xff, 0xd8, ...segments.flat()]);
}
const frame = (marker: number): number[] => [
  0xff,
  marker,
  0,
  17,
  8,
  0x0b,
  0xb8,
  0x0f,
  0xa0,
  3,
  1,
  0x11,
  0,
];
const application = [0xff, 0xe0, 0, 4, 0x4a, 0x46];

describe('imageSize', () => {
  it('reads the size of a PNG', () => {
    expect(imageSize(aPng(30_000, 20_000))).toEqual({ width: 30_000, height: 20_000 });
  });

  it.each([0xc0, 0xc2])(
    'reads the size of a JPEG with frame %i behind other segments',
    (marker) => {
      expect(imageSize(jpeg(application, frame(marker)))).toEqual({ width: 4_000, height: 3_000 });
    },
  );

  it('steps over fill bytes and tables whose marker looks like a frame', () => {
    const huffman = [0xff, 0xc4, 0, 4, 1, 2];
    expect(imageSize(jpeg([0xff, 0xff, ...huffman.slice(1)], frame(0xc0)))).toEqual({
      width: 4_000,
      height: 3_000,
    });
  });

  it('does not know the size of a cut-off or foreign file', () => {
    expect(imageSize(jpeg(application))).toBeNull();
    expect(imageSize(aPng().subarray(0, 20))).toBeNull();
    expect(imageSize(Buffer.from('%PDF-1.4 and more'))).toBeNull();
  });
});
