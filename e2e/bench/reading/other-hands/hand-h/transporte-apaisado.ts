import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
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
import { inTrade, siteOf } from './house-names';
import { cuotasTruth, percepcionTruth, retencionTruth } from './payment-truth';
import { FREIGHT_CSS } from './freight-css';
import { COURIER, CUSTOMS, HAULAGE, REPAIRS } from './freight-goods';
import { shipmentOf, type Shipment } from './shipment';
import { isGift, isUntaxed, renamedRows, type Stock } from './trade-rows';

function stockOf({ detraccion }: BenchFacts): Stock {
  if (!detraccion) return COURIER;
  if (detraccion.codigo === '027') return HAULAGE;
  return detraccion.codigo === '020' ? REPAIRS : CUSTOMS;
}

interface Print {
  facts: BenchFacts;
  style: BenchStyle;
  shipment: Shipment;
  accounts: readonly BankAccount[];
  /** In the order of the rows: whether it pays no IGV. */
  untaxed: readonly boolean[];
  hasDiscounts: boolean;
  hasWeight: boolean;
  rate: string;
}

function printOf(original: BenchFacts, style: BenchStyle, random: Random): Print {
  const { sumas } = original;
  const stem = pick(random, [
    'Agencia de Aduana y Transportes',
    'Operador Logístico',
    'Carga y Courier',
  ]);
  const facts: BenchFacts = {
    ...original,
    emisor: inTrade(original.emisor, stem),
    lineas: renamedRows(original, stockOf(original)),
    // What such a house passes on without IGV is not exempt but outside the tax.
    sumas: { ...sumas, inafecta: sumas.inafecta + sumas.exonerada, exonerada: 0 },
  };
  return {
    facts,
    style,
    shipment: shipmentOf(original, random),
    accounts: bankAccounts(random, 2),
    untaxed: original.lineas.map(isUntaxed),
    hasDiscounts: original.lineas.some(({ descuento }) => descuento > 0),
    hasWeight: happens(random, 0.7),
    rate: `3.${between(random, 36, 79)}${digits(random, 1)}`,
  };
}

const item = (label: string, value: string | null): Markup =>
  value
    ? html`<dt>${label}</dt>
        <dd>${value}</dd>`
    : NOTHING;

const side = ({ facts, style, shipment, hasWeight, rate }: Print): Markup =>
  html`<aside>
    <div class="id">
      <div>RUC: ${facts.emisor.documento}</div>
      <div class="kind">FACTURA ELECTRÓNICA</div>
      <div>${style.number(facts.serie, facts.correlativo)}</div>
    </div>
    <h3>Señor(es)</h3>
    <p>
      <b>${facts.cliente.nombre}</b><br />RUC ${facts.cliente.documento}<br />${facts.cliente.direccion}
    </p>
    <h3>Datos del comprobante</h3>
    <dl>
      ${item('Emisión', style.date(facts.emision))}
      ${item('Vencimiento', facts.vencimiento && style.date(facts.vencimiento))}
      ${item('Moneda', style.currencyName)} ${facts.moneda === 'USD' && item('T/C', rate)}
      ${item('Cond. de pago', facts.formaPago)} ${item('Su orden', facts.ordenCompra)}
      ${item('Guía de remisión', facts.guiaRemision)}
    </dl>
    <h3>Datos del embarque</h3>
    <dl>
      ${item('File', shipment.file)} ${shipment.marks.map(([label, value]) => item(label, value))}
      ${hasWeight && html`${item('Peso bruto', shipment.weight)}${item('Volumen', shipment.volume)}`}
    </dl>
  </aside>`;

const row = (
  { facts, style, hasDiscounts, untaxed }: Print,
  line: BenchLine,
  at: number,
): Markup => {
  const amount = style.amount(line.importe);
  return html`<tr>
    <td>${facts.lineas.length > 1 && String(at + 1).padStart(2, '0')}</td>
    <td class="name">${line.descripcion}${isGift(line) && ' - SIN COSTO (op. gratuita)'}</td>
    <td>${line.unidad}</td>
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    ${hasDiscounts && html`<td class="n">${style.amount(line.descuento)}</td>`}
    <td class="n g">${!untaxed[at] && amount}</td>
    <td class="n g">${untaxed[at] && amount}</td>
  </tr>`;
};

const ORDER = ['gravada', 'inafecta', 'gratuita', 'descuentos', 'igv'] as const;
const NAMES: Readonly<Record<(typeof ORDER)[number], string>> = {
  gravada: 'Total gravado',
  inafecta: 'Total inafecto',
  gratuita: 'Total gratuito',
  descuentos: 'Descuento otorgado',
  igv: 'IGV 18 %',
};
const ALWAYS = ['gravada', 'inafecta', 'igv'] as const;

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
      <td>IMPORTE TOTAL ${style.currencySign}</td>
      <td class="n">${style.amount(facts.sumas.total)}</td>
    </tr>
    ${
      facts.percepcion &&
      html`<tr>
          <td>Percepción ${facts.percepcion.porcentaje} %</td>
          <td class="n">${style.amount(facts.percepcion.monto)}</td>
        </tr>
        <tr>
          <td>Total más percepción</td>
          <td class="n">${style.amount(facts.percepcion.totalConPercepcion)}</td>
        </tr>`
    }
  </table>`;

const concepts = (print: Print): Markup =>
  html`<table class="rows">
    <thead>
      <tr>
        <th></th>
        <th class="name">Concepto</th>
        <th>Und.</th>
        <th class="n">Cant.</th>
        <th class="n">Tarifa</th>
        ${print.hasDiscounts && html`<th class="n">Dscto.</th>`}
        <th class="n">Gravado</th>
        <th class="n">Inafecto</th>
      </tr>
    </thead>
    <tbody>
      ${print.facts.lineas.map((line, at) => row(print, line, at))}
    </tbody>
  </table>`;

const notes = ({ facts, style, accounts }: Print): Markup => {
  const { detraccion, retencion } = facts;
  return html`<div class="notes">
    <p>SON: ${facts.letras}</p>
    ${
      detraccion &&
      html`<p class="spot">
        Operación sujeta al Sistema de Pago de Obligaciones Tributarias con el Gobierno Central (D.
        Leg. 940). Código ${detraccion.codigo}, ${detraccion.porcentaje} %: S/
        ${style.amount(detraccion.monto)}. Depositar en Banco de la Nación Cta. ${detraccion.cuenta}
      </p>`
    }
    ${retencion && html`<p class="spot">Importe de la retención (${retencion.porcentaje} %): S/ ${style.amount(retencion.monto)}</p>`}
    ${facts.cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<p>
          Cuota ${String(numero).padStart(3, '0')} - vence ${style.date(fecha)} -
          ${style.amount(monto)}
        </p>`,
    )}
    ${facts.observaciones && html`<p>Observación: ${facts.observaciones}</p>`}
    <p>
      Pagos: ${accounts.map(({ bank, number, cci }) => html`${bank} ${number} (CCI ${cci})&ensp; `)}
    </p>
  </div>`;
};

function truthOf({ facts, shipment, hasDiscounts, hasWeight }: Print): ExtractedData {
  const info = infoTruth(facts, [
    'formaPago',
    'ordenCompra',
    'guiaRemision',
    'observaciones',
    'letras',
  ]);
  const cuotas = cuotasTruth(facts);
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [...shownSums(facts, ORDER, ALWAYS), 'total']),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...retencionTruth(facts),
    ...percepcionTruth(facts),
    informacion_adicional: {
      ...info,
      ...(cuotas && { cuotas }),
      ...(hasWeight && { peso_total: shipment.weight, volumen_total: shipment.volume }),
    },
    productos: linesTruth(facts, [
      'unidad',
      'cantidad',
      'unitario',
      'importe',
      ...(hasDiscounts ? (['descuento'] as const) : []),
    ]),
  };
}

/** A haulier and customs agent on paper turned sideways: who and what at the left, amounts in two columns. */
export const TRANSPORTE_APAISADO: BenchLayout = {
  id: 'transporte-apaisado',
  role: 'construido',
  kinds: ['factura'],
  draw(original, style, random) {
    const print = printOf(original, style, random);
    const { facts } = print;
    const body = html`<div class="top">
        <div>
          <h2>${facts.emisor.nombre}</h2>
          ${facts.emisor.direccion}<br />Telf. ${facts.emisor.telefono} &ensp; ${facts.emisor.email}
        </div>
        <i>Agenciamiento - Transporte - Almacén - Courier</i>
      </div>
      <div class="sheet">
        ${side(print)}
        <div class="main">
          ${concepts(print)}
          <div class="under whole">${notes(print)}${sums(print)}</div>
          <div class="end whole">
            ${qrPlace(facts, '22mm')}
            <span
              >Resumen ${facts.hash}<br />Representación impresa de la factura electrónica,
              verifíquela en www.${siteOf(facts.emisor)}/cpe con el RUC, la serie y el
              importe.</span
            >
          </div>
        </div>
      </div>`;
    const paper = { width: '297mm', height: '210mm' };
    return {
      ...wholePage({ css: FREIGHT_CSS, body, paper, margin: '9mm 11mm' }),
      truth: truthOf(print),
    };
  },
};
