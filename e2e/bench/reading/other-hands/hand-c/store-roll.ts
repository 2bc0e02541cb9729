import { diceOf, type Dice } from '../../facts/dice';
import { html, NOTHING, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchStyle } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type InfoPrinted,
} from '../../truth';

/** The till of a shop of several branches: code and name in a line, figures in columns under their titles. */
const CSS = `
body { width: 80mm; padding: 4mm 4mm 6mm; font: 7.8pt 'Liberation Mono', 'Courier New', monospace; color: #000; line-height: 1.28; }
.mid { text-align: center; overflow-wrap: anywhere; } .name { font: bold 11pt 'Liberation Sans Narrow', 'Liberation Sans'; }
.line { border-top: 0.35mm solid #000; margin: 1.2mm 0; }
table { width: 100%; } td, th { padding: 0.15mm 0; vertical-align: top; font-weight: normal; text-align: left; } .r { text-align: right; white-space: nowrap; }
.till tbody { break-inside: avoid; } .sums tr:last-child td { font: bold 11pt 'Liberation Mono'; padding: 1mm 0; }
.keys td:first-child { width: 25mm; } .keys td { overflow-wrap: anywhere; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  boleta: 'BOLETA DE VENTA ELECTRÓNICA',
  factura: 'FACTURA ELECTRÓNICA',
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
};

const SUM_LABELS = {
  descuentos: 'DESCUENTOS',
  exonerada: 'TOTAL EXONERADO',
  inafecta: 'TOTAL INAFECTO',
  gravada: 'TOTAL GRAVADO',
  gratuita: 'TOTAL GRATUITO',
  igv: 'TOTAL IGV 18%',
  icbper: 'TOTAL ICBPER',
  total: 'TOTAL',
} as const;
const SUM_ORDER = Object.keys(SUM_LABELS) as (keyof typeof SUM_LABELS)[];
const shown = (facts: BenchFacts) => shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);

/** What stands around the sale; none of it is the sale's own data. */
interface Till {
  branch: string;
  cashier: string;
  hour: string;
  points: number | null;
  withHash: boolean;
}

function tillOf(dice: Dice): Till {
  return {
    branch: dice.pick(['TIENDA 014 SURCO', 'TIENDA 003 CENTRO', 'SUCURSAL NORTE', 'LOCAL 27']),
    cashier: dice.pick(['YMENDOZA', 'CAJERO 12', 'R. TELLO']),
    hour: `${dice.int(10, 20)}:${dice.int(10, 59)}:${dice.int(10, 59)}`,
    points: dice.chance(0.4) ? dice.int(4, 380) : null,
    withHash: dice.chance(0.6),
  };
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

const key = (label: string, value: string): Markup | false =>
  value !== '' &&
  html`<tr>
    <td>${label}</td>
    <td>${value}</td>
  </tr>`;

function keys(facts: BenchFacts, style: BenchStyle, till: Till): Markup {
  const { cliente, afectado, vencimiento } = facts;
  const id = cliente.documento.length === 8 ? 'D.N.I.' : 'R.U.C.';
  return html`<table class="keys">
    ${key('FECHA/HORA', `${style.date(facts.emision)} ${till.hour}`)}
    ${key('VENCE', vencimiento ? style.date(vencimiento) : '')}${key('CAJERO', till.cashier)}
    ${key('COMPRADOR', cliente.nombre)}${key(id, cliente.documento)}${key('DOMICILIO', cliente.direccion)}
    ${key('O. COMPRA', facts.ordenCompra)}${key('G. REMISIÓN', facts.guiaRemision)}
    ${key('AFECTA A', afectado?.numero ?? '')}${key('CAUSA', afectado?.motivo ?? '')}
  </table>`;
}

/** Titles in two rows, like the lines of each thing; `P.VTA` holds the tax, `V.VTA` does not. */
function things(facts: BenchFacts, style: BenchStyle): Markup {
  const price = facts.precioConIgv ? 'P.VTA' : 'V.VTA';
  const withDiscount = hasDiscounts(facts);
  return html`<table class="till">
    <thead>
      <tr>
        <th colspan="${withDiscount ? 5 : 4}">CÓDIGO ARTÍCULO</th>
      </tr>
      <tr>
        <th class="r">CANT</th>
        <th>&nbsp;UM</th>
        <th class="r">${price}</th>
        ${withDiscount && html`<th class="r">DCTO</th>`}
        <th class="r">IMPORTE</th>
      </tr>
    </thead>
    ${facts.lineas.map(
      (line) =>
        html`<tbody>
          <tr>
            <td colspan="${withDiscount ? 5 : 4}">${line.codigo} ${line.descripcion}</td>
          </tr>
          <tr>
            <td class="r">${style.quantity(line.cantidad)}</td>
            <td>&nbsp;${line.unidad}</td>
            <td class="r">${style.amount(line.unitario)}</td>
            ${withDiscount && html`<td class="r">${style.amount(line.descuento)}</td>`}
            <td class="r">${style.amount(line.importe)}</td>
          </tr>
        </tbody>`,
    )}
  </table>`;
}

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="sums">
    ${shown(facts).map(
      (name) =>
        html`<tr>
          <td>${SUM_LABELS[name]}</td>
          <td>${style.currencySign}</td>
          <td class="r">${style.amount(facts.sumas[name])}</td>
        </tr>`,
    )}
  </table>`;
}

function paid(facts: BenchFacts, style: BenchStyle, till: Till): Markup {
  const { afectado, percepcion, retencion, observaciones } = facts;
  const perceived = percepcion
    ? html`<div>
        PERCEPCIÓN ${percepcion.porcentaje}% S/ ${style.amount(percepcion.monto)}<br />COBRADO CON
        PERCEPCIÓN S/ ${style.amount(percepcion.totalConPercepcion)}
      </div>`
    : NOTHING;
  const retained = retencion
    ? html`<div>RETENCIÓN ${retencion.porcentaje}% S/ ${style.amount(retencion.monto)}</div>`
    : NOTHING;
  return html`<div>SON ${facts.letras}</div>
    ${perceived}${retained}
    ${!afectado && html`<div>VENTA AL ${facts.formaPago.toUpperCase()}</div>`}
    ${!afectado && html`<div>F. PAGO: ${facts.metodoPago.toUpperCase()}</div>`}
    ${observaciones !== '' && html`<div>NOTA: ${observaciones}</div>`}
    ${till.points !== null && html`<div>PUNTOS GANADOS: ${till.points}</div>`}`;
}

export const storeRoll: BenchLayout = {
  id: 'caja',
  role: 'construido',
  kinds: ['boleta', 'factura', 'nota_credito'],
  draw(facts, style, random) {
    const till = tillOf(diceOf(String(random())));
    const { emisor } = facts;
    const body = html`<div class="mid">
        <div class="name">${emisor.nombre}</div>
        R.U.C. ${emisor.documento}<br />${emisor.direccion}<br />${till.branch} TEL.
        ${emisor.telefono}
      </div>
      <div class="line"></div>
      <div class="mid">
        ${TITLES[facts.kind]}<br />${style.number(facts.serie, facts.correlativo)}
      </div>
      <div class="line"></div>
      ${keys(facts, style, till)}
      <div class="line"></div>
      ${things(facts, style)}
      <div class="line"></div>
      ${sums(facts, style)}
      <div class="line"></div>
      ${paid(facts, style, till)}
      <div class="mid" style="margin-top:2mm">
        ${qrPlace(facts, '30mm')}
        ${till.withHash && facts.hash !== '' && html`<br />V. RESUMEN ${facts.hash}`}
        <br />Cambios dentro de 7 días con este comprobante.
      </div>`;
    const info: InfoPrinted[] = ['ordenCompra', 'guiaRemision', 'observaciones', 'letras'];
    if (!facts.afectado) info.push('formaPago', 'metodoPago');
    const lines = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: ROLL_80, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, [
          'vencimiento',
          'moneda',
          'afectado',
          ...(till.withHash ? (['hash'] as const) : []),
        ]),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        informacion_adicional: infoTruth(facts, info),
        productos: linesTruth(facts, hasDiscounts(facts) ? [...lines, 'descuento'] : lines),
      },
    };
  },
};
