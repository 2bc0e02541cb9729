import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, wholePage, type Markup } from '../../html';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, BenchLayout, BenchStyle, DrawnPage } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type PartyPrinted,
} from '../../truth';
import { inTrade } from './trade-names';

const LANDSCAPE = { width: '297mm', height: '210mm' } as const;
const SUMS = ['gravada', 'exonerada', 'inafecta', 'igv', 'total'] as const;
const ALWAYS = ['gravada', 'exonerada', 'igv', 'total'] as const;
const UNITS: Readonly<Record<string, string>> = {
  NIU: 'UN',
  UND: 'UN',
  ZZ: 'SERV',
  KGM: 'KG',
  BLS: 'BL',
  GLN: 'GL',
  ROL: 'RLL',
  CJA: 'CJ',
  PQT: 'PQ',
  PLN: 'PL',
  SAC: 'SC',
  MIL: 'MLL',
};
const FARMS = [
  'Fundo Santa Elena',
  'Packing Chao',
  'Fundo La Peña II',
  'Planta Frío Olmos',
  'Campo Villacurí',
] as const;
const COST_CENTRES = [
  '10203 RIEGO',
  '20110 PALTO LOTE 4',
  '20115 ARÁNDANO',
  '31002 PACKING',
  '40501 MANTTO',
  '50100 ADMIN',
] as const;

/** The product's own company keeps its name: its RUC is known. */
function prepared(given: BenchFacts, random: Random): BenchFacts {
  const lineas = given.lineas.map((line) => ({
    ...line,
    unidad: UNITS[line.unidad] ?? line.unidad,
  }));
  const { cliente } = given;
  const isOwn = /^comercial andina/i.test(cliente.nombre);
  const farm = inTrade(
    cliente,
    ['Agrícola', 'Agroexportadora', 'Sociedad Agrícola', 'Complejo Agroindustrial'],
    [''],
    random,
  );
  return { ...given, lineas, cliente: isOwn ? cliente : { ...farm, email: '' } };
}

function head(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { cliente } = facts;
  const status = pick(random, ['APROBADA', 'APROBADA', 'LIBERADA', 'EMITIDA']);
  return html`<table class="head">
    <tr>
      <td class="logo"><span>${cliente.nombre.slice(0, 2).toUpperCase()}</span></td>
      <td>
        <b>${cliente.nombre}</b><br />RUC ${cliente.documento}<br />${cliente.direccion}<br />PERÚ
      </td>
      <td class="title">
        <h1>Orden de Compra</h1>
        <div>${style.number(facts.serie, facts.correlativo)}</div>
      </td>
      <td class="meta">
        Fecha: ${style.date(facts.emision)}<br />Estado: ${status}<br />Requisición:
        RQ-${digits(random, 6)}<br />Comprador:
        ${pick(random, ['L. Sandoval', 'Yrma Chero', 'J. Paredes R.', 'A. Mogollón'])}
      </td>
    </tr>
  </table>`;
}

function blocks(
  facts: BenchFacts,
  style: BenchStyle,
  contact: readonly PartyPrinted[],
  random: Random,
): Markup {
  const { emisor } = facts;
  const farm = pick(random, FARMS);
  const km = between(random, 480, 790);
  return html`<table class="blocks">
    <tr>
      <td>
        <h2>Proveedor</h2>
        <b>${emisor.nombre}</b><br />RUC: ${emisor.documento}<br />${emisor.direccion}<br />Perú
        ${contact.includes('telefono') && html`<br />Teléfono: ${emisor.telefono}`}${contact.includes('email') && html`<br />E-mail: ${emisor.email}`}
      </td>
      <td>
        <h2>Entregar en</h2>
        ${farm}<br />Carretera Panamericana Norte Km ${km}<br />Perú<br />Horario: L-V 7:30 a 16:00,
        S 7:30 a 11:30
      </td>
      <td>
        <h2>Condiciones</h2>
        Condición de pago: ${facts.formaPago}<br />Forma de pago: ${facts.metodoPago}<br />Moneda:
        ${style.currencyName}<br />
        Fecha de entrega: ${style.date(addDays(facts.emision, between(random, 2, 20)))}<br />Incoterm:
        ${pick(random, ['-', '-', 'DDP', 'EXW'])}
      </td>
    </tr>
  </table>`;
}

function rows(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const centre = pick(random, COST_CENTRES);
  const isMixed = happens(random, 0.4);
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Pos.</th>
        <th>Artículo</th>
        <th class="l">Descripción</th>
        <th class="l">C. Costo</th>
        <th class="r">Cantidad</th>
        <th>UM</th>
        <th class="r">Precio Unit.</th>
        <th class="r">Dscto.</th>
        <th class="r">Valor Total</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td class="c">${(at + 1) * 10}</td>
            <td class="c">${line.codigo}</td>
            <td class="wide">${line.descripcion}</td>
            <td>${isMixed ? pick(random, COST_CENTRES) : centre}</td>
            <td class="r">${style.quantity(line.cantidad)}</td>
            <td class="c">${line.unidad}</td>
            <td class="r">${style.amount(line.unitario)}</td>
            <td class="r">${style.amount(line.descuento)}</td>
            <td class="r">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const LABELS: Readonly<Record<(typeof SUMS)[number], string>> = {
  gravada: 'Base imponible',
  exonerada: 'Exonerado',
  inafecta: 'Inafecto',
  igv: 'IGV 18.00%',
  total: 'Total orden',
};

const TERMS = `Consignar el número de esta orden de compra en su factura y guía de remisión. Facturar a nombre de la empresa
con el RUC indicado. La recepción de comprobantes es hasta el día 25 de cada mes a través del portal de proveedores. Los
insumos agrícolas deben venir con ficha técnica, hoja de seguridad y registro SENASA vigente.`;

function ending(facts: BenchFacts, style: BenchStyle, withWords: boolean): Markup {
  return html`<div class="under whole">
    <div class="left">
      ${withWords && html`<div>Importe en letras: ${facts.letras}</div>`}
      ${facts.observaciones && html`<div><b>Observaciones:</b> ${facts.observaciones}</div>`}
      <div class="terms">${TERMS}</div>
    </div>
    <table class="sums">
      ${shownSums(facts, SUMS, ALWAYS).map(
        (key) =>
          html`<tr class="${key}">
            <th>${LABELS[key]}</th>
            <td>${style.currencySign}</td>
            <td class="r">${style.amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function approvals(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const steps = [
    ['Solicitante', pick(random, ['W. Carhuapoma', 'R. Inga', 'S. Valladares'])],
    ['Jefe de Logística', pick(random, ['C. Rentería', 'P. Zapata'])],
    ['Gerente de Operaciones', pick(random, ['M. Elías', 'F. Balarezo'])],
    ['Gerencia de Finanzas', pick(random, ['G. Arrese', 'Pendiente'])],
  ] as const;
  return html`<table class="steps whole">
    <tr>
      ${steps.map(([role]) => html`<th>${role}</th>`)}
    </tr>
    <tr>
      ${steps.map(([, name], at) => html`<td>${name}${name !== 'Pendiente' && html`<br />Aprobado ${style.date(addDays(facts.emision, at > 1 ? 1 : 0))} ${between(random, 8 + 2 * at, 9 + 2 * at)}:${String(between(random, 0, 59)).padStart(2, '0')}`}</td>`)}
    </tr>
  </table>`;
}

const CSS = `
@page { @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 7pt 'Liberation Sans'; } @bottom-left { content: 'Impreso desde el módulo de compras'; font: 7pt 'Liberation Sans'; } }
body { font: 8.2pt 'Liberation Sans'; color: #333; } table { width: 100%; } td { vertical-align: top; } .c { text-align: center; } .r, th.r { text-align: right; } .l, th.l { text-align: left; }
.head td { line-height: 1.4; } .logo { width: 20mm; } .logo span { display: block; width: 16mm; height: 16mm; background: #4a7c2c; color: #fff; font: bold 20pt/16mm 'DejaVu Sans'; text-align: center; border-radius: 3mm 0; }
.title { text-align: center; } h1 { font-size: 16pt; font-weight: normal; margin: 0; } .title div { font-size: 12pt; font-weight: bold; } .meta { width: 58mm; text-align: right; }
.blocks { margin: 4mm 0; } .blocks td { width: 33%; background: #f5f6f2; border-right: 3mm solid #fff; padding: 2mm 3mm; line-height: 1.4; } h2 { font-size: 8.6pt; margin: 0 0 1mm; color: #4a7c2c; border-bottom: 1px solid #b9c7ad; }
.rows thead th { border-bottom: 2px solid #4a7c2c; padding: 1.2mm; } .rows td { border-bottom: 1px solid #ddd; padding: 1.2mm; } .wide { width: 36%; }
.under { display: flex; gap: 8mm; margin-top: 4mm; } .left { flex: 1; line-height: 1.5; } .terms { font-size: 7pt; color: #666; margin-top: 2mm; } .sums { width: 75mm; } .sums th { text-align: left; font-weight: normal; } .sums th, .sums td { padding: .8mm 1mm; } .total th, .total td { border-top: 1px solid #333; font-weight: bold; font-size: 10pt; }
.steps { margin-top: 6mm; } .steps th, .steps td { border: 1px solid #bbb; text-align: center; padding: 1.2mm; width: 25%; } .steps th { background: #f5f6f2; font-weight: normal; }`;

/** A purchase order of a farm that exports, in landscape from a web ERP: requisition, cost centres, approvals. */
export const FUNDO: BenchLayout = {
  id: 'fundo',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(given, style, random): DrawnPage {
    const facts = prepared(given, random);
    const contact: PartyPrinted[] = happens(random, 0.7) ? ['telefono', 'email'] : ['email'];
    const withWords = happens(random, 0.5);
    const body = html`${head(facts, style, random)} ${blocks(facts, style, contact, random)}
    ${rows(facts, style, random)} ${ending(facts, style, withWords)}
    ${approvals(facts, style, random)}`;
    return {
      ...wholePage({ css: CSS, body, paper: LANDSCAPE, margin: '10mm 12mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', ...contact]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUMS, ALWAYS)),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'metodoPago',
          'observaciones',
          ...(withWords ? (['letras'] as const) : []),
        ]),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]),
      },
    };
  },
};
