import type { BenchFacts, BenchLayout, BenchStyle, Cents, DrawnPage } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { detraccionTruth, documentoTruth, infoTruth, partyTruth, totalesTruth } from '../../truth';
import { CLOTHES, FREIGHT, SHOES, WORK, type Make } from './sized-goods';
import {
  cuotasTruth,
  fourDecimals,
  renamed,
  requantified,
  rowsTruth,
  tradeRows,
  withServices,
  type TradeRow,
} from './trade-rows';

const CSS = `
body { font: 8.6pt/1.25 'Liberation Mono', monospace; color: #111; padding-right: 1mm; }
.f { color: #1c4f9c; font-family: 'Liberation Sans'; } .h { display: flex; justify-content: space-between; }
.n { font: bold 16pt 'Liberation Serif'; color: #1c4f9c; } .ruc { border: 2px solid #1c4f9c; border-radius: 4mm; width: 66mm; text-align: center; font: bold 12pt 'Liberation Sans'; color: #1c4f9c; }
.ruc div { padding: 1.4mm; } .ruc .m { background: #1c4f9c; color: #fff; } .ruc .x { color: #b3211d; font-family: 'Liberation Mono'; }
.b { border: 1px solid #1c4f9c; border-radius: 3mm; padding: 1.5mm 3mm; margin-top: 3mm; } .b .f { font-size: 7pt; }
.u { width: 100%; margin-top: 2mm; } .u th { font: bold 6.8pt 'Liberation Sans'; color: #1c4f9c; border: 1px solid #1c4f9c; padding: 0.7mm; } .u td { border-left: 1px solid #1c4f9c; border-right: 1px solid #1c4f9c; padding: 0.4mm 0.8mm; font-size: 7.6pt; vertical-align: top; }
.u tbody tr:last-child td { border-bottom: 1px solid #1c4f9c; } .r { text-align: right; white-space: nowrap; } .u .z { text-align: right; width: 6.6mm; }
.g { display: flex; justify-content: space-between; gap: 4mm; margin-top: 2mm; } .s td, .s th { border: 1px solid #1c4f9c; padding: 0.6mm 2mm; } .s .f { font-size: 7pt; }
.acc { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm; margin-top: 12mm; } .acc div { border-top: 1px solid #1c4f9c; text-align: center; font-size: 6.6pt; }
.tiny { font-size: 6pt; margin-top: 2mm; }`;

const amount = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;

/** Whole pairs at a price that such a thing has. */
function counted(row: TradeRow, random: Random): TradeRow {
  const isUsual = row.unitario >= 1_500 && row.unitario <= 20_000 && row.cantidad % 1000 === 0;
  if (isUsual || row.importe === 0) return row;
  const gross = row.importe + row.descuento;
  return requantified(row, Math.max(1, Math.round(gross / between(random, 3_500, 11_000))) * 1000);
}

/** How the pairs of a row fall to the sizes: most in the middle. */
function sizeRun(pairs: number, count: number, random: Random): number[] {
  const run = Array.from({ length: count }, () => 0);
  const shares = run.map((_, at) => 1 + Math.min(at, count - 1 - at) + random());
  const all = shares.reduce((sum, share) => sum + share, 0);
  const whole = shares.map((share) => Math.floor((pairs * share) / all));
  const rest = pairs - whole.reduce((sum, one) => sum + one, 0);
  const middle = Math.floor(count / 2);
  return whole.map((one, at) => (at === middle ? one + rest : one));
}

function rowMarkup(row: TradeRow, make: Make, withDiscount: boolean, random: Random): Markup {
  const pairs = Math.round(row.cantidad / 1000);
  const run = sizeRun(pairs, make.sizes.length, random);
  return html`<tr>
    <td>${row.codigo}</td>
    <td>${row.descripcion}</td>
    ${run.map((one) => html`<td class="z">${one === 0 ? '' : one}</td>`)}
    <td class="r">${pairs}</td>
    <td>${row.unidad}</td>
    <td class="r">${fourDecimals(row.precio)}</td>
    ${withDiscount && html`<td class="r">${amount(row.descuento)}</td>`}
    <td class="r">${amount(row.importe)}</td>
  </tr>`;
}

function sums(facts: BenchFacts, sign: string): Markup {
  const { sumas } = facts;
  const row = (label: string, cents: Cents): Markup =>
    html`<tr>
      <td class="f">${label}</td>
      <td class="r">${sign} ${amount(cents)}</td>
    </tr>`;
  return html`<table class="s">
    ${sumas.descuentos > 0 && row('DESCUENTO', sumas.descuentos)}${row('VALOR VENTA', sumas.gravada)}${sumas.exonerada > 0 && row('EXONERADO', sumas.exonerada)}
    ${sumas.gratuita > 0 && row('TRANSF. GRATUITA', sumas.gratuita)}${row('I.G.V. 18%', sumas.igv)}${row('TOTAL', sumas.total)}
  </table>`;
}

function dues({ cuotas }: BenchFacts): Markup {
  if (cuotas.length === 0) return NOTHING;
  return html`<table class="s">
    <tr class="f">
      <th>CUOTA</th>
      <th>VENCIMIENTO</th>
      <th>IMPORTE</th>
    </tr>
    ${cuotas.map(
      (one) =>
        html`<tr>
          <td>${one.numero}</td>
          <td>${day(one.fecha)}</td>
          <td class="r">${amount(one.monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function withheld({ detraccion, retencion }: BenchFacts): Markup {
  if (detraccion)
    return html`<div>
      OPERACION SUJETA A DETRACCION ${detraccion.porcentaje}% COD.${detraccion.codigo} S/
      ${amount(detraccion.monto)} CTA.BN ${detraccion.cuenta}
    </div>`;
  return retencion
    ? html`<div>RETENCION IGV ${retencion.porcentaje}%: S/ ${amount(retencion.monto)}</div>`
    : NOTHING;
}

function termText({ formaPago, cuotas }: BenchFacts): string {
  return formaPago === 'Contado'
    ? 'CONTADO'
    : `LETRA ${cuotas.map(({ numero }) => numero * 30).join('-')} DIAS`;
}

function clientBox(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { cliente } = facts;
  const pair = (label: string, value: string): Markup =>
    html`<span class="f">${label}</span> ${value} &nbsp; `;
  return html`<div class="b">
    <div>${pair('Señor(es):', cliente.nombre)}</div>
    <div>${pair('Dirección:', cliente.direccion)}</div>
    <div>
      ${pair('R.U.C.:', cliente.documento)}${pair('Fecha de Emisión:', day(facts.emision))}${facts.vencimiento && pair('Fecha Vcto.:', day(facts.vencimiento))}
    </div>
    <div>
      ${pair('Guía de Remisión:', facts.guiaRemision)}${pair('O/C:', facts.ordenCompra)}${pair('Pedido:', digits(random, 6))}
    </div>
    <div>
      ${pair('Condiciones:', termText(facts))}${pair('Vendedor:', `0${between(random, 1, 9)}`)}${pair('Moneda:', style.currencyName)}${pair('Transp.:', pick(random, ['RECOGE CLIENTE', 'SHALOM', 'MARVISUR']))}
    </div>
  </div>`;
}

function acceptance(facts: BenchFacts, random: Random): Markup {
  return html`<div class="acc f">
      <div>RECIBI CONFORME<br />Nombre y D.N.I.</div>
      <div>ACEPTACION DEL ADQUIRENTE<br />Ley 29623</div>
      <div>CANCELADO<br />Fecha ____/____/______</div>
    </div>
    <div class="tiny f">
      Pasada la fecha de vencimiento se cobrarán intereses compensatorios y moratorios según tasa
      máxima del BCRP. Salida la mercadería no se admiten cambios de talla con uso.
      ${happens(random, 0.5) && html`<br />IMPRENTA GRAFICA LIBERTAD E.I.R.L. Formulario continuo del 0${digits(random, 4)} al 9${digits(random, 4)}`}<br />
      Representación impresa de la Factura Electrónica ${facts.hash}
    </div>`;
}

function truthOf(
  facts: BenchFacts,
  rows: readonly TradeRow[],
  withDiscount: boolean,
): DrawnPage['truth'] {
  const { sumas, retencion, detraccion } = facts;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [
      'gravada',
      'igv',
      'total',
      ...(sumas.descuentos > 0 ? (['descuentos'] as const) : []),
      ...(sumas.exonerada > 0 ? (['exonerada'] as const) : []),
      ...(sumas.gratuita > 0 ? (['gratuita'] as const) : []),
    ]),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && !detraccion
      ? { retencion: { porcentaje: retencion.porcentaje, monto: retencion.monto / 100 } }
      : {}),
    informacion_adicional: {
      ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'letras']),
      terminos_pago: termText(facts),
      ...cuotasTruth(facts),
    },
    productos: rowsTruth(rows, [
      'codigo',
      'unidad',
      'cantidad',
      'precio',
      'importe',
      ...(withDiscount ? (['descuento'] as const) : []),
    ]),
  };
}

function draw(given: BenchFacts, style: BenchStyle, random: Random): DrawnPage {
  const make = pick(random, [SHOES, SHOES, CLOTHES]);
  const facts = { ...given, emisor: renamed(given.emisor, make.names, random) };
  const rows = tradeRows(facts, withServices(facts, make.goods, WORK, FREIGHT), random).map((row) =>
    counted(row, random),
  );
  const withDiscount = rows.some(({ descuento }) => descuento > 0);
  const pairs = rows.reduce((sum, row) => sum + Math.round(row.cantidad / 1000), 0);
  const { emisor } = facts;
  const body = html`<div class="h">
      <div>
        <div class="n">${emisor.nombre}</div>
        <div class="f">${emisor.direccion}</div>
        <div class="f">Telefax: ${emisor.telefono}</div>
        ${happens(random, 0.4) && html`<div class="f">Fábrica: Jr. Blondell ${between(random, 100, 990)} El Porvenir</div>`}
      </div>
      <div class="ruc">
        <div>R.U.C. ${emisor.documento}</div>
        <div class="m">FACTURA</div>
        <div class="x">${facts.serie} N° ${facts.correlativo}</div>
      </div>
    </div>
    ${clientBox(facts, style, random)}
    <table class="u">
      <thead>
        <tr>
          <th>CODIGO</th>
          <th>DESCRIPCION</th>
          ${make.sizes.map((size) => html`<th>${size}</th>`)}
          <th>${make.counted}</th>
          <th>U.M.</th>
          <th>P. UNIT.</th>
          ${withDiscount && html`<th>DSCTO</th>`}
          <th>IMPORTE</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => rowMarkup(row, make, withDiscount, random))}
      </tbody>
    </table>
    <div class="whole">
      <div>
        <span class="f">TOTAL ${make.counted}:</span> ${pairs} &nbsp;
        <span class="f">DOCENAS:</span> ${Math.floor(pairs / 12)} ${pairs % 12}/12
      </div>
      <div><span class="f">SON:</span> ${facts.letras}</div>
      ${withheld(facts)}
      <div class="g">
        <div>${dues(facts)}</div>
        ${qrPlace(facts, '22mm')}${sums(facts, style.currencySign)}
      </div>
      ${acceptance(facts, random)}
    </div>`;
  return {
    ...wholePage({
      css: CSS,
      body,
      paper: { width: '216mm', height: '279mm' },
      margin: '10mm 11mm',
    }),
    truth: truthOf(facts, rows, withDiscount),
  };
}

/** A maker of shoes or clothes that still fills a pre-printed form, a column for each size. */
export const calzadoTallas: BenchLayout = {
  id: 'calzado-tallas',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
