import type { FieldMap, FieldProof, FieldValue } from '../../../contracts/evidence';
import type { ExtractedData } from '../../../contracts/extracted-data';
import { leafAt } from '../../../rules/field-path';
import { preview } from '../../../rules/scoring/preview';
import { readingOf, type FieldRecord } from '../../../rules/scoring/reading';
import { applyEdit, newField } from './apply-edit';
import { reassess } from './reassess';
import type { ReviewState } from './review-state';

const TODAY = '2026-04-01';
const DATA: ExtractedData = {
  documento: {
    tipo: 'factura',
    numero: 'F001-123',
    serie: 'F001',
    fecha_emision: '2026-03-15',
    fecha_vencimiento: '2026-04-14',
  },
  proveedor: { ruc: '20999999019' },
  totales: { subtotal: 1000, gravada: 1000, iva: 180, total: 1180 },
  informacion_adicional: { monto_en_letras: 'MIL CIENTO OCHENTA CON 00/100 SOLES' },
  productos: [
    { descripcion: 'X', cantidad: 6, precio_unitario: 100, subtotal: 600 },
    { descripcion: 'Y', cantidad: 4, precio_unitario: 100, subtotal: 400 },
  ],
};
const pathsOf = (data: ExtractedData): string[] =>
  Object.entries(data).flatMap(([group, value]) =>
    Array.isArray(value)
      ? value.flatMap((row, at) => Object.keys(row as object).map((key) => `${group}.${at}.${key}`))
      : Object.keys(value as object).map((key) => `${group}.${key}`),
  );

/** As a text PDF of these values is read. */
function read(data: ExtractedData): ReviewState {
  const fields = pathsOf(data).map((path, at): FieldRecord => {
    const value = leafAt(data, path);
    const boxes = [{ page: 1, x: 0.1, y: at / 100, w: 0.1, h: 0.01 }];
    const field = { ...newField(path, value), confidence: 0.9, boxes };
    return { ...field, read: { ...readingOf(field), confidence: 0.9 } };
  });
  return { data, fields, edits: [] };
}

const assessed = (state: ReviewState) =>
  reassess({
    state,
    facts: null,
    context: { companyRuc: null, today: TODAY },
    before: null,
    duplicate: null,
  });

function saved(state: ReviewState) {
  const { fields, authenticity } = assessed(state);
  const map: FieldMap = Object.fromEntries(fields.map((field) => [field.path, field]));
  return { data: state.data, fields: map, findings: authenticity.findings };
}
const typed = (state: ReviewState, path: string, value: FieldValue): ReviewState =>
  applyEdit(state, path, value, { actor: { id: 'a', name: 'Ana' }, at: '', version: 1 })?.state ??
  state;
const shown = (state: ReviewState, values: Record<string, FieldValue>, open: string[] = []) =>
  preview({ ...saved(state), values, open, today: TODAY });
const contradicted = (fields: FieldMap): string[] =>
  Object.values(fields)
    .flatMap(({ state, path }) => (state === 'contradice' ? [path] : []))
    .sort();

describe('a preview of values that are not saved', () => {
  const state = read(DATA);

  it.each<[string, FieldValue]>([
    ['totales.total', 9999.99],
    ['totales.iva', 18],
    ['totales.subtotal', 100],
    ['proveedor.ruc', '20999999018'],
    ['proveedor.ruc', '20100047218'],
    ['documento.serie', 'E009'],
    ['documento.tipo', 'boleta'],
    ['documento.fecha_vencimiento', '2026-03-01'],
    ['documento.fecha_emision', '2027-01-01'],
    ['informacion_adicional.monto_en_letras', 'MIL SOLES'],
    ['productos.0.cantidad', 7],
    ['productos.0.subtotal', 700],
    ['productos.1.descripcion', 'Z'],
  ])('says what saving will say: %s = %s', (path, value) => {
    const after = saved(typed(state, path, value));
    expect(contradicted(shown(state, { [path]: value }).fields)).toEqual(
      contradicted(after.fields),
    );
  });

  it('says that a contradiction is over', () => {
    const wrong = typed(state, 'proveedor.ruc', '20999999018');
    expect(contradicted(saved(wrong).fields)).toEqual(['proveedor.ruc']);
    const { fields } = shown(wrong, { 'proveedor.ruc': '20999999019' });
    expect(fields['proveedor.ruc']).toMatchObject({ state: 'editado', reasons: [] });
    const other = typed(state, 'totales.total', 9999.99);
    expect(contradicted(saved(other).fields)).toContain('totales.iva');
    expect(contradicted(shown(other, { 'totales.total': 1180 }).fields)).toEqual([]);
  });

  it('leaves no proof and no reason of the value that was there', () => {
    const before = saved(state);
    expect(before.fields['totales.total']).toMatchObject({ state: 'verificado' });
    expect(shown(state, {}, ['totales.total']).fields['totales.total']).toMatchObject({
      state: 'editado',
      reasons: [],
    });
    const { fields } = shown(state, { 'productos.0.subtotal': 650 });
    expect(fields['productos.0.cantidad']?.proof).toBeUndefined();
    expect(fields['productos.1.cantidad']).toEqual(before.fields['productos.1.cantidad']);
    expect(fields['totales.iva']).toMatchObject({ state: 'leido' });
    expect(shown(state, {}, ['totales.iva']).fields['totales.subtotal']?.proof).toBeUndefined();
  });

  it('hears the code of the page, whatever the reading took of it', () => {
    const before = saved(state);
    const proof: FieldProof = 'QR';
    const total = { ...before.fields['totales.total'], state: 'verificado' as const, proof };
    const fields = { ...before.fields, 'totales.total': total } as FieldMap;
    const at = (value: number) =>
      preview({ ...before, fields, values: { 'totales.total': value }, open: [], today: TODAY });
    expect(at(1181).fields['totales.total']?.reasons).toContain('El código QR dice 1180.');
    expect(at(1180).fields['totales.total']).toMatchObject({ state: 'editado' });
  });

  it('keeps a field that an outside source proves when only a sum fails', () => {
    const before = saved(state);
    const total = { ...before.fields['totales.total'], state: 'verificado', proof: 'QR' };
    const fields = { ...before.fields, 'totales.total': total } as FieldMap;
    const values = { 'totales.iva': 18 };
    const after = preview({ ...before, fields, values, open: [], today: TODAY });
    expect(after.fields['totales.total']).toMatchObject({ state: 'verificado', proof: 'QR' });
    expect(after.fields['totales.iva']).toMatchObject({ state: 'contradice' });
  });
});
