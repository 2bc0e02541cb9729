import { html, NOTHING, type Markup } from '../../html';
import type { BenchFacts, BenchStyle } from '../../model';
import { between, digits, type Random } from '../../facts/chance';
import { sumRows } from './parts';

export const TITLES: Partial<Record<BenchFacts['kind'], string>> = {
  factura: 'FACTURA ELECTRÓNICA',
  nota_debito: 'NOTA DE DÉBITO ELECTRÓNICA',
};

export const SUMS = {
  descuentos: 'DESCUENTO GLOBAL',
  gravada: 'VALOR VENTA GRAVADO',
  exonerada: 'VALOR VENTA EXONERADO',
  inafecta: 'VALOR VENTA INAFECTO',
  gratuita: 'TRANSF. GRATUITAS',
  igv: 'I.G.V. (18.00%)',
  icbper: 'I.C.B.P.E.R.',
  otrosCargos: 'OTROS CARGOS',
} as const;

/** The tax that the client withholds, in a frame of its own. */
function spot({ detraccion, retencion, sumas }: BenchFacts, style: BenchStyle): Markup {
  if (detraccion)
    return html`<div class="spot">
      <b>OPERACIÓN SUJETA AL SPOT (D. Leg. 940)</b><br />Bien o servicio: ${detraccion.codigo}
      &nbsp; Tasa: ${detraccion.porcentaje}% &nbsp; Monto detracción S/
      ${style.amount(detraccion.monto)}<br />Cta. detracciones Banco de la Nación:
      ${detraccion.cuenta} &nbsp; Neto a depositar: ${style.amount(sumas.total - detraccion.monto)}
    </div>`;
  if (!retencion) return NOTHING;
  return html`<div class="spot">
    <b>RETENCIÓN DEL IGV (R.S. 037-2002)</b><br />Tasa ${retencion.porcentaje}% &nbsp; Importe
    retenido ${style.amount(retencion.monto)} &nbsp; Neto a pagar
    ${style.amount(sumas.total - retencion.monto)}
  </div>`;
}

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  const { sumas, percepcion } = facts;
  const tr = (label: string, cents: number): Markup =>
    html`<tr>
      <th>${label}</th>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="box">
    ${sumRows(facts, SUMS, ['gravada', 'exonerada', 'inafecta', 'igv']).map(({ label, cents }) => tr(label, cents))}
    <tr>
      <th style="font-size:8.6pt">IMPORTE TOTAL</th>
      <td class="n" style="font-size:9.6pt">
        <b>${style.currencySign} ${style.amount(sumas.total)}</b>
      </td>
    </tr>
    ${percepcion ? html`${tr(`PERCEPCIÓN ${percepcion.porcentaje}%`, percepcion.monto)}${tr('TOTAL INCL. PERCEPCIÓN', percepcion.totalConPercepcion)}` : ''}
  </table>`;
}

/** What stands below the rows of the last page. */
export function sumsBlock(facts: BenchFacts, style: BenchStyle): Markup {
  const { cuotas } = facts;
  const dues = cuotas
    .map(({ numero, fecha, monto }) => `(${numero}) ${style.date(fecha)}: ${style.amount(monto)}`)
    .join('   ');
  return html`<div class="end">
    <div>
      <p style="margin-bottom:1.5mm"><b>SON:</b> ${facts.letras}</p>
      ${spot(facts, style)}
      ${dues ? html`<p style="margin-bottom:1.5mm">CUOTAS: ${dues}</p>` : ''}${facts.observaciones ? html`<p style="margin-bottom:1.5mm"><b>OBSERVACIONES:</b> ${facts.observaciones}</p>` : ''}
    </div>
    <div>${sums(facts, style)}</div>
  </div>`;
}

/** The foot of the form, the same on every page; the symbol is on the last one. */
export function formFoot({ kind, hash }: BenchFacts, random: Random): (symbol: Markup) => Markup {
  const banks = html`<table class="box" style="margin-top:2mm">
    <tr>
      <th>BANCO</th>
      <th>CTA. CTE. SOLES</th>
      <th>CCI</th>
      <th>BANCO</th>
      <th>CTA. CTE. DÓLARES</th>
      <th>CCI</th>
    </tr>
    <tr>
      <td>BCP</td>
      <td>215-${digits(random, 7)}-0-${digits(random, 2)}</td>
      <td>002-215-00${digits(random, 10)}-2${between(random, 0, 9)}</td>
      <td>BBVA</td>
      <td>0011-0220-01${digits(random, 8)}</td>
      <td>011-220-00010${digits(random, 7)}-${digits(random, 2)}</td>
    </tr>
  </table>`;
  const legend = html`<p style="font-size:6.6pt">
    Resumen de firma: ${hash}<br />Representación impresa de la ${TITLES[kind]}, autorizada mediante
    R.I. N° 0340050${digits(random, 6)}. Consulta: cpe.sigeobra.pe. Empresa certificada ISO
    9001:2015, certificado PE-${digits(random, 5)}. Toda factura no cancelada a su vencimiento
    generará intereses a la tasa máxima del BCRP.
  </p>`;
  return (symbol) =>
    html`${banks}
      <div class="sign">
        <span>RESIDENTE DE OBRA</span><span>ADMINISTRACIÓN</span><span>RECIBÍ CONFORME - DNI</span>
      </div>
      <div style="display:flex;gap:3mm;align-items:flex-end">${symbol}${legend}</div>`;
}
