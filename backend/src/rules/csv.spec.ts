import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { EXPORT_COLUMNS } from '../contracts/exports';
import { csvText, invoiceCsvHead, invoiceCsvLine } from './csv';
import { exportRow } from './invoice-row';

const read = (text: string): string[][] => parse(text, { bom: true, relaxColumnCount: false });
const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];

describe('a CSV file', () => {
  it('has a byte order mark, commas, quotes around every cell and CRLF', () => {
    expect(
      csvText([
        ['a', 'b"c'],
        ['1', ''],
      ]),
    ).toBe('\ufeff"a","b""c"\r\n"1",""\r\n');
  });

  it.each(TRIGGERS)('puts an apostrophe before a cell that begins with %j', (trigger) => {
    expect(read(csvText([[`${trigger}x`, `x${trigger}`]]))).toEqual([
      [`'${trigger}x`, `x${trigger}`],
    ]);
  });

  it.each(['-118.00', '118', '1,180.50', '-1.180,50'])('leaves the number %s alone', (number) => {
    expect(read(csvText([[number]]))).toEqual([[number]]);
  });

  it.each(['-', '-1+1', '-1.', '--1', '+118', '=1'])('takes %s for no number', (text) => {
    expect(read(csvText([[text]]))).toEqual([[`'${text}`]]);
  });

  it('gives every text back when it is read, with the apostrophe where one was put', () => {
    const hostile = fc.constantFrom(
      ...TRIGGERS,
      '"',
      '""',
      ',',
      ';',
      '\r\n',
      '\u2028',
      "'",
      '|',
      '🙂',
    );
    const cell = fc
      .array(fc.oneof(hostile, fc.string({ unit: 'grapheme' })))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 9 }), (cells) => {
        const [row] = read(csvText([cells]));
        row?.forEach((value, index) => {
          const original = cells[index] ?? '';
          const isGuarded = TRIGGERS.includes([...original][0] ?? '') && value !== original;
          expect(value).toBe(isGuarded ? `'${original}` : original);
          expect(TRIGGERS.includes([...value][0] ?? '') && !/^-\d/.test(value)).toBe(false);
        });
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the CSV of documents', () => {
  const line = (document: Parameters<typeof exportRow>[0]) =>
    read(invoiceCsvHead() + invoiceCsvLine(exportRow(document)));

  it('has the specified columns in order', () => {
    const rows = line({
      id: 'd1',
      paymentStatus: 'unpaid',
      extractedData: {
        documento: {
          numero: 'F001-123',
          fecha_emision: '2026-11-02',
          fecha_vencimiento: '2026-12-02',
          moneda: 'US$',
        },
        proveedor: { ruc: '20999999027', nombre: '=Hipervínculo "S.A."' },
        totales: { total: -118 },
      },
    });
    expect(rows).toEqual([
      [...EXPORT_COLUMNS],
      [
        '20999999027',
        `'=Hipervínculo "S.A."`,
        'F001-123',
        '2026-11-02',
        '2026-12-02',
        '-118.00',
        'USD',
        'unpaid',
        'd1',
      ],
    ]);
  });

  it('takes soles for a missing currency, and says nothing of what was not read', () => {
    const nothing = ['', '', '', '', '', ''];
    const of = (extractedData: object | null) =>
      line({ id: 'd2', paymentStatus: 'unpaid', extractedData })[1];
    expect(of({})).toEqual([...nothing, 'PEN', 'unpaid', 'd2']);
    expect(of(null)).toEqual([...nothing, '', '', 'd2']);
  });
});
