import { html, NOTHING, type Markup } from '../../html';
import type { BenchFacts, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';

/** The instalments. */
export function planOf(facts: BenchFacts, style: BenchStyle): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<table class="plan">
    <tr>
      <th>Cuota</th>
      <th>Vence el</th>
      <th class="r">Importe ${facts.moneda}</th>
    </tr>
    ${facts.cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td>${numero}</td>
          <td>${DATE_STYLES.dot(fecha)}</td>
          <td class="r">${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

/** What is withheld or collected besides, in soles. */
export function taxesOf(facts: BenchFacts, style: BenchStyle): Markup {
  const { detraccion, retencion, percepcion } = facts;
  return html`${detraccion && html`<p>Operación sujeta a detracción (SPOT): código ${detraccion.codigo}, tasa ${detraccion.porcentaje} %, importe PEN ${style.amount(detraccion.monto)}. Cuenta Banco de la Nación <span style="white-space:nowrap">${detraccion.cuenta}</span>.</p>`}
  ${retencion && html`<p>Sujeto a retención de IGV ${retencion.porcentaje} %: PEN ${style.amount(retencion.monto)}.</p>`}
  ${percepcion && html`<p>Percepción ${percepcion.porcentaje} %: PEN ${style.amount(percepcion.monto)}. Total a cobrar con percepción: PEN ${style.amount(percepcion.totalConPercepcion)}.</p>`}`;
}
