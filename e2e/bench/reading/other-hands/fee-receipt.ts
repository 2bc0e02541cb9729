import { netOf } from '../facts/sums';
import type { BenchFacts, BenchLayout, CivilDate } from '../model';
import { esc, wholePage, when } from './markup';
import { digits, type Random } from '../facts/chance';
import { Printed } from './printed';
import { baseOf } from './sums';

const CSS = `
body { font: 10.4pt/1.75 'Liberation Serif', Georgia, serif; color: #000; }
.who { text-align: center; line-height: 1.35; border-bottom: .8pt solid #000; padding-bottom: 3mm; } .who b { font-size: 14pt; letter-spacing: .06em; }
.name { display: flex; justify-content: space-between; margin: 5mm 0 3mm; font-weight: bold; font-size: 11pt; }
.say { text-align: justify; } .say i { font-style: normal; border-bottom: .5pt solid #777; }
.sign { margin-top: 22mm; width: 70mm; border-top: .8pt solid #000; text-align: center; line-height: 1.3; margin-left: auto; font-size: 9.4pt; }
.small { font-size: 7.6pt; line-height: 1.35; margin-top: 8mm; }`;

const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Setiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
];

function inFull(date: CivilDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} de ${MONTHS[Number(month) - 1] ?? ''} del ${year}`;
}

function heading(p: Printed, facts: BenchFacts): string {
  const { emisor } = facts;
  return `<div class="who"><b>${p.text('proveedor.nombre', emisor.nombre)}</b><br>${p.text('proveedor.direccion', emisor.direccion)}<br>
Teléfono ${p.text('proveedor.telefono', emisor.telefono)} / ${p.text('proveedor.email', emisor.email)}</div>
<div class="name"><span>${p.title(facts.kind, 'RECIBO POR HONORARIOS ELECTRÓNICO')}</span><span>${p.number(facts)}</span><span>RUC ${p.text('proveedor.ruc', emisor.documento)}</span></div>`;
}

function received(p: Printed, facts: BenchFacts): string {
  const { cliente } = facts;
  const concepts = facts.lineas.map(
    (line) => `<i>${p.item(line, ['descripcion']).descripcion}</i>`,
  );
  return `<p class="say">Recibí de <i>${p.text('cliente.nombre', cliente.nombre)}</i>, identificado con RUC número <i>${p.text('cliente.ruc', cliente.documento)}</i>${when(
    p.text('cliente.direccion', cliente.direccion),
    (address) => `, domiciliado en <i>${address}</i>`,
  )}, la suma de <i>${p.text('informacion_adicional.monto_en_letras', facts.letras)}</i>, por concepto de ${concepts.join('; ')}. Forma de pago: ${p.text('informacion_adicional.terminos_pago', facts.formaPago)}.
${when(p.text('informacion_adicional.observaciones', facts.observaciones), (text) => ` Observación: ${text}.`)}</p>`;
}

/** The amounts as a sentence; the gross fee is the total, the net what is paid of it. */
function amounts(p: Printed, facts: BenchFacts): string {
  const sign = p.currency(facts.moneda, p.style.currencySign);
  p.money('totales.subtotal', baseOf(facts));
  const gross = `Total por honorarios ${sign} ${p.money('totales.total', facts.sumas.total)}`;
  const { retencion } = facts;
  const taken = retencion
    ? `, menos retención (${retencion.porcentaje} %) del Impuesto a la Renta ${sign} ${esc(p.style.amount(retencion.monto))}`
    : `, sin retención del Impuesto a la Renta`;
  return `<p class="say" style="margin-top:3mm">${gross}${taken}. <b>Total neto recibido ${sign} ${esc(p.style.amount(netOf(facts)))}</b>.</p>`;
}

function ending(p: Printed, facts: BenchFacts, random: Random): string {
  return `<p class="say" style="margin-top:3mm">Emitido el ${p.date('documento.fecha_emision', facts.emision, inFull(facts.emision))}.</p>
<div class="sign">${esc(facts.emisor.nombre)}<br>Reg. Prof. N° ${digits(random, 5)}</div>
<p class="small">Inciso “A” del artículo 33 de la Ley del Impuesto a la Renta. ${facts.retencion ? '' : 'El emisor cuenta con suspensión de retenciones de cuarta categoría o el importe no supera el mínimo. '}
Documento emitido a través de SUNAT Operaciones en Línea; su autenticidad se consulta con el número de operación ${digits(random, 10)}.</p>`;
}

/** A professional's receipt written as prose: no table, no totals column. */
export const feeReceipt: BenchLayout = {
  id: 'honorarios',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(facts, style, random) {
    const p = new Printed(style);
    const body =
      heading(p, facts) + received(p, facts) + amounts(p, facts) + ending(p, facts, random);
    const paper = { width: '210mm', height: '297mm' };
    return {
      html: wholePage({ ...paper, margin: '22mm 24mm', css: CSS, body }),
      paper,
      truth: p.truth,
    };
  },
};
