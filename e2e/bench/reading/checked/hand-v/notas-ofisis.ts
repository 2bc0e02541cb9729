import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  decimal,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { noteFrame } from './note-frame';
import {
  BRANCHES,
  DEALERS,
  erpMarks,
  noteOfParts,
  type ErpMarks,
  type NoteOfParts,
} from './note-of-parts';

interface Choice {
  shade: string;
  hasBrand: boolean;
  hasHash: boolean;
  hasFourDecimals: boolean;
  branches: readonly string[];
  dealer: string;
  resolution: string;
}

interface Made {
  note: NoteOfParts;
  marks: ErpMarks;
  choice: Choice;
}

/** The program writes all its amounts and dates in one way. */
const money = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;
const quantity = (thousandths: number): string =>
  (thousandths / 1000).toFixed(thousandths % 1000 === 0 ? 2 : 3);

const SIGN = { PEN: 'S/', USD: 'US$', EUR: '€' } as const;
const CURRENCY = { PEN: 'SOLES', USD: 'DOLARES AMERICANOS', EUR: 'EUROS' } as const;
const ACCOUNT = { PEN: 'M.N.', USD: 'M.E.', EUR: 'M.E.' } as const;

const titleOf = ({ kind }: BenchFacts): string =>
  kind === 'nota_debito' ? 'NOTA DE DEBITO ELECTRONICA' : 'NOTA DE CREDITO ELECTRONICA';

function top({ note, choice }: Made): Markup {
  const { facts } = note;
  const { emisor } = facts;
  return html`<div class="top">
    <div class="firm">
      <b>${emisor.nombre}</b>
      IMPORTACION Y DISTRIBUCION DE REPUESTOS, RODAMIENTOS Y HERRAMIENTAS<br />
      PRINCIPAL: ${emisor.direccion}<br />
      CENTRAL TELEF.: ${emisor.telefono} &nbsp; E-MAIL: ${emisor.email}<br />
      ${choice.branches.map((branch) => html`SUC.: ${branch}<br />`)}
      ${choice.dealer && html`<i>DISTRIBUIDOR AUTORIZADO ${choice.dealer}</i>`}
    </div>
    <div class="box">
      R.U.C. N° ${emisor.documento}<br />${titleOf(facts)}<br />N°
      ${facts.serie}-${facts.correlativo}
    </div>
  </div>`;
}

type Pair = readonly [label: string, value: string];

const pairTable = (pairs: readonly Pair[]): Markup =>
  html`<table>
    ${pairs
      .filter(([, value]) => value !== '')
      .map(
        ([label, value]) =>
          html`<tr>
            <td>${label}</td>
            <td>: ${value}</td>
          </tr>`,
      )}
  </table>`;

function who({ note, marks }: Made): Markup {
  const { facts } = note;
  const { cliente } = facts;
  return html`<div class="who">
    ${pairTable([
      ['SEÑOR(ES)', cliente.nombre],
      ['R.U.C.', cliente.documento],
      ['DIRECCION', cliente.direccion],
      ['COD. CLIENTE', marks.customerCode],
      ['VENDEDOR', marks.sellerName],
    ])}
    ${pairTable([
      ['FECHA EMISION', day(facts.emision)],
      ['MONEDA', CURRENCY[facts.moneda]],
      ['TIPO CAMBIO', marks.exchange],
      ['ALMACEN', marks.warehouse],
      ['N° INTERNO', marks.internal],
    ])}
  </div>`;
}

function reference({ note }: Made): Markup {
  const { affected, reason } = note;
  return html`<table class="grid">
    <tr>
      <th>DOCUMENTO QUE MODIFICA</th>
      <th>FECHA DOC.</th>
      <th>TIPO DE NOTA</th>
      <th>SUSTENTO</th>
    </tr>
    <tr>
      <td class="c">FACTURA ${affected.numero}</td>
      <td class="c">${day(affected.fecha)}</td>
      <td>${reason.code} ${reason.name}</td>
      <td>${reason.grounds}</td>
    </tr>
  </table>`;
}

/** So many rows fill the frame of the form. */
const FRAME_ROWS = 8;

function rows({ note, choice }: Made): Markup {
  const { lineas } = note;
  const hasDiscounts = lineas.some(({ descuento }) => descuento > 0);
  const price = (cents: Cents): string => `${money(cents)}${choice.hasFourDecimals ? '00' : ''}`;
  const columns = 7 + Number(choice.hasBrand) + Number(hasDiscounts);
  return html`<table class="rows">
    <thead>
      <tr>
        <th>IT.</th>
        <th>CODIGO</th>
        <th>CANT.</th>
        <th>U.M.</th>
        <th>DESCRIPCION</th>
        ${choice.hasBrand && html`<th>MARCA</th>`}
        <th>P. UNIT.</th>
        ${hasDiscounts && html`<th>DSCTO.</th>`}
        <th>VALOR VENTA</th>
      </tr>
    </thead>
    ${lineas.map(
      (line, at) =>
        html`<tr>
          <td class="c">${String(at + 1).padStart(2, '0')}</td>
          <td class="c">${line.codigo}</td>
          <td class="n">${quantity(line.cantidad)}</td>
          <td class="c">${line.unidad}</td>
          <td>${line.descripcion}</td>
          ${choice.hasBrand && html`<td class="c">${line.brand}</td>`}
          <td class="n">${price(line.unitario)}</td>
          ${hasDiscounts && html`<td class="n">${money(line.descuento)}</td>`}
          <td class="n">${money(line.importe)}</td>
        </tr>`,
    )}
    ${
      lineas.length < FRAME_ROWS &&
      html`<tr class="blank">
        ${Array.from({ length: columns }, () => html`<td></td>`)}
      </tr>`
    }
  </table>`;
}

const STRIP = [
  ['gravada', 'OP. GRAVADA'],
  ['exonerada', 'OP. EXONERADA'],
  ['inafecta', 'OP. INAFECTA'],
  ['igv', 'I.G.V. 18%'],
  ['total', 'IMPORTE TOTAL'],
] as const satisfies readonly (readonly [Exclude<SumPrinted, 'subtotal'>, string])[];

function strip({ note }: Made): Markup {
  const { sumas, moneda } = note.facts;
  return html`<table class="grid strip whole">
    <tr>
      ${STRIP.map(([, label]) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${STRIP.map(([key]) => html`<td>${SIGN[moneda]} ${money(sumas[key])}</td>`)}
    </tr>
  </table>`;
}

function low({ note, marks, choice }: Made): Markup {
  const { facts, domain } = note;
  const title = titleOf(facts);
  const isCredit = facts.kind === 'nota_credito';
  return html`<div class="low whole">
      ${facts.qr !== null && html`<div class="qr">${qrPlace(facts, '26mm')}</div>`}
      <div class="text">
        ${facts.observaciones && html`<b>OBSERVACIONES:</b> ${facts.observaciones}<br />`}
        REPRESENTACION IMPRESA DE LA ${title}. CONSULTE SU DOCUMENTO EN http://cpe.${domain}<br />
        ${
          choice.resolution &&
          html`AUTORIZADO MEDIANTE RESOLUCION DE INTENDENCIA N° ${choice.resolution}/SUNAT<br />`
        }
        ${choice.hasHash && html`RESUMEN: ${facts.hash}<br />`}
        ${
          isCredit
            ? 'EL SALDO A FAVOR SE APLICA A DOCUMENTOS PENDIENTES DE PAGO DEL CLIENTE. NO SE DEVUELVE EN EFECTIVO.'
            : `SIRVASE CANCELAR EN BCP CTA. CTE. ${ACCOUNT[facts.moneda]} 191-${marks.internal.slice(1)}-0-54 INDICANDO EL NUMERO DE LA PRESENTE.`
        }
      </div>
      ${
        isCredit
          ? html`<div class="sign">
              RECIBI CONFORME<br />NOMBRE: ..................................<br />D.N.I.:
              ......................................<br />FECHA: ....... / ....... / .......
            </div>`
          : NOTHING
      }
    </div>
    <div class="user">
      <span>USUARIO: ${marks.user} ${day(facts.emision)} ${marks.hour}</span
      ><span>VTR0412 - ORIGINAL: CLIENTE</span>
    </div>`;
}

function truthOf({ note, choice }: Made): ExtractedData {
  const { facts } = note;
  return {
    documento: documentoTruth(
      facts,
      choice.hasHash ? ['moneda', 'afectado', 'hash'] : ['moneda', 'afectado'],
    ),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(
      facts,
      STRIP.map(([key]) => key),
    ),
    informacion_adicional: infoTruth(facts, ['observaciones', 'letras']),
    productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']).map(
      (good, at) => {
        const cents = facts.lineas[at]?.descuento ?? 0;
        return cents > 0 ? { ...good, descuento: decimal(cents) } : good;
      },
    ),
  };
}

function choiceOf({ hash }: BenchFacts, random: Random): Choice {
  const first = between(random, 0, BRANCHES.length - 1);
  return {
    shade: pick(random, ['#fff', '#e3e3e3', '#d6e2ef']),
    hasBrand: happens(random, 0.6),
    hasHash: hash !== '' && happens(random, 0.6),
    hasFourDecimals: happens(random, 0.4),
    branches: BRANCHES.slice(first, first + between(random, 0, 2)),
    dealer: happens(random, 0.5) ? pick(random, DEALERS) : '',
    resolution: happens(random, 0.5) ? `034-005-000${digits(random, 4)}` : '',
  };
}

/** A note of a distributor of parts and tools, as its Peruvian ERP prints it into the form's frame. */
export const notasOfisis: BenchLayout = {
  id: 'notas-ofisis',
  role: 'comprobado',
  kinds: ['nota_debito', 'nota_credito'],
  draw(facts, _style, random) {
    const made: Made = {
      note: noteOfParts(facts, random),
      marks: erpMarks(facts, random),
      choice: choiceOf(facts, random),
    };
    const body = html`${top(made)} ${who(made)} ${reference(made)} ${rows(made)}
      <div class="words">SON: ${facts.letras}</div>
      ${strip(made)} ${low(made)}`;
    const page = wholePage({ css: noteFrame(made.choice.shade), body, paper: A4, margin: '9mm' });
    return { ...page, truth: truthOf(made) };
  },
};
