import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchLayout, BenchLine } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { hasNotices, noticeBoxes } from './papel-empaque-boxes';
import { paperBillOf, type PaperBill } from './papel-empaque-data';
import { CSS } from './papel-empaque.css';

const SUM_HEADS = {
  gravada: 'OP. GRAVADAS',
  exonerada: 'OP. EXONERADAS',
  inafecta: 'OP. INAFECTAS',
  gratuita: 'OP. GRATUITAS',
  descuentos: 'DSCTO. GLOBAL',
  igv: 'I.G.V. 18%',
} as const;
type Head = keyof typeof SUM_HEADS;
const HEADS: readonly Head[] = [
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'descuentos',
  'igv',
];

/** Empty rows that hold the frame open; a long name takes two lines. */
const FRAME_LINES = { plain: 32, withNotices: 28 } as const;
const NAME_LENGTH = 46;

function letterhead({ facts, emisor, phones, branches, shows }: PaperBill): Markup {
  return html`<div class="head">
    <div class="who">
      <h1>${emisor.nombre}</h1>
      <div class="lema">
        Papeles - Cartulinas - Cajas corrugadas - Cintas y material de embalaje
      </div>
      <p>Dom. Fiscal: ${emisor.direccion}</p>
      <p>Telf.: ${phones}${shows.email && html` &nbsp; E-mail: ${emisor.email}`}</p>
      ${branches.map((branch) => html`<p>${branch}</p>`)}
    </div>
    <div class="ruc">
      <div>R.U.C. N° ${emisor.documento}</div>
      <div>FACTURA ELECTRÓNICA</div>
      <div>${facts.serie}-${facts.correlativo}</div>
    </div>
  </div>`;
}

const pair = (label: string, value: string): Markup =>
  html`<p><b>${label}</b><span>: ${value}</span></p>`;

function client({ facts, clientCode, delivery }: PaperBill): Markup {
  const { cliente } = facts;
  return html`<div class="client">
    <div class="two">${pair('Señor(es)', cliente.nombre)} ${pair('Cód. Cliente', clientCode)}</div>
    ${pair('R.U.C.', cliente.documento)} ${pair('Dirección', cliente.direccion)}
    ${pair('Lugar Entrega', delivery)}
  </div>`;
}

function strip(bill: PaperBill): Markup {
  const { facts, date } = bill;
  const cells: readonly (readonly [string, string])[] = [
    ['F. EMISION', date(facts.emision)],
    ['F. VENCTO.', date(facts.vencimiento ?? facts.emision)],
    ['COND. PAGO', bill.terms],
    ['MONEDA', bill.style.currencyName],
    ['O/COMPRA', facts.ordenCompra],
    ['GUIA REM.', facts.guiaRemision],
    ['N° PEDIDO', bill.order],
    ['VENDEDOR', bill.seller],
    ['ZONA/RUTA', bill.route],
  ];
  return html`<table class="strip">
    <tr>
      ${cells.map(([head]) => html`<th>${head}</th>`)}
    </tr>
    <tr>
      ${cells.map(([, value]) => html`<td>${value}</td>`)}
    </tr>
  </table>`;
}

function row({ style }: PaperBill, line: BenchLine, at: number): Markup {
  return html`<tr>
    <td class="c">${String(at + 1).padStart(3, '0')}</td>
    <td class="c">${line.codigo}</td>
    <td class="r">${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td>${line.descripcion}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    <td class="r">${style.amount(line.descuento)}</td>
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

function fillers({ facts }: PaperBill): Markup[] {
  const lines = facts.lineas.reduce(
    (sum, { descripcion }) => sum + Math.ceil(descripcion.length / NAME_LENGTH),
    0,
  );
  const open = hasNotices(facts) ? FRAME_LINES.withNotices : FRAME_LINES.plain;
  const empty = Array.from({ length: 8 }, () => html`<td>&nbsp;</td>`);
  return Array.from(
    { length: Math.max(0, open - lines) },
    () =>
      html`<tr>
        ${empty}
      </tr>`,
  );
}

function goods(bill: PaperBill): Markup {
  return html`<table class="goods">
    <colgroup>
      <col style="width:8mm" />
      <col style="width:19mm" />
      <col style="width:17mm" />
      <col style="width:10mm" />
      <col />
      <col style="width:22mm" />
      <col style="width:19mm" />
      <col style="width:25mm" />
    </colgroup>
    <thead>
      <tr>
        <th>ITEM</th>
        <th>CODIGO</th>
        <th>CANTIDAD</th>
        <th>U.M.</th>
        <th>D E S C R I P C I O N</th>
        <th>V. UNITARIO</th>
        <th>DSCTO.</th>
        <th>VALOR VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${bill.facts.lineas.map((line, at) => row(bill, line, at))} ${fillers(bill)}
    </tbody>
  </table>`;
}

function sums({ facts, style }: PaperBill): Markup {
  return html`<table class="sums">
    <tr>
      ${HEADS.map((key) => html`<th>${SUM_HEADS[key]}</th>`)}
      <th>IMPORTE TOTAL</th>
    </tr>
    <tr>
      ${HEADS.map((key) => html`<td>${style.amount(facts.sumas[key])}</td>`)}
      <td class="big">${style.currencySign} ${style.amount(facts.sumas.total)}</td>
    </tr>
  </table>`;
}

function banks({ banks: rows }: PaperBill): Markup {
  return html`<table>
    <tr>
      <th>BANCO</th>
      <th>MONEDA</th>
      <th>CTA. CTE.</th>
      <th>C.C.I.</th>
    </tr>
    ${rows.map(
      (cells) =>
        html`<tr>
          ${cells.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )}
  </table>`;
}

function end(bill: PaperBill): Markup {
  const { facts, emisor, shows } = bill;
  return html`<div class="end">
    ${qrPlace(facts, '25mm')}
    <div class="text">
      ${shows.banks ? banks(bill) : NOTHING} ${shows.hash && html`<p>Resumen: ${facts.hash}</p>`}
      <p>
        Representación impresa de la FACTURA ELECTRÓNICA. Puede ser consultada en ${emisor.web}/cpe
      </p>
      <p>
        No se aceptan devoluciones después de 48 horas ni de material cortado a medida. La
        cancelación sólo es válida con depósito en nuestras cuentas. Vencido el plazo se cobrarán
        intereses.
      </p>
      <p>Bultos: ${bill.parcels} &nbsp; ${bill.printed}</p>
    </div>
    <div class="got">
      RECIBI CONFORME / SELLO ALMACEN${shows.stamp && html`<br />COPIA CLIENTE`}
      <span
        >Nombre: ................................<br />D.N.I.: ........................ Fecha:
        ..../..../....</span
      >
    </div>
  </div>`;
}

function foot(bill: PaperBill): Markup {
  const { facts, shows } = bill;
  return html`<div class="foot whole">
    <div class="son">SON: ${facts.letras}</div>
    ${shows.method && html`<p class="obs">Medio de Pago: ${facts.metodoPago.toUpperCase()}</p>`}
    <p class="obs">Observaciones: ${facts.observaciones}</p>
    ${sums(bill)} ${noticeBoxes(bill)} ${end(bill)}
  </div>`;
}

function truthOf({ facts, terms, shows }: PaperBill): ReturnType<BenchLayout['draw']>['truth'] {
  return {
    documento: documentoTruth(facts, [
      'vencimiento',
      'moneda',
      ...(shows.hash ? ['hash' as const] : []),
    ]),
    proveedor: partyTruth(facts.emisor, [
      'direccion',
      'telefono',
      ...(shows.email ? ['email' as const] : []),
    ]),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [...HEADS, 'total']),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: {
      ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
      terminos_pago: terms,
      ...(shows.method && { metodo_pago: facts.metodoPago.toUpperCase() }),
    },
    productos: linesTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'descuento',
      'importe',
    ]),
  };
}

/** A wholesaler of paper and packaging: ERP form with a strip of boxes, sums side by side, head on every page. */
export const PAPEL_EMPAQUE: BenchLayout = {
  id: 'papel-empaque',
  role: 'comprobado',
  kinds: ['factura'],
  draw(given, style, random) {
    const bill = paperBillOf(given, style, random);
    const body = html`<table class="frame">
      <thead>
        <tr>
          <td>${letterhead(bill)}${client(bill)}${strip(bill)}</td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>${goods(bill)}</td>
        </tr>
        <tr>
          <td>${foot(bill)}</td>
        </tr>
      </tbody>
    </table>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 10mm 11mm' }),
      truth: truthOf(bill),
    };
  },
};
