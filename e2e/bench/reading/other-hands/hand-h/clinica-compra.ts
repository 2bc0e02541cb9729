import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { A4, html, NOTHING, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchParty, BenchStyle } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { inTrade } from './house-names';
import { HOSPITAL_SERVICES, SUPPLIES } from './hospital-goods';
import { renamedRows } from './trade-rows';

interface Print {
  facts: BenchFacts;
  style: BenchStyle;
  requirement: string;
  costCentre: string;
  quote: string;
  contact: string;
  delivery: string;
  buyer: string;
  hasDiscounts: boolean;
  hasMail: boolean;
  isService: boolean;
}

/** A customer by chance is a clinic here; the company of the bench keeps its name. */
function clinicOf(cliente: BenchParty): BenchParty {
  const named = ['Constructora', 'Minera', 'Inversiones'].some((stem) =>
    cliente.nombre.toLowerCase().startsWith(stem.toLowerCase()),
  );
  return named ? inTrade(cliente, 'Clínica') : cliente;
}

function printOf(original: BenchFacts, style: BenchStyle, random: Random): Print {
  const isService = original.lineas.every(({ unidad }) => unidad === 'ZZ');
  const stem = pick(random, [
    'Droguería Médica',
    'Suministros Hospitalarios',
    'Equipos Biomédicos',
  ]);
  return {
    facts: {
      ...original,
      emisor: inTrade(original.emisor, isService ? 'Servicios Técnicos Hospitalarios' : stem),
      cliente: clinicOf(original.cliente),
      lineas: renamedRows(original, isService ? HOSPITAL_SERVICES : SUPPLIES),
    },
    style,
    requirement: `REQ-${digits(random, 6)}`,
    costCentre: pick(random, [
      '3104 Centro Quirúrgico',
      '2207 Farmacia',
      '4501 Servicios Generales',
      '3302 Laboratorio',
    ]),
    quote: happens(random, 0.5) ? `COT-${digits(random, 4)}` : '',
    contact: pick(random, ['Sra. Karina Luján', 'Sr. Óscar Benites', 'Srta. Paola Crisanto', '']),
    delivery: `${between(random, 2, 15)} días calendario`,
    buyer: pick(random, ['LMONTALVO', 'KCHUMPITAZ', 'ASOLANO']),
    hasDiscounts: original.lineas.some(({ descuento }) => descuento > 0),
    hasMail: happens(random, 0.7),
    isService,
  };
}

const head = ({ facts, style }: Print): Markup =>
  html`<table class="head">
    <tr>
      <td class="cross">✚</td>
      <td>
        <b class="house">${facts.cliente.nombre}</b><br />RUC: ${facts.cliente.documento}<br />${facts.cliente.direccion}<br />
        <i>Gerencia de Administración - Departamento de Logística</i>
      </td>
      <td class="meta">
        <table>
          <tr>
            <td>Código</td>
            <td>LOG-FOR-012</td>
          </tr>
          <tr>
            <td>Versión</td>
            <td>04</td>
          </tr>
          <tr>
            <td>Fecha</td>
            <td>${style.date(facts.emision)}</td>
          </tr>
        </table>
      </td>
    </tr>
  </table>`;

const field = (label: string, value: string): Markup =>
  html`<tr>
    <td class="l">${label}</td>
    <td>: ${value}</td>
  </tr>`;

const blocks = ({ facts, style, ...print }: Print): Markup =>
  html`<table class="blocks">
    <tr>
      <th>PROVEEDOR</th>
      <th>CONDICIONES DE LA COMPRA</th>
    </tr>
    <tr>
      <td>
        <table>
          ${field('Razón social', facts.emisor.nombre)} ${field('RUC', facts.emisor.documento)}
          ${field('Dirección', facts.emisor.direccion)} ${field('Teléfono', facts.emisor.telefono)}
          ${print.hasMail && field('Correo', facts.emisor.email)}
          ${print.contact && field('Atención', print.contact)}
        </table>
      </td>
      <td>
        <table>
          ${field('Forma de pago', facts.formaPago)} ${field('Medio de pago', facts.metodoPago)}
          ${field('Moneda', style.currencyName)} ${field('Plazo de entrega', print.delivery)}
          ${field('Requerimiento', print.requirement)}
          ${print.quote && field('Cotización', print.quote)}
          ${field('Centro de costo', print.costCentre)}
        </table>
      </td>
    </tr>
  </table>`;

const row = (line: BenchLine, at: number, { style, hasDiscounts }: Print): Markup =>
  html`<tr>
    <td class="c">${at + 1}</td>
    <td class="c">${line.codigo}</td>
    <td class="name">${line.descripcion}</td>
    <td class="c">${line.unidad}</td>
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    ${hasDiscounts && html`<td class="n">${style.amount(line.descuento)}</td>`}
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;

const rows = (print: Print): Markup =>
  html`<table class="rows">
    <thead>
      <tr>
        <th>Ítem</th>
        <th>Cód. SIGH</th>
        <th>Descripción del bien o servicio</th>
        <th>U. medida</th>
        <th>Cantidad</th>
        <th>Precio unit. (sin IGV)</th>
        ${print.hasDiscounts && html`<th>Desc.</th>`}
        <th>Total</th>
      </tr>
    </thead>
    <tbody>
      ${print.facts.lineas.map((line, at) => row(line, at, print))}
    </tbody>
  </table>`;

const UNTAXED = ['exonerada', 'inafecta'] as const;

const sums = ({ facts, style }: Print): Markup => {
  const { sumas } = facts;
  const sum = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td class="n">${style.currencySign}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  const isMixed = shownSums(facts, UNTAXED, []).length > 0;
  return html`<table class="sums whole">
    ${isMixed ? html`${sum('Afecto', sumas.gravada)}${sum('Exonerado', sumas.exonerada)}` : sum('Valor de compra', sumas.gravada)}
    ${sum('IGV 18%', sumas.igv)} ${sum('TOTAL ORDEN', sumas.total)}
  </table>`;
};

const CONDITIONS = [
  'El comprobante de pago debe consignar el número de la presente orden; sin este requisito no será recibido.',
  'La entrega se realiza en el almacén central de lunes a viernes de 8:00 a 13:00 h, con guía de remisión, protocolo de análisis y registro sanitario vigente cuando corresponda.',
  'Los bienes deben tener vencimiento no menor de 18 meses. Nos reservamos el derecho de devolver lo que no cumpla las especificaciones.',
  'Por cada día de atraso se aplicará una penalidad de 0.5% del monto de la orden, hasta un máximo de 10%.',
] as const;

const end = ({ facts, buyer }: Print): Markup =>
  html`<div class="whole">
    <p class="words"><b>Son:</b> ${facts.letras}</p>
    ${facts.observaciones && html`<p><b>Observaciones:</b> ${facts.observaciones}</p>`}
    <ol>
      ${CONDITIONS.map((text) => html`<li>${text}</li>`)}
    </ol>
    <table class="signs">
      <tr>
        <td>
          <div></div>
          Elaborado por<br />${buyer}
        </td>
        <td>
          <div></div>
          Jefe de Logística<br />V°B°
        </td>
        <td>
          <div></div>
          Gerente de Administración<br />Autorizado
        </td>
        <td>
          <div></div>
          Proveedor<br />Aceptación, firma y sello
        </td>
      </tr>
    </table>
  </div>`;

const css = `
body { font: 8.8pt/1.3 'Liberation Serif', serif; padding: 0 .5mm; }
table { width: 100%; } .head { border: .4mm solid #000; } .head > tbody > tr > td { border: .2mm solid #000; padding: 1.5mm 2.5mm; } .cross { width: 20mm; text-align: center; font: 30pt 'DejaVu Sans'; color: #1c7c54; } .house { font-size: 12pt; } .meta { width: 46mm; padding: 0 !important; } .meta td { border-bottom: .2mm solid #000; padding: .8mm 2mm; } .meta tr:last-child td { border-bottom: 0; }
h1 { text-align: center; font-size: 13.5pt; margin: 4mm 0 3mm; letter-spacing: .04em; } h1 span { text-decoration: underline; }
.blocks th, .rows th { background: #d7ebe1; border: .2mm solid #000; padding: .8mm; font-size: 8.4pt; } .blocks > tbody > tr > td { border: .2mm solid #000; vertical-align: top; width: 50%; padding: 1mm 2mm; } .blocks td td { vertical-align: top; padding: .2mm 0; } .l { width: 27mm; }
.rows { margin-top: 3mm; } .rows td { border: .2mm solid #000; padding: .7mm 1.2mm; vertical-align: top; } .rows .name { width: 42%; } .rows th:nth-child(6) { width: 22mm; } .c { text-align: center; } .n { text-align: right; white-space: nowrap; }
.sums { width: 74mm; margin: 0 0 3mm auto; font-weight: bold; } .sums td { border: .2mm solid #000; padding: .8mm 1.5mm; } p { margin: 1mm 0; } .words { border: .2mm solid #000; padding: 1mm 2mm; } ol { font-size: 7.8pt; margin: 3mm 0; padding-left: 5mm; }
.signs { margin-top: 20mm; text-align: center; font-size: 8pt; } .signs td { width: 25%; } .signs div { border-top: .3mm solid #000; margin: 0 4mm 1mm; }`;

function truthOf({ facts, hasMail, hasDiscounts }: Print): ExtractedData {
  const mixed = shownSums(facts, UNTAXED, []);
  const bases = mixed.length > 0 ? (['gravada', 'exonerada'] as const) : (['subtotal'] as const);
  return {
    documento: documentoTruth(facts, ['moneda']),
    proveedor: partyTruth(facts.emisor, [
      'direccion',
      'telefono',
      ...(hasMail ? (['email'] as const) : []),
    ]),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [...bases, 'igv', 'total']),
    informacion_adicional: infoTruth(facts, ['formaPago', 'metodoPago', 'observaciones', 'letras']),
    productos: linesTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'importe',
      ...(hasDiscounts ? (['descuento'] as const) : []),
    ]),
  };
}

/** A clinic's purchase order: a controlled form with blocks, conditions and four signatures. */
export const CLINICA_COMPRA: BenchLayout = {
  id: 'clinica-compra',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(original, style, random) {
    const print = printOf(original, style, random);
    const { serie, correlativo } = print.facts;
    const body = html`${head(print)}
      <h1>
        ORDEN DE COMPRA${print.isService ? ' / SERVICIO' : NOTHING} N°
        <span>${serie}-${correlativo}</span>
      </h1>
      ${blocks(print)}${rows(print)}${sums(print)}${end(print)}`;
    return { ...wholePage({ css, body, paper: A4, margin: '11mm 13mm' }), truth: truthOf(print) };
  },
};
