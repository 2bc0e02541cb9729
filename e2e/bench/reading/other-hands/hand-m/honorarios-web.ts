import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { netOf } from '../../facts/sums';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { practiceOf, type Practice } from './honorarios-web-goods';
import { CSS } from './honorarios-web.css';

const INKS = ['#1f5f8b', '#6b3fa0', '#0b7a75', '#8a2d3b', '#37474f'];

interface Account {
  bank: string;
  number: string;
  cci: string;
}

interface Receipt {
  facts: BenchFacts;
  style: BenchStyle;
  practice: Practice;
  accounts: readonly Account[];
  made: string;
  shows: { method: boolean; sign: boolean; paid: boolean; unit: boolean };
}

/** An interbank number holds the account's own, between bank and office and two check digits. */
function account(
  bank: string,
  code: string,
  parts: readonly [string, string, string],
  check: string,
): Account {
  const [office, body, tail] = parts;
  const number = tail ? `${office}-${body}-0-${tail}` : `${office}-${body}`;
  const bare = `${body}${tail && `0${tail}`}`.padStart(12, '0');
  return { bank, number, cci: `${code}-${office}-${bare}-${check}` };
}

function accountsOf(random: Random): Account[] {
  const bcp = [
    String(between(random, 191, 194)),
    `1${digits(random, 7)}`,
    digits(random, 2),
  ] as const;
  const interbank = [String(between(random, 200, 898)), `3${digits(random, 9)}`, ''] as const;
  const all = [
    account('BCP - Cta. de ahorros', '002', bcp, `5${digits(random, 1)}`),
    account('Interbank - Cta. simple', '003', interbank, `4${digits(random, 1)}`),
  ];
  return all.slice(0, between(random, 0, 2));
}

function receiptOf(given: BenchFacts, style: BenchStyle, random: Random): Receipt {
  const practice = practiceOf(given.emision, random);
  const lineas = given.lineas.map((line) => ({ ...line, descripcion: practice.service }));
  const date = pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.longDel]);
  const minute = String(between(random, 0, 59)).padStart(2, '0');
  return {
    facts: { ...given, lineas },
    style: { ...style, date },
    practice,
    accounts: accountsOf(random),
    made: `${between(random, 8, 11)}:${minute} ${pick(random, ['a.m.', 'p.m.'])}`,
    shows: {
      method: happens(random, 0.75),
      sign: happens(random, 0.5),
      paid: happens(random, 0.25),
      unit: happens(random, 0.6),
    },
  };
}

const initials = (nombre: string): string => {
  const [first = '', , given = ''] = nombre.split(' ');
  return `${given.slice(0, 1)}${first.slice(0, 1)}`;
};

function top({ facts, practice }: Receipt): Markup {
  const { emisor, serie, correlativo } = facts;
  return html`<div class="top">
    <div class="mono">${initials(emisor.nombre)}</div>
    <div class="me">
      <h1>${emisor.nombre}</h1>
      <p class="job">${practice.title}${practice.license && html` &middot; ${practice.license}`}</p>
      <p>${emisor.direccion}</p>
      <p>Cel./Telf.: ${emisor.telefono}</p>
      <p>${emisor.email}</p>
    </div>
    <div class="no">
      R.U.C. ${emisor.documento}
      <b>RECIBO POR HONORARIOS ELECTRÓNICO</b>
      ${serie}-${correlativo}
    </div>
  </div>`;
}

function client({ facts, style, made, shows }: Receipt): Markup {
  const { cliente, emision, formaPago, metodoPago } = facts;
  return html`<div class="who">
    <table>
      <tr>
        <td>Recibí de</td>
        <td colspan="3"><b>${cliente.nombre}</b></td>
      </tr>
      <tr>
        <td>RUC del cliente</td>
        <td colspan="3">${cliente.documento}</td>
      </tr>
      <tr>
        <td>Domicilio</td>
        <td colspan="3">${cliente.direccion}</td>
      </tr>
      <tr>
        <td>Fecha de emisión</td>
        <td class="v">${style.date(emision)}</td>
        <td class="k">Hora</td>
        <td>${made}</td>
      </tr>
      <tr>
        <td>Tipo de moneda</td>
        <td class="v">${style.currencyName}</td>
        <td class="k">Forma de pago</td>
        <td>${formaPago}</td>
      </tr>
      <tr>
        <td>Tipo de renta</td>
        <td class="v">Cuarta categoría, inc. a) art. 33 LIR</td>
        ${
          shows.method &&
          html`<td class="k">Medio de pago</td>
            <td>${metodoPago}</td>`
        }
      </tr>
    </table>
  </div>`;
}

function items({ facts, style, shows }: Receipt): Markup {
  return html`<table class="items">
    <thead>
      <tr>
        <th style="width:9mm">#</th>
        <th>Por concepto de</th>
        <th class="c" style="width:15mm">Cant.</th>
        ${shows.unit && html`<th class="c" style="width:14mm">Unid.</th>`}
        <th class="r" style="width:29mm">Honorario unit.</th>
        <th class="r" style="width:29mm">Importe</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td>${at + 1}</td>
            <td>${line.descripcion}</td>
            <td class="c">${style.quantity(line.cantidad)}</td>
            ${shows.unit && html`<td class="c">${line.unidad}</td>`}
            <td class="r">${style.amount(line.unitario)}</td>
            <td class="r">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function sums({ facts, style }: Receipt): Markup {
  const { sumas, retencion } = facts;
  const sum = (label: string, cents: number, mark = ''): Markup =>
    html`<tr class="${mark}">
      <td>${label}</td>
      <td class="r">${style.currencySign} ${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${sum('Total por honorarios', sumas.total)}
    ${retencion && sum(`Retención IR 4ta cat. (${retencion.porcentaje}%)`, retencion.monto)}
    ${sum('Total neto a pagar', netOf(facts), 'net')}
  </table>`;
}

function below(receipt: Receipt): Markup {
  const { facts } = receipt;
  return html`<div class="below whole">
    <div class="words">
      <p>La suma de: ${facts.letras}</p>
      ${!facts.retencion && html`<p>Operación no sujeta a descuento del impuesto a la renta.</p>`}
      <p>Observación: ${facts.observaciones || '-'}</p>
    </div>
    ${sums(receipt)}
  </div>`;
}

function banks({ accounts, facts }: Receipt): Markup | false {
  if (accounts.length === 0) return false;
  return html`<div class="box whole">
    <h2>Datos para el abono</h2>
    <table class="bank">
      <tr>
        <th>Banco</th>
        <th>N° de cuenta</th>
        <th>CCI</th>
        <th>Titular</th>
      </tr>
      ${accounts.map(
        ({ bank, number, cci }) =>
          html`<tr>
            <td>${bank}</td>
            <td>${number}</td>
            <td>${cci}</td>
            <td>${facts.emisor.nombre}</td>
          </tr>`,
      )}
    </table>
    <p class="send">Enviar la constancia de abono a ${facts.emisor.email}</p>
  </div>`;
}

function end({ facts, shows }: Receipt): Markup {
  return html`<div class="whole">
    ${
      (shows.sign || shows.paid) &&
      html`<div class="foot">
        <div>${shows.paid && html`<span class="paid">PAGADO</span>`}</div>
        <div>${shows.sign && html`<div class="sign">${facts.emisor.nombre}<br />Firma</div>`}</div>
      </div>`
    }
    <div class="legal">
      ${
        facts.retencion &&
        html`El usuario del servicio, agente de retención, entrega el certificado de rentas y
          retenciones de cuarta categoría dentro del plazo de ley.<br />`
      }
      Representación impresa del recibo por honorarios electrónico, emitido conforme a la R.S. N°
      182-2008/SUNAT y modificatorias.<br />
      Puede verificarlo en www.sunat.gob.pe, opción Consulta de validez del comprobante de pago
      electrónico.<br />
      Documento generado con MiRecibo Web &middot; plan Independiente &middot; www.mirecibo.pe
    </div>
  </div>`;
}

/** Fee receipt of a professional from a web program made for invoices: monogram, numbered concepts, net to pay. */
export const HONORARIOS_WEB: BenchLayout = {
  id: 'honorarios-web',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(given, style, random) {
    const receipt = receiptOf(given, style, random);
    const { facts, shows } = receipt;
    const body = html`${top(receipt)}${client(receipt)}${items(receipt)}${below(receipt)}${banks(receipt)}${end(receipt)}`;
    return {
      ...wholePage({
        css: CSS(pick(random, INKS)),
        body,
        paper: A4,
        margin: '13mm 14mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['total']),
        informacion_adicional: compact(
          infoTruth(facts, [
            'formaPago',
            'observaciones',
            'letras',
            ...(shows.method ? (['metodoPago'] as const) : []),
          ]),
        ),
        productos: linesTruth(facts, [
          'cantidad',
          'unitario',
          'importe',
          ...(shows.unit ? (['unidad'] as const) : []),
        ]),
      },
    };
  },
};
