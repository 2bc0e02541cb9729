import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of a ZIP by their path (PKWARE APPNOTE 4.3.12: the central directory says where each is). */
export function zipFiles(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const path = zip.subarray(at + 46, at + 46 + Number(name)).toString('utf8');
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
    files.set(path, zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(bytes) : bytes);
    at += 46 + Number(name) + Number(extra) + Number(comment);
  }
  return files;
}

/** An archive of these files by their path. */
export function zipped(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name);
  zip.end();
  return buffer(zip.outputStream);
}
