import type { DomainError } from '../../rules/domain-error';
import { a1Range, sheetNameOf, spreadsheetIdOf, titleOf } from './spreadsheet-names';

const ID = '1AbC_d-EfGhIjKlMnOpQrStUvWxYz0123456789';

function codeOf(typed: string): string | null {
  try {
    spreadsheetIdOf(typed);
    return null;
  } catch (error) {
    return (error as DomainError).code;
  }
}

describe('the id of a spreadsheet', () => {
  it('is taken without the spaces around it', () => {
    expect(spreadsheetIdOf(` ${ID}\n`)).toBe(ID);
  });

  it.each(['', '   '])('is asked for when it is blank', (typed) => {
    expect(codeOf(typed)).toBe('HOJA_INVALIDA');
  });

  it.each([
    `https://docs.google.com/spreadsheets/d/${ID}/edit`,
    `../${ID}`,
    `${ID}/values`,
    `${ID.slice(0, 20)} ${ID.slice(20)}`,
    `evil.example/${ID}`,
    `${ID}?alt=media`,
    'corto',
    'x'.repeat(5_000),
  ])('is nothing but letters, digits, - and _: %s', (typed) => {
    expect(codeOf(typed)).toBe('CAMPO_INVALIDO');
  });
});

describe('the name of a sheet', () => {
  it.each([undefined, '', '  '])('is Documentos when none is given', (typed) => {
    expect(sheetNameOf(typed)).toBe('Documentos');
  });

  it('is cut to 100 characters without leaving half of one', () => {
    expect(sheetNameOf('ñ'.repeat(200))).toBe('ñ'.repeat(100));
    expect(sheetNameOf(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99));
    expect(sheetNameOf(`😀${'a'.repeat(200)}`)).toBe(`😀${'a'.repeat(98)}`);
    expect(sheetNameOf(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
  });

  it('is quoted in a range, its own quotes doubled', () => {
    expect(a1Range("Perú '26!A1", 'A1:I1')).toBe("'Perú ''26!A1'!A1:I1");
    expect(a1Range('=HYPERLINK("x")', 'A1')).toBe(`'=HYPERLINK("x")'!A1`);
  });
});

describe('the title of a new spreadsheet', () => {
  it('says the day when none is given, and is cut', () => {
    expect(titleOf(undefined, '2026-11-21')).toBe('Documentos Procesados - 2026-11-21');
    expect(titleOf(' Compras\n noviembre ', '2026-11-21')).toBe('Compras noviembre');
    expect(titleOf('x'.repeat(500), '2026-11-21')).toHaveLength(200);
  });
});
