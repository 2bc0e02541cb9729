import { digits, happens, type Random } from '../../facts/chance';
import { html, NOTHING, type Markup } from '../../html';
import type { BenchFacts, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';

/** This program's own way to write amounts and dates, whatever the customs of others. */
export const money = (cents: Cents): string => amountText(cents, 'point');
export const day = DATE_STYLES.slash;

const SIGNS = { PEN: 'S/', USD: 'US$', EUR: '€' } as const;
export const signOf = ({ moneda }: BenchFacts): string => SIGNS[moneda];

const SPOT_NAMES: Readonly<Record<string, string>> = {
  '037': 'DEMÁS SERVICIOS GRAVADOS CON EL IGV',
  '027': 'TRANSPORTE DE CARGA',
};

export function spotPart({ detraccion }: BenchFacts): Markup {
  if (!detraccion) return NOTHING;
  const { codigo, porcentaje, monto, cuenta } = detraccion;
  return html`<div>
    <h5>OPERACIÓN SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS CON EL GOBIERNO CENTRAL</h5>
    <table>
      <tr>
        <td>Bien o Servicio</td>
        <td>: ${codigo} ${SPOT_NAMES[codigo] ?? ''}</td>
      </tr>
      <tr>
        <td>Nro. Cta. Banco de la Nación</td>
        <td>: ${cuenta}</td>
      </tr>
      <tr>
        <td>Porcentaje / Monto detracción</td>
        <td>: ${porcentaje.toFixed(2)} % &nbsp; S/ ${money(monto)}</td>
      </tr>
    </table>
  </div>`;
}

export function retentionPart({ retencion }: BenchFacts): Markup {
  if (!retencion) return NOTHING;
  return html`<div>
    <h5>INFORMACIÓN DE LA RETENCIÓN</h5>
    Porcentaje de retención: ${retencion.porcentaje.toFixed(2)} % &nbsp; Monto de la retención: S/
    ${money(retencion.monto)}
  </div>`;
}

export function creditPart(facts: BenchFacts): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  const pending = facts.cuotas.reduce((sum, { monto }) => sum + monto, 0);
  return html`<div>
    <h5>INFORMACIÓN DEL CRÉDITO</h5>
    Monto neto pendiente de pago: ${signOf(facts)} ${money(pending)}
    <table>
      <tr>
        <th>N° Cuota</th>
        <th>Fec. Venc.</th>
        <th>Monto</th>
      </tr>
      ${facts.cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td>Cuota${String(numero).padStart(3, '0')}</td>
            <td>${day(fecha)}</td>
            <td>${money(monto)}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

export function banksPart(random: Random): Markup {
  const account = (bank: string, coin: string, head: string): Markup =>
    html`<tr>
      <td>${bank}</td>
      <td>${coin}</td>
      <td>${head}-${digits(random, 7)}-0-${digits(random, 2)}</td>
    </tr>`;
  return html`<div>
    <table>
      <tr>
        <th>Banco</th>
        <th>Moneda</th>
        <th>Cuenta Corriente</th>
      </tr>
      ${account('BCP', 'SOLES', '193')} ${account('BCP', 'DÓLARES', '193')}
      ${happens(random, 0.5) ? account('INTERBANK', 'SOLES', '200') : NOTHING}
    </table>
  </div>`;
}
