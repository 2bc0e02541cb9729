import { A4, html, qrPlace, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../truth';

/** A pre-printed form filled by a typewriter font: underlined blanks, date in boxes, sums along the bottom. */
const CSS = `
body { font: 9.5pt 'Liberation Serif', 'Times New Roman', serif; color: #1d3a6e; }
.head { display: flex; justify-content: space-between; text-align: center; }
.who { width: 108mm; } .who b { font-size: 15pt; font-style: italic; } .who p { margin: 1mm 0; font-size: 8.6pt; }
.box { width: 68mm; border: 2.4px double #1d3a6e; font-weight: bold; font-size: 12pt; line-height: 1.75; padding: 1mm; }
.box em { color: #a2201c; font-style: normal; font-size: 14pt; }
v { font: 9.2pt 'Liberation Mono', 'Courier New', monospace; color: #111; }
.client { display: flex; margin: 5mm 0 3mm; gap: 5mm; align-items: flex-end; }
.blank { display: flex; margin: 1.4mm 0; } .blank v { flex: 1; border-bottom: 1px dotted #1d3a6e; padding-left: 2mm; }
.client > div:first-child { flex: 1; }
.day td, .day th { border: 1px solid #1d3a6e; width: 15mm; text-align: center; padding: 0.8mm; font-size: 8pt; }
.items { width: 100%; }
.items th { border: 1px solid #1d3a6e; padding: 1mm; font-size: 8.4pt; }
.items td { border-left: 1px solid #1d3a6e; border-right: 1px solid #1d3a6e; padding: 0.7mm 1.5mm; height: 6mm; vertical-align: top; border-bottom: 1px dotted #9fb0cf; }
.items tbody tr:last-child td { border-bottom: 1px solid #1d3a6e; }
.r { text-align: right; }
.sums { width: 100%; margin-top: 2mm; } .sums th, .sums td { border: 1px solid #1d3a6e; padding: 1mm; text-align: center; font-size: 8.6pt; }
.foot { display: flex; justify-content: space-between; align-items: flex-end; margin-top: 4mm; font-size: 7.4pt; }
.sign { border-top: 1px solid #1d3a6e; width: 50mm; text-align: center; padding-top: 1mm; }
`;

const TITLES = { factura: 'FACTURA', boleta: 'BOLETA DE VENTA' } as const;
const EMPTY_ROWS = 12;

const blank = (label: string, value: string): Markup =>
  html`<div class="blank"><span>${label}&nbsp;</span><v>${value}</v></div>`;

function items(facts: BenchFacts, style: BenchStyle): Markup {
  const empty = Array.from({ length: Math.max(0, EMPTY_ROWS - facts.lineas.length) });
  return html`<table class="items">
    <thead>
      <tr>
        <th style="width:20mm">CANT.</th>
        <th>D E S C R I P C I Ó N</th>
        <th style="width:27mm">P. UNITARIO</th>
        <th style="width:30mm">IMPORTE</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td class="r"><v>${style.quantity(line.cantidad)}</v></td>
            <td><v>${line.descripcion}</v></td>
            <td class="r"><v>${style.amount(line.unitario)}</v></td>
            <td class="r"><v>${style.amount(line.importe)}</v></td>
          </tr>`,
      )}${empty.map(
        () =>
          html`<tr>
            <td></td>
            <td></td>
            <td></td>
            <td></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function sums({ sumas }: BenchFacts, style: BenchStyle): Markup {
  const cell = (cents: number): Markup =>
    html`<td><v>${cents === 0 ? '' : `${style.currencySign} ${style.amount(cents)}`}</v></td>`;
  const base = sumas.gravada + sumas.exonerada + sumas.inafecta;
  return html`<table class="sums whole">
    <tr>
      <th>SUB TOTAL</th>
      <th>DSCTO.</th>
      <th>I.G.V. 18 %</th>
      <th>OTROS CARGOS</th>
      <th>TOTAL</th>
    </tr>
    <tr>
      ${cell(base)}${cell(sumas.descuentos)}${cell(sumas.igv)}${cell(sumas.otrosCargos + sumas.icbper)}${cell(sumas.total)}
    </tr>
  </table>`;
}

function day(date: string): Markup {
  const [year = '', month = '', number = ''] = date.split('-');
  return html`<table class="day">
    <tr>
      <th>DÍA</th>
      <th>MES</th>
      <th>AÑO</th>
    </tr>
    <tr>
      <td><v>${number}</v></td>
      <td><v>${month}</v></td>
      <td><v>${year}</v></td>
    </tr>
  </table>`;
}

function printedSums({ sumas }: BenchFacts) {
  return [
    'subtotal' as const,
    ...(sumas.descuentos > 0 ? (['descuentos'] as const) : []),
    ...(sumas.igv > 0 ? (['igv'] as const) : []),
    'total' as const,
  ];
}

export const form: BenchLayout = {
  id: 'formulario',
  role: 'construido',
  kinds: ['factura', 'boleta'],
  draw(facts, style) {
    const { emisor, cliente } = facts;
    const title = TITLES[facts.kind as keyof typeof TITLES];
    const body = html`<div class="head">
        <div class="who">
          <b>${emisor.nombre}</b>
          <p>${emisor.direccion}</p>
          <p>Teléfono: ${emisor.telefono} &nbsp; E-mail: ${emisor.email}</p>
        </div>
        <div class="box">
          R.U.C. ${emisor.documento}<br />${title}<br /><em
            >${facts.serie} - Nº ${facts.correlativo}</em
          >
        </div>
      </div>
      <div class="client">
        <div>
          ${blank('Señor(es):', cliente.nombre)}${blank('Dirección:', cliente.direccion)}
          <div style="display:flex;gap:4mm">
            <div style="flex:1">
              ${blank(cliente.documento.length === 8 ? 'D.N.I.:' : 'R.U.C.:', cliente.documento)}
            </div>
            <div style="flex:1">${blank('Guía de Remisión:', facts.guiaRemision)}</div>
          </div>
          ${blank('Condiciones de pago:', facts.formaPago)}
        </div>
        ${day(facts.emision)}
      </div>
      ${items(facts, style)}
      <div class="blank whole"><span>SON:&nbsp;</span><v>${facts.letras}</v></div>
      ${sums(facts, style)}
      <div class="foot whole">
        <div>${qrPlace(facts, '22mm')}</div>
        <div>
          Imprenta Gráfica Wiracocha E.I.R.L.<br />Serie ${facts.serie} del 000001 al 001000
        </div>
        <div class="sign">CANCELADO</div>
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(cliente, ['direccion']),
        totales: totalesTruth(facts, printedSums(facts)),
        informacion_adicional: infoTruth(facts, ['formaPago', 'guiaRemision', 'letras']),
        productos: linesTruth(facts, ['cantidad', 'unitario', 'importe']),
      },
    };
  },
};
