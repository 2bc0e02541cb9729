import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { brandOf, inTrade, siteOf } from './house-names';
import { isGift, renamedRows, sold, type Stock } from './trade-rows';

const MENU: Stock = {
  goods: [
    sold('Agua mineral s/gas 500 ml', 'UND', 6),
    sold('Inca Kola personal', 'UND', 7),
    sold('Café americano', 'UND', 9),
    sold('Porción de pan al ajo', 'UND', 12),
    sold('Chicha morada jarra', 'UND', 24),
    sold('Pisco sour catedral', 'UND', 38),
    sold('Ceviche clásico', 'UND', 46),
    sold('Causa limeña', 'UND', 32),
    sold('Tequeños de queso', 'UND', 28),
    sold('Ají de gallina', 'UND', 37),
    sold('Lomo saltado', 'UND', 52),
    sold('Arroz con mariscos', 'UND', 49),
    sold('Jalea mixta (para 2)', 'UND', 78),
    sold('Suspiro a la limeña', 'UND', 18),
    sold('Menú ejecutivo', 'UND', 21),
    sold('Torta de chocolate', 'UND', 16),
    sold('Parrilla familiar', 'UND', 159),
    sold('Vino malbec reserva botella', 'UND', 118),
    sold('Descorche', 'UND', 41),
    sold('Infusión', 'UND', 4),
    sold('Salsa extra', 'UND', 3),
    sold('Whisky 12 años botella', 'UND', 290),
    sold('Buffet criollo domingo', 'UND', 89),
    sold('Almuerzo de trabajo, menú 3 tiempos (30 cubiertos)', 'UND', 1850),
    sold(
      'Coctel corporativo con bocaditos y bebidas, 4 horas, incluye mozos y menaje',
      'UND',
      4200,
    ),
    sold('Cena de aniversario según cotización', 'UND', 2850),
    sold('Coffee break tarde', 'UND', 640),
    sold('Alquiler de salón privado', 'UND', 1250),
    sold('Torta de cumpleaños 20 porciones', 'UND', 189),
    sold('Ronda de piqueos fríos y calientes', 'UND', 410),
  ],
  loose: [
    sold('Chancho al palo (kg)', 'KG', 22),
    sold('Pescado a la brasa (kg)', 'KG', 19),
    sold('Asado de tira (kg)', 'KG', 13),
    sold('Ensalada al peso (kg)', 'KG', 7),
    sold('Guarnición al peso (kg)', 'KG', 2),
  ],
  untaxed: [
    sold('Recetario de la casa (libro)', 'UND', 70),
    sold('Papa nativa para llevar (kg)', 'KG', 3),
  ],
};

const TITLES: Partial<Record<BenchFacts['kind'], string>> = {
  factura: 'FACTURA ELECTRÓNICA',
  boleta: 'BOLETA DE VENTA ELECTRÓNICA',
  ticket: 'TICKET',
};

interface Print {
  facts: BenchFacts;
  style: BenchStyle;
  brand: string;
  table: string;
  guests: number;
  waiter: string;
  room: string;
  check: string;
  opened: string;
  closed: string;
  motto: string;
  register: string;
  hasTip: boolean;
}

function printOf(original: BenchFacts, style: BenchStyle, random: Random): Print {
  const stem = pick(random, [
    'Restaurante',
    'Hotel Restaurante',
    'Inversiones Gastronómicas',
    'Cevichería',
  ]);
  const hour = between(random, 12, 21);
  return {
    facts: {
      ...original,
      emisor: inTrade(original.emisor, stem),
      lineas: renamedRows(original, MENU),
    },
    style,
    brand: brandOf(original.emisor),
    table: pick(random, ['12', 'T-04', 'SALÓN 2', '7', 'BARRA', '21']),
    guests: between(random, 1, 14),
    waiter: pick(random, ['Jhonatan', 'Milagros', 'Edwin', 'Sheyla']),
    room: happens(random, 0.25) ? String(between(random, 201, 915)) : '',
    check: digits(random, 5),
    opened: `${hour}:${between(random, 10, 59)}`,
    closed: `${hour + 1}:${between(random, 10, 59)}`,
    motto: pick(random, [
      'Cocina peruana de autor',
      'Pescados y mariscos',
      'Parrillas & vinos',
      'Desde 1987',
    ]),
    register: `FFCF${digits(random, 6)}`,
    hasTip: happens(random, 0.5),
  };
}

const head = ({ facts, brand, motto, register }: Print): Markup =>
  html`<header>
    <div class="sign">${brand}</div>
    <div class="motto">~ ${motto} ~</div>
    <div><b>${facts.emisor.nombre}</b></div>
    <div>${facts.emisor.direccion}</div>
    <div>Reservas: ${facts.emisor.telefono}</div>
    <div class="kind">
      RUC ${facts.emisor.documento} &nbsp;|&nbsp; ${TITLES[facts.kind]} &nbsp;|&nbsp; ${facts.serie}
      - ${facts.correlativo}
    </div>
    ${facts.kind === 'ticket' && html`<div>Máq. registradora ${register}</div>`}
  </header>`;

const served = ({ facts, style, ...print }: Print): Markup =>
  html`<table class="served">
    <tr>
      <td><small>Fecha</small>${style.date(facts.emision)}</td>
      <td><small>Apertura / cierre</small>${print.opened} - ${print.closed}</td>
      <td><small>Mesa</small>${print.table}</td>
      <td><small>Pax</small>${print.guests}</td>
      <td><small>Mozo</small>${print.waiter}</td>
      <td><small>Comanda</small>${print.check}</td>
      ${print.room && html`<td><small>Hab.</small>${print.room}</td>`}
    </tr>
  </table>`;

function customer({ facts: { cliente, formaPago, kind } }: Print): Markup {
  const isCompany = cliente.documento.length === 11;
  return html`<div class="customer">
    <div>${isCompany ? 'Razón social' : 'Cliente'}: ${cliente.nombre}</div>
    <div>${isCompany ? 'RUC' : 'DNI'}: ${cliente.documento}</div>
    ${cliente.direccion && html`<div>Dirección: ${cliente.direccion}</div>`}
    ${kind === 'factura' && html`<div>Forma de pago: ${formaPago}</div>`}
  </div>`;
}

const row = ({ style }: Print, line: BenchLine): Markup =>
  html`<tr>
    <td class="q">${style.quantity(line.cantidad)}</td>
    <td>
      ${line.descripcion}${isGift(line) && ' (cortesía)'}${line.descuento > 0 && html`<br /><i>descuento -${style.amount(line.descuento)}</i>`}
    </td>
    <td class="n">${style.amount(line.unitario)}</td>
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;

const rows = (print: Print): Markup =>
  html`<table class="rows">
    <thead>
      <tr>
        <th>Cant.</th>
        <th class="name">Consumo</th>
        <th>${print.facts.precioConIgv ? 'P. unit.' : 'V. unit.'}</th>
        <th>${print.facts.precioConIgv ? 'Importe' : 'Valor'}</th>
      </tr>
    </thead>
    <tbody>
      ${print.facts.lineas.map((line) => row(print, line))}
    </tbody>
  </table>`;

const ORDER = [
  'descuentos',
  'gravada',
  'exonerada',
  'gratuita',
  'igv',
  'otrosCargos',
  'icbper',
] as const;
const NAMES: Readonly<Record<(typeof ORDER)[number], string>> = {
  descuentos: 'Descuento',
  gravada: 'Op. gravada',
  exonerada: 'Op. exonerada',
  gratuita: 'Cortesías (op. gratuita)',
  igv: 'IGV 18%',
  otrosCargos: 'Recargo al consumo 10%',
  icbper: 'ICBPER',
};
const ALWAYS = ['gravada', 'igv'] as const;

const sums = ({ facts, style }: Print): Markup =>
  html`<table class="sums">
    ${shownSums(facts, ORDER, ALWAYS).map(
      (key) =>
        html`<tr>
          <td>${NAMES[key]}</td>
          <td class="n">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
    <tr class="total">
      <td>TOTAL ${style.currencySign}</td>
      <td class="n">${style.amount(facts.sumas.total)}</td>
    </tr>
  </table>`;

const end = ({ facts, hasTip, room }: Print): Markup => {
  const isElectronic = facts.kind !== 'ticket';
  return html`<div class="whole">
    <p>Son: ${facts.letras}</p>
    <p>Pagó con: ${facts.metodoPago}</p>
    ${hasTip && html`<p class="tip">Propina: ____________ &ensp; Total: ____________ &ensp; ${room ? 'Firma huésped' : 'Firma'}: __________________</p>`}
    <div class="foot">
      ${qrPlace(facts, '20mm')}
      <div>
        ${
          isElectronic
            ? html`Representación impresa de la ${TITLES[facts.kind]?.toLowerCase()}. Consulte en
                www.${siteOf(facts.emisor)}<br />Hash: ${facts.hash}<br />`
            : NOTHING
        }
        La propina es voluntaria. ¡Gracias por su visita!
      </div>
    </div>
  </div>`;
};

const css = `
body { font: 8.4pt/1.35 'DejaVu Serif', serif; color: #2a1a12; }
header { text-align: center; } .sign { font: italic bold 19pt 'DejaVu Serif', serif; color: #7b2d12; } .motto { font-style: italic; margin-bottom: 1.5mm; } .kind { margin: 2.5mm 0 1mm; padding: 1.2mm 0; border-top: .4mm solid #7b2d12; border-bottom: .4mm solid #7b2d12; font-weight: bold; font-size: 8.6pt; }
small { display: block; font-size: 6.4pt; color: #7b6a60; } .served { width: 100%; margin: 2mm 0; } .served td { padding: 0 1mm; border-left: .2mm solid #c9b8ac; } .served td:first-child { border: 0; }
.customer { margin-bottom: 2mm; } .rows { width: 100%; } .rows th { border-bottom: .3mm solid #7b2d12; font-size: 7.4pt; text-align: right; padding: .6mm 1mm; } .rows th:first-child, .rows .name { text-align: left; } .rows .name { width: 62%; } .rows td { padding: .5mm 1mm; vertical-align: top; border-bottom: .15mm dotted #c9b8ac; } .rows i { font-size: 7.2pt; }
.n { text-align: right; white-space: nowrap; } .sums { margin: 2mm 0 2mm auto; width: 66mm; } .sums td { padding: .3mm 1mm; } .total td { border-top: .4mm solid #7b2d12; font-weight: bold; font-size: 11pt; }
p { margin: .8mm 0; } .tip { margin-top: 6mm; } .foot { display: flex; gap: 4mm; align-items: center; font-size: 7pt; margin-top: 3mm; }`;

function truthOf({ facts }: Print): ExtractedData {
  const isFactura = facts.kind === 'factura';
  const products = linesTruth(facts, ['cantidad', 'unitario', 'importe']);
  return {
    documento: documentoTruth(facts, facts.kind === 'ticket' ? ['moneda'] : ['moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [...shownSums(facts, ORDER, ALWAYS), 'total']),
    informacion_adicional: infoTruth(facts, [
      'metodoPago',
      'letras',
      ...(isFactura ? (['formaPago'] as const) : []),
    ]),
    productos: products.map((product, at) => {
      const cents = facts.lineas[at]?.descuento ?? 0;
      return cents > 0 ? { ...product, descuento: cents / 100 } : product;
    }),
  };
}

/** A restaurant on half a sheet: the table and its waiter, what was eaten, a line for the tip. */
export const RESTAURANTE_A5: BenchLayout = {
  id: 'restaurante-a5',
  role: 'construido',
  kinds: ['factura', 'boleta', 'ticket'],
  draw(facts, style, random) {
    const print = printOf(facts, style, random);
    const body = html`${head(print)}${served(print)}${customer(print)}${rows(print)}${sums(print)}${end(print)}`;
    const paper = { width: '148mm', height: '210mm' };
    return { ...wholePage({ css, body, paper, margin: '8mm 9mm' }), truth: truthOf(print) };
  },
};
