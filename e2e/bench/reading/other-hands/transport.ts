import type { BenchFacts, BenchLayout, BenchLine } from '../model';
import { esc, qrPlace, when, wholePage } from './markup';
import { digits, pick, type Random } from '../facts/chance';
import { bankAccounts, otherRuc, PEOPLE, plate } from './noise';
import { Printed } from './printed';
import { addsUp, paymentTerms, type Labels } from './sums';

const LABELS: Labels = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  gratuita: 'OP. GRATUITA',
  descuentos: 'DSCTO. GLOBAL',
  igv: 'I.G.V. 18%',
  icbper: 'I.C.B.P.E.R.',
  otrosCargos: 'OTROS CARGOS',
  total: 'IMP. TOTAL',
};

const CSS = `
body { font: 8.6pt 'Liberation Sans Narrow', 'Arial Narrow', sans-serif; color: #111; }
.sheet { width: 100%; } .sheet > thead > tr > td { padding: 0 0 3mm; } .sheet > tbody > tr > td { padding: 0; }
.head { display: flex; justify-content: space-between; align-items: flex-start; margin-bottom: 3mm; }
.box { border: 1.6pt solid #222; width: 68mm; text-align: center; }
.box p { padding: 1.6mm 2mm; font-size: 11pt; font-weight: bold; }
.box p + p { border-top: .6pt solid #222; }
.firm { width: 108mm; text-align: right; } .firm b { font-size: 13pt; display: block; line-height: 1.1; }
.grid { width: 100%; margin-bottom: -0.6pt; } .grid th, .grid td { border: .6pt solid #555; padding: .7mm 1.4mm; text-align: left; vertical-align: top; }
.grid th { background: #e4e7ea; font-size: 7pt; letter-spacing: .03em; }
.items { width: 100%; } .items th { border-bottom: 1.2pt solid #222; font-size: 7.4pt; text-align: right; padding: 1mm; }
.items th:first-child { text-align: left; } .items td { padding: .3mm 1mm; text-align: right; }
.items .what td { text-align: left; padding-top: 1.5mm; font-weight: bold; } .items .how td { border-bottom: .4pt dotted #888; padding-bottom: 1.2mm; }
.band { width: 100%; margin-top: 2mm; } .band th { background: #222; color: #fff; font-size: 7.2pt; padding: 1mm; font-weight: normal; }
.band td { border: .6pt solid #222; text-align: center; padding: 1.4mm 1mm; font-size: 9.6pt; }
.spot { border: .6pt solid #222; padding: 1.5mm 2mm; margin-top: 2.5mm; } .foot { display: flex; gap: 5mm; margin-top: 3mm; font-size: 7.4pt; }`;

const TITLES = {
  factura: 'FACTURA ELECTRÓNICA',
  nota_debito: 'NOTA DE DÉBITO ELECTRÓNICA',
} as const;
type Kind = keyof typeof TITLES;

function heading(p: Printed, facts: BenchFacts): string {
  const { emisor } = facts;
  return `<div class="head"><div class="box"><p>${p.title(facts.kind, TITLES[facts.kind as Kind])}</p>
<p>R.U.C. N° ${p.text('proveedor.ruc', emisor.documento)}</p><p>${p.number(facts)}</p></div>
<div class="firm"><b>${p.text('proveedor.nombre', emisor.nombre)}</b>${p.text('proveedor.direccion', emisor.direccion)}<br>
Central telefónica ${p.text('proveedor.telefono', emisor.telefono)} &nbsp;·&nbsp; ${p.text('proveedor.email', emisor.email)}</div></div>`;
}

function client(p: Printed, facts: BenchFacts): string {
  const { cliente } = facts;
  const columns = [
    ['F. EMISIÓN', p.date('documento.fecha_emision', facts.emision)],
    ['F. VCTO.', facts.vencimiento ? p.date('documento.fecha_vencimiento', facts.vencimiento) : ''],
    ['COND. PAGO', p.text('informacion_adicional.terminos_pago', paymentTerms(facts))],
    ['O/C', p.text('informacion_adicional.orden_compra', facts.ordenCompra)],
    ['G. REMISIÓN', p.text('informacion_adicional.guia_remision', facts.guiaRemision)],
    ['MONEDA', p.currency(facts.moneda, p.style.currencyName)],
  ] as const;
  return `<table class="grid"><tr><th style="width:76%">CLIENTE</th><th>R.U.C.</th></tr>
<tr><td>${p.text('cliente.nombre', cliente.nombre)}</td><td>${p.text('cliente.ruc', cliente.documento)}</td></tr></table>
${when(p.text('cliente.direccion', cliente.direccion), (value) => `<table class="grid"><tr><th style="width:22mm">DIRECCIÓN</th><td>${value}</td></tr></table>`)}
<table class="grid"><tr>${columns.map(([label]) => `<th>${label}</th>`).join('')}</tr>
<tr>${columns.map(([, value]) => `<td>${value || '&nbsp;'}</td>`).join('')}</tr></table>
${noteRow(p, facts)}`;
}

function noteRow(p: Printed, facts: BenchFacts): string {
  if (!facts.afectado) return '';
  return `<table class="grid"><tr><th style="width:34mm">DOC. QUE MODIFICA</th><th>MOTIVO</th></tr>
<tr><td>${p.text('documento.documento_afectado', facts.afectado.numero)}</td><td>${esc(facts.afectado.motivo)}</td></tr></table>`;
}

/** What is sold in one line, how much of it in the next. */
function rows(p: Printed, line: BenchLine): string {
  const cells = p.item(line, ['descripcion', 'cantidad', 'unidad', 'precio_unitario', 'subtotal']);
  return `<tbody class="keep"><tr class="what"><td colspan="4">${cells.descripcion}</td></tr>
<tr class="how"><td></td><td>${cells.cantidad} ${cells.unidad}</td><td>${cells.precio_unitario}</td><td>${cells.subtotal}</td></tr></tbody>`;
}

function items(p: Printed, facts: BenchFacts): string {
  const [unit, value] = facts.precioConIgv ? ['P. UNIT.', 'P. VTA.'] : ['V. UNIT.', 'V. VTA.'];
  return `<table class="items"><thead><tr><th style="width:52%">DESCRIPCIÓN</th><th>CANT. / UND.</th><th>${unit}</th><th>${value}</th></tr></thead>
${facts.lineas.map((line) => rows(p, line)).join('')}</table>`;
}

function spot(p: Printed, facts: BenchFacts): string {
  const { detraccion } = facts;
  if (!detraccion) return '';
  return `<p class="spot keep">OPERACIÓN SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS CON EL GOBIERNO CENTRAL (SPOT). Bien o servicio
${p.text('detraccion.codigo', detraccion.codigo)}, tasa ${p.rate('detraccion.porcentaje', detraccion.porcentaje)} %. Depositar S/ ${p.money('detraccion.monto', detraccion.monto)}
en la Cta. Cte. N° ${p.text('detraccion.cuenta', detraccion.cuenta)} del Banco de la Nación.</p>`;
}

function trip(facts: BenchFacts, random: Random): string {
  if (facts.kind !== 'factura') return '';
  return `<p style="margin-top:2mm">Unidad: ${plate(random)} / ${plate(random)} &nbsp; Conductor: ${pick(random, PEOPLE)} &nbsp; Lic. Q${digits(random, 8)}
&nbsp; Subcontratado: TRANSPORTES UNIDOS DEL CENTRO E.I.R.L. R.U.C. ${otherRuc(random)} Reg. MTC 15${digits(random, 5)}CNG</p>`;
}

function foot(p: Printed, facts: BenchFacts, random: Random): string {
  return `<div class="foot keep">${qrPlace(facts, '27mm')}<div>
${when(p.text('informacion_adicional.observaciones', facts.observaciones), (text) => `<p>OBS.: ${text}</p>`)}
<p>Cuentas para abono: ${bankAccounts(random).join(' &nbsp;|&nbsp; ')}</p>
${when(p.text('documento.folio_fiscal', facts.hash), (hash) => `<p>Valor resumen: ${hash}</p>`)}
<p>Representación impresa de la ${TITLES[facts.kind as Kind]}. Autorizado mediante Resolución de Intendencia N° 034-005-00${digits(random, 5)}/SUNAT. Incorporado al régimen de agentes de retención del IGV (R.S. 228-2012). No se aceptan reclamos pasados 7 días de recibido el presente.</p></div></div>`;
}

/** What is collected on top of the total stands after it, so the last cell is not always the total. */
function totalsBand(p: Printed, facts: BenchFacts): string {
  const { percepcion } = facts;
  const cells = addsUp(p, facts, LABELS, ['gravada', 'igv']).map(({ key, label, value }) => ({
    label,
    value: key === 'total' ? `<b>${esc(p.style.currencySign)} ${value}</b>` : value,
  }));
  const collected = percepcion
    ? [
        {
          label: `PERCEPCIÓN ${percepcion.porcentaje}%`,
          value: esc(p.style.amount(percepcion.monto)),
        },
        { label: 'TOTAL COBRADO', value: esc(p.style.amount(percepcion.totalConPercepcion)) },
      ]
    : [];
  const all = [...cells, ...collected];
  return `<table class="band keep"><tr>${all.map(({ label }) => `<th>${label}</th>`).join('')}</tr>
<tr>${all.map(({ value }) => `<td>${value}</td>`).join('')}</tr></table>`;
}

/** A haulier's system: box on the left, labels as table headers, items in two lines, totals in a band. */
export const transport: BenchLayout = {
  id: 'transporte',
  role: 'construido',
  kinds: ['factura', 'nota_debito'],
  draw(facts, style, random) {
    const p = new Printed(style);
    const header = heading(p, facts) + client(p, facts);
    const table = items(p, facts) + trip(facts, random);
    const band = totalsBand(p, facts);
    const words = `<p style="margin-top:3mm">SON: ${p.text('informacion_adicional.monto_en_letras', facts.letras)}</p>`;
    const body = `<table class="sheet"><thead><tr><td>${header}</td></tr></thead><tbody><tr><td>${table}${words}${band}${spot(p, facts)}${foot(p, facts, random)}</td></tr></tbody></table>`;
    const boxes = `@bottom-right { content: 'Pág. ' counter(page) ' de ' counter(pages); font: 7pt sans-serif; }`;
    const paper = { width: '210mm', height: '297mm' };
    return {
      html: wholePage({ ...paper, margin: '11mm 13mm 13mm', css: CSS, body, boxes }),
      paper,
      truth: p.truth,
    };
  },
};
