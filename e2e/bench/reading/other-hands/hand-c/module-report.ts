import { diceOf, type Dice } from '../../facts/dice';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type InfoPrinted,
  type LinePrinted,
  type SumPrinted,
} from '../../truth';

/** A free business suite's report: address without a label, the number in the heading, codes in brackets, signs in every cell. */
const CSS = `
body { font: 9.2pt 'DejaVu Sans', Verdana, sans-serif; color: #212529; }
.head { display: flex; justify-content: space-between; border-bottom: 0.3mm solid #212529; padding-bottom: 2mm; align-items: flex-end; }
.logo { font: bold 20pt 'DejaVu Serif', serif; color: var(--ink); } .head small { font-size: 7.4pt; text-align: right; }
.meet { display: flex; justify-content: space-between; margin: 5mm 0 6mm; line-height: 1.45; font-size: 8.8pt; } .meet > div { width: 84mm; }
h2 { font-size: 15pt; font-weight: normal; margin: 0 0 4mm; color: var(--ink); }
.dates { display: flex; gap: 4mm; margin-bottom: 5mm; font-size: 8.4pt; } .dates div { flex: 1; } .dates b { display: block; }
.lines { width: 100%; font-size: 8.2pt; } .lines th { text-align: left; border-bottom: 0.3mm solid #212529; padding: 1mm; }
.lines td { padding: 1.2mm 1mm; border-bottom: 0.2mm solid #dee2e6; vertical-align: top; } .lines .r { text-align: right; white-space: nowrap; }
.sums { margin: 3mm 0 4mm auto; width: 80mm; } .sums td { padding: 1.2mm 1mm; border-top: 0.2mm solid #dee2e6; } .sums td:last-child { text-align: right; white-space: nowrap; }
.sums tr:last-child td { border-top: 0.3mm solid #212529; font-weight: bold; }
p { margin: 0 0 2mm; font-size: 8.4pt; } .foot { border-top: 0.3mm solid #212529; margin-top: 6mm; padding-top: 2mm; text-align: center; font-size: 7.4pt; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  factura: 'Factura electrónica',
  nota_credito: 'Nota de crédito electrónica',
};

const UNIT_NAMES: Readonly<Record<string, string>> = {
  NIU: 'Unidades',
  UND: 'Unidades',
  KGM: 'kg',
  ZZ: 'Servicio',
  CJA: 'Caja',
  GLN: 'gal',
};

/** The name of the unit in the suite's list; those that nobody translated keep the code. */
const unitName = (unit: string): string => UNIT_NAMES[unit] ?? unit;

interface Choice {
  ink: string;
  withCode: boolean;
  withTaxColumn: boolean;
  signAfter: boolean;
  withSalesperson: boolean;
}

function choiceOf(dice: Dice): Choice {
  return {
    ink: dice.pick(['#714b67', '#017e84', '#2b4c7e', '#875a20']),
    withCode: dice.chance(0.8),
    withTaxColumn: dice.chance(0.7),
    signAfter: dice.chance(0.25),
    withSalesperson: dice.chance(0.4),
  };
}

/** `S/ 1,180.00` or `1,180.00 S/`, as the currency is set up. */
const signed = (cents: number, style: BenchStyle, { signAfter }: Choice): string =>
  signAfter
    ? `${style.amount(cents)} ${style.currencySign}`
    : `${style.currencySign} ${style.amount(cents)}`;

function termsText({ formaPago, cuotas }: BenchFacts): string {
  if (formaPago === 'Contado') return 'Pago inmediato';
  return cuotas.length === 1 ? '30 días' : `Crédito en ${cuotas.length} cuotas`;
}

function meet({ emisor, cliente }: BenchFacts): Markup {
  return html`<div class="meet">
    <div><b>${emisor.nombre}</b><br />${emisor.direccion}<br />RUC: ${emisor.documento}</div>
    <div>${cliente.nombre}<br />${cliente.direccion}<br />RUC: ${cliente.documento}</div>
  </div>`;
}

const dated = (label: string, value: string): Markup | false =>
  value !== '' && html`<div><b>${label}:</b>${value}</div>`;

function dates(facts: BenchFacts, style: BenchStyle, choice: Choice, dice: Dice): Markup {
  const { vencimiento, afectado } = facts;
  const person = dice.pick(['Administrator', 'Katherine R.', 'Ventas Lima']);
  return html`<div class="dates">
    ${dated(afectado ? 'Fecha de rectificación' : 'Fecha de factura', style.date(facts.emision))}
    ${dated('Fecha de vencimiento', vencimiento ? style.date(vencimiento) : '')}
    ${dated('Origen', dice.chance(0.6) ? `S0${dice.digits(4)}` : '')}
    ${dated('Referencia del cliente', facts.ordenCompra)}
    ${dated('Guía asociada', facts.guiaRemision)} ${dated('Rectifica a', afectado?.numero ?? '')}
    ${choice.withSalesperson && dated('Comercial', person)}
  </div>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

/** The suite keeps the discount as a percentage of the row, and the tax as the name of the tax. */
function lines(facts: BenchFacts, style: BenchStyle, choice: Choice): Markup {
  const withDiscount = hasDiscounts(facts);
  const allTaxed = facts.sumas.exonerada + facts.sumas.inafecta + facts.sumas.gratuita === 0;
  const withTax = choice.withTaxColumn && allTaxed;
  const row = (line: BenchLine): Markup =>
    html`<tr>
      <td>${choice.withCode && line.codigo !== '' && `[${line.codigo}] `}${line.descripcion}</td>
      <td class="r">${style.quantity(line.cantidad)} ${unitName(line.unidad)}</td>
      <td class="r">${style.amount(line.unitario)}</td>
      ${withDiscount && html`<td class="r">${signed(line.descuento, style, choice)}</td>`}
      ${withTax && html`<td>18%</td>`}
      <td class="r">${signed(line.importe, style, choice)}</td>
    </tr>`;
  return html`<table class="lines">
    <thead>
      <tr>
        <th style="width:68mm">Descripción</th>
        <th class="r">Cantidad</th>
        <th class="r">Precio unitario</th>
        ${withDiscount && html`<th class="r">Desc.</th>`}${withTax && html`<th>Impuestos</th>`}
        <th class="r">Importe</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(row)}
    </tbody>
  </table>`;
}

interface SumRow {
  key: SumPrinted;
  label: string;
  cents: number;
}

function sumRows({ sumas }: BenchFacts): SumRow[] {
  const base = sumas.gravada + sumas.exonerada + sumas.inafecta;
  const rows: SumRow[] = [
    { key: 'descuentos', label: 'Descuento global', cents: sumas.descuentos },
    { key: 'subtotal', label: 'Importe libre de impuestos', cents: base },
    { key: 'gratuita', label: 'Gratuito', cents: sumas.gratuita },
    { key: 'igv', label: 'IGV 18% Venta', cents: sumas.igv },
    { key: 'total', label: 'Total', cents: sumas.total },
  ];
  return rows.filter(({ cents }) => cents !== 0);
}

function closing(facts: BenchFacts, style: BenchStyle): Markup {
  const { detraccion, retencion, observaciones, afectado } = facts;
  return html`<div class="whole">
    <p>Importe total en letras: ${facts.letras}</p>
    ${!afectado && html`<p>Plazos de pago: ${termsText(facts)}</p>`}
    ${
      detraccion
        ? html`<p>
            Esta operación está sujeta al SPOT. Tipo de servicio: ${detraccion.codigo}. Tasa:
            ${detraccion.porcentaje}%. Monto a depositar: S/ ${style.amount(detraccion.monto)} en la
            cuenta ${detraccion.cuenta}.
          </p>`
        : NOTHING
    }
    ${
      retencion
        ? html`<p>Retención IGV ${retencion.porcentaje}%: S/ ${style.amount(retencion.monto)}</p>`
        : NOTHING
    }
    ${afectado && html`<p>Motivo: ${afectado.motivo}</p>`}
    ${observaciones !== '' && html`<p>${observaciones}</p>`}
    ${qrPlace(facts, '26mm')}${facts.hash !== '' && html`<p>Código resumen: ${facts.hash}</p>`}
  </div>`;
}

/** With `unidad` as the page names it. */
function rowsTruth(facts: BenchFacts, { withCode }: Choice) {
  const printed: LinePrinted[] = ['cantidad', 'unitario', 'importe', 'unidad'];
  if (withCode) printed.push('codigo');
  if (hasDiscounts(facts)) printed.push('descuento');
  return linesTruth(facts, printed).map((row) => ({ ...row, unidad: unitName(row.unidad ?? '') }));
}

export const moduleReport: BenchLayout = {
  id: 'modulo',
  role: 'construido',
  kinds: ['factura', 'nota_credito'],
  draw(facts, style, random) {
    const dice = diceOf(String(random()));
    const choice = choiceOf(dice);
    const { emisor, afectado } = facts;
    const sums = sumRows(facts);
    const slogan = dice.pick(['Siempre cerca', 'Su socio de confianza', '']);
    const body = html`<div class="head">
        <div class="logo">${emisor.nombre.split(' ')[0]}</div>
        <small>${slogan}</small>
      </div>
      ${meet(facts)}
      <h2>${TITLES[facts.kind]} ${style.number(facts.serie, facts.correlativo)}</h2>
      ${dates(facts, style, choice, dice)}${lines(facts, style, choice)}
      <table class="sums whole">
        ${sums.map(
          ({ label, cents }) =>
            html`<tr>
              <td>${label}</td>
              <td>${signed(cents, style, choice)}</td>
            </tr>`,
        )}
      </table>
      ${closing(facts, style)}
      <div class="foot whole">${emisor.telefono} ${emisor.email}</div>`;
    const info: InfoPrinted[] = ['ordenCompra', 'guiaRemision', 'observaciones', 'letras'];
    const totals = sums.map(({ key }) => key);
    return {
      ...wholePage({
        css: `:root{--ink:${choice.ink}}${CSS}`,
        body,
        paper: A4,
        margin: '14mm 15mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, totals),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: {
          ...infoTruth(facts, info),
          ...(afectado ? {} : { terminos_pago: termsText(facts) }),
        },
        productos: rowsTruth(facts, choice),
      },
    };
  },
};
