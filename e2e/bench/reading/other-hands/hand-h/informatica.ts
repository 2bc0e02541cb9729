import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { bankAccounts, type BankAccount } from './bank-notes';
import { brandOf, inTrade, siteOf } from './house-names';
import { cuotasTruth, percepcionTruth, retencionTruth } from './payment-truth';
import { HARDWARE, MOVES, SERVICES } from './it-goods';
import { isGift, renamedRows, type Stock } from './trade-rows';

const UNIT_NAMES: Readonly<Record<string, string>> = { ZZ: 'Servicio', NIU: 'Unidad', HUR: 'Hora' };

function stockOf({ detraccion }: BenchFacts): Stock {
  if (!detraccion) return HARDWARE;
  return detraccion.codigo === '027' ? MOVES : SERVICES;
}

interface Print {
  facts: BenchFacts;
  style: BenchStyle;
  accounts: readonly BankAccount[];
  accent: string;
  hasCodes: boolean;
  hasDiscounts: boolean;
  hasMail: boolean;
  seller: string;
  brand: string;
}

function printOf(original: BenchFacts, style: BenchStyle, random: Random): Print {
  const stem = pick(random, [
    'Soluciones Informáticas',
    'Software y Servicios',
    'Tecnología Cloud',
  ]);
  const rows = renamedRows(original, stockOf(original)).map((row): BenchLine => ({
    ...row,
    unidad: UNIT_NAMES[row.unidad] ?? row.unidad,
  }));
  const facts = { ...original, lineas: rows, emisor: inTrade(original.emisor, stem) };
  return {
    facts,
    style,
    accounts: bankAccounts(random, pick(random, [2, 2, 3])),
    brand: brandOf(original.emisor).toLowerCase(),
    accent: pick(random, ['#2f6fed', '#0e9f8e', '#6b4ce6', '#e4572e']),
    hasCodes: happens(random, 0.5),
    hasDiscounts: rows.some(({ descuento }) => descuento > 0),
    hasMail: happens(random, 0.7),
    seller: pick(random, ['', 'Equipo Comercial', 'Kelly Arteaga', 'Renzo Villacorta']),
  };
}

const head = ({ facts, style, hasMail, brand }: Print): Markup =>
  html`<header>
    <div class="house">
      <div class="logo"><b>◆</b> ${brand}</div>
      <h2>${facts.emisor.nombre}</h2>
      <p>${facts.emisor.direccion}</p>
      <p>${facts.emisor.telefono}${hasMail && html` &nbsp;·&nbsp; ${facts.emisor.email}`}</p>
    </div>
    <div class="title">
      <span>RUC ${facts.emisor.documento}</span>
      <h1>Factura electrónica</h1>
      <strong>${style.number(facts.serie, facts.correlativo)}</strong>
    </div>
  </header>`;

const cell = (label: string, value: string): Markup =>
  value ? html`<div><small>${label}</small>${value}</div>` : NOTHING;

const parties = ({ facts, style, seller }: Print): Markup =>
  html`<section class="parties">
    <div class="card">
      <small>Facturado a</small>
      <b>${facts.cliente.nombre}</b>
      <div>RUC: ${facts.cliente.documento}</div>
      <div>${facts.cliente.direccion}</div>
    </div>
    <div class="strip">
      ${cell('Fecha de emisión', style.date(facts.emision))}
      ${facts.vencimiento && cell('Fecha de vencimiento', style.date(facts.vencimiento))}
      ${cell('Moneda', style.currencyName)} ${cell('Forma de pago', facts.formaPago)}
      ${cell('Orden de compra', facts.ordenCompra)} ${cell('Ejecutivo de cuenta', seller)}
    </div>
  </section>`;

const row = ({ style, hasCodes, hasDiscounts }: Print, line: BenchLine, at: number): Markup =>
  html`<tr>
    <td>${at + 1}</td>
    ${hasCodes && html`<td class="code">${line.codigo}</td>`}
    <td class="name">${line.descripcion}${isGift(line) && ' (Transferencia gratuita)'}</td>
    <td>${line.unidad}</td>
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    ${hasDiscounts && html`<td class="n">${style.amount(line.descuento)}</td>`}
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;

const rows = (print: Print): Markup =>
  html`<table class="rows">
    <thead>
      <tr>
        <th>#</th>
        ${print.hasCodes && html`<th>Código</th>`}
        <th class="name">Descripción</th>
        <th>Unidad</th>
        <th class="n">Cant.</th>
        <th class="n">Valor unit.</th>
        ${print.hasDiscounts && html`<th class="n">Dscto.</th>`}
        <th class="n">Importe</th>
      </tr>
    </thead>
    <tbody>
      ${print.facts.lineas.map((line, at) => row(print, line, at))}
    </tbody>
  </table>`;

const SUM_ORDER = ['gravada', 'exonerada', 'inafecta', 'gratuita', 'descuentos', 'igv'] as const;
const SUM_NAMES: Readonly<Record<(typeof SUM_ORDER)[number], string>> = {
  gravada: 'Op. gravadas',
  exonerada: 'Op. exoneradas',
  inafecta: 'Op. inafectas',
  gratuita: 'Op. gratuitas',
  descuentos: 'Descuento global',
  igv: 'IGV (18%)',
};
const ALWAYS = ['gravada', 'igv'] as const;

const sums = ({ facts, style }: Print): Markup => {
  const shown = shownSums(facts, SUM_ORDER, ALWAYS);
  return html`<table class="sums">
    ${shown.map(
      (key) =>
        html`<tr>
          <td>${SUM_NAMES[key]}</td>
          <td class="n">${style.currencySign} ${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
    <tr class="total">
      <td>Total</td>
      <td class="n">${style.currencySign} ${style.amount(facts.sumas.total)}</td>
    </tr>
    ${
      facts.percepcion &&
      html`<tr>
          <td>Percepción (${facts.percepcion.porcentaje}%)</td>
          <td class="n">S/ ${style.amount(facts.percepcion.monto)}</td>
        </tr>
        <tr>
          <td>Total incl. percepción</td>
          <td class="n">S/ ${style.amount(facts.percepcion.totalConPercepcion)}</td>
        </tr>`
    }
  </table>`;
};

const deposits = ({ facts: { detraccion, retencion }, style }: Print): Markup =>
  html`${
    detraccion &&
    html`<div class="note whole">
      <small>Operación sujeta a detracción (SPOT)</small>
      <div>
        Bien o servicio: ${detraccion.codigo} &nbsp;|&nbsp; Porcentaje: ${detraccion.porcentaje}%
      </div>
      <div>Monto detracción: S/ ${style.amount(detraccion.monto)}</div>
      <div>Cta. Cte. Banco de la Nación: ${detraccion.cuenta}</div>
    </div>`
  }
  ${
    retencion &&
    html`<div class="note whole">
      <small>Retención del IGV</small>
      <div>
        Tasa ${retencion.porcentaje}% &nbsp;|&nbsp; Monto S/ ${style.amount(retencion.monto)}
      </div>
    </div>`
  }`;

const payment = ({ facts, style, accounts }: Print): Markup =>
  html`${
      facts.cuotas.length > 0 &&
      html`<table class="quotas whole">
        <tr>
          <th>Cuota</th>
          <th>Vence</th>
          <th class="n">Monto</th>
        </tr>
        ${facts.cuotas.map(
          ({ numero, fecha, monto }) =>
            html`<tr>
              <td>${numero}</td>
              <td>${style.date(fecha)}</td>
              <td class="n">${style.amount(monto)}</td>
            </tr>`,
        )}
      </table>`
    }
    <div class="banks whole">
      <small>Cuentas para abono (${facts.moneda === 'PEN' ? 'soles' : 'moneda extranjera'})</small>
      ${accounts.map(({ bank, number, cci }) => html`<div><b>${bank}</b> ${number} &nbsp; CCI ${cci}</div>`)}
    </div>`;

const foot = ({ facts }: Print): Markup =>
  html`<footer class="whole">
    ${qrPlace(facts, '24mm')}
    <div>
      <p>
        Representación impresa de la factura electrónica. Puede consultarla en
        https://comprobantes.${siteOf(facts.emisor)}
      </p>
      <p>Código hash: ${facts.hash}</p>
      <p>Emitido con nuestro facturador en línea · PSE autorizado por SUNAT</p>
    </div>
  </footer>`;

const css = (accent: string): string => `
body { font: 9pt/1.4 'Instrument Sans', sans-serif; color: #26303f; }
header { display: flex; justify-content: space-between; gap: 8mm; border-top: 2mm solid ${accent}; padding-top: 6mm; }
header p, header h2 { margin: 0; } header h2 { font-size: 10.5pt; }
.logo { font-size: 19pt; font-weight: 700; letter-spacing: -.02em; margin-bottom: 2mm; } .logo b { color: ${accent}; }
.title { text-align: right; flex: none; } .title h1 { font-size: 15pt; margin: 1mm 0; color: ${accent}; } .title strong { font-size: 12pt; }
small { display: block; font-size: 7pt; text-transform: uppercase; letter-spacing: .05em; color: #8390a3; }
.parties { display: flex; gap: 5mm; margin: 6mm 0; }
.card { flex: 1; background: #f4f6f9; border-radius: 2mm; padding: 3mm 4mm; } .card b { font-size: 10pt; }
.strip { flex: 1; display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 4mm; align-content: start; }
.rows { width: 100%; } .rows th { font-size: 7.5pt; text-align: left; color: ${accent}; border-bottom: .4mm solid ${accent}; padding: 1.5mm 2mm; }
.rows td { padding: 1.8mm 2mm; border-bottom: .2mm solid #e3e8ef; vertical-align: top; } .rows .name { width: 46%; }
td.n, th.n { text-align: right !important; white-space: nowrap; }
.below { display: flex; gap: 6mm; margin-top: 5mm; } .left { flex: 1; display: grid; gap: 3mm; font-size: 8pt; }
.sums { width: 72mm; align-self: flex-start; } .sums td { padding: 1mm 2mm; } .total td { background: ${accent}; color: #fff; font-weight: 700; font-size: 11pt; }
.note { border-left: .8mm solid ${accent}; padding-left: 3mm; } .quotas th { text-align: left; font-size: 7pt; color: #8390a3; } .quotas td, .quotas th { padding: .5mm 6mm .5mm 0; }
.words { margin: 5mm 0 0; font-size: 8.5pt; } footer { display: flex; gap: 5mm; align-items: center; margin-top: 6mm; font-size: 7.5pt; color: #5c6878; } footer p { margin: .5mm 0; }`;

function truthOf({ facts, hasCodes, hasDiscounts, hasMail }: Print): ExtractedData {
  const printed = [...shownSums(facts, SUM_ORDER, ALWAYS), 'total'] as const;
  const info = infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']);
  const cuotas = cuotasTruth(facts);
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, [
      'direccion',
      'telefono',
      ...(hasMail ? (['email'] as const) : []),
    ]),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, printed),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...retencionTruth(facts),
    ...percepcionTruth(facts),
    informacion_adicional: cuotas ? { ...info, cuotas } : info,
    productos: linesTruth(facts, [
      ...(hasCodes ? (['codigo'] as const) : []),
      ...(hasDiscounts ? (['descuento'] as const) : []),
      ...(['unidad', 'cantidad', 'unitario', 'importe'] as const),
    ]),
  };
}

/** An IT company that bills with a web application: cards, one colour, bank accounts under the rows. */
export const INFORMATICA: BenchLayout = {
  id: 'informatica',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, style, random) {
    const print = printOf(facts, style, random);
    const body = html`${head(print)}${parties(print)}${rows(print)}
      <p class="words">${print.facts.letras}</p>
      <div class="below">
        <div class="left">${deposits(print)}${payment(print)}</div>
        ${sums(print)}
      </div>
      ${facts.observaciones && html`<p class="words"><small>Observaciones</small>${facts.observaciones}</p>`}
      ${foot(print)}`;
    const page = wholePage({ css: css(print.accent), body, paper: A4, margin: '10mm 13mm' });
    return { ...page, truth: truthOf(print) };
  },
};
