import { between, digits, pick } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { amountText } from '../../styles';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { RENTAL } from './goods-sold';
import { inTrade } from './trade-words';

type Random = () => number;

const SUM_WORDS = {
  descuentos: '(-) Descuento',
  gravada: 'Valor de venta',
  exonerada: 'Exonerado',
  igv: 'IGV (18%)',
  total: 'Total a pagar',
} as const;
type Sum = keyof typeof SUM_WORDS;
const ORDER = Object.keys(SUM_WORDS) as Sum[];
const ALWAYS: readonly Sum[] = ['gravada', 'igv', 'total'];

const css = `
body { font: 9pt 'Liberation Serif', serif; }
.top { display: flex; gap: 8mm; justify-content: space-between; border-bottom: 3px double #444; padding-bottom: 3mm; }
.top .name { font-size: 14pt; font-weight: bold; } .top .right { text-align: right; font-size: 11pt; white-space: nowrap; }
.to { margin: 4mm 0; line-height: 1.4; }
.to span { display: inline-block; width: 30mm; }
.rows { width: 100%; } .rows th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 1mm; text-align: left; }
.rows td { padding: 1mm; vertical-align: top; } .rows .n, .rows th.n { text-align: right; white-space: nowrap; }
.end { border-top: 1px solid #000; display: flex; justify-content: space-between; padding-top: 2mm; }
.sums td { padding: .6mm 1.5mm; } .sums .total td { font-weight: bold; border-top: 1px solid #000; }
.n { text-align: right; }
.dues { margin: 3mm 0; font-size: 8.2pt; } .dues th, .dues td { border: 1px solid #777; padding: .6mm 3mm; }
p { margin: 2mm 0; } .small { font-size: 7.4pt; }`;

/** In dollars, whatever the facts' currency; what is withheld stays in soles, by the day's rate. */
function inDollars(plain: BenchFacts, rate: number): BenchFacts {
  const soles = (cents: number): number => Math.round((cents * rate) / 1000);
  const { detraccion, retencion, sumas } = plain;
  const isSoles = plain.moneda === 'PEN';
  return {
    ...plain,
    moneda: 'USD',
    letras: plain.letras.replace(/(SOLES|EUROS)$/, 'DÓLARES AMERICANOS'),
    lineas: plain.lineas.filter(({ importe }) => importe > 0),
    sumas: { ...sumas, gratuita: 0 },
    percepcion: null,
    detraccion:
      detraccion && isSoles
        ? {
            ...detraccion,
            codigo: detraccion.codigo === '020' ? '022' : detraccion.codigo,
            monto: Math.round(soles(detraccion.monto) / 100) * 100,
          }
        : null,
    retencion: retencion && isSoles ? { ...retencion, monto: soles(retencion.monto) } : null,
  };
}

/** Letting goods is always subject to 10 %; the instalments are what is left to be paid. */
function withDetraccion(facts: BenchFacts, rate: number, cuenta: string): BenchFacts {
  const { gravada } = facts.sumas;
  const soles = Math.round((gravada * 118 * rate) / 100_000);
  if (facts.detraccion || facts.retencion || soles <= 70_000) return facts;
  return {
    ...facts,
    detraccion: { codigo: '019', porcentaje: 10, monto: Math.round(soles / 1000) * 100, cuenta },
    cuotas: facts.cuotas.map((due) => ({ ...due, monto: Math.round((due.monto * 9) / 10) })),
  };
}

function head(facts: BenchFacts, style: BenchStyle): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div>
      <div class="name">${emisor.nombre}</div>
      ${emisor.direccion}<br />T. ${emisor.telefono} &nbsp; ${emisor.email}
    </div>
    <div class="right">
      RUC ${emisor.documento}<br /><b>Factura Electrónica</b><br />${style.number(
        facts.serie,
        facts.correlativo,
      )}
    </div>
  </div>`;
}

function buyer(facts: BenchFacts, style: BenchStyle, contract: string): Markup {
  const { cliente, vencimiento } = facts;
  const lines: readonly (readonly [string, string])[] = [
    ['Cliente', cliente.nombre],
    ['RUC', cliente.documento],
    ['Dirección', cliente.direccion],
    ['Fecha', style.date(facts.emision)],
    ['Vence', vencimiento ? style.date(vencimiento) : ''],
    ['Moneda', 'Dólares Americanos'],
    ['Contrato', contract],
    ['Orden de compra', facts.ordenCompra],
  ];
  const printed = lines.filter(([, value]) => value !== '');
  return html`<div class="to">
    ${printed.map(([label, value]) => html`<div><span>${label}:</span>${value}</div>`)}
  </div>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento !== 0);

function rows(facts: BenchFacts, style: BenchStyle): Markup {
  const withDiscount = hasDiscounts(facts);
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Descripción</th>
        <th>Und.</th>
        <th class="n">Cant.</th>
        <th class="n">Tarifa US$</th>
        ${withDiscount && html`<th class="n">Dscto. US$</th>`}
        <th class="n">Importe US$</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.descripcion}</td>
            <td>${line.unidad}</td>
            <td class="n">${style.quantity(line.cantidad)}</td>
            <td class="n">${style.amount(line.unitario)}</td>
            ${withDiscount && html`<td class="n">${style.amount(line.descuento)}</td>`}
            <td class="n">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function dues({ cuotas, formaPago }: BenchFacts, style: BenchStyle): Markup {
  if (cuotas.length === 0) return html`<p>Forma de pago: ${formaPago}</p>`;
  return html`<p>Forma de pago: ${formaPago}</p>
    <table class="dues">
      <tr>
        <th>Cuota</th>
        <th>Vencimiento</th>
        <th>Monto US$</th>
      </tr>
      ${cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td>${String(numero).padStart(3, '0')}</td>
            <td>${style.date(fecha)}</td>
            <td class="n">${style.amount(monto)}</td>
          </tr>`,
      )}
    </table>`;
}

function withheld({ detraccion, retencion }: BenchFacts, style: BenchStyle, rate: string): Markup {
  if (detraccion)
    return html`<p>
      Operación sujeta al Sistema de Pago de Obligaciones Tributarias con el Gobierno Central:
      código ${detraccion.codigo}, ${detraccion.porcentaje}%, depositar S/
      ${style.amount(detraccion.monto)} (T.C. ${rate}) en la cuenta de detracciones del Banco de la
      Nación N° ${detraccion.cuenta}.
    </p>`;
  if (retencion)
    return html`<p>
      Comprobante sujeto a retención del IGV: ${retencion.porcentaje}%, S/
      ${style.amount(retencion.monto)} (T.C. ${rate}).
    </p>`;
  return NOTHING;
}

interface Printed {
  sums: readonly Sum[];
  rate: string;
}

function end(facts: BenchFacts, style: BenchStyle, { sums, rate }: Printed, random: Random) {
  return html`<div class="whole">
    <div class="end">
      <div>${dues(facts, style)}</div>
      <table class="sums">
        ${sums.map(
          (key) =>
            html`<tr class="${key}">
              <td>${SUM_WORDS[key]}</td>
              <td>US$</td>
              <td class="n">${style.amount(facts.sumas[key])}</td>
            </tr>`,
        )}
      </table>
    </div>
    <p>Son: ${facts.letras}</p>
    ${withheld(facts, style, rate)}
    ${facts.observaciones && html`<p>Nota: ${facts.observaciones}</p>`}
    <p>
      Abonar en Cta. Cte. Dólares Interbank ${digits(random, 3)}-${digits(random, 10)}, CCI
      003-${digits(random, 3)}-00${digits(random, 10)}-${digits(random, 2)}.
    </p>
    ${facts.qr ? qrPlace(facts, '23mm') : NOTHING}
    <p class="small">
      Representación impresa de la factura electrónica. Hash: ${facts.hash}. Las facturas no
      canceladas a su vencimiento generan intereses a la tasa máxima del BCRP.
    </p>
  </div>`;
}

const cuotasText = ({ cuotas }: BenchFacts): string =>
  cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
    .join('; ');

/** A machine rental's invoice in dollars: instalments in a small table, detracción in a sentence. */
export const alquilerDolares: BenchLayout = {
  id: 'alquiler-dolares',
  role: 'construido',
  kinds: ['factura'],
  draw(plain, style, random) {
    const rate = between(random, 3380, 3810);
    const cuenta = `00-${digits(random, 3)}-${digits(random, 6)}`;
    const facts = withDetraccion(inDollars(inTrade(plain, RENTAL), rate), rate, cuenta);
    const sums = shownSums(facts, ORDER, ALWAYS);
    const contract = pick(random, ['', `ALQ-${digits(random, 3)}-${facts.emision.slice(0, 4)}`]);
    const body = html`${head(facts, style)} ${buyer(facts, style, contract)} ${rows(facts, style)}
    ${end(facts, style, { sums, rate: (rate / 1000).toFixed(3) }, random)}`;
    const { retencion } = facts;
    const printed = ['unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css, body, paper: A4, margin: '15mm 17mm' }),
      truth: compact({
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sums),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...(retencion && {
          retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
        }),
        informacion_adicional: compact({
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          cuotas: cuotasText(facts),
        }),
        productos: linesTruth(facts, hasDiscounts(facts) ? [...printed, 'descuento'] : printed),
      }),
    };
  },
};
