import { html, type Markup } from '../../html';
import type { BenchStyle } from '../../model';
import type { RentalJob } from './rental-job';

/** What varies from document to document of a rental firm. */
export interface Choice {
  colour: string;
  ink: string;
  hasZeros: boolean;
  hasHash: boolean;
  hasCodes: boolean;
  hasMethod: boolean;
  cellphone: string;
  accounts: readonly (readonly [bank: string, account: string, cci: string])[];
}

export interface Made {
  job: RentalJob;
  style: BenchStyle;
  choice: Choice;
}

export const css = ({ colour, ink }: Choice): string => `
body { padding: 0 0.4mm; font: 8pt "Liberation Sans", sans-serif; color: #111; }
.top { display: flex; gap: 4mm; align-items: stretch; margin-bottom: 3mm; }
.logo { width: 30mm; background: ${colour}; color: ${ink}; font: bold 10pt "Liberation Sans Narrow"; text-align: center;
  padding: 5mm 1mm 1mm; border-bottom: 3mm solid ${ink}; align-self: flex-start; overflow-wrap: anywhere; }
.firm { flex: 1; font-size: 7.5pt; line-height: 1.35; }
.firm h1 { font-size: 12pt; margin: 0 0 0.5mm; }
.firm i { color: #555; }
.box { width: 62mm; border: 0.5mm solid ${ink}; text-align: center; font-weight: bold; padding: 4mm 2mm; line-height: 1.7; font-size: 11pt; }
.box b { display: block; background: ${colour}; color: ${ink}; margin: 0 -2mm; }
.facts { width: 100%; border: 0.2mm solid #555; margin-bottom: 2mm; }
.facts td { padding: 0.5mm 1.5mm; vertical-align: top; }
.facts .l { font-weight: bold; white-space: nowrap; width: 1%; }
.facts td:last-child { white-space: nowrap; }
.bar td { background: ${colour}; color: ${ink}; font-weight: bold; }
.rows { width: 100%; border: 0.2mm solid #555; }
.rows th { background: ${ink}; color: #fff; font-size: 7.5pt; padding: 1mm; border: 0.2mm solid #555; }
.rows td { padding: 0.8mm 1.2mm; border: 0.2mm solid #bbb; vertical-align: top; }
.rows tr, .whole { break-inside: avoid; }
.n { text-align: right; white-space: nowrap; } .c { text-align: center; white-space: nowrap; }
.end { display: flex; gap: 4mm; margin: 2mm 0; align-items: flex-start; }
.left { flex: 1; }
.sums { width: 72mm; border: 0.2mm solid #555; }
.sums td { padding: 0.7mm 1.5mm; border-bottom: 0.2mm solid #ddd; }
.sums .t td { background: ${colour}; color: ${ink}; font-weight: bold; font-size: 9.5pt; }
.card { border: 0.2mm solid #555; margin-bottom: 2mm; padding: 1.2mm 1.5mm; font-size: 7.5pt; line-height: 1.4; }
.card h2 { font-size: 7.5pt; margin: 0 0 0.6mm; text-decoration: underline; }
.card td, .card th { padding: 0.2mm 3mm 0.2mm 0; text-align: left; }
.words { border: 0.2mm solid #555; border-top: 0; padding: 1mm 1.5mm; font-weight: bold; }
.foot { display: flex; gap: 4mm; margin-top: 2mm; font-size: 7pt; line-height: 1.4; color: #333; }
.foot .qr { flex: none; }
`;

/** Letterhead and number. */
export function top({ job, style, choice }: Made): Markup {
  const { emisor, serie, correlativo } = job.facts;
  return html`<div class="top">
    <div class="logo">${job.brand}</div>
    <div class="firm">
      <h1>${emisor.nombre}</h1>
      <i>Alquiler de grúas, montacargas, maquinaria pesada, andamios y encofrados</i><br />
      ${emisor.direccion}<br />
      Telf.: ${emisor.telefono}
      ${choice.cellphone && html`/ Cel. operaciones: ${choice.cellphone}`}<br />
      ${emisor.email} &nbsp; www.${job.domain}
    </div>
    <div class="box">
      R.U.C. ${emisor.documento}<b>FACTURA ELECTRÓNICA</b>${style.number(serie, correlativo)}
    </div>
  </div>`;
}

type Pair = readonly [label: string, value: string];

function table(pairs: readonly (readonly [Pair, Pair])[], title: string): Markup {
  const cells = ([label, value]: Pair): Markup =>
    html`<td class="l">${label}${label && ' :'}</td>
      <td>${value}</td>`;
  return html`<table class="facts">
    ${
      title !== '' &&
      html`<tr class="bar">
        <td colspan="4">${title}</td>
      </tr>`
    }
    ${pairs.map(
      ([left, right]) =>
        html`<tr>
          ${cells(left)}${cells(right)}
        </tr>`,
    )}
  </table>`;
}

const NO_PAIR: Pair = ['', ''];

/** The customer, the terms and the works that are billed. */
export function heads({ job, style, choice }: Made): Markup {
  const { facts, period } = job;
  const { cliente } = facts;
  const due: Pair = facts.vencimiento
    ? ['Fecha vencimiento', style.date(facts.vencimiento)]
    : NO_PAIR;
  const method: Pair = choice.hasMethod ? ['Medio de pago', facts.metodoPago] : NO_PAIR;
  return html`${table(
    [
      [
        ['Cliente', cliente.nombre],
        ['Fecha emisión', style.date(facts.emision)],
      ],
      [['R.U.C.', cliente.documento], due],
      [
        ['Dirección', cliente.direccion],
        ['Moneda', style.currencyName],
      ],
      [method, ['Condición de pago', facts.formaPago]],
    ],
    '',
  )}
  ${table(
    [
      [
        ['Valorización', job.valuation],
        ['Período', `Del ${style.date(period[0])} al ${style.date(period[1])}`],
      ],
      [
        ['Obra / Proyecto', job.site],
        ['Contrato', job.contract || '-'],
      ],
      [
        ['O/C - O/S cliente', facts.ordenCompra || '-'],
        ['Guía de remisión', facts.guiaRemision || '-'],
      ],
      ...(job.operator ? ([[['Operador(es)', job.operator], NO_PAIR]] as const) : []),
    ],
    'DATOS DEL SERVICIO',
  )}`;
}

/** What was let. */
export function rows({ job, style, choice }: Made): Markup {
  const { lineas } = job.facts;
  const hasReports = job.reports.length > 0;
  const hasDiscounts = lineas.some(({ descuento }) => descuento > 0);
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Ítem</th>
        ${choice.hasCodes && html`<th>Cód. equipo</th>`}
        <th>Descripción del servicio</th>
        ${hasReports && html`<th>Parte diario</th>`}
        <th>Und.</th>
        <th>Cant.</th>
        <th>Tarifa</th>
        ${hasDiscounts && html`<th>Dscto.</th>`}
        <th>Valor venta</th>
      </tr>
    </thead>
    ${lineas.map(
      (line, at) =>
        html`<tr>
          <td class="c">${at + 1}</td>
          ${choice.hasCodes && html`<td class="c">${line.codigo}</td>`}
          <td>${line.descripcion}</td>
          ${hasReports && html`<td class="c">${job.reports[at]}</td>`}
          <td class="c">${line.unidad}</td>
          <td class="n">${style.quantity(line.cantidad)}</td>
          <td class="n">${style.amount(line.unitario)}</td>
          ${hasDiscounts && html`<td class="n">${style.amount(line.descuento)}</td>`}
          <td class="n">${style.amount(line.importe)}</td>
        </tr>`,
    )}
  </table>`;
}
