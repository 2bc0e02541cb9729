import { diceOf, type Dice } from '../../facts/dice';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type LinePrinted,
} from '../../truth';

/** A supplier of several sites of one customer: rows grouped by site with a sum each, totals in a strip below. */
const CSS = `
body { font: 8.4pt 'Liberation Sans', Arial, sans-serif; color: #1b1b1b; }
.band { background: var(--ink); color: #fff; padding: 4mm 5mm; display: flex; justify-content: space-between; align-items: flex-end; }
.band b { font-size: 13pt; display: block; max-width: 105mm; } .band div:last-child { text-align: right; line-height: 1.5; }
.title { display: flex; justify-content: space-between; font-size: 14pt; padding: 3.5mm 0 2mm; border-bottom: 0.7mm solid var(--ink); }
.title span:last-child { font-weight: bold; white-space: nowrap; }
.data { display: grid; grid-template-columns: 2.2fr 1.1fr 1.2fr 1.2fr; gap: 2.5mm 4mm; margin: 3mm 0 5mm; }
.data div { line-height: 1.35; } .data small { display: block; color: #6a6a6a; font-size: 6.8pt; }
.rows { width: 100%; } .rows th { font-size: 7.4pt; text-align: left; border-bottom: 0.4mm solid #555; padding: 1mm; vertical-align: bottom; }
.rows td { padding: 0.9mm 1mm; vertical-align: top; } .rows .r { text-align: right; white-space: nowrap; }
.rows .site td { font-weight: bold; padding-top: 2.2mm; border-bottom: 0.2mm solid #aaa; color: var(--ink); }
.rows .part td { border-top: 0.2mm solid #aaa; font-style: italic; text-align: right; white-space: nowrap; }
.strip { width: 100%; margin-top: 5mm; text-align: center; } .strip th { background: #ececec; font-size: 7.2pt; padding: 1.2mm; border: 0.2mm solid #bbb; }
.strip td { border: 0.2mm solid #bbb; padding: 1.6mm 1mm; font-size: 9.4pt; white-space: nowrap; }
.strip td:last-child { font-weight: bold; background: var(--ink); color: #fff; }
.below p { margin: 2mm 0 0; } .foot { display: flex; gap: 5mm; align-items: center; margin-top: 4mm; font-size: 7pt; color: #555; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  factura: 'Factura electrónica',
  nota_credito: 'Nota de crédito electrónica',
};

const STRIP = {
  gravada: 'Valor afecto',
  exonerada: 'Valor exonerado',
  inafecta: 'Valor inafecto',
  gratuita: 'Transf. gratuita',
  descuentos: 'Dcto. aplicado',
  igv: 'IGV 18 %',
  total: 'Total comprobante',
} as const;
const STRIP_ORDER = Object.keys(STRIP) as (keyof typeof STRIP)[];

const SITES = [
  'Sede Central',
  'Almacén Lurín',
  'Local Trujillo',
  'Planta 2',
  'Oficina San Isidro',
  'Campamento',
] as const;

interface Site {
  name: string;
  lines: readonly BenchLine[];
}

/** Neighbouring rows go to one site; a short sale goes to one place and is not grouped. */
function sitesOf({ lineas }: BenchFacts, dice: Dice): Site[] {
  if (lineas.length < 4) return [];
  const count = Math.min(lineas.length > 9 ? 3 : 2, Math.floor(lineas.length / 2));
  const names = dice.sample(SITES, count);
  const size = Math.ceil(lineas.length / count);
  return names.map((name, at) => ({ name, lines: lineas.slice(at * size, (at + 1) * size) }));
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

interface Columns {
  style: BenchStyle;
  withDiscount: boolean;
  withCode: boolean;
}

function row(line: BenchLine, mark: string, { style, withDiscount, withCode }: Columns): Markup {
  return html`<tr>
    <td>${mark}</td>
    <td>${line.descripcion}</td>
    ${withCode && html`<td>${line.codigo}</td>`}
    <td class="r">${style.amount(line.unitario)}</td>
    <td class="r">${style.quantity(line.cantidad)}</td>
    <td>${line.unidad}</td>
    ${withDiscount && html`<td class="r">${style.amount(line.descuento)}</td>`}
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

function group({ name, lines }: Site, at: number, columns: Columns): Markup {
  const span = 6 + (columns.withDiscount ? 1 : 0) + (columns.withCode ? 1 : 0);
  const sum = lines.reduce((all, line) => all + line.importe, 0);
  return html`<tr class="site">
      <td colspan="${span}">Punto de entrega ${at + 1}: ${name}</td>
    </tr>
    ${lines.map((line, index) => row(line, `${at + 1}.${String(index + 1).padStart(2, '0')}`, columns))}
    <tr class="part">
      <td colspan="${span - 1}">Subtotal entrega ${at + 1}</td>
      <td class="r">${columns.style.amount(sum)}</td>
    </tr>`;
}

function rows(facts: BenchFacts, columns: Columns, dice: Dice): Markup {
  const sites = sitesOf(facts, dice);
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Ít.</th>
        <th style="width:74mm">Producto o servicio</th>
        ${columns.withCode && html`<th>Ref.</th>`}
        <th class="r">Valor<br />unitario</th>
        <th class="r">Cant.</th>
        <th>Un.</th>
        ${columns.withDiscount && html`<th class="r">Dcto.</th>`}
        <th class="r">Valor<br />total</th>
      </tr>
    </thead>
    <tbody>
      ${sites.length > 0 ? sites.map((site, at) => group(site, at, columns)) : facts.lineas.map((line, at) => row(line, String(at + 1), columns))}
    </tbody>
  </table>`;
}

const cell = (label: string, value: string): Markup | false =>
  value !== '' && html`<div><small>${label}</small>${value}</div>`;

function data(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente, afectado } = facts;
  return html`<div class="data">
    ${cell('Facturado a', cliente.nombre)}${cell('RUC del cliente', cliente.documento)}
    ${cell('Emitido el', style.date(facts.emision))}
    ${cell('Pagar hasta', facts.vencimiento ? style.date(facts.vencimiento) : '')}
    ${cell('Domicilio fiscal', cliente.direccion)}${cell('Divisa', style.currencyName)}
    ${cell('Modalidad de pago', afectado ? '' : facts.formaPago)}
    ${cell('Su orden de compra', facts.ordenCompra)} ${cell('Guía remitente', facts.guiaRemision)}
    ${cell('Comprobante que se modifica', afectado?.numero ?? '')}
    ${cell('Sustento', afectado?.motivo ?? '')}
  </div>`;
}

function strip(facts: BenchFacts, style: BenchStyle): Markup {
  const keys = shown(facts);
  return html`<table class="strip whole">
    <tr>
      ${keys.map((key) => html`<th>${STRIP[key]}</th>`)}
    </tr>
    <tr>
      ${keys.map((key) => html`<td>${style.currencySign} ${style.amount(facts.sumas[key])}</td>`)}
    </tr>
  </table>`;
}

const shown = (facts: BenchFacts) => shownSums(facts, STRIP_ORDER, ['gravada', 'igv', 'total']);

function below(facts: BenchFacts, style: BenchStyle): Markup {
  const { detraccion, retencion, cuotas, observaciones } = facts;
  const parts = cuotas.map(
    ({ numero, fecha, monto }) => `${numero}) ${style.date(fecha)} por ${style.amount(monto)}`,
  );
  return html`<div class="below whole">
    <p>${facts.letras}</p>
    ${
      detraccion
        ? html`<p>
            Detracción ${detraccion.porcentaje}% (servicio ${detraccion.codigo}): S/
            ${style.amount(detraccion.monto)}, a depositar en la cta. ${detraccion.cuenta} del Banco
            de la Nación.
          </p>`
        : NOTHING
    }
    ${
      retencion
        ? html`<p>
            Sujeto a retención de ${retencion.porcentaje}%: ${style.amount(retencion.monto)}
          </p>`
        : NOTHING
    }
    ${parts.length > 0 && html`<p>Cuotas del crédito: ${parts.join('; ')}</p>`}
    ${observaciones !== '' && html`<p>Nota: ${observaciones}</p>`}
  </div>`;
}

export const deliveryPoints: BenchLayout = {
  id: 'sedes',
  role: 'construido',
  kinds: ['factura', 'nota_credito'],
  draw(facts, style, random) {
    const dice = diceOf(String(random()));
    const ink = dice.pick(['#244c3c', '#3a2d5c', '#7a3216', '#0d3b66']);
    const withCode = dice.chance(0.7);
    const withContact = dice.chance(0.7);
    const { emisor } = facts;
    const columns = { style, withCode, withDiscount: hasDiscounts(facts) };
    const body = html`<div class="band">
        <div><b>${emisor.nombre}</b>${emisor.direccion}</div>
        <div>
          RUC
          ${emisor.documento}${withContact && html`<br />${emisor.telefono}<br />${emisor.email}`}
        </div>
      </div>
      <div class="title">
        <span>${TITLES[facts.kind]}</span>
        <span>${style.number(facts.serie, facts.correlativo)}</span>
      </div>
      ${data(facts, style)}${rows(facts, columns, dice)}${strip(facts, style)}${below(facts, style)}
      <div class="foot whole">
        ${qrPlace(facts, '24mm')}
        <span
          >${facts.hash !== '' && html`Firma digital: ${facts.hash}<br />`}Esta es una
          representación impresa de un comprobante electrónico; el original es el archivo XML.</span
        >
      </div>`;
    const printed: LinePrinted[] = ['unidad', 'cantidad', 'unitario', 'importe'];
    if (withCode) printed.push('codigo');
    if (columns.withDiscount) printed.push('descuento');
    return {
      ...wholePage({ css: `:root{--ink:${ink}}${CSS}`, body, paper: A4, margin: '13mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(
          emisor,
          withContact ? ['direccion', 'telefono', 'email'] : ['direccion'],
        ),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          ...(facts.afectado ? [] : (['formaPago'] as const)),
          'ordenCompra',
          'guiaRemision',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, printed),
      },
    };
  },
};
