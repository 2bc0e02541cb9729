import { addDays } from '../../facts/civil-day';
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
} from '../../truth';
import { chanceOf, type Chance } from './chance';

/** Insurer: a letterhead across the page, cells of a grid with captions, charges without quantities. */
const CSS = `
i[data-qr] { flex: none; }
body { font: 8.8pt 'Instrument Sans', 'Liberation Sans', sans-serif; color: #20242c; }
.top { display: flex; justify-content: space-between; border-bottom: 4px solid #c8102e; padding-bottom: 2.5mm; }
.top .firm { width: 108mm; line-height: 1.4; font-size: 7.8pt; } .top .firm b { display: block; font-size: 14pt; color: #c8102e; }
.top .doc { width: 74mm; font-size: 8.4pt; } .doc td { padding: 0.4mm 0; vertical-align: top; } .doc td:first-child { width: 30mm; color: #6a7078; }
.doc .title { font-size: 10.5pt; font-weight: bold; color: #20242c; }
.grid { display: grid; grid-template-columns: repeat(4, 1fr); margin: 4mm 0; border: 1px solid #b9bec6; }
.grid div { padding: 1mm 2mm 1.4mm; border: 0.5px solid #d6dae0; } .grid span { display: block; font-size: 6.8pt; color: #6a7078; }
.grid .wide { grid-column: span 2; } .grid .all { grid-column: span 4; } .grid .due { background: #fbe9ec; }
.charges { width: 100%; } .charges th { text-align: left; border-bottom: 1.5px solid #c8102e; padding: 1mm 2mm; font-size: 7.8pt; color: #6a7078; }
.charges td { padding: 1.1mm 2mm; border-bottom: 1px solid #eceef1; } .charges .r { text-align: right; white-space: nowrap; }
.after { display: flex; gap: 6mm; margin-top: 3mm; align-items: flex-start; }
.left { flex: 1; font-size: 8pt; } .plan { width: 100%; font-size: 7.8pt; } .plan caption { text-align: left; font-weight: bold; padding-bottom: 1mm; }
.plan th { background: #f2f3f5; font-weight: normal; } .plan th, .plan td { padding: 0.8mm 2mm; border: 1px solid #d6dae0; text-align: center; }
.sums { width: 80mm; } .sums td { padding: 0.9mm 2mm; } .sums td:last-child { text-align: right; white-space: nowrap; }
.sums .total td { background: #c8102e; color: #fff; font-weight: bold; font-size: 10.5pt; }
.words { margin: 3mm 0; font-size: 8pt; }
.note { background: #f6f7f8; padding: 2mm; font-size: 7.4pt; line-height: 1.45; margin-top: 2mm; }
.foot { display: flex; justify-content: space-between; gap: 5mm; font-size: 6.8pt; line-height: 1.4; color: #555b63; margin-top: 5mm; border-top: 1px solid #b9bec6; padding-top: 2mm; }
`;

interface Choices {
  policy: string;
  branch: string;
  from: string;
  broker: string;
  withHash: boolean;
  withMethod: boolean;
  withWords: boolean;
  withPhone: boolean;
  withPlan: boolean;
  withRemark: boolean;
  totalLabel: string;
}

function choicesOf(facts: BenchFacts, chance: Chance): Choices {
  return {
    policy: `${chance.digits(4)}-${chance.digits(7)}-0${chance.digits(1)}`,
    branch: chance.pick(['Multirriesgo', 'Transportes', 'SCTR Pensión', 'Vehículos']),
    from: addDays(facts.emision, -chance.int(0, 25)),
    broker: chance.pick(['Corredores Andinos S.A.C.', 'Directo', 'Bróker del Sur S.R.L.']),
    withHash: chance.is(0.4),
    withMethod: chance.is(0.6),
    withWords: chance.is(0.8),
    withPhone: chance.is(0.6),
    withPlan: chance.is(0.7),
    withRemark: chance.is(0.7),
    totalLabel: chance.pick(['Prima total', 'Importe total', 'Total a pagar']),
  };
}

const TITLES = {
  factura: 'Factura electrónica',
  nota_credito: 'Nota de crédito electrónica',
} as const;
type Kind = keyof typeof TITLES;
const KINDS = Object.keys(TITLES) as Kind[];

function head(facts: BenchFacts, style: BenchStyle, { withPhone }: Choices): Markup {
  const { emisor } = facts;
  const row = (label: string, value: string): Markup =>
    html`<tr>
      <td>${label}</td>
      <td>${value}</td>
    </tr>`;
  return html`<div class="top">
    <div class="firm">
      <b>${emisor.nombre}</b>${emisor.direccion}${
        withPhone && html`<br />Central telefónica ${emisor.telefono}`
      }
    </div>
    <table class="doc">
      <tr>
        <td class="title" colspan="2">${TITLES[facts.kind as Kind]}</td>
      </tr>
      ${row('Número', style.number(facts.serie, facts.correlativo))} ${row('RUC', emisor.documento)}
      ${row('Fecha de emisión', style.date(facts.emision))} ${row('Moneda', style.currencyName)}
    </table>
  </div>`;
}

function grid(facts: BenchFacts, style: BenchStyle, choices: Choices): Markup {
  const { cliente, afectado } = facts;
  const cell = (label: string, value: string, look = ''): Markup =>
    value === '' ? NOTHING : html`<div class="${look}"><span>${label}</span>${value}</div>`;
  const isNote = facts.kind === 'nota_credito';
  return html`<div class="grid">
    ${cell('Contratante', cliente.nombre, 'wide')} ${cell('RUC del contratante', cliente.documento)}
    ${cell('Intermediario', choices.broker)} ${cell('Domicilio', cliente.direccion, 'all')}
    ${cell('Póliza', choices.policy)} ${cell('Riesgo', choices.branch)}
    ${cell('Vigencia desde', style.date(choices.from))}
    ${cell('Vigencia hasta', style.date(addDays(choices.from, 365)))}
    ${!isNote && cell('Forma de pago', facts.formaPago)}
    ${choices.withMethod && !isNote && cell('Medio de pago', facts.metodoPago)}
    ${facts.vencimiento !== null && cell('Vencimiento', style.date(facts.vencimiento), 'due')}
    ${cell('Comprobante que se modifica', afectado?.numero ?? '', 'wide')}
    ${cell('Sustento', afectado?.motivo ?? '', 'wide')}
  </div>`;
}

const charges = (facts: BenchFacts, style: BenchStyle): Markup =>
  html`<table class="charges">
    <thead>
      <tr>
        <th>Detalle</th>
        <th class="r">Valor de venta ${style.currencySign}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.descripcion}</td>
            <td class="r">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const SUM_ORDER = [
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'descuentos',
  'igv',
  'total',
] as const;
type Shown = (typeof SUM_ORDER)[number];

function sums(
  facts: BenchFacts,
  style: BenchStyle,
  shown: readonly Shown[],
  totalLabel: string,
): Markup {
  const labels: Readonly<Record<Shown, string>> = {
    gravada: 'Prima afecta (op. gravada)',
    exonerada: 'Prima exonerada (op. exonerada)',
    inafecta: 'Op. inafecta',
    gratuita: 'Op. gratuita',
    descuentos: 'Descuento comercial',
    igv: 'I.G.V. (18.00%)',
    total: totalLabel,
  };
  const row = (key: Shown, cents: Cents): Markup =>
    html`<tr class="${key}">
      <td>${labels[key]}</td>
      <td>${style.currencySign} ${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${shown.map((key) => row(key, facts.sumas[key]))}
  </table>`;
}

function plan({ cuotas }: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="plan">
    <caption>
      Convenio de pago
    </caption>
    <tr>
      <th>Cupón</th>
      <th>Vencimiento</th>
      <th>Importe</th>
    </tr>
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td>${String(numero).padStart(2, '0')}/${String(cuotas.length).padStart(2, '0')}</td>
          <td>${style.date(fecha)}</td>
          <td>${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function notes({ detraccion, observaciones }: BenchFacts, style: BenchStyle, shown: boolean) {
  return html`${
    detraccion &&
    html`<div class="note whole">
      Operación sujeta a detracción. Código de servicio ${detraccion.codigo},
      ${detraccion.porcentaje} %, importe S/ ${style.amount(detraccion.monto)}. Cuenta de
      detracciones ${detraccion.cuenta}
    </div>`
  }
  ${
    shown &&
    observaciones !== '' &&
    html`<div class="note whole">Observaciones: ${observaciones}</div>`
  }`;
}

function infoPrinted(facts: BenchFacts, choices: Choices): InfoPrinted[] {
  const keys: InfoPrinted[] = [];
  if (choices.withWords) keys.push('letras');
  if (choices.withRemark) keys.push('observaciones');
  if (facts.kind === 'nota_credito') return keys;
  return [...keys, 'formaPago', ...(choices.withMethod ? (['metodoPago'] as const) : [])];
}

export const seguros: BenchLayout = {
  id: 'seguros',
  role: 'construido',
  kinds: KINDS,
  draw(facts, style, random) {
    const choices = choicesOf(facts, chanceOf(random));
    const shown = shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);
    const body = html`${head(facts, style, choices)}${grid(facts, style, choices)}
      ${charges(facts, style)}
      <div class="after whole">
        <div class="left">
          ${choices.withPlan && facts.cuotas.length > 0 ? plan(facts, style) : NOTHING}
        </div>
        ${sums(facts, style, shown, choices.totalLabel)}
      </div>
      ${choices.withWords && html`<div class="words">SON ${facts.letras}</div>`}
      ${notes(facts, style, choices.withRemark)}
      <div class="foot whole">
        <div>
          Pague en BCP, BBVA, Interbank o Scotiabank con el código ${choices.policy.slice(5, 12)}.
          La falta de pago de la prima suspende la cobertura (artículo 21 de la Ley 29946).
          Representación impresa del comprobante electrónico, autorizado por SUNAT.
          ${choices.withHash && html`<br />Hash ${facts.hash}`}
        </div>
        ${qrPlace(facts, '23mm')}
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 12mm 10mm' }),
      truth: {
        documento: documentoTruth(facts, [
          'vencimiento',
          'moneda',
          'afectado',
          ...(choices.withHash ? (['hash'] as const) : []),
        ]),
        proveedor: partyTruth(
          facts.emisor,
          choices.withPhone ? ['direccion', 'telefono'] : ['direccion'],
        ),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, infoPrinted(facts, choices)),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
