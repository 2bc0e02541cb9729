import { html, NOTHING, A4, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { digits, happens, pick, type Random } from '../../facts/chance';
import { billed, type Bill } from './vigilancia-trades';

const SIGN = { PEN: 'S/', USD: 'US$', EUR: '€' } as const;
const MONEY = { PEN: 'SOLES', USD: 'DOLARES AMERICANOS', EUR: 'EUROS' } as const;
const CSS = `
body { padding-right: .4mm; font: 8.2pt 'Liberation Sans', Arial, sans-serif; color: #000; }
.head { display: flex; justify-content: space-between; gap: 5mm; }
.who { flex: 1; text-align: center; }
.who h1 { font-size: 13pt; margin: 1mm 0; } .who p { margin: .4mm 0; } .who .s { font-style: italic; color: #333; }
.box { width: 68mm; border: 1.2pt solid #000; border-radius: 3mm; text-align: center; font-size: 11.5pt; font-weight: bold; padding: 2.5mm 1mm; line-height: 1.7; }
.frame { border: .8pt solid #000; border-radius: 2mm; margin-top: 3mm; padding: 1.5mm 2mm; display: grid; grid-template-columns: 27mm 1fr 25mm 38mm; row-gap: .8mm; }
.frame b::after { content: ' :'; }
table.rows { width: 100%; margin-top: 3mm; border: .8pt solid #000; }
table.rows th { border: .8pt solid #000; font-size: 7.4pt; padding: 1mm; background: #e6e6e6; }
table.rows td { border-left: .8pt solid #000; border-right: .8pt solid #000; padding: .7mm 1mm; vertical-align: top; font-size: 7.8pt; }
.n { text-align: right; white-space: nowrap; } .c { text-align: center; }
.son { border: .8pt solid #000; margin-top: 2mm; padding: 1.2mm 2mm; font-weight: bold; }
.foot { display: flex; gap: 4mm; margin-top: 2mm; align-items: flex-start; }
.left { flex: 1; } .left table { width: 100%; font-size: 7.2pt; margin-bottom: 2mm; }
.left td, .left th { border: .5pt solid #000; padding: .6mm 1mm; text-align: left; }
.sum { width: 72mm; border: .8pt solid #000; } .sum td { padding: .7mm 1.5mm; border-bottom: .4pt solid #999; } .sum tr:last-child td { font-weight: bold; font-size: 9.5pt; border-bottom: 0; }
.legal { display: flex; gap: 4mm; margin-top: 3mm; font-size: 7pt; border-top: .5pt solid #000; padding-top: 2mm; }`;

const pair = (label: string, value: string): Markup => html`<b>${label}</b><span>${value}</span>`;

function rows({ facts }: Bill, style: BenchStyle, withDiscount: boolean): Markup {
  const gap = Math.max(0, 62 - facts.lineas.length * 7);
  const span = withDiscount ? 8 : 7;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>ITEM</th>
        <th>CODIGO</th>
        <th>CANTIDAD</th>
        <th>UNID.</th>
        <th style="width:46%">DESCRIPCION DEL SERVICIO</th>
        <th>VALOR UNIT.</th>
        ${withDiscount && html`<th>DSCTO.</th>`}
        <th>VALOR VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td class="c">${String(at + 1).padStart(3, '0')}</td>
            <td>${line.codigo}</td>
            <td class="n">${style.quantity(line.cantidad)}</td>
            <td class="c">${line.unidad}</td>
            <td>${line.descripcion}</td>
            <td class="n">${style.amount(line.unitario)}</td>
            ${withDiscount && html`<td class="n">${style.amount(line.descuento)}</td>`}
            <td class="n">${style.amount(line.importe)}</td>
          </tr>`,
      )}
      <tr>
        ${Array.from({ length: span }, () => html`<td style="height:${gap}mm"></td>`)}
      </tr>
    </tbody>
  </table>`;
}

function sums({ sumas, moneda }: BenchFacts, style: BenchStyle): Markup {
  const entries: [string, number, boolean][] = [
    ['DESCUENTO GLOBAL', sumas.descuentos, sumas.descuentos !== 0],
    ['OP. GRAVADAS', sumas.gravada, true],
    ['OP. EXONERADAS', sumas.exonerada, true],
    ['OP. INAFECTAS', sumas.inafecta, true],
    ['OP. GRATUITAS', sumas.gratuita, sumas.gratuita !== 0],
    ['I.G.V. 18%', sumas.igv, true],
    ['IMPORTE TOTAL', sumas.total, true],
  ];
  const shown = entries.filter(([, , isShown]) => isShown);
  return html`<table class="sum">
    ${shown.map(
      ([label, cents]) =>
        html`<tr>
          <td>${label}</td>
          <td>${SIGN[moneda]}</td>
          <td class="n">${style.amount(cents)}</td>
        </tr>`,
    )}
  </table>`;
}

function spotBox({ facts, business, rate }: Bill, style: BenchStyle): Markup {
  const { detraccion, moneda } = facts;
  if (!detraccion) return NOTHING;
  return html`<table>
    <tr>
      <th colspan="2">
        OPERACION SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS CON EL GOBIERNO CENTRAL
      </th>
    </tr>
    <tr>
      <td>Bien o servicio</td>
      <td>${detraccion.codigo} ${business.spot.name}</td>
    </tr>
    <tr>
      <td>Cta. Cte. Banco de la Nación</td>
      <td>${detraccion.cuenta}</td>
    </tr>
    <tr>
      <td>% Detracción</td>
      <td>${detraccion.porcentaje}.00 %</td>
    </tr>
    <tr>
      <td>Monto detracción</td>
      <td>S/ ${style.amount(detraccion.monto)}</td>
    </tr>
    ${
      moneda === 'USD' &&
      html`<tr>
        <td>Tipo de cambio</td>
        <td>${rate}</td>
      </tr>`
    }
  </table>`;
}

const instalments = ({ facts, withInstalments }: Bill, style: BenchStyle): Markup =>
  withInstalments
    ? html`<table>
        <tr>
          <th>Cuota</th>
          <th>Fec. Venc.</th>
          <th>Monto ${SIGN[facts.moneda]}</th>
        </tr>
        ${facts.cuotas.map(
          ({ numero, fecha, monto }) =>
            html`<tr>
              <td>${String(numero).padStart(3, '0')}</td>
              <td>${style.date(fecha)}</td>
              <td class="n">${style.amount(monto)}</td>
            </tr>`,
        )}
      </table>`
    : NOTHING;

function banks(random: Random): Markup {
  const account = `${pick(random, ['191', '193', '194'])}-${digits(random, 7)}-0-${digits(random, 2)}`;
  return html`<table>
    <tr>
      <th>BANCO</th>
      <th>MONEDA</th>
      <th>NRO. CUENTA</th>
      <th>CCI</th>
    </tr>
    <tr>
      <td>BCP</td>
      <td>SOLES</td>
      <td>${account}</td>
      <td>002-${digits(random, 3)}-${digits(random, 12)}-${digits(random, 2)}</td>
    </tr>
    <tr>
      <td>BBVA</td>
      <td>DOLARES</td>
      <td>0011-0${digits(random, 3)}-01000${digits(random, 5)}</td>
      <td>011-${digits(random, 3)}-${digits(random, 12)}-${digits(random, 2)}</td>
    </tr>
  </table>`;
}

function body(bill: Bill, style: BenchStyle, random: Random): Markup {
  const { facts, business } = bill;
  const { emisor, cliente } = facts;
  const isCredit = facts.formaPago === 'Crédito';
  const withDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
  return html`<div class="head">
      <div class="who">
        <h1>${emisor.nombre}</h1>
        <p class="s">${business.slogan}</p>
        <p>${emisor.direccion}</p>
        <p>Telf.: ${emisor.telefono} &nbsp; E-mail: ${emisor.email}</p>
      </div>
      <div class="box">
        R.U.C. N° ${emisor.documento}<br />FACTURA ELECTRONICA<br />${style.number(facts.serie, facts.correlativo)}
      </div>
    </div>
    <div class="frame">
      ${pair('SEÑOR(ES)', cliente.nombre)}${pair('F. EMISION', style.date(facts.emision))}
      ${pair('R.U.C.', cliente.documento)}${isCredit && facts.vencimiento ? pair('F. VCTO.', style.date(facts.vencimiento)) : html`<b>F. VCTO.</b><span></span>`}
      ${pair('DIRECCION', cliente.direccion)}${pair('MONEDA', MONEY[facts.moneda])}
      ${pair('COND. PAGO', isCredit ? 'CREDITO' : 'CONTADO')}${facts.ordenCompra ? pair('O/C', facts.ordenCompra) : pair('CONTRATO', `CS-${digits(random, 4)}-2026`)}
    </div>
    ${rows(bill, style, withDiscount)}
    <div class="whole">
      <div class="son">SON: ${facts.letras}</div>
      <div class="foot">
        <div class="left">
          ${spotBox(bill, style)}${instalments(bill, style)}${banks(random)}
          ${facts.observaciones && html`<div><b>OBSERVACIONES:</b> ${facts.observaciones}</div>`}
        </div>
        ${sums(facts, style)}
      </div>
      <div class="legal">
        ${qrPlace(facts, '24mm')}
        <div>
          Representación impresa de la FACTURA ELECTRONICA.<br />
          Autorizado mediante Resolución de Intendencia N° 034-005-00${digits(random, 5)}/SUNAT<br />Resumen:
          ${facts.hash}<br />
          ${happens(random, 0.5) && html`Bienes transferidos y servicios prestados en la región para ser consumidos en la misma.`}
        </div>
      </div>
    </div>`;
}

export const vigilancia: BenchLayout = {
  id: 'vigilancia',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const bill = billed(given, random);
    const { facts } = bill;
    const isCredit = facts.formaPago === 'Crédito';
    const { descuentos, gratuita } = facts.sumas;
    const page = { css: CSS, body: body(bill, style, random), paper: A4, margin: '10mm 11mm 12mm' };
    return {
      ...wholePage(page),
      truth: {
        documento: documentoTruth(facts, [
          'moneda',
          'hash',
          ...(isCredit ? ['vencimiento' as const] : []),
        ]),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [
          'gravada',
          'exonerada',
          'inafecta',
          'igv',
          'total',
          ...(descuentos ? ['descuentos' as const] : []),
          ...(gratuita ? ['gratuita' as const] : []),
        ]),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['ordenCompra', 'letras', 'observaciones']),
          terminos_pago: isCredit ? 'CREDITO' : 'CONTADO',
        }),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'importe',
          ...(facts.lineas.some(({ descuento }) => descuento > 0) ? ['descuento' as const] : []),
        ]),
      },
    };
  },
};
