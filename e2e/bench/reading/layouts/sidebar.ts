import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../html';
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

/** A designer's sheet in two columns: labels above values at the left, a table without header at the right. */
const CSS = `
body { font: 9pt 'Instrument Sans', 'Liberation Sans', sans-serif; color: #23272b; }
.sheet { display: grid; grid-template-columns: 58mm 1fr; gap: 9mm; }
.side { border-right: 1px solid #c9ced4; padding-right: 5mm; }
h1 { font-size: 19pt; font-weight: 600; margin: 0; } h2 { font-size: 11pt; font-weight: 400; margin: 1mm 0 8mm; }
.k { font-size: 7pt; letter-spacing: 0.05em; color: #6d757d; margin: 4mm 0 0.6mm; }
.v { line-height: 1.3; }
.items { width: 100%; margin-top: 2mm; }
.items td { padding: 2mm 1mm; border-bottom: 1px solid #e1e4e8; vertical-align: top; }
.items .n { white-space: nowrap; width: 20mm; } .items .r { text-align: right; white-space: nowrap; width: 26mm; }
.sums { margin: 6mm 0 0 auto; width: 82mm; } .sums td { padding: 1mm; } .sums td:last-child { text-align: right; }
.sums tr:last-child td { border-top: 2px solid #23272b; font-size: 13pt; font-weight: 600; }
.note { margin-top: 6mm; font-size: 8pt; }
`;

const TITLES = {
  factura: 'Factura electrónica',
  nota_debito: 'Nota de débito electrónica',
} as const;
const LABELS = {
  gravada: 'Base imponible',
  exonerada: 'Exonerado',
  inafecta: 'Inafecto',
  descuentos: 'Descuentos',
  igv: 'IGV 18%',
  total: 'Total a pagar',
} as const;
const ORDER = Object.keys(LABELS) as (keyof typeof LABELS)[];

const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

const field = (label: string, value: string | Markup): Markup | false =>
  value !== '' &&
  html`<div class="k">${label}</div>
    <div class="v">${value}</div>`;

function side(facts: BenchFacts, style: BenchStyle): Markup {
  const { emisor, cliente } = facts;
  return html`<div class="side">
    ${field('EMISOR', html`<b>${emisor.nombre}</b><br />RUC ${emisor.documento}<br />${emisor.direccion}<br />${emisor.email}`)}
    ${field('CLIENTE', html`<b>${cliente.nombre}</b><br />RUC ${cliente.documento}<br />${cliente.direccion}`)}
    ${field('FECHA DE EMISIÓN', style.date(facts.emision))}
    ${field('VENCE', facts.vencimiento ? style.date(facts.vencimiento) : '')}
    ${field('MONEDA', style.currencyName)}${field('CONDICIÓN DE PAGO', facts.formaPago)}
    ${field('ORDEN DE COMPRA', facts.ordenCompra)}${field('GUÍA', facts.guiaRemision)}
    ${field('MODIFICA A', facts.afectado?.numero ?? '')}${field('MOTIVO', facts.afectado?.motivo ?? '')}
    <div style="margin-top:7mm">${qrPlace(facts, '34mm')}</div>
  </div>`;
}

function spot({ detraccion }: BenchFacts, style: BenchStyle): Markup {
  if (!detraccion) return NOTHING;
  return html`<p class="note">
    Operación sujeta a detracción del ${detraccion.porcentaje}% (S/
    ${style.amount(detraccion.monto)}). Cta. Cte. Banco de la Nación N° ${detraccion.cuenta}. Código
    ${detraccion.codigo}.
  </p>`;
}

export const sidebar: BenchLayout = {
  id: 'dos-columnas',
  role: 'construido',
  kinds: ['factura', 'nota_debito'],
  draw(facts, style) {
    const rows = facts.lineas.map(
      (line) =>
        html`<tr>
          <td class="n">${style.quantity(line.cantidad)} ${line.unidad}</td>
          <td>${line.descripcion}</td>
          <td class="r">${style.amount(line.unitario)}</td>
          <td class="r">${style.amount(line.importe)}</td>
        </tr>`,
    );
    const sums = shown(facts).map(
      (key) =>
        html`<tr>
          <td>${LABELS[key]}</td>
          <td>${style.currencySign} ${style.amount(facts.sumas[key])}</td>
        </tr>`,
    );
    const body = html`<div class="sheet">
      ${side(facts, style)}
      <div>
        <h1>${TITLES[facts.kind as keyof typeof TITLES]}</h1>
        <h2>${style.number(facts.serie, facts.correlativo)}</h2>
        <table class="items">
          ${rows}
        </table>
        <table class="sums whole">
          ${sums}
        </table>
        <p class="note">Son: ${facts.letras}</p>
        ${spot(facts, style)}
        ${facts.observaciones !== '' && html`<p class="note">Obs.: ${facts.observaciones}</p>`}
      </div>
    </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '16mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'ordenCompra',
          'guiaRemision',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
