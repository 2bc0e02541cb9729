import type { BenchFacts, BenchLayout, BenchLine } from '../model';
import { esc, qrPlace, when, wholePage } from './markup';
import { digits, pick, type Random } from '../facts/chance';
import { Printed } from './printed';
import { addsUp, baseOf, type Labels } from './sums';

const LABELS: Labels = {
  gravada: '',
  exonerada: 'Conceptos exonerados',
  inafecta: 'Conceptos inafectos',
  gratuita: 'Bonificación',
  descuentos: 'Descuentos',
  igv: 'Impuesto General a las Ventas',
  icbper: 'ICBPER',
  otrosCargos: 'Otros cargos',
  total: 'TOTAL RECIBO',
};

const CSS = `
body { font: 8.6pt/1.35 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #222; }
.top { display: flex; justify-content: space-between; border-bottom: 3pt solid #3c6e71; padding-bottom: 2mm; margin-bottom: 3mm; }
.top b { font-size: 12.5pt; } .top div:last-child { text-align: right; white-space: nowrap; padding-left: 5mm; }
.left { float: left; width: 76mm; } .right { margin-left: 82mm; }
.card { border: .6pt solid #9aa; border-radius: 2.5mm; padding: 2mm 2.6mm; margin-bottom: 3mm; } .card h4 { margin: 0 0 1mm; font-size: 8pt; color: #3c6e71; text-transform: uppercase; }
.pair { display: flex; justify-content: space-between; gap: 3mm; } .pair span:last-child { text-align: right; white-space: nowrap; }
.due { background: #3c6e71; color: #fff; border-radius: 2.5mm; display: flex; text-align: center; margin-bottom: 3mm; } .due > div { flex: 1; padding: 2mm; } .due small { display: block; font-size: 7pt; } .due b { font-size: 13pt; }
.charge { display: flex; justify-content: space-between; gap: 4mm; padding: .7mm 0; break-inside: avoid; } .charge span:last-child { white-space: nowrap; }
.sum { display: flex; justify-content: space-between; border-top: .5pt solid #9aa; padding: .9mm 0; } .sum.total { font-weight: bold; font-size: 10.5pt; border-top: 1.4pt solid #222; }
.slip { clear: both; border-top: 1pt dashed #555; margin-top: 4mm; padding-top: 2.5mm; display: flex; gap: 4mm; align-items: center; justify-content: space-between; } 
.small { font-size: 7pt; }`;

const MONTHS = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Set', 'Oct', 'Nov', 'Dic'];

const pair = (label: string, value: string): string =>
  `<div class="pair"><span>${label}</span><span>${value}</span></div>`;

function heading(p: Printed, facts: BenchFacts): string {
  const { emisor } = facts;
  return `<div class="top"><div><b>${p.text('proveedor.nombre', emisor.nombre)}</b><br>${p.text('proveedor.direccion', emisor.direccion)}<br>
RUC ${p.text('proveedor.ruc', emisor.documento)} &nbsp; Aló atención ${p.text('proveedor.telefono', emisor.telefono)}</div>
<div>${p.title(facts.kind, 'Recibo electrónico de servicios públicos')}<br><b>${p.number(facts)}</b></div></div>`;
}

/** Consumption of the last twelve months as bars; their numbers belong to no field. */
function bars(facts: BenchFacts, random: Random): string {
  const month = Number(facts.emision.slice(5, 7));
  const bar = (_: unknown, at: number): string => {
    const height = 8 + Math.floor(random() * 26);
    const x = at * 15;
    return `<rect x="${x + 2}" y="${44 - height}" width="10" height="${height}" fill="#3c6e71"/>
<text x="${x + 7}" y="${42 - height}" font-size="5" text-anchor="middle">${height * 9}</text><text x="${x + 7}" y="51" font-size="5.5" text-anchor="middle">${MONTHS[(month + at) % 12]}</text>`;
  };
  return `<svg viewBox="0 0 182 54" width="100%" style="margin-top:1mm">${Array.from({ length: 12 }, bar).join('')}</svg>`;
}

function customer(p: Printed, facts: BenchFacts, supply: string): string {
  const { cliente } = facts;
  return `<div class="card"><h4>Datos del titular</h4><b>${p.text('cliente.nombre', cliente.nombre)}</b><br>
${when(p.text('cliente.direccion', cliente.direccion), (address) => `${address}<br>`)}
${pair('RUC del titular', p.text('cliente.ruc', cliente.documento))}${pair('N.º de suministro', `<b>${supply}</b>`)}</div>`;
}

function supplyCard(random: Random): string {
  const before = Number(digits(random, 4)) + 10_000;
  const used = 150 + Math.floor(random() * 2400);
  return `<div class="card"><h4>Datos del suministro</h4>${pair('Tarifa', pick(random, ['BT5B', 'MT3', 'Comercial', 'Industrial']))}
${pair('Ruta / Sector', `${digits(random, 3)}-${digits(random, 2)}-${digits(random, 4)}`)}${pair('Medidor N.º', `0000${digits(random, 6)}`)}
${pair('Lectura anterior', String(before))}${pair('Lectura actual', String(before + used))}${pair('Consumo del mes', `${used}`)}
${pair('Último pago', `S/ ${100 + Math.floor(random() * 800)}.${digits(random, 2)}`)}</div>`;
}

function dueBand(p: Printed, facts: BenchFacts): string {
  const due = facts.vencimiento
    ? `<div><small>Último día de pago</small><b>${p.date('documento.fecha_vencimiento', facts.vencimiento)}</b></div>`
    : '';
  const sign = p.currency(facts.moneda, p.style.currencySign);
  return `<div class="due">${due}<div><small>Total a pagar</small><b>${sign} ${p.money('totales.total', facts.sumas.total)}</b></div></div>`;
}

function charge(p: Printed, line: BenchLine): string {
  const cells = p.item(line, ['descripcion', 'subtotal']);
  return `<div class="charge"><span>${cells.descripcion}</span><span>${cells.subtotal}</span></div>`;
}

/** Concept and amount, without any header; the tax stands among the sums. */
function charges(p: Printed, facts: BenchFacts): string {
  const sumas = { ...facts.sumas, gravada: 0 };
  const base = `<div class="sum"><span>Subtotal del mes</span><span>${p.money('totales.subtotal', baseOf(facts))}</span></div>`;
  const rest = addsUp(p, { ...facts, sumas }, LABELS, ['igv']).map(
    ({ key, label, value }) =>
      `<div class="sum ${key}"><span>${label}</span><span>${value}</span></div>`,
  );
  return `<div class="card"><h4>Detalle de su recibo</h4>${facts.lineas.map((line) => charge(p, line)).join('')}
<div class="keep">${base}${rest.join('')}</div></div>`;
}

function slip(p: Printed, facts: BenchFacts, supply: string, random: Random): string {
  return `<div class="slip keep"><div>${qrPlace(facts, '25mm')}</div><div class="small">
${when(p.text('documento.folio_fiscal', facts.hash), (hash) => `Resumen: ${hash}<br>`)}
Si su recibo figura con deuda anterior, acérquese a pagar para evitar el corte. Puede pagar en agentes y bancos con su número de suministro.<br>
Código de barras ${digits(random, 24)}</div><div style="text-align:right;white-space:nowrap" class="small">Talón para el banco<br>Suministro ${supply}<br>
Total ${esc(p.style.currencySign)} ${esc(p.style.amount(facts.sumas.total))}</div></div>`;
}

/** A utility's bill in two columns: customer and meter on the left, charges without header on the right. */
export const powerBill: BenchLayout = {
  id: 'suministro',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(facts, style, random) {
    const p = new Printed(style);
    const supply = digits(random, 7);
    const head = heading(p, facts);
    const left = customer(p, facts, supply) + supplyCard(random);
    const history = `<div class="card"><h4>Evolución de consumos</h4>${bars(facts, random)}</div>`;
    const issued = pair('Fecha de emisión', p.date('documento.fecha_emision', facts.emision));
    const words = `<p class="small">SON: ${p.text('informacion_adicional.monto_en_letras', facts.letras)}</p>`;
    const right = `${dueBand(p, facts)}<div class="card">${issued}</div>${charges(p, facts)}${words}
${when(p.text('informacion_adicional.observaciones', facts.observaciones), (text) => `<p class="small">Observaciones: ${text}</p>`)}`;
    const body = `${head}<div class="left">${left}${history}</div><div class="right">${right}</div>${slip(p, facts, supply, random)}`;
    const paper = { width: '210mm', height: '297mm' };
    return {
      html: wholePage({ ...paper, margin: '12mm 12mm', css: CSS, body }),
      paper,
      truth: p.truth,
    };
  },
};
