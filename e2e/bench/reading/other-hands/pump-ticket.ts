import type { BenchFacts, BenchLayout, BenchLine } from '../model';
import { esc, qrPlace, when, wholePage } from './markup';
import { digits, pick, type Random } from '../facts/chance';
import { clockTime, PEOPLE, plate } from './noise';
import { Printed } from './printed';
import { addsUp, type Labels } from './sums';

const LABELS: Labels = {
  gravada: 'OP.GRAVADA',
  exonerada: 'OP.EXONERADA',
  inafecta: 'OP.INAFECTA',
  gratuita: 'OP.GRATUITA',
  descuentos: 'DESCTO.',
  igv: 'IGV',
  icbper: 'ICBPER',
  otrosCargos: 'OTR.CARGOS',
  total: 'TOTAL',
};

const CSS = `
body { font: 8.1pt/1.28 'DejaVu Sans Mono', 'Liberation Mono', monospace; color: #000; width: 80mm; padding: 4mm; }
.c { text-align: center; } .row { display: flex; justify-content: space-between; gap: 2mm; } .row > span:last-child { text-align: right; white-space: nowrap; }
hr { border: 0; border-top: 1px dashed #000; margin: 1.2mm 0; } b.big { font-size: 11.5pt; }
.what { margin-top: .6mm; overflow-wrap: break-word; } .tiny { font-size: 6.6pt; }`;

const row = (left: string, right: string): string =>
  `<div class="row keep"><span>${left}</span><span>${right}</span></div>`;

const titleOf = (facts: BenchFacts): string =>
  facts.kind === 'ticket' ? 'TICKET' : 'BOLETA DE VENTA ELECTRONICA';

function heading(p: Printed, facts: BenchFacts): string {
  const { emisor } = facts;
  return `<div class="c"><b>${p.text('proveedor.nombre', emisor.nombre)}</b><br>RUC ${p.text('proveedor.ruc', emisor.documento)}<br>
${p.text('proveedor.direccion', emisor.direccion)}${when(p.text('proveedor.telefono', emisor.telefono), (phone) => `<br>TLF ${phone}`)}</div><hr>`;
}

function about(p: Printed, facts: BenchFacts, random: Random): string {
  const register = facts.kind === 'ticket' ? row('MAQ.REG.', `FFCF${digits(random, 6)}`) : '';
  return `<div class="c"><b>${p.title(facts.kind, titleOf(facts))}</b><br><b>${p.number(facts)}</b></div>${register}
${row(p.date('documento.fecha_emision', facts.emision), clockTime(random))}
${row(`ISLA ${1 + Math.floor(random() * 4)} CAJA 0${1 + Math.floor(random() * 8)}`, `TURNO ${1 + Math.floor(random() * 3)}`)}
<p>VEND.: ${esc(pick(random, PEOPLE).toUpperCase())}</p>
${buyer(p, facts)}<p>PLACA: ${plate(random)} KM: ${digits(random, 6)}</p><hr>`;
}

function buyer(p: Printed, facts: BenchFacts): string {
  const { cliente } = facts;
  const isCompany = cliente.documento.length === 11;
  const identity = isCompany ? p.text('cliente.ruc', cliente.documento) : esc(cliente.documento);
  return `${when(p.text('cliente.nombre', cliente.nombre), (name) => `<p>CLIENTE: ${name}</p>`)}
${when(identity, (value) => `<p>${isCompany ? 'RUC' : 'DNI'}: ${value}</p>`)}`;
}

/** No column has a name: what was sold, and below it how much at which price. */
function sale(p: Printed, line: BenchLine): string {
  const cells = p.item(line, ['descripcion', 'cantidad', 'unidad', 'precio_unitario', 'subtotal']);
  return `<div class="keep"><p class="what">${cells.descripcion}</p>${row(`&nbsp; ${cells.cantidad} ${cells.unidad} x ${cells.precio_unitario}`, cells.subtotal)}</div>`;
}

function sums(p: Printed, facts: BenchFacts): string {
  const sign = p.currency(facts.moneda, p.style.currencySign);
  return addsUp(p, facts, LABELS, ['gravada', 'igv'])
    .map(({ key, label, value }) =>
      key === 'total'
        ? `<div class="row"><b class="big">${label}</b><b class="big">${sign} ${value}</b></div>`
        : row(`${label} ${sign}`, value),
    )
    .join('');
}

function ending(p: Printed, facts: BenchFacts): string {
  return `<hr>${when(p.text('informacion_adicional.monto_en_letras', facts.letras), (words) => `<p>SON ${words}</p>`)}
${when(p.text('informacion_adicional.metodo_pago', facts.metodoPago), (method) => `<p>PAGO: ${method}</p>`)}
<div class="c">${qrPlace(facts, '30mm')}${when(p.text('documento.folio_fiscal', facts.hash), (hash) => `<p class="tiny">${hash}</p>`)}
<p class="tiny">GRACIAS POR SU PREFERENCIA. NO SE ACEPTAN CAMBIOS NI DEVOLUCIONES. AFORO 24 PERSONAS</p></div>`;
}

/** A filling station's slip of 80 mm. */
export const pumpTicket: BenchLayout = {
  id: 'grifo',
  role: 'construido',
  kinds: ['ticket', 'boleta'],
  draw(facts, style, random) {
    const p = new Printed(style);
    const head = heading(p, facts) + about(p, facts, random);
    const sold = facts.lineas.map((line) => sale(p, line)).join('');
    const body = `${head}${sold}<hr>${sums(p, facts)}${ending(p, facts)}`;
    const paper = { width: '80mm', height: 'auto' };
    return { html: wholePage({ ...paper, margin: '0', css: CSS, body }), paper, truth: p.truth };
  },
};
