import { between, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';

const DISHES = [
  '1 POLLO A LA BRASA + PAPAS + ENSALADA',
  '1/4 POLLO BRASA PECHO',
  '1/2 POLLO + PAPAS FAMILIARES',
  'MOSTRITO C/ ARROZ CHAUFA',
  'INCA KOLA 1.5 LT',
  'JARRA CHICHA MORADA 1 LT',
  'ANTICUCHOS (2 PALITOS) C/ CHOCLO',
  'SALCHIPAPA CLASICA',
  'TEQUEÑOS X 6 C/ GUACAMOLE',
  'PARRILLA PERSONAL',
  'CHAUFA DE POLLO',
  'AGUA SAN LUIS S/G 625 ML',
] as const;

const LABELS = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  igv: 'I.G.V.',
  icbper: 'ICBPER',
  otrosCargos: 'RECARGO AL CONSUMO',
} as const;
type Shown = keyof typeof LABELS;
const ORDER = Object.keys(LABELS) as Shown[];

function served(line: BenchLine, at: number, first: number): BenchLine {
  if (/bolsa/i.test(line.descripcion)) return { ...line, descripcion: 'BOLSA PLASTICA' };
  if (line.unidad === 'KGM') return { ...line, descripcion: 'CHICHARRON POR KILO' };
  return { ...line, descripcion: DISHES[(first + at) % DISHES.length] ?? '' };
}

const money = (cents: number): string => amountText(cents, 'bare');
const count = (thousandths: number): string =>
  (thousandths / 1000).toFixed(thousandths % 10 ? 3 : 2);

const row = (line: BenchLine): Markup =>
  html`<tr>
      <td colspan="3">${line.descripcion}</td>
    </tr>
    <tr>
      <td>${count(line.cantidad)} x</td>
      <td class="r">${money(line.unitario)}</td>
      <td class="r">${money(line.importe)}</td>
    </tr>`;

function service(random: Random): Markup {
  return html`<div>
      MESA: ${between(random, 1, 32)} &nbsp; PERS: ${between(random, 1, 6)} &nbsp; SALON
      ${pick(random, ['1', '2', 'TERRAZA'])}
    </div>
    <div>
      MOZO: ${pick(random, ['KEVIN', 'MILAGROS', 'JHON', 'YESENIA'])} &nbsp; CAJA:
      ${between(random, 1, 3)}
    </div>`;
}

function customerLines({ cliente }: BenchFacts): Markup {
  const label = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`<div>CLIENTE: ${cliente.nombre}</div>
    ${cliente.documento ? html`<div>${label}: ${cliente.documento}</div>` : NOTHING}`;
}

function sums({ sumas }: BenchFacts, shown: readonly Shown[]): Markup {
  return html`<table>
    ${shown.map(
      (key) =>
        html`<tr>
          <td>${LABELS[key]}</td>
          <td class="r">S/ ${money(sumas[key])}</td>
        </tr>`,
    )}
    <tr class="b">
      <td>TOTAL A PAGAR</td>
      <td class="r">S/ ${money(sumas.total)}</td>
    </tr>
  </table>`;
}

const CSS = `body{width:80mm;padding:4mm;font:11px 'Liberation Mono',monospace} table{width:100%} td{padding:0;vertical-align:top}
.r{text-align:right}.b{font-weight:bold;font-size:13px}.c{text-align:center} hr{border:0;border-top:1px dashed #000;margin:4px 0}`;

/** A chicken restaurant's roll: table, waiter, service charge. */
export const polleriaMozo: BenchLayout = {
  id: 'polleria-mozo',
  role: 'comprobado',
  kinds: ['boleta', 'ticket'],
  draw(given, _style, random) {
    const first = between(random, 0, DISHES.length - 1);
    const facts = { ...given, lineas: given.lineas.map((line, at) => served(line, at, first)) };
    const { emisor } = facts;
    const withPhone = happens(random, 0.6);
    const shown = shownSums(facts, ORDER, ['gravada', 'igv']);
    const title = facts.kind === 'boleta' ? 'BOLETA DE VENTA ELECTRONICA' : 'TICKET';
    const body = html`<div class="c">
        <div class="b">${emisor.nombre}</div>
        <div>RUC ${emisor.documento}</div>
        <div>${emisor.direccion}</div>
        ${withPhone && html`<div>DELIVERY: ${emisor.telefono}</div>`}
        <hr />
        <div class="b">${title}</div>
        <div class="b">${facts.serie}-${facts.correlativo}</div>
      </div>
      <hr />
      <div>
        FECHA: ${DATE_STYLES.slash(facts.emision)}
        ${between(random, 12, 22)}:${between(random, 10, 59)}
      </div>
      ${service(random)}${customerLines(facts)}
      <hr />
      <table>
        <tr>
          <td>CANT/DESCRIPCION</td>
          <td class="r">P.UNIT</td>
          <td class="r">IMPORTE</td>
        </tr>
        ${facts.lineas.map(row)}
      </table>
      <hr />
      ${sums(facts, shown)}
      <div>SON: ${facts.letras}</div>
      <hr />
      <div>PAGO: ${facts.metodoPago}</div>
      <div class="c">
        ${qrPlace(facts, '28mm')}${facts.kind === 'boleta' && html`<div>Representación impresa de la BOLETA DE VENTA ELECTRÓNICA</div>`}
        <div>GRACIAS POR SU PREFERENCIA</div>
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: ROLL_80, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(emisor, withPhone ? ['direccion', 'telefono'] : ['direccion']),
        cliente: partyTruth(facts.cliente, []),
        totales: totalesTruth(facts, [...shown, 'total']),
        informacion_adicional: infoTruth(facts, ['metodoPago', 'letras']),
        productos: linesTruth(facts, ['cantidad', 'unitario', 'importe']),
      },
    };
  },
};
