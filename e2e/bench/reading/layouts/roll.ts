import { html, qrPlace, ROLL_80, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchStyle } from '../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../truth';

/** A till's roll of 80 mm: all in one column, items in two lines, figures at the right edge. */
const CSS = `
body { width: 80mm; padding: 3mm 4mm 6mm; font: 8.4pt 'Liberation Mono', 'Courier New', monospace; color: #000; }
.c { text-align: center; } p { margin: 0.8mm 0; } b.big { font-size: 10pt; }
hr { border: 0; border-top: 1px dashed #000; margin: 1.5mm 0; }
.two { display: flex; justify-content: space-between; } .two span:last-child { text-align: right; }
.total { font-size: 10.5pt; font-weight: bold; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  ticket: 'TICKET',
  boleta: 'BOLETA DE VENTA ELECTRONICA',
  factura: 'FACTURA ELECTRONICA',
};

const LABELS = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  gratuita: 'OP. GRATUITA',
  descuentos: 'DESCUENTO',
  igv: 'I.G.V. 18%',
  icbper: 'I.C.B.P.E.R.',
  otrosCargos: 'RECARGO AL CONSUMO',
} as const;
const ORDER = Object.keys(LABELS) as (keyof typeof LABELS)[];

const two = (left: string, right: string): Markup =>
  html`<div class="two"><span>${left}</span><span>${right}</span></div>`;

const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv']);

function head(facts: BenchFacts, style: BenchStyle, clock: string): Markup {
  const { emisor } = facts;
  return html`<div class="c">
      <b class="big">${emisor.nombre}</b>
      <p>RUC ${emisor.documento}</p>
      <p>${emisor.direccion}</p>
      <p>TELF: ${emisor.telefono}</p>
      <hr />
      <b>${TITLES[facts.kind] ?? ''}</b>
      <p><b>${facts.serie}-${facts.correlativo}</b></p>
    </div>
    <hr />
    ${two(`FECHA: ${style.date(facts.emision)}`, `HORA: ${clock}`)}`;
}

function buyer({ cliente }: BenchFacts): Markup {
  const id = cliente.documento.length === 8 ? 'DNI' : 'RUC';
  return html`<p>CLIENTE: ${cliente.nombre}</p>
    <p>${id}: ${cliente.documento}</p>
    ${cliente.direccion !== '' && html`<p>DIRECCION: ${cliente.direccion}</p>`}`;
}

function items(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<div class="two">
      <span>CANT. DESCRIPCION</span><span>P.UNIT &nbsp; IMPORTE</span>
    </div>
    <hr />
    ${facts.lineas.map(
      (line) =>
        html`<div class="whole">
          <div>${line.descripcion}</div>
          ${two(`  ${style.quantity(line.cantidad)} ${line.unidad} X ${style.amount(line.unitario)}`, style.amount(line.importe))}
        </div>`,
    )}`;
}

export const roll: BenchLayout = {
  id: 'rollo-80',
  role: 'construido',
  kinds: ['ticket', 'boleta', 'factura'],
  draw(facts, style, random) {
    const clock = `${10 + Math.floor(random() * 11)}:${10 + Math.floor(random() * 49)}`;
    const money = (cents: number): string => `${style.currencySign} ${style.amount(cents)}`;
    const body = html`${head(facts, style, clock)}${buyer(facts)}
      <hr />
      ${items(facts, style)}
      <hr />
      ${shown(facts).map((key) => two(LABELS[key], money(facts.sumas[key])))}
      <div class="total">${two('TOTAL', money(facts.sumas.total))}</div>
      <hr />
      <p>SON: ${facts.letras}</p>
      <p>FORMA DE PAGO: ${facts.formaPago.toUpperCase()}</p>
      <p>CAJERO: 00${Math.floor(random() * 9)} &nbsp; CAJA: 01</p>
      <div class="c">
        ${qrPlace(facts, '28mm')}${facts.hash !== '' && html`<p>Resumen: ${facts.hash}</p>`}
        <p>GRACIAS POR SU COMPRA</p>
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: ROLL_80, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [...shown(facts), 'total']),
        informacion_adicional: infoTruth(facts, ['formaPago', 'letras']),
        productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
