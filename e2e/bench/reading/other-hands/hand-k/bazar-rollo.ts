import { between, digits, happens, pick } from '../../facts/chance';
import { html, NOTHING, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { BAZAAR } from './goods-sold';
import { inTrade } from './trade-words';

type Random = () => number;

const SUM_WORDS = {
  gravada: 'OP. GRAVADAS',
  exonerada: 'OP. EXONERADAS',
  gratuita: 'OP. GRATUITAS',
  descuentos: 'TOTAL DSCTO.',
  igv: 'IGV (18%)',
  icbper: 'ICBPER',
  total: 'TOTAL A PAGAR',
} as const;
type Sum = keyof typeof SUM_WORDS;
const ORDER = Object.keys(SUM_WORDS) as Sum[];
const ALWAYS: readonly Sum[] = ['gravada', 'igv', 'total'];

const TITLES = {
  boleta: 'BOLETA DE VENTA ELECTRONICA',
  factura: 'FACTURA ELECTRONICA',
} as const;

const css = `
body { width: 80mm; font: 8.4pt 'DejaVu Sans Mono', monospace; letter-spacing: -.3px; padding: 3mm 3.5mm 6mm; }
.c { text-align: center; }
.rule { border-top: 1px dashed #000; margin: 1.5mm 0; }
.pair { display: flex; justify-content: space-between; white-space: nowrap; }
.row { margin-bottom: .8mm; }
.in { padding-left: 4mm; }
.total { font-weight: bold; font-size: 10pt; }
p { margin: 1mm 0; }`;

const pair = (left: string, right: string, isTotal = false): Markup =>
  html`<div class="pair ${isTotal && 'total'}"><span>${left}</span><span>${right}</span></div>`;

function head(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, kind } = facts;
  const shop = pick(random, ['TDA. 02 - GALERIA CENTRAL STAND 114', 'TIENDA 01', '']);
  return html`<div class="c">
    <b>${emisor.nombre}</b><br />RUC ${emisor.documento}<br />${emisor.direccion}<br />TELF
    ${emisor.telefono}${shop && html`<br />${shop}`}
    <div class="rule"></div>
    <b>${kind === 'factura' ? TITLES.factura : TITLES.boleta}</b><br />
    <b>${style.number(facts.serie, facts.correlativo)}</b>
    <div class="rule"></div>
  </div>`;
}

function buyer({ cliente }: BenchFacts): Markup {
  const label = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`<div>CLIENTE: ${cliente.nombre}</div>
    <div>${label}....: ${cliente.documento}</div>
    ${cliente.direccion && html`<div>DIRECC.: ${cliente.direccion}</div>`}`;
}

function when(facts: BenchFacts, random: Random): Markup {
  const hour = `${between(random, 10, 20)}:${between(random, 10, 59)}:${between(random, 10, 59)}`;
  return html`<div>F.EMISION: ${DATE_STYLES.slash(facts.emision)} ${hour}</div>
    <div>
      CAJA 0${between(random, 1, 4)} CAJERO: ${pick(random, ['KATY', 'JROJAS', 'MILAGROS'])}
    </div>
    ${facts.vencimiento && html`<div>F.VENCTO.: ${DATE_STYLES.slash(facts.vencimiento)}</div>`}`;
}

/** Code and name; below them quantity by price, and the amount at the edge. */
function row(line: BenchLine, style: BenchStyle): Markup {
  return html`<div class="row whole">
    <div>${line.codigo} ${line.descripcion}</div>
    <div class="pair in">
      <span>${style.quantity(line.cantidad)} ${line.unidad} x ${style.amount(line.unitario)}</span>
      <span>${style.amount(line.importe)}</span>
    </div>
    ${line.descuento !== 0 && html`<div class="in">DSCTO. -${style.amount(line.descuento)}</div>`}
  </div>`;
}

function payment(facts: BenchFacts, random: Random, hasChange: boolean): Markup {
  return html`<div class="rule"></div>
    <div>SON: ${facts.letras}</div>
    <div>COND. PAGO: ${facts.formaPago}</div>
    ${hasChange && html`<div>MEDIO PAGO: ${facts.metodoPago}</div>`}
    ${facts.guiaRemision && html`<div>GUIA REM.: ${facts.guiaRemision}</div>`}
    ${facts.ordenCompra && html`<div>O/C: ${facts.ordenCompra}</div>`}
    <div>VENDEDOR: ${digits(random, 3)}</div>`;
}

function legal(facts: BenchFacts, random: Random): Markup {
  return html`<div class="rule"></div>
    <div class="c">
      ${facts.qr ? qrPlace(facts, '28mm') : NOTHING}
      <p>
        Representación impresa del comprobante electrónico. Consulte en
        ${pick(random, ['www.mifactura.pe/consulta', 'cpe.tiendasnet.pe', 'www.sunat.gob.pe'])}
      </p>
      <p>NO HAY DEVOLUCION DE DINERO. CAMBIOS DENTRO DE LAS 48 HORAS CON SU COMPROBANTE</p>
      <p>*** GRACIAS POR SU COMPRA ***</p>
    </div>`;
}

/** A bazaar's thermal roll: each row is code and name, then quantity x price under it. */
export const bazarRollo: BenchLayout = {
  id: 'bazar-rollo',
  role: 'construido',
  kinds: ['boleta', 'factura'],
  draw(plain, style, random) {
    const facts = inTrade(plain, BAZAAR);
    const hasMethod = happens(random, 0.6);
    const sums = shownSums(facts, ORDER, ALWAYS);
    const body = html`${head(facts, style, random)} ${when(facts, random)} ${buyer(facts)}
      <div class="rule"></div>
      ${pair('CODIGO DESCRIPCION', '')} ${pair('   CANT UM x P.UNIT', 'IMPORTE')}
      <div class="rule"></div>
      ${facts.lineas.map((line) => row(line, style))}
      <div class="rule"></div>
      <div class="whole">
        ${sums.map((key) =>
          pair(
            SUM_WORDS[key],
            `${style.currencySign} ${style.amount(facts.sumas[key])}`,
            key === 'total',
          ),
        )}
      </div>
      ${payment(facts, random, hasMethod)} ${legal(facts, random)}`;
    return {
      ...wholePage({ css, body, paper: ROLL_80, margin: '0' }),
      truth: compact({
        documento: documentoTruth(facts, ['vencimiento', 'moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sums),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'letras',
          'guiaRemision',
          'ordenCompra',
          ...(hasMethod ? (['metodoPago'] as const) : []),
        ]),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]).map((line, at) =>
          facts.lineas[at]?.descuento === 0 ? { ...line, descuento: null } : line,
        ),
      }),
    };
  },
};
