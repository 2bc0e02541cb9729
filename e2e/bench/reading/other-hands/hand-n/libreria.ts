import { between, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle, DrawnPage } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { BY_THE_KILO, SHELVES } from './shelves';
import { inTrade, webName } from './trade-names';
import { prefixed, stocked, ware, withNetPrices } from './wares';

const A5 = { width: '148mm', height: '210mm' } as const;
const SUMS = ['gravada', 'exonerada', 'icbper', 'igv', 'total'] as const;
const ALWAYS = ['gravada', 'igv', 'total'] as const;
const BOOKS = ware(
  'UND',
  0,
  999,
  'Libro Los ríos profundos - J. M. Arguedas',
  'Libro Razonamiento Verbal Preuniversitario',
  'Libro Atlas Universal Escolar, edición actualizada',
);
const OLD_BOOKS = ware('KG', 0, 999, 'Libros de saldo por kilo');

function prepared(given: BenchFacts, random: Random): BenchFacts {
  const stock = {
    wares: SHELVES,
    loose: BY_THE_KILO,
    untaxed: BOOKS,
    untaxedLoose: OLD_BOOKS,
    code: prefixed('', 5),
    write: (name: string) => name,
  };
  const facts = stocked(withNetPrices(given), stock, random);
  const emisor = inTrade(
    facts.emisor,
    ['Librería y Bazar', 'Librería', 'Librería Importaciones'],
    ['ventas', 'libreria', 'pedidos'],
    random,
  );
  return {
    ...facts,
    emisor,
    metodoPago: pick(random, ['Efectivo', 'Yape', 'Tarjeta', 'Plin', 'Efectivo']),
  };
}

interface Printed {
  withEmail: boolean;
  withCodes: boolean;
  withPlace: boolean;
}

/** The name over the door: without the trade and the legal form. */
const signOf = (nombre: string): string =>
  nombre
    .replace(/^librer[ií]a( y bazar| importaciones)? /i, '')
    .replace(/ (S\.?A\.?C\.?|S\.A\.A?\.?|S\.R\.L\.|E\.I\.R\.L\.|SOCIEDAD.*)$/i, '');

function head(facts: BenchFacts, style: BenchStyle, { withEmail }: Printed): Markup {
  const { emisor } = facts;
  return html`<div class="head">
      <div class="sign">${signOf(emisor.nombre)}</div>
      <div><b>${emisor.nombre}</b></div>
      <div>${emisor.direccion}</div>
      <div>Cel. ${emisor.telefono}${withEmail && html` · ${emisor.email}`}</div>
      <div class="small">Útiles escolares y de oficina - Textos - Regalos - Fotocopias</div>
    </div>
    <div class="title">
      <span>R.U.C. ${emisor.documento}</span><span>BOLETA DE VENTA ELECTRÓNICA</span
      ><span>${style.number(facts.serie, facts.correlativo)}</span>
    </div>`;
}

function customer(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente } = facts;
  const label = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`<div class="to">
    <div>
      <i class="k">Fecha:</i><span>${style.date(facts.emision)}</span><i class="k">Moneda:</i
      ><span>${style.currencyName}</span>
    </div>
    <div><i class="k">Cliente:</i><span>${cliente.nombre}</span></div>
    <div>
      <i class="k">${label}:</i><span>${cliente.documento}</span><i class="k">Cond. de pago:</i
      ><span>${facts.formaPago}</span><i class="k">Medio:</i><span>${facts.metodoPago}</span>
    </div>
    ${cliente.direccion && html`<div><i class="k">Direcc.:</i><span>${cliente.direccion}</span></div>`}
  </div>`;
}

function rows(facts: BenchFacts, style: BenchStyle, { withCodes }: Printed): Markup {
  const price = facts.precioConIgv ? 'P. Unit.' : 'V. Unit.';
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Cant.</th>
        <th>U.M.</th>
        ${withCodes && html`<th>Cód.</th>`}
        <th class="l">Descripción</th>
        <th>${price}</th>
        <th>Importe</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td class="c">${style.quantity(line.cantidad)}</td>
            <td class="c">${line.unidad}</td>
            ${withCodes && html`<td>${line.codigo}</td>`}
            <td class="wide">${line.descripcion}</td>
            <td class="r">${style.amount(line.unitario)}</td>
            <td class="r">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const LABELS: Readonly<Record<(typeof SUMS)[number], string>> = {
  gravada: 'Op. gravada',
  exonerada: 'Op. exonerada',
  icbper: 'ICBPER',
  igv: 'IGV (18%)',
  total: 'Total a pagar',
};

function ending(
  facts: BenchFacts,
  style: BenchStyle,
  { withPlace }: Printed,
  random: Random,
): Markup {
  const seller = pick(random, [
    'Vendedor: Tienda',
    'Vendedor: Sra. Nelly',
    'Atendido por: admin',
    'Usuario: caja1',
  ]);
  const keys = shownSums(facts, SUMS, ALWAYS);
  return html`<div class="whole">
    <div class="words">Son: ${facts.letras}</div>
    <table class="end">
      <tr>
        <td class="qr">${qrPlace(facts, '23mm')}</td>
        <td class="small">
          ${seller}<br />${facts.observaciones && html`Obs.: ${facts.observaciones}<br />`}${facts.hash && html`Hash: ${facts.hash}<br />`}
          Representación impresa de la boleta de venta electrónica. Consúltela en
          ${webName(facts.emisor.nombre)}.facturaya.pe
          ${withPlace ? html`<br />Cambios hasta ${between(random, 2, 7)} días con su boleta. No hay devolución de dinero.` : NOTHING}
        </td>
        <td class="sums">
          <table>
            ${keys.map(
              (key) =>
                html`<tr class="${key}">
                  <th>${LABELS[key]}</th>
                  <td class="r">${style.currencySign} ${style.amount(facts.sumas[key])}</td>
                </tr>`,
            )}
          </table>
        </td>
      </tr>
    </table>
  </div>`;
}

const CSS = `
body { font: 7.8pt 'DejaVu Serif Condensed', 'DejaVu Serif'; padding-right: .5mm; } table { width: 100%; } .c { text-align: center; } .r { text-align: right; white-space: nowrap; } .l { text-align: left; } .small { font-size: 6.6pt; line-height: 1.4; }
.head { text-align: center; line-height: 1.4; } .sign { font: italic bold 19pt 'DejaVu Serif'; color: #234e8c; }
.title { display: flex; justify-content: space-between; border: 1.2px solid #234e8c; border-radius: 2mm; margin: 2.5mm 0; padding: 1.6mm 2.5mm; font-weight: bold; font-size: 8.6pt; }
.to { line-height: 1.7; } .to > div { display: flex; gap: 1.5mm; } .to span { border-bottom: .6px dotted #555; flex: 1; } .k { font-style: normal; font-weight: bold; }
.rows { margin-top: 2.5mm; border: 1.2px solid #234e8c; } .rows th { background: #dfe8f4; border: .6px solid #234e8c; padding: .8mm; } .rows td { border-left: .6px solid #234e8c; border-right: .6px solid #234e8c; padding: .6mm 1mm; vertical-align: top; } .wide { width: 50%; }
.words { margin: 1.5mm 0; font-size: 7.2pt; } .end td { vertical-align: top; } .qr { width: 1%; padding-right: 2mm; } .sums { width: 52mm; padding-left: 2mm; } .sums th { text-align: left; font-weight: normal; } .sums th, .sums td { padding: .5mm 1mm; } .total th, .total td { border-top: 1px solid #234e8c; font-weight: bold; font-size: 9pt; }`;

/** A boleta on half a page, of the bookshop of the quarter. */
export const LIBRERIA: BenchLayout = {
  id: 'libreria',
  role: 'construido',
  kinds: ['boleta'],
  draw(given, style, random): DrawnPage {
    const facts = prepared(given, random);
    const printed = {
      withEmail: happens(random, 0.6),
      withCodes: happens(random, 0.4),
      withPlace: happens(random, 0.5),
    };
    const body = html`${head(facts, style, printed)} ${customer(facts, style)}
    ${rows(facts, style, printed)} ${ending(facts, style, printed, random)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A5, margin: '8mm 9mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash']),
        proveedor: partyTruth(
          facts.emisor,
          printed.withEmail ? ['direccion', 'telefono', 'email'] : ['direccion', 'telefono'],
        ),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUMS, ALWAYS)),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'metodoPago',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, [
          ...(printed.withCodes ? (['codigo'] as const) : []),
          'unidad',
          'cantidad',
          'unitario',
          'importe',
        ]),
      },
    };
  },
};
