import { diceOf, type Dice } from '../../facts/dice';
import { html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchStyle } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type InfoPrinted,
  type LinePrinted,
  type PartyPrinted,
} from '../../truth';

/** A portable printer's narrow roll: name of the thing, and below it `quantity x price = amount`. */
const CSS = `
body { width: 58mm; padding: 3mm 2.5mm 4mm; font: 7.4pt 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #000; line-height: 1.3; }
.mid { text-align: center; overflow-wrap: anywhere; } .mid b { font-size: 8.6pt; }
.cut { border-top: 0.3mm dashed #000; margin: 1.4mm 0; }
.two { display: flex; justify-content: space-between; gap: 2mm; } .two span { white-space: nowrap; }
.thing { break-inside: avoid; margin-bottom: 0.8mm; } .big { font-size: 9.6pt; font-weight: bold; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  boleta: 'BOLETA ELECTRONICA',
  ticket: 'TICKET DE VENTA',
};

const SUM_LABELS = {
  gravada: 'Op.Gravada',
  exonerada: 'Op.Exonerada',
  inafecta: 'Op.Inafecta',
  igv: 'IGV(18%)',
  icbper: 'Imp.Bolsas',
  otrosCargos: 'Rec.Consumo',
  descuentos: 'Descuento',
  total: 'TOTAL',
} as const;
const SUM_ORDER = Object.keys(SUM_LABELS) as (keyof typeof SUM_LABELS)[];

interface Choice {
  withTaxes: boolean;
  withPhone: boolean;
  withWords: boolean;
  withUnit: boolean;
  withMethod: boolean;
}

/** A total that is more than its rows says why. */
function choiceOf({ kind, sumas }: BenchFacts, dice: Dice): Choice {
  const isMore = sumas.icbper + sumas.otrosCargos !== 0;
  return {
    withTaxes: kind === 'boleta' || isMore || dice.chance(0.6),
    withPhone: dice.chance(0.6),
    withWords: dice.chance(0.6),
    withUnit: dice.chance(0.5),
    withMethod: dice.chance(0.6),
  };
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

/** A price before the tax says so. */
function things(facts: BenchFacts, style: BenchStyle, { withUnit }: Choice): Markup {
  const title = facts.precioConIgv ? 'CANT x PRECIO' : 'CANT x VALOR S/IGV';
  return html`<div class="two"><span>${title}</span><span>IMPORTE</span></div>
    <div class="cut"></div>
    ${facts.lineas.map(
      (line) =>
        html`<div class="thing">
          ${line.descripcion}
          <div class="two">
            <span
              >${style.quantity(line.cantidad)}${withUnit && ` ${line.unidad}`} x
              ${style.amount(line.unitario)}</span
            ><span>${style.amount(line.importe)}</span>
          </div>
          ${line.descuento > 0 && html`<div>&nbsp; Dscto: -${style.amount(line.descuento)}</div>`}
        </div>`,
    )}`;
}

const printedSums = (facts: BenchFacts, { withTaxes }: Choice) =>
  withTaxes ? shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']) : (['total'] as const);

function sums(facts: BenchFacts, style: BenchStyle, choice: Choice): Markup {
  return html`${printedSums(facts, choice).map(
    (key) =>
      html`<div class="${key === 'total' ? 'two big' : 'two'}">
        <span>${SUM_LABELS[key]} ${style.currencySign}</span
        ><span>${style.amount(facts.sumas[key])}</span>
      </div>`,
  )}`;
}

function head(facts: BenchFacts, style: BenchStyle, choice: Choice): Markup {
  const { emisor } = facts;
  return html`<div class="mid">
    <b>${emisor.nombre}</b><br />${emisor.direccion}<br />RUC:${emisor.documento}
    ${choice.withPhone && html`<br />Tlf ${emisor.telefono}`}
    <div class="cut"></div>
    ${TITLES[facts.kind]}<br />${style.number(facts.serie, facts.correlativo)}
    <div class="cut"></div>
  </div>`;
}

function buyer(facts: BenchFacts, style: BenchStyle, hour: string): Markup {
  const { cliente } = facts;
  const id = cliente.documento.length === 8 ? 'DNI' : 'RUC';
  return html`<div>
    Fecha:${style.date(facts.emision)} ${hour}<br />Cliente:${cliente.nombre}<br />${id}:${cliente.documento}
    ${facts.guiaRemision !== '' && html`<br />Guia:${facts.guiaRemision}`}
  </div>`;
}

/** A row without a discount has no such line. */
function rowsTruth(facts: BenchFacts, { withUnit }: Choice) {
  const printed: LinePrinted[] = ['cantidad', 'unitario', 'importe'];
  if (withUnit) printed.push('unidad');
  if (hasDiscounts(facts)) printed.push('descuento');
  const rows = linesTruth(facts, printed);
  return rows.map(({ descuento, ...row }) => (descuento ? { ...row, descuento } : row));
}

export const pocketRoll: BenchLayout = {
  id: 'bolsillo',
  role: 'construido',
  kinds: ['boleta', 'ticket'],
  draw(facts, style, random) {
    const dice = diceOf(String(random()));
    const choice = choiceOf(facts, dice);
    const hour = `${String(dice.int(8, 21)).padStart(2, '0')}:${String(dice.int(0, 59)).padStart(2, '0')}`;
    const body = html`${head(facts, style, choice)}${buyer(facts, style, hour)}
      <div class="cut"></div>
      ${things(facts, style, choice)}
      <div class="cut"></div>
      ${sums(facts, style, choice)}
      <div class="cut"></div>
      ${choice.withWords && html`<div>${facts.letras}</div>`}
      ${choice.withMethod && html`<div>Pago:${facts.metodoPago}</div>`}
      ${facts.observaciones !== '' && html`<div>Obs:${facts.observaciones}</div>`}
      <div class="mid" style="margin-top:2mm">
        ${qrPlace(facts, '26mm')}${facts.hash !== '' && html`<br />${facts.hash}`}
        <br />¡Gracias por su preferencia!
      </div>`;
    const contact: PartyPrinted[] = ['direccion'];
    if (choice.withPhone) contact.push('telefono');
    const info: InfoPrinted[] = ['guiaRemision', 'observaciones'];
    if (choice.withWords) info.push('letras');
    if (choice.withMethod) info.push('metodoPago');
    return {
      ...wholePage({ css: CSS, body, paper: { width: '58mm', height: 'auto' }, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, contact),
        cliente: partyTruth(facts.cliente, []),
        totales: totalesTruth(facts, printedSums(facts, choice)),
        informacion_adicional: infoTruth(facts, info),
        productos: rowsTruth(facts, choice),
      },
    };
  },
};
