import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  baseOf,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { inPages, linesOf } from './pages';
import { personName } from './people';
import { renamed, reworded } from './rewording';
import { CONSUMER_WARES } from './consumer-wares';

const TITLES = {
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
  nota_debito: 'NOTA DE DÉBITO ELECTRÓNICA',
} as const;

const SUM_LABELS = {
  gravada: 'Op. gravada',
  exonerada: 'Op. exonerada',
  inafecta: 'Op. inafecta',
  igv: 'Impuesto IGV 18 %',
  total: 'Importe total',
} as const satisfies Partial<Record<SumPrinted, string>>;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = ['gravada', 'exonerada', 'inafecta', 'igv', 'total'];
const ALWAYS: readonly Sum[] = ['gravada', 'igv', 'total'];

/** Lines of a page's rows, and of the last one with its foot. */
const ROOM = 42;
const LAST_ROOM = 28;
const WIDTH = 60;

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  title: string;
  reasonCode: string;
  customerCode: string;
  seller: string;
  contact: string;
  docEntry: string;
  affectedDate: string;
  hasDiscount: boolean;
  shipTo: string;
}

const CSS = `
body { font: 8pt 'Liberation Sans', Arial, sans-serif; color: #000; }
.page { break-after: page; padding-right: .6mm; } .page:last-child { break-after: auto; }
.top { display: flex; justify-content: space-between; margin-bottom: 2mm; }
.firm b { font-size: 12pt; } .firm { line-height: 1.4; width: 105mm; }
.title { background: #bfbfbf; font: bold 12pt 'Liberation Sans'; text-align: center; padding: 2mm; width: 78mm; }
.ruc { border: 1px solid #808080; text-align: center; font-size: 10pt; padding: 1.5mm; line-height: 1.5; }
table { width: 100%; }
.grid { table-layout: fixed; margin-bottom: 1.5mm; } .grid th { background: #d9d9d9; border: 1px solid #808080; font-weight: normal; font-size: 7pt; text-align: left; padding: .5mm 1mm; }
.grid td { border: 1px solid #808080; padding: .8mm 1mm; height: 5mm; vertical-align: top; }
.rows th { background: #bfbfbf; border: 1px solid #808080; padding: .8mm 1mm; font-size: 7.5pt; }
.rows td { padding: .45mm 1mm; vertical-align: top; border-left: 1px solid #d9d9d9; border-right: 1px solid #d9d9d9; }
.rows { border-bottom: 1px solid #808080; table-layout: fixed; }
.r { text-align: right !important; } .c { text-align: center; }
.foot { display: grid; grid-template-columns: 1fr 72mm; gap: 3mm; margin-top: 2mm; }
.sums td { border: 1px solid #808080; padding: .8mm 1.5mm; } .sums td:first-child { background: #d9d9d9; }
.legal { font-size: 6.5pt; border-top: 1px solid #808080; margin-top: 3mm; padding-top: 1mm; display: flex; justify-content: space-between; gap: 5mm; }
`;

interface Box {
  label: string;
  value: string;
}

const box = (label: string, value: string): Box => ({ label, value });
const grid = (boxes: readonly Box[]): Markup =>
  html`<table class="grid">
    <tr>
      ${boxes.map(({ label }) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${boxes.map(({ value }) => html`<td>${value}</td>`)}
    </tr>
  </table>`;

function topOf({ facts, style, title }: Drawing): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div class="firm">
      <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Teléfono: ${emisor.telefono}<br />Correo:
      ${emisor.email}
    </div>
    <div>
      <div class="title">${title}</div>
      <div class="ruc">
        R.U.C. ${emisor.documento}<br /><b>${style.number(facts.serie, facts.correlativo)}</b>
      </div>
    </div>
  </div>`;
}

function boxesOf(drawing: Drawing, page: string): Markup {
  const {
    facts,
    style,
    customerCode,
    seller,
    contact,
    docEntry,
    affectedDate,
    reasonCode,
    shipTo,
  } = drawing;
  const { cliente, afectado } = facts;
  const date = style.date(facts.emision);
  return html`${grid([
    box('Fecha del documento', date),
    box('Fecha de contabilización', date),
    box('N.º de cliente', customerCode),
    box('N.º interno', docEntry),
    box('Moneda', style.currencyName),
    box('Página', page),
  ])}
  ${grid([box('Facturar a', `${cliente.nombre}`), box('Enviar a', shipTo)])}
  ${grid([box('Domicilio fiscal', cliente.direccion), box('RUC', cliente.documento), box('Condiciones de pago', facts.formaPago)])}
  ${grid([
    box('Documento que modifica', afectado?.numero ?? ''),
    box('Tipo doc. ref.', '01 Factura'),
    box('Fecha doc. ref.', style.date(affectedDate)),
    box('Motivo', `${reasonCode} ${afectado?.motivo ?? ''}`),
    box('Empleado de ventas', seller),
    box('Persona de contacto', contact),
  ])}`;
}

/** Of a row before its discount, as a whole percentage. */
function percentOf({ descuento, cantidad, unitario }: BenchLine): string {
  return descuento === 0
    ? '0.00'
    : Math.round((descuento * 100_000) / (cantidad * unitario)).toFixed(2);
}

function rowOf({ style, hasDiscount }: Drawing, line: BenchLine, at: number): Markup {
  return html`<tr>
    <td class="c">${at}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td class="r">${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    ${hasDiscount && html`<td class="r">${percentOf(line)}</td>`}
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

function rowsOf(drawing: Drawing, rows: readonly BenchLine[], first: number): Markup {
  return html`<table class="rows">
    <tr>
      <th style="width:8mm">N.º</th>
      <th style="width:20mm">N.º artículo</th>
      <th>Descripción</th>
      <th class="r" style="width:19mm">Cantidad</th>
      <th style="width:13mm">UM</th>
      <th class="r" style="width:21mm">Precio</th>
      ${drawing.hasDiscount && html`<th class="r" style="width:15mm">% dto.</th>`}
      <th class="r" style="width:26mm">Total</th>
    </tr>
    ${rows.map((row, at) => rowOf(drawing, row, first + at))}
  </table>`;
}

function footOf({ facts, style }: Drawing): Markup {
  return html`<div class="foot whole">
    <div>
      ${grid([box('Comentarios', facts.observaciones)])}
      ${grid([box('Importe en letras', facts.letras)])} ${qrPlace(facts, '25mm')}
    </div>
    <div>
      <table class="sums">
        <tr>
          <td>Total antes de impuesto</td>
          <td class="r">${style.currencySign} ${style.amount(baseOf(facts))}</td>
        </tr>
        ${shownSums(facts, SUM_ORDER, ALWAYS).map(
          (key) =>
            html`<tr>
              <td>${SUM_LABELS[key]}</td>
              <td class="r">${style.currencySign} ${style.amount(facts.sumas[key])}</td>
            </tr>`,
        )}
      </table>
    </div>
  </div>`;
}

function legalOf({ facts, title }: Drawing): Markup {
  return html`<div class="legal">
    <span
      >${facts.hash && html`Valor resumen: ${facts.hash}<br />`}Representación impresa de la
      ${title.toLowerCase()}</span
    >
    <span>Impreso por SAP Business One</span>
  </div>`;
}

const rowLines = ({ descripcion }: BenchLine): number => linesOf(descripcion, WIDTH);

function drawn(drawing: Drawing): Markup {
  const pages = inPages(drawing.facts.lineas, rowLines, { room: ROOM, lastRoom: LAST_ROOM });
  let first = 1;
  return html`${pages.map((rows, at) => {
    const start = first;
    first += rows.length;
    const isLast = at === pages.length - 1;
    return html`<div class="page">
      ${topOf(drawing)}${boxesOf(drawing, `${at + 1} de ${pages.length}`)}${rowsOf(drawing, rows, start)}
      ${isLast && footOf(drawing)}${legalOf(drawing)}
    </div>`;
  })}`;
}

const REASON_CODES: Readonly<Record<string, string>> = {
  'Anulación de la operación': '01',
  'Corrección por error en la descripción': '03',
  'Descuento por ítem': '05',
  'Devolución por ítem': '07',
};
const DEBIT_REASON = 'Aumento en el valor';

/** Its own goods; a nota de débito is for higher prices of them. */
function wordedFor(given: BenchFacts, random: Random): BenchFacts {
  const facts = reworded(given, CONSUMER_WARES, random);
  if (facts.kind !== 'nota_debito') return facts;
  const lineas = facts.lineas.map((line) => ({
    ...line,
    descripcion: `Dif. precio ${line.descripcion}`,
  }));
  return {
    ...facts,
    lineas,
    afectado: facts.afectado && { ...facts.afectado, motivo: DEBIT_REASON },
  };
}

function drawingOf(given: BenchFacts, style: BenchStyle, random: Random): Drawing {
  const stem = pick(random, ['Alimentos', 'Industrias', 'Productos de Consumo', 'Corporación']);
  const facts = { ...wordedFor(given, random), emisor: renamed(given.emisor, stem) };
  const motivo = facts.afectado?.motivo ?? '';
  return {
    facts,
    style,
    title: facts.kind === 'nota_debito' ? TITLES.nota_debito : TITLES.nota_credito,
    reasonCode: REASON_CODES[motivo] ?? '02',
    customerCode: `C${facts.cliente.documento}`,
    seller: personName(random),
    contact: happens(random, 0.4) ? personName(random) : '',
    docEntry: digits(random, 8).replace(/^0/, '1'),
    affectedDate: addDays(facts.emision, -between(random, 3, 45)),
    hasDiscount: facts.lineas.some(({ descuento }) => descuento > 0),
    shipTo: happens(random, 0.5) ? facts.cliente.nombre : '',
  };
}

/** Notas of a maker of consumer goods from SAP Business One: boxes with grey labels over their values. */
export const consumoB1: BenchLayout = {
  id: 'consumo-b1',
  role: 'construido',
  kinds: ['nota_credito', 'nota_debito'],
  draw(given, style, random) {
    const drawing = drawingOf(given, style, random);
    const { facts } = drawing;
    return {
      ...wholePage({ css: CSS, body: drawn(drawing), paper: A4, margin: '11mm 11mm 9mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', ...shownSums(facts, SUM_ORDER, ALWAYS)]),
        informacion_adicional: infoTruth(facts, ['formaPago', 'observaciones', 'letras']),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
