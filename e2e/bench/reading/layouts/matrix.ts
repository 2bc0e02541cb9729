import { html, qrPlace, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../truth';

/** An old system on continuous paper: fixed pitch, title at the left, head repeated on every page, sums at the left. */
const CSS = `
body { font: 8.8pt/1.3 'Liberation Mono', 'Courier New', monospace; color: #111; }
.sheet { width: 100%; } .sheet > thead > tr > td, .sheet > tbody > tr > td { padding: 0; }
.title { font-weight: bold; font-size: 10.5pt; } .rule { border-top: 1px solid #111; margin: 1.5mm 0; }
.keys { display: grid; grid-template-columns: 26mm 1fr 30mm 42mm; } .pages { text-align: right; }
.items { width: 100%; } .items th { text-align: left; font-weight: bold; border-bottom: 1px dashed #111; padding: 1mm 0; }
.items td { padding: 0.5mm 2mm 0.5mm 0; vertical-align: top; } .items .r { text-align: right; padding-right: 0; }
.sums td { padding: 0.3mm 6mm 0.3mm 0; } .sums td:last-child { text-align: right; padding-right: 0; }
`;

const TITLES = {
  factura: 'FACTURA ELECTRONICA',
  nota_credito: 'NOTA DE CREDITO ELECTRONICA',
} as const;
const LABELS = {
  gravada: 'TOTAL OP. GRAVADAS',
  exonerada: 'TOTAL OP. EXONERADAS',
  inafecta: 'TOTAL OP. INAFECTAS',
  gratuita: 'TOTAL OP. GRATUITAS',
  descuentos: 'TOTAL DESCUENTOS',
  igv: 'TOTAL I.G.V.',
  total: 'TOTAL A PAGAR',
} as const;
const ORDER = Object.keys(LABELS) as (keyof typeof LABELS)[];
const PAPER = { width: '241mm', height: '280mm' };

const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ORDER);

function keys(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente } = facts;
  const pair = (label: string, value: string) => html`<span>${label}</span><span>${value}</span>`;
  return html`<div class="keys">
    ${pair('SENOR(ES)', `: ${cliente.nombre}`)}${pair('F. EMISION', `: ${style.date(facts.emision)}`)}
    ${pair('R.U.C.', `: ${cliente.documento}`)}${pair('F. VCTO.', facts.vencimiento ? `: ${style.date(facts.vencimiento)}` : ':')}
    ${pair('DIRECCION', `: ${cliente.direccion}`)}${pair('MONEDA', `: ${style.currencyName}`)}
    ${pair('PEDIDO/OC', `: ${facts.ordenCompra}`)}${pair('COND. VENTA', `: ${facts.formaPago}`)}
    ${facts.afectado && pair('REFERENCIA', `: ${facts.afectado.numero}`)}${facts.afectado && pair('MOTIVO', `: ${facts.afectado.motivo}`)}
  </div>`;
}

function head(facts: BenchFacts, style: BenchStyle): Markup {
  const { emisor } = facts;
  return html`<div class="title">
      ${TITLES[facts.kind as keyof typeof TITLES]} ${style.number(facts.serie, facts.correlativo)}
    </div>
    <div>${emisor.nombre}</div>
    <div>${emisor.direccion}</div>
    <div>RUC ${emisor.documento} TLF ${emisor.telefono}</div>
    <div class="rule"></div>
    ${keys(facts, style)}
    <div class="rule"></div>`;
}

function spot({ detraccion }: BenchFacts, style: BenchStyle): Markup | false {
  if (!detraccion) return false;
  return html`<p>
    OPERACION SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS CON EL GOBIERNO CENTRAL<br />
    CTA. DETRACCIONES BN ${detraccion.cuenta} COD. ${detraccion.codigo} TASA
    ${detraccion.porcentaje}% IMPORTE S/ ${style.amount(detraccion.monto)}
  </p>`;
}

export const matrix: BenchLayout = {
  id: 'matricial',
  role: 'construido',
  kinds: ['factura', 'nota_credito'],
  draw(facts, style) {
    const rows = facts.lineas.map(
      (line) =>
        html`<tr>
          <td>${line.codigo}</td>
          <td>${line.descripcion}</td>
          <td class="r">${style.quantity(line.cantidad)}</td>
          <td>&nbsp;${line.unidad}</td>
          <td class="r">${style.amount(line.unitario)}</td>
          <td class="r">${style.amount(line.importe)}</td>
        </tr>`,
    );
    const sums = shown(facts).map(
      (key) =>
        html`<tr>
          <td>${LABELS[key]}</td>
          <td>${style.currencySign}</td>
          <td>${style.amount(facts.sumas[key])}</td>
        </tr>`,
    );
    const body = html`<table class="sheet">
      <thead>
        <tr>
          <td>${head(facts, style)}</td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <table class="items">
              <thead>
                <tr>
                  <th style="width:20mm">CODIGO</th>
                  <th>DESCRIPCION</th>
                  <th class="r" style="width:24mm">CANTIDAD</th>
                  <th style="width:14mm">&nbsp;UM</th>
                  <th class="r" style="width:26mm">P.UNIT</th>
                  <th class="r" style="width:30mm">TOTAL</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
            <div class="rule"></div>
            <div class="whole">
              <table class="sums">
                ${sums}
              </table>
              <p>SON: ${facts.letras}</p>
              ${spot(facts, style)}
              ${facts.observaciones !== '' && html`<p>GLOSA: ${facts.observaciones}</p>`}${qrPlace(facts, '26mm')}
            </div>
          </td>
        </tr>
      </tbody>
    </table>`;
    return {
      ...wholePage({ css: CSS, body, paper: PAPER, margin: '10mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'ordenCompra',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
