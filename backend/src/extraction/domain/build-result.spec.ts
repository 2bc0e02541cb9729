import type { FieldSource } from '../../contracts/evidence';
import { pageSetFromText } from '../../../test/support/page-from-text';
import { buildResult } from './build-result';
import type { PageSet } from './page-set';
import type { RawField } from './raw-extraction';

const QR = '20999999019|01|F001|123|180.00|1180.00|2026-03-15|6|20999999027|';
const PAGE = `
 EMPRESA A S.A.C.   RUC 20999999019   FACTURA   F001-00000123
 Fecha: 15/03/2026   Cliente: EMPRESA B S.A.  RUC 20999999027
 OP. GRAVADA 1,000.00   IGV 180.00   TOTAL S/ 1,180.00
`;
const context = { companyRuc: '20999999027', today: '2026-11-20' };
const values: Record<string, string> = {
  'documento.tipo': 'FACTURA',
  'documento.numero': 'F001-00000123',
  'documento.fecha_emision': '15/03/2026',
  'proveedor.nombre': 'EMPRESA A S.A.C.',
  'proveedor.ruc': '20999999019',
  'cliente.nombre': 'EMPRESA B S.A.',
  'cliente.ruc': '20999999027',
  'totales.subtotal': '1,000.00',
  'totales.iva': '180.00',
  'totales.total': '1,180.00',
};

function result(
  change: Record<string, string | null>,
  options: { source?: FieldSource; confidence?: number; pages?: PageSet } = {},
) {
  const {
    source = 'texto',
    confidence = 0.95,
    pages = pageSetFromText([PAGE], { qr: [QR] }),
  } = options;
  const fields = Object.entries({ ...values, ...change }).flatMap(([path, text]): RawField[] =>
    text === null ? [] : [{ path, text, source, confidence }],
  );
  return buildResult({ fields, tables: [], usage: { ms: 0 } }, pages, context);
}

describe('buildResult', () => {
  it('doubts what every document has and was not found, and says where it was looked for', () => {
    const { fields, extractedData } = result(
      { 'documento.numero': null, 'cliente.ruc': null },
      { pages: pageSetFromText([PAGE]) },
    );
    expect(fields['documento.numero']).toMatchObject({
      state: 'dudoso',
      value: null,
      reasons: [
        'No se encontró en la página. Se buscó junto al título y al RUC, y en el código QR.',
      ],
    });
    expect(fields['cliente.ruc']).toMatchObject({ state: 'vacio', value: null, confidence: 0 });
    expect(extractedData.documento?.numero).toBeUndefined();
  });

  it('verifies what two sources say and places every value on the page', () => {
    const { fields, authenticity, extractedData, confidence } = result({});
    expect(fields['totales.total']).toMatchObject({
      value: 1180,
      state: 'verificado',
      proof: 'QR',
      rawText: '1,180.00',
    });
    expect(fields['totales.subtotal']).toMatchObject({ state: 'verificado', proof: 'Suma' });
    expect(fields['cliente.ruc']?.state).toBe('verificado');
    expect(fields['proveedor.nombre']?.state).toBe('leido');
    expect(fields['proveedor.nombre']?.boxes).toHaveLength(1);
    expect(authenticity).toMatchObject({ flags: [], isAuthentic: true });
    expect(extractedData.documento).toMatchObject({
      serie: 'F001',
      codigo_sunat: '01',
      moneda: 'PEN',
    });
    expect(confidence).toBeGreaterThan(0.9);
  });

  it('keeps the printed total when the QR says another one, and flags it', () => {
    const pages = pageSetFromText([PAGE], { qr: [QR.replace('1180.00', '1108.00')] });
    const { fields, authenticity } = result({}, { pages });
    expect(fields['totales.total']).toMatchObject({ value: 1180, state: 'contradice' });
    expect(fields['totales.total']?.candidates[0]).toMatchObject({ value: 1108, source: 'qr' });
    expect(authenticity.flags).toEqual(['QR_NO_COINCIDE']);
  });

  it('takes the QR where OCR read unsurely, and keeps the reading as a candidate', () => {
    const { fields, authenticity } = result(
      { 'totales.total': '1,188.00' },
      { source: 'ocr', confidence: 0.7 },
    );
    expect(fields['totales.total']).toMatchObject({ value: 1180, source: 'qr' });
    expect(fields['totales.total']?.candidates[0]).toMatchObject({ value: 1188, source: 'ocr' });
    expect(authenticity.flags).toEqual([]);
  });

  it('does not hide a forgery that OCR read with confidence', () => {
    const { authenticity } = result(
      { 'totales.total': '1,188.00' },
      { source: 'ocr', confidence: 0.95 },
    );
    expect(authenticity.flags).toContain('QR_NO_COINCIDE');
  });

  it('settles one unsure digit by the sum', () => {
    const pages = pageSetFromText([PAGE], { source: 'ocr' });
    const raw = Object.entries({ ...values, 'totales.iva': '130.00' }).map(
      ([path, text]): RawField => ({
        path,
        text,
        source: 'ocr',
        confidence: path === 'totales.iva' ? 0.7 : 0.95,
      }),
    );
    const { fields } = buildResult({ fields: raw, tables: [], usage: { ms: 0 } }, pages, context);
    expect(fields['totales.iva']).toMatchObject({ value: 180 });
    expect(fields['totales.iva']?.candidates[0]?.value).toBe(130);
  });

  it('offers the repair of a RUC that OCR misread, and never takes it', () => {
    const pages = pageSetFromText([PAGE.replace('20999999019', '20512333197')], { source: 'ocr' });
    const { fields } = result(
      { 'proveedor.ruc': '20512333197' },
      { source: 'ocr', confidence: 0.7, pages },
    );
    expect(fields['proveedor.ruc']?.value).toBe('20512333197');
    expect(fields['proveedor.ruc']?.state).toBe('dudoso');
    expect(fields['proveedor.ruc']?.candidates[0]).toMatchObject({
      value: '20512333797',
      source: 'regla',
    });
  });

  it('fills from the QR what is not printed', () => {
    const { fields } = result({ 'proveedor.ruc': null });
    expect(fields['proveedor.ruc']).toMatchObject({
      value: '20999999019',
      source: 'qr',
      rawText: null,
    });
    expect(fields['proveedor.ruc']?.boxes).toHaveLength(1);
  });

  it('computes a line amount that is not printed and marks it as computed', () => {
    const { fields } = result({
      'productos.0.cantidad': '10',
      'productos.0.precio_unitario': '100.00',
    });
    expect(fields['productos.0.subtotal']).toMatchObject({
      value: 1000,
      source: 'regla',
      rawText: null,
    });
  });

  it('never fails for an empty answer', () => {
    const empty = { fields: [], tables: [], usage: { ms: 0 } };
    const pages: PageSet = {
      pages: [],
      qr: [],
      totalPages: 3,
      pdf: null,
      notes: ['SIN_TEXTO', 'PAGINAS_NO_LEIDAS'],
    };
    const { authenticity, confidence, fields } = buildResult(empty, pages, {
      companyRuc: null,
      today: '2026-11-20',
    });
    expect(confidence).toBe(0);
    expect(authenticity.notes).toEqual(['NO_COMPROBADO', 'SIN_TEXTO', 'PAGINAS_NO_LEIDAS']);
    expect(authenticity.confidence).toBe(0.75);
    expect(Object.values(fields).every((field) => field.state === 'vacio')).toBe(true);
  });
});
