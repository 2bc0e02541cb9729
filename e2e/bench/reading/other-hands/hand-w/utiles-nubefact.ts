import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
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
import type { BenchFacts, BenchLayout, BenchLine, DrawnPage } from '../../model';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { inTrade, properName, webOf } from './emitters';
import { cuotasTruth, inCurrency, ofGoods, percepcionTruth, retencionTruth } from './sale-terms';
import { BOOKS, COMPUTING, STATIONERY } from './utiles-wares';
import { asWares, codeOf } from './wares';

const money = (cents: number): string => amountText(cents, 'point');
const date = DATE_STYLES.slash;

const CSS = `
body { font: 8.6pt 'Liberation Sans'; color: #222; }
.top { display: flex; gap: 4mm; align-items: stretch; }
.logo { width: 34mm; height: 24mm; border-radius: 3mm; background: #e8eef7; color: #1f4e8c; font: bold 15pt 'Liberation Sans'; display: flex; align-items: center; justify-content: center; text-align: center; }
.who { flex: 1; text-align: center; line-height: 1.3; }
.who b { font-size: 11pt; }
.id { width: 64mm; border: 1px solid #333; border-radius: 2mm; text-align: center; font-size: 12pt; font-weight: bold; padding: 3mm 1mm; line-height: 1.5; }
.ask { display: flex; border: 1px solid #333; border-radius: 2mm; margin-top: 3mm; padding: 1.5mm 2.5mm; }
.ask > div { flex: 1.7; line-height: 1.4; }
.ask > table { flex: 1; }
.ask td { vertical-align: top; padding: 0 1mm; line-height: 1.4; }
.rows { width: 100%; margin-top: 3mm; }
.rows th { border-top: 1px solid #333; border-bottom: 1px solid #333; padding: 1mm; text-align: left; }
.rows td { padding: .8mm 1mm; vertical-align: top; border-bottom: .4px dotted #aaa; }
.rows .r { text-align: right; white-space: nowrap; }
.sums { margin-left: auto; margin-top: 2mm; }
.sums td { padding: .4mm 1mm; text-align: right; font-weight: bold; }
.words { border-top: 1px solid #333; border-bottom: 1px solid #333; margin-top: 2mm; padding: 1mm; }
.foot { display: flex; gap: 5mm; margin-top: 3mm; align-items: flex-start; }
.foot > div { flex: 1; line-height: 1.4; }
.more td { padding: .3mm 2mm .3mm 0; vertical-align: top; }
.more td:first-child { font-weight: bold; white-space: nowrap; }
`;

interface Shop {
  facts: BenchFacts;
  isComputing: boolean;
  withDue: boolean;
  hasDiscount: boolean;
  /** What the logo and the web address say. */
  brand: string;
  web: string;
  branch: string;
  seller: string;
  hasBanks: boolean;
}

const UNITS_WITH_SERIAL = /^(laptop|monitor|proyector|ups|impresora)/i;

function serials(line: BenchLine, random: Random): BenchLine {
  const count = line.cantidad / 1000;
  if (!UNITS_WITH_SERIAL.test(line.descripcion) || count > 6) return line;
  const all = Array.from(
    { length: count },
    () => `5CD${digits(random, 4)}${pick(random, ['K', 'X', 'HB'])}`,
  );
  return { ...line, descripcion: `${line.descripcion} S/N: ${all.join(', ')}` };
}

function shopOf(given: BenchFacts, random: Random): Shop {
  const sold = ofGoods(inCurrency(given, given.moneda === 'EUR' ? 'PEN' : given.moneda));
  const isComputing = happens(random, 0.5);
  const stem = isComputing
    ? pick(random, ['Sistemas y Cómputo', 'Computer Center', 'Suministros Informáticos'])
    : pick(random, ['Librería Bazar', 'Papelera', 'Librería y Suministros']);
  const isUpper = sold.lineas.every(({ descripcion }) => descripcion === descripcion.toUpperCase());
  const rows = asWares(sold.lineas, {
    wares: isComputing ? COMPUTING : STATIONERY,
    exempt: BOOKS,
    code: ({ name }) => codeOf(name, 6),
    write: (name) => (isUpper ? name.toUpperCase() : name),
  });
  const lineas = isComputing ? rows.map((line) => serials(line, random)) : rows;
  return {
    facts: {
      ...sold,
      lineas,
      emisor: inTrade(sold.emisor, stem, pick(random, ['ventas', 'contacto'])),
    },
    isComputing,
    withDue: sold.vencimiento !== null,
    hasDiscount: lineas.some(({ descuento }) => descuento > 0),
    brand: properName(given.emisor).split(' ').slice(0, 2).join(' '),
    web: `www.${webOf('', given.emisor)}.pe`,
    branch: happens(random, 0.3)
      ? `SUCURSAL: ${pick(random, ['AV. GARCILASO DE LA VEGA 1251 INT. 208 LIMA', 'AV. BOLIVIA 180 SÓTANO TDA. 115 LIMA', 'JR. AZÁNGARO 746 LIMA'])}`
      : '',
    seller: happens(random, 0.5)
      ? pick(random, ['KATTY', 'JORGE L.', 'VENTAS 02', 'MILAGROS'])
      : '',
    hasBanks: happens(random, 0.45),
  };
}

const signOf = ({ moneda }: BenchFacts): string => (moneda === 'USD' ? 'US$' : 'S/');

function top({ facts, branch, brand }: Shop): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div class="logo">${brand}</div>
    <div class="who">
      <b>${emisor.nombre}</b><br />${emisor.direccion}<br />
      ${branch ? html`${branch}<br />` : ''}CENTRAL TELEFÓNICA: ${emisor.telefono}<br />
      EMAIL: ${emisor.email}
    </div>
    <div class="id">
      RUC ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${facts.serie}-${Number(facts.correlativo)}
    </div>
  </div>`;
}

function ask({ facts, withDue }: Shop): Markup {
  const { cliente } = facts;
  const row = (label: string, value: string): Markup =>
    html`<tr>
      <td>${label}</td>
      <td>: ${value}</td>
    </tr>`;
  return html`<div class="ask">
    <div>
      <b>ADQUIRIENTE</b><br />RUC: ${cliente.documento}<br />${cliente.nombre}<br />
      ${cliente.direccion}
    </div>
    <table>
      ${row('FECHA EMISIÓN', date(facts.emision))}
      ${withDue ? row('FECHA DE VENC.', date(facts.vencimiento ?? '')) : ''}
      ${row('MONEDA', facts.moneda === 'USD' ? 'DÓLARES AMERICANOS' : 'SOLES')}
      ${row('IGV', '18.00%')}
      ${facts.ordenCompra ? row('ORDEN COMPRA/SERV.', facts.ordenCompra) : ''}
    </table>
  </div>`;
}

function rows({ facts, hasDiscount }: Shop): Markup {
  const one = (line: BenchLine): Markup =>
    html`<tr>
      <td class="r">${(line.cantidad / 1000).toFixed(line.cantidad % 1000 === 0 ? 0 : 3)}</td>
      <td>${line.unidad}</td>
      <td>[${line.codigo}] ${line.descripcion}</td>
      <td class="r">${(line.unitario / 100).toFixed(2)}</td>
      ${hasDiscount ? html`<td class="r">${money(line.descuento)}</td>` : ''}
      <td class="r">${money(line.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th class="r">CANT.</th>
        <th>UM</th>
        <th>[CÓD.] DESCRIPCIÓN</th>
        <th class="r">V/U</th>
        ${hasDiscount ? html`<th class="r">DSCTO.</th>` : ''}
        <th class="r">VALOR VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(one)}
    </tbody>
  </table>`;
}

const SUM_LABELS = {
  descuentos: '(-) DESCUENTO GLOBAL',
  exonerada: 'EXONERADA',
  gratuita: 'GRATUITA',
  gravada: 'GRAVADA',
  igv: 'IGV 18.00 %',
  total: 'TOTAL',
} as const;
const SUM_ORDER = ['descuentos', 'exonerada', 'gratuita', 'gravada', 'igv', 'total'] as const;

const sumsOf = ({ facts }: Shop) => shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);

const sums = (shop: Shop): Markup =>
  html`<table class="sums">
    ${sumsOf(shop).map(
      (key) =>
        html`<tr>
          <td>${SUM_LABELS[key]}</td>
          <td>${signOf(shop.facts)}</td>
          <td>${money(shop.facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;

function withheld({ retencion, percepcion }: BenchFacts): [string, string][] {
  if (retencion)
    return [
      ['RETENCIÓN DEL IGV', `${retencion.porcentaje.toFixed(2)} % - S/ ${money(retencion.monto)}`],
    ];
  if (!percepcion) return [];
  return [
    ['PERCEPCIÓN', `${percepcion.porcentaje.toFixed(2)} % - S/ ${money(percepcion.monto)}`],
    ['TOTAL INCLUIDO PERCEPCIÓN', `S/ ${money(percepcion.totalConPercepcion)}`],
  ];
}

function more({ facts, seller }: Shop): Markup {
  const cuotas = facts.cuotas.map((one): [string, string] => [
    `CUOTA ${one.numero}`,
    `${date(one.fecha)} / ${signOf(facts)} ${money(one.monto)}`,
  ]);
  const all: [string, string][] = [
    ['CONDICIONES DE PAGO', facts.formaPago === 'Crédito' ? 'CRÉDITO' : 'CONTADO'],
    ...cuotas,
    ...withheld(facts),
    ['GUÍA DE REMISIÓN REMITENTE', facts.guiaRemision],
    ['VENDEDOR', seller],
    ['OBSERVACIONES', facts.observaciones],
  ];
  const shown = all.filter(([, value]) => value !== '');
  return html`<table class="more">
    ${shown.map(
      ([label, value]) =>
        html`<tr>
          <td>${label}:</td>
          <td>${value}</td>
        </tr>`,
    )}
  </table>`;
}

const banks = ({ facts }: Shop, random: Random): Markup =>
  html`<p>
    <b>CUENTAS BANCARIAS</b><br />BCP SOLES: 191-${digits(random, 7)}-0-${digits(random, 2)} CCI:
    00219100${digits(random, 12)}<br />BBVA SOLES:
    0011-0${digits(random, 3)}-01000${digits(random, 5)} (A NOMBRE DE ${facts.emisor.nombre})
  </p>`;

const foot = (shop: Shop, random: Random): Markup =>
  html`<div class="foot whole">
    <div>
      ${more(shop)} ${shop.hasBanks ? banks(shop, random) : NOTHING}
      <p>
        Representación impresa de la FACTURA ELECTRÓNICA, visita
        www.nubefact.com/${shop.facts.emisor.documento}<br />
        Autorizado mediante Resolución de Intendencia No.034-005-0005315<br />Resumen:
        ${shop.facts.hash}
      </p>
      ${shop.isComputing ? html`<p>Garantía 12 meses contra defectos de fábrica. Sin caja ni accesorios no procede cambio. ${shop.web}</p>` : ''}
    </div>
    ${qrPlace(shop.facts, '30mm')}
  </div>`;

function truthOf(shop: Shop): ExtractedData {
  const { facts } = shop;
  const columns = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, sumsOf(shop)),
    ...retencionTruth(facts),
    ...percepcionTruth(facts),
    informacion_adicional: compact({
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
      ...cuotasTruth(facts),
    }),
    productos: linesTruth(facts, shop.hasDiscount ? [...columns, 'descuento'] : columns),
  };
}

function draw(given: BenchFacts, _style: unknown, random: Random): DrawnPage {
  const shop = shopOf(given, random);
  const pad = between(random, 9, 13);
  const body = html`${top(shop)} ${ask(shop)} ${rows(shop)} ${sums(shop)}
    <div class="words"><b>IMPORTE EN LETRAS:</b> ${shop.facts.letras}</div>
    ${foot(shop, random)}`;
  return { ...wholePage({ css: CSS, body, paper: A4, margin: `${pad}mm` }), truth: truthOf(shop) };
}

/** Stationer or computer shop, printed by Nubefact with its columns without IGV. */
export const UTILES_NUBEFACT: BenchLayout = {
  id: 'utiles-nubefact',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
