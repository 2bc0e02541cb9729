import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { FIRST_NAMES, SURNAMES } from '../../facts/words';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { CLUB } from './club-goods';
import { cuotasTruth, hasDiscounts, rowsTruth } from './printed-values';
import { renamedLines, sellerOf } from './trade-names';

const STEMS = ['Club Deportivo', 'Country Club', 'Asociación Club Campestre', 'Academia Deportiva'];
const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SET', 'OCT', 'NOV', 'DIC'];
const GROUPS = [
  'Natación Delfines 2',
  'Tenis Menores B',
  'Fútbol Sub-10',
  'Básquet Formativo',
  'Gimnasia Nivel I',
];
const BANKS = ['BBVA', 'BCP', 'Interbank', 'Scotiabank'];

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  /** Of the member; the bank asks for it. */
  code: string;
  due: string;
}

const isFactura = ({ kind }: BenchFacts): boolean => kind === 'factura';

function heading({ facts }: Drawing): Markup {
  const { emisor } = facts;
  return html`<div class="head">
      <svg width="54" height="62" viewBox="0 0 54 62">
        <path
          d="M3 3H51V34Q51 52 27 60Q3 52 3 34Z"
          fill="#14365c"
          stroke="#c9a227"
          stroke-width="3"
        />
        <text x="27" y="36" text-anchor="middle" font-size="20" fill="#fff">
          ${emisor.nombre.slice(0, 1)}
        </text>
      </svg>
      <div>
        <h2>${emisor.nombre}</h2>
        ${emisor.direccion}<br />Informes: ${emisor.telefono} · ${emisor.email}
      </div>
    </div>
    <div class="bar">
      <span>R.U.C. N° ${emisor.documento}</span
      ><b>${isFactura(facts) ? 'FACTURA ELECTRÓNICA' : 'BOLETA DE VENTA ELECTRÓNICA'}</b
      ><span>N° ${`${facts.serie}-${facts.correlativo}`}</span>
    </div>`;
}

const cell = (label: string, value: string): Markup =>
  html`<td><small>${label}</small><br />${value}</td>`;

function member(drawing: Drawing): Markup {
  const { facts, style, random, code, due } = drawing;
  const { cliente } = facts;
  const pupil = `${pick(random, SURNAMES)} ${pick(random, SURNAMES)}, ${pick(random, FIRST_NAMES)}`;
  const idLabel = cliente.documento.length === 11 ? 'R.U.C.' : 'D.N.I.';
  return html`<table class="member">
    <tr>
      <td colspan="3"><small>Señor(es) / Asociado</small><br />${cliente.nombre}</td>
      ${cell(idLabel, cliente.documento)}
    </tr>
    ${
      cliente.direccion &&
      html`<tr>
        <td colspan="4"><small>Domicilio</small><br />${cliente.direccion}</td>
      </tr>`
    }
    <tr>
      ${cell('Cód. asociado', code)}${cell('Fecha de emisión', style.date(facts.emision))}${cell('Vence', due)}${cell('Moneda', style.currencyName)}
    </tr>
    ${
      happens(random, 0.7) &&
      html`<tr>
        <td colspan="2"><small>Alumno</small><br />${pupil}</td>
        ${cell('Academia / grupo', pick(random, GROUPS))}${cell('Sede', pick(random, ['Principal', 'Playa', 'Chosica']))}
      </tr>`
    }
  </table>`;
}

/** Nobody is charged for arrears by the dozen, nor for free. */
const plausible = (line: BenchLine): BenchLine =>
  line.descripcion.startsWith('Mora') && (line.cantidad > 2000 || line.importe === 0)
    ? { ...line, descripcion: 'Clase de prueba' }
    : line;

function periodOf({ emision }: BenchFacts, back: number): string {
  const months = Number(emision.slice(0, 4)) * 12 + Number(emision.slice(5, 7)) - 1 - back;
  return `${MONTHS[months % 12] ?? ''}-${Math.floor(months / 12)}`;
}

function rows({ facts, style, random }: Drawing): Markup {
  const discounted = hasDiscounts(facts);
  const row = (line: BenchLine): Markup =>
    html`<tr>
      <td>${periodOf(facts, pick(random, [0, 0, 0, 1]))}</td>
      <td>${line.descripcion}</td>
      <td class="n">${style.quantity(line.cantidad)}</td>
      <td class="n">${style.amount(line.unitario)}</td>
      ${discounted && html`<td class="n">${line.descuento ? style.amount(line.descuento) : ''}</td>`}
      <td class="n">${style.amount(line.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Período</th>
        <th>Concepto</th>
        <th class="n">Cant.</th>
        <th class="n">${facts.precioConIgv ? 'Tarifa' : 'Tarifa s/IGV'}</th>
        ${discounted && html`<th class="n">Beca / dscto.</th>`}
        <th class="n">Importe</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(row)}
    </tbody>
  </table>`;
}

const ORDER = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'icbper', 'total'] as const;
const sumsShown = (facts: BenchFacts) =>
  shownSums(facts, ORDER, ['gravada', 'exonerada', 'igv', 'total']);

function sums({ facts, style }: Drawing): Markup {
  const words: Record<(typeof ORDER)[number], string> = {
    descuentos: 'Dscto. pronto pago',
    gravada: 'Valor de venta gravado',
    exonerada: 'Valor de venta exonerado',
    gratuita: 'Transferencia gratuita',
    igv: 'I.G.V. (18 %)',
    icbper: 'ICBPER',
    total: `TOTAL ${style.currencySign}`,
  };
  return html`<table class="sums">
    ${sumsShown(facts).map(
      (key) =>
        html`<tr class="${key}">
          <td>${words[key]}</td>
          <td class="n">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function conditions({ facts, style, random }: Drawing): Markup {
  const { detraccion, retencion, cuotas } = facts;
  const sign = style.currencySign;
  return html`<div class="cond">
    <p>Son: ${facts.letras}</p>
    ${isFactura(facts) && html`<p>Condición de pago: ${facts.formaPago}</p>`}
    ${cuotas.map(({ numero, fecha, monto }) => html`<p>Cuota ${numero}: ${style.date(fecha)} ${sign} ${style.amount(monto)}</p>`)}
    ${detraccion && html`<p>Sujeto a detracción ${detraccion.porcentaje} % (cód. ${detraccion.codigo}): ${sign} ${style.amount(detraccion.monto)}. Cta. BN ${detraccion.cuenta}</p>`}
    ${retencion && html`<p>Retención ${retencion.porcentaje} %: ${sign} ${style.amount(retencion.monto)}</p>`}
    <p>
      Vencido el plazo se aplicará una mora de ${sign} ${style.amount(between(random, 3, 9) * 10)}
      por día. El asociado con dos cuotas impagas queda inhabilitado (Art. 24 del Estatuto).
    </p>
  </div>`;
}

function stub({ facts, style, random, code, due }: Drawing): Markup {
  const bank = pick(random, BANKS);
  return html`<div class="whole">
    <div class="cut">
      ✂ - - - - - - - - - - - - - - - Desglosar: talón para el banco - - - - - - - - - - - - - - -
    </div>
    <table class="stub">
      <tr>
        ${cell('Banco recaudador', `${bank} - convenio ${digits(random, 5)}`)}${cell('Código de pago', code)}${cell('Documento', `${facts.serie}-${facts.correlativo}`)}${cell('Último día', due)}${cell('Importe', `${style.currencySign} ${style.amount(facts.sumas.total)}`)}
      </tr>
    </table>
  </div>`;
}

function seal({ facts }: Drawing): Markup {
  const name = isFactura(facts) ? 'factura electrónica' : 'boleta de venta electrónica';
  return html`<div class="seal">
    ${qrPlace(facts, '22mm')}<span
      >Representación impresa de la ${name}.<br />Valor resumen: ${facts.hash}<br />Puede
      verificarla con su clave SOL en www.sunat.gob.pe</span
    >
  </div>`;
}

const CSS = `body { font: 9.2pt 'Liberation Serif'; color: #1b1b1b; } table { width: 100%; } small { font-size: 7pt; color: #14365c; } .n { text-align: right !important; }
.head { display: flex; gap: 5mm; align-items: center; justify-content: center; text-align: center; } h2 { margin: 0 0 1mm; font-size: 14pt; color: #14365c; }
.bar { display: flex; justify-content: space-between; background: #14365c; color: #fff; padding: 2mm 4mm; margin: 4mm 0 3mm; font-size: 11pt; }
.member td { border: .7px solid #9fb0c4; padding: .8mm 2mm; vertical-align: top; } .rows { margin-top: 4mm; } .rows th { text-align: left; border-bottom: 1.6px solid #c9a227; padding: 1mm 2mm; } .rows td { padding: .9mm 2mm; border-bottom: .5px dotted #999; vertical-align: top; }
.end { display: flex; gap: 6mm; margin-top: 3mm; } .cond { flex: 1; } .cond p { margin: 0 0 1.2mm; } .sums { width: 74mm; } .sums td { padding: .6mm 2mm; } .total td { font-weight: bold; border-top: 1.6px solid #c9a227; font-size: 11pt; }
.seal { display: flex; gap: 4mm; align-items: center; font-size: 7.6pt; margin-top: 3mm; } .cut { text-align: center; font-size: 7.5pt; margin: 5mm 0 2mm; } .stub td { border: .7px solid #555; padding: 1mm 2mm; }`;

function truthOf(facts: BenchFacts): ExtractedData {
  const { retencion } = facts;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, sumsShown(facts)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    informacion_adicional: compact({
      ...infoTruth(facts, isFactura(facts) ? ['letras', 'formaPago'] : ['letras']),
      cuotas: cuotasTruth(facts),
    }),
    productos: rowsTruth(facts, ['cantidad', 'unitario', 'descuento', 'importe']),
  };
}

/** A club with sports academies: member and pupil in boxes, periods, day of payment, stub for the bank. */
export const clubAcademia: BenchLayout = {
  id: 'club-academia',
  role: 'construido',
  kinds: ['boleta', 'factura'],
  draw(given, style, random) {
    const facts: BenchFacts = {
      ...given,
      vencimiento: given.vencimiento ?? addDays(given.emision, between(random, 5, 15)),
      emisor: sellerOf(given.emisor, pick(random, STEMS)),
      lineas: renamedLines(given, CLUB, random).map(plausible),
    };
    const due = facts.vencimiento ? style.date(facts.vencimiento) : '';
    const code = `${pick(random, ['A', 'T', 'F'])}-${digits(random, 5)}-${digits(random, 1)}`;
    const drawing = { facts, style, random, code, due };
    const withStub = happens(random, 0.75);
    const body = html`${heading(drawing)}${member(drawing)}${rows(drawing)}
      <div class="whole">
        <div class="end">${conditions(drawing)}${sums(drawing)}</div>
        ${seal(drawing)}
      </div>
      ${withStub ? stub(drawing) : NOTHING}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 15mm' }),
      truth: truthOf(facts),
    };
  },
};
