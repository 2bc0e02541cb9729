import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
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
import { CURRENCY_SIGNS, CURRENCY_WORDS, hasRowDiscounts } from './parts';
import { bankAccount, creditTerms, FACTURA_SUMS, initials, quantityOf } from './parts';

const date = DATE_STYLES.slash;
const amount = (cents: Cents): string => amountText(cents, 'point');

const CSS = `
body { font: 7.8pt/1.3 'Liberation Sans', sans-serif; color: #1a1a1a; }
table.frame { width: 100%; } .frame > tbody > tr > td, .frame > tfoot > tr > td { padding: 0 1pt 0 0; }
.frame > tbody > tr { break-inside: auto; }
.head { display: grid; grid-template-columns: 30mm 1fr 62mm; gap: 4mm; align-items: center; }
.logo { height: 19mm; background: #0a4f8a; color: #fff; font: bold 20pt 'Liberation Serif', serif; display: flex; align-items: center; justify-content: center; }
.firm { text-align: center; font-size: 7.2pt; }
.firm b { font-size: 11pt; display: block; }
.box { border: 1.4pt solid #0a4f8a; border-radius: 3mm; text-align: center; font-weight: bold; font-size: 11pt; line-height: 1.75; padding: 2mm; }
.pair { display: grid; grid-template-columns: 1fr 1fr; border: .7pt solid #0a4f8a; border-radius: 2mm; margin: 3mm 0 2mm; }
.pair > div { padding: 1.5mm 2.5mm; }
.pair > div + div { border-left: .7pt solid #0a4f8a; }
.strip { width: 100%; table-layout: fixed; margin-bottom: 2mm; }
.strip th { background: #0a4f8a; color: #fff; font-size: 6.8pt; padding: .7mm; border: .5pt solid #0a4f8a; }
.strip td { text-align: center; padding: 1mm .6mm; border: .5pt solid #0a4f8a; overflow-wrap: anywhere; }
.rows { width: 100%; }
.rows th { border-top: .8pt solid #0a4f8a; border-bottom: .8pt solid #0a4f8a; padding: 1mm; text-align: left; font-size: 7pt; }
.rows td { padding: .9mm 1mm; vertical-align: top; border-bottom: .3pt dotted #999; }
.rows .n { text-align: right; white-space: nowrap; }
.end { break-inside: avoid; padding-top: 3mm; }
.words { border: .5pt solid #0a4f8a; padding: 1mm 2mm; margin-bottom: 2mm; }
.last { display: grid; grid-template-columns: 1fr auto; gap: 4mm; padding: 1mm 0 2mm; }
.banks { width: 100%; margin-top: 2mm; border-top: .8pt solid #0a4f8a; font-size: 6.6pt; }
.banks td { padding: .4mm 1mm; }
`;

interface Extras {
  seller: string;
  store: string;
  docNum: string;
  delivery: string;
  comment: string;
  terms: string;
  accounts: readonly (readonly [string, string, string])[];
}

const DELIVERIES = [
  'Carretera Central Km 12.5, Santa Anita',
  'Jr. Los Plateros 145, Los Olivos',
  'Av. Néstor Gambetta 6429, Ventanilla',
] as const;

const SELLERS = ['Karina Luján', 'E. Valdiviezo', 'OFICINA', 'Mario Tejada Ruiz'] as const;

/** What the program writes by itself when a document is copied from another, and the clerk's remark. */
function commentOf({ observaciones }: BenchFacts, random: () => number): string {
  const based = pick(random, [
    '',
    `Basado en Pedidos de cliente ${digits(random, 5)}.`,
    `Basado en Pedidos de cliente ${digits(random, 5)}. Basado en Entregas ${digits(random, 5)}.`,
  ]);
  return [based, observaciones].filter(Boolean).join(' ');
}

function extrasOf(facts: BenchFacts, random: () => number): Extras {
  return {
    seller: pick(random, SELLERS),
    store: pick(random, ['01', 'ALM01', 'PT-LIM']),
    docNum: String(between(random, 10_000, 89_999)),
    delivery: pick(random, DELIVERIES),
    comment: commentOf(facts, random),
    terms: creditTerms(facts),
    accounts: [
      ['BCP Soles', ...bankAccount(random, '194')],
      ['BCP Dólares', ...bankAccount(random, '191')],
    ],
  };
}

const head = ({ emisor, serie, correlativo }: BenchFacts): Markup =>
  html`<div class="head">
    <div class="logo">${initials(emisor.nombre)}</div>
    <div class="firm">
      <b>${emisor.nombre}</b>
      <div>${emisor.direccion}</div>
      <div>Central telefónica: ${emisor.telefono} &nbsp; ${emisor.email}</div>
    </div>
    <div class="box">
      <div>RUC: ${emisor.documento}</div>
      <div>FACTURA ELECTRÓNICA</div>
      <div>N° ${serie} - ${correlativo}</div>
    </div>
  </div>`;

const parties = ({ cliente }: BenchFacts, { delivery, docNum }: Extras): Markup =>
  html`<div class="pair">
    <div>
      <div><b>Señor(es):</b> ${cliente.nombre}</div>
      <div><b>R.U.C.:</b> ${cliente.documento}</div>
      <div><b>Dirección fiscal:</b> ${cliente.direccion}</div>
    </div>
    <div>
      <div><b>Lugar de entrega:</b> ${delivery}</div>
      <div><b>N° interno SAP:</b> ${docNum}</div>
    </div>
  </div>`;

function strip(columns: readonly (readonly [string, string])[]): Markup {
  return html`<table class="strip">
    <tr>
      ${columns.map(([label]) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${columns.map(([, value]) => html`<td>${value || html`&nbsp;`}</td>`)}
    </tr>
  </table>`;
}

const terms = (facts: BenchFacts, { terms: text, seller }: Extras): Markup =>
  strip([
    ['FECHA DE EMISIÓN', date(facts.emision)],
    ['FECHA DE VENCIMIENTO', facts.vencimiento ? date(facts.vencimiento) : ''],
    ['CONDICIÓN DE PAGO', text],
    ['MONEDA', CURRENCY_WORDS[facts.moneda]],
    ['ORDEN DE COMPRA', facts.ordenCompra],
    ['GUÍA DE REMISIÓN', facts.guiaRemision],
    ['VENDEDOR', seller],
  ]);

/** The program keeps a discount as a whole percentage of the row. */
const discountPercent = (descuento: Cents, importe: Cents): string =>
  Math.round((descuento * 100) / Math.max(1, importe + descuento)).toFixed(2);

function rows(facts: BenchFacts, { store }: Extras): Markup {
  const withDiscount = hasRowDiscounts(facts);
  return html`<table class="rows">
    <thead>
      <tr>
        <th>#</th>
        <th>Código</th>
        <th>Descripción del artículo</th>
        <th>Alm.</th>
        <th>U.M.</th>
        <th class="n">Cantidad</th>
        <th class="n">Precio unit.</th>
        ${withDiscount && html`<th class="n">% Desc.</th>`}
        <th class="n">Total ${CURRENCY_SIGNS[facts.moneda]}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td>${at + 1}</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td>${store}</td>
            <td>${line.unidad}</td>
            <td class="n">${quantityOf(line.cantidad, 3)}</td>
            <td class="n">${amount(line.unitario)}</td>
            ${
              withDiscount &&
              html`<td class="n">${discountPercent(line.descuento, line.importe)}</td>`
            }
            <td class="n">${amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const ALWAYS = ['gravada', 'inafecta', 'exonerada', 'descuentos', 'igv', 'total'] as const;

const LABELS: Readonly<Record<(typeof FACTURA_SUMS)[number], string>> = {
  gravada: 'OP. GRAVADA',
  inafecta: 'OP. INAFECTA',
  exonerada: 'OP. EXONERADA',
  gratuita: 'OP. GRATUITA',
  descuentos: 'DSCTO. GLOBAL',
  igv: 'I.G.V. 18%',
  total: 'IMPORTE TOTAL',
};

function sums(facts: BenchFacts): Markup {
  const sign = CURRENCY_SIGNS[facts.moneda];
  return strip(
    shownSums(facts, FACTURA_SUMS, ALWAYS).map((key) => [
      LABELS[key],
      `${sign} ${amount(facts.sumas[key])}`,
    ]),
  );
}

function withheld({ detraccion, retencion, percepcion }: BenchFacts): Markup {
  if (detraccion)
    return html`<div>
      Operación sujeta al Sistema de Pago de Obligaciones Tributarias con el Gobierno Central. Cód.
      bien/servicio ${detraccion.codigo}, tasa ${detraccion.porcentaje}%, detracción S/
      ${amount(detraccion.monto)}. Cta. Cte. Banco de la Nación ${detraccion.cuenta}
    </div>`;
  if (retencion)
    return html`<div>
      Operación sujeta a retención del IGV (${retencion.porcentaje}%): S/ ${amount(retencion.monto)}
    </div>`;
  if (percepcion)
    return html`<div>
      Percepción del IGV (${percepcion.porcentaje}%): S/ ${amount(percepcion.monto)} &nbsp; Total
      con percepción: S/ ${amount(percepcion.totalConPercepcion)}
    </div>`;
  return NOTHING;
}

function instalments({ cuotas, moneda }: BenchFacts): Markup {
  if (cuotas.length === 0) return NOTHING;
  return html`<div>
    Cuotas:
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`&nbsp; ${numero}) ${date(fecha)} ${CURRENCY_SIGNS[moneda]} ${amount(monto)}`,
    )}
  </div>`;
}

const end = (facts: BenchFacts, { comment }: Extras): Markup =>
  html`<div class="end">
    <div class="words">SON: ${facts.letras}</div>
    ${sums(facts)}
    <div class="last">
      <div>
        ${comment && html`<div><b>Comentarios:</b> ${comment}</div>`} ${withheld(facts)}
        ${instalments(facts)}
        <div>Código hash: ${facts.hash}</div>
        <div>Representación impresa de la Factura Electrónica.</div>
        <div>Autorizado mediante Resolución de Intendencia N° 034-005-0006842/SUNAT</div>
      </div>
      ${qrPlace(facts, '25mm')}
    </div>
  </div>`;

const banks = ({ accounts }: Extras): Markup =>
  html`<table class="banks">
    ${accounts.map(
      ([bank, number, cci]) =>
        html`<tr>
          <td>${bank}</td>
          <td>Cta. Cte. ${number}</td>
          <td>CCI ${cci}</td>
        </tr>`,
    )}
  </table>`;

/** SAP Business One with a Peruvian form: values stand under their labels, the sums in one strip. */
export const BIZONE: BenchLayout = {
  id: 'bizone',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, _style, random) {
    const extras = extrasOf(facts, random);
    const body = html`<table class="frame">
      <tbody>
        <tr>
          <td>
            ${head(facts)} ${parties(facts, extras)} ${terms(facts, extras)} ${rows(facts, extras)}
            ${end(facts, extras)}
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td>${banks(extras)}</td>
        </tr>
      </tfoot>
    </table>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 10mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, FACTURA_SUMS, ALWAYS)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: {
          ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'letras']),
          terminos_pago: extras.terms,
          ...(extras.comment && { observaciones: extras.comment }),
        },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
