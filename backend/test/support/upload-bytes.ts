import { deflateSync } from 'node:zlib';

/** A small PDF; not meant to be read, only to be received. */
export function aPdf(size = 400): Buffer {
  const head = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
  return Buffer.concat([head, Buffer.alloc(Math.max(0, size - head.length), 0x20)]);
}

/** The beginning of a comprobante in XML; not meant to be read. */
export const anXml = (): Buffer =>
  Buffer.from('<?xml version="1.0" encoding="UTF-8"?><Invoice></Invoice>');

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

/** A PNG header with the given size; the pixels are never looked at. */
export function aPng(width = 2, height = 2): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(6))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG that announces a size in its frame header. */
export function aJpeg(width = 2, height = 2): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]);
  bytes.set([0xff, 0xc0, 0x00, 0x11, 0x08], 20);
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
  return bytes;
}
