import { pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchLayout, BenchLine, Cents } from '../../model';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import type {
  ExtractedData,
  ProductoData,
} from '../../../../../backend/src/contracts/extracted-data';
import { centred, DOUBLE_RULE, printable, RULE, spread } from './pos-text';
import {
  head,
  buyer,
  till,
  items,
  sumLines,
  taxLines,
  payLines,
  clubLines,
  legalLines,
  voucher,
  nameOf,
} from './till-lines';
import { money, MONEY_NAMES, saleOf, type Sale } from './till-sale';

const block = (lines: readonly string[], name = ''): Markup =>
  lines.length === 0
    ? NOTHING
    : html`<div class="${name}">${lines.map((line) => html`<p>${line || ' '}</p>`)}</div>`;

function totalBlock({ facts, sign, rounding }: Sale): Markup {
  const { total } = facts.sumas;
  const row = (label: string, amount: Cents): Markup =>
    html`<div class="total"><span>${label} ${sign}</span><b>${money(amount)}</b></div>`;
  if (rounding === 0) return row('TOTAL', total);
  const before = [spread(`IMPORTE TOTAL       ${sign}`, money(total))];
  const off = [spread(`REDONDEO            ${sign}`, `-${money(rounding)}`)];
  return html`${block([...before, ...off])}${row('TOTAL A PAGAR', total - rounding)}`;
}

function css(random: Random): string {
  const font = pick(random, ['Liberation Mono', 'DejaVu Sans Mono']);
  return `body { width: 80mm; padding: 3mm 3.8mm 5mm; font: 2.82mm/1.24 '${font}', monospace; color: #1b1b1b; }
p { margin: 0; white-space: pre; }
.brand { font: 900 8.4mm/1 'Liberation Sans', sans-serif; text-align: center; letter-spacing: -0.3mm; margin: 0 0 2mm; }
.brand small { display: block; font-size: 2.6mm; font-weight: 400; letter-spacing: 0.2mm; margin-top: 0.8mm; }
.title { font-weight: bold; }
.total { display: flex; justify-content: space-between; font-size: 4.1mm; font-weight: bold; margin: 0.8mm 0; }
.qr { text-align: center; margin: 2mm 0 1.5mm; }`;
}

function rowTruth(row: BenchLine): ProductoData {
  return compact<ProductoData>({
    codigo: row.codigo,
    descripcion: row.descripcion,
    unidad: row.unidad,
    cantidad: row.cantidad / 1000,
    precio_unitario: decimal(row.unitario),
    descuento: row.descuento > 0 ? decimal(row.descuento) : null,
    subtotal: decimal(row.importe),
  });
}

const partyPrinted = (data: ReturnType<typeof partyTruth>): ReturnType<typeof partyTruth> =>
  compact({
    ...data,
    nombre: printable(data.nombre ?? ''),
    direccion: printable(data.direccion ?? ''),
  });

function truthOf({ facts, rows, sums, payment, rounding, hasWords }: Sale): ExtractedData {
  const { retencion, percepcion, cuotas, sumas } = facts;
  const cuotasText = cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${money(monto)}`)
    .join('; ');
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyPrinted(partyTruth(facts.emisor, ['direccion', 'telefono'])),
    cliente: partyPrinted(partyTruth(facts.cliente, ['direccion'])),
    totales: compact({
      ...totalesTruth(facts, [...sums, 'total']),
      ...(rounding > 0 && { redondeo: -decimal(rounding), total: decimal(sumas.total - rounding) }),
    }),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    ...(percepcion && {
      percepcion: {
        porcentaje: percepcion.porcentaje,
        monto: decimal(percepcion.monto),
        total: decimal(percepcion.totalConPercepcion),
      },
    }),
    informacion_adicional: compact({
      terminos_pago: payment ? 'CONTADO' : 'CREDITO',
      metodo_pago: payment,
      orden_compra: facts.ordenCompra,
      guia_remision: facts.guiaRemision,
      observaciones: facts.kind === 'factura' ? printable(facts.observaciones) : '',
      monto_en_letras: hasWords ? printable(facts.letras) : '',
      cuotas: cuotasText,
    }),
    productos: rows.map(rowTruth),
  };
}

/** Ticket of a chain of home centres, from its own tills: two lines an article, offers, club points, card voucher. */
export const ferreteriaCadenaCaja: BenchLayout = {
  id: 'ferreteria-cadena-caja',
  role: 'construido',
  kinds: ['boleta', 'factura'],
  draw(facts, _style, random) {
    const sale = saleOf(facts, random);
    const name = centred(nameOf(facts));
    const number = centred(`${facts.serie}-${facts.correlativo}`);
    const body = html`
      <div class="brand">${sale.brand}<small>todo para tu casa y tu obra</small></div>
      ${block(head(sale, random))} ${block([DOUBLE_RULE])} ${block([...name, ...number], 'title')}
      ${block([DOUBLE_RULE, ...till(sale, random), ...buyer(sale)])}
      ${block([`MONEDA      : ${MONEY_NAMES[facts.moneda]}`, RULE, ...items(sale, random)])}
      ${block(sumLines(sale))} ${totalBlock(sale)} ${block(taxLines(sale))}
      ${block([RULE, ...payLines(sale, random), RULE, ...clubLines(sale, random)])}
      ${facts.qr ? html`<div class="qr">${qrPlace(facts, '30mm')}</div>` : NOTHING}
      ${block(legalLines(sale, random))} ${block(voucher(sale, random))}
    `;
    const page = wholePage({ css: css(random), body, paper: ROLL_80, margin: '0' });
    return { ...page, truth: truthOf(sale) };
  },
};
