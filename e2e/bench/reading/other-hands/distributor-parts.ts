import type { ProductoData } from '../../../../backend/src/contracts/extracted-data';
import type { BenchFacts, BenchLine } from '../model';
import { esc, qrPlace, when } from './markup';
import { digits, pick, type Random } from '../facts/chance';
import { bankAccounts, otherRuc, PEOPLE, PLACES, plate } from './noise';
import type { Printed } from './printed';
import { addsUp, type Labels } from './sums';

const LABELS: Labels = {
  gravada: 'Op. Gravadas',
  exonerada: 'Op. Exoneradas',
  inafecta: 'Op. Inafectas',
  gratuita: 'Op. Gratuitas',
  descuentos: 'Descuento global',
  igv: 'I.G.V.',
  icbper: 'I.C.B.P.E.R.',
  otrosCargos: 'Otros cargos',
  total: 'IMPORTE TOTAL',
};

const TITLES = {
  factura: 'Factura Electrónica',
  nota_credito: 'Nota de Crédito Electrónica',
  nota_debito: 'Nota de Débito Electrónica',
  guia_remision: 'Guía de Remisión Electrónica - Remitente',
} as const;
type Kind = keyof typeof TITLES;

export const heading = (p: Printed, facts: BenchFacts): string =>
  `<div class="kind">${p.title(facts.kind, TITLES[facts.kind as Kind])} &nbsp; ${p.number(facts)}</div>`;

const term = (label: string, value: string): string =>
  when(value, (shown) => `<dt>${label}</dt><dd>${shown}</dd>`);

/** Label above value, all the way down. */
export function side(p: Printed, facts: BenchFacts): string {
  const { emisor, cliente } = facts;
  const isGuide = facts.kind === 'guia_remision';
  const due = facts.vencimiento ? p.date('documento.fecha_vencimiento', facts.vencimiento) : '';
  return `<dl style="margin:0"><dd class="big">${p.text('proveedor.nombre', emisor.nombre)}</dd>${term('R.U.C.', p.text('proveedor.ruc', emisor.documento))}
${term('Domicilio fiscal', p.text('proveedor.direccion', emisor.direccion))}${term('Pedidos', p.text('proveedor.telefono', emisor.telefono))}
<hr>${term(isGuide ? 'Destinatario' : 'Cliente', p.text('cliente.nombre', cliente.nombre))}${term('R.U.C. del cliente', p.text('cliente.ruc', cliente.documento))}
${term(isGuide ? 'Domicilio del destinatario' : 'Dirección', p.text('cliente.direccion', cliente.direccion))}<hr>
${term('Fecha de emisión', p.date('documento.fecha_emision', facts.emision))}${term('Fecha de vencimiento', due)}
${isGuide ? '' : term('Forma de pago', p.text('informacion_adicional.terminos_pago', facts.formaPago)) + term('Tipo de moneda', p.currency(facts.moneda, p.style.currencyName))}
${term('Orden de compra', p.text('informacion_adicional.orden_compra', facts.ordenCompra))}${term('Guía', p.text('informacion_adicional.guia_remision', facts.guiaRemision))}
${facts.afectado ? term('Documento que modifica', p.text('documento.documento_afectado', facts.afectado.numero)) + term('Tipo de nota', esc(facts.afectado.motivo)) : ''}</dl>`;
}

type Column = keyof ProductoData;
const GOODS: readonly Column[] = ['codigo', 'descripcion', 'unidad', 'cantidad'];
const HEADS: Readonly<Partial<Record<Column, string>>> = {
  codigo: 'CÓDIGO',
  descripcion: 'DESCRIPCIÓN',
  unidad: 'UND.',
  cantidad: 'CANT.',
  descuento: 'DCTO.',
  subtotal: 'TOTAL',
};

function items(p: Printed, facts: BenchFacts): string {
  const isGuide = facts.kind === 'guia_remision';
  const hasDiscounts = facts.lineas.some(({ descuento }) => descuento !== 0);
  const discount: readonly Column[] = hasDiscounts ? ['descuento'] : [];
  const columns = isGuide
    ? GOODS
    : [...GOODS, 'precio_unitario' as const, ...discount, 'subtotal' as const];
  const unit = facts.precioConIgv ? 'P. UNITARIO' : 'V. UNITARIO';
  const heads = columns
    .map((column, at) => `<th class="${at < 2 ? 'l' : ''}">${HEADS[column] ?? unit}</th>`)
    .join('');
  const row = (line: BenchLine, at: number): string => {
    const cells = p.item(line, columns);
    return `<tr><td class="l">${at + 1}</td>${columns.map((column, place) => `<td class="${place < 2 ? 'l' : ''}">${cells[column]}</td>`).join('')}</tr>`;
  };
  return `<table class="items"><thead><tr><th class="l">N°</th>${heads}</tr></thead><tbody>${facts.lineas.map(row).join('')}</tbody></table>`;
}

/** Instalments, and what is kept back or added when it is paid: none of them is the total. */
function payment(p: Printed, facts: BenchFacts): string {
  const { cuotas, retencion, percepcion, style } = { ...facts, style: p.style };
  const sign = esc(style.currencySign);
  const rows = cuotas.map(
    ({ numero, fecha, monto }) =>
      `<tr><td>Cuota${String(numero).padStart(3, '0')}</td><td>${esc(style.date(fecha))}</td><td>${sign} ${esc(style.amount(monto))}</td></tr>`,
  );
  const table = rows.length
    ? `<table class="cuotas"><tr><th>N° Cuota</th><th>Fecha Pago</th><th>Monto</th></tr>${rows.join('')}</table>`
    : '';
  const kept = retencion
    ? `<p class="note">Retención del IGV ${retencion.porcentaje}%: ${sign} ${esc(style.amount(retencion.monto))}</p>`
    : '';
  const added = percepcion
    ? `<p class="note">Percepción ${percepcion.porcentaje}%: ${sign} ${esc(style.amount(percepcion.monto))}. Total con percepción: ${sign} ${esc(style.amount(percepcion.totalConPercepcion))}</p>`
    : '';
  return table + kept + added;
}

function spot(p: Printed, facts: BenchFacts): string {
  const { detraccion } = facts;
  if (!detraccion) return '';
  return `<p class="note">Operación sujeta a detracción (${p.rate('detraccion.porcentaje', detraccion.porcentaje)}%) S/ ${p.money('detraccion.monto', detraccion.monto)} - Tipo: ${p.text('detraccion.codigo', detraccion.codigo)}
- N° Cta. Banco Nac.: ${p.text('detraccion.cuenta', detraccion.cuenta)}</p>`;
}

function haul(p: Printed, random: Random): string {
  const weight = p.text(
    'informacion_adicional.peso_total',
    `${100 + Math.floor(random() * 900)}.${digits(random, 2)} KGM`,
  );
  return `<div class="under"><div><b>Motivo de traslado:</b> Venta<br><b>Modalidad:</b> Transporte público<br><b>Peso bruto total:</b> ${weight}<br><b>Punto de partida:</b> ${esc(PLACES[0])}<br><b>Punto de llegada:</b> ${esc(pick(random, PLACES.slice(1)))}</div>
<div><b>Transportista:</b> Encomiendas y Carga El Chasqui S.A.C.<br><b>RUC:</b> ${otherRuc(random)}<br><b>Placa:</b> ${plate(random)} &nbsp; <b>Conductor:</b> ${pick(random, PEOPLE)}<br><b>Licencia:</b> Q${digits(random, 8)}</div></div>`;
}

const remarks = (p: Printed, facts: BenchFacts): string =>
  when(
    p.text('informacion_adicional.observaciones', facts.observaciones),
    (text) => `<p class="note">Observaciones: ${text}</p>`,
  );

function amounts(p: Printed, facts: BenchFacts): string {
  const rows = addsUp(p, facts, LABELS, ['gravada', 'igv']).map(
    ({ key, label, value }) =>
      `<tr class="${key}"><td>${label}</td><td>${esc(p.style.currencySign)}</td><td>${value}</td></tr>`,
  );
  return `<div class="under keep"><div><p>Son: ${p.text('informacion_adicional.monto_en_letras', facts.letras)}</p>${payment(p, facts)}${spot(p, facts)}${remarks(p, facts)}</div>
<table class="sums">${rows.join('')}</table></div>`;
}

export function body(p: Printed, facts: BenchFacts, random: Random): string {
  const table = items(p, facts);
  if (facts.kind === 'guia_remision') return `${table}${haul(p, random)}${remarks(p, facts)}`;
  return `${table}${amounts(p, facts)}<div class="code keep">${qrPlace(facts, '26mm')}<div>Deposite solo en nuestras cuentas:<br>${bankAccounts(random).join('<br>')}<br>
${when(p.text('documento.folio_fiscal', facts.hash), (hash) => `Hash: ${hash}<br>`)}Consulte este documento en la web de nuestro proveedor de servicios electrónicos (PSE), RUC ${otherRuc(random)}.</div></div>`;
}
