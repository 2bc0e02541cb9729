import { A4, html, NOTHING, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle, Cents } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type LinePrinted,
} from '../../truth';
import { Draw } from './draw';

/** Order of a large house with budget and storehouse: numbered sections, thin frames, signatures at the foot. */
const CSS = `
body { font: 7.8pt 'Liberation Sans Narrow', 'Liberation Sans', sans-serif; color: #000; }
.system { display: flex; justify-content: space-between; font-size: 6.6pt; }
.title { text-align: center; font-size: 12pt; font-weight: bold; margin: 2mm 0; }
.title small { display: block; font-size: 9pt; font-weight: normal; }
.line { display: flex; justify-content: space-between; align-items: flex-end; margin-bottom: 2mm; }
.house td { padding: 0.3mm 2mm 0.3mm 0; vertical-align: top; }
.date { text-align: center; } .date th, .date td { border: 1px solid #000; padding: 0.6mm 3.5mm; }
.blocks { display: grid; grid-template-columns: 1.2fr 1fr; border: 1px solid #000; }
.blocks > div { padding: 1mm 2mm 1.5mm; } .blocks > div + div { border-left: 1px solid #000; }
.blocks b.t { display: block; margin-bottom: 1mm; } .blocks td { padding: 0.35mm 1.5mm 0.35mm 0; vertical-align: top; }
.concept { border: 1px solid #000; border-top: 0; padding: 1mm 2mm; min-height: 6mm; }
.rows { width: 100%; margin-top: 2mm; } .rows th { border: 1px solid #000; padding: 0.8mm; }
.rows td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 0.8mm 1.2mm; vertical-align: top; }
.rows tr:last-child td { border-bottom: 1px solid #000; }
.r, .rows .r { text-align: right; white-space: nowrap; } .c, .rows .c { text-align: center; }
.totals { width: 100%; border: 1px solid #000; border-top: 0; } .totals td { padding: 0.7mm 1.2mm; }
.totals td:nth-child(2) { width: 46mm; } .totals td:nth-child(3) { width: 34mm; text-align: right; }
.budget { width: 100%; margin-top: 2.5mm; } .budget th, .budget td { border: 1px solid #000; padding: 0.6mm 1mm; text-align: center; }
.bill { border: 1px solid #000; margin-top: 2.5mm; padding: 1mm 2mm; line-height: 1.5; }
.signs { display: grid; grid-template-columns: repeat(4, 1fr); border: 1px solid #000; margin-top: 2.5mm; text-align: center; }
.signs div { padding: 15mm 1mm 1mm; } .signs div + div { border-left: 1px solid #000; }
.law { font-size: 6.8pt; margin-top: 1.5mm; line-height: 1.35; }
`;

interface File {
  file: string;
  process: string;
  contract: string;
  cci: string;
  goal: string;
  classes: readonly [string, string];
  split: number;
  time: string;
  page: string;
  hasCodes: boolean;
  hasBudget: boolean;
  hasPhone: boolean;
  hasTerms: boolean;
  hasBoxes: boolean;
}

const fileOf = (draw: Draw): File => ({
  file: `0000${draw.figures(6)}`,
  process: draw.one('Contratación directa', 'Comparación de precios', 'Adjudicación simplificada'),
  contract: `${draw.figures(3)}-2026-LOG`,
  cci: `00${draw.one('2', '3')}${draw.figures(17)}`,
  goal: `00${draw.figures(2)}`,
  classes: [`2.3.1${draw.figures(1)}.${draw.figures(1)}1`, `2.3.2${draw.figures(1)}.11`],
  split: draw.one(1, 0.6, 0.75),
  time: `${draw.between(10, 17)}:${draw.between(10, 59)}`,
  page: `v. 2${draw.figures(1)}.0${draw.figures(1)}`,
  hasCodes: draw.often(0.8),
  hasBudget: draw.often(0.7),
  hasPhone: draw.often(0.6),
  hasTerms: draw.often(0.7),
  hasBoxes: draw.often(0.7),
});

const pair = (label: string, value: string): Markup | false =>
  value !== '' &&
  html`<tr>
    <td>${label}</td>
    <td>: ${value}</td>
  </tr>`;

function issued({ emision }: BenchFacts, style: BenchStyle, { hasBoxes }: File): Markup {
  if (!hasBoxes) return html`<div>Fecha: ${style.date(emision)}</div>`;
  const [year, month, day] = emision.split('-');
  return html`<table class="date">
    <tr>
      <th>Día</th>
      <th>Mes</th>
      <th>Año</th>
    </tr>
    <tr>
      <td>${day}</td>
      <td>${month}</td>
      <td>${year}</td>
    </tr>
  </table>`;
}

function head(facts: BenchFacts, style: BenchStyle, file: File): Markup {
  const { cliente } = facts;
  return html`<div class="system">
      <span>Sistema de Gestión de Abastecimiento<br />Módulo de Logística ${file.page}</span>
      <span>Hora: ${file.time}<br />Usuario: LOG0${file.goal}</span>
    </div>
    <div class="title">
      ORDEN DE COMPRA - GUÍA DE INTERNAMIENTO<small
        >${style.number(facts.serie, facts.correlativo)}</small
      >
    </div>
    <div class="line">
      <table class="house">
        ${pair('ENTIDAD', cliente.nombre)} ${pair('RUC', cliente.documento)}
        ${pair('N° EXPEDIENTE', file.file)}
      </table>
      ${issued(facts, style, file)}
    </div>`;
}

function blocks(facts: BenchFacts, style: BenchStyle, file: File): Markup {
  const { emisor } = facts;
  return html`<div class="blocks">
      <div>
        <b class="t">1. DATOS DEL PROVEEDOR</b>
        <table>
          ${pair('Señor(es)', emisor.nombre)} ${pair('Dirección', emisor.direccion)}
          ${pair('RUC', emisor.documento)} ${file.hasPhone && pair('Teléfono', emisor.telefono)}
          ${pair('CCI', file.cci)}
        </table>
      </div>
      <div>
        <b class="t">2. CONDICIONES GENERALES</b>
        <table>
          ${pair('Tipo de proceso', file.process)} ${pair('N° contrato', file.contract)}
          ${pair('Moneda', style.currencyName)}
          ${file.hasTerms && pair('Condición de pago', facts.formaPago)}
        </table>
      </div>
    </div>
    ${
      facts.observaciones !== '' &&
      html`<div class="concept">Observaciones: ${facts.observaciones}</div>`
    }`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento !== 0);

function rows(facts: BenchFacts, style: BenchStyle, file: File): Markup {
  const withDiscounts = hasDiscounts(facts);
  return html`<table class="rows">
    <thead>
      <tr>
        ${file.hasCodes && html`<th>Código</th>`}
        <th>Cant.</th>
        <th>Unid. Med.</th>
        <th style="width:78mm">Descripción</th>
        <th>Precio unit. sin IGV</th>
        ${withDiscounts && html`<th>Descuento</th>`}
        <th>Total sin IGV</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (one) =>
          html`<tr>
            ${file.hasCodes && html`<td class="c">${one.codigo}</td>`}
            <td class="r">${style.quantity(one.cantidad)}</td>
            <td class="c">${one.unidad}</td>
            <td>${one.descripcion}</td>
            <td class="r">${style.amount(one.unitario)}</td>
            ${withDiscounts && html`<td class="r">${style.amount(one.descuento)}</td>`}
            <td class="r">${style.amount(one.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function totals(facts: BenchFacts, style: BenchStyle): Markup {
  const { sumas } = facts;
  const row = (words: string, label: string, cents: Cents): Markup =>
    html`<tr>
      <td>${words}</td>
      <td>${label}</td>
      <td>${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="totals whole">
    ${row('', 'Valor de compra gravado', sumas.gravada)}
    ${sumas.exonerada !== 0 && row('', 'Valor de compra exonerado', sumas.exonerada)}
    ${row('', 'IGV 18%', sumas.igv)}
    ${row(`SON: ${facts.letras}`, `TOTAL ${style.currencySign}`, sumas.total)}
  </table>`;
}

function budget(facts: BenchFacts, style: BenchStyle, file: File): Markup {
  if (!file.hasBudget) return NOTHING;
  const first = Math.round(facts.sumas.total * file.split);
  const rest = facts.sumas.total - first;
  const row = (code: string, cents: Cents): Markup =>
    html`<tr>
      <td>${file.goal}</td>
      <td>5-18</td>
      <td>${code}</td>
      <td>${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="budget whole">
    <tr>
      <th>Meta</th>
      <th>Fuente / rubro</th>
      <th>Clasificador</th>
      <th>Monto</th>
    </tr>
    ${row(file.classes[0], first)}${rest !== 0 && row(file.classes[1], rest)}
  </table>`;
}

const foot = ({ cliente }: BenchFacts): Markup =>
  html`<div class="bill whole">
      FACTURAR A NOMBRE DE: ${cliente.nombre}<br />Dirección: ${cliente.direccion}<br />Entregar en
      el almacén de la entidad, de 08:00 a 15:30 horas, con esta orden y la guía de remisión.
    </div>
    <div class="signs whole">
      <div>Elaborado por</div>
      <div>Jefe de adquisiciones</div>
      <div>Director de administración</div>
      <div>Recibí conforme<br />Responsable de almacén</div>
    </div>
    <div class="law">
      El proveedor presenta con su comprobante el original de esta orden. La entidad devuelve lo que
      no cumpla con las especificaciones técnicas. Esta orden es nula sin las firmas mancomunadas.
    </div>`;

export const internamiento: BenchLayout = {
  id: 'internamiento',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(facts, style, random) {
    const file = fileOf(new Draw(random));
    const body = html`${head(facts, style, file)}${blocks(facts, style, file)}
    ${rows(facts, style, file)}${totals(facts, style)}${budget(facts, style, file)}${foot(facts)}`;
    const cells: LinePrinted[] = ['unidad', 'cantidad', 'unitario', 'importe'];
    if (file.hasCodes) cells.push('codigo');
    if (hasDiscounts(facts)) cells.push('descuento');
    const exempt = facts.sumas.exonerada === 0 ? [] : (['exonerada'] as const);
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 11mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(
          facts.emisor,
          file.hasPhone ? ['direccion', 'telefono'] : ['direccion'],
        ),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['gravada', ...exempt, 'igv', 'total']),
        informacion_adicional: infoTruth(
          facts,
          file.hasTerms ? ['observaciones', 'letras', 'formaPago'] : ['observaciones', 'letras'],
        ),
        productos: linesTruth(facts, cells),
      },
    };
  },
};
