import { html, NOTHING, type Markup } from '../../html';
import type { BenchFacts } from '../../model';
import { SERVICE_NAMES } from './house-name';
import type { PaperBill } from './papel-empaque-data';

const item = (label: string, value: string): Markup =>
  html`<p><span>${label}</span><span>${value}</span></p>`;

function detraccion({ facts, style }: PaperBill): Markup {
  const { detraccion: due } = facts;
  if (!due) return NOTHING;
  return html`<div>
    <h2>OPERACION SUJETA AL S.P.O.T. - DETRACCION</h2>
    ${item('Bien o Servicio', `${due.codigo} ${SERVICE_NAMES[due.codigo] ?? ''}`)}
    ${item('% Detracción', `${due.porcentaje.toFixed(2)} %`)}
    ${item('Monto Detracción S/', style.amount(due.monto))}
    ${item('Cta. Cte. Bco. de la Nación', due.cuenta)}
  </div>`;
}

function retencion({ facts, style }: PaperBill): Markup {
  const { retencion: due } = facts;
  if (!due) return NOTHING;
  return html`<div>
    <h2>INFORMACION DE LA RETENCION</h2>
    ${item('Base de la Retención S/', style.amount(facts.sumas.total))}
    ${item('% Retención', `${due.porcentaje.toFixed(2)} %`)}
    ${item('Monto Retención S/', style.amount(due.monto))}
  </div>`;
}

function percepcion({ facts, style }: PaperBill): Markup {
  const { percepcion: due } = facts;
  if (!due) return NOTHING;
  return html`<div>
    <h2>COMPROBANTE DE PERCEPCION - VENTA INTERNA</h2>
    ${item('% Percepción', `${due.porcentaje.toFixed(2)} %`)}
    ${item('Monto Percepción S/', style.amount(due.monto))}
    ${item('Total con Percepción S/', style.amount(due.totalConPercepcion))}
  </div>`;
}

function quotas({ facts, style, date }: PaperBill): Markup {
  const { cuotas } = facts;
  if (cuotas.length === 0) return NOTHING;
  const pending = cuotas.reduce((sum, { monto }) => sum + monto, 0);
  return html`<div>
    <h2>INFORMACION DEL CREDITO</h2>
    <table>
      <tr>
        <th>Cuota</th>
        <th>Fec. Venc.</th>
        <th class="r">Monto</th>
      </tr>
      ${cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td>Cuota${String(numero).padStart(3, '0')}</td>
            <td>${date(fecha)}</td>
            <td class="r">${style.amount(monto)}</td>
          </tr>`,
      )}
    </table>
    ${item('Monto neto pendiente de pago', style.amount(pending))}
  </div>`;
}

export const hasNotices = ({ detraccion, retencion, percepcion, cuotas }: BenchFacts): boolean =>
  Boolean(detraccion ?? retencion ?? percepcion) || cuotas.length > 0;

/** What the tax office wants to be said beside the sums, box by box. */
export function noticeBoxes(bill: PaperBill): Markup {
  if (!hasNotices(bill.facts)) return NOTHING;
  return html`<div class="boxes">
    ${quotas(bill)}${detraccion(bill)}${retencion(bill)}${percepcion(bill)}
  </div>`;
}
