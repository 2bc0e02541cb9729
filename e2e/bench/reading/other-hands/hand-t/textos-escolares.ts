import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage } from '../../html';
import type { Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import {
  inCurrency,
  instalments,
  isUntaxedRow,
  ofTrade,
  signOf,
  webOf,
  withWares,
} from './dressing';
import { WARES } from './school-goods';
import { withheldTruth } from './withheld-truth';

const STEMS = [
  'Distribuidora de Libros',
  'Comercial Escolar',
  'Librería Mayorista',
  'Editorial y Distribuidora',
];
const CSS = `
body { font: 8pt "Liberation Sans", sans-serif; padding: 0 .4mm; }
.t { width: 100%; } .t td { vertical-align: top; padding: 0; } .t h1 { font: bold 15pt "Liberation Serif", serif; margin: 0; }
.bx { border: 1px solid #000; text-align: center; font-size: 11pt; padding: 2mm; line-height: 1.5; width: 64mm; }
.k { width: 100%; margin: 2.5mm 0; border-top: 1px solid #000; border-bottom: 1px solid #000; } .k td { padding: .5mm 1mm; vertical-align: top; } .k td:last-child { white-space: nowrap; } .k td:nth-child(odd) { width: 24mm; }
.g { width: 100%; font-size: 7.5pt; } .g th { border: 1px solid #000; background: #d9e1f2; padding: .7mm; font-size: 7pt; } .g td { padding: .55mm .8mm; border-left: 1px solid #888; border-right: 1px solid #888; vertical-align: top; }
.g tbody tr:last-child td { border-bottom: 1px solid #000; } .n { text-align: right; white-space: nowrap; } .m { text-align: center; white-space: nowrap; }
.s { width: 100%; margin-top: 2mm; } .s th { border: 1px solid #000; background: #d9e1f2; font-size: 7pt; padding: .6mm; } .s td { border: 1px solid #000; text-align: center; padding: 1mm; font-size: 8.6pt; }
.f { display: flex; justify-content: space-between; gap: 5mm; margin-top: 2mm; line-height: 1.45; font-size: 7.4pt; }
`;

const LABELS = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  gratuita: 'OP. GRATUITA',
  descuentos: 'DSCTO. GLOBAL',
  igv: 'IGV 18%',
  total: 'IMPORTE TOTAL',
} as const;
const ORDER = [
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'descuentos',
  'igv',
  'total',
] as const;
/** The box has a place for each, also for what is zero. */
const ALWAYS = ['gravada', 'exonerada', 'inafecta', 'descuentos', 'igv', 'total'] as const;
const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ALWAYS);

interface Page {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  sign: string;
  books: readonly boolean[];
  hasDiscount: boolean;
}

const percentOf = ({ descuento, importe }: BenchLine, style: BenchStyle): string =>
  descuento
    ? style.amount(Math.round((descuento * 100) / (descuento + importe)) * 100)
    : style.amount(0);

function rowOf(line: BenchLine, at: number, { style, random, books, hasDiscount }: Page): Markup {
  const isBook = books[at] ?? false;
  const ean = isBook ? `97861245${digits(random, 5)}` : `775${digits(random, 10)}`;
  return html`<tr>
    <td class="m">${at + 1}</td>
    <td class="m">${line.codigo}</td>
    <td class="m">${ean}</td>
    <td>${line.descripcion}</td>
    <td class="m">${isBook ? 'E' : 'G'}</td>
    <td class="m">${line.unidad}</td>
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    ${
      hasDiscount
        ? html`<td class="n">${percentOf(line, style)}</td>
            <td class="n">${style.amount(line.descuento)}</td>`
        : NOTHING
    }
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;
}

function headOf({ facts, style, random }: Page): Markup {
  const { emisor, cliente } = facts;
  return html`<table class="t">
      <tr>
        <td>
          <h1>${emisor.nombre}</h1>
          VENTA DE LIBROS, TEXTOS ESCOLARES Y ÚTILES DE ESCRITORIO AL POR MAYOR<br />Dom. Fiscal:
          ${emisor.direccion}<br />
          ${happens(random, 0.5) ? html`Tienda: Jr. Camaná ${between(random, 800, 1190)} Stand ${between(random, 101, 240)} - Cercado de Lima<br />` : NOTHING}Telf.:
          ${emisor.telefono} &nbsp; E-mail: ${emisor.email}
        </td>
        <td style="width:64mm">
          <div class="bx">
            <b>FACTURA ELECTRÓNICA</b><br />RUC: ${emisor.documento}<br /><b
              >${style.number(facts.serie, facts.correlativo)}</b
            >
          </div>
        </td>
      </tr>
    </table>
    <table class="k">
      <tr>
        <td>Cliente</td>
        <td>: ${cliente.nombre}</td>
        <td>F. Emisión</td>
        <td>: ${style.date(facts.emision)}</td>
      </tr>
      <tr>
        <td>RUC</td>
        <td>: ${cliente.documento}</td>
        <td>F. Vcto.</td>
        <td>: ${facts.vencimiento ? style.date(facts.vencimiento) : ''}</td>
      </tr>
      <tr>
        <td>Dirección</td>
        <td>: ${cliente.direccion}</td>
        <td>Cond. Venta</td>
        <td>: ${facts.formaPago}</td>
      </tr>
      <tr>
        <td>Vendedor</td>
        <td>: ${pick(random, ['V03 CCOPA LUCIA', 'V11 AYQUIPA JOSE', 'V07 OFICINA'])}</td>
        <td>Guía Rem.</td>
        <td>: ${facts.guiaRemision}</td>
      </tr>
      <tr>
        <td>Pedido</td>
        <td>: ${digits(random, 6)}</td>
        <td>O/Compra</td>
        <td>: ${facts.ordenCompra}</td>
      </tr>
    </table>`;
}

function sumsOf({ facts, style, sign }: Page): Markup {
  const keys = shown(facts);
  return html`<table class="s whole">
    <tr>
      ${keys.map((key) => html`<th>${LABELS[key]} ${sign}</th>`)}
    </tr>
    <tr>
      ${keys.map((key) => html`<td>${style.amount(facts.sumas[key])}</td>`)}
    </tr>
  </table>`;
}

function withheldOf({ facts, style, sign }: Page): Markup {
  const { retencion, percepcion } = facts;
  return html`${retencion ? html`Retención ${retencion.porcentaje}% IGV: ${sign} ${style.amount(retencion.monto)}<br />` : NOTHING}
  ${percepcion ? html`Percepción ${percepcion.porcentaje}%: ${sign} ${style.amount(percepcion.monto)} &nbsp; Total con percepción: ${sign} ${style.amount(percepcion.totalConPercepcion)}<br />` : NOTHING}`;
}

function bodyOf(page: Page): Markup {
  const { facts, style, random, sign, hasDiscount } = page;
  const parts = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`Cuota ${numero}: ${style.date(fecha)} ${sign} ${style.amount(monto)}<br />`,
  );
  return html`${headOf(page)}
    <table class="g">
      <thead>
        <tr>
          <th>N°</th>
          <th>CÓDIGO</th>
          <th>ISBN / EAN</th>
          <th>TÍTULO / DESCRIPCIÓN</th>
          <th>AF.</th>
          <th>U.M.</th>
          <th>CANT.</th>
          <th>P. LISTA</th>
          ${
            hasDiscount
              ? html`<th>% DSC</th>
                  <th>DSCTO.</th>`
              : NOTHING
          }
          <th>V. VENTA</th>
        </tr>
      </thead>
      <tbody>
        ${facts.lineas.map((line, at) => rowOf(line, at, page))}
      </tbody>
    </table>
    <div style="margin-top:1.5mm">SON: ${facts.letras}</div>
    ${sumsOf(page)}
    <div class="f whole">
      <div>
        ${withheldOf(page)}${parts}${facts.observaciones ? html`Observación: ${facts.observaciones}<br />` : NOTHING}
        Af.: G = Gravado, E = Exonerado (Ley N° 31053, Ley del Libro)<br />Bultos:
        ${between(random, 1, 30)} &nbsp; Peso aprox.: ${between(random, 8, 400)} kg<br />
        Cta. Cte. BCP ${facts.moneda === 'PEN' ? 'Soles' : 'Dólares'}
        191-${digits(random, 7)}-${facts.moneda === 'PEN' ? 0 : 1}-${digits(random, 2)} a nombre de
        ${facts.emisor.nombre}<br />
        Cambios y devoluciones de textos solo hasta el 30 de abril, sin forro ni nombre.<br />
        Representación impresa de la FACTURA ELECTRÓNICA, visite ${webOf(facts.emisor)}. Valor
        resumen: ${facts.hash}
      </div>
      ${qrPlace(facts, '24mm')}
    </div>`;
}

/** Invoice of a wholesaler of books and school supplies: many short rows, taxed and exempt ones together. */
export const TEXTOS_ESCOLARES: BenchLayout = {
  id: 'textos-escolares',
  role: 'construido',
  kinds: ['factura'],
  draw(original, style, random) {
    const soles = inCurrency(
      { ...original, detraccion: null },
      original.moneda === 'USD' ? 'USD' : 'PEN',
    );
    const cuotas = original.detraccion ? [] : soles.cuotas;
    const facts = withWares(ofTrade({ ...soles, cuotas }, STEMS, random), WARES, random);
    const sign = signOf(original, facts, style);
    const hasDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
    const books = original.lineas.map(isUntaxedRow);
    const off = hasDiscount ? (['descuento'] as const) : [];
    return {
      ...wholePage({
        css: CSS,
        body: bodyOf({ facts, style, random, sign, books, hasDiscount }),
        paper: A4,
        margin: '10mm 10mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...withheldTruth(facts),
        informacion_adicional: compact({
          ...infoTruth(facts, [
            'formaPago',
            'ordenCompra',
            'guiaRemision',
            'observaciones',
            'letras',
          ]),
          cuotas: instalments(facts),
        }),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          ...off,
          'importe',
        ]),
      },
    };
  },
};
