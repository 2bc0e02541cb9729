import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { html, NOTHING, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { digits, between, pick } from '../../facts/chance';
import { CURRENCY_SIGNS, CURRENCY_WORDS, isGift } from './parts';
import { quantityOf, timeOf } from './parts';

const date = DATE_STYLES.slash;
const amount = (cents: Cents): string => amountText(cents, 'point');

const CSS = `
body { width: 80mm; padding: 3mm 4mm 5mm; font: 8.4pt/1.25 'Liberation Mono', monospace; color: #000; }
.c { text-align: center; }
.b { font-weight: bold; }
.title { font-weight: bold; text-align: center; font-size: 10pt; padding: 1mm 0; }
.rule { border-top: 1px dashed #000; margin: 1.2mm 0; }
.line { display: flex; justify-content: space-between; gap: 2mm; }
.line span { white-space: nowrap; }
.total { font-weight: bold; font-size: 10.5pt; }
.small { font-size: 7pt; }
.hash { font-size: 7pt; overflow-wrap: anywhere; }
`;

interface Extras {
  time: string;
  shift: number;
  cashier: string;
  till: string;
  /** Of the customer's vehicle; not every sale has one. */
  plate: string;
}

function extrasOf(random: () => number): Extras {
  const letters = pick(random, ['A7F', 'BKR', 'C2U', 'F4M', 'T3J', 'AXD']);
  return {
    time: timeOf(random),
    shift: between(random, 1, 3),
    cashier: pick(random, ['RPAREDES', 'MCHUQUI', 'LTORRES', 'ADMIN']),
    till: `0${between(random, 1, 6)}`,
    plate: random() < 0.6 ? `${letters}-${digits(random, 3)}` : '',
  };
}

const RULE = html`<div class="rule"></div>`;

const head = ({ emisor, serie, correlativo }: BenchFacts): Markup =>
  html`<div class="c b">${emisor.nombre}</div>
    <div class="c">RUC ${emisor.documento}</div>
    <div class="c small">${emisor.direccion}</div>
    <div class="c small">TELF. ${emisor.telefono}</div>
    ${RULE}
    <div class="title">FACTURA ELECTRONICA<br />${serie}-${correlativo}</div>`;

const sale = (facts: BenchFacts, { time, shift, cashier, till }: Extras): Markup =>
  html`<div class="line"><span>FECHA: ${date(facts.emision)}</span><span>${time}</span></div>
    <div class="line">
      <span>CAJA: ${till} TURNO: ${shift}</span><span>CAJERO: ${cashier}</span>
    </div>
    ${facts.vencimiento && html`<div>F. VENCIMIENTO: ${date(facts.vencimiento)}</div>`}
    <div>MONEDA: ${CURRENCY_WORDS[facts.moneda]}</div>
    ${RULE}`;

const customer = ({ cliente, ordenCompra }: BenchFacts, { plate }: Extras): Markup =>
  html`<div>RUC: ${cliente.documento}</div>
    <div>CLIENTE: ${cliente.nombre}</div>
    <div>DIRECC.: ${cliente.direccion}</div>
    ${plate && html`<div>PLACA: ${plate}</div>`}
    ${ordenCompra && html`<div>O/C: ${ordenCompra}</div>`} ${RULE}`;

/** The description on a line of its own, the figures under it; a discount on a third. */
const rows = ({ lineas }: BenchFacts): Markup =>
  html`<div class="line b"><span>CANT. UM x V.UNIT</span><span>VALOR VTA</span></div>
    ${RULE}
    ${lineas.map(
      (line) =>
        html`<div class="whole">
          <div>${line.descripcion}</div>
          <div class="line">
            <span>${quantityOf(line.cantidad, 3)} ${line.unidad} x ${amount(line.unitario)}</span>
            ${line.descuento === 0 && html`<span>${amount(line.importe)}</span>`}
          </div>
          ${
            line.descuento > 0 &&
            html`<div class="line">
              <span>&nbsp; DSCTO. -${amount(line.descuento)}</span
              ><span>${amount(line.importe)}</span>
            </div>`
          }
          ${isGift(line) && html`<div>&nbsp; *** TRANSFERENCIA GRATUITA ***</div>`}
        </div>`,
    )}
    ${RULE}`;

const ORDER = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'total',
] as const;
const ALWAYS = ['gravada', 'exonerada', 'igv', 'total'] as const;

const LABELS: Readonly<Record<(typeof ORDER)[number], string>> = {
  descuentos: 'DESCUENTO GLOBAL',
  gravada: 'OP. GRAVADAS',
  exonerada: 'OP. EXONERADAS',
  inafecta: 'OP. INAFECTAS',
  gratuita: 'OP. GRATUITAS',
  igv: 'I.G.V. (18%)',
  total: 'IMPORTE TOTAL',
};

function sums(facts: BenchFacts): Markup {
  const sign = CURRENCY_SIGNS[facts.moneda];
  return html`${shownSums(facts, ORDER, ALWAYS).map(
      (key) =>
        html`<div class="line ${key}">
          <span>${LABELS[key]}</span><span>${sign} ${amount(facts.sumas[key])}</span>
        </div>`,
    )}
    ${RULE}
    <div>SON: ${facts.letras}</div>
    ${RULE}`;
}

function payment(facts: BenchFacts): Markup {
  const { cuotas, moneda, formaPago, metodoPago } = facts;
  const sign = CURRENCY_SIGNS[moneda];
  return html`<div>CONDICION DE PAGO: ${formaPago.toUpperCase()}</div>
    ${formaPago === 'Contado' && html`<div>MEDIO DE PAGO: ${metodoPago.toUpperCase()}</div>`}
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<div class="line">
          <span>CUOTA ${numero} VENCE ${date(fecha)}</span><span>${sign} ${amount(monto)}</span>
        </div>`,
    )}`;
}

function withheld({ detraccion, retencion, percepcion }: BenchFacts): Markup {
  const row = (label: string, value: string): Markup =>
    html`<div class="line"><span>${label}</span><span>${value}</span></div>`;
  if (detraccion)
    return html`${RULE}
      <div>OPERACION SUJETA A DETRACCION</div>
      ${row(`COD. ${detraccion.codigo} TASA ${detraccion.porcentaje}%`, `S/ ${amount(detraccion.monto)}`)}
      ${row('CTA. BCO. NACION', detraccion.cuenta)}`;
  if (retencion)
    return html`${RULE}
    ${row(`RETENCION IGV ${retencion.porcentaje}%`, `S/ ${amount(retencion.monto)}`)}`;
  if (percepcion)
    return html`${RULE}
    ${row(`PERCEPCION ${percepcion.porcentaje}%`, `S/ ${amount(percepcion.monto)}`)}
    ${row('TOTAL CON PERCEPCION', `S/ ${amount(percepcion.totalConPercepcion)}`)}`;
  return NOTHING;
}

const tail = (facts: BenchFacts): Markup =>
  html`${RULE}
    <div class="c">${qrPlace(facts, '32mm')}</div>
    <div class="c hash">HASH: ${facts.hash}</div>
    <div class="c small">REPRESENTACION IMPRESA DE LA FACTURA ELECTRONICA</div>
    <div class="c small">AUTORIZADO MEDIANTE R.I. N° 0340050004781/SUNAT</div>
    <div class="c small">CONSERVE SU COMPROBANTE - GRACIAS POR SU COMPRA</div>`;

/** The roll of a service station's till: a factura of 80 mm, two lines an article. */
export const SURTIDOR: BenchLayout = {
  id: 'surtidor',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, _style, random) {
    const extras = extrasOf(random);
    const body = html`${head(facts)} ${sale(facts, extras)} ${customer(facts, extras)}
    ${rows(facts)} ${sums(facts)} ${payment(facts)} ${withheld(facts)} ${tail(facts)}`;
    const info = infoTruth(facts, ['formaPago', 'ordenCompra', 'letras']);
    return {
      ...wholePage({ css: CSS, body, paper: ROLL_80, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, ORDER, ALWAYS)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: {
          ...info,
          ...(facts.formaPago === 'Contado' && { metodo_pago: facts.metodoPago }),
        },
        productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'importe']).map(
          (row, at) => {
            const { descuento } = facts.lineas[at] ?? { descuento: 0 };
            return descuento > 0 ? { ...row, descuento: descuento / 100 } : row;
          },
        ),
      },
    };
  },
};
