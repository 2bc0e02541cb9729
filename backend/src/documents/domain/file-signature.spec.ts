import { agreesWith, detectFileType, headerPixels } from './file-signature';

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));
const png = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};
/** SOI, an APP1 segment, then the frame header. */
const jpeg = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(64);
  bytes.set([0xff, 0xd8, 0xff, 0xe1, 0x00, 0x10]);
  bytes.set([0xff, 0xc0, 0x00, 0x11, 0x08], 20);
  const view = new DataView(bytes.buffer);
  view.setUint16(25, height);
  view.setUint16(27, width);
  return bytes;
};

describe('detectFileType', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\xef\xbb\xbf%PDF-1.4', 'application/pdf'],
    ['\r\n  %PDF-1.4', 'application/pdf'],
    ['<script>alert(1)</script>%PDF-1.4', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['GIF89a', null],
    ['II*\0', null],
    ['PK\x03\x04', null],
    ['MZ', null],
    ['', null],
  ])('decides %p by its first bytes', (text, expected) => {
    expect(detectFileType(ascii(text))).toBe(expected);
  });

  it('knows JPEG and PNG', () => {
    expect(detectFileType(jpeg(1, 1))).toBe('image/jpeg');
    expect(detectFileType(png(1, 1))).toBe('image/png');
  });
});

describe('agreesWith', () => {
  it('accepts the usual names and the announced alias of JPEG', () => {
    expect(agreesWith('image/jpeg', 'FOTO.JPG', 'image/jpg')).toBe(true);
    expect(agreesWith('application/pdf', 'a.b.pdf', 'application/pdf')).toBe(true);
  });

  it.each([
    ['image/png', 'factura.pdf', 'application/pdf'],
    ['application/pdf', 'factura.pdf', 'image/png'],
    ['application/pdf', 'factura', 'application/pdf'],
    ['application/pdf', 'factura.pdf.exe', 'application/pdf'],
  ] as const)('refuses %s named %s and announced as %s', (type, name, announced) => {
    expect(agreesWith(type, name, announced)).toBe(false);
  });
});

describe('headerPixels', () => {
  it('reads the size of a PNG and of a JPEG behind another segment', () => {
    expect(headerPixels('image/png', png(30_000, 30_000))).toBe(900_000_000);
    expect(headerPixels('image/jpeg', jpeg(65_500, 65_500))).toBe(65_500 * 65_500);
  });

  it('knows nothing of a cut header instead of guessing', () => {
    expect(headerPixels('image/jpeg', jpeg(10, 10).slice(0, 22))).toBeNull();
    expect(headerPixels('image/png', png(10, 10).slice(0, 20))).toBeNull();
  });
});
