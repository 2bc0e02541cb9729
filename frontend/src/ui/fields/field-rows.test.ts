import type { ExtractedData } from '@contracts/extracted-data';
import { anEvidence, fieldMap, someData } from '../../test/factories';
import { fieldGroups } from './field-rows';

const titles = (data: ExtractedData, fields = {}) =>
  fieldGroups(data, fields).map(({ title }) => title);
const rowsOf = (data: ExtractedData, group: string, fields = {}) =>
  fieldGroups(data, fields).find(({ key }) => key === group)?.rows ?? [];

describe('the field table', () => {
  it('has the groups in the order of reading, without products and metadata', () => {
    const data = { totales: { total: 1 }, metadata: { pages: 2 }, ...someData() };
    expect(titles(data)).toEqual(['Documento', 'Proveedor', 'Totales']);
  });

  it('has the fields of a group in a fixed order', () => {
    const data = { totales: { total: 1180, iva: 180, subtotal: 1000 } };
    expect(rowsOf(data, 'totales').map(({ label }) => label)).toEqual(['Subtotal', 'IGV', 'Total']);
  });

  it('has what is for programs last', () => {
    const documento = { numero: 'F001-1', codigo_sunat: '01', folio_fiscal: 'qPaj4' };
    const data = { documento, totales: { total: 1180 }, placas: ['ABC-123'] };
    expect(titles(data)).toEqual(['Documento', 'Totales', 'Placas', 'Datos técnicos']);
    const last = rowsOf(data, 'tecnicos').map(({ path }) => path);
    expect(last).toEqual(['documento.codigo_sunat', 'documento.folio_fiscal']);
  });

  it('says of a value what is known about it', () => {
    const fields = fieldMap(
      anEvidence('totales.total', {
        state: 'contradice',
        confidence: 0.62,
        reasons: ['QR: 1,180.00 ≠ 1,108.00'],
      }),
    );
    const [row] = rowsOf({ totales: { total: 1108 } }, 'totales', fields);
    expect(row).toMatchObject({
      text: '1,108.00 PEN',
      state: 'contradice',
      confidence: 0.62,
      reasons: ['QR: 1,180.00 ≠ 1,108.00'],
    });
  });

  it('calls a value without evidence read, with no confidence', () => {
    const [row] = rowsOf({ proveedor: { nombre: 'Andino' } }, 'proveedor');
    expect(row).toMatchObject({ state: 'leido', confidence: null, boxes: [] });
  });

  it('shows what was looked for and not found as empty', () => {
    const fields = fieldMap(anEvidence('proveedor.telefono', { state: 'vacio', confidence: 0 }));
    const [row] = rowsOf({}, 'proveedor', fields);
    expect(row).toMatchObject({ text: '—', isEmpty: true, state: 'vacio', confidence: null });
  });

  it('leaves out an empty value that nobody looked for', () => {
    expect(rowsOf({ proveedor: { telefono: null } }, 'proveedor')).toEqual([]);
  });

  it('shows free sections under a readable name, arrays as numbered rows', () => {
    const data: ExtractedData & { datos_de_envio: unknown } = {
      datos_de_envio: { transportista: 'Huascarán', placas: ['ABC-123'], bultos: [{ peso: 3 }] },
    };
    expect(titles(data)).toEqual(['Datos de envio']);
    expect(rowsOf(data, 'datos_de_envio').map(({ label, text }) => [label, text])).toEqual([
      ['Transportista', 'Huascarán'],
      ['1', 'ABC-123'],
      ['1 · Peso', '3'],
    ]);
  });
});
