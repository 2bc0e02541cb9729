import { diceOf, type Dice } from '../../facts/dice';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchStyle, Cents } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';

/** A large enterprise system's form: address window, data column at the right, each position over two or three lines. */
const CSS = `
body { font: 8.8pt 'Liberation Sans', Helvetica, sans-serif; color: #000; }
.firm { text-align: right; line-height: 1.35; } .firm b { font-size: 13pt; }
.upper { display: flex; justify-content: space-between; margin-top: 6mm; }
.window { width: 88mm; padding-top: 5mm; line-height: 1.45; } .window small { font-size: 6.4pt; border-bottom: 0.2mm solid #000; display: block; margin-bottom: 3mm; }
.facts { width: 84mm; } .facts h1 { font-size: 12pt; margin: 0 0 2mm; } .facts table { width: 100%; }
.facts td { padding: 0.5mm 0; vertical-align: top; } .facts td:first-child { width: 36mm; }
.pos { width: 100%; margin-top: 8mm; table-layout: fixed; }
.pos th { text-align: left; font-weight: normal; padding: 0.4mm 0.6mm; } .pos thead tr:first-child th { border-top: 0.3mm solid #000; padding-top: 1.2mm; }
.pos thead tr:last-child th { border-bottom: 0.3mm solid #000; padding-bottom: 1.2mm; }
.pos td { padding: 0.3mm 0.6mm; vertical-align: top; } .pos .r { text-align: right; white-space: nowrap; }
.pos tbody tr:first-child td { padding-top: 1.8mm; } .pos tbody { break-inside: avoid; }
.sums { width: 100%; margin-top: 4mm; border-top: 0.3mm solid #000; } .sums td { padding: 0.7mm 0.6mm; }
.sums td:nth-child(2) { width: 14mm; } .sums td:last-child { width: 32mm; text-align: right; white-space: nowrap; }
.sums tr:last-child td { border-top: 0.3mm solid #000; border-bottom: 0.8mm double #000; font-weight: bold; }
.text { margin-top: 4mm; line-height: 1.45; } .foot { margin-top: 5mm; display: flex; gap: 6mm; font-size: 7pt; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  factura: 'FACTURA ELECTRÓNICA',
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
};

const SUM_LABELS = {
  gravada: 'Valor neto gravado',
  exonerada: 'Valor neto exonerado',
  inafecta: 'Valor neto inafecto',
  gratuita: 'Valor referencial gratuitos',
  descuentos: 'Descuento cabecera',
  igv: 'Impuesto IGV 18,00 %',
  total: 'Importe final',
} as const;
const SUM_ORDER = Object.keys(SUM_LABELS) as (keyof typeof SUM_LABELS)[];

const shown = (facts: BenchFacts) => shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);

/** Unit prices with four decimals, as the price condition keeps them. */
const unitPrice = (cents: Cents, style: BenchStyle): string => `${style.amount(cents)}00`;

const date = DATE_STYLES.dot;

/** `A 30 días`: the payment key's text instead of a word for credit. */
function termsText({ formaPago, cuotas }: BenchFacts): string {
  if (formaPago === 'Contado') return 'Pago inmediato al contado';
  if (cuotas.length === 0) return 'Crédito';
  return `Crédito a ${cuotas.map(({ numero }) => numero * 30).join('/')} días fecha factura`;
}

const factRow = (label: string, value: string): Markup | false =>
  value !== '' &&
  html`<tr>
    <td>${label}</td>
    <td>${value}</td>
  </tr>`;

function upper(facts: BenchFacts, style: BenchStyle, dice: Dice): Markup {
  const { emisor, cliente, afectado } = facts;
  return html`<div class="upper">
    <div class="window">
      <small>${emisor.nombre} - ${emisor.direccion}</small>
      Señores<br />${cliente.nombre}<br />${cliente.direccion}<br />R.U.C. ${cliente.documento}
    </div>
    <div class="facts">
      <h1>${TITLES[facts.kind]}</h1>
      <table>
        ${factRow('Nº documento', style.number(facts.serie, facts.correlativo))}
        ${factRow('Fecha documento', date(facts.emision))}
        ${factRow('Vencimiento neto', facts.vencimiento ? date(facts.vencimiento) : '')}
        ${factRow('Nº deudor', `10${dice.digits(6)}`)}
        ${factRow('Su pedido', facts.ordenCompra)}${factRow('Nº guía', facts.guiaRemision)}
        ${factRow('Nº entrega', dice.chance(0.5) ? `80${dice.digits(6)}` : '')}
        ${factRow('Moneda', facts.moneda)}${factRow('Ref. comprobante', afectado?.numero ?? '')}
        ${factRow('Motivo', afectado?.motivo ?? '')}
      </table>
    </div>
  </div>`;
}

/** One table body a position, so that its lines stay on one page. */
function positions({ lineas }: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="pos">
    <colgroup>
      <col style="width:15mm" />
      <col style="width:26mm" />
      <col />
      <col style="width:16mm" />
      <col style="width:28mm" />
      <col style="width:28mm" />
    </colgroup>
    <thead>
      <tr>
        <th>Pos.</th>
        <th>Material</th>
        <th colspan="4">Denominación</th>
      </tr>
      <tr>
        <th></th>
        <th></th>
        <th class="r">Cantidad</th>
        <th>UM</th>
        <th class="r">Precio neto</th>
        <th class="r">Importe neto</th>
      </tr>
    </thead>
    ${lineas.map(
      (line, at) =>
        html`<tbody>
          <tr>
            <td>${String((at + 1) * 10).padStart(6, '0')}</td>
            <td>${line.codigo}</td>
            <td colspan="4">${line.descripcion}</td>
          </tr>
          <tr>
            <td></td>
            <td></td>
            <td class="r">${style.quantity(line.cantidad)}</td>
            <td>${line.unidad}</td>
            <td class="r">${unitPrice(line.unitario, style)}</td>
            <td class="r">${style.amount(line.importe)}</td>
          </tr>
          ${
            line.descuento > 0 &&
            html`<tr>
              <td></td>
              <td></td>
              <td>Descuento comercial</td>
              <td></td>
              <td class="r">${style.amount(line.descuento)}-</td>
              <td></td>
            </tr>`
          }
        </tbody>`,
    )}
  </table>`;
}

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="sums whole">
    ${shown(facts).map(
      (key) =>
        html`<tr>
          <td>${SUM_LABELS[key]}</td>
          <td>${facts.moneda}</td>
          <td>${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function texts(facts: BenchFacts, style: BenchStyle, withMethod: boolean): Markup {
  const { detraccion, percepcion, retencion } = facts;
  return html`<div class="text whole">
    Importe en letras: ${facts.letras}<br />
    ${!facts.afectado && html`Condición de pago: ${termsText(facts)}<br />`}
    ${withMethod && html`Vía de pago: ${facts.metodoPago}<br />`}
    ${
      detraccion
        ? html`Operación sujeta al SPOT: bien/serv. ${detraccion.codigo}, tasa
            ${detraccion.porcentaje} %, depósito PEN ${style.amount(detraccion.monto)}, cta. cte. BN
            ${detraccion.cuenta}<br />`
        : NOTHING
    }
    ${
      percepcion
        ? html`Percepción ${percepcion.porcentaje} %: PEN ${style.amount(percepcion.monto)} - Por
            cobrar con percepción: PEN ${style.amount(percepcion.totalConPercepcion)}<br />`
        : NOTHING
    }
    ${
      retencion
        ? html`El cliente retiene ${retencion.porcentaje} % del IGV: PEN
            ${style.amount(retencion.monto)}<br />`
        : NOTHING
    }
    ${facts.observaciones !== '' && html`Texto cabecera: ${facts.observaciones}`}
  </div>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

/** A position without a discount has no such line. */
const positionsTruth = (facts: BenchFacts) => {
  const lines = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
  const all = linesTruth(facts, hasDiscounts(facts) ? [...lines, 'descuento'] : lines);
  return all.map(({ descuento, ...row }) => (descuento ? { ...row, descuento } : row));
};

export const conditionLines: BenchLayout = {
  id: 'posiciones',
  role: 'construido',
  kinds: ['factura', 'nota_credito'],
  draw(facts, style, random) {
    const dice = diceOf(String(random()));
    const withMethod = facts.afectado === null && dice.chance(0.5);
    const { emisor } = facts;
    const body = html`<div class="firm">
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />R.U.C. ${emisor.documento}<br />Tel.
        ${emisor.telefono}
      </div>
      ${upper(facts, style, dice)}${positions(facts, style)}${sums(facts, style)}
      ${texts(facts, style, withMethod)}
      <div class="foot whole">
        ${qrPlace(facts, '26mm')}
        <div>
          Representación impresa del comprobante de pago electrónico.
          ${facts.hash !== '' && html`<br />Valor resumen ${facts.hash}`}
        </div>
      </div>`;
    const info = infoTruth(facts, [
      ...(withMethod ? (['metodoPago'] as const) : []),
      'ordenCompra',
      'guiaRemision',
      'observaciones',
      'letras',
    ]);
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '14mm 15mm 16mm 18mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: facts.afectado ? info : { ...info, terminos_pago: termsText(facts) },
        productos: positionsTruth(facts),
      },
    };
  },
};
