import type { ExtractedData } from '@contracts/extracted-data';
import { someData } from '../../../test/factories';
import { sheetSections } from './sheet-sections';

/** Free sections are legal beside the known keys (spec section 3). */
const withFree = (free: Record<string, unknown>): ExtractedData => ({ ...someData(), ...free });

describe('the cards of a document', () => {
  const sections = sheetSections(
    withFree({
      metadata: { motor: 'x' },
      nota: 'entregar en almacén',
      pagado: false,
      informacion_adicional: { metodo_pago: 'Contado', observaciones: '' },
      transporte: { placa: 'ABC-123', chofer: null },
      cuotas: [
        { numero: 1, importe: 590 },
        { numero: 2, importe: 590, fecha: '2026-04-15' },
      ],
      guias: ['T001-5', 'T001-6'],
      articulos: [{ codigo: 'A1', precio: 12 }],
    }),
    {},
  );

  it('hide what is empty and what is technical', () => {
    const text = JSON.stringify(sections);
    expect(text).not.toContain('motor');
    expect(text).not.toContain('chofer');
    expect(sections.additional.map(({ label }) => label)).not.toContain('Observaciones');
  });

  it('show provider and totals with the currency', () => {
    expect(sections.provider).toContainEqual({ label: 'RUC', text: '20608471937' });
    expect(sections.totals).toContainEqual({ label: 'Total', text: '1,180.00 PEN' });
  });

  it('put what belongs to no main group into the additional information', () => {
    expect(sections.additional).toContainEqual({ label: 'Nota', text: 'entregar en almacén' });
    expect(sections.additional).toContainEqual({ label: 'Método de pago', text: 'Contado' });
  });

  it('show at most twelve of them, what stands nowhere else first', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`dato_${n}`, `v${n}`]));
    const data = withFree({ ...many, informacion_adicional: { observaciones: 'Sin guía' } });
    const { additional } = sheetSections(data, {});
    expect(additional).toHaveLength(12);
    expect(additional[0]).toEqual({ label: 'Observaciones', text: 'Sin guía' });
    expect(additional.map(({ label }) => label)).not.toContain('Número');
  });

  it('show lists as rows, with the columns of all of them', () => {
    expect(sections.articles.map(({ title }) => title)).toEqual(['Productos', 'Artículos']);
    expect(sections.extraTables.find(({ key }) => key === 'cuotas')).toMatchObject({
      rows: [
        ['1', '590.00 PEN', '—'],
        ['2', '590.00 PEN', '15 abr 2026'],
      ],
    });
    expect(sections.extraTables.find(({ key }) => key === 'guias')?.rows).toEqual([
      ['T001-5'],
      ['T001-6'],
    ]);
  });

  it('show free objects by name', () => {
    expect(sections.extraGroups).toEqual([
      { key: 'transporte', title: 'Transporte', lines: [{ label: 'Placa', text: 'ABC-123' }] },
    ]);
  });

  it('are all empty for a document without data', () => {
    expect(sheetSections({}, {})).toEqual({
      provider: [],
      client: [],
      totals: [],
      additional: [],
      articles: [],
      extraGroups: [],
      extraTables: [],
    });
  });
});
