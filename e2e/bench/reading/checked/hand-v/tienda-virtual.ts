import { between, happens, pick, type Random } from '../../facts/chance';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type LinePrinted,
  type SumPrinted,
} from '../../truth';
import type {
  ExtractedData,
  InformacionAdicionalData,
} from '../../../../../backend/src/contracts/extracted-data';
import { webOrderOf, type WebOrder } from './web-order';

/** What one document prints of all that may be. */
interface Choice {
  colour: string;
  hasUnits: boolean;
  hasTerms: boolean;
  hasHash: boolean;
  hasDiscounts: boolean;
  /** Of the office's resolution that the shop's provider prints under. */
  resolution: string;
  /** Warehouse that the parcel leaves from. */
  warehouse: string;
}

interface Made {
  order: WebOrder;
  style: BenchStyle;
  choice: Choice;
}

const css = (colour: string): string => `
body { font: 7.7pt 'DejaVu Sans', Verdana, sans-serif; color: #222; }
.top { display: flex; justify-content: space-between; gap: 5mm; align-items: flex-start; }
.site { font-size: 19pt; font-weight: bold; color: ${colour}; letter-spacing: -.8pt; line-height: 1.1; }
.firm { flex: 1; line-height: 1.45; font-size: 7.2pt; }
.firm b { font-size: 8.4pt; }
.doc { width: 64mm; border: 1pt solid #555; border-radius: 2.5mm; text-align: center; padding: 3mm 2mm; font-weight: bold; font-size: 10pt; line-height: 1.7; }
.order { display: flex; justify-content: space-between; background: ${colour}; color: #fff; border-radius: 1.5mm; padding: 1.6mm 3mm; margin: 4mm 0 3mm; font-size: 8.4pt; }
.cards { display: flex; gap: 3mm; }
.card { flex: 1; background: #f3f3f3; border-radius: 1.5mm; padding: 2mm 2.5mm; line-height: 1.5; font-size: 7.2pt; }
.card h3 { margin: 0 0 1mm; font-size: 7.8pt; color: ${colour}; }
.card.who { flex: 1.35; }
.rows { width: 100%; margin-top: 3.5mm; }
.rows th { text-align: left; border-bottom: 1.2pt solid ${colour}; padding: 1.2mm 1mm; font-size: 7.2pt; white-space: nowrap; }
.rows td { padding: 1.4mm 1mm; border-bottom: .4pt solid #ccc; vertical-align: top; }
.rows th.n, .rows td.n { text-align: right; white-space: nowrap; }
.end { display: flex; gap: 6mm; justify-content: space-between; margin-top: 3mm; }
.words { flex: 1; line-height: 1.5; }
.sums { width: 72mm; align-self: flex-start; }
.sums td { padding: .8mm 1.5mm; }
.sums td:last-child { text-align: right; white-space: nowrap; }
.sums tr.all td { background: #f3f3f3; font-weight: bold; font-size: 9.4pt; border-top: 1.2pt solid ${colour}; }
.foot { margin-top: 5mm; display: flex; gap: 4mm; border-top: .5pt dashed #888; padding-top: 3mm; font-size: 6.6pt; line-height: 1.5; color: #444; }
`;

const TITLES = { boleta: 'BOLETA DE VENTA ELECTRÓNICA', factura: 'FACTURA ELECTRÓNICA' } as const;
const titleOf = ({ kind }: BenchFacts): string =>
  kind === 'boleta' ? TITLES.boleta : TITLES.factura;

function top({ order, style, choice }: Made): Markup {
  const { facts, site } = order;
  const { emisor } = facts;
  return html`<div class="top">
      <div class="firm">
        <div class="site">${site}</div>
        <b>${emisor.nombre}</b><br />
        Domicilio fiscal: ${emisor.direccion}<br />
        ${choice.warehouse !== '' && html`Almacén de despacho: ${choice.warehouse}<br />`} Central
        de ventas: ${emisor.telefono} &nbsp;|&nbsp; ${emisor.email}
      </div>
      <div class="doc">
        RUC: ${emisor.documento}<br />${titleOf(facts)}<br />${style.number(
          facts.serie,
          facts.correlativo,
        )}
      </div>
    </div>
    <div class="order">
      <span>Pedido web N° <b>${order.number}</b></span>
      <span>Fecha del pedido: ${style.date(order.ordered)}</span>
      <span>Canal: Internet</span>
    </div>`;
}

const line = (label: string, value: string): Markup | false =>
  value !== '' && html`<div>${label !== '' && html`<b>${label}:</b>`} ${value}</div>`;

function cards({ order, style, choice }: Made): Markup {
  const { facts, delivery, payment } = order;
  const { cliente } = facts;
  const isCompany = cliente.documento.length === 11;
  return html`<div class="cards">
    <div class="card who">
      <h3>Datos del cliente</h3>
      ${line(isCompany ? 'Razón social' : 'Nombre', cliente.nombre)}
      ${line(isCompany ? 'RUC' : 'DNI', cliente.documento)} ${line('Dirección', cliente.direccion)}
      ${line('Correo', cliente.email)} ${line('Celular', cliente.telefono)}
      ${line('Fecha de emisión', style.date(facts.emision))} ${line('Hora', order.hour)}
      ${line('Moneda', style.currencyName)}
    </div>
    <div class="card">
      <h3>Entrega</h3>
      ${line('Modalidad', delivery.kind)}
      ${delivery.rows.map(([label, value]) => line(label, value))}
      ${line('Guía de remisión', order.guia)}
    </div>
    <div class="card">
      <h3>Pago</h3>
      ${choice.hasTerms && line('Forma de pago', 'Contado')}
      ${line('Medio de pago', payment.method)}
      ${payment.details.map((detail) => html`<div>${detail}</div>`)} ${line('Cupón', order.coupon)}
    </div>
  </div>`;
}

function rows({ order, style, choice }: Made): Markup {
  const { facts } = order;
  const row = (good: BenchLine): Markup =>
    html`<tr>
      <td>${good.codigo}</td>
      <td>${good.descripcion}</td>
      <td class="n">${style.quantity(good.cantidad)}</td>
      ${choice.hasUnits && html`<td>${good.unidad}</td>`}
      <td class="n">${style.amount(good.unitario)}</td>
      ${choice.hasDiscounts && html`<td class="n">${style.amount(good.descuento)}</td>`}
      <td class="n">${style.amount(good.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>SKU</th>
        <th>Producto</th>
        <th class="n">Cant.</th>
        ${choice.hasUnits && html`<th>U.M.</th>`}
        <th class="n">${facts.precioConIgv ? 'Precio unit.' : 'Valor unit.'}</th>
        ${choice.hasDiscounts && html`<th class="n">Dscto.</th>`}
        <th class="n">${facts.precioConIgv ? 'Importe' : 'Valor venta'}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(row)}
    </tbody>
  </table>`;
}

const SUMS = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'icbper',
  'total',
] as const satisfies readonly SumPrinted[];

const printedSums = (facts: BenchFacts) => shownSums(facts, SUMS, ['gravada', 'igv', 'total']);

const SUM_LABELS: Readonly<Record<(typeof SUMS)[number], string>> = {
  descuentos: 'Descuento por cupón',
  gravada: 'Op. gravada',
  exonerada: 'Op. exonerada',
  inafecta: 'Op. inafecta',
  gratuita: 'Op. gratuita',
  igv: 'IGV (18%)',
  icbper: 'ICBPER',
  total: 'Total pagado',
};

function sums({ order, style }: Made): Markup {
  const { facts } = order;
  return html`<table class="sums whole">
    ${printedSums(facts).map(
      (key) =>
        html`<tr class="${key === 'total' ? 'all' : ''}">
          <td>${SUM_LABELS[key]}</td>
          <td>
            ${key === 'descuentos' ? '- ' : ''}${style.currencySign}
            ${style.amount(facts.sumas[key])}
          </td>
        </tr>`,
    )}
  </table>`;
}

function foot({ order, choice }: Made): Markup {
  const { facts, site } = order;
  return html`<div class="foot whole">
    ${qrPlace(facts, '25mm')}
    <div>
      Representación impresa de la ${titleOf(facts)}. Consulte su comprobante en
      www.${site}/comprobantes${
        choice.resolution !== '' &&
        html`. Autorizado mediante Resolución de Intendencia N° ${choice.resolution}/SUNAT`
      }.<br />
      ${choice.hasHash && html`Resumen: ${facts.hash}<br />`}
      ${facts.precioConIgv && html`Precios incluyen IGV.<br />`} Cambios y devoluciones: hasta 30
      días calendario de recibido el pedido, con este comprobante, empaque original y sin señales de
      uso. No aplica a productos en liquidación, de higiene personal o cortados a medida.<br />
      ${
        order.delivery.kind === 'Retiro en tienda' &&
        html`Para el retiro presente el documento de identidad y el correo de confirmación. Los
          pedidos no recogidos en 10 días se anulan.<br />`
      }
      Libro de Reclamaciones virtual: www.${site}/libro-de-reclamaciones. ¡Gracias por tu compra!
    </div>
  </div>`;
}

function linesPrinted({ hasUnits }: Choice): readonly LinePrinted[] {
  const always: readonly LinePrinted[] = ['codigo', 'cantidad', 'unitario', 'importe'];
  return hasUnits ? [...always, 'unidad'] : always;
}

function truthOf({ order, choice }: Made): ExtractedData {
  const { facts, payment, guia } = order;
  const discounts = choice.hasDiscounts
    ? facts.lineas.map(({ descuento }) => (descuento > 0 ? descuento / 100 : undefined))
    : [];
  return {
    documento: documentoTruth(facts, choice.hasHash ? ['moneda', 'hash'] : ['moneda']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion', 'telefono', 'email']),
    totales: totalesTruth(facts, printedSums(facts)),
    informacion_adicional: compact<InformacionAdicionalData>({
      terminos_pago: choice.hasTerms ? 'Contado' : '',
      metodo_pago: payment.method,
      guia_remision: guia,
      monto_en_letras: facts.letras,
    }),
    productos: linesTruth(facts, linesPrinted(choice)).map((good, at) =>
      compact({ ...good, descuento: discounts[at] }),
    ),
  };
}

const COLOURS = ['#e4572e', '#5b2a86', '#00796b', '#d6006c', '#1f4e9e', '#333333'] as const;
const WAREHOUSES = [
  'Centro de distribución Lurín, Km 35 Panamericana Sur',
  'Av. Néstor Gambetta 358, Callao',
  'Av. Separadora Industrial 2190, Ate',
] as const;

function choiceOf(facts: BenchFacts, random: Random): Choice {
  return {
    colour: pick(random, COLOURS),
    hasUnits: happens(random, 0.6),
    hasTerms: facts.kind === 'factura' || happens(random, 0.4),
    hasHash: facts.hash !== '' && happens(random, 0.6),
    hasDiscounts: facts.lineas.some(({ descuento }) => descuento > 0),
    resolution: happens(random, 0.5)
      ? `034-005-${String(between(random, 1000, 9999)).padStart(7, '0')}`
      : '',
    warehouse: happens(random, 0.35) ? pick(random, WAREHOUSES) : '',
  };
}

/** What an Internet shop sends by mail and puts into the parcel, or gives at the counter of a branch. */
export const tiendaVirtual: BenchLayout = {
  id: 'tienda-virtual',
  role: 'comprobado',
  kinds: ['boleta', 'factura'],
  draw(facts, style, random) {
    const order = webOrderOf(facts, (date) => style.date(date), random);
    const made: Made = { order, style, choice: choiceOf(order.facts, random) };
    const body = html`${top(made)} ${cards(made)} ${rows(made)}
      <div class="end">
        <div class="words">Son: ${order.facts.letras}</div>
        ${sums(made)}
      </div>
      ${foot(made)}`;
    const page = wholePage({ css: css(made.choice.colour), body, paper: A4, margin: '12mm' });
    return { ...page, truth: truthOf(made) };
  },
};
