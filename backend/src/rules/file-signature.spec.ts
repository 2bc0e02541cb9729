import { agreesWith, detectFileType, imageSize } from './file-signature';

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
    ['<?xml version="1.0"?><Invoice/>', 'application/xml'],
    ['\xef\xbb\xbf\n<inv:Invoice xmlns:inv="urn:x">', 'application/xml'],
    ['<Invoices>', null],
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
    expect(agreesWith('application/xml', 'F001-1.XML', 'text/xml')).toBe(true);
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

describe('imageSize', () => {
  it('reads the size of a PNG and of a JPEG behind another segment', () => {
    expect(imageSize(png(30_000, 20_000))).toEqual({ width: 30_000, height: 20_000 });
    expect(imageSize(jpeg(65_500, 65_400))).toEqual({ width: 65_500, height: 65_400 });
  });

  it('steps over fill bytes and tables whose marker looks like a frame', () => {
    const huffman = [0xff, 0xc4, 0x00, 0x04, 0x01, 0x02];
    const frame = [0xff, 0xc2, 0x00, 0x11, 0x08, 0x0b, 0xb8, 0x0f, 0xa0, 0x03, 0x01, 0x11, 0x00];
    const bytes = Uint8Array.from([0xff, 0xd8, 0xff, ...huffman, ...frame]);
    expect(imageSize(bytes)).toEqual({ width: 4_000, height: 3_000 });
  });

  it('knows nothing of a cut header instead of guessing', () => {
    expect(imageSize(jpeg(10, 10).slice(0, 22))).toBeNull();
    expect(imageSize(png(10, 10).slice(0, 20))).toBeNull();
  });

  it('knows nothing of a file that is no picture', () => {
    expect(imageSize(ascii('%PDF-1.4'))).toBeNull();
    expect(imageSize(new Uint8Array())).toBeNull();
  });
});
