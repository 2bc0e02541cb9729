import { between, digits, happens, type Random } from '../../facts/chance';
import { html, NOTHING, type Markup } from '../../html';
import type { BenchFacts, BenchStyle } from '../../model';

interface Part {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
}

export function withheldPart({ facts, style }: Part): Markup {
  const { detraccion, retencion } = facts;
  if (detraccion)
    return html`<div class="part">
      <h5>OPERACIÓN SUJETA AL SPOT (DETRACCIÓN)</h5>
      Bien o servicio: ${detraccion.codigo} &nbsp; Porcentaje: ${detraccion.porcentaje}% &nbsp;
      Monto: S/ ${style.amount(detraccion.monto)}<br />Cta. Banco de la Nación: ${detraccion.cuenta}
    </div>`;
  if (!retencion) return NOTHING;
  return html`<div class="part">
    <h5>RETENCIÓN DEL IGV</h5>
    Porcentaje: ${retencion.porcentaje}% &nbsp; Monto retenido: S/ ${style.amount(retencion.monto)}
  </div>`;
}

export function quotaPart({ facts, style }: Part): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<div class="part">
    <table class="grid">
      <tr>
        <th>N° Cuota</th>
        <th>Fecha Venc.</th>
        <th>Monto (${style.currencySign})</th>
      </tr>
      ${facts.cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td>${numero}</td>
            <td>${style.date(fecha)}</td>
            <td>${style.amount(monto)}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

export function bankPart({ facts, random }: Part): Markup {
  const bcp = `194-${digits(random, 7)}-${between(random, 0, 1)}-${digits(random, 2)}`;
  const bbva = `0011-0${digits(random, 3)}-${digits(random, 10)}`;
  const second = facts.moneda === 'USD' ? 'Dólares' : 'Soles';
  return html`<div class="part small">
    <h5>CUENTAS BANCARIAS</h5>
    BCP Cta. Cte. Soles ${bcp}<br />CCI 002-${bcp.replace(/-/g, '')}-${digits(random, 2)}
    ${happens(random, 0.5) ? html`<br />BBVA Cta. Cte. ${second} ${bbva}` : NOTHING}
  </div>`;
}
