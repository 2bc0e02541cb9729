import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  baseOf,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { shortName } from './people';
import { renamed, reworded } from './rewording';
import { CHAIN_WARES } from './chain-wares';

const CENTRES = [
  ['9001', 'CD SECOS', 'Av. Industrial 3550, Lurín'],
  ['9004', 'CD NO ALIMENTOS', 'Calle Los Cipreses 180, Santa Anita'],
  ['9010', 'CD PUNTA NEGRA', 'Panamericana Sur km 48.5, Punta Negra'],
  ['9015', 'CD FRESCOS', 'Av. Néstor Gambetta 6311, Callao'],
] as const;
const STORES = [
  '012 LA MARINA',
  '018 CHORRILLOS',
  '027 ATE',
  '033 PRIMAVERA',
  '041 TRUJILLO MALL',
  '056 AREQUIPA',
  '062 PIURA',
];
const DEPARTMENTS = [
  '14 ABARROTES',
  '22 LIMPIEZA',
  '31 HOGAR Y DECO',
  '40 VESTUARIO',
  '08 PERECIBLES',
];
const PACKS = [48, 24, 12, 10, 6, 4, 3, 2];

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  supplierCode: string;
  centre: (typeof CENTRES)[number];
  stores: readonly string[];
  from: string;
  to: string;
  hour: string;
  buyer: string;
  department: string;
  orderType: string;
  terms: string;
  hasContact: boolean;
  eans: readonly string[];
}

const CSS = `
body { font: 7.5pt 'Liberation Sans', Arial, sans-serif; color: #000; padding-right: .5mm; }
.top { display: grid; grid-template-columns: 1fr auto 1fr; align-items: start; border-bottom: 2px solid #000; padding-bottom: 2mm; }
.top h1 { font-size: 14pt; margin: 0; text-align: center; } .top .no { text-align: center; font-size: 11pt; font-weight: bold; }
.top .firm { line-height: 1.4; } .top .firm b { font-size: 10.5pt; } .top .date { text-align: right; line-height: 1.5; }
.three { display: grid; grid-template-columns: 1.2fr 1fr 1fr; gap: 3mm; margin: 2mm 0; }
fieldset { border: 1px solid #000; margin: 0; padding: 1mm 2mm 1.5mm; } legend { font-weight: bold; padding: 0 1mm; }
fieldset td { padding: .25mm 2mm .25mm 0; vertical-align: top; } fieldset td:first-child { white-space: nowrap; color: #333; }
.rows { width: 100%; } .rows th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: .8mm 1mm; font-size: 7pt; text-align: left; vertical-align: bottom; }
.rows td { padding: .5mm 1mm; vertical-align: top; } .rows tbody tr:nth-child(even) { background: #f2f2f2; }
.r { text-align: right !important; white-space: nowrap; } .m { font-family: 'Liberation Mono', monospace; }
.sums { margin-left: auto; border-top: 1px solid #000; margin-top: 1mm; } .sums td { padding: .5mm 2mm; font-weight: bold; }
.notes { font-size: 6.8pt; line-height: 1.35; margin-top: 3mm; border: 1px solid #000; padding: 1.5mm 2mm; }
`;

const pair = (label: string, value: string): Markup =>
  html`<tr>
    <td>${label}</td>
    <td>${value}</td>
  </tr>`;

function topOf({ facts, style }: Drawing): Markup {
  const { cliente } = facts;
  return html`<div class="top">
    <div class="firm">
      <b>${cliente.nombre}</b><br />RUC ${cliente.documento}<br />${cliente.direccion}
    </div>
    <div>
      <h1>ORDEN DE COMPRA</h1>
      <div class="no">${style.number(facts.serie, facts.correlativo)}</div>
    </div>
    <div class="date">
      Fecha de emisión: <b>${style.date(facts.emision)}</b><br />Estado: LIBERADA
    </div>
  </div>`;
}

function blocksOf(drawing: Drawing): Markup {
  const { facts, style, centre, department } = drawing;
  const { emisor } = facts;
  const [code, name, place] = centre;
  return html`<div class="three whole">
    <fieldset>
      <legend>PROVEEDOR</legend>
      <table>
        ${pair('Código', drawing.supplierCode)}${pair('Razón social', emisor.nombre)}${pair('RUC', emisor.documento)}
        ${pair('Dirección', emisor.direccion)}${drawing.hasContact && html`${pair('Teléfono', emisor.telefono)}${pair('E-mail', emisor.email)}`}
      </table>
    </fieldset>
    <fieldset>
      <legend>CONDICIONES</legend>
      <table>
        ${pair('Tipo de orden', drawing.orderType)}${pair('Sección', department)}${pair('Comprador', drawing.buyer)}
        ${pair('Cond. de pago', drawing.terms)}${pair('Moneda', style.currencyName)}
      </table>
    </fieldset>
    <fieldset>
      <legend>ENTREGA</legend>
      <table>
        ${pair('Lugar', `${code} ${name}`)}${pair('', place)}${pair('Desde', style.date(drawing.from))}
        ${pair('Hasta', style.date(drawing.to))}${pair('Ventana', drawing.hour)}
      </table>
    </fieldset>
  </div>`;
}

/** The biggest pack that the quantity comes in; 1 where none does. */
function packOf({ cantidad }: BenchLine): number {
  const units = cantidad / 1000;
  return PACKS.find((size) => Number.isInteger(units / size)) ?? 1;
}

const packsOf = (line: BenchLine): string => {
  const count = line.cantidad / 1000 / packOf(line);
  return Number.isInteger(count) ? String(count) : '-';
};

const percentOf = ({ descuento, cantidad, unitario }: BenchLine): string =>
  descuento === 0 ? '0.00' : Math.round((descuento * 100_000) / (cantidad * unitario)).toFixed(2);

function rowOf({ style, eans }: Drawing, line: BenchLine, at: number): Markup {
  return html`<tr>
    <td class="r">${at + 1}</td>
    <td>${line.codigo}</td>
    <td class="m">${eans[at] ?? ''}</td>
    <td>${line.descripcion}</td>
    <td>${line.unidad}</td>
    <td class="r">${packOf(line)}</td>
    <td class="r">${packsOf(line)}</td>
    <td class="r">${style.quantity(line.cantidad)}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    <td class="r">${percentOf(line)}</td>
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

function rowsOf(drawing: Drawing): Markup {
  const { facts } = drawing;
  return html`<table class="rows">
    <thead>
      <tr>
        <th class="r">Lín.</th>
        <th>SKU</th>
        <th>EAN</th>
        <th>Descripción</th>
        <th>U.M.</th>
        <th class="r">Unid. x<br />empaque</th>
        <th class="r">Empaques</th>
        <th class="r">Cantidad<br />pedida</th>
        <th class="r">Costo<br />lista</th>
        <th class="r">% Dcto.<br />factura</th>
        <th class="r">Costo<br />total</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line, at) => rowOf(drawing, line, at))}
    </tbody>
  </table>`;
}

function sumsOf({ facts, style }: Drawing): Markup {
  const row = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td class="r">${style.currencySign} ${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums whole">
    ${row('Total neto', baseOf(facts))}${row('IGV 18%', facts.sumas.igv)}${row('Total orden', facts.sumas.total)}
  </table>`;
}

function notesOf({ facts, stores }: Drawing): Markup {
  return html`<div class="notes whole">
    ${facts.observaciones && html`<b>Observaciones:</b> ${facts.observaciones}<br />`}
    ${stores.length > 0 && html`<b>Locales de destino:</b> ${stores.join(', ')}<br />`} 1. El
    proveedor debe solicitar cita en el portal B2B con 48 horas de anticipación; sin cita no se
    recibe mercadería. 2. La factura y la guía de remisión deben consignar el número de esta orden.
    Una factura por orden de compra. 3. Vencida la fecha de entrega la orden queda anulada
    automáticamente y se aplica la penalidad por nivel de servicio pactada en el acuerdo comercial.
    4. Los productos deben llegar con código EAN legible y vida útil mínima del 70 %.
    <br />Documento generado por el sistema, no requiere firma ni sello.
  </div>`;
}

/** Thirteen digits of Peru, the last of them the check digit. */
function ean(random: Random): string {
  const twelve = `775${digits(random, 9)}`;
  const sum = [...twelve].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

function wordedFor(given: BenchFacts, random: Random): BenchFacts {
  const lineas = given.lineas.map((line) => ({
    ...line,
    unidad: line.unidad === 'ZZ' ? 'UN' : line.unidad,
  }));
  return reworded({ ...given, lineas }, CHAIN_WARES, random);
}

function drawingOf(given: BenchFacts, style: BenchStyle, random: Random): Drawing {
  const emisor = renamed(
    given.emisor,
    pick(random, ['Alimentos', 'Distribuidora', 'Manufacturas', 'Comercializadora']),
  );
  const cliente = renamed(
    given.cliente,
    pick(random, ['Supermercados', 'Tiendas', 'Hipermercados']),
  );
  const facts = { ...wordedFor(given, random), emisor, cliente };
  const from = addDays(facts.emision, between(random, 3, 8));
  const isSpread = happens(random, 0.4);
  const first = between(random, 0, STORES.length - 3);
  return {
    facts,
    style,
    supplierCode: digits(random, 6),
    centre: pick(random, CENTRES),
    stores: isSpread ? STORES.slice(first, first + between(random, 2, 5)) : [],
    from,
    to: addDays(from, between(random, 2, 7)),
    hour: pick(random, ['06:00 - 10:00', '08:00 - 12:00', '13:00 - 16:00']),
    buyer: shortName(random),
    department: pick(random, DEPARTMENTS),
    orderType: isSpread ? 'PREDISTRIBUIDA' : pick(random, ['STOCK', 'REPOSICIÓN', 'CAMPAÑA']),
    terms: `CRÉDITO ${pick(random, [30, 45, 60, 90])} DÍAS`,
    hasContact: happens(random, 0.6),
    eans: facts.lineas.map(() => ean(random)),
  };
}

/** A chain's order to a supplier, lying A4: EAN codes, packs, window of delivery, discounts in percent only. */
export const retailB2b: BenchLayout = {
  id: 'retail-b2b',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(given, style, random) {
    const drawing = drawingOf(given, style, random);
    const { facts, hasContact } = drawing;
    const body = html`${topOf(drawing)}${blocksOf(drawing)}${rowsOf(drawing)}${sumsOf(drawing)}${notesOf(drawing)}`;
    return {
      ...wholePage({
        css: CSS,
        body,
        paper: { width: '297mm', height: '210mm' },
        margin: '10mm 10mm 9mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(
          facts.emisor,
          hasContact ? ['direccion', 'telefono', 'email'] : ['direccion'],
        ),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: {
          ...infoTruth(facts, ['observaciones']),
          terminos_pago: drawing.terms,
        },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
