import { html, NOTHING, type Markup } from '../../html';
import type { BenchFacts, BenchStyle } from '../../model';

/** The instalments, one to a row. */
export function letrasOf(facts: BenchFacts, style: BenchStyle): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<table class="letras whole" style="margin-bottom:1.2mm">
    <tr>
      <th>CUOTA</th>
      <th>VENCIMIENTO</th>
      <th>IMPORTE ${style.currencySign}</th>
    </tr>
    ${facts.cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td class="c">${String(numero).padStart(3, '0')}</td>
          <td class="c">${style.date(fecha)}</td>
          <td class="r">${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

/** Detracción, retención and percepción, each in a box. */
export function taxNotes(facts: BenchFacts, style: BenchStyle): Markup {
  const { detraccion, retencion, percepcion } = facts;
  return html`${detraccion && html`<div class="box">OPERACION SUJETA A DETRACCION - COD. ${detraccion.codigo} - ${detraccion.porcentaje}% - S/ ${style.amount(detraccion.monto)}<br />CTA. CTE. BANCO DE LA NACION: ${detraccion.cuenta}</div>`}
  ${retencion && html`<div class="box">SUJETO A RETENCION DEL IGV ${retencion.porcentaje}% : S/ ${style.amount(retencion.monto)}</div>`}
  ${percepcion && html`<div class="box">PERCEPCION ${percepcion.porcentaje}% : S/ ${style.amount(percepcion.monto)} &nbsp; TOTAL A COBRAR : S/ ${style.amount(percepcion.totalConPercepcion)}</div>`}`;
}
