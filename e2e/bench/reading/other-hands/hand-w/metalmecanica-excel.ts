import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import {
  baseOf,
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle, Cents, DrawnPage } from '../../model';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { inTrade } from './emitters';
import { agreedTotal, cuotasTruth, inCurrency, remarked, styleIn, withSpot } from './sale-terms';
import { asWares } from './wares';
import { WORKS, REFUNDS, WORK_REMARKS } from './work-wares';

const CSS = `
body { font: 9.2pt 'DejaVu Sans Condensed', 'Liberation Sans'; color: #000; }
table { width: calc(100% - 1px); table-layout: fixed; }
td, th { border: .8px solid #000; padding: .6mm 1.2mm; vertical-align: middle; }
.none td, td.none { border: 0; }
.title td { text-align: center; }
.title .nm { font-size: 13pt; font-weight: bold; background: #fff2cc; }
.title .id { font-size: 12pt; font-weight: bold; }
.lab { font-weight: bold; background: #f2f2f2; }
.rows { margin-top: 2.5mm; }
.rows th { background: #bdd7ee; font-size: 8.6pt; }
.c { text-align: center; }
.n { text-align: right; white-space: nowrap; }
.acc { display: flex; justify-content: space-between; }
.gap { margin-top: 2.5mm; }
.red { color: #c00000; }
.sign { margin: 15mm auto 0; width: 70mm; border-top: .8px solid #000; text-align: center; }
`;

interface Valuation {
  facts: BenchFacts;
  style: BenchStyle;
  work: string;
  heading: string;
  period: string;
  attention: string;
  kind: string;
  /** Kept back until the work is received, in cents; 0 where the contract has none. */
  guarantee: Cents;
  account: string;
  hasSign: boolean;
}

const SITES = [
  'AMPLIACIÓN DE NAVE INDUSTRIAL Y MEZANINE',
  'REFORZAMIENTO DE ESTRUCTURA DE ALMACÉN N° 2',
  'FABRICACIÓN Y MONTAJE DE PLATAFORMAS DE MANTENIMIENTO',
  'OBRAS CIVILES Y METALMECÁNICAS - LÍNEA DE EMBOLSADO',
];

const SPOTS = [
  { codigo: '030', porcentaje: 4, kind: 'CONTRATOS DE CONSTRUCCIÓN' },
  { codigo: '025', porcentaje: 10, kind: 'FABRICACIÓN DE BIENES POR ENCARGO' },
  { codigo: '020', porcentaje: 12, kind: 'MANTENIMIENTO Y REPARACIÓN DE BIENES MUEBLES' },
] as const;

function valuationOf(given: BenchFacts, style: BenchStyle, random: Random): Valuation {
  const { kind, ...spot } = pick(random, SPOTS);
  const moneda = given.moneda === 'EUR' ? 'PEN' : given.moneda;
  const sold = remarked(withSpot(inCurrency(given, moneda), spot, random), WORK_REMARKS, random);
  const lineas = asWares(sold.lineas, {
    wares: WORKS,
    exempt: REFUNDS,
    code: () => '',
    write: happens(random, 0.5) ? (name) => name.toUpperCase() : undefined,
  });
  const stem = pick(random, [
    'METALMECÁNICA',
    'ESTRUCTURAS METÁLICAS',
    'CONSTRUCCIONES Y MONTAJES',
    'MAESTRANZA',
  ]);
  const emisor = inTrade(sold.emisor, stem, pick(random, ['administracion', 'proyectos']));
  const isWork = happens(random, 0.75);
  const from = addDays(sold.emision, -between(random, 20, 34));
  const to = addDays(sold.emision, -between(random, 1, 5));
  return {
    facts: { ...sold, lineas, emisor: { ...emisor, nombre: emisor.nombre.toUpperCase() } },
    style: styleIn(style, given, sold),
    work: pick(random, SITES),
    heading: isWork ? `VALORIZACIÓN N° ${String(between(random, 1, 9)).padStart(2, '0')}` : '',
    period: `DEL ${style.date(from)} AL ${style.date(to)}`,
    attention: happens(random, 0.5)
      ? pick(random, [
          'ING. RAÚL CASTAÑEDA',
          'SRTA. LIZBETH ORÉ - CONTABILIDAD',
          'ING. P. VALDIVIA',
        ])
      : '',
    kind,
    guarantee: isWork && happens(random, 0.7) ? Math.round((baseOf(sold) * 5) / 100) : 0,
    account: `CTA. CTE. BCP 193-${digits(random, 7)}-0-${digits(random, 2)}   CCI 002-193-00${digits(random, 10)}-1${digits(random, 1)}`,
    hasSign: happens(random, 0.5),
  };
}

function title({ facts }: Valuation): Markup {
  const { emisor } = facts;
  return html`<table class="title">
    <colgroup>
      <col style="width:62%" />
      <col />
    </colgroup>
    <tr>
      <td class="nm">${emisor.nombre}</td>
      <td class="id">R.U.C. ${emisor.documento}</td>
    </tr>
    <tr>
      <td>ESTRUCTURAS - TANQUES - CALDERERÍA - MONTAJE - OBRAS CIVILES</td>
      <td class="id">FACTURA ELECTRÓNICA</td>
    </tr>
    <tr>
      <td>${emisor.direccion}<br />TELF. ${emisor.telefono} &nbsp; ${emisor.email}</td>
      <td class="id">${facts.serie}-${facts.correlativo}</td>
    </tr>
  </table>`;
}

function client(valuation: Valuation): Markup {
  const { facts, style, work, heading, period, attention } = valuation;
  const { cliente } = facts;
  const wide = (label: string, value: string): Markup | string =>
    value
      ? html`<tr>
          <td class="lab">${label}</td>
          <td colspan="3">${value}</td>
        </tr>`
      : '';
  return html`<table class="gap">
    <colgroup>
      <col style="width:17%" />
      <col style="width:43%" />
      <col style="width:18%" />
      <col />
    </colgroup>
    ${wide('SEÑORES', cliente.nombre)}
    <tr>
      <td class="lab">RUC</td>
      <td>${cliente.documento}</td>
      <td class="lab">FECHA EMISIÓN</td>
      <td>${style.date(facts.emision)}</td>
    </tr>
    ${wide('DIRECCIÓN', cliente.direccion)}
    <tr>
      <td class="lab">COND. DE PAGO</td>
      <td>${facts.formaPago.toUpperCase()}</td>
      <td class="lab">${facts.vencimiento ? 'FECHA VCTO.' : 'MONEDA'}</td>
      <td>${facts.vencimiento ? style.date(facts.vencimiento) : style.currencyName}</td>
    </tr>
    ${wide('O/C - O/S N°', facts.ordenCompra)} ${wide('ATENCIÓN', attention)}
    ${heading ? wide('OBRA', work) : ''} ${heading ? wide(heading, period) : ''}
  </table>`;
}

function rows({ facts, style }: Valuation): Markup {
  const hasDiscounts = facts.lineas.some(({ descuento }) => descuento > 0);
  const one = (line: BenchLine, at: number): Markup =>
    html`<tr>
      <td class="c">${at + 1}</td>
      <td>${line.descripcion}</td>
      <td class="c">${line.unidad}</td>
      <td class="n">${style.quantity(line.cantidad)}</td>
      <td class="n">${style.amount(line.unitario)}</td>
      ${hasDiscounts ? html`<td class="n">${style.amount(line.descuento)}</td>` : ''}
      <td class="n">${style.amount(line.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <colgroup>
      <col style="width:6%" />
      <col />
      <col style="width:8%" />
      <col style="width:12%" />
      <col style="width:13%" />
      ${hasDiscounts ? html`<col style="width:11%" />` : ''}
      <col style="width:15%" />
    </colgroup>
    <tr>
      <th>ÍTEM</th>
      <th>DESCRIPCIÓN</th>
      <th>UND</th>
      <th>METRADO</th>
      <th>P. UNIT.</th>
      ${hasDiscounts ? html`<th>DSCTO.</th>` : ''}
      <th>PARCIAL</th>
    </tr>
    ${facts.lineas.map(one)}
  </table>`;
}

const ORDER = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'total'] as const;
const LABELS = {
  descuentos: 'DESCUENTO COMERCIAL',
  gravada: 'SUB TOTAL (GRAVADO)',
  exonerada: 'EXONERADO',
  gratuita: 'TRANSFERENCIA GRATUITA',
  igv: 'IGV 18%',
  total: 'TOTAL FACTURA',
} as const;

const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

function sums({ facts, style, guarantee }: Valuation): Markup {
  const { detraccion } = facts;
  const row = (label: string, cents: Cents, tone: string): Markup =>
    html`<tr>
      <td class="none"></td>
      <td class="lab ${tone}">${label}</td>
      <td class="${tone}">
        <div class="acc"><span>${style.currencySign}</span><span>${style.amount(cents)}</span></div>
      </td>
    </tr>`;
  const net = agreedTotal(facts) - guarantee - (detraccion?.monto ?? 0);
  return html`<table class="whole">
    <colgroup>
      <col style="width:42%" />
      <col style="width:34%" />
      <col />
    </colgroup>
    ${shown(facts).map((key) => row(LABELS[key], facts.sumas[key], ''))}
    ${guarantee > 0 ? row('(-) FONDO DE GARANTÍA 5%', guarantee, 'red') : ''}
    ${detraccion ? row(`(-) DETRACCIÓN ${detraccion.porcentaje}%`, detraccion.monto, 'red') : ''}
    ${guarantee > 0 || detraccion ? row('NETO A DEPOSITAR', net, '') : ''}
  </table>`;
}

function low(valuation: Valuation): Markup {
  const { facts, style, kind, account } = valuation;
  const { detraccion, cuotas } = facts;
  const row = (label: string, value: string | Markup): Markup =>
    html`<tr>
      <td class="lab">${label}</td>
      <td>${value}</td>
    </tr>`;
  return html`<table class="gap whole">
    <colgroup>
      <col style="width:24%" />
      <col />
    </colgroup>
    ${row('SON', facts.letras)}
    ${detraccion ? row('DETRACCIÓN', `${detraccion.codigo} ${kind} - CTA. BANCO DE LA NACIÓN N° ${detraccion.cuenta}`) : ''}
    ${cuotas.length > 0 ? row('CUOTAS', cuotas.map(({ numero, fecha, monto }) => `${numero}) ${style.date(fecha)} ${style.currencySign} ${style.amount(monto)}`).join('   ')) : ''}
    ${row('ABONAR EN', account)}
    ${facts.observaciones ? row('OBSERVACIONES', facts.observaciones) : ''}
  </table>`;
}

const end = ({ facts, hasSign }: Valuation): Markup =>
  html`<div class="whole gap">
    ${qrPlace(facts, '22mm')}
    <div style="font-size:7.5pt">
      Representación impresa de la factura electrónica. Puede ser consultada en www.sunat.gob.pe con
      Clave SOL.
    </div>
    ${hasSign ? html`<div class="sign">GERENTE GENERAL</div>` : ''}
  </div>`;

function truthOf({ facts }: Valuation): ExtractedData {
  const columns = ['unidad', 'cantidad', 'unitario', 'importe'] as const;
  const hasDiscounts = facts.lineas.some(({ descuento }) => descuento > 0);
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, shown(facts)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: compact({
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
      ...cuotasTruth(facts),
    }),
    productos: linesTruth(facts, hasDiscounts ? [...columns, 'descuento'] : columns),
  };
}

function draw(given: BenchFacts, style: BenchStyle, random: Random): DrawnPage {
  const all = valuationOf(given, style, random);
  const body = html`${title(all)} ${client(all)} ${rows(all)} ${sums(all)} ${low(all)} ${end(all)}`;
  return { ...wholePage({ css: CSS, body, paper: A4, margin: '14mm 13mm' }), truth: truthOf(all) };
}

/** Workshop or contractor that types its factura in a sheet: valuation, guarantee fund and detracción. */
export const METALMECANICA_EXCEL: BenchLayout = {
  id: 'metalmecanica-excel',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
