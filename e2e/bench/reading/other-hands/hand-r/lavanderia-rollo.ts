import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { html, Markup, NOTHING, qrPlace, ROLL_80, wholePage } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  compact,
  documentoTruth,
  infoTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { LAUNDRY } from './laundry-goods';
import { rowsTruth } from './printed-values';
import { renamedLines, sellerOf } from './trade-names';

const STEMS = ['Lavandería', 'Lavaseco', 'Inversiones Lavado Express', 'Servicios de Lavandería'];
const COLOURS = ['BLANCO', 'NEGRO', 'AZUL', 'BEIGE', 'PLOMO', 'C/MANCHA', 'ROJO', 'S/BOTON'];
const CASHIERS = ['KARINA', 'MJIMENEZ', 'CAJA01', 'ROSA V.', 'ADMIN'];
/** Columns of the printer: 42 of font A. */
const WIDTH = 42;

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
}

const isTicket = ({ kind }: BenchFacts): boolean => kind === 'ticket';
const RULE = '-'.repeat(WIDTH);

const spread = (left: string, right: string): string =>
  `${left}${' '.repeat(Math.max(1, WIDTH - left.length - right.length))}${right}`;

const text = (value: string): Markup => html`<div>${value}</div>`;
const centred = (value: string): Markup =>
  value ? html`<div class="mid">${value}</div>` : NOTHING;

function clock(random: Random): string {
  const two = (min: number, max: number): string =>
    String(between(random, min, max)).padStart(2, '0');
  return `${two(8, 20)}:${two(0, 59)}`;
}

function heading({ facts, random }: Drawing): Markup {
  const { emisor } = facts;
  const date = DATE_STYLES.slash(facts.emision);
  const name = isTicket(facts) ? 'TICKET DE SERVICIO' : 'BOLETA DE VENTA ELECTRONICA';
  const register = isTicket(facts)
    ? `S/N MAQ. REG.: ${pick(random, ['FFGF', 'SKFF'])}${digits(random, 6)}`
    : '';
  return html`<div class="brand">
      ${pick(random, ['~ LavaFácil ~', '* SECO EXPRESS *', 'BURBUJAS', 'LIMPIO & LISTO'])}
    </div>
    ${centred(emisor.nombre)}${centred(`RUC ${emisor.documento}`)}${centred(emisor.direccion)}${centred(`Tlf/WhatsApp ${emisor.telefono}`)}
    ${text(RULE)}${centred(name)}
    <div class="num">${`${facts.serie}-${facts.correlativo}`}</div>
    ${centred(register)}${text(RULE)}
    ${text(spread(`FECHA: ${date}`, `HORA: ${clock(random)}`))}${text(spread(`CAJERO: ${pick(random, CASHIERS)}`, `ORDEN: ${digits(random, 6)}`))}`;
}

function customer({ facts: { cliente } }: Drawing): Markup {
  const label = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`${text(`CLIENTE: ${cliente.nombre}`)}${text(`${label}: ${cliente.documento}`)}${cliente.direccion && text(`DIRECC.: ${cliente.direccion}`)}`;
}

function row(line: BenchLine, { style, random }: Drawing, withColours: boolean): Markup {
  const left = `${style.quantity(line.cantidad)} ${line.unidad} x ${style.amount(line.unitario)}`;
  const colour = withColours && line.unidad === 'PZA' ? `   (${pick(random, COLOURS)})` : '';
  const importe = style.amount(line.importe);
  const promo = `   DSCTO PROMO -${style.amount(line.descuento)}`;
  const body =
    line.descuento > 0
      ? [text(` ${left}`), text(spread(promo, importe))]
      : text(spread(` ${left}`, importe));
  return html`<div class="item">${text(line.descripcion)}${body}${colour && text(colour)}</div>`;
}

const ORDER = ['gravada', 'exonerada', 'igv', 'icbper', 'otrosCargos', 'total'] as const;
const sumsShown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

function sums({ facts, style }: Drawing): Markup {
  const words: Record<(typeof ORDER)[number], string> = {
    gravada: 'OP. GRAVADA',
    exonerada: 'OP. EXONERADA',
    igv: 'I.G.V. 18%',
    icbper: 'ICBPER',
    otrosCargos: 'RECARGO EXPRESS',
    total: 'TOTAL A PAGAR',
  };
  return html`${sumsShown(facts).map(
    (key) =>
      html`<div class="${key}">
        ${spread(`${words[key]} ${style.currencySign}`, style.amount(facts.sumas[key]))}
      </div>`,
  )}`;
}

const METHODS = ['EFECTIVO', 'YAPE', 'PLIN', 'VISA', 'MASTERCARD'] as const;

function delivery({ facts, random }: Drawing, method: string): Markup {
  const ready = DATE_STYLES.slash(addDays(facts.emision, between(random, 1, 5)));
  return html`${text(`PAGO: ${method}`)}${text(RULE)}
    <div class="ready">ENTREGA: ${ready} ${pick(random, ['11:00', '17:00', '19:30'])}</div>
    ${text(spread(`PRENDAS: ${between(random, 1, 24)}`, `UBIC.: ${pick(random, ['A', 'B', 'C'])}-${digits(random, 2)}`))}${text(RULE)}`;
}

const CLAUSES = [
  'NO NOS RESPONSABILIZAMOS POR PRENDAS QUE DESTIÑAN O ENCOJAN NI POR OBJETOS OLVIDADOS EN LOS BOLSILLOS.',
  'PASADOS 30 DIAS LA PRENDA NO RECOGIDA PAGA ALMACENAJE; A LOS 90 DIAS SE DONA.',
  'INDISPENSABLE PRESENTAR ESTE COMPROBANTE PARA RECOGER SUS PRENDAS.',
];

function foot({ facts, random }: Drawing): Markup {
  return html`<div class="small">
      ${CLAUSES.map((clause) => happens(random, 0.75) && html`<p>${clause}</p>`)}
    </div>
    ${
      !isTicket(facts) &&
      html`<div class="mid">${qrPlace(facts, '28mm')}</div>
        ${centred('Representación impresa de la BOLETA DE VENTA ELECTRONICA')}${centred(`Resumen: ${facts.hash}`)}`
    }
    ${centred('*** GRACIAS POR SU PREFERENCIA ***')}`;
}

const CSS = `body { width: 80mm; padding: 3mm 4mm 6mm; font: 7.9pt/1.3 'Liberation Mono'; color: #000; } div { white-space: pre-wrap; overflow-wrap: anywhere; }
.mid, .brand, .num { text-align: center; white-space: normal; } .brand { font: bold italic 17pt 'Liberation Serif'; padding-bottom: 1mm; } .num { font-weight: bold; font-size: 11pt; }
.total { font-weight: bold; } .ready { font-weight: bold; font-size: 9.5pt; } .small { font-size: 6.6pt; white-space: normal; } .small p { margin: .6mm 0; }`;

/** White space between elements would be printed. */
const tight = ({ text: markup }: Markup): Markup =>
  new Markup(markup.replace(/>\s*\n\s*/g, '>').replace(/\s*\n\s*</g, '<'));

function truthOf(facts: BenchFacts, method: string): ExtractedData {
  return {
    documento: documentoTruth(facts, isTicket(facts) ? ['moneda'] : ['moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, sumsShown(facts)),
    informacion_adicional: compact({
      ...infoTruth(facts, ['letras']),
      metodo_pago: method,
    }),
    productos: rowsTruth(facts, ['unidad', 'cantidad', 'unitario', 'descuento', 'importe']),
  };
}

/** A laundry's roll: two lines for each garment, when to fetch it, and what the house answers for. */
export const lavanderiaRollo: BenchLayout = {
  id: 'lavanderia-rollo',
  role: 'construido',
  kinds: ['boleta', 'ticket'],
  draw(given, style, random) {
    const facts: BenchFacts = {
      ...given,
      emisor: sellerOf(given.emisor, pick(random, STEMS)),
      lineas: renamedLines(given, LAUNDRY, random),
    };
    const drawing = { facts, style, random };
    const withColours = happens(random, 0.6);
    const method = pick(random, METHODS);
    const body = html`${heading(drawing)}${customer(drawing)}${text(RULE)}${text(spread('CANT UND  P.UNIT', 'IMPORTE'))}${text(RULE)}
    ${facts.lineas.map((line) => row(line, drawing, withColours))}${text(RULE)}${sums(drawing)}${text(`SON: ${facts.letras}`)}${delivery(drawing, method)}${foot(drawing)}`;
    return {
      ...wholePage({ css: CSS, body: tight(body), paper: ROLL_80, margin: '0' }),
      truth: truthOf(facts, method),
    };
  },
};
