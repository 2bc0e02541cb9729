import { html, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import type { BenchFacts, BenchLayout, DrawnPage } from '../../model';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { inTrade, webOf } from './emitters';
import { pagesOf } from './pages';
import { cuotasTruth, inCurrency } from './sale-terms';
import { asWares } from './wares';
import { MANUALS, partNumber, PARTS, pieceOf, type Piece } from './part-wares';

const money = (cents: number): string => amountText(cents, 'point');
const date = DATE_STYLES.slash;

const CSS = `
body { font: 7.9pt 'Liberation Sans'; color: #000; }
.head { display: grid; grid-template-columns: 92mm 1fr 66mm; gap: 4mm; align-items: start; }
.head .nm { font-size: 13pt; font-weight: bold; color: #b35900; line-height: 1.1; margin-bottom: 1mm; }
.head .cl { border: .8px solid #444; padding: 1.5mm 2.5mm; line-height: 1.4; }
.head .id { border: 1.5px solid #b35900; text-align: center; font-weight: bold; font-size: 11.5pt; line-height: 1.6; padding: 1.5mm; }
.keys, .rows, .letters { border-collapse: collapse; }
.keys { width: 100%; margin: 2.5mm 0; }
.keys th, .keys td { border: .8px solid #444; text-align: center; padding: .6mm 1mm; }
.keys th, .rows th, .letters th { background: #fbe5d0; font-size: 7.2pt; }
.rows { width: 100%; }
.rows th { border: .8px solid #444; padding: .8mm 1mm; }
.rows td { padding: .6mm 1mm; border-bottom: .5px solid #ccc; vertical-align: top; }
section:not(:last-child) { break-after: page; }
.n { text-align: right; white-space: nowrap; }
.c { text-align: center; white-space: nowrap; }
.low { display: grid; grid-template-columns: 1fr 74mm 62mm; gap: 4mm; margin-top: 2.5mm; }
.letters { width: 100%; }
.letters th, .letters td { border: .6px solid #444; padding: .4mm 1mm; text-align: center; }
.sums { width: 100%; }
.sums td { padding: .5mm 1mm; }
.sums tr:last-child td { border-top: 1px solid #000; font-weight: bold; font-size: 9.6pt; }
.foot { display: flex; gap: 4mm; margin-top: 3mm; font-size: 7pt; line-height: 1.4; align-items: flex-start; }
`;

interface Import {
  facts: BenchFacts;
  pieces: Piece[];
  terms: string;
  rate: string;
  seller: string;
  weight: string;
  packages: number;
  warranty: string;
  customs: string;
  web: string;
  hasDiscounts: boolean;
}

function termsOf({ cuotas, formaPago }: BenchFacts): string {
  const days = cuotas.map((_, at) => 30 * (at + 1)).join('/');
  if (formaPago === 'Contado') return 'CONTADO';
  return cuotas.length > 1 ? `LETRAS ${days} DIAS` : 'CREDITO 30 DIAS';
}

function importOf(given: BenchFacts, random: Random): Import {
  const sold = inCurrency(given, 'USD');
  const lineas = asWares(sold.lineas, { wares: PARTS, exempt: MANUALS, code: partNumber });
  const stem = pick(random, [
    'IMPORTADORA DE MAQUINARIAS',
    'TRACTO REPUESTOS',
    'MAQUINARIAS Y REPUESTOS',
  ]);
  const emisor = inTrade(sold.emisor, stem, pick(random, ['repuestos', 'ventas']));
  const facts = { ...sold, lineas, emisor: { ...emisor, nombre: emisor.nombre.toUpperCase() } };
  return {
    facts,
    pieces: lineas.map(pieceOf),
    terms: termsOf(facts),
    rate: `3.${between(random, 352, 798)}`,
    seller: pick(random, ['JLQ - J. LAZARTE', 'RMC - R. MEZA', 'V07 - A. SALDAÑA', 'MOSTRADOR']),
    weight: happens(random, 0.5) ? `${between(random, 3, 1_850)}.${digits(random, 2)} KG` : '',
    packages: between(random, 1, 9),
    warranty: pick(random, [
      'Garantía: 6 meses o 1,000 horas por defecto de fabricación; no cubre partes eléctricas.',
      'Garantía: 12 meses o 2,000 horas, lo que ocurra primero, según política del fabricante.',
    ]),
    customs: happens(random, 0.35)
      ? `DAM 118-${facts.emision.slice(0, 4)}-10-${digits(random, 6)}`
      : '',
    web: `www.${webOf('', given.emisor)}.com.pe`,
    hasDiscounts: lineas.some(({ descuento }) => descuento > 0),
  };
}

function head({ facts, web }: Import): Markup {
  const { emisor, cliente } = facts;
  return html`<div class="head">
    <div>
      <div class="nm">${emisor.nombre}</div>
      Of. Principal: ${emisor.direccion}<br />Central: ${emisor.telefono} - ${emisor.email} - ${web}
    </div>
    <div class="cl">
      CLIENTE: <b>${cliente.nombre}</b><br />R.U.C.: ${cliente.documento}<br />DIRECCION:
      ${cliente.direccion}
    </div>
    <div class="id">
      RUC N° ${emisor.documento}<br />FACTURA ELECTRONICA<br />${facts.serie}-${facts.correlativo}
    </div>
  </div>`;
}

function keys({ facts, terms, rate, seller }: Import): Markup {
  const all: [string, string][] = [
    ['FECHA EMISION', date(facts.emision)],
    ['FECHA VENCIMIENTO', facts.vencimiento ? date(facts.vencimiento) : ''],
    ['CONDICION DE PAGO', terms],
    ['ORDEN DE COMPRA', facts.ordenCompra],
    ['GUIA REMISION', facts.guiaRemision],
    ['VENDEDOR', seller],
    ['MONEDA', 'DOLARES AMERICANOS'],
    ['T.C. VENTA', rate],
  ];
  return html`<table class="keys">
    <tr>
      ${all.map(([label]) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${all.map(([, value]) => html`<td>${value}</td>`)}
    </tr>
  </table>`;
}

function rows(
  { hasDiscounts }: Import,
  pieces: readonly (Piece & { at: number })[],
): Markup | string {
  if (pieces.length === 0) return '';
  const one = ({ line, make, origin, tariff, at }: Piece & { at: number }): Markup =>
    html`<tr>
      <td class="c">${String(at + 1).padStart(3, '0')}</td>
      <td>${line.codigo}</td>
      <td>${line.descripcion}</td>
      <td class="c">${make}</td>
      <td class="c">${origin}</td>
      <td class="c">${tariff}</td>
      <td class="n">${(line.cantidad / 1000).toFixed(line.cantidad % 10 === 0 ? 2 : 3)}</td>
      <td class="c">${line.unidad}</td>
      <td class="n">${money(line.unitario)}</td>
      ${hasDiscounts ? html`<td class="n">${money(line.descuento)}</td>` : ''}
      <td class="n">${money(line.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>IT.</th>
        <th>N° PARTE</th>
        <th>DESCRIPCION</th>
        <th>MARCA</th>
        <th>ORIGEN</th>
        <th>P. ARANCELARIA</th>
        <th>CANT.</th>
        <th>U.M.</th>
        <th>V. UNIT. US$</th>
        ${hasDiscounts ? html`<th>DSCTO. US$</th>` : ''}
        <th>V. VENTA US$</th>
      </tr>
    </thead>
    <tbody>
      ${pieces.map(one)}
    </tbody>
  </table>`;
}

const ORDER = ['descuentos', 'gratuita', 'exonerada', 'gravada', 'igv', 'total'] as const;
const LABELS = {
  descuentos: 'DSCTO. GLOBAL',
  gratuita: 'OPERAC. GRATUITAS',
  exonerada: 'OPERAC. EXONERADAS',
  gravada: 'OPERAC. GRAVADAS',
  igv: 'I.G.V. 18 %',
  total: 'TOTAL A PAGAR',
} as const;

const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

function letters({ facts }: Import): Markup | string {
  const { cuotas } = facts;
  if (cuotas.length === 0) return html`<div></div>`;
  const name = cuotas.length > 1 ? 'LETRA' : 'CUOTA';
  return html`<table class="letters" style="align-self:start">
    <tr>
      <th>${name}</th>
      <th>VENCIMIENTO</th>
      <th>IMPORTE US$</th>
    </tr>
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td>${numero}</td>
          <td>${date(fecha)}</td>
          <td>${money(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function low(bill: Import): Markup {
  const { facts, warranty, weight, packages, customs } = bill;
  return html`<div class="low whole">
    <div>
      SON: ${facts.letras}<br />
      ${weight ? html`PESO BRUTO: ${weight} &nbsp; BULTOS: ${packages}<br />` : ''}
      ${customs ? html`MERCADERIA IMPORTADA: ${customs}<br />` : ''}
      ${facts.observaciones ? html`OBSERVACIONES: ${facts.observaciones}<br />` : ''}${warranty}
    </div>
    ${letters(bill)}
    <table class="sums">
      ${shown(facts).map(
        (key) =>
          html`<tr>
            <td>${LABELS[key]}</td>
            <td>US$</td>
            <td class="n">${money(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

const foot = ({ facts }: Import, accounts: string): Markup =>
  html`<div class="foot whole">
    ${qrPlace(facts, '22mm')}
    <div>
      ${accounts}<br />Los pagos en soles se efectuarán al tipo de cambio venta del día de pago.
      Vencido el plazo se cobrarán intereses compensatorios y moratorios. No se aceptan devoluciones
      de partes eléctricas ni de pedidos especiales.<br />Representación impresa de la Factura
      Electrónica - Código hash: ${facts.hash}<br />SUCURSALES: AREQUIPA: Variante de Uchumayo Km
      4.5 - TRUJILLO: Av. América Sur 1840 - HUANCAYO: Carretera Central 1215
    </div>
  </div>`;

function truthOf({ facts, terms, weight, hasDiscounts }: Import): ExtractedData {
  const columns = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, shown(facts)),
    informacion_adicional: compact({
      ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
      terminos_pago: terms,
      peso_total: weight,
      ...cuotasTruth(facts),
    }),
    productos: linesTruth(facts, hasDiscounts ? [...columns, 'descuento'] : columns),
  };
}

function draw(given: BenchFacts, _style: unknown, random: Random): DrawnPage {
  const bill = importOf(given, random);
  const accounts = `CTAS. CTES. DOLARES: BCP 193-${digits(random, 7)}-1-${digits(random, 2)} / SCOTIABANK 000-${digits(random, 7)} / INTERBANK 200-${digits(random, 10)}`;
  const pages = pagesOf(
    bill.pieces.map((piece, at) => ({ ...piece, at })),
    28,
    17,
  );
  const body = html`${pages.map(
    (page) =>
      html`<section>
        ${head(bill)} ${keys(bill)} ${rows(bill, page)}
        ${page === pages.at(-1) ? html`${low(bill)} ${foot(bill, accounts)}` : ''}
      </section>`,
  )}`;
  const paper = { width: '297mm', height: '210mm' };
  return { ...wholePage({ css: CSS, body, paper, margin: '9mm 10mm' }), truth: truthOf(bill) };
}

/** Importer of machinery and parts: dollars, part number, make, origin, tariff item, and letras. */
export const REPUESTOS_IMPORTADOS: BenchLayout = {
  id: 'repuestos-importados',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
