import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { bankAccounts, type BankAccount } from './bank-accounts';
import { inPages, linesOf } from './pages';
import { personName } from './people';
import { renamed, reworded } from './rewording';
import { letrasOf, taxNotes } from './garment-payments';
import { GARMENT_WARES } from './garment-wares';
import { cuotasTruth, percepcionTruth, retencionTruth } from './withheld-truth';

const SUM_LABELS = {
  gratuita: 'OP. GRATUITAS',
  exonerada: 'OP. EXONERADAS',
  inafecta: 'OP. INAFECTAS',
  descuentos: 'DSCTO. GLOBAL',
  gravada: 'OP. GRAVADAS',
  igv: 'I.G.V. 18 %',
  total: 'TOTAL',
} as const satisfies Partial<Record<SumPrinted, string>>;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = [
  'gratuita',
  'exonerada',
  'inafecta',
  'descuentos',
  'gravada',
  'igv',
  'total',
];
const ALWAYS: readonly Sum[] = ['exonerada', 'inafecta', 'gravada', 'igv', 'total'];

/** Lines of the form between the heads of the columns and the foot. */
const ROOM = 27;
const WIDTH = 56;

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  terms: string;
  order: string;
  seller: string;
  hasPhone: boolean;
  accounts: readonly BankAccount[];
  hasDiscount: boolean;
  resolution: string;
}

const CSS = `
body { font: 8pt 'Liberation Sans Narrow', Arial, sans-serif; color: #000; }
.page { break-after: page; padding-right: .6mm; } .page:last-child { break-after: auto; }
.top { display: flex; justify-content: space-between; height: 31mm; }
.name { font: bold 13pt 'Liberation Serif', serif; margin-bottom: 1mm; }
.line { font-size: 8pt; margin-top: .6mm; }
.ruc { border: 1.5px solid #000; width: 66mm; height: 27mm; text-align: center; font: bold 12pt 'Liberation Sans'; padding-top: 3mm; line-height: 7mm; }
.head { width: 100%; border: 1px solid #000; margin-bottom: 1.5mm; }
.head td { padding: .7mm 1.5mm; vertical-align: top; }
.head .k { white-space: nowrap; font-weight: bold; width: 1%; }
.refs { width: 100%; margin-bottom: 1.5mm; text-align: center; }
.refs th, .refs td { border: 1px solid #000; padding: .6mm 1mm; }
.rows { width: 100%; border: 1px solid #000; table-layout: fixed; }
.rows th { border: 1px solid #000; padding: .8mm; font-size: 7.5pt; }
.rows td { border-left: 1px solid #000; border-right: 1px solid #000; padding: .2mm 1mm; vertical-align: top; line-height: 3.8mm; }
.r { text-align: right; } .c { text-align: center; }
.words { border: 1px solid #000; border-top: 0; padding: 1mm 1.5mm; }
.foot { display: flex; justify-content: space-between; margin-top: 1.5mm; }
.foot .left { width: 120mm; font-size: 7.5pt; }
.letras td, .letras th { border: 1px solid #000; padding: .3mm 2mm; }
.sums { width: 62mm; } .sums td { border: 1px solid #000; padding: .8mm 1.5mm; }
.box { border: 1px solid #000; padding: 1mm; margin-bottom: 1.2mm; }
.legal { font-size: 6.5pt; margin-top: 1.5mm; }
`;

function letterhead({ facts, style, hasPhone }: Drawing): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div>
      <div class="name">${emisor.nombre}</div>
      <div class="line">${emisor.direccion}</div>
      ${hasPhone && html`<div class="line">TELF.: ${emisor.telefono} &nbsp; E-MAIL: ${emisor.email}</div>`}
      <div class="line"><i>Confección de prendas de vestir - Tejido de punto - Exportación</i></div>
    </div>
    <div class="ruc">
      R.U.C. ${emisor.documento}<br />FACTURA ELECTRONICA<br />${style.number(facts.serie, facts.correlativo)}
    </div>
  </div>`;
}

function headOf({ facts, style, terms, order, seller }: Drawing): Markup {
  const { cliente } = facts;
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '';
  return html`<table class="head">
      <tr>
        <td class="k">SEÑOR(ES)</td>
        <td>: ${cliente.nombre}</td>
        <td class="k">FECHA EMISION</td>
        <td>: ${style.date(facts.emision)}</td>
      </tr>
      <tr>
        <td class="k">DIRECCION</td>
        <td>: ${cliente.direccion}</td>
        <td class="k">FECHA VCTO.</td>
        <td>: ${due}</td>
      </tr>
      <tr>
        <td class="k">R.U.C.</td>
        <td>: ${cliente.documento}</td>
        <td class="k">MONEDA</td>
        <td>: ${style.currencyName}</td>
      </tr>
    </table>
    <table class="refs">
      <tr>
        <th>COND. DE PAGO</th>
        <th>O/COMPRA</th>
        <th>GUIA DE REMISION</th>
        <th>N° PEDIDO</th>
        <th>VENDEDOR</th>
      </tr>
      <tr>
        <td>${terms}</td>
        <td>${facts.ordenCompra || '-'}</td>
        <td>${facts.guiaRemision || '-'}</td>
        <td>${order}</td>
        <td>${seller}</td>
      </tr>
    </table>`;
}

function itemRow({ style, hasDiscount }: Drawing, line: BenchLine): Markup {
  return html`<tr>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td class="c">${line.unidad}</td>
    <td class="r">${style.quantity(line.cantidad)}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    ${hasDiscount && html`<td class="r">${style.amount(line.descuento)}</td>`}
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

const rowLines = ({ descripcion }: BenchLine): number => linesOf(descripcion, WIDTH);

function rowsOf(drawing: Drawing, rows: readonly BenchLine[]): Markup {
  const { hasDiscount } = drawing;
  const used = rows.reduce((sum, row) => sum + rowLines(row), 0);
  const filler = html`<tr style="height:${Math.max(0, ROOM - used) * 4.1}mm">
    <td></td>
    <td></td>
    <td></td>
    <td></td>
    <td></td>
    ${hasDiscount && html`<td></td>`}
    <td></td>
  </tr>`;
  return html`<table class="rows">
    <tr>
      <th style="width:18mm">CODIGO</th>
      <th>DESCRIPCION</th>
      <th style="width:11mm">U.M.</th>
      <th style="width:18mm">CANTIDAD</th>
      <th style="width:20mm">V. UNITARIO</th>
      ${hasDiscount && html`<th style="width:18mm">DSCTO.</th>`}
      <th style="width:24mm">VALOR VENTA</th>
    </tr>
    ${rows.map((row) => itemRow(drawing, row))}${filler}
  </table>`;
}

function footOf(drawing: Drawing): Markup {
  const { facts, style, accounts, resolution } = drawing;
  const sums = shownSums(facts, SUM_ORDER, ALWAYS);
  return html`<div class="words">SON: ${facts.letras}</div>
    <div class="foot whole">
      <div class="left">
        ${facts.observaciones && html`<div class="box">OBS.: ${facts.observaciones}</div>`}
        ${taxNotes(facts, style)}${letrasOf(facts, style)}
        <div>
          CTAS. CTES.:
          ${accounts.map(({ bank, account }, at) => `${at > 0 ? ' / ' : ''}${bank} ${account}`)}
        </div>
        <div class="legal">
          ${facts.hash && html`Código Hash: ${facts.hash}<br />`}Representación impresa de la
          FACTURA ELECTRONICA. Autorizado mediante Resolución N° ${resolution}/SUNAT. No se aceptan
          cambios ni devoluciones de prendas lavadas o sin etiqueta, pasados los 7 días. A falta de
          pago a su vencimiento se cobrarán los intereses máximos de ley.
        </div>
      </div>
      <div>
        <table class="sums">
          ${sums.map(
            (key) =>
              html`<tr>
                <td>${SUM_LABELS[key]}</td>
                <td class="r">${style.currencySign}</td>
                <td class="r">${style.amount(facts.sumas[key])}</td>
              </tr>`,
          )}
        </table>
        <div class="c" style="margin-top:2mm">${qrPlace(facts, '24mm')}</div>
      </div>
    </div>`;
}

function drawn(drawing: Drawing): Markup {
  const pages = inPages(drawing.facts.lineas, rowLines, { room: ROOM, lastRoom: ROOM });
  return html`${pages.map((rows, at) => {
    const isLast = at === pages.length - 1;
    return html`<div class="page">
      ${letterhead(drawing)}${headOf(drawing)}${rowsOf(drawing, rows)}
      ${isLast ? footOf(drawing) : html`<div class="words r">CONTINUA EN LA PAG. ${at + 2} DE ${pages.length}</div>`}
    </div>`;
  })}`;
}

function termsOf({ cuotas, formaPago }: BenchFacts, byBills: boolean): string {
  if (formaPago === 'Contado') return 'CONTADO';
  const days = cuotas.map(({ numero }) => numero * 30).join('/');
  return `${byBills ? 'LETRA' : 'CREDITO'} ${days} DIAS`;
}

function drawingOf(given: BenchFacts, style: BenchStyle, random: Random): Drawing {
  const stem = pick(random, ['Confecciones', 'Textil', 'Creaciones', 'Industrias Textiles']);
  const facts = { ...reworded(given, GARMENT_WARES, random), emisor: renamed(given.emisor, stem) };
  return {
    facts,
    style,
    terms: termsOf(facts, happens(random, 0.5)),
    order: digits(random, 6),
    seller: `${digits(random, 2)} ${personName(random)}`,
    hasPhone: happens(random, 0.8),
    accounts: bankAccounts(random, between(random, 1, 3)),
    hasDiscount: facts.lineas.some(({ descuento }) => descuento > 0),
    resolution: pick(random, ['155-2017', '034-005-0004185', '0180050002185']),
  };
}

/** A garment maker's factura as a desktop accounting suite prints it: fixed forms of boxes, one per page. */
export const confecciones: BenchLayout = {
  id: 'confecciones',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const drawing = drawingOf(given, style, random);
    const { facts, hasPhone, hasDiscount, terms } = drawing;
    return {
      ...wholePage({ css: CSS, body: drawn(drawing), paper: A4, margin: '10mm 10mm 8mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(
          facts.emisor,
          hasPhone ? ['direccion', 'telefono', 'email'] : ['direccion'],
        ),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, ALWAYS)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...retencionTruth(facts),
        ...percepcionTruth(facts),
        informacion_adicional: {
          ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
          terminos_pago: terms,
          ...cuotasTruth(facts),
        },
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'importe',
          ...(hasDiscount ? (['descuento'] as const) : []),
        ]),
      },
    };
  },
};
