import { diceOf } from '../../facts/dice';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchLine, BenchStyle } from '../../model';
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

/** An accounting program of the nineties: characters in columns, rules of dashes, names cut into lines by the program. */
const CSS = `
body { font: 8.4pt 'Liberation Mono', 'Courier New', monospace; color: #000; }
pre { font: inherit; margin: 0; line-height: 1.32; }
.foot { margin-top: 3mm; }
`;

/** Characters of a line. */
const WIDTH = 98;
const RULE = '-'.repeat(WIDTH);

const TITLES: Partial<Record<BenchKind, string>> = {
  factura: 'FACTURA ELECTRONICA',
  nota_debito: 'NOTA DE DEBITO ELECTRONICA',
};

const SUM_LABELS = {
  gravada: 'VALOR VENTA GRAV.',
  exonerada: 'VALOR VENTA EXON.',
  inafecta: 'VALOR VENTA INAF.',
  gratuita: 'TRANSF. GRATUITA',
  descuentos: 'DCTO. GLOBAL',
  igv: 'I.G.V. 18%',
  total: 'PRECIO DE VENTA',
} as const;
const SUM_ORDER = Object.keys(SUM_LABELS) as (keyof typeof SUM_LABELS)[];
const shown = (facts: BenchFacts) => shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

/** Words put into lines of at most `width` characters. */
function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const pair = (label: string, value: string, width: number): string =>
  `${label.padEnd(11)}: ${value}`.padEnd(width);

/** Name and address at the left, what identifies the document at the right, in the same lines. */
function head(facts: BenchFacts, style: BenchStyle): string {
  const { emisor } = facts;
  const left = [
    ...folded(emisor.nombre, 56),
    ...folded(emisor.direccion, 56),
    `TELF.: ${emisor.telefono}`,
  ];
  const right = [
    TITLES[facts.kind] ?? '',
    `R.U.C. : ${emisor.documento}`,
    `NUMERO : ${style.number(facts.serie, facts.correlativo)}`,
  ];
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, at) =>
    `${(left[at] ?? '').padEnd(60)}${right[at] ?? ''}`.trimEnd(),
  ).join('\n');
}

function data(facts: BenchFacts, style: BenchStyle): string {
  const { cliente, afectado, vencimiento } = facts;
  const address = folded(cliente.direccion, 44);
  const right: [string, string][] = [
    ['FEC.EMIS.', style.date(facts.emision)],
    ['FEC.VCTO.', vencimiento ? style.date(vencimiento) : ''],
    ['MONEDA', style.currencyName.toUpperCase()],
    ['COND.VENTA', afectado ? '' : facts.formaPago.toUpperCase()],
    ['O/COMPRA', facts.ordenCompra],
    ['G/REMISION', facts.guiaRemision],
  ];
  const names = folded(cliente.nombre, 44);
  const left = [
    pair('SENOR(ES)', names[0] ?? '', 0),
    ...names.slice(1).map((text) => `${' '.repeat(13)}${text}`),
    pair('R.U.C.', cliente.documento, 0),
    pair('DIRECCION', address[0] ?? '', 0),
    ...address.slice(1).map((text) => `${' '.repeat(13)}${text}`),
    ...(afectado ? [pair('DOC.REF.', afectado.numero, 0), pair('MOTIVO', afectado.motivo, 0)] : []),
  ];
  const printed = right.filter(([, value]) => value !== '');
  const count = Math.max(left.length, printed.length);
  return Array.from({ length: count }, (_, at) => {
    const [label, value] = printed[at] ?? ['', ''];
    return `${(left[at] ?? '').padEnd(60)}${label && pair(label, value, 0)}`.trimEnd();
  }).join('\n');
}

interface Widths {
  name: number;
  withDiscount: boolean;
}

type Cells = readonly [string, string, string, string, string, string, string];

/** Item, code, name, unit, quantity, price and amount; the discount stands between the last two. */
function columns([item, code, name, unit, ...figures]: Cells, discount: string, w: Widths): string {
  const [quantity, price, amount] = figures;
  const start = `${item.padEnd(5)}${code.padEnd(9)}${name.padEnd(w.name)} ${unit.padEnd(4)}`;
  const off = w.withDiscount ? discount.padStart(10) : '';
  return `${start}${quantity.padStart(10)}${price.padStart(12)}${off}${amount.padStart(13)}`;
}

function itemText(line: BenchLine, at: number, style: BenchStyle, w: Widths): string {
  const [first = '', ...others] = folded(line.descripcion, w.name);
  const figures = [
    style.quantity(line.cantidad),
    style.amount(line.unitario),
    style.amount(line.importe),
  ] as const;
  const item = String(at + 1).padStart(3, '0');
  const discount = style.amount(line.descuento);
  return [
    columns([item, line.codigo, first, line.unidad, ...figures], discount, w),
    ...others.map((text) => `${' '.repeat(14)}${text}`),
  ].join('\n');
}

function items(facts: BenchFacts, style: BenchStyle): Markup {
  const withDiscount = hasDiscounts(facts);
  const w: Widths = { withDiscount, name: withDiscount ? 34 : 44 };
  const titles = [
    columns(
      ['ITEM', 'CODIGO', 'D E S C R I P C I O N', 'UNI', 'CANTI-', 'VALOR', 'VALOR'],
      'DCTO',
      w,
    ),
    columns(['', '', '', 'MED', 'DAD', 'UNITARIO', 'VENTA'], '', w),
  ];
  return html`<pre>
${RULE}
${titles.join('\n')}
${RULE}
</pre>
    ${facts.lineas.map((line, at) => html`<pre class="whole">${itemText(line, at, style, w)}</pre>`)}
    <pre>${RULE}</pre>`;
}

function sums(facts: BenchFacts, style: BenchStyle): string {
  return shown(facts)
    .map((key) => {
      const label = SUM_LABELS[key].padEnd(18);
      return `${label}: ${style.currencySign.padEnd(4)}${style.amount(facts.sumas[key]).padStart(14)}`;
    })
    .join('\n');
}

function remarks(facts: BenchFacts, style: BenchStyle): string {
  const { detraccion, retencion, percepcion, observaciones } = facts;
  const lines: string[] = [];
  if (detraccion)
    lines.push(
      `DETRACCION : COD ${detraccion.codigo}  TASA ${detraccion.porcentaje}%  IMPORTE S/ ${style.amount(detraccion.monto)}`,
      `CTA.DETRAC.: ${detraccion.cuenta} BCO. NACION`,
    );
  if (retencion)
    lines.push(`RETENC. IGV: ${retencion.porcentaje}%  S/ ${style.amount(retencion.monto)}`);
  if (percepcion)
    lines.push(
      `PERCEPCION : ${percepcion.porcentaje}%  S/ ${style.amount(percepcion.monto)}`,
      `A COBRAR   : S/ ${style.amount(percepcion.totalConPercepcion)} (CON PERCEPCION)`,
    );
  if (observaciones !== '') lines.push(...folded(`GLOSA      : ${observaciones}`, WIDTH));
  return lines.join('\n');
}

export const ledgerText: BenchLayout = {
  id: 'contable',
  role: 'construido',
  kinds: ['factura', 'nota_debito'],
  draw(facts, style, random) {
    const dice = diceOf(String(random()));
    const withUser = dice.chance(0.5);
    const withWords = dice.chance(0.85);
    const words = folded(`SON: ${facts.letras}`, WIDTH).join('\n');
    const note = remarks(facts, style);
    const body = html`<pre>${head(facts, style)}</pre>
      <pre>
${RULE}
${data(facts, style)}</pre>
      ${items(facts, style)}
      <div class="whole">
        ${withWords && html`<pre>${words}</pre>`}
        <pre>${sums(facts, style)}</pre>
        ${
          note === ''
            ? NOTHING
            : html`<pre>
${RULE}
${note}</pre>`
        }
      </div>
      <div class="foot whole">
        ${qrPlace(facts, '24mm')}
        <pre>
${facts.hash === '' ? '' : `RESUMEN: ${facts.hash}   `}${withUser && `USUARIO: CAJ0${dice.int(1, 9)}`}</pre>
      </div>`;
    const info: InfoPrinted[] = ['ordenCompra', 'guiaRemision', 'observaciones'];
    if (!facts.afectado) info.push('formaPago');
    if (withWords) info.push('letras');
    const lines = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, info),
        productos: linesTruth(facts, hasDiscounts(facts) ? [...lines, 'descuento'] : lines),
      },
    };
  },
};
