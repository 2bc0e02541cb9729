import { between, digits, happens, pick } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  baseOf,
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';

type Random = () => number;

const css = `
body { padding: 0 .4mm; font: 7.8pt 'Liberation Sans', sans-serif; }
.top { width: 100%; } .top td { border: 1px solid #000; padding: 1.5mm 2mm; vertical-align: middle; }
.top .name { font-weight: bold; font-size: 10.5pt; } .top .title { text-align: center; font-weight: bold; font-size: 12pt; width: 52mm; }
.top .ctl { font-size: 7pt; width: 40mm; }
.grid { width: 100%; margin-top: 2.5mm; } .grid td { border: 1px solid #000; padding: .9mm 1.5mm; }
.grid .l { background: #eee; font-weight: bold; width: 15mm; white-space: nowrap; }
.rows { width: 100%; margin-top: 2.5mm; }
.rows th, .rows td { border: 1px solid #000; padding: .8mm 1.2mm; } .rows th { background: #ddd; font-size: 7pt; }
.rows td { vertical-align: top; }
.c { text-align: center; } .n { text-align: right; white-space: nowrap; }
.end { display: flex; justify-content: space-between; margin-top: 2mm; gap: 4mm; }
.end .txt { flex: 1; border: 1px solid #000; padding: 1.5mm; }
.sums td { border: 1px solid #000; padding: 1mm 2mm; } .sums .last { font-weight: bold; }
.sign { display: flex; justify-content: space-around; margin-top: 17mm; } .sign div { border-top: 1px solid #000; width: 46mm; text-align: center; padding-top: 1mm; }
.small { font-size: 6.8pt; margin-top: 4mm; }`;

function head(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { cliente } = facts;
  return html`<table class="top">
    <tr>
      <td>
        <span class="name">${cliente.nombre}</span><br />R.U.C. ${cliente.documento}<br />${cliente.direccion}
      </td>
      <td class="title">ORDEN DE COMPRA<br />${style.number(facts.serie, facts.correlativo)}</td>
      <td class="ctl">
        Código: LOG-FO-0${between(random, 11, 48)}<br />Versión: 0${between(random, 1, 6)}<br />Fecha:
        ${style.date(facts.emision)}<br />Req. N°: RQ-${digits(random, 6)}
      </td>
    </tr>
  </table>`;
}

const PEOPLE = ['Área de Ventas', 'Sr. Luis Paredes', 'Srta. Karina Vilca', 'Ing. Óscar Tello'];

function supplier(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor } = facts;
  const cost = `${pick(random, ['PLANTA', 'MINA', 'OBRA'])} ${digits(random, 4)}`;
  return html`<table class="grid">
    <tr>
      <td class="l">Señores</td>
      <td colspan="3">${emisor.nombre}</td>
      <td class="l">Cód.</td>
      <td>${digits(random, 7)}</td>
    </tr>
    <tr>
      <td class="l">RUC</td>
      <td>${emisor.documento}</td>
      <td class="l">Atn.</td>
      <td>${pick(random, PEOPLE)}</td>
      <td class="l">Telf.</td>
      <td>${emisor.telefono}</td>
    </tr>
    <tr>
      <td class="l">Direc.</td>
      <td colspan="3">${emisor.direccion}</td>
      <td class="l">Mail</td>
      <td>${emisor.email}</td>
    </tr>
    <tr>
      <td class="l">F. Pago</td>
      <td>${facts.formaPago}</td>
      <td class="l">Mon.</td>
      <td>${style.currencyName}</td>
      <td class="l">C.C.</td>
      <td>${cost}</td>
    </tr>
  </table>`;
}

function rows(facts: BenchFacts, style: BenchStyle, delivery: string): Markup {
  const heads = ['Ít.', 'Material', 'Descripción', 'F. Entrega', 'Cant.', 'U.M.', 'P. Unit.'];
  const row = (line: BenchLine, at: number): Markup =>
    html`<tr>
      <td class="c">${String((at + 1) * 10).padStart(4, '0')}</td>
      <td>${line.codigo}</td>
      <td>${line.descripcion}</td>
      <td class="c">${delivery}</td>
      <td class="n">${style.quantity(line.cantidad)}</td>
      <td class="c">${line.unidad}</td>
      <td class="n">${style.amount(line.unitario)}</td>
      ${hasDiscounts(facts) && html`<td class="n">${style.amount(line.descuento)}</td>`}
      <td class="n">${style.amount(line.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        ${heads.map((word) => html`<th>${word}</th>`)}
        ${hasDiscounts(facts) && html`<th>Dcto.</th>`}
        <th>Total</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(row)}
    </tbody>
  </table>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento !== 0);

const PLACES = [
  'Almacén Central, Km 34.5 Antigua Panamericana Sur, Lurín',
  'Unidad Minera Cerro Azul, Dist. San Marcos, Áncash',
  'Almacén de tránsito, Av. Néstor Gambetta 6429, Callao',
] as const;

function end(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const row = (label: string, cents: number, name = ''): Markup =>
    html`<tr class="${name}">
      <td>${label} ${style.currencySign}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  return html`<div class="whole">
    <div class="end">
      <div class="txt">
        Son: ${facts.letras}<br />Lugar de entrega: ${pick(random, PLACES)}<br />
        ${facts.observaciones && html`Observaciones: ${facts.observaciones}<br />`} Horario de
        recepción: L-V 08:00 a 12:00 y 13:30 a 16:00.
      </div>
      <table class="sums">
        ${row('Sub total', baseOf(facts))} ${row('IGV 18%', facts.sumas.igv)}
        ${row('Total', facts.sumas.total, 'last')}
      </table>
    </div>
    <div class="small">
      1. Indicar el número de esta orden en la guía de remisión y factura. 2. La factura se recibe
      con copia de la O/C y guía sellada por almacén. 3. Penalidad por atraso: 0.5% diario hasta
      10%. 4. El personal que ingrese a la unidad debe contar con SCTR, EPP e inducción vigente. 5.
      Se rechazará material sin certificado de calidad u hoja MSDS.
    </div>
    <div class="sign">
      <div>Comprador</div>
      <div>Jefe de Logística</div>
      ${happens(random, 0.6) && html`<div>Gerencia de Operaciones</div>`}
    </div>
  </div>`;
}

/** Who buys is a mine or a builder, unless it is the company that all the layouts know. */
function asMine(facts: BenchFacts): BenchFacts {
  const { nombre } = facts.cliente;
  const stem = Number(facts.correlativo) % 2 === 0 ? 'Minera' : 'Constructora';
  const renamed = nombre.replace(/^(textiles|inversiones|clínica|hotelería)(?= )/i, (old) =>
    old === old.toUpperCase() ? stem.toUpperCase() : stem,
  );
  return { ...facts, cliente: { ...facts.cliente, nombre: renamed } };
}

/** An order of a mine or builder: control box on top, the supplier in a grid of short labels. */
export const ordenMinera: BenchLayout = {
  id: 'orden-minera',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(plain, style, random) {
    const facts = asMine(plain);
    const delivery = style.date(addDays(facts.emision, between(random, 3, 25)));
    const body = html`${head(facts, style, random)} ${supplier(facts, style, random)}
    ${rows(facts, style, delivery)} ${end(facts, style, random)}`;
    const printed = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css, body, paper: A4, margin: '11mm 10mm' }),
      truth: compact({
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, ['formaPago', 'observaciones', 'letras']),
        productos: linesTruth(facts, hasDiscounts(facts) ? [...printed, 'descuento'] : printed),
      }),
    };
  },
};
