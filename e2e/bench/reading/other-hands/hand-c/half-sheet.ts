import { diceOf, type Dice } from '../../facts/dice';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type InfoPrinted,
  type PartyPrinted,
} from '../../truth';

/** An online biller's half sheet: two prices a row, sums and the QR side by side, a coloured rule under the titles. */
const CSS = `
body { font: 7.4pt 'Liberation Sans', Arial, sans-serif; color: #222; }
.head { display: grid; grid-template-columns: 24mm 1fr 58mm; gap: 4mm; align-items: center; }
.mark { height: 15mm; border-radius: 2mm; background: var(--ink); color: #fff; font: bold 15pt 'Liberation Sans'; display: flex; align-items: center; justify-content: center; }
.head h2 { font-size: 10pt; margin: 0 0 0.6mm; } .head p { margin: 0; line-height: 1.35; }
.box { border: 0.4mm solid var(--ink); border-radius: 1.5mm; text-align: center; padding: 1.8mm 1mm; line-height: 1.55; font-size: 9.4pt; font-weight: bold; }
.who { display: grid; grid-template-columns: 1.7fr 1fr; margin: 2.5mm 0; padding: 1.4mm 2mm; border: 0.2mm solid #bbb; border-radius: 1.5mm; }
.who p { margin: 0.3mm 0; display: grid; grid-template-columns: 23mm 1fr; } .who b { font-weight: bold; }
.list { width: 100%; } .list th { text-align: left; border-bottom: 0.5mm solid var(--ink); padding: 0.8mm; font-size: 6.8pt; }
.list td { padding: 0.7mm 0.8mm; vertical-align: top; border-bottom: 0.1mm solid #ccc; } .list .r { text-align: right; white-space: nowrap; }
.end { display: grid; grid-template-columns: 22mm 1fr 62mm; gap: 3mm; margin-top: 2mm; } .end p { margin: 0 0 0.9mm; }
.sums { width: 62mm; } .sums td { padding: 0.4mm 1mm; } .sums td:last-child { text-align: right; white-space: nowrap; } .sums tr:last-child { font-weight: bold; font-size: 8.6pt; }
.foot { font-size: 6.2pt; color: #555; margin-top: 2mm; text-align: center; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  factura: 'FACTURA ELECTRÓNICA',
  boleta: 'BOLETA DE VENTA ELECTRÓNICA',
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
};

const SUM_LABELS = {
  descuentos: 'DESCUENTO GLOBAL (-)',
  gravada: 'GRAVADA',
  exonerada: 'EXONERADA',
  inafecta: 'INAFECTA',
  gratuita: 'GRATUITA',
  igv: 'IGV 18.00 %',
  icbper: 'ICBPER',
  total: 'TOTAL',
} as const;
const SUM_ORDER = Object.keys(SUM_LABELS) as (keyof typeof SUM_LABELS)[];
const shown = (facts: BenchFacts) => shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

interface Choice {
  ink: string;
  withContact: boolean;
  withSlogan: boolean;
  withTaxedPrice: boolean;
  withMethod: boolean;
}

/** The price with the tax can be told of every row only where all of them are taxed before it. */
function choiceOf({ precioConIgv, sumas }: BenchFacts, dice: Dice): Choice {
  const allTaxed = sumas.exonerada + sumas.inafecta + sumas.icbper === 0;
  return {
    ink: dice.pick(['#0a7cba', '#c0392b', '#27763d', '#5b3f8c', '#444']),
    withContact: dice.chance(0.75),
    withSlogan: dice.chance(0.4),
    withTaxedPrice: !precioConIgv && allTaxed && dice.chance(0.6),
    withMethod: dice.chance(0.4),
  };
}

const line = (label: string, value: string): Markup | false =>
  value !== '' && html`<p><b>${label}</b> <span>: ${value}</span></p>`;

function head(facts: BenchFacts, style: BenchStyle, choice: Choice): Markup {
  const { emisor } = facts;
  const initial = emisor.nombre.slice(0, 1);
  return html`<div class="head">
    <div class="mark">${initial}</div>
    <div>
      <h2>${emisor.nombre}</h2>
      <p>${emisor.direccion}</p>
      ${choice.withContact && html`<p>${emisor.telefono} | ${emisor.email}</p>`}
      ${choice.withSlogan && html`<p><i>Calidad y buen precio a su servicio</i></p>`}
    </div>
    <div class="box">
      ${TITLES[facts.kind]}<br />RUC: ${emisor.documento}<br />${style.number(facts.serie, facts.correlativo)}
    </div>
  </div>`;
}

function customer(facts: BenchFacts, style: BenchStyle, choice: Choice): Markup {
  const { cliente, afectado, vencimiento } = facts;
  const id = cliente.documento.length === 8 ? 'DNI' : 'RUC';
  return html`<div class="who">
    <div>
      ${line('ADQUIRIENTE', cliente.nombre)}${line(id, cliente.documento)}${line('DIRECCIÓN', cliente.direccion)}
      ${line('DOC. MODIFICADO', afectado?.numero ?? '')}${line('TIPO DE NOTA', afectado?.motivo ?? '')}
    </div>
    <div>
      ${line('EMISIÓN', style.date(facts.emision))}
      ${line('VENCIMIENTO', vencimiento ? style.date(vencimiento) : '')}
      ${line('MONEDA', style.currencyName)}
      ${!afectado && line('CONDICIÓN', facts.formaPago.toUpperCase())}
      ${choice.withMethod && line('MEDIO DE PAGO', facts.metodoPago)}
      ${line('ORDEN C/S', facts.ordenCompra)}${line('GUÍA', facts.guiaRemision)}
    </div>
  </div>`;
}

const taxed = (cents: number): number => Math.round(cents * 1.18);

function list(facts: BenchFacts, style: BenchStyle, { withTaxedPrice }: Choice): Markup {
  const withDiscount = hasDiscounts(facts);
  const [price, amount] = facts.precioConIgv ? ['P/U', 'IMPORTE'] : ['V/U', 'VALOR VENTA'];
  const row = (one: BenchLine): Markup =>
    html`<tr>
      <td class="r">${style.quantity(one.cantidad)}</td>
      <td>${one.unidad}</td>
      <td>${one.codigo}</td>
      <td>${one.descripcion}</td>
      <td class="r">${style.amount(one.unitario)}</td>
      ${withTaxedPrice && html`<td class="r">${style.amount(taxed(one.unitario))}</td>`}
      ${withDiscount && html`<td class="r">${style.amount(one.descuento)}</td>`}
      <td class="r">${style.amount(one.importe)}</td>
    </tr>`;
  return html`<table class="list">
    <thead>
      <tr>
        <th class="r">CANT.</th>
        <th>UM</th>
        <th>CÓD.</th>
        <th style="width:${withTaxedPrice ? 72 : 84}mm">DESCRIPCIÓN</th>
        <th class="r">${price}</th>
        ${withTaxedPrice && html`<th class="r">P/U CON IGV</th>`}
        ${withDiscount && html`<th class="r">DSCTO</th>`}
        <th class="r">${amount}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(row)}
    </tbody>
  </table>`;
}

function notes(facts: BenchFacts, style: BenchStyle): Markup {
  const { detraccion, percepcion, retencion, observaciones, cuotas } = facts;
  const spot = detraccion
    ? html`<p>
        OPERACIÓN SUJETA A DETRACCIÓN: ${detraccion.codigo} | ${detraccion.porcentaje}% | S/
        ${style.amount(detraccion.monto)} | CTA. BN ${detraccion.cuenta}
      </p>`
    : NOTHING;
  const perceived = percepcion
    ? html`<p>
        PERCEPCIÓN ${percepcion.porcentaje}%: S/ ${style.amount(percepcion.monto)}. TOTAL INCLUIDA
        LA PERCEPCIÓN: S/ ${style.amount(percepcion.totalConPercepcion)}
      </p>`
    : NOTHING;
  const retained = retencion
    ? html`<p>RETENCIÓN ${retencion.porcentaje}%: S/ ${style.amount(retencion.monto)}</p>`
    : NOTHING;
  return html`<div>
    <p><b>IMPORTE EN LETRAS:</b> ${facts.letras}</p>
    ${spot}${perceived}${retained}
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<p>
          CUOTA ${numero}: ${style.date(fecha)} - ${style.currencySign} ${style.amount(monto)}
        </p>`,
    )}
    ${observaciones !== '' && html`<p><b>OBSERVACIONES:</b> ${observaciones}</p>`}
    ${facts.hash !== '' && html`<p>HASH: ${facts.hash}</p>`}
  </div>`;
}

function end(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<div class="end whole">
    <div>${qrPlace(facts, '22mm')}</div>
    ${notes(facts, style)}
    <table class="sums">
      ${shown(facts).map(
        (key) =>
          html`<tr>
            <td>${SUM_LABELS[key]}</td>
            <td>${style.currencySign}</td>
            <td>${style.amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

export const halfSheet: BenchLayout = {
  id: 'media-hoja',
  role: 'construido',
  kinds: ['factura', 'boleta', 'nota_credito'],
  draw(facts, style, random) {
    const choice = choiceOf(facts, diceOf(String(random())));
    const body = html`${head(facts, style, choice)}${customer(facts, style, choice)}
      ${list(facts, style, choice)}${end(facts, style)}
      <div class="foot">
        Representación impresa de la ${TITLES[facts.kind]}. Puede descargarla en
        www.mi-comprobante.pe
      </div>`;
    const info: InfoPrinted[] = ['ordenCompra', 'guiaRemision', 'observaciones', 'letras'];
    if (!facts.afectado) info.push('formaPago');
    if (choice.withMethod) info.push('metodoPago');
    const contact: PartyPrinted[] = ['direccion'];
    if (choice.withContact) contact.push('telefono', 'email');
    const lines = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({
        css: `:root{--ink:${choice.ink}}${CSS}`,
        body,
        paper: { width: '210mm', height: '148mm' },
        margin: '8mm 9mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, contact),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, info),
        productos: linesTruth(facts, hasDiscounts(facts) ? [...lines, 'descuento'] : lines),
      },
    };
  },
};
