import { digits, happens } from '../../facts/chance';
import { html, NOTHING, type Markup } from '../../html';
import type { BenchFacts, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import { shownSums } from '../../truth';

type Random = () => number;

export const money = (cents: Cents): string => amountText(cents, 'point');
export const day = DATE_STYLES.slash;
const SIGNS = { PEN: 'S/', USD: 'US$', EUR: 'EUR' } as const;
const SUBJECTS: Readonly<Record<string, string>> = {
  '020': 'MANTENIMIENTO Y REPARACION DE BIENES MUEBLES',
  '022': 'OTROS SERVICIOS EMPRESARIALES',
  '030': 'CONTRATOS DE CONSTRUCCION',
};

const ROWS = [
  'gravada',
  'inafecta',
  'exonerada',
  'gratuita',
  'descuentos',
  'igv',
  'total',
] as const;
const ALWAYS = ['gravada', 'inafecta', 'exonerada', 'igv', 'total'] as const;

const LABELS: Readonly<Record<(typeof ROWS)[number], string>> = {
  gravada: 'OP. GRAVADAS',
  inafecta: 'OP. INAFECTAS',
  exonerada: 'OP. EXONERADAS',
  gratuita: 'OP. GRATUITAS',
  descuentos: 'DSCTO. GLOBAL',
  igv: 'I.G.V. 18 %',
  total: 'IMPORTE TOTAL',
};

/** The sums that the sheet has room for, in their order. */
export const starsoftSums = (facts: BenchFacts) => shownSums(facts, ROWS, ALWAYS);

export function detractionBlock({ detraccion }: BenchFacts): Markup {
  if (!detraccion) return NOTHING;
  const { codigo, porcentaje, monto, cuenta } = detraccion;
  return html`<div class="whole">
    <h4>OPERACION SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS CON EL GOBIERNO CENTRAL</h4>
    <table>
      <tr>
        <td>Bien o servicio</td>
        <td>: ${codigo} - ${SUBJECTS[codigo] ?? ''}</td>
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

export function withheldBlock({ retencion, percepcion, moneda }: BenchFacts): Markup {
  const sign = SIGNS[moneda];
  if (retencion)
    return html`<div class="whole">
      <h4>INFORMACION DE LA RETENCION</h4>
      <table>
        <tr>
          <td>Porcentaje de retención: ${retencion.porcentaje.toFixed(2)} %</td>
          <td>Monto retención: ${sign} ${money(retencion.monto)}</td>
        </tr>
      </table>
    </div>`;
  if (!percepcion) return NOTHING;
  return html`<div class="whole">
    <h4>COMPROBANTE DE PERCEPCION - VENTA INTERNA</h4>
    <table>
      <tr>
        <td>
          Percepción ${percepcion.porcentaje.toFixed(2)} %: ${sign} ${money(percepcion.monto)}
        </td>
        <td>Total con percepción: ${sign} ${money(percepcion.totalConPercepcion)}</td>
      </tr>
    </table>
  </div>`;
}

export function instalmentsBlock({ cuotas, moneda }: BenchFacts): Markup {
  if (cuotas.length === 0) return NOTHING;
  const net = cuotas.reduce((sum, { monto }) => sum + monto, 0);
  return html`<div class="whole">
    <h4>CREDITO - Monto neto pendiente de pago: ${SIGNS[moneda]} ${money(net)}</h4>
    <table class="cuotas">
      <tr>
        <th>N° Cuota</th>
        <th>Fec. Venc.</th>
        <th>Monto</th>
      </tr>
      ${cuotas.map(
        (one) =>
          html`<tr>
            <td>${one.numero}</td>
            <td>${day(one.fecha)}</td>
            <td class="n">${money(one.monto)}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

export function accountsBlock(random: Random): Markup {
  const bcp = `193-${digits(random, 7)}-0-${digits(random, 2)}`;
  const bbva = `0011-0${digits(random, 3)}-0100${digits(random, 6)}`;
  return html`<div class="whole">
    <h4>ABONAR EN NUESTRAS CUENTAS</h4>
    <table>
      <tr>
        <td>BCP Soles</td>
        <td>${bcp}</td>
        <td>CCI 002-${bcp.replace(/-/g, '')}-1${digits(random, 1)}</td>
      </tr>
      ${
        happens(random, 0.6) &&
        html`<tr>
          <td>BCP Dólares</td>
          <td>193-${digits(random, 7)}-1-${digits(random, 2)}</td>
          <td></td>
        </tr>`
      }
      <tr>
        <td>BBVA Soles</td>
        <td>${bbva}</td>
        <td></td>
      </tr>
    </table>
  </div>`;
}

export function sumsTable(facts: BenchFacts): Markup {
  const sign = SIGNS[facts.moneda];
  const rows = starsoftSums(facts).map(
    (key) =>
      html`<tr>
        <td>${LABELS[key]}</td>
        <td class="s">${sign}</td>
        <td class="n">${money(facts.sumas[key])}</td>
      </tr>`,
  );
  return html`<table class="sums whole">
    ${rows}
  </table>`;
}
