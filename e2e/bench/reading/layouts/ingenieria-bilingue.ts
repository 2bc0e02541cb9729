import { digits, happens, pick, type Random } from '../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../truth';

const CSS = `
body { font: 8.8pt Calibri, Carlito, Arial, sans-serif; color: #1b1b1b; }
.top { display: flex; justify-content: space-between; border-bottom: 2.4px solid #c2410c; padding-bottom: 3mm; }
.top h1 { font-size: 14pt; margin: 0; } .top p { margin: .6mm 0; }
.no { text-align: right; line-height: 1.45; } .no b { font-size: 12pt; color: #c2410c; }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 8mm; margin: 4mm 0; }
.grid .t { font-size: 7pt; color: #777; } .grid .w { grid-column: 1 / 3; }
.rows { width: 100%; } .rows th { background: #fbe9e0; text-align: left; padding: 1.4mm 1.5mm; font-size: 7.6pt; } .rows td { padding: 1.3mm 1.5mm; border-bottom: .6px solid #ddd; vertical-align: top; }
.n { text-align: right !important; white-space: nowrap; }
.sums { margin: 3mm 0 2mm auto; } .sums td { padding: .7mm 2mm; white-space: nowrap; } .sums .last td { font-weight: bold; background: #fbe9e0; }
.spot { border-left: 2px solid #c2410c; padding-left: 3mm; margin: 2mm 0; line-height: 1.5; }
.banks td { padding: .4mm 4mm .4mm 0; font-size: 8pt; } .small { font-size: 7pt; color: #555; display: flex; gap: 4mm; align-items: center; margin-top: 4mm; }
`;

const LABELS = {
  gravada: 'Valor de venta / Net value',
  exonerada: 'Exonerado / Exempt',
  inafecta: 'Inafecto / Non taxable',
  gratuita: 'Gratuito / Free of charge',
  descuentos: 'Descuento / Discount',
  igv: 'IGV / VAT 18%',
  total: 'Total / Amount due',
} as const;
type Sum = keyof typeof LABELS;
const ORDER: readonly Sum[] = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'total',
];
const ALWAYS: readonly Sum[] = ['gravada', 'igv', 'total'];
const PROJECTS = [
  'Ampliación planta concentradora',
  'Subestación 60 kV',
  'Supervisión carretera tramo IV',
  'Estudio de suelos - muelle norte',
];

interface Invoice {
  facts: BenchFacts;
  style: BenchStyle;
  terms: string;
  project: string;
  random: Random;
}

function top({ facts }: Invoice): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div>
      <h1>${emisor.nombre}</h1>
      <p>${emisor.direccion}</p>
      <p>T. ${emisor.telefono} &nbsp; ${emisor.email}</p>
    </div>
    <div class="no">
      RUC / Tax ID ${emisor.documento}<br /><b>FACTURA ELECTRÓNICA / INVOICE</b
      ><br />${facts.serie}-${facts.correlativo}
    </div>
  </div>`;
}

const cell = (title: string, value: string, wide = ''): Markup =>
  html`<div class="${wide}">
    <div class="t">${title}</div>
    ${value}
  </div>`;

function grid({ facts, style, terms, project }: Invoice): Markup {
  const { cliente } = facts;
  return html`<div class="grid">
    ${cell('Cliente / Bill to', cliente.nombre)} ${cell('RUC / Tax ID', cliente.documento)}
    ${cell('Dirección / Address', cliente.direccion, 'w')}
    ${cell('Fecha de emisión / Issue date', style.date(facts.emision))}
    ${cell('Fecha de vencimiento / Due date', style.date(facts.vencimiento ?? facts.emision))}
    ${cell('Condición de pago / Payment terms', terms)}
    ${cell('Moneda / Currency', style.currencyName)}
    ${facts.ordenCompra && cell('Orden de compra / PO number', facts.ordenCompra)}
    ${cell('Proyecto / Project', project)}
  </div>`;
}

function rows({ facts, style }: Invoice): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Ítem<br />Item</th>
        <th>Descripción<br />Description</th>
        <th class="n">Cant.<br />Qty</th>
        <th>Und.<br />Unit</th>
        <th class="n">V. unitario<br />Unit price</th>
        <th class="n">Importe<br />Amount</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td>${at + 1}</td>
            <td>${line.descripcion}</td>
            <td class="n">${style.quantity(line.cantidad)}</td>
            <td>${line.unidad}</td>
            <td class="n">${style.amount(line.unitario)}</td>
            <td class="n">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function duties({ facts, style }: Invoice): Markup {
  const { detraccion, retencion } = facts;
  if (detraccion)
    return html`<div class="spot">
      Operación sujeta a detracción (SPOT). Código ${detraccion.codigo}, ${detraccion.porcentaje} %:
      S/ ${style.amount(detraccion.monto)}<br />Cuenta de detracciones Banco de la Nación:
      ${detraccion.cuenta}
    </div>`;
  if (retencion)
    return html`<div class="spot">
      Retención del IGV / VAT withholding ${retencion.porcentaje} %: S/
      ${style.amount(retencion.monto)}
    </div>`;
  return NOTHING;
}

function dues({ facts, style }: Invoice): Markup {
  return html`${facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<div>
        Cuota ${numero}: ${style.currencySign} ${style.amount(monto)} vence el ${style.date(fecha)}
      </div>`,
  )}`;
}

function foot(invoice: Invoice): Markup {
  const { facts, style, random } = invoice;
  return html`<div class="whole">
    <table class="sums">
      ${shownSums(facts, ORDER, ALWAYS).map(
        (key) =>
          html`<tr class="${key === 'total' && 'last'}">
            <td>${LABELS[key]}</td>
            <td>${style.currencySign}</td>
            <td class="n">${style.amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
    <div>Son: ${facts.letras}</div>
    ${duties(invoice)} ${dues(invoice)}
    ${facts.observaciones && html`<p><b>Observaciones / Remarks:</b> ${facts.observaciones}</p>`}
    <table class="banks">
      <tr>
        <td>BCP Soles</td>
        <td>194-${digits(random, 7)}-0-${digits(random, 2)}</td>
        <td>CCI 002-194-00${digits(random, 10)}-90</td>
      </tr>
      <tr>
        <td>BCP US Dollars</td>
        <td>194-${digits(random, 7)}-1-${digits(random, 2)}</td>
        <td>SWIFT BCPLPEPL</td>
      </tr>
    </table>
    <div class="small">
      ${qrPlace(facts, '22mm')}
      <div>
        ${happens(random, 0.6) && html`Resumen: ${facts.hash}<br />`}Representación impresa de la
        factura electrónica, consulte en el portal del proveedor de servicios electrónicos (PSE).
      </div>
    </div>
  </div>`;
}

/** Invoice of an engineering firm in two languages: small titles over the values, titles of the table on two lines. */
export const ingenieriaBilingue: BenchLayout = {
  id: 'ingenieria-bilingue',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    // Percepción is of goods that a wholesaler sells, never of a firm's services.
    const facts: BenchFacts = {
      ...given,
      percepcion: null,
      vencimiento: given.vencimiento ?? given.emision,
    };
    const days = Math.max(1, facts.cuotas.length) * 30;
    const terms = facts.formaPago === 'Contado' ? 'Contado' : `Crédito ${days} días`;
    const invoice: Invoice = { facts, style, terms, project: pick(random, PROJECTS), random };
    const body = html`${top(invoice)}${grid(invoice)}${rows(invoice)}${foot(invoice)}`;
    const hasHash = body.text.includes('Resumen: ');
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '13mm 15mm' }),
      truth: {
        documento: documentoTruth(
          facts,
          hasHash ? ['vencimiento', 'moneda', 'hash'] : ['vencimiento', 'moneda'],
        ),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, ORDER, ALWAYS)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['ordenCompra', 'observaciones', 'letras']),
          terminos_pago: terms,
        }),
        productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
