import type { FieldValue } from '../../contracts/evidence';
import type { Draft, DraftField } from '../../rules/scoring/draft';
import { NO_FACTS } from '../../rules/scoring/page-facts';
import { readQr, type QrField } from '../../rules/scoring/qr-evidence';
import { derive } from './derive';
import { reconcileQr } from './reconcile-sums';

const field = (path: string, value: FieldValue, change: Partial<DraftField> = {}): DraftField => ({
  ...{ path, value, rawText: `«${String(value)}»`, confidence: 0.9, source: 'ocr' },
  ...{ boxes: [{ page: 1, x: 0.1, y: 0.1, w: 0.1, h: 0.01 }], candidates: [], reasons: [] },
  ...change,
});
const draftOf = (...fields: readonly DraftField[]): Draft =>
  new Map(fields.map((one) => [one.path, one]));
const of = (values: Record<string, FieldValue>): Draft =>
  draftOf(...Object.entries(values).map(([path, value]) => field(path, value)));

/** A lone 1 that OCR missed among the quantities of a table. */
const ONE_OF_MANY = {
  ...{ 'productos.0.cantidad': 3, 'productos.0.precio_unitario': 5, 'productos.0.subtotal': 15 },
  ...{ 'productos.1.precio_unitario': 8, 'productos.1.subtotal': 8 },
};

describe('what follows from printed values', () => {
  it.each<[Record<string, FieldValue>, string, FieldValue | undefined]>([
    [{ 'documento.numero': 'F001-7' }, 'documento.serie', 'F001'],
    [{ 'documento.numero': 'F001-7', 'documento.serie': 'F002' }, 'documento.serie', 'F002'],
    [{ 'documento.numero': 'F001-7', 'documento.serie': null }, 'documento.serie', 'F001'],
    [{ 'documento.numero': '77' }, 'documento.serie', undefined],
    [{ 'documento.numero': 77 }, 'documento.serie', undefined],
    [{ 'documento.tipo': 'boleta' }, 'documento.codigo_sunat', '03'],
    [{ 'documento.tipo': 'proforma' }, 'documento.codigo_sunat', undefined],
    [{ 'documento.tipo': 'factura', 'documento.numero': 'INV-26' }, 'documento.codigo_sunat', '91'],
    [{ 'documento.tipo': 'factura', 'documento.numero': 'F001-7' }, 'documento.codigo_sunat', '01'],
    [{ 'documento.tipo': 'boleta', 'documento.numero': 'INV-26' }, 'documento.codigo_sunat', '03'],
    [{ 'totales.total': 5 }, 'documento.moneda', 'PEN'],
    [{ 'totales.iva': 5 }, 'documento.moneda', undefined],
    [{ 'totales.gravada': 100, 'totales.exonerada': 20 }, 'totales.subtotal', 120],
    [{ 'totales.inafecta': 100, 'totales.exportacion': 20 }, 'totales.subtotal', 120],
    [{ 'totales.gravada': 0 }, 'totales.subtotal', undefined],
    [{ 'totales.isc': 3, 'totales.icbper': 0.5 }, 'totales.otros_impuestos', 3.5],
    [{ 'totales.subtotal': 100, 'totales.iva': 18 }, 'totales.gravada', 100],
    [{ 'totales.subtotal': -100, 'totales.iva': -18 }, 'totales.gravada', -100],
    [{ 'totales.subtotal': 100, 'totales.iva': 17 }, 'totales.gravada', undefined],
    [
      { 'totales.subtotal': 100, 'totales.iva': 18, 'totales.gratuita': 5 },
      'totales.gravada',
      undefined,
    ],
    [
      { 'totales.subtotal': 100, 'totales.iva': 18, 'totales.exonerada': 5 },
      'totales.gravada',
      undefined,
    ],
    [
      { 'totales.subtotal': 100, 'totales.iva': 19, 'documento.fecha_emision': '2010-05-05' },
      'totales.gravada',
      100,
    ],
    [
      { 'totales.subtotal': 100, 'totales.iva': 19, 'documento.fecha_emision': '2026-05-05' },
      'totales.gravada',
      undefined,
    ],
    [{ 'documento.tipo': 'recibo_honorarios', 'totales.total': 500 }, 'totales.subtotal', 500],
    [{ 'documento.tipo': 'factura', 'totales.total': 500 }, 'totales.subtotal', undefined],
    [{ 'documento.tipo': 'recibo_honorarios' }, 'totales.subtotal', undefined],
    [
      { 'productos.11.cantidad': 3, 'productos.11.precio_unitario': 1.05 },
      'productos.11.subtotal',
      3.15,
    ],
    [ONE_OF_MANY, 'productos.1.cantidad', 1],
    [{ ...ONE_OF_MANY, 'productos.0.cantidad': null }, 'productos.1.cantidad', undefined],
    [{ ...ONE_OF_MANY, 'productos.1.subtotal': 16 }, 'productos.1.cantidad', undefined],
    [{ ...ONE_OF_MANY, 'productos.1.cantidad': 2 }, 'productos.1.cantidad', 2],
    [{ 'productos.0.cantidad': 3 }, 'productos.0.subtotal', undefined],
    [{ 'productos.0.precio_unitario': 3 }, 'productos.0.subtotal', undefined],
    [
      { 'productos.0.cantidad': 3, 'productos.0.precio_unitario': 2, 'productos.0.subtotal': 7 },
      'productos.0.subtotal',
      7,
    ],
  ])('of %j, %s is %s', (values, path, expected) => {
    expect(derive(of(values)).get(path)?.value).toBe(expected);
  });

  it('says how it came, and is no surer than what it came from', () => {
    const sure = field('totales.gravada', 100);
    const unsure = field('totales.exonerada', 20, { confidence: 0.7 });
    expect(derive(draftOf(sure, unsure)).get('totales.subtotal')).toEqual({
      ...field('totales.subtotal', 120, { rawText: null, confidence: 0.7, source: 'regla' }),
      ...{
        boxes: [...sure.boxes, ...unsure.boxes],
        reasons: ['Suma de las operaciones impresas.'],
      },
    });
    expect(derive(draftOf(unsure)).get('totales.subtotal')).toEqual({
      ...unsure,
      path: 'totales.subtotal',
    });
    const line = derive(
      draftOf(
        field('productos.0.cantidad', 2, { confidence: 0.7 }),
        field('productos.0.precio_unitario', 5),
      ),
    );
    expect(line.get('productos.0.subtotal')).toMatchObject({
      ...{ confidence: 0.7, source: 'regla', boxes: [], rawText: null },
      reasons: ['Cantidad por precio unitario; no está impreso.'],
    });
    const seen = [...of(ONE_OF_MANY).values()];
    expect(derive(draftOf(...seen)).get('productos.1.cantidad')).toMatchObject({
      ...{ confidence: 0.6, source: 'regla', boxes: [], rawText: null },
      reasons: ['Precio e importe son iguales: es una unidad. No se pudo leer impresa.'],
    });
    const told = seen.map((one): DraftField => ({ ...one, source: 'texto' }));
    expect(derive(draftOf(...told)).has('productos.1.cantidad')).toBe(false);
    const rest = derive(of({ 'documento.tipo': 'recibo_honorarios', 'totales.total': 500 }));
    expect(rest.get('totales.subtotal')).toMatchObject({ confidence: 0.9, source: 'regla' });
    expect(rest.get('totales.subtotal')?.boxes).toHaveLength(1);
    expect(rest.get('documento.moneda')).toMatchObject({
      ...{ confidence: 0.6, source: 'regla', boxes: [] },
      reasons: ['No se encontró la moneda impresa; se asume soles.'],
    });
    expect(rest.get('documento.codigo_sunat')).toMatchObject({
      ...{ source: 'regla', confidence: 0.9 },
      reasons: ['El código del catálogo 01 de SUNAT para este tipo de documento.'],
    });
    const base = derive(of({ 'totales.subtotal': 100, 'totales.iva': 18 })).get('totales.gravada');
    expect(base).toMatchObject({
      ...{ confidence: 0.9, source: 'regla', rawText: null },
      reasons: ['El IGV impreso corresponde a todo el subtotal.'],
    });
    expect(base?.boxes).toHaveLength(1);
    const serie = derive(of({ 'documento.numero': 'F001-7' })).get('documento.serie');
    expect(serie).toMatchObject({
      source: 'ocr',
      rawText: '«F001-7»',
      confidence: 0.9,
      reasons: [],
    });
  });
});

describe('the QR beside what was read', () => {
  const PATH = 'totales.total';
  const coded: QrField = { path: PATH, value: 118, boxes: [] };
  const beside = (one?: DraftField) =>
    reconcileQr(draftOf(...(one ? [one] : [])), { qr: null, fields: [coded] }).get(PATH);

  it('fills what was not found', () => {
    const candidates = [{ value: 113, source: 'ocr' as const, boxes: [] }];
    for (const one of [undefined, field(PATH, null, { candidates })]) {
      expect(beside(one)).toEqual({
        ...field(PATH, 118, { rawText: null, confidence: 0.97, source: 'qr', boxes: [] }),
        ...{ candidates: one ? candidates : [] },
        reasons: ['Tomado del código QR; no se pudo leer impreso.'],
      });
    }
  });

  it('replaces what OCR read unsurely, and stands beside a sure reading', () => {
    const unsure = field(PATH, 113, { confidence: 0.5 });
    expect(beside(unsure)).toMatchObject({
      ...{ value: 118, source: 'qr', confidence: 0.97 },
      candidates: [{ value: 113, source: 'ocr', boxes: unsure.boxes }],
      reasons: ['La impresión se lee con dudas (««113»»); se tomó el valor del QR.'],
    });
    const sure = beside(field(PATH, 113));
    expect(sure).toMatchObject({ value: 113, candidates: [{ value: 118, source: 'qr' }] });
    expect(sure && beside(sure)?.candidates).toHaveLength(1);
  });

  it('changes nothing of what says the same, or of what it cannot say', () => {
    for (const one of [field(PATH, -118), field(PATH, true)]) expect(beside(one)).toBe(one);
    expect(reconcileQr(draftOf(), readQr([])).size).toBe(NO_FACTS.qr.length);
  });
});
