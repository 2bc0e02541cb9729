import { issuerById, issuersOf } from './issuers';
import type { Issuer } from './issuers';
import type { DemoData, DemoDocument, DemoForm, DemoKind, DemoParty } from './model';
import { seededRandom } from './random';
import type { Random } from './random';
import { addDays } from './truth/civil-date';
import { comprobanteData } from './truth/comprobante';
import { truthOf } from './truth/extracted-truth';
import { forgeryOf } from './truth/forgery';
import { orderNumber, purchaseOrderData } from './truth/purchase-order';

export interface DemoRequest {
  kind: DemoKind;
  form: DemoForm;
  seed: number;
  /** ISO civil date; the document is dated in the 60 days before it. */
  today: string;
  /** The company that the document is made out to. */
  customer: { ruc: string; nombre: string };
  /** Id of an invented business; a seeded one of the right kind when absent. */
  issuer?: string;
  /** Adds the number of a purchase order to a factura. */
  withOrder?: boolean;
  /** Alters the printed total only. */
  forged?: boolean;
  stamped?: boolean;
}

const CUSTOMER_ADDRESS = 'Av. Los Almacenes Nuevos 2150, Lurín, Lima, Lima';

function dataFor(request: DemoRequest, issuer: Issuer, random: Random): DemoData {
  const cliente: DemoParty = {
    ...request.customer,
    direccion: request.kind === 'boleta' ? '' : CUSTOMER_ADDRESS,
  };
  const data = comprobanteData({ issuer, cliente, today: request.today, random });
  if (request.kind === 'orden_compra') return purchaseOrderData(data);
  return request.withOrder ? { ...data, ordenCompra: orderNumber(data) } : data;
}

/** Two days by post; never after today, since nothing is issued in the last three days. */
export function receptionDate(data: DemoData): string {
  return addDays(data.fechaEmision, 2);
}

/** Deterministic: the same request gives the same document. Pure, nothing is rendered. */
export function makeDemoDocument(request: DemoRequest): DemoDocument {
  const random = seededRandom(request.seed);
  const seeded = random.pick(issuersOf(request.kind));
  const issuer = request.issuer ? issuerById(request.issuer) : seeded;
  const data = dataFor(request, issuer, random);
  const forged = request.forged ? forgeryOf(data.totales.total, data.moneda) : undefined;
  return {
    kind: request.kind,
    form: request.form,
    layout: request.kind === 'orden_compra' ? 'orden' : issuer.layout,
    brand: issuer.brand,
    seed: request.seed,
    data,
    truth: truthOf(data, forged?.printedTotal),
    ...(forged && { forged }),
    ...(request.stamped && { stamp: { fecha: receptionDate(data), area: 'MESA DE PARTES' } }),
  };
}
