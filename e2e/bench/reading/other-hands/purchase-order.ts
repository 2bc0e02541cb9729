import type { BenchFacts, BenchLayout, BenchLine } from '../model';
import { esc, wholePage, when } from './markup';
import { digits, pick, type Random } from '../facts/chance';
import { PEOPLE, PLACES } from './noise';
import { Printed } from './printed';
import { addsUp, baseOf, paymentTerms, type Labels } from './sums';

const LABELS: Labels = {
  gravada: '',
  exonerada: 'Del cual exonerado',
  inafecta: 'Del cual inafecto',
  gratuita: 'Sin costo',
  descuentos: 'Descuento global',
  igv: 'IGV',
  icbper: 'ICBPER',
  otrosCargos: 'Flete y otros',
  total: 'Valor total de la orden',
};

const CSS = `
body { font: 8.4pt/1.3 'Liberation Sans', Arial, sans-serif; color: #000; }
.sheet { width: 100%; } .sheet > thead > tr > td, .sheet > tbody > tr > td { padding: 0; }
.carry { display: flex; justify-content: space-between; border-bottom: 1pt solid #000; padding-bottom: 1.2mm; margin-bottom: 3mm; } .carry b { font-size: 11pt; }
.pair { display: flex; gap: 5mm; margin-bottom: 3mm; } .pair > div { flex: 1; } .pair h5 { margin: 0 0 .6mm; font-size: 8pt; border-bottom: .5pt solid #000; }
.facts td { padding: .2mm 3mm .2mm 0; vertical-align: top; } .facts td:first-child { white-space: nowrap; }
.items { width: 100%; border-top: 1pt solid #000; border-bottom: 1pt solid #000; } .items th { text-align: left; border-bottom: .6pt solid #000; padding: .8mm 1mm; font-weight: normal; font-size: 7.6pt; vertical-align: bottom; }
.items td { padding: .9mm 1mm; vertical-align: top; } .items .n { text-align: right; white-space: nowrap; }
.sums { margin-left: auto; margin-top: 2mm; } .sums td { padding: .5mm 0 .5mm 8mm; text-align: right; } .sums tr:last-child td { border-top: .8pt solid #000; font-weight: bold; }
.terms { font-size: 7.2pt; margin-top: 4mm; column-count: 2; column-gap: 6mm; text-align: justify; } .terms li { margin-bottom: .8mm; }
.signs { display: flex; gap: 12mm; margin-top: 16mm; } .signs div { flex: 1; border-top: .6pt solid #000; text-align: center; font-size: 7.4pt; padding-top: .8mm; }`;

const TERMS = [
  'La presente orden se rige por las Condiciones Generales de Contratación publicadas en el portal de proveedores.',
  'Consignar el número de esta orden y de la hoja de entrada (HES / HEM) en el comprobante de pago y en la guía de remisión.',
  'La recepción de comprobantes cierra el día 25 de cada mes; los que lleguen después se registran en el periodo siguiente.',
  'El atraso en la entrega se penaliza con 1 % del valor de la posición por cada día calendario, hasta 10 %.',
  'El almacén recibe de lunes a viernes de 08:00 a 15:30. El transportista debe contar con SCTR vigente.',
  'Se rechaza todo material sin certificado de calidad cuando la ficha técnica lo exija.',
];

/** Name of the buyer and number of the order, which every page repeats. */
function carried(p: Printed, facts: BenchFacts): string {
  const { cliente } = facts;
  return `<div class="carry"><div><b>${p.text('cliente.nombre', cliente.nombre)}</b><br>R.U.C. ${p.text('cliente.ruc', cliente.documento)}</div>
<div style="text-align:right;white-space:nowrap;padding-left:6mm"><b>${p.title(facts.kind, 'Orden de compra')}</b><br>Nro. de orden: ${p.number(facts, `${facts.serie}-${facts.correlativo}`)}</div></div>`;
}

const fact = (label: string, value: string): string =>
  value ? `<tr><td>${label}</td><td>: ${value}</td></tr>` : '';

function supplier(p: Printed, facts: BenchFacts, random: Random): string {
  const { emisor } = facts;
  return `<div><h5>Proveedor &nbsp; (acreedor 1000${digits(random, 5)})</h5>${p.text('proveedor.nombre', emisor.nombre)}<br>${p.text('proveedor.direccion', emisor.direccion)}
<table class="facts">${fact('RUC', p.text('proveedor.ruc', emisor.documento))}${fact('Teléfono', p.text('proveedor.telefono', emisor.telefono))}
${fact('Correo', p.text('proveedor.email', emisor.email))}</table></div>`;
}

function order(p: Printed, facts: BenchFacts, random: Random): string {
  const place = pick(random, PLACES);
  return `<div><h5>Datos del pedido</h5><table class="facts">${fact('Fecha del documento', p.date('documento.fecha_emision', facts.emision))}
${fact('Condición de pago', p.text('informacion_adicional.terminos_pago', paymentTerms(facts)))}${fact('Moneda', p.currency(facts.moneda, p.style.currencyName))}
${fact('Comprador', `${pick(random, PEOPLE)} / anexo ${digits(random, 4)}`)}${fact('Centro / grupo', `PE0${digits(random, 1)} / ${digits(random, 3)}`)}</table>
<h5 style="margin-top:1.5mm">Entregar en</h5>Almacén central: ${esc(place)}</div>`;
}

function buyerAddress(p: Printed, facts: BenchFacts): string {
  const address = p.text('cliente.direccion', facts.cliente.direccion);
  return when(
    address,
    (value) => `<p style="margin-bottom:2mm">Facturar a: dirección fiscal ${value}</p>`,
  );
}

function position(p: Printed, line: BenchLine, at: number): string {
  const cells = p.item(line, [
    'codigo',
    'descripcion',
    'cantidad',
    'unidad',
    'precio_unitario',
    'subtotal',
  ]);
  return `<tr><td>${String((at + 1) * 10).padStart(5, '0')}</td><td>${cells.codigo}</td><td>${cells.descripcion}</td><td class="n">${cells.cantidad}</td>
<td>${cells.unidad}</td><td class="n">${cells.precio_unitario}</td><td class="n">${cells.subtotal}</td></tr>`;
}

function items(p: Printed, facts: BenchFacts): string {
  return `<table class="items"><thead><tr><th>Pos.</th><th>Material</th><th style="width:43%">Texto breve</th><th class="n">Cantidad<br>pedido</th><th>UM</th>
<th class="n">Precio neto<br>por unidad</th><th class="n">Valor<br>neto</th></tr></thead><tbody>${facts.lineas.map((line, at) => position(p, line, at)).join('')}</tbody></table>`;
}

function sums(p: Printed, facts: BenchFacts): string {
  const base = `<tr><td>Valor neto total</td><td>${p.money('totales.subtotal', baseOf(facts))}</td></tr>`;
  const rest = addsUp(p, { ...facts, sumas: { ...facts.sumas, gravada: 0 } }, LABELS, ['igv']);
  const rows = rest.map(({ key, label, value }) => {
    const sign = key === 'total' ? `${esc(p.style.currencySign)} ` : '';
    return `<tr><td>${label}</td><td>${sign}${value}</td></tr>`;
  });
  return `<table class="sums keep">${base}${rows.join('')}</table>`;
}

function ending(p: Printed, facts: BenchFacts): string {
  const note = p.text('informacion_adicional.observaciones', facts.observaciones);
  return `${when(note, (text) => `<p style="margin-top:3mm">Texto de cabecera: ${text}</p>`)}
<ol class="terms">${TERMS.map((text) => `<li>${text}</li>`).join('')}</ol>
<div class="signs keep"><div>Comprador</div><div>Jefe de Abastecimiento</div><div>Gerencia de Administración y Finanzas</div></div>`;
}

/** A big buyer's order: the buyer issues it, positions count by ten, a second address for the delivery. */
export const purchaseOrder: BenchLayout = {
  id: 'orden-taller',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(facts, style, random) {
    const p = new Printed(style);
    const head = carried(p, facts);
    const parties = `<div class="pair">${supplier(p, facts, random)}${order(p, facts, random)}</div>${buyerAddress(p, facts)}`;
    const main = parties + items(p, facts) + sums(p, facts) + ending(p, facts);
    const body = `<table class="sheet"><thead><tr><td>${head}</td></tr></thead><tbody><tr><td>${main}</td></tr></tbody></table>`;
    const boxes = `@bottom-left { content: 'Documento generado por el sistema'; font: 6.5pt sans-serif; } @bottom-right { content: 'Página ' counter(page) ' / ' counter(pages); font: 7pt sans-serif; }`;
    const paper = { width: '215.9mm', height: '279.4mm' };
    return {
      html: wholePage({ ...paper, margin: '14mm 15mm 15mm', css: CSS, body, boxes }),
      paper,
      truth: p.truth,
    };
  },
};
