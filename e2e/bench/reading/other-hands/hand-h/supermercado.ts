import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { html, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
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
import { brandOf, inTrade, siteOf } from './house-names';
import { percepcionTruth } from './payment-truth';
import { isBag, isGift, renamedRows, sold, type Stock } from './trade-rows';

const SHELVES: Stock = {
  goods: [
    sold('LECHE EVAP ENT GLORIOSA 390G', 'UN', 4.2),
    sold('ARROZ EXT COSTEÑITO 5KG', 'UN', 24),
    sold('ACEITE VEGETAL PRIMORO 900ML', 'UN', 9),
    sold('YOG FRESA BATIDO 1.7KG', 'UN', 13),
    sold('PAN MOLDE INTEGRAL XL', 'UN', 11),
    sold('DETERG POLVO FLORAL 4KG', 'UN', 37),
    sold('PAPEL HIG DOB HOJA 24UN', 'UN', 29),
    sold('GASEOSA COLA 3L PACK2', 'UN', 19),
    sold('AGUA S/GAS 625ML', 'UN', 2),
    sold('CHOC TABLETA 70% 90G', 'UN', 8),
    sold('GALLETA SODA X6', 'UN', 5),
    sold('SHAMPOO ANTICASPA 650ML', 'UN', 27),
    sold('PAÑAL XG HIPERPACK 92', 'UN', 84),
    sold('VINO TTO MALBEC 750ML', 'UN', 46),
    sold('PISCO QUEBRANTA 700ML', 'UN', 62),
    sold('CERVEZA LATA 355ML SIXPACK', 'UN', 31),
    sold('OLLA ARROCERA 1.8L', 'UN', 149),
    sold('LICUADORA VASO VIDRIO 600W', 'UN', 219),
    sold('TV LED 55 4K SMART', 'UN', 1699),
    sold('COLCHON RESORTE 2PLZ', 'UN', 899),
    sold('LAPTOP 15.6 8GB 512SSD', 'UN', 2399),
    sold('REFRIGERADORA NO FROST 330L', 'UN', 1899),
    sold('SARTEN ANTIADH 28CM', 'UN', 59),
    sold('TOALLA BAÑO 70X140', 'UN', 34),
    sold('ZAPATILLA URBANA DAMA T37', 'UN', 119),
    sold('CAMISA M/L HOMBRE SLIM T-M', 'UN', 89),
    sold('ATUN FILETE ACEITE 170G', 'UN', 6.9),
    sold('FIDEO SPAGHETTI 1KG', 'UN', 5.5),
    sold('CAFE INSTANTANEO 190G', 'UN', 33),
    sold('HAMBURG RES X8 CONGELADA', 'UN', 17),
    sold('FREIDORA DE AIRE 5.5L', 'UN', 329),
    sold('LAVAVAJILLA LIMON 1L', 'UN', 12),
    sold('ESPONJA VERDE X3', 'UN', 3),
    sold('PERFUME EDT 100ML', 'UN', 240),
    sold('SILLA ESCRITORIO MALLA', 'UN', 389),
  ],
  loose: [
    sold('POLLO ENTERO FRESCO KG', 'KG', 11),
    sold('QUESO EDAM LAMINADO KG', 'KG', 42),
    sold('JAMON INGLES KG', 'KG', 33),
    sold('ASADO DE TIRA KG', 'KG', 36),
    sold('ACEITUNA BOTIJA KG', 'KG', 22),
    sold('MILANESA DE POLLO KG', 'KG', 24),
    sold('PESCADO PERICO FILETE KG', 'KG', 28),
    sold('FRUTOS SECOS MIX KG', 'KG', 14),
    sold('ALIMENTO PERRO GRANEL KG', 'KG', 7),
  ],
  untaxed: [
    sold('PAPA YUNGAY KG', 'KG', 3),
    sold('CEBOLLA ROJA KG', 'KG', 4),
    sold('CUENTO INFANTIL T/DURA', 'UN', 60),
  ],
};

const STORES = [
  'T0012 - LA MARINA: AV. LA MARINA 2355 SAN MIGUEL',
  'T0047 - MALL AVENTURA: AV. PORONGOCHE 500 PAUCARPATA AREQUIPA',
  'T0108 - PRIMAVERA: AV. ANGAMOS ESTE 2685 SAN BORJA',
  'T0231 - REAL PLAZA: AV. A. A. CACERES 147 CASTILLA PIURA',
] as const;

interface Print {
  facts: BenchFacts;
  brand: string;
  store: string;
  cashier: string;
  till: string;
  transaction: string;
  time: string;
  card: string;
  points: number;
  hasPoints: boolean;
  hasPhone: boolean;
  slogan: string;
}

const money = (cents: number): string => amountText(cents, 'bare');
const day = DATE_STYLES.slash;
const SIGNS = { PEN: 'S/', USD: 'US$', EUR: 'EUR' } as const;

/** Every good is known by its bar code. */
function shopRow(line: BenchLine, random: Random): BenchLine {
  const bars = `77${digits(random, 11)}`;
  return { ...line, codigo: isBag(line) ? '2000000000015' : bars };
}

function printOf(original: BenchFacts, random: Random): Print {
  const stem = pick(random, ['Supermercados', 'Hipermercados', 'Tiendas por Departamento']);
  const rows = renamedRows(original, SHELVES, (name) => name.toUpperCase().slice(0, 28));
  const lineas = rows.map((line) => shopRow(line, random));
  return {
    facts: { ...original, emisor: inTrade(original.emisor, stem), lineas },
    brand: brandOf(original.emisor).toUpperCase(),
    store: pick(random, STORES),
    cashier: `${between(random, 1000, 9999)} ${pick(random, ['YESENIA R.', 'LUIS A.', 'MILAGROS T.', 'SELFCHECKOUT'])}`,
    till: digits(random, 3),
    transaction: digits(random, 6),
    time: `${between(random, 10, 21)}:${between(random, 10, 59)}`,
    card: `${pick(random, ['VISA', 'MASTERCARD', 'AMEX', 'TARJETA OH'])} ************${digits(random, 4)}`,
    points: between(random, 3, 900),
    hasPoints: happens(random, 0.6),
    hasPhone: happens(random, 0.5),
    slogan: pick(random, [
      '¡GRACIAS POR SU COMPRA!',
      'GRACIAS POR PREFERIRNOS',
      'PRECIOS BAJOS SIEMPRE',
    ]),
  };
}

const two = (left: string | Markup, right: string): Markup =>
  html`<div class="two"><span>${left}</span><span>${right}</span></div>`;

const RULE = html`<div class="rule"></div>`;

const head = ({ facts, brand, store, hasPhone }: Print): Markup =>
  html`<div class="c">
    <div class="brand">${brand}</div>
    <div>${facts.emisor.nombre}</div>
    <div>RUC ${facts.emisor.documento}</div>
    <div>${facts.emisor.direccion}</div>
    <div>${store}</div>
    ${hasPhone && html`<div>ATENCION AL CLIENTE ${facts.emisor.telefono}</div>`}
    <div class="kind">${facts.kind === 'factura' ? 'FACTURA' : 'BOLETA DE VENTA'} ELECTRONICA</div>
    <div class="number">${facts.serie}-${facts.correlativo}</div>
  </div>`;

function customer({ facts: { kind, cliente } }: Print): Markup {
  if (kind === 'factura' || cliente.documento.length === 11)
    return html`<div>RUC: ${cliente.documento}</div>
      <div>RAZON SOCIAL: ${cliente.nombre}</div>
      ${cliente.direccion && html`<div>DIRECCION: ${cliente.direccion}</div>`}`;
  return html`<div>DNI: ${cliente.documento}</div>
    <div>CLIENTE: ${cliente.nombre}</div>`;
}

const when = ({ facts, till, cashier, transaction, time }: Print): Markup =>
  html`${two(
    `FECHA: ${day(facts.emision)}`,
    `HORA: ${time}`,
  )}${two(`CAJA: ${till}  TRX: ${transaction}`, '')}${two(`CAJERO: ${cashier}`, '')}
  ${
    facts.kind === 'factura' &&
    html`<div>CONDICION: ${facts.formaPago.toUpperCase()}</div>
      ${facts.vencimiento && html`<div>F. VENCIMIENTO: ${day(facts.vencimiento)}</div>`}
      ${facts.ordenCompra && html`<div>O/C: ${facts.ordenCompra}</div>`}`
  }`;

const quantity = ({ cantidad, unidad }: BenchLine): string =>
  cantidad % 1000 === 0 && unidad !== 'KG' ? String(cantidad / 1000) : (cantidad / 1000).toFixed(3);

function row(line: BenchLine): Markup {
  const amount = isGift(line) ? 'GRATIS' : money(line.importe);
  const sold = `  ${quantity(line)} ${line.unidad} X ${money(line.unitario)}`;
  return html`<div class="row whole">
    <div class="pre">${line.codigo} ${line.descripcion}</div>
    ${
      line.descuento > 0
        ? html`<div class="pre">${sold}</div>
            ${two(html`<span class="pre"> DCTO PROMO -${money(line.descuento)}</span>`, amount)}`
        : two(html`<span class="pre">${sold}</span>`, amount)
    }
  </div>`;
}

const rows = ({ facts }: Print): Markup =>
  html`${two(
    'PRODUCTO',
    facts.precioConIgv ? 'IMPORTE' : 'VALOR VENTA',
  )}${RULE}${facts.lineas.map(row)}${RULE}`;

const ORDER = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'icbper'] as const;
const NAMES: Readonly<Record<(typeof ORDER)[number], string>> = {
  descuentos: 'DESCUENTO GLOBAL',
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  gratuita: 'OP. GRATUITA',
  igv: 'IGV 18%',
  icbper: 'ICBPER',
};
const ALWAYS = ['gravada', 'igv'] as const;

const sums = ({ facts }: Print): Markup => {
  const { moneda, percepcion, sumas } = facts;
  const sign = SIGNS[moneda];
  return html`${shownSums(facts, ORDER, ALWAYS).map((key) => two(NAMES[key], `${sign} ${money(sumas[key])}`))}
    <div class="total">${two('TOTAL A PAGAR', `${sign} ${money(sumas.total)}`)}</div>
    ${
      percepcion &&
      html`${two(`PERCEPCION ${percepcion.porcentaje}%`, `S/ ${money(percepcion.monto)}`)}
      ${two('TOTAL COBRADO', `S/ ${money(percepcion.totalConPercepcion)}`)}`
    }
    <div>SON: ${facts.letras}</div>`;
};

const isCard = ({ metodoPago }: BenchFacts): boolean => metodoPago.startsWith('Tarjeta');

const paid = ({ facts, card, hasPoints, points, transaction }: Print): Markup => {
  const saved = facts.lineas.reduce((sum, { descuento }) => sum + descuento, 0);
  return html`${RULE}
    <div>MEDIO DE PAGO: ${facts.metodoPago.toUpperCase()}</div>
    ${
      isCard(facts) &&
      html`<div>${card}</div>
        <div>AUT. ${transaction} LOTE 0${transaction.slice(0, 2)}</div>`
    }
    ${saved > 0 && html`<div class="c saved">HOY USTED AHORRO ${SIGNS[facts.moneda]} ${money(saved)}</div>`}
    ${
      hasPoints &&
      html`${RULE}${two('PUNTOS GANADOS HOY', String(points))}${two('SALDO DE PUNTOS', String(points * 7 + 112))}`
    }`;
};

const tail = ({ facts, slogan, till, transaction }: Print): Markup =>
  html`${RULE}
    <div class="c">
      ${qrPlace(facts, '30mm')}
      <div class="hash">${facts.hash}</div>
      <div>AUTORIZADO MEDIANTE RESOLUCION DE INTENDENCIA N° 0180050002185/SUNAT</div>
      <div>
        REPRESENTACION IMPRESA DE LA ${facts.kind === 'factura' ? 'FACTURA' : 'BOLETA DE VENTA'}
        ELECTRONICA. CONSULTE EN WWW.${siteOf(facts.emisor).toUpperCase()}
      </div>
      <div>CAMBIOS Y DEVOLUCIONES: 7 DIAS CON ESTE COMPROBANTE Y EMPAQUE EN BUEN ESTADO</div>
      <div class="bars">
        ${[...`${till}${transaction}${till}`].map((char) => html`<b style="width:${(Number(char) % 3) + 1}px"></b>`)}
      </div>
      <div>${slogan}</div>
    </div>`;

const css = `
body { font: 7.6pt/1.28 'Liberation Mono', monospace; width: 80mm; padding: 3mm 4mm 5mm; }
.c { text-align: center; } .brand { font: bold 17pt 'Liberation Sans', sans-serif; } .kind { font-weight: bold; margin-top: 2mm; font-size: 9pt; } .number { font-weight: bold; font-size: 9.5pt; margin-bottom: 2mm; }
.two { display: flex; justify-content: space-between; gap: 2mm; } .two span:last-child { white-space: nowrap; } .pre { white-space: pre-wrap; }
.rule { border-top: .3mm dashed #000; margin: 1.2mm 0; } .total { font-weight: bold; font-size: 10.5pt; margin: 1mm 0; } .saved { font-weight: bold; margin-top: 1mm; }
.hash { font-size: 7pt; } .bars { margin: 2mm 0; } .bars b { display: inline-block; height: 9mm; background: #000; margin-right: 2px; }`;

function truthOf({ facts, hasPhone }: Print): ExtractedData {
  const isFactura = facts.kind === 'factura';
  const hasDiscounts = facts.lineas.some(({ descuento }) => descuento > 0);
  const isCompany = isFactura || facts.cliente.documento.length === 11;
  const names = isFactura ? (['formaPago', 'ordenCompra'] as const) : [];
  const products = linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']);
  const withDiscounts = linesTruth(facts, ['descuento']);
  return {
    documento: documentoTruth(facts, [
      'moneda',
      'hash',
      ...(isFactura ? (['vencimiento'] as const) : []),
    ]),
    proveedor: partyTruth(facts.emisor, [
      'direccion',
      ...(hasPhone ? (['telefono'] as const) : []),
    ]),
    cliente: partyTruth(facts.cliente, isCompany ? ['direccion'] : []),
    totales: totalesTruth(facts, [...shownSums(facts, ORDER, ALWAYS), 'total']),
    ...percepcionTruth(facts),
    informacion_adicional: infoTruth(facts, ['metodoPago', 'letras', ...names]),
    productos: products.map((product, at) => {
      const descuento = withDiscounts[at]?.descuento;
      return hasDiscounts && descuento ? { ...product, descuento } : product;
    }),
  };
}

/** The roll of a supermarket's till: two or three lines a row, savings, card and points. */
export const SUPERMERCADO: BenchLayout = {
  id: 'supermercado',
  role: 'construido',
  kinds: ['boleta', 'factura'],
  draw(facts, _style, random) {
    const print = printOf(facts, random);
    const body = html`${head(print)}${RULE}${customer(print)}${when(print)}${RULE}${rows(print)}${sums(print)}${paid(print)}
    ${tail(print)}`;
    return { ...wholePage({ css, body, paper: ROLL_80, margin: '0' }), truth: truthOf(print) };
  },
};
