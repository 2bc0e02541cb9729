import type { ProductoData } from '../../../../../backend/src/contracts/extracted-data';
import { diceOf, type Dice } from '../../facts/dice';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchStyle, Cents } from '../../model';
import {
  baseOf,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type InfoPrinted,
  type PartyPrinted,
  type SumPrinted,
} from '../../truth';

/** A family shop's own spreadsheet: one grid for all blocks, money in the accounting format, blank rows left over. */
const CSS = `
body { font: 9pt 'Liberation Sans', Arial, sans-serif; color: #000; }
.grid { width: 188mm; table-layout: fixed; }
.grid td { border: 0.3mm solid #808080; padding: 0.7mm 1.2mm; height: 5.2mm; vertical-align: middle; overflow-wrap: anywhere; }
.grid td.none { border: none; } .grid td.tag { background: var(--fill); font-weight: bold; font-size: 8pt; }
.grid .who b { font-size: 14pt; } .grid .who { line-height: 1.4; }
.mid { text-align: center; } .big { font-size: 12pt; font-weight: bold; text-align: center; }
.grid td.big.tag { font-size: 12pt; }
.num { text-align: right; white-space: nowrap; }
.acc { display: flex; justify-content: space-between; white-space: nowrap; }
.note { font-size: 8pt; } .end { font-size: 7.5pt; margin-top: 3mm; display: flex; gap: 4mm; align-items: center; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  factura: 'FACTURA ELECTRONICA',
  boleta: 'BOLETA DE VENTA ELECTRONICA',
};

/** What this shop keeps in its sheet; the rest of the columns were never made. */
interface Choice {
  fill: string;
  withPhone: boolean;
  withEmail: boolean;
  withSeller: boolean;
  withUnit: boolean;
  withBanks: boolean;
  blankRows: number;
}

function choiceOf(dice: Dice): Choice {
  return {
    fill: dice.pick(['#ffff99', '#c6e0b4', '#d9e1f2', '#d9d9d9', '#fce4d6']),
    withPhone: dice.chance(0.8),
    withEmail: dice.chance(0.4),
    withSeller: dice.chance(0.4),
    withUnit: dice.chance(0.75),
    withBanks: dice.chance(0.5),
    blankRows: dice.pick([8, 12, 15]),
  };
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

/** The accounting format: the sign at the cell's left edge, nothing sold is a dash. */
const money = (cents: Cents, style: BenchStyle): Markup =>
  html`<div class="acc">
    <span>${style.currencySign}</span> <span>${cents === 0 ? '-' : style.amount(cents)}</span>
  </div>`;

function top(facts: BenchFacts, style: BenchStyle, choice: Choice): Markup {
  const { emisor } = facts;
  return html`<tr>
      <td class="who none" colspan="4" rowspan="3">
        <b>${emisor.nombre}</b><br />${emisor.direccion}
        ${choice.withPhone && html`<br />Cel/Tel: ${emisor.telefono}`}
        ${choice.withEmail && html`<br />${emisor.email}`}
      </td>
      <td class="big" colspan="3">RUC ${emisor.documento}</td>
    </tr>
    <tr>
      <td class="big tag" colspan="3">${TITLES[facts.kind]}</td>
    </tr>
    <tr>
      <td class="big" colspan="3">${style.number(facts.serie, facts.correlativo)}</td>
    </tr>
    <tr>
      <td class="none" colspan="7"></td>
    </tr>`;
}

const pairRow = (left: readonly [string, string], right: readonly [string, string]): Markup =>
  html`<tr>
    <td class="tag" colspan="2">${left[0]}</td>
    <td colspan="2">${left[1]}</td>
    <td class="tag">${right[0]}</td>
    <td class="mid" colspan="2">${right[1]}</td>
  </tr>`;

function customerRows(
  facts: BenchFacts,
  style: BenchStyle,
  choice: Choice,
  seller: string,
): Markup {
  const { cliente } = facts;
  const id = cliente.documento.length === 8 ? 'DNI' : 'RUC';
  const due = facts.vencimiento;
  return html`${pairRow(['SEÑOR(ES)', cliente.nombre], ['FECHA', style.date(facts.emision)])}
    ${pairRow([id, cliente.documento], due ? ['VENCE', style.date(due)] : ['', ''])}
    ${pairRow(['DOMICILIO', cliente.direccion], ['MONEDA', style.currencyName])}
    ${pairRow(['COND. DE PAGO', facts.formaPago.toUpperCase()], choice.withSeller ? ['VENDEDOR', seller] : ['', ''])}
    ${
      (facts.ordenCompra !== '' || facts.guiaRemision !== '') &&
      pairRow(['ORDEN COMPRA', facts.ordenCompra], ['GUIA', facts.guiaRemision])
    }
    <tr>
      <td class="none" colspan="7"></td>
    </tr>`;
}

function itemRows(facts: BenchFacts, style: BenchStyle, choice: Choice): Markup {
  const withDiscount = hasDiscounts(facts);
  const span = 3 - (withDiscount ? 1 : 0) + (choice.withUnit ? 0 : 1);
  const blanks = Math.max(0, choice.blankRows - facts.lineas.length);
  return html`<tr class="mid">
      <td class="tag">CANT.</td>
      ${choice.withUnit && html`<td class="tag">UND.</td>`}
      <td class="tag" colspan="${span}">D E T A L L E</td>
      ${withDiscount && html`<td class="tag">DCTO.</td>`}
      <td class="tag">P. UNIT.</td>
      <td class="tag">TOTAL</td>
    </tr>
    ${facts.lineas.map(
      (line) =>
        html`<tr>
          <td class="num">${style.quantity(line.cantidad)}</td>
          ${choice.withUnit && html`<td class="mid">${line.unidad}</td>`}
          <td colspan="${span}">${line.descripcion}</td>
          ${withDiscount && html`<td class="num">${style.amount(line.descuento)}</td>`}
          <td>${money(line.unitario, style)}</td>
          <td>${money(line.importe, style)}</td>
        </tr>`,
    )}
    ${Array.from(
      { length: blanks },
      () =>
        html`<tr>
          <td></td>
          ${choice.withUnit && html`<td></td>`}
          <td colspan="${span}"></td>
          ${withDiscount && html`<td></td>`}
          <td></td>
          <td></td>
        </tr>`,
    )}`;
}

interface SumRow {
  label: string;
  cents: Cents;
  key: SumPrinted | null;
}

function sumRows(facts: BenchFacts): SumRow[] {
  const { sumas } = facts;
  const rows: SumRow[] = [];
  const add = (key: SumPrinted | null, label: string, cents: Cents): void => {
    if (cents !== 0) rows.push({ key, label, cents });
  };
  if (sumas.descuentos) add(null, 'SUMA', baseOf(facts) + sumas.descuentos);
  add('descuentos', '(-) DESCUENTO', sumas.descuentos);
  if (sumas.exonerada) {
    add('gravada', 'VENTA GRAVADA', sumas.gravada);
    add('exonerada', 'VENTA EXONERADA', sumas.exonerada);
  }
  add('subtotal', 'SUB TOTAL', baseOf(facts));
  add('igv', 'IGV 18%', sumas.igv);
  add('icbper', 'ICBPER', sumas.icbper);
  add('total', 'TOTAL A PAGAR', sumas.total);
  return rows;
}

/** Words and remarks stand to the left of the sums, in one merged cell. */
function closing(facts: BenchFacts, style: BenchStyle): Markup {
  const rows = sumRows(facts);
  const left = html`<td class="note" colspan="4" rowspan="${rows.length}">
    SON:
    ${facts.letras}${facts.observaciones !== '' && html`<br /><br />OBS: ${facts.observaciones}`}
  </td>`;
  return html`${rows.map(
    ({ label, cents }, at) =>
      html`<tr>
        ${at === 0 && left}
        <td class="tag" colspan="2">${label}</td>
        <td>${money(cents, style)}</td>
      </tr>`,
  )}`;
}

function bottom(facts: BenchFacts, choice: Choice, dice: Dice): Markup {
  const banks = html`Cuentas: BCP Soles ${dice.digits(3)}-${dice.digits(7)}-0-${dice.digits(2)} /
    Interbank ${dice.digits(3)}-${dice.digits(10)}<br />`;
  return html`<div class="end whole">
    ${qrPlace(facts, '22mm')}
    <div>
      ${choice.withBanks && banks}${facts.hash !== '' && html`Resumen: ${facts.hash}<br />`}
      Representacion impresa del comprobante electronico. Gracias por su compra.
    </div>
  </div>`;
}

/** A dash is no amount: the row of a gift prints none. */
function rowsTruth(facts: BenchFacts, choice: Choice): ProductoData[] {
  const rows = linesTruth(facts, [
    'cantidad',
    'unitario',
    'importe',
    ...(choice.withUnit ? (['unidad'] as const) : []),
    ...(hasDiscounts(facts) ? (['descuento'] as const) : []),
  ]);
  return rows.map(({ subtotal, ...row }) => (subtotal === 0 ? row : { ...row, subtotal }));
}

export const spreadsheet: BenchLayout = {
  id: 'planilla',
  role: 'construido',
  kinds: ['factura', 'boleta'],
  draw(facts, style, random) {
    const dice = diceOf(String(random()));
    const choice = choiceOf(dice);
    const seller = dice.pick(['ROSA', 'LUIS A.', 'Tienda 1', 'CARMEN']);
    const widths = [17, 17, 56, 20, 20, 28, 30];
    const body = html`<table class="grid">
        <colgroup>
          ${widths.map((width) => html`<col style="width:${width}mm" />`)}
        </colgroup>
        <tbody>
          ${top(facts, style, choice)}${customerRows(facts, style, choice, seller)}
          ${itemRows(facts, style, choice)}${closing(facts, style)}
        </tbody>
      </table>
      ${bottom(facts, choice, dice)}`;
    const contact: PartyPrinted[] = ['direccion'];
    if (choice.withPhone) contact.push('telefono');
    if (choice.withEmail) contact.push('email');
    const info: InfoPrinted[] = [
      'formaPago',
      'ordenCompra',
      'guiaRemision',
      'observaciones',
      'letras',
    ];
    const sums = sumRows(facts).flatMap(({ key }) => (key ? [key] : []));
    return {
      ...wholePage({ css: `:root{--fill:${choice.fill}}${CSS}`, body, paper: A4, margin: '11mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, contact),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sums),
        informacion_adicional: infoTruth(facts, info),
        productos: rowsTruth(facts, choice),
      },
    };
  },
};
