import { digits, happens, pick } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { COSMETICS } from './goods-sold';
import { inTrade } from './trade-words';

const SUM_WORDS = {
  gravada: 'Total Gravado',
  exonerada: 'Total Exonerado',
  igv: 'IGV',
  total: 'Importe Total',
} as const;
type Sum = keyof typeof SUM_WORDS;
const ORDER = Object.keys(SUM_WORDS) as Sum[];
const ALWAYS: readonly Sum[] = ['gravada', 'igv', 'total'];

const css = `
body { font: 9pt 'DejaVu Sans', sans-serif; color: #222; }
.c { text-align: center; }
.logo { width: 26mm; height: 12mm; margin: 0 auto 2mm; border-radius: 50%; background: #e9c6d6; }
h1 { font-size: 13pt; margin: 0; }
h2 { font-size: 11pt; margin: 4mm 0 0; }
.nro { font-size: 11pt; }
hr { border: 0; border-top: 1px solid #999; margin: 3mm 0; }
.data { width: 100%; } .data td { padding: .6mm 1mm; vertical-align: top; } .data td:first-child { width: 50mm; color: #555; }
.rows { width: 100%; margin-top: 3mm; }
.rows th { border: 1px solid #bbb; background: #f3f3f3; font-size: 8pt; padding: 1mm; }
.rows td { border: 1px solid #ddd; padding: 1mm; font-size: 8.2pt; }
.n { text-align: right; white-space: nowrap; }
.sums { margin: 3mm 0 0 auto; } .sums td { padding: .8mm 2mm; } .sums tr:last-child { font-weight: bold; }
.small { font-size: 7.2pt; color: #555; }`;

function head(facts: BenchFacts, style: BenchStyle, hasLogo: boolean, slogan: string): Markup {
  const { emisor } = facts;
  return html`<div class="c">
    ${hasLogo && html`<div class="logo"></div>`}
    <h1>${emisor.nombre}</h1>
    ${slogan && html`<i>${slogan}</i><br />`} ${emisor.direccion}<br />Tel. ${emisor.telefono} -
    ${emisor.email}<br />R.U.C. ${emisor.documento}
    <h2>NOTA DE CRÉDITO ELECTRÓNICA</h2>
    <div class="nro">${style.number(facts.serie, facts.correlativo)}</div>
  </div>`;
}

function data(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente, afectado } = facts;
  const rows: readonly (readonly [string, string])[] = [
    ['Fecha de Emisión', style.date(facts.emision)],
    ['Cliente', cliente.nombre],
    ['RUC', cliente.documento],
    ['Dirección', cliente.direccion],
    ['Tipo de Moneda', style.currencyName],
    ['Documento que modifica', afectado ? `FACTURA ${afectado.numero}` : ''],
    ['Motivo o Sustento', afectado ? afectado.motivo : ''],
  ];
  return html`<hr />
    <table class="data">
      ${rows.map(
        ([label, value]) =>
          html`<tr>
            <td>${label}</td>
            <td>: ${value}</td>
          </tr>`,
      )}
    </table>`;
}

function rows(facts: BenchFacts, style: BenchStyle): Markup {
  const heads = ['Cantidad', 'Unidad', 'Código', 'Descripción', 'V. Unit.', 'Importe'];
  return html`<table class="rows">
    <thead>
      <tr>
        ${heads.map((word) => html`<th>${word}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td class="c">${style.quantity(line.cantidad)}</td>
            <td class="c">${line.unidad}</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td class="n">${style.amount(line.unitario)}</td>
            <td class="n">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function foot(facts: BenchFacts, style: BenchStyle, sums: readonly Sum[], site: string): Markup {
  return html`<div class="whole">
    <table class="sums">
      ${sums.map(
        (key) =>
          html`<tr>
            <td class="n">${SUM_WORDS[key]}:</td>
            <td class="n">${style.currencySign} ${style.amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
    <p>SON: ${facts.letras}</p>
    ${facts.observaciones && html`<p>Observación: ${facts.observaciones}</p>`}
    <div class="c small">
      ${facts.qr ? qrPlace(facts, '27mm') : NOTHING}
      <p>Código Hash: ${facts.hash}</p>
      <p>
        Representación impresa de la Nota de Crédito Electrónica.<br />Podrá ser consultada en
        ${site}
      </p>
    </div>
  </div>`;
}

/** A credit note of a simple web biller: everything of the letterhead centred, data in one column. */
export const cosmeticaNotaCredito: BenchLayout = {
  id: 'cosmetica-nota-credito',
  role: 'construido',
  kinds: ['nota_credito'],
  draw(plain, style, random) {
    const facts = inTrade(plain, COSMETICS);
    const sums = shownSums(facts, ORDER, ALWAYS);
    const slogan = pick(random, ['', '', 'Venta al por mayor de perfumes y cosméticos']);
    const site = pick(random, ['www.facturaenlinea.pe', 'https://consulta.tufactura.com.pe']);
    const body = html`${head(facts, style, happens(random, 0.5), slogan)} ${data(facts, style)}
    ${rows(facts, style)} ${foot(facts, style, sums, `${site}/${digits(random, 6)}`)}`;
    return {
      ...wholePage({ css, body, paper: A4, margin: '14mm 16mm' }),
      truth: compact({
        documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sums),
        informacion_adicional: infoTruth(facts, ['observaciones', 'letras']),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      }),
    };
  },
};
