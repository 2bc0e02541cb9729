import type { ExtractedData, ProductoData, TotalesData } from '../../contracts/extracted-data';
import type { Check, CheckSubject } from './check';
import { checkCustomer } from './party-checks';
import { checkLines, checkLineSum, checkIgv, checkTotal } from './sum-checks';
import { totalIdentity, unrounded } from './total-identity';

const subject = (data: ExtractedData, ...typed: string[]): CheckSubject => ({
  ...{ data, qr: null, hasUnreadableQr: false, pageText: '', hiddenTexts: [], pdf: null },
  ...{ companyRuc: null, today: '2026-11-20', unsurePaths: new Set() },
  typedPaths: new Set(typed),
});
const lines = (count: number): ProductoData[] => Array.from({ length: count }, () => ({}));

describe('the parts of a total', () => {
  it.each<[TotalesData, boolean]>([
    [{ subtotal: 1000, iva: 180, total: 1180 }, true],
    [{ subtotal: 1000, iva: 180, total: 1180.05 }, true],
    [{ subtotal: 1000, iva: 180, total: 1180.06 }, false],
    [{ gravada: 1000, exonerada: 50, inafecta: 30, exportacion: 20, iva: 180, total: 1280 }, true],
    [{ gravada: 1000, exonerada: 50, iva: 180, total: 1180 }, false],
    [{ subtotal: 900, gravada: 1000, iva: 180, total: 1180 }, true],
    [{ subtotal: 1000, iva: 180, isc: 10, icbper: 5, total: 1195 }, true],
    [{ subtotal: 1000, iva: 180, isc: 10, total: 1180 }, true],
    [{ subtotal: 1000, iva: 180, otros_impuestos: 7, isc: 10, total: 1187 }, true],
    [{ subtotal: 1000, iva: 180, descuentos: 100, total: 1080 }, true],
    [{ subtotal: 1000, iva: 180, descuentos: -100, total: 1080 }, true],
    [{ subtotal: 1000, iva: 180, descuentos: 100, total: 1180 }, true],
    [{ subtotal: 1000, iva: 180, descuentos: 100, total: 1280 }, false],
    [{ subtotal: 1000, iva: 180, anticipos: 500, descuentos: 100, total: 580 }, true],
    [{ subtotal: 1000, iva: 180, anticipos: 500, total: 1680 }, false],
    [{ subtotal: 1000, iva: 180, otros_cargos: 40, total: 1220 }, true],
    [{ subtotal: 1000, iva: 180, otros_cargos: 40, total: 1140 }, false],
    [{ subtotal: 1000, iva: 180, redondeo: 0.3, total: 1180.3 }, true],
    [{ subtotal: 1000, iva: 180, redondeo: 0.3, total: 1179.7 }, true],
  ])('%j add up: %s', (totales, agrees) => {
    expect(totalIdentity({ totales })?.agrees).toBe(agrees);
  });

  it.each<[TotalesData | undefined]>([
    [undefined],
    [{ iva: 180, total: 1180 }],
    [{ subtotal: 1000, total: 1180 }],
    [{ subtotal: 1000, iva: 180 }],
    [{ gravada: null, iva: 180, total: 1180 }],
  ])('%j say nothing', (totales) => {
    expect(totalIdentity({ ...(totales && { totales }) })).toBeNull();
  });

  it('are rounded line by line in a long invoice', () => {
    const off = (cents: number, count: number) =>
      totalIdentity({
        totales: { subtotal: 1000, iva: 180, total: 1180 + cents / 100 },
        productos: lines(count),
      })?.agrees;
    expect([off(100, 51), off(101, 51), off(6, 50), off(5, 50)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('come first to what nothing optional is taken off', () => {
    const totales = { subtotal: 1000, gravada: 900, iva: 180, total: 1 };
    expect(totalIdentity({ totales })).toMatchObject({
      expected: 1180,
      paths: ['totales.subtotal', 'totales.iva', 'totales.total'],
    });
    expect(unrounded({ total: 10.3, redondeo: 0.3 })).toBe(10);
    expect(unrounded({})).toBe(0);
  });
});

/** `IGV_NO_CUADRA 180.00`, the sentence that it passed, or null. */
function said(check: Check, data: ExtractedData, ...typed: string[]): string | null {
  const { findings, doubts, passed } = check(subject(data, ...typed));
  const [found] = [...findings, ...doubts.map((one) => ({ ...one, id: `duda ${one.id}` }))];
  return found ? `${found.id} ${found.expected ?? ''}` : (passed[0] ?? null);
}

describe('the IGV', () => {
  const documento = { tipo: 'factura' as const, numero: 'F001-1', fecha_emision: '2026-03-15' };
  const igv = (totales: TotalesData, change: ExtractedData = {}) =>
    said(checkIgv, { documento, totales, proveedor: { ruc: '20999999019' }, ...change });
  const RATE_18 = 'El IGV corresponde a la tasa de 18 %.';
  const RATE_105 = 'El IGV corresponde a la tasa de 10.5 %.';

  it.each<[TotalesData, string | null]>([
    [{ gravada: 1000, iva: 180 }, RATE_18],
    [{ gravada: -1000, iva: -180 }, RATE_18],
    [{ gravada: 1000, isc: 100, iva: 198 }, RATE_18],
    [{ gravada: 1000, subtotal: 2000, iva: 180 }, RATE_18],
    [{ gravada: 0, subtotal: 1000, iva: 180 }, RATE_18],
    [{ subtotal: 1000, iva: 105 }, RATE_105],
    [{ subtotal: 1100, exonerada: 50, inafecta: 30, exportacion: 20, iva: 180 }, RATE_18],
    [{ subtotal: 1100, descuentos: 100, iva: 180 }, RATE_18],
    [{ subtotal: 1100, descuentos: -100, iva: 180 }, RATE_18],
    [{ subtotal: 1500, anticipos: 500, iva: 180 }, RATE_18],
    [{ gravada: 1000, iva: 190 }, 'IGV_NO_CUADRA 180.00'],
    [{ subtotal: 1000, iva: 50 }, 'IGV_NO_CUADRA 180.00'],
    [{ subtotal: 1000, iva: 0 }, null],
    [{ subtotal: 1000, iva: null }, null],
    [{ iva: 180 }, null],
  ])('of %j: %s', (totales, expected) => {
    expect(igv(totales)).toBe(expected);
  });

  it.each<[string, ExtractedData]>([
    [
      'of a recibo por honorarios, which has none',
      { documento: { ...documento, tipo: 'recibo_honorarios' } },
    ],
    ['of a seller abroad', { documento: { ...documento, numero: 'INV-2026' }, proveedor: {} }],
  ])('%s is not asked', (_, change) => {
    expect(igv({ subtotal: 1000, iva: 50 }, change)).toBeNull();
  });

  it.each<[string, number, boolean]>([
    ['VAT A 20.0% Net 1,000.00', 200, false],
    ['Tipo impositivo 21,000 % Total impuesto', 210, false],
    ['Tipo impositivo 21,000 % Total impuesto', 211, true],
    ['BASE 1.000,00 % I.V.A. 21,00', 210, false],
    ['% IVA CUOTA TOTAL 1.000,00 21,00 210,00', 210, false],
    ['VAT 200.00, 20 boxes, page 20', 200, true],
    ['IGV 20 %', 200, true],
    ['I.G.V. (20%)', 200, true],
    ['Impuesto', 200, true],
  ])('beside %s may be %d of 1000: %s', (pageText, iva, isFound) => {
    const totales = { subtotal: 1000, iva };
    const { findings } = checkIgv({ ...subject({ documento, totales }), pageText });
    expect(findings.map(({ id }) => id)).toEqual(isFound ? ['IGV_NO_CUADRA'] : []);
  });

  it('goes by the day', () => {
    const on = (fecha_emision: string | null, iva: number) =>
      igv({ subtotal: 1000, iva }, { documento: { ...documento, fecha_emision } });
    expect(on('2011-02-28', 150)).toBe('IGV_NO_CUADRA 190.00');
    expect(on('2026-03-15', 100)).toBe('IGV_NO_CUADRA 180.00');
    expect(on('2025-12-31', 100)).toBe('El IGV corresponde a la tasa de 10 %.');
    expect(on(null, 50)).toBe('IGV_NO_CUADRA 180.00');
  });

  it('is rounded line by line', () => {
    const totales = { subtotal: 1000, iva: 180.09 };
    expect(igv(totales, { productos: lines(18) })).toBe(RATE_18);
    expect(igv(totales, { productos: lines(17) })).toBe(RATE_18);
    expect(igv(totales, { productos: lines(10) })).toBe('IGV_NO_CUADRA 180.00');
    expect(igv(totales)).toBe('IGV_NO_CUADRA 180.00');
  });
});

describe('a subtotal that a person typed', () => {
  const totales = { subtotal: 600, gravada: 577.74, iva: 103.99, total: 681.73 };

  it('has to make the total, though the printed bases do', () => {
    expect(said(checkTotal, { totales }, 'totales.subtotal')).toBe('TOTAL_NO_CUADRA 703.99');
    expect(said(checkTotal, { totales })).toBe(
      'El subtotal más los impuestos da el total impreso.',
    );
  });

  it('may be told before what is taken off', () => {
    const off = { ...totales, descuentos: 22.26 };
    expect(said(checkTotal, { totales: off }, 'totales.subtotal')).toMatch(/da el total impreso/);
  });
});

describe('a total without a printed base', () => {
  const total = (totales: TotalesData, change: ExtractedData = {}, pageText = 'I.G.V. 18 %') => {
    const documento = { tipo: 'factura' as const, numero: 'F001-1', fecha_emision: '2026-03-15' };
    const data = { documento, totales, proveedor: { ruc: '20999999019' }, ...change };
    const [one] = checkTotal({ ...subject(data), pageText }).findings;
    return one ? `${one.id} ${one.expected ?? ''}` : null;
  };

  it.each<[TotalesData, string | null]>([
    [{ iva: 18, total: 118 }, null],
    [{ iva: 10, total: 118 }, null],
    [{ iva: 18.04, total: 118 }, null],
    [{ iva: 18.06, total: 118 }, 'TOTAL_NO_CUADRA 118.39'],
    [{ iva: -58, total: -118 }, 'TOTAL_NO_CUADRA 380.22'],
    [{ iva: 58, total: 118, anticipos: 300 }, null],
    [{ iva: 58, total: null }, null],
  ])('holds its tax and what that is charged on, %j: %s', (totales, expected) => {
    expect(total(totales)).toBe(expected);
  });

  it('is not asked where another law charges the tax', () => {
    const abroad = { documento: { tipo: 'factura' as const, numero: 'INV-2026' }, proveedor: {} };
    expect(total({ iva: 58, total: 118 }, abroad)).toBeNull();
    expect(total({ iva: 58, total: 118 }, {}, 'IVA 58.00')).toBeNull();
  });
});

describe('the amount of a line', () => {
  const line = (productos: ProductoData[], ...typed: string[]) =>
    said(checkLines, { documento: { fecha_emision: '2026-03-15' }, productos }, ...typed);

  it.each<[ProductoData, string | null]>([
    [{ cantidad: 10, precio_unitario: 10, subtotal: 100 }, null],
    [{ cantidad: 10, precio_unitario: 10, subtotal: 118 }, null],
    [{ cantidad: 10, precio_unitario: 11.8, subtotal: 100 }, null],
    [{ cantidad: 10, precio_unitario: 10, descuento: 20, subtotal: 80 }, null],
    [{ cantidad: 10, precio_unitario: 20, descuento: 10, subtotal: 180 }, null],
    [{ cantidad: 10, precio_unitario: 200, descuento: 101, subtotal: 1899 }, null],
    [{ cantidad: 10, precio_unitario: 200, descuento: 100, subtotal: 0.02 }, null],
    [{ cantidad: 1000, precio_unitario: 0.1, subtotal: 105 }, null],
    [{ cantidad: 1000, precio_unitario: 0.125, subtotal: 125.5 }, null],
    [{ cantidad: 1000, precio_unitario: 0.125, subtotal: 125.6 }, 'duda LINEA_NO_CUADRA 125.00'],
    [{ cantidad: -10, precio_unitario: 10, subtotal: -100 }, null],
    [{ cantidad: 10, precio_unitario: 10, subtotal: 150 }, 'duda LINEA_NO_CUADRA 100.00'],
    [{ cantidad: 10, precio_unitario: 10, subtotal: null }, null],
    [{ cantidad: 0, precio_unitario: 10, subtotal: 150 }, null],
    [{ cantidad: 10, precio_unitario: null, subtotal: 150 }, null],
  ])('of %j: %s', (one, expected) => {
    expect(line([one])).toBe(expected);
  });

  it('contradicts what a person typed in its row', () => {
    const wrong = { cantidad: 10, precio_unitario: 10, subtotal: 150 };
    expect(line([{}, wrong], 'productos.1.cantidad')).toBe('LINEA_NO_CUADRA 100.00');
    expect(line([{}, wrong], 'productos.0.cantidad')).toBe('duda LINEA_NO_CUADRA 100.00');
  });
});

describe('the sum of the lines', () => {
  const sum = (totales: TotalesData, typed: string, subtotals: (number | null)[] = [60, 40]) =>
    said(checkLineSum, { totales, productos: subtotals.map((subtotal) => ({ subtotal })) }, typed);
  const WRONG = 'LINEAS_NO_SUMAN 100.00';

  it.each<[TotalesData, string | null]>([
    [{ subtotal: 100, total: 118 }, null],
    [{ subtotal: 100.03 }, null],
    [{ subtotal: 100.04 }, WRONG],
    [{ total: 100 }, null],
    [{ subtotal: 90, gravada: 70, exonerada: 30 }, null],
    [{ subtotal: 90, descuentos: 10 }, null],
    [{ subtotal: 110, otros_cargos: 10 }, null],
    [{ subtotal: 90, anticipos: -10 }, null],
    [{ subtotal: 80, descuentos: 10, anticipos: 10 }, null],
    [{ subtotal: 90 }, WRONG],
    [{ total: 150 }, WRONG],
    [{ iva: 18 }, null],
  ])('beside %j: %s', (totales, expected) => {
    expect(sum(totales, 'totales.subtotal')).toBe(expected);
  });

  it.each([
    ['totales.total', WRONG],
    ['productos', WRONG],
    ['productos.11.subtotal', WRONG],
    ['productos.0.cantidad', WRONG],
    ['productos.0.descripcion', null],
    ['proveedor.ruc', null],
  ])('is asked once %s was typed: %s', (path, expected) => {
    expect(sum({ subtotal: 90 }, path)).toBe(expected);
  });

  it('is not known with a line that has no amount, nor without lines', () => {
    expect(sum({ subtotal: 90 }, 'productos', [60, null])).toBeNull();
    expect(sum({ subtotal: 90 }, 'productos', [])).toBeNull();
  });

  it('names the foot and the amount that was typed', () => {
    const data = { totales: { total: 90 }, productos: [{ subtotal: 60 }, { subtotal: 40 }] };
    const asked = subject(data, 'productos.1.subtotal', 'productos.1.cantidad', 'totales.iva');
    expect(checkLineSum(asked).findings[0]).toMatchObject({
      message: 'Los productos suman 100.00, pero el total es 90.00.',
      paths: ['totales.total', 'productos.1.subtotal'],
    });
  });
});

describe('the customer', () => {
  it.each([
    ['20999999027', '20999999027', 'El documento está dirigido a su empresa.'],
    ['20999999027', '20999999019', 'CLIENTE_DISTINTO 20999999027'],
    ['20999999027', '20999999018', null],
    ['20999999027', null, null],
    [null, '20999999019', null],
  ])('of company %s with %s: %s', (companyRuc, ruc, expected) => {
    const { findings, passed } = checkCustomer({ ...subject({ cliente: { ruc } }), companyRuc });
    expect(findings[0] ? `${findings[0].id} ${findings[0].expected}` : (passed[0] ?? null)).toBe(
      expected,
    );
  });
});
