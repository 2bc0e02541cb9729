import { html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { netOf } from '../../facts/sums';
import { compact, decimal, documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import { digits, happens, pick, type Random } from '../../facts/chance';
import { monthOf, reworded } from './parts';

const WORKS = [
  'Desarrollo del anteproyecto arquitectónico de vivienda multifamiliar de cinco niveles',
  'Supervisión de obra, remodelación de oficinas administrativas',
  'Expediente técnico de arquitectura para licencia de edificación, modalidad C',
  'Levantamiento y planos de distribución de local comercial',
  'Diseño interior y especificaciones de acabados de sala de ventas',
  'Declaratoria de fábrica y trámite de conformidad de obra',
  'Peritaje y tasación de inmueble industrial',
] as const;
const STAGES = [
  'adelanto 30 %',
  'primera entrega',
  'segunda entrega',
  'saldo a la entrega',
] as const;
const HALF_A4 = { width: '210mm', height: '148mm' };
const LETTER = { width: '216mm', height: '279mm' };
const SIGN = { PEN: 'S/', USD: 'US$', EUR: '€' } as const;
const MONEY = { PEN: 'SOLES', USD: 'DÓLARES AMERICANOS', EUR: 'EUROS' } as const;

/** The fee of an architect's stage; the month is the one before. */
const worded = (given: BenchFacts, random: Random): BenchFacts =>
  reworded(given, () => ({
    descripcion: `${pick(random, WORKS)}, ${pick(random, STAGES)}, ${monthOf(given.emision, -1)}`,
  }));

const css = (color: string): string => `
body { padding-right: 1.2mm; font: 8.8pt 'Liberation Sans Narrow', 'Liberation Sans', sans-serif; color: #111; }
.page { display: grid; grid-template-columns: 46mm 1fr; gap: 8mm; }
.rail { border-right: 2pt solid ${color}; padding-right: 5mm; min-height: 118mm; }
.rail .sign { width: 22mm; height: 22mm; border: 1.6pt solid ${color}; position: relative; margin-bottom: 5mm; } .rail .sign::after { content: ''; position: absolute; inset: 5mm -4mm -4mm 5mm; border: .6pt solid #999; }
.rail h1 { font-size: 11.5pt; margin: 7mm 0 .5mm; line-height: 1.2; } .rail p { margin: 1.4mm 0; line-height: 1.35; }
.title { display: flex; justify-content: space-between; align-items: baseline; border-bottom: .8pt solid #111; padding-bottom: 1.5mm; } .title h2 { font-size: 13pt; margin: 0; letter-spacing: .4pt; } .title b { font-size: 12pt; }
.row { display: grid; grid-template-columns: repeat(6, 1fr); column-gap: 4mm; margin-top: 2.6mm; } .cell label { display: block; font-size: 6.8pt; color: #666; text-transform: uppercase; letter-spacing: .5pt; } .cell span { display: block; border-bottom: .4pt solid #bbb; padding-bottom: .6mm; min-height: 4.6mm; font-size: 9.4pt; }
.w2 { grid-column: span 2; } .w3 { grid-column: span 3; } .w4 { grid-column: span 4; } .w6 { grid-column: span 6; }
.sums { margin: 4mm 0 0 auto; width: 82mm; } .sums td { padding: .9mm 0; border-bottom: .4pt solid #bbb; } .sums td:last-child { text-align: right; } .sums tr:last-child td { font-weight: bold; border-bottom: 1.2pt solid ${color}; }
.end { display: flex; justify-content: space-between; margin-top: 7mm; font-size: 7.4pt; color: #444; gap: 6mm; align-items: flex-end; } .end .pen { border-top: .5pt solid #111; width: 52mm; text-align: center; padding-top: 1mm; color: #111; }`;

const cell = (label: string, value: string, width: 2 | 3 | 4 | 6): Markup =>
  html`<div class="cell w${width}"><label>${label}</label><span>${value}</span></div>`;

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  const { retencion, sumas, moneda } = facts;
  const line = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td>${SIGN[moneda]} ${style.amount(cents)}</td>
    </tr>`;
  if (!retencion)
    return html`<table class="sums">
      ${line('Total por honorarios', sumas.total)}
    </table>`;
  return html`<table class="sums">
    ${line('Total por honorarios', sumas.total)}${line(`Retención ${retencion.porcentaje} % Impuesto a la Renta`, retencion.monto)}
    ${line('Total neto a recibir', netOf(facts))}
  </table>`;
}

interface Look {
  style: BenchStyle;
  random: Random;
  number: string;
}

function body(facts: BenchFacts, { style, random, number }: Look): Markup {
  const { emisor, cliente, lineas } = facts;
  return html`<div class="page">
    <div class="rail">
      <div class="sign"></div>
      <h1>${emisor.nombre}</h1>
      <p>Arquitectura y construcción<br />CAP ${digits(random, 5)}</p>
      <p>RUC ${emisor.documento}</p>
      <p>${emisor.direccion}</p>
      <p>T. ${emisor.telefono}</p>
      <p>${emisor.email}</p>
    </div>
    <div>
      <div class="title">
        <h2>RECIBO POR HONORARIOS ELECTRÓNICO</h2>
        <b>${number}</b>
      </div>
      <div class="row">
        ${cell('Recibí de', cliente.nombre, 4)}${cell('RUC', cliente.documento, 2)}
      </div>
      <div class="row">${cell('Domicilio', cliente.direccion, 6)}</div>
      <div class="row">
        ${cell('Fecha de emisión', style.date(facts.emision), 2)}${cell('Moneda', MONEY[facts.moneda], 2)}${cell('Forma de pago', facts.formaPago, 2)}
      </div>
      <div class="row">${cell('La suma de', facts.letras, 6)}</div>
      <div class="row">
        ${cell('Por concepto de', lineas.map(({ descripcion }) => descripcion).join('. '), 6)}
      </div>
      ${facts.observaciones && html`<div class="row">${cell('Observaciones', facts.observaciones, 6)}</div>`}
      ${sums(facts, style)}
      <div class="end">
        <div>
          Renta de cuarta categoría, inciso a) del artículo 33 de la Ley del Impuesto a la
          Renta.${happens(random, 0.6) && html`<br />${pick(random, ['BCP', 'Interbank', 'BBVA'])} ahorros ${digits(random, 3)}-${digits(random, 8)}-0-${digits(random, 2)}`}
        </div>
        <div class="pen">Firma</div>
      </div>
    </div>
  </div>`;
}

export const arquitecto: BenchLayout = {
  id: 'arquitecto',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(given, style, random) {
    const facts = worded(given, random);
    const { retencion, sumas } = facts;
    const paper = pick(random, [HALF_A4, LETTER]);
    const number = style.number(facts.serie, facts.correlativo);
    const color = pick(random, ['#b5462c', '#1f2d3d', '#4d6b3c']);
    const page = {
      css: css(color),
      body: body(facts, { style, random, number }),
      paper,
      margin: '11mm 13mm',
    };
    return {
      ...wholePage(page),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: { total: decimal(sumas.total) },
        ...(retencion && {
          retencion: {
            porcentaje: retencion.porcentaje,
            monto: decimal(retencion.monto),
            neto: decimal(netOf(facts)),
          },
        }),
        informacion_adicional: compact(infoTruth(facts, ['formaPago', 'letras', 'observaciones'])),
        productos: linesTruth(facts, []),
      },
    };
  },
};
