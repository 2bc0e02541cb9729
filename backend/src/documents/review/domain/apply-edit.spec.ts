import type { FieldValue } from '../../../contracts/evidence';
import type { ExtractedData } from '../../../contracts/extracted-data';
import { readingOf, type FieldRecord } from '../../../rules/scoring/reading';
import { applyEdit, newField } from './apply-edit';
import type { ReviewState } from './review-state';

const state = (data: ExtractedData, ...fields: FieldRecord[]): ReviewState => ({
  data,
  fields,
  edits: [],
});
const write = (before: ReviewState, path: string, value: FieldValue) =>
  applyEdit(before, path, value, { actor: { id: 'ana', name: 'Ana' }, at: '', version: 1 });
const written = (before: ReviewState, path: string, value: FieldValue): ReviewState =>
  write(before, path, value)?.state ?? before;
/** What else an edit changes, as `path: old → new`. */
const also = (before: ReviewState, path: string, value: FieldValue): string[] =>
  (write(before, path, value)?.changes ?? [])
    .slice(1)
    .map((change) => `${change.path}: ${change.old} → ${change.new}`);

describe('what follows from an edit', () => {
  const documento = { numero: 'F001-1', serie: 'F001', tipo: 'factura', codigo_sunat: '01' };

  it.each<[object, string, FieldValue, string[]]>([
    [{}, 'numero', 'F002-2', ['documento.serie: F001 → F002']],
    [{}, 'numero', null, ['documento.serie: F001 → null']],
    [{}, 'numero', 'F001-2', []],
    [{ numero: null, serie: null }, 'numero', 'E001-7', ['documento.serie: null → E001']],
    [{ serie: 'FZ01' }, 'numero', 'F002-2', []],
    [{}, 'tipo', 'boleta', ['documento.codigo_sunat: 01 → 03']],
    [{}, 'tipo', 'cotizacion', ['documento.codigo_sunat: 01 → null']],
    [{}, 'fecha_emision', '2026-03-15', []],
    [{}, 'serie', 'F002', []],
  ])('of %j where %s becomes %s: %j', (change, key, value, expected) => {
    const before = state({ documento: { ...documento, ...change } } as ExtractedData);
    expect(also(before, `documento.${key}`, value)).toEqual(expected);
  });

  it('follows again once what a person wrote is put back', () => {
    const own = written(state({ documento } as ExtractedData), 'documento.serie', 'E001');
    expect(also(own, 'documento.numero', 'F002-2')).toEqual([]);
    const back = written(own, 'documento.serie', 'F001');
    expect(also(back, 'documento.numero', 'F002-2')).toHaveLength(1);
  });
});

describe('the amount of a line that was reckoned', () => {
  const amount = 'productos.0.subtotal';
  const line = (
    cantidad: number | null,
    precio_unitario: number | null,
    subtotal: number | null,
  ) => {
    const read = { ...newField(amount, subtotal), source: 'regla' as const };
    const field = { ...read, read: { ...readingOf(read), source: 'regla' as const } };
    const data = { productos: [{ cantidad, precio_unitario, subtotal }] };
    return state(data, newField('productos.0.cantidad', cantidad), field);
  };

  it.each<[ReviewState, string, FieldValue, string[]]>([
    [line(2, 10, 20), 'precio_unitario', 11, [`${amount}: 20 → 22`]],
    [line(2, null, null), 'precio_unitario', 10, [`${amount}: null → 20`]],
    [line(2, 10, 20), 'precio_unitario', null, [`${amount}: 20 → null`]],
    [line(2, 10, 21), 'cantidad', 3, []],
    [line(2, 0, 0), 'cantidad', 3, []],
    [line(2, 10, 20), 'descripcion', 'X', []],
  ])('follows its factors and nothing else (%#)', (before, key, value, expected) => {
    expect(also(before, `productos.0.${key}`, value)).toEqual(expected);
  });

  it('follows in the eleventh row as well', () => {
    const first = line(2, 10, 20);
    const path = 'productos.10.subtotal';
    const fields = first.fields.slice(1).map((field) => ({ ...field, path }));
    const [row] = first.data.productos ?? [];
    const data = { productos: Array.from({ length: 11 }, () => ({ ...row })) };
    const before = state(data, ...fields);
    expect(also(before, 'productos.10.cantidad', 3)).toEqual([`${path}: 20 → 30`]);
  });
});

describe('what is kept of an edit', () => {
  const start = state({ totales: { total: 5, iva: 1 } });

  it('is the evidence of each field once, and what was read of each', () => {
    const edits: [string, FieldValue][] = [
      ['totales.iva', 2],
      ['totales.total', 6],
      ['totales.total', 7],
    ];
    const end = edits.reduce((now, [path, value]) => written(now, path, value), start);
    expect(end.fields.map(({ path }) => path)).toEqual(['totales.iva', 'totales.total']);
    expect(end.edits.map(({ path, old }) => [path, old])).toEqual([
      ['totales.iva', 1],
      ['totales.total', 5],
    ]);
  });

  it('is no evidence where there was none', () => {
    const none = { source: 'texto', reasons: [], candidates: [] };
    expect(newField('nota', 'a')).toEqual({
      ...{ path: 'nota', value: 'a', rawText: null, confidence: 0.6, state: 'leido', boxes: [] },
      ...none,
      read: { value: 'a', confidence: 0.6, ...none },
    });
    expect(newField('nota', null).confidence).toBe(0);
  });
});

it('an account that was not read begins with the first field that a person writes', () => {
  const first = written(state({}), 'cuentas.0.banco', 'BCP');
  const both = written(first, 'cuentas.0.cci', '00219100123456701254');
  expect(both.data).toEqual({ cuentas: [{ banco: 'BCP', cci: '00219100123456701254' }] });
  expect(both.fields.map(({ path }) => path)).toEqual(['cuentas.0.banco', 'cuentas.0.cci']);
});
