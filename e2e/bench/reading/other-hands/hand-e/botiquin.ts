import type { BenchFacts, BenchLayout, BenchStyle, Cents } from '../../model';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type LinePrinted,
} from '../../truth';
import { between, pick } from '../../facts/chance';
import { hasRowDiscounts, quantityOf, timeOf } from './parts';

const A5 = { width: '148mm', height: '210mm' } as const;
const date = DATE_STYLES.dash;
const amount = (cents: Cents): string => amountText(cents, 'point');

const CSS = `
body { font: 8pt/1.35 'Liberation Sans', sans-serif; color: #333; }
.top { display: flex; justify-content: space-between; gap: 6mm; }
.top .firm { font-size: 7.4pt; }
.top .firm b { font-size: 10pt; color: #000; }
.box { border: 1.2pt solid #d23; color: #d23; text-align: center; font-weight: bold; padding: 3mm 5mm; font-size: 9.5pt; line-height: 1.6; white-space: nowrap; align-self: flex-start; }
.to { margin: 4mm 0; border-top: .6pt solid #bbb; border-bottom: .6pt solid #bbb; padding: 2mm 0; display: grid; grid-template-columns: 1fr auto; column-gap: 8mm; }
.to b { color: #000; font-weight: bold; }
.rows { width: 100%; }
.rows th { text-align: left; border-bottom: 1pt solid #333; padding: 1mm; font-size: 7.4pt; }
.rows td { padding: 1mm; vertical-align: top; }
.rows tbody tr:nth-child(even) td { background: #f4f4f4; }
.rows .n { text-align: right; white-space: nowrap; }
.sums { break-inside: avoid; display: flex; justify-content: space-between; gap: 6mm; border-top: 1pt solid #333; margin-top: 1mm; padding-top: 2mm; }
.sums table td { padding: .5mm 1mm; white-space: nowrap; }
.sums .n { text-align: right; white-space: nowrap; }
.sums tr.total td { font-weight: bold; font-size: 10pt; color: #000; border-top: .6pt solid #333; }
.pay { font-size: 7.6pt; }
.stamp { break-inside: avoid; text-align: center; padding-top: 4mm; font-size: 7pt; }
`;

interface Extras {
  isA5: boolean;
  time: string;
  seller: string;
  branch: string;
  /** What the customer hands over in cash, above the total. */
  cash: Cents;
}

const BRANCHES = [
  'Local 014 - Centro',
  'Sucursal Norte',
  'Tienda 3 - Mercado Mayorista',
  'Casa Matriz',
] as const;

function extrasOf({ sumas }: BenchFacts, random: () => number): Extras {
  const note = pick(random, [1_000, 2_000, 5_000, 10_000]);
  return {
    isA5: random() < 0.6,
    time: timeOf(random).slice(0, 5),
    seller: pick(random, ['Milagros A.', 'Jhon Paucar', 'Caja 2', 'yesenia.q']),
    branch: pick(random, BRANCHES),
    cash: Math.ceil(sumas.total / note) * note + between(random, 0, 1) * note,
  };
}

/** An emitter sets its logo or leaves the place empty: here its name stands in words. */
function top(facts: BenchFacts, style: BenchStyle, { branch }: Extras): Markup {
  const { emisor, serie, correlativo } = facts;
  return html`<div class="top">
    <div class="firm">
      <b>${emisor.nombre}</b>
      <div>${emisor.direccion}</div>
      <div>Tel. ${emisor.telefono}</div>
      <div>${emisor.email}</div>
      <div>${branch}</div>
    </div>
    <div class="box">
      <div>R.U.C.: ${emisor.documento}</div>
      <div>BOLETA DE VENTA<br />ELECTRÓNICA</div>
      <div>${style.number(serie, correlativo)}</div>
    </div>
  </div>`;
}

function to(facts: BenchFacts, { time, seller }: Extras): Markup {
  const { cliente, guiaRemision } = facts;
  const isFirm = cliente.documento.length === 11;
  return html`<div class="to">
    <div>
      <div><b>Cliente:</b> ${cliente.nombre}</div>
      <div><b>${isFirm ? 'RUC' : 'DNI'}:</b> ${cliente.documento}</div>
      ${cliente.direccion && html`<div><b>Dirección:</b> ${cliente.direccion}</div>`}
    </div>
    <div>
      <div><b>Fecha emisión:</b> ${date(facts.emision)} ${time}</div>
      <div><b>Moneda:</b> Soles</div>
      <div><b>Vendedor:</b> ${seller}</div>
      ${guiaRemision && html`<div><b>Guía de remisión:</b> ${guiaRemision}</div>`}
    </div>
  </div>`;
}

function rows(facts: BenchFacts): Markup {
  const withDiscount = hasRowDiscounts(facts);
  return html`<table class="rows">
    <thead>
      <tr>
        <th>SKU</th>
        <th>Detalle</th>
        <th class="n">Cant.</th>
        <th>Unid.</th>
        <th class="n">${facts.precioConIgv ? 'P. unitario' : 'V. unitario'}</th>
        ${withDiscount && html`<th class="n">Dscto.</th>`}
        <th class="n">${facts.precioConIgv ? 'Importe' : 'Valor venta'}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td class="n">${quantityOf(line.cantidad, 0)}</td>
            <td>${line.unidad}</td>
            <td class="n">${amount(line.unitario)}</td>
            ${withDiscount && html`<td class="n">${amount(line.descuento)}</td>`}
            <td class="n">${amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const ORDER = ['gravada', 'exonerada', 'inafecta', 'igv', 'icbper', 'total'] as const;
const ALWAYS = ['gravada', 'igv', 'total'] as const;

const LABELS: Readonly<Record<(typeof ORDER)[number], string>> = {
  gravada: 'Op. gravada',
  exonerada: 'Op. exonerada',
  inafecta: 'Op. inafecta',
  igv: 'IGV 18%',
  icbper: 'ICBPER',
  total: 'TOTAL',
};

function payment(facts: BenchFacts, { cash }: Extras): Markup {
  const { metodoPago, sumas } = facts;
  return html`<div class="pay">
    <div><b>Forma de pago:</b> ${facts.formaPago}</div>
    <div><b>Medio de pago:</b> ${metodoPago}</div>
    ${
      metodoPago === 'Efectivo' &&
      html`<div>Recibido: S/ ${amount(cash)}</div>
        <div>Vuelto: S/ ${amount(Math.max(0, cash - sumas.total))}</div>`
    }
    ${facts.observaciones && html`<div><b>Observaciones:</b> ${facts.observaciones}</div>`}
    <div>Son: ${facts.letras}</div>
  </div>`;
}

const sums = (facts: BenchFacts, extras: Extras): Markup =>
  html`<div class="sums">
    ${payment(facts, extras)}
    <table>
      ${shownSums(facts, ORDER, ALWAYS).map(
        (key) =>
          html`<tr class="${key}">
            <td>${LABELS[key]}</td>
            <td class="n">S/ ${amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
  </div>`;

const stamp = (facts: BenchFacts): Markup =>
  html`<div class="stamp">
    ${qrPlace(facts, '28mm')}
    <div>Valor resumen: ${facts.hash}</div>
    <div>Representación impresa de la BOLETA DE VENTA ELECTRÓNICA</div>
    <div>Consulte su comprobante en el portal del emisor con su número y monto total</div>
    ${
      facts.sumas.icbper > 0
        ? html`<div>El ICBPER grava cada bolsa de plástico: S/ 0.50</div>`
        : NOTHING
    }
  </div>`;

/** A web biller's sheet of a shop, on the paper that the shop has; the red box is the shop's colour. */
export const BOTIQUIN: BenchLayout = {
  id: 'botiquin',
  role: 'construido',
  kinds: ['boleta'],
  draw(facts, style, random) {
    const extras = extrasOf(facts, random);
    const body = html`${top(facts, style, extras)} ${to(facts, extras)} ${rows(facts)}
    ${sums(facts, extras)} ${stamp(facts)}`;
    const cells: LinePrinted[] = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'];
    if (hasRowDiscounts(facts)) cells.push('descuento');
    const paper = extras.isA5 ? A5 : A4;
    return {
      ...wholePage({ css: CSS, body, paper, margin: extras.isA5 ? '8mm' : '14mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, ORDER, ALWAYS)),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'metodoPago',
          'guiaRemision',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, cells),
      },
    };
  },
};
