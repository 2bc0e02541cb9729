import type { Word } from '../../../contracts/evidence';
import type { Pixels } from '../image/geometry';
import type { PageText } from './pdf-text';
import { isDoubtful, isGoodTextLayer } from './text-layer';

const word = (text: string, x = 0.1): Word => ({
  text,
  confidence: 1,
  box: { page: 1, x, y: 0.1, w: 0.2, h: 0.1 },
});
const layer = (texts: string[], rest: Partial<PageText> = {}): PageText => ({
  words: texts.map((text) => word(text)),
  unseen: 0,
  runs: texts.length,
  isInvisible: false,
  picture: 0,
  ...rest,
});

/** A white page with a black bar over a part of its width, at the height of the words. */
function page(from: number, to: number): Pixels {
  const [width, height] = [100, 100];
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 10; y < 20; y += 1) data.fill(0, (y * width + from) * 3, (y * width + to) * 3);
  return { data, width, height };
}
const inkInWords = page(12, 28);
const inkElsewhere = page(40, 95);

describe('isGoodTextLayer', () => {
  it('takes an invoice with a RUC', async () => {
    const texts = [...Array<string>(40).fill('palabra'), '20999999019'];
    await expect(isGoodTextLayer(layer(texts), inkElsewhere)).resolves.toBe(true);
  });

  it('takes any page with many words', async () => {
    await expect(
      isGoodTextLayer(layer(Array<string>(60).fill('palabra')), inkElsewhere),
    ).resolves.toBe(true);
  });

  it('takes a page with few words when there is not much else to be seen', async () => {
    await expect(isGoodTextLayer(layer(['Hoja', '2']), inkInWords)).resolves.toBe(true);
  });

  it('does not take the stamp on a scan for the text of the page', async () => {
    await expect(isGoodTextLayer(layer(['RECIBIDO']), inkElsewhere)).resolves.toBe(false);
  });

  it('takes a short page after pages of text, unless a scan is on it', async () => {
    const short = ['Hoja', '2'];
    await expect(isGoodTextLayer(layer(short), inkElsewhere, true)).resolves.toBe(true);
    await expect(isGoodTextLayer(layer(short, { picture: 0.8 }), inkElsewhere, true)).resolves.toBe(
      false,
    );
  });

  it('does not take a layer without words, nor one of signs from nowhere', async () => {
    await expect(isGoodTextLayer(layer([]), inkInWords)).resolves.toBe(false);
    await expect(
      isGoodTextLayer(layer(Array<string>(80).fill('\ue012\ue044')), inkInWords),
    ).resolves.toBe(false);
  });

  it('does not take what another program laid invisibly behind a scan', async () => {
    const texts = Array<string>(80).fill('palabra');
    await expect(isGoodTextLayer(layer(texts, { isInvisible: true }), inkInWords)).resolves.toBe(
      false,
    );
  });
});

describe('isDoubtful', () => {
  const invoice =
    'FERRETERIA EL QUENUAL RUC 20999999027 FACTURA ELECTRÓNICA Señor(es) COMERCIAL LOS ARRAYANES RUC 20999999019 Fecha de Emisión Cantidad Unidad Descripción Importe MARTILLO CLAVO DE ACERO Importe Total';
  const english =
    'Northwind Cloud Services Invoice number INV Date of issue October Bill to Description Qty Unit price Amount Cloud subscription Support Subtotal Tax Total Thank you';
  const words = (text: string) => ({ words: text.split(' ').map((one) => word(one)) });
  const moved = (text: string, by: number) =>
    text.replace(/[A-Z]/gi, (letter) => {
      const base = letter < 'a' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + by) % 26) + base);
    });

  it.each([invoice, english, 'TALADRO BROCA SIERRA 20.00'])('is no page like %s', (text) => {
    expect(isDoubtful(words(text))).toBe(false);
  });

  it.each([
    ['letters five further', moved(invoice, 5)],
    ['letters half the alphabet further', moved(english, 13)],
    ['words from behind', [...invoice].reverse().join('')],
    ['other figures', invoice.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10))],
  ])('is one of %s', (_, text) => {
    expect(isDoubtful(words(text))).toBe(true);
  });
});
