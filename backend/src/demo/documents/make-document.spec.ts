import { issuersOf } from './issuers';
import { makeDemoDocument } from './make-document';
import type { DemoRequest } from './make-document';
import type { DemoDocument, DemoKind } from './model';
import { addDays } from './truth/civil-date';
import { withCheckDigit } from './truth/comprobante';
import { sunatQrText } from './truth/sunat-qr';

const KINDS: DemoKind[] = [
  'factura',
  'boleta',
  'nota_credito',
  'orden_compra',
  'recibo_honorarios',
];
const TODAY = '2026-03-01';
const SEEDS = Array.from({ length: 40 }, (_, i) => i * 7919 + 1);

function make(kind: DemoKind, seed: number, more: Partial<DemoRequest> = {}): DemoDocument {
  const customer = { ruc: '20999999019', nombre: 'CONSERVAS BAHÍA FICTICIA S.A.C.' };
  return makeDemoDocument({ kind, form: 'texto', seed, today: TODAY, customer, ...more });
}

const MANY = KINDS.flatMap((kind) => SEEDS.map((seed) => make(kind, seed)));

describe('makeDemoDocument', () => {
  it('gives the same document for the same seed and another one for another seed', () => {
    expect(make('factura', 5)).toEqual(make('factura', 5));
    expect(make('factura', 5).data.numero).not.toBe(make('factura', 6).data.numero);
  });

  it('keeps every sum exact in integer cents', () => {
    for (const { data } of MANY) {
      const { gravada, igv, icbper, retencion, total } = data.totales;
      const lines = data.lineas.reduce((sum, line) => sum + line.importe, 0);
      const cents = [gravada, igv, icbper, retencion, total, lines];
      expect(cents.every(Number.isInteger)).toBe(true);
      expect(total).toBe(gravada + igv + icbper - retencion);
      expect(lines).toBe(data.tipo === 'boleta' ? gravada + igv : gravada);
      for (const line of data.lineas)
        expect(Math.abs(line.importe - (line.cantidad * line.unitario) / 100)).toBeLessThanOrEqual(
          0.5,
        );
    }
  });

  it('lets the instalments add up to the total less the detracción', () => {
    const credit = MANY.filter(({ data }) => data.cuotas.length > 0);
    expect(credit.length).toBeGreaterThan(10);
    for (const { data } of credit) {
      const paid = data.cuotas.reduce((sum, cuota) => sum + cuota.monto, 0);
      expect(paid).toBe(data.totales.total - (data.detraccion?.monto ?? 0));
      expect(data.fechaVencimiento).toBe(data.cuotas.at(-1)?.fecha);
    }
  });

  it('dates documents in the 60 days before today, never later', () => {
    for (const { data } of MANY) {
      expect(data.fechaEmision <= addDays(TODAY, -3)).toBe(true);
      expect(data.fechaEmision >= addDays(TODAY, -60)).toBe(true);
      if (data.afectado) expect(data.afectado.fecha < data.fechaEmision).toBe(true);
      if (data.fechaVencimiento) expect(data.fechaVencimiento > data.fechaEmision).toBe(true);
    }
  });

  it('uses only RUCs with a right check digit, and the customer is the company', () => {
    for (const { data } of MANY) {
      expect(withCheckDigit(data.emisor.ruc.slice(0, 10))).toBe(data.emisor.ruc);
      expect(data.cliente.ruc).toBe('20999999019');
      expect(data.emisor.ruc).not.toBe(data.cliente.ruc);
    }
  });

  it('gives each issuer a RUC of its own', () => {
    const rucs = new Map(MANY.map(({ data }) => [data.emisor.nombre, data.emisor.ruc]));
    expect(new Set(rucs.values()).size).toBe(rucs.size);
    expect(rucs.size).toBe(new Set(KINDS.flatMap(issuersOf)).size);
  });

  it('tells the truth in decimals, ISO dates and the printed number', () => {
    const { data, truth } = make('factura', 11, { issuer: 'frio-cordillera', withOrder: true });
    expect(truth.totales?.total).toBe(data.totales.total / 100);
    expect(truth.documento).toMatchObject({ tipo: 'factura', codigo_sunat: '01', serie: 'F001' });
    expect(truth.documento?.numero).toMatch(/^F001-\d{8}$/);
    expect(truth.informacion_adicional?.orden_compra).toMatch(/^OC-2026-\d{5}$/);
    expect(truth.detraccion).toMatchObject({ codigo: '020', porcentaje: 12 });
    expect(truth.productos).toHaveLength(data.lineas.length);
  });

  it('derives the order from the invoice of the same seed: number, lines and sums agree', () => {
    const invoice = make('factura', 21, { issuer: 'frio-cordillera', withOrder: true });
    const order = make('orden_compra', 21, { issuer: 'frio-cordillera' });
    expect(order.data.numero).toBe(invoice.data.ordenCompra);
    expect(order.data.lineas).toEqual(invoice.data.lineas);
    expect(order.data.totales).toEqual(invoice.data.totales);
    expect(order.data.fechaEmision < invoice.data.fechaEmision).toBe(true);
    expect(order.truth.documento?.folio_fiscal).toBeUndefined();
  });

  it('forges the printed total only: QR and words keep the honest one', () => {
    const { data, truth, forged } = make('factura', 31, {
      issuer: 'oficina-tajador',
      forged: true,
    });
    const honest = (data.totales.total / 100).toFixed(2);
    expect(truth.totales?.total).toBe((forged?.printedTotal ?? 0) / 100);
    expect(truth.totales?.total).not.toBe(Number(honest));
    expect(sunatQrText(data).split('|')[5]).toBe(honest);
  });

  it('writes the QR text in the order of SUNAT', () => {
    const { data } = make('factura', 41, { issuer: 'balanzas-alisio' });
    const { emisor, cliente, totales } = data;
    expect(sunatQrText(data)).toBe(
      `${emisor.ruc}|01|FA01|${data.correlativo}|${(totales.igv / 100).toFixed(2)}|` +
        `${(totales.total / 100).toFixed(2)}|${data.fechaEmision}|6|${cliente.ruc}|${data.hash}`,
    );
    expect(data.hash).toMatch(/^[\w+/]{27}=$/);
  });

  it('refuses an unknown issuer', () => {
    expect(() => make('factura', 1, { issuer: 'nadie' })).toThrow(RangeError);
  });
});
