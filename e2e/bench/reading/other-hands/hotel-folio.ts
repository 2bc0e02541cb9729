import type { BenchFacts, BenchLayout, BenchLine } from '../model';
import { esc, qrPlace, when, wholePage } from './markup';
import { digits, pick, type Random } from '../facts/chance';
import { PEOPLE } from './noise';
import { Printed } from './printed';
import { addsUp, type Labels, type SumRow } from './sums';

const LABELS: Labels = {
  gravada: 'TOTAL OPERACIONES GRAVADAS',
  exonerada: 'TOTAL OPERACIONES EXONERADAS',
  inafecta: 'TOTAL OPERACIONES INAFECTAS',
  gratuita: 'TOTAL OPERACIONES GRATUITAS',
  descuentos: 'TOTAL DESCUENTOS',
  igv: 'IGV',
  icbper: 'ICBPER',
  otrosCargos: 'RECARGO AL CONSUMO',
  total: 'TOTAL A PAGAR',
};

const CSS = `
body { font: 8.8pt/1.35 'DejaVu Serif Condensed', 'DejaVu Serif', serif; color: #2b2b2b; }
.firm { text-align: center; } .firm b { font-size: 15pt; letter-spacing: .02em; display: block; line-height: 1.15; }
.ribbon { display: flex; justify-content: space-between; border-top: 2pt solid #7a5c2e; border-bottom: 2pt solid #7a5c2e; padding: 1.6mm 1mm; margin: 3mm 0; font-weight: bold; font-size: 11pt; }
.two { display: flex; gap: 8mm; margin-bottom: 3.5mm; } .two > table { flex: 1; } .two td { padding: .35mm 0; vertical-align: top; } .two td:first-child { width: 27mm; color: #7a5c2e; }
.items { width: 100%; } .items th { background: #efe7d9; padding: 1.2mm; font-size: 7.6pt; text-align: right; } .items th.l { text-align: left; }
.items td { padding: 1mm 1.2mm; text-align: right; border-bottom: .4pt solid #cdbf9f; vertical-align: top; white-space: nowrap; } .items td.l { text-align: left; white-space: normal; }
.end { display: flex; gap: 6mm; margin-top: 4mm; align-items: flex-start; } .sums { width: 104mm; } .sums td { padding: .55mm 1mm; } .sums td:nth-child(2) { width: 12mm; } .sums td:last-child { text-align: right; }
.sums tr.total td { font-weight: bold; font-size: 11pt; border-top: 1.2pt solid #7a5c2e; } .code { flex: 1; text-align: center; font-size: 6.8pt; overflow-wrap: anywhere; } 
.small { font-size: 7.2pt; margin-top: 3mm; }`;

const TITLES = {
  factura: 'FACTURA ELECTRÓNICA',
  boleta: 'BOLETA DE VENTA ELECTRÓNICA',
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
} as const;
type Kind = keyof typeof TITLES;

function heading(p: Printed, facts: BenchFacts): string {
  const { emisor } = facts;
  const contact = [
    p.text('proveedor.telefono', emisor.telefono),
    p.text('proveedor.email', emisor.email),
  ].filter(Boolean);
  return `<div class="firm"><b>${p.text('proveedor.nombre', emisor.nombre)}</b>${p.text('proveedor.direccion', emisor.direccion)}<br>${contact.join(' — ')}</div>
<div class="ribbon"><span>RUC: ${p.text('proveedor.ruc', emisor.documento)}</span><span>${p.title(facts.kind, TITLES[facts.kind as Kind])}</span><span>${p.number(facts)}</span></div>`;
}

const tr = (label: string, value: string): string =>
  value ? `<tr><td>${label}</td><td>${value}</td></tr>` : '';

function guest(p: Printed, facts: BenchFacts): string {
  const { cliente } = facts;
  const isCompany = cliente.documento.length === 11;
  const identity = isCompany ? p.text('cliente.ruc', cliente.documento) : esc(cliente.documento);
  return `<table>${tr('Adquirente', p.text('cliente.nombre', cliente.nombre))}${tr(isCompany ? 'RUC' : 'DNI', identity)}
${tr('Domicilio', p.text('cliente.direccion', cliente.direccion))}${tr('Moneda', p.currency(facts.moneda, p.style.currencyName))}
${facts.afectado ? tr('Modifica a', p.text('documento.documento_afectado', facts.afectado.numero)) + tr('Sustento', esc(facts.afectado.motivo)) : ''}</table>`;
}

function stay(p: Printed, facts: BenchFacts, random: Random): string {
  const due = facts.vencimiento ? p.date('documento.fecha_vencimiento', facts.vencimiento) : '';
  return `<table>${tr('Emitido el', p.date('documento.fecha_emision', facts.emision))}${tr('Vence', due)}
${tr('Forma de pago', p.text('informacion_adicional.terminos_pago', facts.formaPago))}${tr('Medio de pago', p.text('informacion_adicional.metodo_pago', facts.metodoPago))}
${tr('Ord. compra', p.text('informacion_adicional.orden_compra', facts.ordenCompra))}${tr('Folio', `${digits(random, 6)} &nbsp; Amb. ${100 + Math.floor(random() * 500)}`)}
${tr('Atendido por', pick(random, PEOPLE))}</table>`;
}

function row(p: Printed, line: BenchLine): string {
  const cells = p.item(line, [
    'cantidad',
    'unidad',
    'codigo',
    'descripcion',
    'precio_unitario',
    'descuento',
    'subtotal',
  ]);
  return `<tr><td>${cells.cantidad}</td><td>${cells.unidad}</td><td class="l">${cells.codigo}</td><td class="l">${cells.descripcion}</td>
<td>${cells.precio_unitario}</td><td>${cells.descuento}</td><td>${cells.subtotal}</td></tr>`;
}

function items(p: Printed, facts: BenchFacts): string {
  const unit = facts.precioConIgv ? 'PRECIO UNITARIO' : 'VALOR UNITARIO';
  return `<table class="items"><thead><tr><th>CANT.</th><th>U.M.</th><th class="l">CÓD.</th><th class="l" style="width:40%">CONCEPTO</th><th>${unit}</th><th>DSCTO.</th><th>IMPORTE</th></tr></thead>
<tbody>${facts.lineas.map((line) => row(p, line)).join('')}</tbody></table>`;
}

function sumRow(p: Printed, { key, label, value }: SumRow): string {
  return `<tr class="${key}"><td>${label}</td><td>${esc(p.style.currencySign)}</td><td>${value}</td></tr>`;
}

function spot(p: Printed, facts: BenchFacts): string {
  const { detraccion } = facts;
  if (!detraccion) return '';
  return `<p class="small keep">Información de la detracción — Bien o servicio: ${p.text('detraccion.codigo', detraccion.codigo)}. Porcentaje: ${p.rate('detraccion.porcentaje', detraccion.porcentaje)}%.
Monto: S/ ${p.money('detraccion.monto', detraccion.monto)}. Nro. Cta. Bco. Nación: ${p.text('detraccion.cuenta', detraccion.cuenta)}. Medio de pago: 001 Depósito en cuenta.</p>`;
}

function ending(p: Printed, facts: BenchFacts): string {
  const totals = addsUp(p, facts, LABELS, [
    'gravada',
    'exonerada',
    'inafecta',
    'descuentos',
    'igv',
  ]);
  return `<div class="end keep"><table class="sums">${totals.map((total) => sumRow(p, total)).join('')}</table>
<div class="code">${qrPlace(facts, '32mm')}${when(p.text('documento.folio_fiscal', facts.hash), (hash) => `<br>Código hash: ${hash}`)}</div></div>
<p class="small">Importe en letras: ${p.text('informacion_adicional.monto_en_letras', facts.letras)}</p>${spot(p, facts)}
${when(p.text('informacion_adicional.observaciones', facts.observaciones), (text) => `<p class="small">Glosa: ${text}</p>`)}
<p class="small">Representación impresa del comprobante electrónico. Consulte su validez en la página web de SUNAT. Check out 12:00 m. Late check out sujeto a disponibilidad.</p>`;
}

/** A hotel's folio: everything centred, no box, a ribbon with the number; discounts by row; sums on the left. */
export const hotelFolio: BenchLayout = {
  id: 'hotel',
  role: 'construido',
  kinds: ['factura', 'boleta', 'nota_credito'],
  draw(facts, style, random) {
    const p = new Printed(style);
    const head = heading(p, facts);
    const two = `<div class="two">${guest(p, facts)}${stay(p, facts, random)}</div>`;
    const body = head + two + items(p, facts) + ending(p, facts);
    const boxes = `@top-right { content: 'Hoja ' counter(page); font: 7pt serif; }`;
    const paper = { width: '210mm', height: '297mm' };
    return {
      html: wholePage({ ...paper, margin: '13mm 15mm', css: CSS, body, boxes }),
      paper,
      truth: p.truth,
    };
  },
};
