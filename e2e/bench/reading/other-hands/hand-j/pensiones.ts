import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { FIRST_NAMES } from '../../facts/words';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { dueDay, SCHOOL_SALES, schoolFees } from './school-fees';
import { inTrade } from './trade-words';

const STEMS = [
  'Institución Educativa Particular',
  'Instituto de Educación Superior Privado',
  'Universidad Privada',
  'Promotora Educativa',
] as const;

const REMARKS = [
  'Beca por hermanos aplicada según resolución directoral.',
  'Fraccionamiento aprobado por tesorería.',
  'No hay lugar a devolución una vez iniciado el periodo.',
  'Pago a cuenta, saldo en el siguiente recibo.',
] as const;

const CSS = `
.acc { white-space: nowrap; }
body { font: 8.8pt/1.3 'Liberation Serif', serif; color: #000; padding: 0 1px; }
.top { display: grid; grid-template-columns: 19mm 1fr 62mm; gap: 4mm; align-items: start; }
.shield { width: 18mm; height: 22mm; background: #7a1020; color: #f3d06b; border-radius: 2mm 2mm 9mm 9mm; text-align: center; font: bold 20pt 'Liberation Serif'; padding-top: 5mm; }
.who b { font-size: 12.5pt; display: block; }
.who i { color: #7a1020; display: block; }
.box { border: 1.4px solid #7a1020; border-radius: 3mm; text-align: center; font: bold 11pt/1.6 'Liberation Sans'; padding: 2mm; }
.box span { display: block; background: #7a1020; color: #fff; margin: 0 -2mm; }
table.kid { width: 100%; margin: 4mm 0 3mm; }
.kid td { border: 1px solid #999; padding: 0.8mm 1.6mm; }
.kid td.l { background: #f1e6e8; font-weight: bold; width: 27mm; white-space: nowrap; }
table.fees { width: 100%; }
.fees th { background: #7a1020; color: #fff; font-weight: bold; padding: 1mm 1.5mm; text-align: left; }
.fees td { padding: 0.7mm 1.5mm; border-bottom: 1px dotted #888; vertical-align: top; }
.fees .n, .sums .n { text-align: right; white-space: nowrap; }
.fees td.c { white-space: nowrap; }
.end { display: flex; justify-content: space-between; margin-top: 3mm; }
.sums td { padding: 0.5mm 2mm; border: 1px solid #999; }
.sums tr:last-child td { font-weight: bold; background: #f1e6e8; }
.words { border: 1px solid #999; padding: 1mm 2mm; margin-top: 3mm; }
.note { font-size: 7.6pt; margin-top: 3mm; display: flex; gap: 4mm; }
.left { width: 118mm; }
`;

interface Enrolled {
  stem: string;
  student: string;
  code: string;
  level: string;
  period: string;
  shift: string;
  cashier: string;
  branch: string;
  withCampus: boolean;
  withHash: boolean;
  withBank: boolean;
}

/** The child of a customer who is a person; of a company's bill, one of its employees. */
function enrolled(facts: BenchFacts, random: Random): Enrolled {
  const surnames = facts.cliente.nombre.split(' ').slice(0, 2).join(' ');
  const isPerson = facts.cliente.documento.length === 8;
  const stem = pick(random, STEMS);
  const isSchool = stem.startsWith('Institución') || stem.startsWith('Promotora');
  const first = pick(random, FIRST_NAMES).toUpperCase();
  const year = facts.emision.slice(0, 4);
  return {
    stem,
    student: `${isPerson ? surnames : pick(random, ['CHOQUE RAMOS', 'VERA TAPIA', 'LLERENA SOTO'])}, ${first}`,
    code: isSchool ? digits(random, 8) : `U${year}${digits(random, 5)}`,
    level: isSchool
      ? pick(random, ['PRIMARIA - 3° "B"', 'SECUNDARIA - 5° "A"', 'INICIAL 4 AÑOS "C"'])
      : pick(random, ['ADMINISTRACION - CICLO IV', 'ENFERMERIA TECNICA - III', 'DERECHO - IX']),
    period: isSchool ? year : `${year}-${pick(random, ['I', 'II', '1', '2'])}`,
    shift: pick(random, ['MAÑANA', 'TARDE', 'NOCHE']),
    cashier: pick(random, ['TESORERIA 01', 'CAJA 2 - RMEZA', 'WEB - PASARELA']),
    branch: pick(random, [
      'Sede Central',
      'Filial Norte: Av. Carlos Izaguirre 216, Los Olivos',
      'Local 2: Jr. Junín 1102, Huancayo',
    ]),
    withCampus: happens(random, 0.5),
    withHash: happens(random, 0.7),
    withBank: happens(random, 0.6),
  };
}

/**
 * Prices with IGV are told as fees without: the whole is inafecta. Such a print has no QR, whose tax
 * would be another.
 */
const isUntaxed = ({ precioConIgv, sumas }: BenchFacts): boolean =>
  precioConIgv && sumas.icbper === 0;

function asFees(facts: BenchFacts): BenchFacts {
  if (!isUntaxed(facts)) return facts;
  const { gravada, exonerada, inafecta, igv } = facts.sumas;
  const all = gravada + exonerada + inafecta + igv;
  const sumas = { ...facts.sumas, gravada: 0, exonerada: 0, igv: 0, inafecta: all };
  return { ...facts, sumas };
}

const SUM_LABELS = {
  descuentos: 'Descuentos',
  gravada: 'Op. Gravadas',
  exonerada: 'Op. Exoneradas',
  inafecta: 'Op. Inafectas',
  gratuita: 'Op. Gratuitas',
  igv: 'I.G.V. 18%',
  icbper: 'ICBPER',
  total: 'TOTAL',
} as const;
type SumKey = keyof typeof SUM_LABELS;
const SUM_ORDER = Object.keys(SUM_LABELS) as SumKey[];

const shown = (facts: BenchFacts): SumKey[] =>
  shownSums(facts, SUM_ORDER, isUntaxed(facts) ? ['inafecta', 'total'] : ['igv', 'total']);

function top(facts: BenchFacts, style: BenchStyle, pupil: Enrolled): Markup {
  const { emisor } = facts;
  const title = facts.kind === 'factura' ? 'FACTURA ELECTRÓNICA' : 'BOLETA DE VENTA ELECTRÓNICA';
  return html`<div class="top">
    <div class="shield">${pupil.stem[0]}</div>
    <div class="who">
      <b>${emisor.nombre}</b>${emisor.direccion}<br />Telf. ${emisor.telefono} &nbsp;
      ${emisor.email} ${pupil.withCampus && html`<i>${pupil.branch}</i>`}
    </div>
    <div class="box">
      R.U.C. ${emisor.documento}<span>${title}</span>${style.number(facts.serie, facts.correlativo)}
    </div>
  </div>`;
}

function pupilTable(facts: BenchFacts, style: BenchStyle, pupil: Enrolled): Markup {
  const { cliente } = facts;
  const isCompany = cliente.documento.length === 11;
  const cell = (label: string, value: string) =>
    html`<td class="l">${label}</td>
      <td>${value}</td>`;
  return html`<table class="kid">
    <tr>
      ${cell(isCompany ? 'Señores' : 'Responsable', cliente.nombre)}
      ${cell(isCompany ? 'R.U.C.' : 'D.N.I.', cliente.documento)}
    </tr>
    <tr>
      ${cell('Dirección', cliente.direccion || '-')}
      ${cell('F. Emisión', style.date(facts.emision))}
    </tr>
    <tr>
      ${cell('Alumno(a)', pupil.student)} ${cell('Código', pupil.code)}
    </tr>
    <tr>
      ${cell('Nivel / Carrera', pupil.level)} ${cell('Periodo', pupil.period)}
    </tr>
    <tr>
      ${cell('Turno', pupil.shift)} ${cell('Moneda', style.currencyName)}
    </tr>
  </table>`;
}

function fees(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const discounts = facts.lineas.some(({ descuento }) => descuento > 0);
  const due = addDays(facts.emision, between(random, 3, 20));
  const year = facts.emision.slice(0, 4);
  const rows = facts.lineas.map(
    (line, at) =>
      html`<tr>
        <td>${at + 1}</td>
        <td class="c">${line.codigo}</td>
        <td>${line.descripcion}</td>
        <td class="c">${style.date(dueDay(line.descripcion, year, due))}</td>
        ${discounts && html`<td class="n">${style.amount(line.descuento)}</td>`}
        <td class="n">${style.amount(line.importe)}</td>
      </tr>`,
  );
  return html`<table class="fees">
    <thead>
      <tr>
        <th>N°</th>
        <th>Cód.</th>
        <th>Concepto</th>
        <th>Vence</th>
        ${discounts && html`<th class="n">Beca / Dscto.</th>`}
        <th class="n">Importe</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function spot({ detraccion }: BenchFacts, style: BenchStyle): Markup {
  if (!detraccion) return NOTHING;
  return html`<div>
    Operación sujeta al SPOT - código ${detraccion.codigo} - ${detraccion.porcentaje}% = S/
    ${style.amount(detraccion.monto)} - Cta. Cte. B.N. <span class="acc">${detraccion.cuenta}</span>
  </div>`;
}

function end(facts: BenchFacts, style: BenchStyle, pupil: Enrolled): Markup {
  const untaxed = isUntaxed(facts);
  const rows = shown(facts).map(
    (key) =>
      html`<tr>
        <td>${SUM_LABELS[key]} ${style.currencySign}</td>
        <td class="n">${style.amount(facts.sumas[key])}</td>
      </tr>`,
  );
  return html`<div class="whole">
    <div class="words">SON: ${facts.letras}</div>
    <div class="end">
      <div class="left">
        <div>
          Condición de pago: ${facts.formaPago} &nbsp;&nbsp; Medio de pago: ${facts.metodoPago}
        </div>
        <div>Atendido por: ${pupil.cashier}</div>
        ${facts.observaciones && html`<div>Observaciones: ${facts.observaciones}</div>`}
        ${spot(facts, style)}
        ${pupil.withBank && html`<div>Pagos en BCP, Interbank y Scotiabank indicando el código de alumno ${pupil.code}.</div>`}
      </div>
      <table class="sums">
        ${rows}
      </table>
    </div>
    <div class="note">
      ${!untaxed && qrPlace(facts, '24mm')}
      <div>
        ${untaxed && 'Servicio educativo inafecto al I.G.V. según inc. g) art. 2 del T.U.O. de la Ley del IGV, D.S. 055-99-EF. Vencido el plazo se aplica el interés moratorio autorizado por el BCRP.'}
        <br />Representación impresa de la
        ${facts.kind === 'factura' ? 'factura' : 'boleta de venta'} electrónica.
        ${pupil.withHash && html`Código hash: ${facts.hash}`}
      </div>
    </div>
  </div>`;
}

/** Fees of a school, an institute or a university, by pupil and period. */
export const pensiones: BenchLayout = {
  id: 'pensiones',
  role: 'construido',
  kinds: ['boleta', 'factura'],
  draw(given, style, random) {
    const pupil = enrolled(given, random);
    const goods = isUntaxed(given) ? schoolFees(given.emision.slice(0, 4)) : SCHOOL_SALES;
    const words = { stem: pupil.stem, goods, weighed: [], services: [] };
    const told = inTrade(given, words, random);
    const lineas = told.lineas.map((line) => ({
      ...line,
      codigo: digits(random, 3),
      descripcion: line.descripcion.toUpperCase(),
    }));
    const observaciones = told.observaciones && pick(random, REMARKS);
    const facts = asFees({ ...told, lineas, observaciones });
    const hasDiscounts = lineas.some(({ descuento }) => descuento > 0);
    const body = html`${top(facts, style, pupil)} ${pupilTable(facts, style, pupil)}
    ${fees(facts, style, random)} ${end(facts, style, pupil)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', ...(pupil.withHash ? ['hash' as const] : [])]),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'metodoPago',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, [
          'codigo',
          'importe',
          ...(hasDiscounts ? ['descuento' as const] : []),
        ]),
      },
    };
  },
};
