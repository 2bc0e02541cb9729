import type {
  ExtractedData,
  ProductoData,
  RetencionData,
} from '../../../../../backend/src/contracts/extracted-data';
import { happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { amountText } from '../../styles';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { courierCss } from './courier-guias.css';
import {
  customerBoxes,
  day,
  foot,
  head,
  money,
  references,
  type Sheet,
} from './courier-letterhead';
import { courierBill, type CourierBill, type Shipment } from './courier-shipments';

const bare = (thousandths: number): string =>
  thousandths % 10 === 0 ? amountText(thousandths / 10, 'point') : (thousandths / 1000).toFixed(3);

const COLOURS = [
  ['#c8102e', '#ffc20e'],
  ['#0b3d91', '#f58220'],
  ['#00703c', '#ffd400'],
  ['#e35205', '#3a3a3a'],
  ['#4b2e83', '#f0ab00'],
] as const;

const SPOT_WORDS: Readonly<Record<string, string>> = {
  '027': 'Servicio de transporte de carga',
  '022': 'Otros servicios empresariales',
};

const ALWAYS = ['gravada', 'inafecta', 'exonerada', 'igv', 'total'] as const;
const SUMS = [
  'gravada',
  'inafecta',
  'exonerada',
  'gratuita',
  'descuentos',
  'igv',
  'icbper',
  'otrosCargos',
  'total',
] as const;

const SUM_WORDS: Readonly<Record<(typeof SUMS)[number], string>> = {
  gravada: 'Op. Gravada',
  inafecta: 'Op. Inafecta',
  exonerada: 'Op. Exonerada',
  gratuita: 'Op. Gratuita',
  descuentos: 'Dscto. Global',
  igv: 'I.G.V. 18%',
  icbper: 'ICBPER',
  otrosCargos: 'Otros Cargos',
  total: 'IMPORTE TOTAL',
};

function row(line: BenchLine, at: number, sheet: Sheet): Markup {
  const sent = sheet.shipments[at];
  return html`<tr>
    <td class="c">${at + 1}</td>
    <td class="c">${sent?.guia}</td>
    <td class="c">${sent && day(sent.fecha)}</td>
    ${sheet.hasReference && html`<td class="c">${sent?.referencia}</td>`}
    <td>${sent?.origen}</td>
    <td>${sent?.destino}</td>
    <td>${line.descripcion}</td>
    <td class="c">${line.unidad}</td>
    <td class="n">${bare(line.cantidad)}</td>
    <td class="n">${sent && bare(sent.gramos)}</td>
    <td class="n">${money(line.unitario)}</td>
    ${sheet.hasDiscount && html`<td class="n">${money(line.descuento)}</td>`}
    <td class="n">${money(line.importe)}</td>
  </tr>`;
}

const weightOf = (shipments: readonly Shipment[]): string =>
  `${bare(shipments.reduce((sum, { gramos }) => sum + gramos, 0))} KG`;

function rows(sheet: Sheet): Markup {
  const { facts, shipments, hasReference, hasDiscount } = sheet;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>ÍTEM</th>
        <th>N° GUÍA</th>
        <th>F. ENVÍO</th>
        ${hasReference && html`<th>REF. CLIENTE</th>`}
        <th>ORIGEN</th>
        <th>DESTINO</th>
        <th>DESCRIPCIÓN DEL SERVICIO</th>
        <th>U.M.</th>
        <th>CANT.</th>
        <th>PESO KG</th>
        <th>V. UNIT.</th>
        ${hasDiscount && html`<th>DSCTO.</th>`}
        <th>V. VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line, at) => row(line, at, sheet))}
      <tr class="sum">
        <td colspan="${hasReference ? 7 : 6}">Total envíos: ${shipments.length}</td>
        <td colspan="5">Peso total: ${weightOf(shipments)}</td>
        ${hasDiscount && html`<td></td>`}
      </tr>
    </tbody>
  </table>`;
}

const sumsShown = (facts: BenchFacts) => shownSums(facts, SUMS, ALWAYS);

function sums({ facts, style }: Sheet): Markup {
  return html`<table class="sums">
    ${sumsShown(facts).map(
      (key) =>
        html`<tr class="${key}">
          <td>${SUM_WORDS[key]}</td>
          <td>${style.currencySign}</td>
          <td>${money(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function spot({ detraccion, retencion }: BenchFacts): Markup {
  if (detraccion)
    return html`<div class="tax">
      <b>OPERACIÓN SUJETA AL SPOT - D. LEG. 940</b>
      <table>
        <tr>
          <td>Bien o servicio: ${detraccion.codigo} - ${SPOT_WORDS[detraccion.codigo]}</td>
          <td>Medio de pago: 001 Depósito en cuenta</td>
        </tr>
        <tr>
          <td>Cta. Cte. Banco de la Nación: ${detraccion.cuenta}</td>
          <td>Detracción ${detraccion.porcentaje}%: S/ ${money(detraccion.monto)}</td>
        </tr>
      </table>
    </div>`;
  if (retencion)
    return html`<div class="tax">
      Cliente agente de retención - Retención I.G.V. ${retencion.porcentaje}%: S/
      ${money(retencion.monto)}
    </div>`;
  return NOTHING;
}

function instalments({ facts: { cuotas }, style }: Sheet): Markup {
  if (cuotas.length === 0) return NOTHING;
  const pending = cuotas.reduce((sum, { monto }) => sum + monto, 0);
  return html`<table class="cuotas">
    <tr>
      <th>N° Cuota</th>
      <th>Fec. Venc.</th>
      <th>Monto ${style.currencySign}</th>
    </tr>
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td>Cuota${String(numero).padStart(3, '0')}</td>
          <td>${day(fecha)}</td>
          <td>${money(monto)}</td>
        </tr>`,
    )}
    <tr>
      <td colspan="2">Monto neto pendiente de pago</td>
      <td>${money(pending)}</td>
    </tr>
  </table>`;
}

function below(sheet: Sheet): Markup {
  const { facts } = sheet;
  return html`<div class="below">
    <div>
      <div class="words">SON: ${facts.letras}</div>
      <div>Observaciones: ${facts.observaciones}</div>
      ${spot(facts)} ${instalments(sheet)}
    </div>
    <div>${sums(sheet)}</div>
  </div>`;
}

function cuotasText({ cuotas }: BenchFacts): string {
  return cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${money(monto)}`)
    .join('; ');
}

function productos({ facts, hasDiscount }: Sheet): ProductoData[] {
  const rowsTruth = linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'importe']);
  if (!hasDiscount) return rowsTruth;
  return rowsTruth.map((one, at) => {
    const descuento = facts.lineas[at]?.descuento ?? 0;
    return descuento === 0 ? one : { ...one, descuento: decimal(descuento) };
  });
}

function retencionTruth({ retencion, detraccion }: BenchFacts): { retencion?: RetencionData } {
  if (!retencion || detraccion) return {};
  return {
    retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
  };
}

function truthOf(sheet: Sheet): ExtractedData {
  const { facts, hasContacts, shipments } = sheet;
  const contacts = hasContacts ? (['telefono', 'email'] as const) : [];
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', ...contacts]),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, sumsShown(facts)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...retencionTruth(facts),
    informacion_adicional: compact({
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
      peso_total: weightOf(shipments),
      cuotas: cuotasText(facts),
    }),
    productos: productos(sheet),
  };
}

function sheetOf({ facts, shipments }: CourierBill, style: BenchStyle, random: Random): Sheet {
  return {
    facts,
    style,
    shipments,
    hasReference: happens(random, 0.35),
    hasDiscount: facts.lineas.some(({ descuento }) => descuento !== 0),
    hasContacts: happens(random, 0.85),
    random,
  };
}

/** Factura of a courier and parcel company to a corporate account: a waybill with its way and weight in each row. */
export const COURIER_GUIAS: BenchLayout = {
  id: 'courier-guias',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, style, random) {
    const sheet = sheetOf(courierBill(facts, random), style, random);
    const [main, second] = pick(random, COLOURS);
    const body = html`${head(sheet)} ${customerBoxes(sheet)} ${references(sheet)} ${rows(sheet)}
    ${below(sheet)} ${foot(sheet)}`;
    const css = courierCss(main, second);
    return {
      ...wholePage({ css, body, paper: A4, margin: '9mm 9mm 11mm' }),
      truth: truthOf(sheet),
    };
  },
};
