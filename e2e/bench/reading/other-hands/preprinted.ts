import type { BenchFacts, BenchLayout, BenchLine, CivilDate } from '../model';
import { wholePage, when } from './markup';
import { digits, type Random } from '../facts/chance';
import { otherRuc } from './noise';
import { Printed } from './printed';
import { addsUp, baseOf, type Labels } from './sums';

const LABELS: Labels = {
  gravada: 'GRAVADO',
  exonerada: 'EXONERADO',
  inafecta: 'INAFECTO',
  gratuita: 'MUESTRAS GRATIS',
  descuentos: 'DSCTO.',
  igv: 'I.G.V.',
  icbper: 'BOLSAS ICBPER',
  otrosCargos: 'OTROS CARGOS',
  total: 'TOTAL',
};

const CSS = `
body { font: 8.5pt 'Liberation Serif', 'Times New Roman', serif; color: #1d2f6f; }
.dot { font-family: 'Liberation Mono', 'Courier New', monospace; font-size: 8.8pt; color: #22252a; letter-spacing: .02em; }
.form { width: 100%; } .form > thead > tr > td, .form > tbody > tr > td, .form > tfoot > tr > td { padding: 0; }
.head { display: flex; gap: 4mm; align-items: stretch; } .firm { flex: 1; text-align: center; }
.firm b { display: block; font-size: 15pt; font-style: italic; line-height: 1.05; } .firm p { font-size: 8pt; }
.box { width: 62mm; border: 1.4pt solid #1d2f6f; border-radius: 3mm; text-align: center; font-weight: bold; padding: 1.5mm; font-size: 11.5pt; line-height: 1.45; }
.box .no { color: #b3261e; font-size: 13pt; }
.day { width: 42mm; } .day td, .day th { border: .7pt solid #1d2f6f; text-align: center; padding: .4mm 1mm; font-size: 7pt; } .day td { padding: .9mm 1mm; width: 14mm; }
.who { display: flex; gap: 4mm; margin: 2.5mm 0; align-items: flex-end; } .who > div:first-child { flex: 1; }
.rule { display: flex; gap: 2mm; align-items: baseline; } .rule > span:last-child { flex: 1; border-bottom: .5pt dotted #1d2f6f; min-height: 4.6mm; padding-left: 1mm; }
.goods { width: 100%; border: 1.2pt solid #1d2f6f; } .goods th { border: .7pt solid #1d2f6f; font-size: 8pt; padding: .8mm; }
.goods td { border-left: .7pt solid #1d2f6f; border-right: .7pt solid #1d2f6f; padding: .5mm 1.4mm; height: 5.4mm; vertical-align: top; }
.goods .n { text-align: right; white-space: nowrap; }
.end { display: flex; gap: 4mm; margin-top: 1.5mm; align-items: flex-start; } .end > div { flex: 1; }
.sums td { border: .7pt solid #1d2f6f; padding: .9mm 2mm; } .sums td:first-child { font-weight: bold; white-space: nowrap; } .sums td:last-child { text-align: right; min-width: 30mm; }
.small { font-size: 6.4pt; margin-top: 2mm; line-height: 1.25; }`;

const TITLE = { factura: 'FACTURA', boleta: 'BOLETA DE VENTA' } as const;
type Kind = keyof typeof TITLE;
const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SET', 'OCT', 'NOV', 'DIC'];

function threeBoxes(p: Printed, date: CivilDate, random: Random): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = random() < 0.5 ? month : (MONTHS[Number(month) - 1] ?? month);
  const shown = [day, name, year].map((part) => `<td class="dot">${part}</td>`).join('');
  return `<table class="day"><tr><th>DÍA</th><th>MES</th><th>AÑO</th></tr><tr>${p.date('documento.fecha_emision', date, shown)}</tr></table>`;
}

function heading(p: Printed, facts: BenchFacts): string {
  const { emisor } = facts;
  return `<div class="head"><div class="firm"><b>${p.text('proveedor.nombre', emisor.nombre)}</b>
<p>${p.text('proveedor.direccion', emisor.direccion)}</p>
${when(p.text('proveedor.telefono', emisor.telefono), (phone) => `<p>Telf.: ${phone}</p>`)}</div>
<div class="box">R.U.C. ${p.text('proveedor.ruc', emisor.documento)}<br>${p.title(facts.kind, TITLE[facts.kind as Kind])}<br>
<span class="no">${p.number(facts, `${facts.serie} - N° ${facts.correlativo}`)}</span></div></div>`;
}

const rule = (label: string, value: string): string =>
  `<div class="rule"><span>${label}</span><span class="dot">${value}</span></div>`;

function client(p: Printed, facts: BenchFacts, random: Random): string {
  const { cliente } = facts;
  const isCompany = cliente.documento.length === 11;
  const identity = isCompany ? p.text('cliente.ruc', cliente.documento) : cliente.documento;
  return `<div class="who"><div>${rule('Señor(es):', p.text('cliente.nombre', cliente.nombre))}
${rule('Dirección:', p.text('cliente.direccion', cliente.direccion))}
<div style="display:flex;gap:4mm"><div style="flex:1">${rule(isCompany ? 'R.U.C.:' : 'D.N.I.:', identity)}</div>
<div style="flex:1.5;white-space:nowrap">${rule('Guía de Rem. N°:', p.text('informacion_adicional.guia_remision', facts.guiaRemision))}</div>
<div style="flex:.8">${rule('Cond.:', p.text('informacion_adicional.terminos_pago', facts.formaPago))}</div></div></div>
${threeBoxes(p, facts.emision, random)}</div>`;
}

function row(p: Printed, line: BenchLine): string {
  const cells = p.item(line, ['cantidad', 'descripcion', 'precio_unitario', 'subtotal']);
  return `<tr class="dot"><td class="n">${cells.cantidad}</td><td>${cells.descripcion}</td><td class="n">${cells.precio_unitario}</td><td class="n">${cells.subtotal}</td></tr>`;
}

/** The form has its lines whether something is typed on them or not. */
function goods(p: Printed, facts: BenchFacts): string {
  const blank = '<tr><td></td><td></td><td></td><td></td></tr>'.repeat(
    Math.max(0, 14 - facts.lineas.length),
  );
  return `<table class="goods"><thead><tr><th style="width:19mm">CANT.</th><th>DESCRIPCION</th><th style="width:27mm">P. UNIT.</th><th style="width:31mm">IMPORTE</th></tr></thead>
<tbody>${facts.lineas.map((line) => row(p, line)).join('')}${blank}</tbody></table>`;
}

/** A boleta whose prices contain the tax shows nothing but its total and what is added to it. */
function sums(p: Printed, facts: BenchFacts): string {
  const isPlain = facts.kind === 'boleta' && facts.precioConIgv;
  const sumas = {
    ...facts.sumas,
    gravada: 0,
    ...(isPlain ? { exonerada: 0, inafecta: 0, igv: 0 } : {}),
  };
  const sign = p.currency(facts.moneda, p.style.currencySign);
  const subtotal = isPlain
    ? []
    : [{ label: 'SUB TOTAL', value: p.money('totales.subtotal', baseOf(facts)) }];
  const rows = [...subtotal, ...addsUp(p, { ...facts, sumas }, LABELS, isPlain ? [] : ['igv'])].map(
    ({ label, value }) => `<tr><td>${label} &nbsp; ${sign}</td><td class="dot">${value}</td></tr>`,
  );
  return `<table class="sums">${rows.join('')}</table>`;
}

function ending(p: Printed, facts: BenchFacts): string {
  const words = p.text('informacion_adicional.monto_en_letras', facts.letras);
  return `<div class="end keep"><div>${rule('SON:', words)}
${when(p.text('informacion_adicional.observaciones', facts.observaciones), (text) => rule('Obs.:', text))}
<p style="margin-top:5mm;text-align:center">C A N C E L A D O</p><p style="margin-top:4mm">Lima, ______ de ____________________ del 20____</p>
<p style="margin-top:7mm;text-align:center;border-top:.5pt solid #1d2f6f;width:55mm">p. LA EMPRESA</p></div>${sums(p, facts)}</div><p style="text-align:right;font-size:7pt;margin-top:1mm">S.E.U.O.</p>`;
}

function press(facts: BenchFacts, random: Random): string {
  const last = (Math.ceil((Number(facts.correlativo) + 1) / 5000) * 5000)
    .toString()
    .padStart(7, '0');
  return `<p class="small">GRÁFICA SAN MARCOS S.R.L. R.U.C. ${otherRuc(random)} Jr. Callao 412 Int. 105 - Telf. 427-${digits(random, 4)} &nbsp; Serie ${facts.serie} del 0000001 al ${last}
&nbsp; AUT. SUNAT N° 0${digits(random, 9)} &nbsp; F.I. 02-0${1 + Math.floor(random() * 9)}-${2019 + Math.floor(random() * 5)} &nbsp;&nbsp; ADQUIRENTE O USUARIO</p>`;
}

/** A printer's form that a needle printer filled: date in three boxes, ruled lines, totals in the corner. */
export const preprinted: BenchLayout = {
  id: 'preimpreso',
  role: 'construido',
  kinds: ['factura', 'boleta'],
  draw(facts, style, random) {
    const p = new Printed(style);
    const head = heading(p, facts) + client(p, facts, random);
    const main = goods(p, facts) + ending(p, facts);
    const body = `<table class="form"><thead><tr><td>${head}</td></tr></thead><tbody><tr><td>${main}</td></tr></tbody>
<tfoot><tr><td>${press(facts, random)}</td></tr></tfoot></table>`;
    const paper = { width: '210mm', height: '250mm' };
    return {
      html: wholePage({ ...paper, margin: '9mm 11mm', css: CSS, body }),
      paper,
      truth: p.truth,
    };
  },
};
