import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle, Cents } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type InfoPrinted,
  type LinePrinted,
} from '../../truth';
import { chanceOf, type Chance } from './chance';

/** Invoice of an owner of premises: who, where and when in a column at the left; the account of the premises below. */
const CSS = `
i[data-qr] { flex: none; }
body { font: 8.8pt 'DejaVu Sans', Verdana, sans-serif; color: #222; }
.column { float: left; width: 56mm; background: #f1efe8; padding: 3mm; font-size: 7.6pt; }
.column h3 { font-size: 7.4pt; margin: 3.5mm 0 1mm; border-bottom: 1px solid #8b7b4a; color: #6b5c2e; text-transform: uppercase; }
.column h3:first-child { margin-top: 0; }
.column p { margin: 0 0 1.2mm; line-height: 1.35; } .column p span { color: #777; display: block; font-size: 6.6pt; }
.column .due { background: #6b5c2e; color: #fff; padding: 2mm; margin-top: 4mm; text-align: center; }
.column .due b { display: block; font-size: 12pt; }
.sheet { margin-left: 60mm; }
.kind { border: 1.5px solid #6b5c2e; text-align: center; padding: 2mm; font-weight: bold; line-height: 1.6; margin-bottom: 3mm; }
.kind b { font-size: 11pt; }
.owner { margin-bottom: 4mm; line-height: 1.4; font-size: 7.8pt; } .owner strong { font-size: 11pt; display: block; }
.list { width: 100%; font-size: 7.8pt; } .list th { text-align: left; background: #6b5c2e; color: #fff; padding: 1.2mm; font-weight: normal; }
.list td { padding: 1.2mm; border-bottom: 1px solid #d9d4c3; vertical-align: top; } .r, .list .r { text-align: right; white-space: nowrap; }
.sums { margin: 3mm 0 2mm auto; width: 84mm; } .sums td { padding: 0.7mm 1mm; } .sums td:last-child { text-align: right; white-space: nowrap; }
.sums .last td { font-weight: bold; border-top: 1.5px solid #6b5c2e; font-size: 10pt; }
.words { font-size: 7.6pt; border-left: 2px solid #6b5c2e; padding-left: 2mm; margin: 2mm 0 3mm; }
.account { width: 100%; font-size: 7.6pt; margin: 3mm 0; } .account th, .account td { border: 1px solid #bbb; padding: 1mm; text-align: center; }
.account caption { text-align: left; font-weight: bold; padding-bottom: 1mm; }
.tax { border: 1px dashed #888; padding: 2mm; font-size: 7.4pt; line-height: 1.55; margin: 2mm 0; }
.end { display: flex; gap: 4mm; font-size: 7pt; line-height: 1.4; margin-top: 4mm; }
`;

interface Choices {
  premises: string;
  contract: string;
  area: string;
  withAccount: boolean;
  before: Cents;
  paidShare: number;
  withContact: boolean;
  withHash: boolean;
  withMethod: boolean;
  withQuantities: boolean;
  withCalculation: boolean;
  bank: string;
}

function choicesOf(chance: Chance): Choices {
  return {
    premises: `${chance.pick(['Local', 'Oficina', 'Depósito', 'Stand'])} ${chance.pick(['A', 'B', 'LC'])}-${chance.digits(3)}`,
    contract: `CA-202${chance.int(3, 5)}-${chance.digits(3)}`,
    area: `${chance.int(18, 640)}.${chance.digits(1)}0 m²`,
    withAccount: chance.is(0.55),
    before: chance.int(50_000, 900_000),
    paidShare: chance.pick([1, 1, 0.5]),
    withContact: chance.is(0.7),
    withHash: chance.is(0.4),
    withMethod: chance.is(0.5),
    withQuantities: chance.is(0.6),
    withCalculation: chance.is(0.5),
    bank: `0011-0${chance.digits(3)}-0100${chance.digits(6)}`,
  };
}

/** This house prints a day of payment also of what is paid at once. */
const dueOf = ({ vencimiento, emision }: BenchFacts): string => vencimiento ?? emision;

function column(facts: BenchFacts, style: BenchStyle, choices: Choices): Markup {
  const { cliente, emision } = facts;
  const item = (label: string, value: string): Markup | false =>
    value !== '' && html`<p><span>${label}</span>${value}</p>`;
  return html`<div class="column">
    <h3>Arrendatario</h3>
    <p><b>${cliente.nombre}</b></p>
    ${item('RUC', cliente.documento)} ${item('Domicilio fiscal', cliente.direccion)}
    <h3>Inmueble</h3>
    ${item('Unidad', choices.premises)} ${item('Contrato', choices.contract)}
    ${item('Área arrendada', choices.area)}
    ${item('Periodo', `${emision.slice(5, 7)}/${emision.slice(0, 4)}`)}
    <h3>Comprobante</h3>
    ${item('Emitido el', style.date(emision))} ${item('Pagar hasta el', style.date(dueOf(facts)))}
    ${item('Moneda', style.currencyName)} ${item('Forma de pago', facts.formaPago)}
    ${choices.withMethod && item('Medio de pago', facts.metodoPago)}
    ${item('Orden de compra', facts.ordenCompra)}
    <div class="due">
      Importe a pagar<b>${style.currencySign} ${style.amount(facts.sumas.total)}</b>
    </div>
  </div>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento !== 0);

function list(facts: BenchFacts, style: BenchStyle, { withQuantities }: Choices): Markup {
  const withDiscounts = withQuantities && hasDiscounts(facts);
  return html`<table class="list">
    <thead>
      <tr>
        <th>Concepto</th>
        ${
          withQuantities &&
          html`<th class="r">Cant.</th>
            <th class="r">Valor unit.</th>`
        }
        ${withDiscounts && html`<th class="r">Dscto.</th>`}
        <th class="r">Valor de venta</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.descripcion}</td>
            ${
              withQuantities &&
              html`<td class="r">${style.quantity(line.cantidad)}</td>
                <td class="r">${style.amount(line.unitario)}</td>`
            }
            ${withDiscounts && html`<td class="r">${style.amount(line.descuento)}</td>`}
            <td class="r">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const SUM_LABELS = {
  descuentos: 'Descuento global',
  gravada: 'Operaciones gravadas',
  exonerada: 'Operaciones exoneradas',
  inafecta: 'Operaciones inafectas',
  gratuita: 'Operaciones gratuitas',
  igv: 'IGV 18%',
  total: 'Importe total',
} as const;
type Shown = keyof typeof SUM_LABELS;
const SUM_ORDER = Object.keys(SUM_LABELS) as Shown[];

function sums(facts: BenchFacts, style: BenchStyle, shown: readonly Shown[]): Markup {
  return html`<table class="sums whole">
    ${shown.map(
      (key) =>
        html`<tr class="${key === 'total' ? 'last' : ''}">
          <td>${SUM_LABELS[key]}</td>
          <td>${style.currencySign} ${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function account(facts: BenchFacts, style: BenchStyle, choices: Choices): Markup {
  if (!choices.withAccount) return NOTHING;
  const { before, paidShare } = choices;
  const paid = Math.round(before * paidShare);
  const cells = [before, paid, facts.sumas.total, before - paid + facts.sumas.total];
  return html`<table class="account whole">
    <caption>
      Estado de cuenta de la unidad
    </caption>
    <tr>
      <th>Saldo anterior</th>
      <th>Pagos recibidos</th>
      <th>Este comprobante</th>
      <th>Saldo actual</th>
    </tr>
    <tr>
      ${cells.map((cents) => html`<td>${style.amount(cents)}</td>`)}
    </tr>
  </table>`;
}

function withheld(facts: BenchFacts, style: BenchStyle, { withCalculation }: Choices): Markup {
  const { detraccion, sumas } = facts;
  if (!detraccion) return NOTHING;
  return html`<div class="tax whole">
    <b>Operación sujeta al Sistema de Pago de Obligaciones Tributarias (SPOT)</b><br />
    Bien o servicio: ${detraccion.codigo} &nbsp; Tasa: ${detraccion.porcentaje}% &nbsp; Monto a
    depositar: S/ ${style.amount(detraccion.monto)}<br />
    Cta. Cte. Banco de la Nación: ${detraccion.cuenta}
    ${
      withCalculation &&
      html`<br />Neto por abonar en nuestra cuenta: S/
        ${style.amount(sumas.total - detraccion.monto)}`
    }
  </div>`;
}

function linePrinted(facts: BenchFacts, { withQuantities }: Choices): LinePrinted[] {
  if (!withQuantities) return ['importe'];
  return [
    'cantidad',
    'unitario',
    ...(hasDiscounts(facts) ? (['descuento'] as const) : []),
    'importe',
  ];
}

function infoPrinted({ withMethod }: Choices): InfoPrinted[] {
  return ['formaPago', 'ordenCompra', 'letras', ...(withMethod ? (['metodoPago'] as const) : [])];
}

export const arriendo: BenchLayout = {
  id: 'arriendo',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, style, random) {
    const choices = choicesOf(chanceOf(random));
    const { emisor } = facts;
    const shown = shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);
    const body = html`${column(facts, style, choices)}
      <div class="sheet">
        <div class="kind">
          FACTURA ELECTRÓNICA<br /><b>${style.number(facts.serie, facts.correlativo)}</b><br />RUC
          N° ${emisor.documento}
        </div>
        <div class="owner">
          <strong>${emisor.nombre}</strong>${emisor.direccion}${
            choices.withContact && html`<br />T. ${emisor.telefono} / ${emisor.email}`
          }
        </div>
        ${list(facts, style, choices)}${sums(facts, style, shown)}
        <div class="words">${facts.letras}</div>
        ${withheld(facts, style, choices)}${account(facts, style, choices)}
        <div class="end whole">
          ${qrPlace(facts, '24mm')}
          <div>
            BBVA Cta. Cte. ${choices.bank} a nombre del arrendador. Pasada la fecha de pago se
            aplica la penalidad del contrato.<br />Representación impresa de la factura electrónica.
            ${choices.withHash && html`<br />Resumen: ${facts.hash}`}
          </div>
        </div>
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm' }),
      truth: {
        documento: {
          ...documentoTruth(facts, choices.withHash ? ['moneda', 'hash'] : ['moneda']),
          fecha_vencimiento: dueOf(facts),
        },
        proveedor: partyTruth(
          emisor,
          choices.withContact ? ['direccion', 'telefono', 'email'] : ['direccion'],
        ),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, infoPrinted(choices)),
        productos: linesTruth(facts, linePrinted(facts, choices)),
      },
    };
  },
};
