import { html, A4, qrPlace, wholePage, type Markup } from '../../html';
import { COMPANY_FORMS } from '../../facts/words';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { inBusiness, MONTHS, reworded } from './parts';

const DEBITS = [
  'Interés moratorio por pago fuera de fecha',
  'Interés compensatorio vencido',
  'Penalidad por cancelación anticipada',
  'Gastos de cobranza prejudicial',
  'Regularización de comisión de estructuración',
  'Ajuste de tasa por revisión contractual',
  'Gastos registrales y notariales',
] as const;
const CREDITS = [
  'Devolución de interés moratorio cobrado en exceso',
  'Extorno de comisión de estructuración',
  'Devolución de gastos de cobranza',
  'Regularización de capital facturado',
  'Extorno de portes y envío de estado',
  'Descuento por pronto pago',
] as const;
const EXEMPT = 'Prima de seguro del bien arrendado';
const ASSETS = [
  'tractocamión',
  'montacarga',
  'local industrial',
  'excavadora',
  'línea de envasado',
] as const;
const CODE: Readonly<Record<string, string>> = {
  'Anulación de la operación': '01',
  'Devolución por ítem': '07',
  'Descuento por ítem': '05',
  'Corrección por error en la descripción': '03',
  'Intereses por mora': '01',
  'Aumento en el valor': '02',
  Penalidades: '03',
};
const SIGN = { PEN: 'S/', USD: 'US$', EUR: 'EUR' } as const;
const MONEY = { PEN: 'Soles', USD: 'Dólares americanos', EUR: 'Euros' } as const;

interface Note {
  facts: BenchFacts;
  contract: string;
  asset: string;
}

function noted(given: BenchFacts, random: Random): Note {
  const names = given.kind === 'nota_debito' ? DEBITS : CREDITS;
  const facts = reworded(given, (_line, kind, at) => {
    const month = MONTHS[(Number(given.emision.slice(5, 7)) + 22 - (at % 12)) % 12] ?? MONTHS[0];
    const name = names[at % names.length] ?? names[0];
    return {
      codigo: digits(random, 4),
      descripcion: `${kind === 'exonerada' ? EXEMPT : name}, período ${month}`,
    };
  });
  return {
    facts: { ...facts, emisor: inBusiness(facts.emisor, 'Leasing y Factoring') },
    contract: `LE-${digits(random, 6)}-${pick(random, ['22', '23', '24'])}`,
    asset: pick(random, ASSETS),
  };
}

const css = (color: string): string => `
body { font: 8.8pt 'TeX Gyre', 'Liberation Serif', serif; padding-right: .4mm; }
.band { background: ${color}; color: #fff; padding: 4mm 5mm; display: flex; justify-content: space-between; align-items: center; }
.band .mark { font: bold 15pt 'Liberation Sans'; letter-spacing: 2pt; } .band .title { text-align: right; font: bold 12pt 'Liberation Sans'; line-height: 1.35; }
.cols { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin: 5mm 0; line-height: 1.45; }
.cols h2 { font: bold 8pt 'Liberation Sans'; color: ${color}; margin: 0 0 1mm; border-bottom: .8pt solid ${color}; padding-bottom: .8mm; }
.kv { width: 100%; } .kv td { padding: .3mm 0; vertical-align: top; } .kv td:first-child { width: 40%; color: #444; }
table.rows { width: 100%; } .rows th { font: bold 7.8pt 'Liberation Sans'; text-align: left; border-bottom: 1pt solid ${color}; padding: 1.2mm; }
.rows td { padding: 1.1mm 1.2mm; border-bottom: .3pt dotted #888; vertical-align: top; } .rows .n { text-align: right; white-space: nowrap; }
.matrix { width: 100%; margin-top: 5mm; } .matrix th { font: 7.6pt 'Liberation Sans'; background: #ececec; padding: 1.3mm; border: .5pt solid #999; font-weight: normal; }
.matrix td { text-align: center; padding: 1.6mm; border: .5pt solid #999; font-size: 9.6pt; } .matrix td:last-child { font-weight: bold; }
.words { margin: 2.5mm 0; } .end { display: flex; gap: 5mm; margin-top: 4mm; font-size: 7.4pt; color: #333; align-items: center; line-height: 1.4; }
.office { border-top: 1pt solid ${color}; margin-top: 5mm; padding-top: 1.5mm; text-align: center; font-size: 7.8pt; }`;

const kv = (label: string, value: string): Markup =>
  html`<tr>
    <td>${label}</td>
    <td>${value}</td>
  </tr>`;

const TITLE: Readonly<Record<string, string>> = {
  nota_debito: 'Nota de débito electrónica',
  nota_credito: 'Nota de crédito electrónica',
};

function matrix({ sumas, moneda }: BenchFacts, style: BenchStyle): Markup {
  const sign = SIGN[moneda];
  const cells: [string, number][] = [
    ['Operaciones gravadas', sumas.gravada],
    ['Operaciones exoneradas', sumas.exonerada],
    ['Operaciones inafectas', sumas.inafecta],
    ['I.G.V. (18%)', sumas.igv],
    [`Importe total ${sign}`, sumas.total],
  ];
  return html`<table class="matrix">
    <tr>
      ${cells.map(([label]) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${cells.map(([, cents]) => html`<td>${style.amount(cents)}</td>`)}
    </tr>
  </table>`;
}

function rows({ facts, contract }: Note, style: BenchStyle): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>N°</th>
        <th>Operación</th>
        <th>Concepto</th>
        <th>Contrato</th>
        <th class="n">Valor de venta ${SIGN[facts.moneda]}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td>${at + 1}</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td>${contract}</td>
            <td class="n">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

interface Look {
  style: BenchStyle;
  random: Random;
  affectedDay: string;
}

function body(note: Note, { style, random, affectedDay }: Look): Markup {
  const { facts, contract, asset } = note;
  const { emisor, cliente, afectado } = facts;
  const mark = COMPANY_FORMS.reduce<string>(
    (name, form) => name.replace(new RegExp(` ${form.replace(/[.]/g, '[.]')}$`), ''),
    emisor.nombre,
  )
    .replace(/^leasing y factoring /i, '')
    .toUpperCase();
  return html`<div class="band">
      <div class="mark">${mark}</div>
      <div class="title">
        ${TITLE[facts.kind]}<br />${style.number(facts.serie, facts.correlativo)}<br />RUC
        ${emisor.documento}
      </div>
    </div>
    <div class="cols">
      <div>
        <h2>CLIENTE</h2>
        <table class="kv">
          ${kv('Razón social', cliente.nombre)}${kv('RUC', cliente.documento)}${kv('Domicilio', cliente.direccion)}
          ${kv('Código de cliente', digits(random, 8))}
        </table>
      </div>
      <div>
        <h2>DATOS DEL DOCUMENTO</h2>
        <table class="kv">
          ${kv('Fecha de emisión', style.date(facts.emision))}${kv('Moneda', MONEY[facts.moneda])}
          ${kv('Documento que modifica', `Factura electrónica ${afectado?.numero ?? ''}`)}${happens(random, 0.6) && kv('Fecha del documento que modifica', affectedDay)}
          ${kv('Tipo de nota', `${CODE[afectado?.motivo ?? ''] ?? '10'} - ${afectado?.motivo ?? ''}`)}${kv('Contrato de arrendamiento', `${contract} (${asset})`)}
        </table>
      </div>
    </div>
    ${rows(note, style)}
    <div class="whole">
      ${matrix(facts, style)}
      <p class="words">Son: ${facts.letras}</p>
      ${facts.observaciones && html`<p class="words">Observaciones: ${facts.observaciones}</p>`}
      <div class="end">
        ${qrPlace(facts, '25mm')}
        <div>
          Representación impresa de la ${TITLE[facts.kind]?.toLowerCase()}. Código hash:
          ${facts.hash}<br />
          Los intereses se calculan según el tarifario vigente a la fecha de pago. Consultas y
          reclamos: Defensoría del Cliente, anexo ${between(random, 100, 399)}.<br />
          Este documento no requiere sello ni firma.
        </div>
      </div>
      <div class="office">
        ${emisor.nombre}<br />${emisor.direccion} · Central telefónica ${emisor.telefono} ·
        ${emisor.email}
      </div>
    </div>`;
}

const SUMS: readonly SumPrinted[] = ['gravada', 'exonerada', 'inafecta', 'igv', 'total'];

export const arrendadora: BenchLayout = {
  id: 'arrendadora',
  role: 'construido',
  kinds: ['nota_debito', 'nota_credito'],
  draw(given, style, random) {
    const note = noted(given, random);
    const { facts } = note;
    const [year = '', month = ''] = facts.emision.split('-');
    const before =
      month === '01'
        ? `${Number(year) - 1}-12-15`
        : `${year}-${String(Number(month) - 1).padStart(2, '0')}-15`;
    const look = { style, random, affectedDay: style.date(before) };
    const color = pick(random, ['#003a70', '#00524c', '#7a0019']);
    const page = { css: css(color), body: body(note, look), paper: A4, margin: '11mm 13mm' };
    return {
      ...wholePage(page),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, SUMS),
        informacion_adicional: compact(infoTruth(facts, ['letras', 'observaciones'])),
        productos: linesTruth(facts, ['codigo', 'importe']),
      },
    };
  },
};
