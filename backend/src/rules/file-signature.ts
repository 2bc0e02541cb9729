import type { FileType } from '../contracts/document';

/** Bytes of a file's beginning that are enough to decide its type and, nearly always, its pixels. */
export const HEAD_BYTES = 262_144;
/** A shorter file of any accepted type cannot be whole. */
export const MIN_FILE_BYTES = 32;

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, i) => head[at + i] === byte);

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const JPEG = [0xff, 0xd8, 0xff];
/** Its declaration, or the root of a comprobante where there is none. */
const XML =
  /^<(?:\?xml\s|(?:\w+:)?(?:Invoice|CreditNote|DebitNote|DespatchAdvice|Retention|Perception|ApplicationResponse)[\s>])/;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const UTF8_BOM = [0xef, 0xbb, 0xbf];
const WHITE_SPACE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/** Only a UTF-8 BOM or white space may stand before `%PDF-` (reliability M13), or before `<`. */
function textOffset(head: Uint8Array): number {
  let at = startsWith(head, UTF8_BOM) ? UTF8_BOM.length : 0;
  while (at < 1024 && WHITE_SPACE.has(head[at] ?? -1)) at++;
  return at;
}

/** The type that the first bytes prove, or null when it is none of the accepted ones. */
export function detectFileType(head: Uint8Array): FileType | null {
  if (startsWith(head, JPEG)) return 'image/jpeg';
  if (startsWith(head, PNG)) return 'image/png';
  const start = textOffset(head);
  if (startsWith(head, PDF, start)) return 'application/pdf';
  const text = String.fromCharCode(...head.subarray(start, start + 40));
  return XML.test(text) ? 'application/xml' : null;
}

const EXTENSIONS: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/xml': ['xml'],
};
const ANNOUNCED: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['application/pdf'],
  'image/jpeg': ['image/jpeg', 'image/jpg'],
  'image/png': ['image/png'],
  'application/xml': ['application/xml', 'text/xml'],
};

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether it is an archive, by its first bytes and its name. */
export const isZip = (head: Uint8Array, filename: string): boolean =>
  startsWith(head, ZIP) && /\.zip$/i.test(filename);

/** What a browser would announce a file of this name as; empty for a name of none of ours. */
export function announcedTypeOf(filename: string): string {
  const extension = /\.([^.]+)$/.exec(filename.toLowerCase())?.[1] ?? '';
  return Object.entries(EXTENSIONS).find(([, known]) => known.includes(extension))?.[0] ?? '';
}

/** True when name and announced type agree with the proven type (reliability 6.4). */
export function agreesWith(type: FileType, filename: string, announced: string): boolean {
  const extension = /\.([^.]+)$/.exec(filename.toLowerCase())?.[1] ?? '';
  return EXTENSIONS[type].includes(extension) && ANNOUNCED[type].includes(announced.toLowerCase());
}

/** Pixels of a side each. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Start-of-frame markers that carry the size: C0..CF without DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Bytes to the next marker; fill bytes, restarts and the start of the image have no length. */
function segmentBytes(view: DataView, at: number, marker: number): number {
  if (marker === 0xff) return 1;
  return marker >= 0xd0 && marker <= 0xd8 ? 2 : 2 + view.getUint16(at + 2);
}

function jpegSize(view: DataView): ImageSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += segmentBytes(view, at, marker);
  }
  return null;
}

/**
 * Size of a PNG or JPEG by its header, before anything is decoded: a file of 100 kB may announce a
 * billion pixels (reliability U9). Null for a PDF, or when the header does not tell within the bytes.
 */
export function imageSize(head: Uint8Array): ImageSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(head, PNG)) {
    return head.length >= 24 ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
  }
  return startsWith(head, JPEG) ? jpegSize(view) : null;
}
