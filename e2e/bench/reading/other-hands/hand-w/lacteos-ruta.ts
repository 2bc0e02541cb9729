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
import type { BenchFacts, BenchLayout, BenchLine, DrawnPage } from '../../model';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { inTrade } from './emitters';
import {
  cuotasTruth,
  inCurrency,
  ofGoods,
  percepcionTruth,
  remarked,
  retencionTruth,
} from './sale-terms';
import { pagesOf } from './pages';
import { asWares, codeOf, isExempt, isGift } from './wares';
import { CRATE_REMARKS, CRATES, RAW_MILK } from './crate-wares';

const money = (cents: number): string => amountText(cents, 'point');
const date = DATE_STYLES.slash;

const CSS = `
body { font: 7.6pt 'DejaVu Sans Condensed', 'DejaVu Sans'; color: #000; }
table.all { width: 100%; }
section:not(:last-child) { break-after: page; }
.head { display: grid; grid-template-columns: 1fr 62mm; }
.head b { font-size: 10pt; }
.head .id { text-align: right; font-size: 9.6pt; line-height: 1.35; font-weight: bold; }
.party { border-top: 1px solid #000; border-bottom: 1px solid #000; margin-top: 1mm; padding: .7mm 0; display: grid; grid-template-columns: 1.6fr 1fr 1fr; column-gap: 3mm; line-height: 1.35; }
.route { display: flex; justify-content: space-between; padding: .5mm 0; border-bottom: 1px solid #000; }
.all th { text-align: left; border-bottom: 1px dashed #000; padding: .5mm .8mm; font-weight: bold; }
.all tbody td { padding: .15mm .8mm; vertical-align: top; }
.all tbody tr:first-child td { padding-top: .8mm; }
.all .n { text-align: right; white-space: nowrap; }
.low { display: grid; grid-template-columns: 1fr 21mm 56mm; gap: 3mm; border-top: 1px solid #000; padding-top: 1mm; margin-top: 1mm; }
.sums { width: 100%; align-self: start; }
.sums td { padding: 0 .5mm; }
.sums tr.t td { font-weight: bold; font-size: 9pt; border-top: 1px solid #000; }
.small { font-size: 6.6pt; }
`;

interface Route {
  facts: BenchFacts;
  words: [string, string][];
  customerCode: string;
  deliverTo: string;
  hasDiscounts: boolean;
}

const PEOPLE = [
  'HUAMAN R. JULIO',
  'TICONA P. EDGAR',
  'CHAVEZ M. ROSA',
  'RAMOS Q. WILMER',
  'LLONTOP S. CESAR',
];

function bonus(line: BenchLine, random: Random): BenchLine {
  const cantidad = between(random, 1, 3) * 1000;
  return {
    ...line,
    cantidad,
    descuento: 0,
    importe: 0,
    descripcion: `${line.descripcion} (BONIF)`,
  };
}

/** A bonus follows the thing that earned it; its value is added to the free operations. */
function withBonus(facts: BenchFacts, random: Random): BenchFacts {
  const earned = facts.lineas.find(({ cantidad }) => cantidad >= 10_000 && cantidad % 1000 === 0);
  if (!earned || facts.sumas.gratuita > 0 || !happens(random, 0.6)) return facts;
  const given = bonus(earned, random);
  const at = facts.lineas.indexOf(earned);
  const gratuita = Math.round((given.cantidad * given.unitario) / 1000);
  return {
    ...facts,
    lineas: [...facts.lineas.slice(0, at + 1), given, ...facts.lineas.slice(at + 1)],
    sumas: { ...facts.sumas, gratuita },
  };
}

/** How the IGV goes for a row: taxed, exempt or given away. */
const markOf = (line: BenchLine): string =>
  isGift(line) ? 'B' : /CRUDA/.test(line.descripcion) ? 'E' : 'G';

function routeOf(given: BenchFacts, random: Random): Route {
  const sold = remarked(ofGoods(inCurrency(given, 'PEN')), CRATE_REMARKS, random);
  const hasExempt = sold.lineas.some(isExempt);
  const lineas = asWares(sold.lineas, {
    wares: CRATES,
    exempt: RAW_MILK,
    code: ({ name }) => codeOf(name, 5),
  }).map((line) => (isGift(line) ? { ...line, descripcion: `${line.descripcion} (BONIF)` } : line));
  const stem = pick(random, [
    'DISTRIBUIDORA DE LACTEOS',
    'COMERCIAL Y DISTRIBUIDORA',
    'DISTRIBUCIONES',
  ]);
  const emisor = inTrade(sold.emisor, stem, 'facturacion');
  const named = { ...emisor, nombre: emisor.nombre.toUpperCase() };
  const facts = withBonus({ ...sold, lineas, emisor: named }, random);
  const zone = between(random, 1, 28);
  return {
    facts,
    words: [
      ['Vend', `${between(random, 101, 480)} ${pick(random, PEOPLE)}`],
      ['Ruta', `R${String(zone).padStart(3, '0')}`],
      ['Carga', digits(random, 6)],
      [
        'Placa',
        `${pick(random, ['A', 'C', 'F'])}${between(random, 1, 9)}${pick(random, ['W', 'V', 'U'])}-${digits(random, 3)}`,
      ],
      ['Pedido', digits(random, 8)],
      ...(happens(random, 0.5)
        ? [['Canal', hasExempt ? 'MAYORISTA' : 'HORECA'] satisfies [string, string]]
        : []),
    ],
    customerCode: digits(random, 7),
    deliverTo: happens(random, 0.4)
      ? pick(random, ['PTO. VENTA 01 - MISMA DIRECCION', 'ALMACEN CENTRAL - RECEPCION DE 8 A 12'])
      : '',
    hasDiscounts: facts.lineas.some(({ descuento }) => descuento > 0),
  };
}

function head({ facts, words, customerCode, deliverTo }: Route, page: string): Markup {
  const { emisor, cliente } = facts;
  return html`<div class="head">
      <div>
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Pedidos: ${emisor.telefono} /
        ${emisor.email}
      </div>
      <div class="id">
        RUC: ${emisor.documento}<br />FACTURA ELECTRONICA<br />${facts.serie}-${facts.correlativo}<br /><span
          class="small"
          >Pág. ${page}</span
        >
      </div>
    </div>
    <div class="party">
      <div>
        Cliente : ${customerCode} ${cliente.nombre}<br />Direcc. : ${cliente.direccion}
        ${deliverTo ? html`<br />Entrega : ${deliverTo}` : ''}
      </div>
      <div>RUC : ${cliente.documento}<br />Cond. : ${facts.formaPago.toUpperCase()}</div>
      <div>
        F.Emis.: ${date(facts.emision)}
        ${facts.vencimiento ? html`<br />F.Vcto.: ${date(facts.vencimiento)}` : ''}<br />Moneda :
        SOLES
      </div>
    </div>
    <div class="route">
      ${words.map(([label, value]) => html`<span>${label}: ${value}</span>`)}
    </div>`;
}

function rows({ hasDiscounts }: Route, page: readonly BenchLine[]): Markup | string {
  if (page.length === 0) return '';
  const one = (line: BenchLine): Markup =>
    html`<tr>
      <td>${line.codigo}</td>
      <td class="n">${(line.cantidad / 1000).toFixed(line.cantidad % 1000 === 0 ? 0 : 3)}</td>
      <td>${line.unidad}</td>
      <td>${line.descripcion}</td>
      <td class="n">${money(line.unitario)}</td>
      ${hasDiscounts ? html`<td class="n">${money(line.descuento)}</td>` : ''}
      <td class="n">${money(line.importe)}</td>
      <td>${markOf(line)}</td>
    </tr>`;
  return html`<table class="all">
    <thead>
      <tr>
        <th>CODIGO</th>
        <th class="n">CANT</th>
        <th>UM</th>
        <th>ARTICULO</th>
        <th class="n">V.UNIT</th>
        ${hasDiscounts ? html`<th class="n">DSCTO</th>` : ''}
        <th class="n">V.VENTA</th>
        <th>T</th>
      </tr>
    </thead>
    <tbody>
      ${page.map(one)}
    </tbody>
  </table>`;
}

const ORDER = ['gravada', 'exonerada', 'gratuita', 'descuentos', 'igv', 'total'] as const;
const LABELS = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  gratuita: 'OP. GRATUITA',
  descuentos: 'DSCTO GLOBAL',
  igv: 'IGV 18%',
  total: 'TOTAL S/',
} as const;

const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

function after({ percepcion, retencion }: BenchFacts): Markup | string {
  if (percepcion)
    return html`<tr>
        <td>PERCEPCION ${percepcion.porcentaje.toFixed(2)}%</td>
        <td class="n">${money(percepcion.monto)}</td>
      </tr>
      <tr class="t">
        <td>TOTAL A COBRAR S/</td>
        <td class="n">${money(percepcion.totalConPercepcion)}</td>
      </tr>`;
  if (!retencion) return '';
  return html`<tr>
    <td>RETENCION ${retencion.porcentaje.toFixed(2)}%</td>
    <td class="n">${money(retencion.monto)}</td>
  </tr>`;
}

function low({ facts }: Route): Markup {
  const { cuotas } = facts;
  return html`<div class="low whole">
    <div>
      SON: ${facts.letras}<br />
      ${cuotas.map(({ numero, fecha, monto }) => html`Cuota${String(numero).padStart(3, '0')}: ${date(fecha)} S/ ${money(monto)} &nbsp; `)}
      ${facts.observaciones ? html`<br />Obs.: ${facts.observaciones}` : ''}
      <div class="small">
        T: G=Gravado E=Exonerado B=Bonificación (valor referencial)<br />
        ${facts.percepcion ? html`Operación sujeta a percepción del IGV - Agente de Percepción<br />` : ''}
        Representación impresa de la Factura Electrónica. Hash: ${facts.hash}<br />
        Verifique su mercadería al momento de la entrega, no hay lugar a reclamo posterior. Envases
        retornables en calidad de préstamo.
      </div>
    </div>
    <div>${qrPlace(facts, '20mm')}</div>
    <table class="sums all">
      ${shown(facts).map(
        (key) =>
          html`<tr class="${key === 'total' ? 't' : ''}">
            <td>${LABELS[key]}</td>
            <td class="n">${money(facts.sumas[key])}</td>
          </tr>`,
      )}
      ${after(facts)}
    </table>
  </div>`;
}

function truthOf({ facts, hasDiscounts }: Route): ExtractedData {
  const columns = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, shown(facts)),
    ...retencionTruth(facts),
    ...percepcionTruth(facts),
    informacion_adicional: compact({
      ...infoTruth(facts, ['formaPago', 'observaciones', 'letras']),
      ...cuotasTruth(facts),
    }),
    productos: linesTruth(facts, hasDiscounts ? [...columns, 'descuento'] : columns),
  };
}

function draw(given: BenchFacts, _style: unknown, random: Random): DrawnPage {
  const route = routeOf(given, random);
  const pages = pagesOf(route.facts.lineas, 22, 14);
  const body = html`${pages.map(
    (page, at) =>
      html`<section>
        ${head(route, `${at + 1}/${pages.length}`)} ${rows(route, page)}
        ${at === pages.length - 1 ? low(route) : ''}
      </section>`,
  )}`;
  const paper = { width: '216mm', height: '140mm' };
  return { ...wholePage({ css: CSS, body, paper, margin: '7mm 8mm' }), truth: truthOf(route) };
}

/** Dairy and drinks brought by a route seller, on half a sheet, with bonus rows. */
export const LACTEOS_RUTA: BenchLayout = {
  id: 'lacteos-ruta',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
