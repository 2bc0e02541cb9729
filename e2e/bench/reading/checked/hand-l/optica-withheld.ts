import { html, type Markup } from '../../html';
import { SERVICE_NAMES } from './house-name';
import type { OpticalSale } from './optica-data';

const line = (text: string): Markup => html`<p>${text}</p>`;

function quotaText({ facts, style, date }: OpticalSale): string {
  const { currencySign: sign } = style;
  return facts.cuotas
    .map(
      ({ numero, fecha, monto }) =>
        `Cuota ${numero}: ${date(fecha)} ${sign} ${style.amount(monto)}`,
    )
    .join(' | ');
}

/** Quotas, detracción, retención and percepción, each in a line of running text. */
export function withheldLines(sale: OpticalSale): Markup[] {
  const { facts, style } = sale;
  const { detraccion: d, retencion: r, percepcion: p } = facts;
  const lines: Markup[] = [];
  if (facts.cuotas.length > 0) lines.push(line(`VENTA AL CREDITO - ${quotaText(sale)}`));
  if (d) {
    const what = `${d.codigo} ${SERVICE_NAMES[d.codigo] ?? ''}`;
    const much = `${d.porcentaje}% - Monto: S/ ${style.amount(d.monto)}`;
    lines.push(
      line(`OPERACIÓN SUJETA A DETRACCIÓN - Bien/Servicio: ${what} - Porcentaje: ${much}`),
    );
    lines.push(line(`Cuenta Banco de la Nación: ${d.cuenta}`));
  }
  if (r) lines.push(line(`RETENCIÓN IGV ${r.porcentaje}% - Monto: S/ ${style.amount(r.monto)}`));
  if (p) {
    const much = `PERCEPCIÓN ${p.porcentaje}% - Monto: S/ ${style.amount(p.monto)}`;
    lines.push(line(`${much} - Total con percepción: S/ ${style.amount(p.totalConPercepcion)}`));
  }
  return lines;
}
