export interface ImageSize {
  width: number;
  height: number;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Start-of-frame markers; C4, C8 and CC mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: fill bytes, restarts, start of image. */
const isBare = (marker: number): boolean => marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

function pngSize(head: Buffer): ImageSize | null {
  if (head.length < 24) return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

function jpegSize(head: Buffer): ImageSize | null {
  let at = 2;
  while (at + 9 <= head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    if (isFrame(marker))
      return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    at += isBare(marker) ? (marker === 0xff ? 1 : 2) : 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

/**
 * Size of a PNG or JPEG from its first bytes, without decoding anything: a file of 100 kB may announce
 * a billion pixels. Null when the header does not tell.
 */
export function imageSize(head: Buffer): ImageSize | null {
  if (head.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return pngSize(head);
  return head.readUInt16BE(0) === 0xffd8 ? jpegSize(head) : null;
}
