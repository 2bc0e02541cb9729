import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle, Cents } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { renamed, reworded } from './rewording';
import { LINE_WARES } from './line-wares';

const TITLES = {
  factura: 'FACTURA ELECTRÓNICA',
  recibo_servicios: 'RECIBO DE SERVICIOS PÚBLICOS DE TELECOMUNICACIONES ELECTRÓNICO',
} as const;

const SUM_LABELS = {
  descuentos: 'Descuento comercial',
  gravada: 'Valor de venta gravado',
  exonerada: 'Valor de venta exonerado',
  inafecta: 'Valor de venta inafecto',
  gratuita: 'Operaciones gratuitas',
  igv: 'IGV (18%)',
  total: 'Total facturado del mes',
} as const satisfies Partial<Record<SumPrinted, string>>;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'total',
];
const ALWAYS: readonly Sum[] = ['gravada', 'igv', 'total'];

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  title: string;
  due: string;
  /** First and last day billed. */
  period: readonly [string, string];
  payCode: string;
  account: string;
  cycle: number;
  /** Of the bill before, paid since. */
  before: Cents;
  history: readonly Cents[];
  colour: string;
  slogan: string;
  hasCoupon: boolean;
  hasDiscount: boolean;
}

const cssOf = (colour: string): string => `
body { font: 8pt 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #222; }
.band { background: ${colour}; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between; align-items: center; }
.band b { font-size: 13pt; } .band span { font-size: 8pt; }
.two { display: grid; grid-template-columns: 1fr 76mm; gap: 4mm; margin-top: 3mm; }
.ruc { text-align: center; border: 1.5px solid ${colour}; padding: 2mm; font-weight: bold; line-height: 1.5; font-size: 9.5pt; }
.panel { background: #efefef; padding: 2.5mm 3mm; margin-top: 2mm; } .panel .big { font-size: 16pt; font-weight: bold; color: ${colour}; }
.kv { display: flex; justify-content: space-between; gap: 3mm; padding: .5mm 0; }
h2 { font-size: 9pt; color: ${colour}; border-bottom: 1.5px solid ${colour}; margin: 3.5mm 0 1mm; padding-bottom: .5mm; }
table { width: 100%; } .rows th { text-align: left; border-bottom: 1px solid #999; padding: .8mm 1mm; } .rows td { padding: .7mm 1mm; vertical-align: top; }
.r { text-align: right !important; white-space: nowrap; }
.sums { width: 86mm; margin: 1mm 0 0 auto; border-top: 1px solid #999; } .sums td { padding: .5mm 1mm; } .sums tr:last-child { font-weight: bold; }
.legal { font-size: 6.5pt; margin-top: 3mm; line-height: 1.35; text-align: justify; }
.coupon { border-top: 1px dashed #444; margin-top: 4mm; padding-top: 2mm; display: grid; grid-template-columns: repeat(4, auto); gap: 4mm; font-size: 7.5pt; }
.hist td, .hist th { text-align: center; border: 1px solid #ccc; padding: .4mm; font-size: 7pt; font-weight: normal; }
`;

const kv = (label: string, value: string): Markup =>
  html`<div class="kv"><span>${label}</span><span>${value}</span></div>`;
const money = ({ style }: Drawing, cents: Cents): string =>
  `${style.currencySign} ${style.amount(cents)}`;

function headOf(drawing: Drawing): Markup {
  const { facts, style, title, due, period, payCode, account, cycle, slogan } = drawing;
  const { emisor, cliente } = facts;
  return html`<div class="band whole"><b>${emisor.nombre}</b><span>${slogan}</span></div>
    <div class="two whole">
      <div>
        <div>${emisor.direccion}<br />Atención a empresas: ${emisor.telefono}</div>
        <h2>Datos del cliente</h2>
        <div><b>${cliente.nombre}</b></div>
        <div>${cliente.direccion}</div>
        <div>RUC: ${cliente.documento}</div>
        <h2>Datos de la cuenta</h2>
        ${kv('Cuenta de facturación', account)}${kv('Ciclo', String(cycle))}
        ${kv('Periodo facturado', `${style.date(period[0])} al ${style.date(period[1])}`)}${kv('Moneda', style.currencyName)}
      </div>
      <div>
        <div class="ruc">
          RUC ${emisor.documento}<br />${title}<br />${style.number(facts.serie, facts.correlativo)}
        </div>
        <div class="panel">
          <div>Total a pagar</div>
          <div class="big">${money(drawing, facts.sumas.total)}</div>
          ${kv('Fecha de emisión', style.date(facts.emision))}${kv('Último día de pago', style.date(due))}${kv('Código de pago', payCode)}
        </div>
      </div>
    </div>`;
}

function balanceOf(drawing: Drawing): Markup {
  const { before, style } = drawing;
  if (before === 0) return NOTHING;
  return html`<h2>Estado de cuenta</h2>
    ${kv('Saldo anterior', money(drawing, before))}${kv('Pagos recibidos, gracias', `${style.currencySign} -${style.amount(before)}`)}${kv('Saldo pendiente', money(drawing, 0))}`;
}

function rowOf({ style, hasDiscount }: Drawing, line: BenchLine): Markup {
  return html`<tr>
    <td>${line.descripcion}</td>
    <td class="r">${style.quantity(line.cantidad)}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    ${hasDiscount && html`<td class="r">${style.amount(line.descuento)}</td>`}
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

function chargesOf(drawing: Drawing): Markup {
  const { facts, style, hasDiscount } = drawing;
  return html`<h2>Detalle de los servicios del mes</h2>
    <table class="rows">
      <thead>
        <tr>
          <th>Servicio</th>
          <th class="r">Cantidad</th>
          <th class="r">Tarifa sin IGV</th>
          ${hasDiscount && html`<th class="r">Descuento</th>`}
          <th class="r">Importe ${style.currencySign}</th>
        </tr>
      </thead>
      <tbody>
        ${facts.lineas.map((line) => rowOf(drawing, line))}
      </tbody>
    </table>
    <table class="sums whole">
      ${shownSums(facts, SUM_ORDER, ALWAYS).map(
        (key) =>
          html`<tr>
            <td>${SUM_LABELS[key]}</td>
            <td class="r">${style.amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
    <div style="margin-top:1.5mm">Son: ${facts.letras}</div>`;
}

const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SET', 'OCT', 'NOV', 'DIC'];

function historyOf({ facts, style, history }: Drawing): Markup {
  if (history.length === 0) return NOTHING;
  const month = Number(facts.emision.slice(5, 7)) - 1;
  const names = history.map((_, at) => MONTHS[(month + 12 - history.length + at) % 12] ?? '');
  return html`<div class="whole">
    <h2>Sus últimos meses</h2>
    <table class="hist">
      <tr>
        ${names.map((name) => html`<th>${name}</th>`)}
      </tr>
      <tr>
        ${history.map((cents) => html`<td>${style.amount(cents)}</td>`)}
      </tr>
    </table>
  </div>`;
}

function endOf(drawing: Drawing): Markup {
  const { facts, style, title, due, payCode, hasCoupon } = drawing;
  return html`<div class="two whole" style="grid-template-columns:1fr auto">
      <div class="legal">
        El pago puede hacerse con su código de pago en las agencias, agentes y banca por internet de
        BCP, BBVA, Interbank y Scotiabank. Vencido el plazo se aplicarán intereses según la tasa
        autorizada por el BCRP y el servicio podrá ser suspendido. Los reclamos se presentan ante la
        empresa en primera instancia; en segunda, ante el TRASU de OSIPTEL.<br />
        Representación impresa: ${title.toLowerCase()}.
        ${facts.hash && html`Resumen: ${facts.hash}`}
      </div>
      <div>${qrPlace(facts, '25mm')}</div>
    </div>
    ${
      hasCoupon &&
      html`<div class="coupon whole">
        <span>Cliente<br /><b>${facts.cliente.nombre}</b></span
        ><span>Código de pago<br /><b>${payCode}</b></span
        ><span>Vence<br /><b>${style.date(due)}</b></span
        ><span>Importe<br /><b>${money(drawing, facts.sumas.total)}</b></span>
      </div>`
    }`;
}

/** Services count as goods here, so that small charges have small names. */
function wordedFor(given: BenchFacts, random: Random): BenchFacts {
  const lineas = given.lineas.map((line) => ({
    ...line,
    unidad: line.unidad === 'ZZ' ? 'NIU' : line.unidad,
  }));
  return reworded({ ...given, lineas }, LINE_WARES, random);
}

/** Bills of public services come with a name without an ending of its own. */
const billEnding = (name: string): string =>
  name === name.toUpperCase() ? 'DEL PERÚ S.A.' : 'del Perú S.A.';

function drawingOf(given: BenchFacts, style: BenchStyle, random: Random): Drawing {
  const stem = pick(random, [
    'Telecomunicaciones',
    'Fibra Óptica',
    'Redes y Comunicaciones',
    'Conexión Andina',
  ]);
  const isBill = given.kind === 'recibo_servicios';
  const due = addDays(given.emision, between(random, 12, 20));
  const end = addDays(given.emision, -between(random, 1, 4));
  const months = happens(random, 0.5) ? between(random, 4, 6) : 0;
  const typical = between(random, 9_000, 240_000);
  const name = renamed(given.emisor, stem);
  const emisor = isBill ? { ...name, nombre: `${name.nombre} ${billEnding(name.nombre)}` } : name;
  const facts = { ...wordedFor(given, random), emisor, vencimiento: due };
  return {
    facts,
    style,
    title: isBill ? TITLES.recibo_servicios : TITLES.factura,
    due,
    period: [addDays(end, -29), end],
    payCode: digits(random, 9),
    account: `8.${digits(random, 7)}`,
    cycle: between(random, 1, 28),
    before: happens(random, 0.65) ? typical : 0,
    history: Array.from({ length: months }, () => Math.round(typical * (0.9 + random() * 0.2))),
    colour: pick(random, ['#c8102e', '#00539f', '#5b2a86', '#00795c']),
    slogan: pick(random, ['Soluciones corporativas', 'Empresas', 'Negocios conectados']),
    hasCoupon: happens(random, 0.5),
    hasDiscount: facts.lineas.some(({ descuento }) => descuento > 0),
  };
}

/** Monthly bill of lines and links for firms, as factura or as receipt of a public service. */
export const telecomEmpresas: BenchLayout = {
  id: 'telecom-empresas',
  role: 'construido',
  kinds: ['factura', 'recibo_servicios'],
  draw(given, style, random) {
    const drawing = drawingOf(given, style, random);
    const { facts, hasDiscount } = drawing;
    const body = html`${headOf(drawing)}${balanceOf(drawing)}${chargesOf(drawing)}${historyOf(drawing)}${endOf(drawing)}`;
    return {
      ...wholePage({ css: cssOf(drawing.colour), body, paper: A4, margin: '10mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, ALWAYS)),
        informacion_adicional: infoTruth(facts, ['letras']),
        productos: linesTruth(facts, [
          'cantidad',
          'unitario',
          'importe',
          ...(hasDiscount ? (['descuento'] as const) : []),
        ]),
      },
    };
  },
};
