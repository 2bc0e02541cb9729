import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
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
import { inPages } from './pages';
import { personName } from './people';
import { renamed, reworded } from './rewording';
import { batchOf } from './batches';
import { planOf, taxesOf } from './farm-payments';
import { FARM_WARES } from './farm-wares';
import { cuotasTruth, percepcionTruth, retencionTruth } from './withheld-truth';

const SUM_LABELS = {
  descuentos: 'Descuentos globales',
  gravada: 'Valor de venta gravado',
  exonerada: 'Valor de venta exonerado',
  inafecta: 'Valor de venta inafecto',
  gratuita: 'Operaciones gratuitas',
  igv: 'IGV 18 %',
  total: 'Importe final',
} as const satisfies Partial<Record<SumPrinted, string>>;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
];
const ALWAYS: readonly Sum[] = ['gravada', 'igv'];
/** Lines of a page's items; each item has a line of its own and one of its batch. */
const ROOM = 40;
const LAST_ROOM = 26;

interface Item extends BenchLine {
  position: number;
  batch: string;
}

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  items: readonly Item[];
  billing: string;
  customer: string;
  salesOrder: string;
  delivery: string;
  incoterm: string;
  terms: string;
  rate: string;
  /** Hundredths of a kilogram; 0 of services. */
  weight: number;
  clerk: string;
  account: BankAccount;
  hasAdvance: boolean;
}

const CSS = `
body { font: 8pt/1.35 'Liberation Sans', Arial, sans-serif; color: #000; }
.page { height: 272mm; display: flex; flex-direction: column; break-after: page; padding-right: .5mm; } .page:last-child { break-after: auto; }
.title { font-size: 15pt; margin: 0 0 4mm; } .sender { font-size: 6.5pt; border-bottom: 1px solid #777; margin-bottom: 1.5mm; padding-bottom: .5mm; }
.head { display: grid; grid-template-columns: 1fr 76mm; gap: 10mm; margin-bottom: 5mm; } .head h3 { font-size: 8.5pt; margin: 0 0 1mm; }
.info { width: 100%; } .info td { padding: .25mm 0; vertical-align: top; } .info td:first-child { color: #444; padding-right: 3mm; white-space: nowrap; }
.rows { width: 100%; } .rows th { border-top: 1.2px solid #000; border-bottom: 1.2px solid #000; padding: 1mm; text-align: left; font-size: 7.5pt; }
.rows td { padding: .9mm 1mm 0; vertical-align: top; } .rows .sub td { padding-top: 0; color: #444; font-size: 7.3pt; }
.r { text-align: right !important; white-space: nowrap; }
.sums { width: 84mm; margin: 2mm 0 0 auto; } .sums td { padding: .5mm 1mm; } .sums tr:last-child td { border-top: 1.2px solid #000; border-bottom: 3px double #000; font-weight: bold; }
.extra { margin-top: 3mm; display: grid; grid-template-columns: 1fr auto; gap: 5mm; } .extra p { margin: 0 0 1.2mm; }
.plan td, .plan th { padding: .2mm 5mm .2mm 0; text-align: left; }
.foot { margin-top: auto; border-top: 1px solid #777; display: grid; grid-template-columns: 1.3fr 1fr 1fr; gap: 5mm; font-size: 6.6pt; padding-top: 1.2mm; color: #333; }
`;

const pair = (label: string, value: string): Markup =>
  value
    ? html`<tr>
        <td>${label}</td>
        <td>${value}</td>
      </tr>`
    : NOTHING;
const date = DATE_STYLES.dot;

function infoOf(drawing: Drawing): Markup {
  const { facts } = drawing;
  const due = facts.vencimiento ? date(facts.vencimiento) : '';
  return html`<table class="info">
    ${pair('Fecha de emisión', date(facts.emision))}${pair('Fecha de vencimiento', due)}
    ${pair('Doc. de facturación', drawing.billing)}${pair('N.º cliente', drawing.customer)}
    ${pair('Su pedido', facts.ordenCompra)}${pair('Pedido de venta', drawing.salesOrder)}
    ${pair('Entrega', drawing.delivery)}${pair('Guía de remisión', facts.guiaRemision)}
    ${pair('Incoterms', drawing.incoterm)}${pair('Condición de pago', drawing.terms)}
    ${pair('Moneda', facts.moneda)}${pair('Tipo de cambio', drawing.rate)}
  </table>`;
}

function headOf(drawing: Drawing): Markup {
  const { facts, clerk } = drawing;
  const { emisor, cliente } = facts;
  return html`<div class="head">
    <div>
      <div class="sender">${emisor.nombre} · ${emisor.direccion}</div>
      <h3>${cliente.nombre}</h3>
      ${cliente.direccion}<br />RUC ${cliente.documento}
      <p style="margin:3mm 0 0">Representante de ventas: ${clerk}</p>
    </div>
    ${infoOf(drawing)}
  </div>`;
}

function itemRows({ facts, style }: Drawing, item: Item): Markup {
  const { moneda } = facts;
  return html`<tr>
      <td>${item.position}</td>
      <td>${item.codigo}</td>
      <td>${item.descripcion}</td>
      <td class="r">${style.quantity(item.cantidad)}</td>
      <td>${item.unidad}</td>
      <td class="r">${style.amount(item.unitario)}</td>
      <td class="r">${style.amount(item.importe)}</td>
    </tr>
    ${
      item.descuento > 0 &&
      html`<tr class="sub">
        <td></td>
        <td></td>
        <td colspan="3">Descuento comercial</td>
        <td class="r" colspan="2">${moneda} ${style.amount(item.descuento)}-</td>
      </tr>`
    }
    ${
      item.batch &&
      html`<tr class="sub">
        <td></td>
        <td></td>
        <td colspan="5">${item.batch}</td>
      </tr>`
    }`;
}

function rowsOf(drawing: Drawing, items: readonly Item[]): Markup {
  return html`<table class="rows">
    <tr>
      <th>Pos.</th>
      <th>Material</th>
      <th style="width:45%">Denominación</th>
      <th class="r">Cantidad</th>
      <th>UM</th>
      <th class="r">Precio unit.</th>
      <th class="r">Valor neto ${drawing.facts.moneda}</th>
    </tr>
    ${items.map((item) => itemRows(drawing, item))}
  </table>`;
}

function sumsOf({ facts, style, hasAdvance }: Drawing): Markup {
  const row = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td>${facts.moneda}</td>
      <td class="r">${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${shownSums(facts, SUM_ORDER, ALWAYS).map((key) => row(SUM_LABELS[key], facts.sumas[key]))}
    ${hasAdvance && row('Pago a cuenta (anticipo)', 0)}${row(SUM_LABELS.total, facts.sumas.total)}
  </table>`;
}

function extraOf(drawing: Drawing): Markup {
  const { facts, style, weight } = drawing;
  return html`<div class="extra">
    <div>
      <p>Son: ${facts.letras}</p>
      ${weight > 0 && html`<p>Peso bruto total: ${style.amount(weight)} KG</p>`}
      ${facts.observaciones && html`<p>Nota: ${facts.observaciones}</p>`}
      ${taxesOf(facts, style)}${planOf(facts, style)}
    </div>
    ${qrPlace(facts, '26mm')}
  </div>`;
}

function footOf({ facts, account }: Drawing, page: number, pages: number): Markup {
  const { emisor } = facts;
  return html`<div class="foot">
    <div>
      ${emisor.nombre}<br />RUC ${emisor.documento}<br />Tel. ${emisor.telefono}<br />${emisor.email}
    </div>
    <div>${account.bank} ${facts.moneda}<br />Cta. ${account.account}<br />CCI ${account.cci}</div>
    <div>
      Representación impresa de la factura electrónica<br />${facts.hash && html`Hash ${facts.hash}<br />`}Página
      ${page} / ${pages}
    </div>
  </div>`;
}

const itemLines = ({ descripcion, batch, descuento }: Item): number =>
  (descripcion.length > 50 ? 2 : 1) + (batch ? 1 : 0) + (descuento > 0 ? 1 : 0);

function drawn(drawing: Drawing): Markup {
  const { facts, items } = drawing;
  const pages = inPages(items, itemLines, { room: ROOM, lastRoom: LAST_ROOM });
  return html`${pages.map(
    (rows, at) =>
      html`<div class="page">
        <div class="title">Factura electrónica ${facts.serie}-${facts.correlativo}</div>
        ${headOf(drawing)}${rowsOf(drawing, rows)}
        ${at === pages.length - 1 && html`${sumsOf(drawing)}${extraOf(drawing)}`}
        ${footOf(drawing, at + 1, pages.length)}
      </div>`,
  )}`;
}

function termsOf({ formaPago, cuotas }: BenchFacts): string {
  if (formaPago === 'Contado') return 'Contado contra entrega';
  return `Crédito ${cuotas.map(({ numero }) => numero * 30).join('/')} días fecha factura`;
}

function drawingOf(given: BenchFacts, style: BenchStyle, random: Random): Drawing {
  const stem = pick(random, [
    'Agroquímicos',
    'Fertilizantes y Semillas',
    'Agroinsumos Importados',
    'Nutrición Vegetal',
  ]);
  const facts = { ...reworded(given, FARM_WARES, random), emisor: renamed(given.emisor, stem) };
  const items = facts.lineas.map((line, at) => ({
    ...line,
    position: (at + 1) * 10,
    batch: batchOf(line, random),
  }));
  const isService = facts.lineas.every(({ unidad }) => unidad === 'SRV');
  const rate = `3.${between(random, 35, 79)}${digits(random, 1)}`;
  return {
    facts,
    style,
    items,
    billing: `90${digits(random, 6)}`,
    customer: `10${digits(random, 5)}`,
    salesOrder: `1${digits(random, 5)}`,
    delivery: `80${digits(random, 6)}`,
    incoterm: pick(random, ['EXW Almacén Callao', 'DAP Ica', 'DAP Trujillo', 'CPT Piura']),
    terms: termsOf(facts),
    rate: facts.moneda === 'USD' ? rate : '',
    weight: isService ? 0 : between(random, 12_000, 2_900_000),
    clerk: personName(random),
    account: bankAccounts(random, 1)[0] ?? { bank: '', account: '', cci: '' },
    hasAdvance: happens(random, 0.5),
  };
}

/** Factura of an importer of fertilisers and crop protection, from SAP S/4's form: positions in tens, batches below. */
export const agroS4: BenchLayout = {
  id: 'agro-s4',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const drawing = drawingOf(given, style, random);
    const { facts, hasAdvance } = drawing;
    const lines = linesTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'descuento',
      'importe',
    ]);
    return {
      ...wholePage({ css: CSS, body: drawn(drawing), paper: A4, margin: '12mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: {
          ...totalesTruth(facts, [...shownSums(facts, SUM_ORDER, ALWAYS), 'total']),
          ...(hasAdvance && { anticipos: 0 }),
        },
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...retencionTruth(facts),
        ...percepcionTruth(facts),
        informacion_adicional: {
          ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
          terminos_pago: drawing.terms,
          ...(drawing.weight > 0 && { peso_total: `${style.amount(drawing.weight)} KG` }),
          ...cuotasTruth(facts),
        },
        productos: lines.map((row) => (row.descuento === 0 ? { ...row, descuento: null } : row)),
      },
    };
  },
};
