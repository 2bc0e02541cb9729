import { readFileSync } from 'node:fs';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import type { Sheet } from './sheet';

export interface QrMatrix {
  /** Modules on a side, without quiet zone. */
  side: number;
  isDark(row: number, column: number): boolean;
}

let prepared = false;

/** The encoder comes from disk: its default is to fetch it from a public server. */
function prepare(): void {
  if (prepared) return;
  const wasm = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  prepareZXingModule({ overrides: { wasmBinary } });
  prepared = true;
}

/** Error correction level Q, which is what SUNAT asks of the printed symbol. */
export async function qrMatrix(text: string): Promise<QrMatrix> {
  prepare();
  const { symbol, error } = await writeBarcode(text, {
    format: 'QRCode',
    options: 'ecLevel=Q',
    addQuietZones: false,
  });
  if (error) throw new Error(`QR code could not be written: ${error}`);
  return {
    side: symbol.width,
    isDark: (row, column) => symbol.data[row * symbol.width + column] === 0,
  };
}

/** Draws the modules as one path, so that no hairline shows between neighbours. */
export function drawQr(
  sheet: Sheet,
  matrix: QrMatrix,
  at: { x: number; y: number; size: number },
  color = '#000000',
): void {
  const unit = at.size / matrix.side;
  for (let row = 0; row < matrix.side; row++)
    for (let column = 0; column < matrix.side; column++)
      if (matrix.isDark(row, column))
        sheet.pdf.rect(at.x + column * unit, at.y + row * unit, unit, unit);
  sheet.pdf.fill(color);
}
