import { between, digits, happens, pick } from '../../facts/chance';
import { html, NOTHING, type Markup } from '../../html';
import type { BenchFacts, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import { AGENCIES, DESTINATIONS } from './gamarra-words';

type Random = () => number;

export const money = (cents: Cents): string => amountText(cents, 'bare');
export const day = DATE_STYLES.slash;
export const SIGNS = { PEN: 'S/', USD: '$', EUR: '€' } as const;

export function instalments({ cuotas, moneda }: BenchFacts): Markup {
  if (cuotas.length === 0) return NOTHING;
  const rows = cuotas.map(
    (one) =>
      html`<tr>
        <td>Cuota ${one.numero}</td>
        <td>${day(one.fecha)}</td>
        <td class="n">${SIGNS[moneda]} ${money(one.monto)}</td>
      </tr>`,
  );
  return html`<table class="dues whole">
    <tr>
      <th>Cuota</th>
      <th>Vence</th>
      <th>Monto</th>
    </tr>
    ${rows}
  </table>`;
}

export function withheld({ detraccion, retencion, percepcion }: BenchFacts): Markup {
  if (detraccion)
    return html`<div class="whole">
      Operación sujeta a detracción (SPOT): ${detraccion.porcentaje}% - S/
      ${money(detraccion.monto)}<br />Cta. Banco de la Nación: ${detraccion.cuenta}
    </div>`;
  if (retencion)
    return html`<div>Retención IGV ${retencion.porcentaje}%: S/ ${money(retencion.monto)}</div>`;
  if (!percepcion) return NOTHING;
  return html`<div>
    Percepción ${percepcion.porcentaje}%: S/ ${money(percepcion.monto)}<br />Total + percepción: S/
    ${money(percepcion.totalConPercepcion)}
  </div>`;
}

export function shipping({ cliente }: BenchFacts, random: Random): Markup {
  if (!happens(random, 0.55)) return NOTHING;
  const key = happens(random, 0.5) && ` - Clave: ${digits(random, 4)}`;
  const who = cliente.documento.length === 8 && html`<br />Recoge: ${cliente.nombre}`;
  return html`<div class="whole">
    <b>ENVÍO POR AGENCIA:</b> ${pick(random, AGENCIES)}<br />Destino:
    ${pick(random, DESTINATIONS)}${key}${who}<br />
    Bultos: ${between(random, 1, 6)} (flete por pagar en destino)
  </div>`;
}

export function accounts(random: Random): Markup {
  const wallet = `9${digits(random, 2)} ${digits(random, 3)} ${digits(random, 3)}`;
  const owner = pick(random, ['Rosa Huamán C.', 'Wilmer Ccori Q.', 'Nelly Apaza']);
  const bcp = `191-${digits(random, 8)}-0-${digits(random, 2)}`;
  const interbank = happens(random, 0.5) && html` &nbsp; INTERBANK: 200-${digits(random, 10)}`;
  return html`<div class="pay whole">
    <b>YAPE / PLIN:</b> ${wallet} (${owner})<br /><b>BCP Soles:</b> ${bcp}${interbank}
  </div>`;
}
