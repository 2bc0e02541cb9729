import {
  INVOICE_HEAD as HEAD,
  invoiceSums as sums,
} from '../../../../../test/support/drawn-invoice';
import { readDrawn } from '../../../../../test/support/read-drawn';

const rowsOf = (rows: string, confidence: number, subtotal = '1,732.44') => {
  const page = `${HEAD}
   Cantidad   Descripción                       P. Unit.    Importe
${rows}
${sums(subtotal, '311.84', '2,044.28')}`;
  const { extractedData: data } = readDrawn(page, { source: 'ocr', confidence });
  return data.productos?.map((row) => [row.cantidad, row.precio_unitario, row.subtotal]);
};

const KNOWN = '   2          Cemento Portland tipo I            29.00      58.00';

describe('a number that lost its point in a picture', () => {
  it.each([
    ['278.967    Alambre negro recocido              5.00     139484', [278.967, 5, 1394.84]],
    ['278967     Alambre negro recocido              5.00    1394.84', [278.967, 5, 1394.84]],
    ['1000       Regulador de voltaje              381.50     381.50', [1, 381.5, 381.5]],
    ['4          Varilla corrugada                   7655     306.20', [4, 76.55, 306.2]],
  ])('has it where quantity times price is the amount: %s', (row, wanted) => {
    expect(rowsOf(`${KNOWN}\n   ${row}`, 0.9)).toEqual([[2, 29, 58], wanted]);
  });

  it('is left as read where either of two may have lost it', () => {
    const row = '   1000       Regulador de voltaje                5000    5000.00';
    expect(rowsOf(`${KNOWN}\n${row}`, 0.9)?.[1]).toEqual([1000, 5000, 5000]);
  });

  it('has it where price and amount both lost theirs and the other rows tell', () => {
    const rows = `${KNOWN}
   3          Varilla corrugada                  10.00      30.00
   1          Regulador de voltaje                3933       3933`;
    const read = rowsOf(rows, 0.9);
    expect(read?.[2]).toEqual([1, 39.33, 39.33]);
    expect(rowsOf(rows, 1)?.[2]).toEqual([1, 3933, 3933]);
  });

  it.each([
    ['all that is sold comes to it', '236.76', [39.33, 39.33]],
    ['the amounts come to something else', '14,320.50', [3933, 3933]],
  ])('has it where most rows lost theirs by the sum: %s', (_, subtotal, wanted) => {
    const rows = `   1          Varilla corrugada                  94.50      94.50
   2          Regulador de voltaje                5147      10293
   1          Regulador de voltaje                3933       3933`;
    expect(rowsOf(rows, 0.9, subtotal)?.[2]).toEqual([1, ...wanted]);
  });

  it('is left as it stands in the text of a file, which loses no points', () => {
    const row = '   278.967    Alambre negro recocido              5.00     139484';
    expect(rowsOf(`${KNOWN}\n${row}`, 1)?.[1]).toEqual([278.967, 5, 139484]);
  });

  it('says so, shows what was recognised, and is not verified by the product that it follows from', () => {
    const { fields } = readDrawn(
      `${HEAD}
   Cantidad   Descripción                       P. Unit.    Importe
   4          Varilla corrugada                   7655     306.20
${sums('306.20', '55.12', '361.32')}`,
      { source: 'ocr', confidence: 0.9 },
    );
    const price = fields['productos.0.precio_unitario'];
    expect(price).toMatchObject({ value: 76.55, source: 'regla', state: 'leido' });
    expect(price?.reasons.join(' ')).toContain('sin punto decimal');
    expect(price?.candidates).toMatchObject([{ value: 7655, source: 'ocr' }]);
  });
});
