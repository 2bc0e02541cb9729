import { html, NOTHING, qrPlace, type Markup } from '../../html';
import { shownSums } from '../../truth';
import type { Bill } from './consultora-suelos-data';

const SUM_LABELS = {
  descuentos: 'DESCUENTO GLOBAL',
  gravada: 'OP. GRAVADAS',
  exonerada: 'OP. EXONERADAS',
  inafecta: 'OP. INAFECTAS',
  gratuita: 'OP. GRATUITAS',
  igv: 'I.G.V. 18%',
  total: 'IMPORTE TOTAL',
} as const;
type Sum = keyof typeof SUM_LABELS;
const ORDER: readonly Sum[] = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'total',
];
const ALWAYS: readonly Sum[] = ['gravada', 'exonerada', 'inafecta', 'igv', 'total'];

export const shownOf = ({ facts }: Bill): Sum[] => shownSums(facts, ORDER, ALWAYS);

const SPOT_NAMES: Readonly<Record<string, string>> = {
  '020': 'Mantenimiento y reparación de bienes muebles',
  '022': 'Otros servicios empresariales',
  '027': 'Servicio de transporte de carga',
};

/** Sign at the left of the cell and amount at the right, as a spreadsheet does. */
export const money = ({ style }: Bill, cents: number): Markup =>
  html`<div class="acc">
    <span>${style.currencySign}</span><span>${style.amount(cents)}</span>
  </div>`;

function sums(bill: Bill): Markup {
  const { sumas, percepcion } = bill.facts;
  const row = (label: string, cents: number, kind = ''): Markup =>
    html`<tr class="${kind}">
      <td>${label}</td>
      <td>${money(bill, cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${shownOf(bill).map((key) => row(SUM_LABELS[key], sumas[key], key))}
    ${percepcion && row(`PERCEPCIÓN ${percepcion.porcentaje}%`, percepcion.monto)}
    ${percepcion && row('TOTAL CON PERCEPCIÓN', percepcion.totalConPercepcion, 'total')}
  </table>`;
}

function dues(bill: Bill): Markup {
  const { cuotas } = bill.facts;
  if (!bill.shows.dues) return NOTHING;
  const pending = cuotas.reduce((sum, { monto }) => sum + monto, 0);
  return html`<table class="grid">
    <caption>
      INFORMACIÓN DEL CRÉDITO - Monto neto pendiente de pago: ${bill.style.currencySign}
      ${bill.style.amount(pending)}
    </caption>
    <tr>
      <th>N° CUOTA</th>
      <th>FECHA DE VENC.</th>
      <th>MONTO</th>
    </tr>
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td class="c">${numero}</td>
          <td class="c">${bill.style.date(fecha)}</td>
          <td>${money(bill, monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function withheld({ facts: { detraccion, retencion }, style }: Bill): Markup {
  if (retencion)
    return html`<table class="grid">
      <tr>
        <th>RETENCIÓN DEL IGV</th>
        <td>Tasa: ${retencion.porcentaje}%</td>
        <td>Monto: S/ ${style.amount(retencion.monto)}</td>
      </tr>
    </table>`;
  if (!detraccion) return NOTHING;
  const { codigo, porcentaje, monto, cuenta } = detraccion;
  return html`<table class="grid">
    <caption>
      OPERACIÓN SUJETA A DETRACCIÓN (SPOT - D. LEG. N° 940)
    </caption>
    <tr>
      <th>Bien o servicio</th>
      <td>${codigo} - ${SPOT_NAMES[codigo] ?? 'Demás servicios gravados con el IGV'}</td>
    </tr>
    <tr>
      <th>Detracción ${porcentaje}%</th>
      <td>S/ ${style.amount(monto)}</td>
    </tr>
    <tr>
      <th>Cta. Bco. de la Nación</th>
      <td>${cuenta}</td>
    </tr>
  </table>`;
}

function banks({ banks: accounts, emisor }: Bill): Markup {
  return html`<table class="grid">
    <caption>
      CUENTAS BANCARIAS A NOMBRE DE ${emisor.nombre.toUpperCase()}
    </caption>
    <tr>
      <th>BANCO</th>
      <th>MONEDA</th>
      <th>CTA. CTE.</th>
      <th>CCI</th>
    </tr>
    ${accounts.map(
      (cells) =>
        html`<tr>
          ${cells.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )}
  </table>`;
}

function legal({ facts, emisor, shows }: Bill): Markup {
  return html`<div class="end">
    ${qrPlace(facts, '24mm')}
    <div>
      ${shows.hash && html`<p>Código Hash: ${facts.hash}</p>`}
      <p>
        Representación impresa de la FACTURA ELECTRÓNICA, generada desde el sistema de un Proveedor
        de Servicios Electrónicos autorizado por SUNAT.
      </p>
      <p>Puede verificarla con su clave SOL o en la opción Comprobantes de ${emisor.web}</p>
      <p>
        Sírvase remitir la constancia de abono y de depósito de la detracción a ${emisor.email}. Los
        informes se entregan a la cancelación del comprobante.
      </p>
    </div>
  </div>`;
}

/** All that stands below the rows; it is not broken over two pages. */
export function foot(bill: Bill): Markup {
  const { facts, shows } = bill;
  return html`<div class="whole">
    <div class="son">SON: ${facts.letras}</div>
    <div class="close">
      <div class="left">${dues(bill)}${withheld(bill)}${banks(bill)}</div>
      ${sums(bill)}
    </div>
    <div class="remark">
      <b>OBSERVACIONES:</b> ${facts.observaciones}
      ${shows.payMethod && html`<div><b>MEDIO DE PAGO:</b> ${facts.metodoPago}</div>`}
    </div>
    ${legal(bill)}
    <div class="offices">
      Estudios de suelos y geotecnia &bull; Laboratorio de concreto y pavimentos &bull; Topografía y
      fotogrametría &bull; Supervisión de obras &bull; Instrumentación
    </div>
  </div>`;
}
