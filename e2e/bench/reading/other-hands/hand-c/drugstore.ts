import { diceOf, type Dice } from '../../facts/dice';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type InfoPrinted,
} from '../../truth';

/** A pharmaceutical wholesaler: labels inside the boxes, titles under common titles, lot and expiry, sums in boxes. */
const CSS = `
body { font: 7.6pt 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #111; }
.head { display: flex; justify-content: space-between; align-items: flex-start; }
.head .who { line-height: 1.45; max-width: 112mm; } .head .who b { font-size: 11.5pt; }
.seal { width: 66mm; border: 0.5mm solid #111; text-align: center; font-weight: bold; font-size: 10pt; line-height: 1.7; padding: 1.5mm; }
.boxes { display: grid; grid-template-columns: repeat(12, 1fr); border: 0.25mm solid #444; border-width: 0.25mm 0 0 0.25mm; margin-top: 3mm; }
.boxes div { border: 0.25mm solid #444; border-width: 0 0.25mm 0.25mm 0; padding: 0.6mm 1.2mm 1mm; min-height: 8mm; overflow-wrap: anywhere; }
.boxes small { display: block; font-size: 5.6pt; color: #333; } .w3 { grid-column: span 3; } .w6 { grid-column: span 6; } .w4 { grid-column: span 4; }
.goods { width: 100%; margin-top: 3mm; border: 0.25mm solid #444; } .goods th { border: 0.25mm solid #444; font-size: 6.6pt; padding: 0.7mm; background: #eee; }
.goods td { border-left: 0.25mm solid #444; padding: 0.6mm 0.9mm; vertical-align: top; } .goods .r { text-align: right; white-space: nowrap; } .goods .c { text-align: center; white-space: nowrap; }
.words { border: 0.25mm solid #444; border-top: none; padding: 1.2mm; }
.sums { display: flex; margin-top: 3mm; border: 0.25mm solid #444; } .sums div { flex: 1; border-right: 0.25mm solid #444; padding: 0.7mm 1.2mm; text-align: right; font-size: 9pt; white-space: nowrap; }
.sums div:last-child { border-right: none; font-weight: bold; flex: 1.25; } .sums small { display: block; text-align: left; font-size: 5.8pt; font-weight: normal; }
.foot { display: flex; gap: 4mm; margin-top: 3mm; font-size: 6.4pt; } .sign { margin-left: auto; align-self: flex-end; border-top: 0.25mm solid #444; padding: 0.5mm 8mm; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
  factura: 'FACTURA ELECTRÓNICA',
};

const SUM_LABELS = {
  gravada: 'OPERAC. GRAVADA',
  exonerada: 'OPERAC. EXONERADA',
  inafecta: 'OPERAC. INAFECTA',
  gratuita: 'OPERAC. GRATUITA',
  descuentos: 'DSCTO. GLOBAL',
  igv: 'I.G.V. 18%',
  total: 'TOTAL',
} as const;
const SUM_ORDER = Object.keys(SUM_LABELS) as (keyof typeof SUM_LABELS)[];
const shown = (facts: BenchFacts) =>
  shownSums(facts, SUM_ORDER, ['gravada', 'exonerada', 'inafecta', 'igv', 'total']);

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

/** What the house's program was set up to print. */
interface Choice {
  withLots: boolean;
  withMaker: boolean;
  withRoute: boolean;
  withWords: boolean;
}

function choiceOf(dice: Dice): Choice {
  return {
    withLots: dice.chance(0.85),
    withMaker: dice.chance(0.35),
    withRoute: dice.chance(0.5),
    withWords: dice.chance(0.8),
  };
}

const box = (label: string, value: string, width: 'w3' | 'w4' | 'w6'): Markup =>
  html`<div class="${width}"><small>${label}</small>${value}</div>`;

function boxes(facts: BenchFacts, style: BenchStyle, choice: Choice, dice: Dice): Markup {
  const { cliente, afectado, vencimiento } = facts;
  return html`<div class="boxes">
    ${box('RAZÓN SOCIAL / NOMBRE', cliente.nombre, 'w6')}${box('RUC', cliente.documento, 'w3')}
    ${box('FECHA EMISIÓN', style.date(facts.emision), 'w3')}
    ${box('DIRECCIÓN FISCAL', cliente.direccion, 'w6')}${box('TIPO DE MONEDA', style.currencyName, 'w3')}
    ${
      afectado
        ? box('DOC. RELACIONADO', afectado.numero, 'w3')
        : box('FECHA VENCTO.', vencimiento ? style.date(vencimiento) : '', 'w3')
    }
    ${
      afectado
        ? box('MOTIVO DE EMISIÓN', afectado.motivo, 'w6')
        : html`${box('CONDICIÓN DE VENTA', facts.formaPago, 'w3')}${box('ORDEN DE COMPRA', facts.ordenCompra, 'w3')}`
    }
    ${box('GUÍA DE REMISIÓN', facts.guiaRemision, 'w3')}
    ${box('ZONA / VENDEDOR', choice.withRoute ? `L${dice.digits(2)} / ${dice.digits(4)}` : '', 'w3')}
  </div>`;
}

/** Months of the two years after TODAY's; a service has neither lot nor expiry. */
function lotOf({ unidad }: BenchLine, dice: Dice): readonly [string, string] {
  if (unidad === 'ZZ') return ['', ''];
  const lot = `${dice.pick(['L', 'B', '2', '1'])}${dice.digits(dice.int(4, 6))}`;
  const month = String(dice.int(1, 12)).padStart(2, '0');
  return [lot, `${month}/${dice.pick(['2027', '2028'])}`];
}

function goodsHead(withDiscount: boolean, { withLots, withMaker }: Choice): Markup {
  return html`<thead>
    <tr>
      <th rowspan="2">CÓDIGO</th>
      <th rowspan="2">CANT.</th>
      <th rowspan="2">PRES.</th>
      <th rowspan="2" style="width:${withLots ? 62 : 84}mm">DESCRIPCIÓN DEL PRODUCTO</th>
      ${withMaker && html`<th rowspan="2">LAB.</th>`}
      ${withLots && html`<th colspan="2">TRAZABILIDAD</th>`}
      <th colspan="${withDiscount ? 3 : 2}">IMPORTES SIN IGV</th>
    </tr>
    <tr>
      ${
        withLots &&
        html`<th>LOTE</th>
          <th>EXPIRA</th>`
      }
      <th>V. UNIT.</th>
      ${withDiscount && html`<th>DSCTO.</th>`}
      <th>V. VENTA</th>
    </tr>
  </thead>`;
}

function goods(facts: BenchFacts, style: BenchStyle, choice: Choice, dice: Dice): Markup {
  const withDiscount = hasDiscounts(facts);
  const row = (line: BenchLine): Markup => {
    const [lot, expiry] = lotOf(line, dice);
    return html`<tr>
      <td class="c">${line.codigo}</td>
      <td class="r">${style.quantity(line.cantidad)}</td>
      <td class="c">${line.unidad}</td>
      <td>${line.descripcion}</td>
      ${choice.withMaker && html`<td class="c">${dice.pick(['MDF', 'HRS', 'PTG', 'SAV'])}</td>`}
      ${
        choice.withLots &&
        html`<td class="c">${lot}</td>
          <td class="c">${expiry}</td>`
      }
      <td class="r">${style.amount(line.unitario)}</td>
      ${withDiscount && html`<td class="r">${style.amount(line.descuento)}</td>`}
      <td class="r">${style.amount(line.importe)}</td>
    </tr>`;
  };
  return html`<table class="goods">
    ${goodsHead(withDiscount, choice)}
    <tbody>
      ${facts.lineas.map(row)}
    </tbody>
  </table>`;
}

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<div class="sums whole">
    ${shown(facts).map(
      (key) =>
        html`<div>
          <small>${SUM_LABELS[key]} ${style.currencySign}</small>${style.amount(facts.sumas[key])}
        </div>`,
    )}
  </div>`;
}

function remarks(facts: BenchFacts, style: BenchStyle): Markup {
  const { percepcion, observaciones } = facts;
  const perceived = percepcion
    ? html`<div class="words whole" style="border-top:0.25mm solid #444;margin-top:2mm">
        PERCEPCIÓN VENTA INTERNA ${percepcion.porcentaje}%: S/ ${style.amount(percepcion.monto)}
        &nbsp; IMPORTE COBRADO INCL. PERCEPCIÓN: S/ ${style.amount(percepcion.totalConPercepcion)}
      </div>`
    : NOTHING;
  return html`${perceived}${observaciones !== '' && html`<p class="whole">OBSERVACIÓN: ${observaciones}</p>`}`;
}

function infoPrinted(facts: BenchFacts, choice: Choice): InfoPrinted[] {
  const always: InfoPrinted[] = ['guiaRemision', 'observaciones'];
  if (!facts.afectado) always.push('formaPago', 'ordenCompra');
  if (choice.withWords) always.push('letras');
  return always;
}

export const drugstore: BenchLayout = {
  id: 'drogueria',
  role: 'construido',
  kinds: ['nota_credito', 'factura'],
  draw(facts, style, random) {
    const dice = diceOf(String(random()));
    const choice = choiceOf(dice);
    const { emisor } = facts;
    const lines = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    const body = html`<div class="head">
        <div class="who">
          <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Central telefónica:
          ${emisor.telefono}<br />E-mail: ${emisor.email}
        </div>
        <div class="seal">
          R.U.C. ${emisor.documento}<br />${TITLES[facts.kind]}<br />${style.number(facts.serie, facts.correlativo)}
        </div>
      </div>
      ${boxes(facts, style, choice, dice)}${goods(facts, style, choice, dice)}
      ${choice.withWords && html`<div class="words whole">SON: ${facts.letras}</div>`}
      ${sums(facts, style)}${remarks(facts, style)}
      <div class="foot whole">
        ${qrPlace(facts, '23mm')}
        <div>
          ${facts.hash !== '' && html`Hash: ${facts.hash}<br />`}Conservar en lugar fresco y seco.
          No se aceptan cambios por vencimiento sin aviso previo de 60 días.
        </div>
        <div class="sign">Recibí conforme</div>
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 10mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        informacion_adicional: infoTruth(facts, infoPrinted(facts, choice)),
        productos: linesTruth(facts, hasDiscounts(facts) ? [...lines, 'descuento'] : lines),
      },
    };
  },
};
