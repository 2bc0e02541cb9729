import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { ALL_CELLS, CURRENCY_SIGNS, CURRENCY_WORDS, DETRACCION_NAMES } from './parts';
import { FACTURA_SUMS } from './parts';
import { isGift, quantityOf, timeOf, unitValue } from './parts';

const date = DATE_STYLES.iso;
const amount = (cents: Cents): string => amountText(cents, 'bare');

const CSS = `
@page { @bottom-right { content: 'Pág. ' counter(page) ' / ' counter(pages); font: 7pt 'Liberation Sans'; } }
body { font: 8.2pt/1.3 'Liberation Sans', sans-serif; color: #000; }
.sheet { width: 100%; }
.sheet > tbody > tr { break-inside: auto; }
.sheet td.frame { padding: 0 1pt 0 0; }
.head { display: flex; justify-content: space-between; gap: 8mm; padding-bottom: 4mm; }
.head .who { flex: 1; }
.head .name { font-size: 11pt; font-weight: bold; padding-bottom: 1.5mm; }
.head .box { width: 68mm; border: 1.2pt solid #000; text-align: center; padding: 4mm 2mm; font-size: 11pt; font-weight: bold; line-height: 1.7; align-self: flex-start; }
.data { border: .6pt solid #000; padding: 1.5mm 2mm; margin-bottom: 3mm; }
.data td { padding: .5mm 1mm; vertical-align: top; }
.data td.label { width: 36mm; }
.data td.colon { width: 3mm; }
.items { width: 100%; table-layout: fixed; }
.items th, .items td, .grid th, .grid td { border: .4pt solid #000; padding: .8mm 1.2mm; vertical-align: top; }
.items th, .grid th { font-size: 7.4pt; background: #e6e6e6; text-align: center; }
.n { text-align: right; }
.c { text-align: center; }
.under { display: flex; justify-content: space-between; gap: 5mm; padding-top: 3mm; }
.sums td { padding: .6mm 1.5mm; border: .5pt solid #000; }
.sums td.n { width: 30mm; }
.grid { margin-bottom: 2mm; width: 98mm; }
.title { font-weight: bold; padding: .5mm 0; }
.foot { display: flex; gap: 5mm; align-items: center; padding-top: 4mm; font-size: 7.4pt; }
`;

const field = (label: string, value: Markup | string): Markup =>
  html`<tr>
    <td class="label">${label}</td>
    <td class="colon">:</td>
    <td>${value}</td>
  </tr>`;

const head = (facts: BenchFacts): Markup => {
  const { emisor, serie, correlativo } = facts;
  return html`<div class="head">
    <div class="who">
      <div class="name">${emisor.nombre}</div>
      <div>Domicilio fiscal: ${emisor.direccion}</div>
      <div>Teléfono: ${emisor.telefono}</div>
      <div>Correo electrónico: ${emisor.email}</div>
    </div>
    <div class="box">
      <div>R.U.C. N° ${emisor.documento}</div>
      <div>FACTURA ELECTRÓNICA</div>
      <div>${serie}-${correlativo}</div>
    </div>
  </div>`;
};

function data(facts: BenchFacts, time: string): Markup {
  const { cliente, vencimiento } = facts;
  return html`<div class="data">
    <table>
      ${field('Fecha de emisión', html`${date(facts.emision)} &nbsp; ${time}`)}
      ${vencimiento && field('Fecha de vencimiento', date(vencimiento))}
      ${field('Tipo de operación', '0101 - Venta interna')}
      ${field('Tipo y número de documento', `6 - RUC ${cliente.documento}`)}
      ${field('Apellidos y nombres o razón social', cliente.nombre)}
      ${field('Dirección del adquirente', cliente.direccion)}
      ${field('Tipo de moneda', CURRENCY_WORDS[facts.moneda])}
      ${field('Forma de pago', facts.formaPago)}
      ${facts.observaciones && field('Observación', facts.observaciones)}
    </table>
  </div>`;
}

const items = (facts: BenchFacts): Markup =>
  html`<table class="items">
    <thead>
      <tr>
        <th style="width:8mm">N°</th>
        <th style="width:17mm">Cantidad</th>
        <th style="width:15mm">Unidad de medida</th>
        <th style="width:20mm">Código</th>
        <th>Descripción</th>
        <th style="width:23mm">Valor unitario</th>
        <th style="width:19mm">Descuento</th>
        <th style="width:25mm">Valor de venta</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td class="c">${at + 1}</td>
            <td class="n">${quantityOf(line.cantidad, 2)}</td>
            <td class="c">${line.unidad}</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td class="n">${unitValue(line.unitario, 4)}</td>
            <td class="n">${amount(line.descuento)}</td>
            <td class="n">${amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const ALWAYS = ['gravada', 'inafecta', 'exonerada', 'gratuita', 'igv', 'total'] as const;

const LABELS: Readonly<Record<(typeof FACTURA_SUMS)[number], string>> = {
  gravada: 'Total valor de venta - operaciones gravadas',
  inafecta: 'Total valor de venta - operaciones inafectas',
  exonerada: 'Total valor de venta - operaciones exoneradas',
  gratuita: 'Total valor de venta - operaciones gratuitas',
  descuentos: 'Descuento global',
  igv: 'Sumatoria IGV',
  total: 'Importe total de la venta',
};

function sums(facts: BenchFacts): Markup {
  const sign = CURRENCY_SIGNS[facts.moneda];
  return html`<table class="sums">
    ${shownSums(facts, FACTURA_SUMS, ALWAYS).map(
      (key) =>
        html`<tr>
          <td>${key === 'total' ? html`<b>${LABELS[key]}</b>` : LABELS[key]}</td>
          <td class="n">${sign} ${amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

type Cells = readonly [string, string];

/** A framed table of two columns, with a head or without. */
const grid = (head: Cells | null, rows: readonly Cells[], width: string): Markup =>
  html`<table class="grid whole">
    ${
      head &&
      html`<tr>
        <th>${head[0]}</th>
        <th>${head[1]}</th>
      </tr>`
    }
    ${rows.map(
      ([first, second]) =>
        html`<tr>
          <td style="width:${width}">${first}</td>
          <td>${second}</td>
        </tr>`,
    )}
  </table>`;

/** Legends of catalogue 52, each with its code. */
function legends(facts: BenchFacts): Markup {
  const rows: Cells[] = [['1000', `SON: ${facts.letras}`]];
  if (facts.lineas.some(isGift))
    rows.push(['1002', 'TRANSFERENCIA GRATUITA DE UN BIEN Y/O SERVICIO PRESTADO GRATUITAMENTE']);
  if (facts.percepcion) rows.push(['2000', 'COMPROBANTE DE PERCEPCIÓN']);
  if (facts.detraccion) rows.push(['2006', 'OPERACIÓN SUJETA A DETRACCIÓN']);
  return grid(['Código', 'Leyenda'], rows, '14mm');
}

function related({ guiaRemision, ordenCompra }: BenchFacts): Markup {
  const rows: Cells[] = [];
  if (guiaRemision) rows.push(['Guía de remisión remitente', guiaRemision]);
  if (ordenCompra) rows.push(['Orden de compra', ordenCompra]);
  if (rows.length === 0) return NOTHING;
  return html`<div class="title">Documentos relacionados</div>
    ${grid(['Tipo de documento', 'Número'], rows, '46mm')}`;
}

function credit({ cuotas, moneda }: BenchFacts): Markup {
  if (cuotas.length === 0) return NOTHING;
  const sign = CURRENCY_SIGNS[moneda];
  const pending = cuotas.reduce((sum, { monto }) => sum + monto, 0);
  return html`<div class="whole">
    <div class="title">Información del crédito</div>
    <div>Monto neto pendiente de pago: ${sign} ${amount(pending)}</div>
    <table class="grid">
      <tr>
        <th>N° cuota</th>
        <th>Fecha de vencimiento</th>
        <th>Monto</th>
      </tr>
      ${cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td class="c">Cuota${String(numero).padStart(3, '0')}</td>
            <td class="c">${date(fecha)}</td>
            <td class="n">${amount(monto)}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function withheld({ detraccion, retencion, percepcion, sumas }: BenchFacts): Markup {
  const rows: Cells[] = [];
  if (detraccion)
    rows.push(
      ['Bien o servicio', `${detraccion.codigo} ${DETRACCION_NAMES[detraccion.codigo] ?? ''}`],
      ['Medio de pago', '001 Depósito en cuenta'],
      ['Cuenta en el Banco de la Nación', detraccion.cuenta],
      ['Porcentaje de detracción', `${detraccion.porcentaje.toFixed(2)} %`],
      ['Monto de la detracción', `S/ ${amount(detraccion.monto)}`],
    );
  if (retencion)
    rows.push(
      ['Base imponible de la retención', `S/ ${amount(sumas.total)}`],
      ['Porcentaje de retención', `${retencion.porcentaje.toFixed(2)} %`],
      ['Monto de la retención', `S/ ${amount(retencion.monto)}`],
    );
  if (percepcion)
    rows.push(
      ['Tasa de la percepción', `${percepcion.porcentaje.toFixed(2)} %`],
      ['Monto de la percepción', `S/ ${amount(percepcion.monto)}`],
      ['Monto total cobrado incluida la percepción', `S/ ${amount(percepcion.totalConPercepcion)}`],
    );
  return rows.length > 0 ? grid(null, rows, '46mm') : NOTHING;
}

const foot = (facts: BenchFacts): Markup =>
  html`<div class="foot whole">
    ${qrPlace(facts, '27mm')}
    <div>
      <div>Valor resumen: ${facts.hash}</div>
      <div>
        Representación impresa de la FACTURA ELECTRÓNICA generada desde el Sistema de Emisión
        Electrónica - Del Contribuyente.
      </div>
      <div>Esta puede ser consultada en www.sunat.gob.pe, opción Consulta de validez del CPE.</div>
    </div>
  </div>`;

/** SUNAT's own billing program for the taxpayer's system: its head stands on every page. */
export const CONTRIBUYENTE: BenchLayout = {
  id: 'contribuyente',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, _style, random) {
    const body = html`<table class="sheet">
      <thead>
        <tr>
          <td class="frame">${head(facts)}</td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td class="frame">
            ${data(facts, timeOf(random))} ${items(facts)}
            <div class="under">
              <div>${legends(facts)} ${related(facts)} ${withheld(facts)} ${credit(facts)}</div>
              <div class="whole">${sums(facts)}</div>
            </div>
            ${foot(facts)}
          </td>
        </tr>
      </tbody>
    </table>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 10mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, FACTURA_SUMS, ALWAYS)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'observaciones',
          'ordenCompra',
          'guiaRemision',
          'letras',
        ]),
        productos: linesTruth(facts, ALL_CELLS),
      },
    };
  },
};
