import { html, NOTHING, qrPlace, type Markup } from '../../html';
import { shownSums } from '../../truth';
import type { Sale } from './facturador-gratuito-data';
import { kindName } from './facturador-gratuito-parts';

const SUM_LABELS = {
  gratuita: 'OP. GRATUITAS',
  descuentos: 'DESCUENTO TOTAL',
  inafecta: 'OP. INAFECTAS',
  exonerada: 'OP. EXONERADAS',
  gravada: 'OP. GRAVADAS',
  igv: 'IGV',
  icbper: 'ICBPER',
  total: 'TOTAL A PAGAR',
} as const;
type Sum = keyof typeof SUM_LABELS;
const ORDER: readonly Sum[] = [
  'gratuita',
  'descuentos',
  'inafecta',
  'exonerada',
  'gravada',
  'igv',
  'icbper',
  'total',
];

export const sumsShown = ({ facts }: Sale): Sum[] =>
  shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

function sums(sale: Sale): Markup {
  const { facts, sign, amount } = sale;
  const line = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}: ${sign}</td>
      <td>${amount(cents)}</td>
    </tr>`;
  const { percepcion } = facts;
  return html`<table class="sums whole">
    ${sumsShown(sale).map((key) => line(SUM_LABELS[key], facts.sumas[key]))}
    ${
      percepcion &&
      html`${line(`PERCEPCIÓN ${percepcion.porcentaje}%`, percepcion.monto)}
      ${line('TOTAL CON PERCEPCIÓN', percepcion.totalConPercepcion)}`
    }
  </table>`;
}

function taken({ facts, sign, amount }: Sale): Markup {
  const { detraccion, retencion } = facts;
  if (detraccion)
    return html`<div class="taken">
      Operación sujeta al Sistema de Pago de Obligaciones Tributarias con el Gobierno Central<br />
      B/S sujeto a detracción: ${detraccion.codigo} &nbsp; P. detracción: ${detraccion.porcentaje}%
      &nbsp; M. detracción: S/ ${amount(detraccion.monto)}<br />
      N. Cta. detracciones (Banco de la Nación): ${detraccion.cuenta}
    </div>`;
  if (!retencion) return NOTHING;
  return html`<div class="taken">
    Información de la retención &nbsp; Base imponible: ${sign} ${amount(facts.sumas.total)} &nbsp;
    Porcentaje: ${retencion.porcentaje}% &nbsp; Monto de la retención: ${sign}
    ${amount(retencion.monto)}
  </div>`;
}

function payments({ facts, paid, sign, amount, date }: Sale): Markup {
  if (facts.cuotas.length > 0)
    return html`<table class="lines">
      <caption>
        CUOTAS:
      </caption>
      ${facts.cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td>Cuota ${numero}</td>
            <td>Fecha: ${date(fecha)}</td>
            <td>Monto: ${sign} ${amount(monto)}</td>
          </tr>`,
      )}
    </table>`;
  if (paid.length === 0) return NOTHING;
  return html`<table class="lines">
    <caption>
      PAGOS:
    </caption>
    ${paid.map(
      ({ method, reference, monto }) =>
        html`<tr>
          <td>- ${date(facts.emision)}</td>
          <td>${method}</td>
          <td>${reference}</td>
          <td class="r">${sign} ${amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function accounts({ accounts: all, shows, emisor }: Sale): Markup {
  if (!shows.accounts) return NOTHING;
  return html`<table class="lines">
    <caption>
      CUENTAS BANCARIAS:
    </caption>
    ${all.map(
      ({ bank, currency, number, cci }) =>
        html`<tr>
          <td>${bank}</td>
          <td>${currency}</td>
          <td>N° ${number}</td>
          <td>CCI: ${cci}</td>
        </tr>`,
    )}
    <tr>
      <td>YAPE / PLIN</td>
      <td></td>
      <td>${emisor.mobile}</td>
      <td>a nombre de ${emisor.brand}</td>
    </tr>
  </table>`;
}

const TERMS = html`<ul class="terms">
  <li>
    No hay devolución de dinero. Todo cambio de mercadería solo podrá hacerse dentro de las 48
    horas, previa presentación del comprobante.
  </li>
  <li>No se aceptan cambios de productos abiertos, fraccionados o cortados a medida.</li>
</ul>`;

function legal(sale: Sale): Markup {
  return html`<div class="legal">
    <p>Representación impresa de la ${kindName(sale)}</p>
    <p>
      Para consultar el comprobante ingresar a https://${sale.emisor.host}.mifacturagratis.pe/buscar
    </p>
    <p>Emitido con MiFactura Gratis, el facturador web sin costo para la micro y pequeña empresa</p>
  </div>`;
}

export function close(sale: Sale): Markup {
  const { facts, shows } = sale;
  return html`${sums(sale)}
    <div class="whole">
      <p class="words">Son: <b>${facts.letras}</b></p>
      ${taken(sale)}
      <div class="foot">
        <div class="left">
          ${facts.observaciones && html`<p><b>Observaciones:</b> ${facts.observaciones}</p>`}
          ${payments(sale)} ${accounts(sale)}
        </div>
        <div class="right">
          ${qrPlace(facts, '30mm')} ${shows.hash && html`<p>Código Hash:<br />${facts.hash}</p>`}
        </div>
      </div>
      ${shows.terms && TERMS} ${legal(sale)}
    </div>`;
}
