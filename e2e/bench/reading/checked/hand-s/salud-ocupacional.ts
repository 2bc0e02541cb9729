import { happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout } from '../../model';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { examRows, type ExamRow } from './exam-rows';
import { otherServices } from './fitted-rows';
import { renamedSeller } from './renamed-sellers';
import { SALUD_CSS } from './salud-css';
import { banksPart, creditPart, day, money, retentionPart, signOf, spotPart } from './salud-parts';
import { serviceOf, type ServiceData } from './salud-words';

const STEMS = [
  'Clínica Ocupacional',
  'Salud Ocupacional',
  'Centro Médico Ocupacional',
  'Policlínico',
  'Laboratorio Clínico',
] as const;

const COINS = { PEN: 'SOLES', USD: 'DOLAR AMERICANO', EUR: 'EURO' } as const;

interface Draft {
  facts: BenchFacts;
  rows: ExamRow[];
  service: ServiceData;
  terms: string;
  random: Random;
  withDiscount: boolean;
  withProject: boolean;
}

function termsOf({ formaPago, cuotas }: BenchFacts): string {
  return formaPago === 'Crédito' ? `CREDITO A ${Math.max(1, cuotas.length) * 30} DIAS` : 'CONTADO';
}

function draftOf(given: BenchFacts, random: Random): Draft {
  const emisor = renamedSeller(given.emisor, pick(random, STEMS));
  const rows = examRows(given, random);
  const lineas = rows.map(({ line }) => line);
  const facts = { ...given, emisor, lineas, detraccion: otherServices(given.detraccion) };
  return {
    facts,
    rows,
    service: serviceOf(facts, random),
    terms: termsOf(facts),
    random,
    withDiscount: lineas.some(({ descuento }) => descuento > 0),
    withProject: happens(random, 0.6),
  };
}

function head({ facts, service }: Draft): Markup {
  const { emisor, serie, correlativo } = facts;
  return html`<div class="top">
    <div class="cross"></div>
    <div class="firm">
      <div class="name">${emisor.nombre}</div>
      <div>${emisor.direccion}</div>
      <div>Central Telefónica: ${emisor.telefono}</div>
      <div>${emisor.email}</div>
      <div>Cód. IPRESS: ${service.ipress} &nbsp; Acreditación ${service.digesa}</div>
    </div>
    <div class="ruc">
      RUC: ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${serie} - ${correlativo}
    </div>
  </div>`;
}

function party({ facts, terms, service }: Draft): Markup {
  const { cliente, emision, vencimiento, moneda } = facts;
  return html`<div class="frame">
    <table>
      <tr>
        <td class="k">Razón Social</td>
        <td>: ${cliente.nombre}</td>
        <td class="k2">Fecha Emisión</td>
        <td class="v2">: ${day(emision)}</td>
      </tr>
      <tr>
        <td class="k">R.U.C.</td>
        <td>: ${cliente.documento}</td>
        <td class="k2">${vencimiento ? 'Fecha Vencimiento' : ''}</td>
        <td class="v2">${vencimiento ? `: ${day(vencimiento)}` : ''}</td>
      </tr>
      <tr>
        <td class="k">Dirección</td>
        <td>: ${cliente.direccion}</td>
        <td class="k2">Condición de Pago<br />Moneda</td>
        <td class="v2">: ${terms}<br />: ${COINS[moneda]}</td>
      </tr>
      <tr>
        <td class="k">Sede de Atención</td>
        <td>: ${service.sede}</td>
        <td class="k2">Ejecutivo</td>
        <td class="v2">: ${service.ejecutivo}</td>
      </tr>
    </table>
  </div>`;
}

/** Headings in one row, their values in the next; what a document has not got has no column. */
function references({ facts, service, withProject }: Draft): Markup {
  const { desde, hasta, liquidacion, proyecto, hes } = service;
  const all: [string, string][] = [
    ['Liquidación', liquidacion],
    ['Periodo de Atención', desde === hasta ? day(hasta) : `Del ${day(desde)} al ${day(hasta)}`],
    ['O/C - O/S', facts.ordenCompra],
    ['HES', hes],
    ['Proyecto / Unidad', withProject ? proyecto : ''],
  ];
  const shown = all.filter(([, value]) => value !== '');
  return html`<table class="refs">
    <tr>
      ${shown.map(([label]) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${shown.map(([, value]) => html`<td>${value}</td>`)}
    </tr>
  </table>`;
}

const ROOM_MM = 78;
const ROW_MM = 9;

/** Short documents have their columns drawn down to the foot. */
function filler({ rows, withDiscount }: Draft): Markup {
  const height = ROOM_MM - rows.reduce((sum, { below }) => sum + ROW_MM + below.length * 3, 0);
  if (height <= 0) return NOTHING;
  const cells = Array.from({ length: withDiscount ? 8 : 7 }, () => html`<td></td>`);
  return html`<tr style="height:${height}mm">
    ${cells}
  </tr>`;
}

function row({ line, below }: ExamRow, at: number, withDiscount: boolean): Markup {
  return html`<tr>
    <td class="c">${String(at + 1).padStart(3, '0')}</td>
    <td class="c">${line.codigo}</td>
    <td>${line.descripcion}${below.map((text) => html`<div class="below">${text}</div>`)}</td>
    <td class="c">${line.unidad}</td>
    <td class="n">${(line.cantidad / 1000).toFixed(2)}</td>
    <td class="n">${money(line.unitario)}00</td>
    ${withDiscount ? html`<td class="n">${money(line.descuento)}</td>` : NOTHING}
    <td class="n">${money(line.importe)}</td>
  </tr>`;
}

function table(draft: Draft): Markup {
  const { rows, withDiscount } = draft;
  return html`<table class="rows">
    <thead>
      <tr>
        <th style="width:9mm">ITEM</th>
        <th style="width:17mm">CÓDIGO</th>
        <th>DESCRIPCIÓN</th>
        <th style="width:10mm">U.M.</th>
        <th style="width:15mm">CANT.</th>
        <th style="width:23mm">V. UNITARIO</th>
        ${withDiscount ? html`<th style="width:18mm">DSCTO.</th>` : NOTHING}
        <th style="width:24mm">VALOR VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((one, at) => row(one, at, withDiscount))} ${filler(draft)}
    </tbody>
  </table>`;
}

function sums({ facts }: Draft): Markup {
  const { sumas } = facts;
  const sign = signOf(facts);
  const one = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td class="s">${sign}</td>
      <td class="n">${money(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${one('DESCUENTOS GLOBALES', sumas.descuentos)} ${one('OP. GRAVADAS', sumas.gravada)}
    ${one('OP. EXONERADAS', sumas.exonerada)} ${one('OP. INAFECTAS', sumas.inafecta)}
    ${one('OP. GRATUITAS', sumas.gratuita)} ${one('IGV 18.00 %', sumas.igv)}
    <tr class="all">
      <td>IMPORTE TOTAL</td>
      <td class="s">${sign}</td>
      <td class="n">${money(sumas.total)}</td>
    </tr>
  </table>`;
}

function foot(draft: Draft): Markup {
  const { facts, service, random } = draft;
  return html`<div class="whole">
    <div class="words">SON: ${facts.letras}</div>
    <div class="foot">
      <div class="left">
        ${service.remark ? html`<div>OBSERVACIONES: ${service.remark}</div>` : NOTHING}
        ${spotPart(facts)} ${retentionPart(facts)} ${creditPart(facts)} ${banksPart(random)}
      </div>
      ${sums(draft)}
    </div>
    <div class="end">
      ${qrPlace(facts, '25mm')}
      <div>
        Código Hash: ${facts.hash}<br />
        Representación impresa de la Factura Electrónica. Puede verificarla utilizando su clave SOL
        en www.sunat.gob.pe<br />
        Autorizado a ser emisor electrónico mediante R.I. SUNAT N° 0180050001138/SUNAT<br />
        Los reclamos sobre la presente factura se atienden dentro de los 8 días calendario de
        recibida.
      </div>
    </div>
  </div>`;
}

function productsTruth({ facts, rows, withDiscount }: Draft): ExtractedData['productos'] {
  const printed = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
  const lines = linesTruth(facts, withDiscount ? [...printed, 'descuento'] : printed);
  return lines.map((line, at) =>
    compact({
      ...line,
      descripcion: [line.descripcion, ...(rows[at]?.below ?? [])].join(' '),
      descuento: line.descuento || null,
    }),
  );
}

function truthOf(draft: Draft): ExtractedData {
  const { facts, service, terms } = draft;
  const { retencion, cuotas } = facts;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [
      ...(['descuentos', 'gravada', 'exonerada', 'inafecta', 'gratuita', 'igv', 'total'] as const),
    ]),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    informacion_adicional: compact({
      terminos_pago: terms,
      orden_compra: facts.ordenCompra,
      observaciones: service.remark,
      monto_en_letras: facts.letras,
      cuotas: cuotas
        .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${money(monto)}`)
        .join('; '),
    }),
    productos: productsTruth(draft),
  };
}

/** An occupational clinic's factura to an employer: exams, and under some the workers examined. */
export const saludOcupacional: BenchLayout = {
  id: 'salud-ocupacional',
  role: 'comprobado',
  kinds: ['factura'],
  draw(facts, _style, random) {
    const draft = draftOf(facts, random);
    const body = html`${head(draft)} ${party(draft)} ${references(draft)} ${table(draft)}
    ${foot(draft)}`;
    const sheet = { css: SALUD_CSS, body, paper: A4, margin: '9mm 10mm 12mm' };
    return { ...wholePage(sheet), truth: truthOf(draft) };
  },
};
