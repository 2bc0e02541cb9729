import { html, NOTHING, qrPlace, type Markup } from '../../html';
import { shownSums } from '../../truth';
import type { Bill } from './exportadora-bilingue-data';
import { HOUSES } from './exportadora-bilingue-houses';

const SUM_LABELS = {
  gravada: ['Op. Gravada', 'Taxable'],
  exonerada: ['Op. Exonerada', 'Exempt'],
  inafecta: ['Op. Inafecta', 'Non taxable'],
  gratuita: ['Op. Gratuita', 'Free of charge'],
  descuentos: ['Descuento global', 'Discount'],
  igv: ['I.G.V. 18%', 'VAT'],
  total: ['IMPORTE TOTAL', 'Total amount'],
} as const;
type Sum = keyof typeof SUM_LABELS;
const ORDER: readonly Sum[] = [
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'descuentos',
  'igv',
  'total',
];
const ALWAYS: readonly Sum[] = ['gravada', 'exonerada', 'inafecta', 'igv', 'total'];

const BANKS = [
  ['Banco de Crédito del Perú', 'USD', '475-2318876-1-09', '002-475-002318876109-23', 'BCPLPEPL'],
  ['Banco de Crédito del Perú', 'PEN', '475-2299140-0-62', '002-475-002299140062-27', 'BCPLPEPL'],
  ['Scotiabank Perú', 'USD', '000-5127730', '009-230-000005127730-44', 'BSUDPEPL'],
];

export const shownOf = ({ facts }: Bill): Sum[] => shownSums(facts, ORDER, ALWAYS);

function sums(bill: Bill): Markup {
  const { facts, style } = bill;
  const { percepcion, sumas } = facts;
  const row = (label: string, english: string, cents: number, kind = ''): Markup =>
    html`<tr class="${kind}">
      <td>${label} <em>/ ${english}</em></td>
      <td>${style.currencySign}</td>
      <td>${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${shownOf(bill).map((key) => {
      const [label, english] = SUM_LABELS[key];
      return row(label, english, sumas[key], key);
    })}
    ${percepcion && row(`Percepción ${percepcion.porcentaje}%`, 'Perception', percepcion.monto)}
    ${
      percepcion &&
      row('Total con percepción', 'Total incl. perception', percepcion.totalConPercepcion)
    }
  </table>`;
}

function dues({ facts: { cuotas }, style, date }: Bill): Markup {
  if (cuotas.length === 0) return NOTHING;
  return html`<table class="grid">
    <caption>
      Venta al crédito / Credit sale
    </caption>
    <tr>
      <th>Cuota / Installment</th>
      <th>Vencimiento / Due date</th>
      <th>Importe / Amount</th>
    </tr>
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td>${numero}</td>
          <td>${date(fecha)}</td>
          <td>${style.currencySign} ${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function withheld({ facts: { detraccion, retencion }, style }: Bill): Markup {
  if (detraccion)
    return html`<p>
      <b>Operación sujeta a detracción / Subject to SPOT:</b> Código ${detraccion.codigo} - Tasa
      ${detraccion.porcentaje}% -
      <span class="one">Monto S/ ${style.amount(detraccion.monto)}</span> -
      <span class="one">Cta. Banco de la Nación ${detraccion.cuenta}</span>
    </p>`;
  if (!retencion) return NOTHING;
  return html`<p>
    <b>Retención I.G.V. / VAT withholding:</b> ${retencion.porcentaje}% - S/
    ${style.amount(retencion.monto)}
  </p>`;
}

function banks({ emisor }: Bill): Markup {
  return html`<table class="grid">
    <caption>
      Datos bancarios / Bank details - ${emisor.nombre}
    </caption>
    <tr>
      <th>Banco / Bank</th>
      <th>Mon.</th>
      <th>Cuenta / Account</th>
      <th>CCI</th>
      <th>SWIFT</th>
    </tr>
    ${BANKS.map(
      (cells) =>
        html`<tr>
          ${cells.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )}
  </table>`;
}

function legal({ facts, house, emisor, shows }: Bill): Markup {
  const { claim, claims } = HOUSES[house];
  return html`<div class="end">
    ${qrPlace(facts, '23mm')}
    <div class="text">
      <p>
        Representación impresa de la Factura Electrónica /
        <em>Printed copy of the electronic invoice.</em> Consulta /
        <em>Verify at</em> ${emisor.web}/cpe
      </p>
      ${shows.hash && html`<p>Valor resumen / <em>Digest value</em>: ${facts.hash}</p>`}
      <p>${claim}<br /><em>${claims}</em></p>
      <p>
        Declaramos que los datos de esta factura son verdaderos y correctos. /
        <em>We hereby certify that this invoice is true and correct.</em>
      </p>
    </div>
    ${shows.sign && html`<div class="sign"><div>Firma autorizada / Authorized signature</div></div>`}
  </div>`;
}

/** All that stands below the rows; it is not broken over two pages. */
export function foot(bill: Bill): Markup {
  const { facts, shows, house, user } = bill;
  return html`<div class="whole">
    <div class="close">
      <div class="left">
        <p>
          <b>SON <em>/ Amount in words</em>:</b> ${facts.letras}
        </p>
        ${
          shows.payMethod &&
          html`<p>
            <b>Medio de pago <em>/ Payment method</em>:</b> ${facts.metodoPago}
          </p>`
        }
        ${withheld(bill)}${dues(bill)}
      </div>
      ${sums(bill)}
    </div>
    <div class="remark">
      <b>Observaciones <em>/ Remarks</em>:</b> ${facts.observaciones}
    </div>
    ${banks(bill)}${legal(bill)}
    <div class="seals"><span>${HOUSES[house].seals}</span><span>${user}</span></div>
  </div>`;
}
