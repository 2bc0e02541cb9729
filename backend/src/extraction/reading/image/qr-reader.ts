import { readFile } from 'node:fs/promises';
import {
  prepareZXingModule,
  readBarcodes,
  type ReaderOptions,
  type ReadResult,
} from 'zxing-wasm/reader';
import type { Box } from '../../../contracts/evidence';
import type { QrCode } from '../../../rules/scoring/qr-evidence';
import { toSharp, type Pixels } from './geometry';

/** QR codes kept of one page. */
const MAX_CODES = 8;
const MAX_CODE_CHARS = 4_000;

let prepared: Promise<void> | null = null;

/** The decoder comes from the package on disk; by default it would be fetched from a network. */
async function prepare(): Promise<void> {
  const file = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

function boxOf({ position }: ReadResult, page: number, { width, height }: Pixels): Box {
  const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
  const xs = corners.map((corner) => Math.min(1, Math.max(0, corner.x / width)));
  const ys = corners.map((corner) => Math.min(1, Math.max(0, corner.y / height)));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { page, x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export interface QrReading {
  codes: QrCode[];
  /** A code is there but too damaged to be decoded. */
  hasUnreadable: boolean;
}

/** Every QR code of a page image with its text as coded. */
export async function readQrCodes(image: Pixels, page: number): Promise<QrReading> {
  await (prepared ??= prepare());
  const data = await toSharp(image).ensureAlpha().raw().toBuffer();
  const pixels = {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    width: image.width,
    height: image.height,
    colorSpace: 'srgb' as const,
  };
  const options = {
    formats: ['QRCode'],
    tryHarder: true,
    returnErrors: true,
  } satisfies ReaderOptions;
  const found = await readBarcodes(pixels, options);
  const codes = found
    .filter((code) => code.isValid && code.text !== '')
    .slice(0, MAX_CODES)
    .map((code) => ({ text: code.text.slice(0, MAX_CODE_CHARS), box: boxOf(code, page, image) }));
  return { codes, hasUnreadable: codes.length === 0 && found.some((code) => !code.isValid) };
}
