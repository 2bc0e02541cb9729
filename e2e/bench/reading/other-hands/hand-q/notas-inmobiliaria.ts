import { addDays } from '../../facts/civil-day';
import { between, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { documentoTruth, infoTruth, partyTruth, shownSums, totalesTruth } from '../../truth';
import { asLessor, longReason, reasonCode } from './leasing-rows';
import { hasDiscounts, orBlank, rowsTruth } from './paid-later';

const CSS = `
body { font: 9pt/1.38 'Liberation Sans', Arial, sans-serif; color: #333; }
header { display: flex; justify-content: space-between; align-items: flex-start; }
.mark { width: 17mm; height: 17mm; border-radius: 3mm; background: #23405f; color: #fff; font: bold 20pt/17mm 'Liberation Serif', serif; text-align: center; margin-right: 4mm; flex: none; }
.firm { display: flex; max-width: 118mm; font-size: 8.2pt; }
.firm b { font-size: 10.5pt; display: block; color: #23405f; }
.num { border-left: 3px solid #23405f; padding-left: 4mm; min-width: 58mm; }
.num h2 { margin: 0; font-size: 11.5pt; color: #23405f; line-height: 1.2; }
h3 { background: #eef1f5; color: #23405f; font-size: 8pt; letter-spacing: .4px; margin: 4mm 0 1.5mm; padding: 1mm 2mm; text-transform: uppercase; }
.kv { display: grid; grid-template-columns: 34mm 1fr; row-gap: .5mm; padding: 0 2mm; }
.kv dt { color: #667; margin: 0; } .kv dd { margin: 0; }
.mod { width: 100%; } .mod th { text-align: left; font-weight: normal; color: #667; font-size: 8pt; padding: 0 2mm; } .mod td { padding: 0 2mm .5mm; }
.why { padding: 1mm 2mm 0; text-align: justify; }
.rows { width: 100%; margin-top: 4mm; }
.rows th { background: #23405f; color: #fff; font-size: 8pt; padding: 1.3mm 2mm; text-align: left; }
.rows td { padding: 1.3mm 2mm; border-bottom: 1px solid #dde2e8; vertical-align: top; }
.n { text-align: right !important; white-space: nowrap; }
.tot { margin: 3mm 0 0 auto; width: 84mm; } .tot td { padding: .7mm 2mm; } .tot tr:last-child td { background: #eef1f5; font-weight: bold; font-size: 10pt; }
.last { display: flex; gap: 5mm; margin-top: 6mm; font-size: 7.6pt; color: #667; border-top: 1px solid #dde2e8; padding-top: 3mm; }
`;

const TITLE = {
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
  nota_debito: 'NOTA DE DÉBITO ELECTRÓNICA',
};

const titleOf = ({ kind }: BenchFacts): string =>
  kind === 'nota_debito' ? TITLE.nota_debito : TITLE.nota_credito;

function head(facts: BenchFacts): Markup {
  const { emisor } = facts;
  return html`<header>
    <div class="firm">
      <div class="mark">${emisor.nombre.slice(0, 1)}</div>
      <div>
        <b>${emisor.nombre}</b>RUC ${emisor.documento}<br />${emisor.direccion}<br />Central
        telefónica: ${emisor.telefono}<br />${emisor.email}
      </div>
    </div>
    <div class="num">
      <h2>${titleOf(facts)}</h2>
      <h2>${facts.serie}-${facts.correlativo}</h2>
    </div>
  </header>`;
}

const pair = (label: string, value: string): Markup =>
  html`<dt>${label}</dt>
    <dd>${value}</dd>`;

function parties(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente } = facts;
  return html`<h3>Datos del cliente</h3>
    <dl class="kv" style="margin:0">
      ${pair('Razón social', cliente.nombre)} ${pair('RUC', cliente.documento)}
      ${pair('Dirección fiscal', cliente.direccion)}
      ${pair('Fecha de emisión', style.date(facts.emision))}
      ${pair('Tipo de moneda', style.currencyName)}
    </dl>`;
}

function changed(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { afectado, emision } = facts;
  if (!afectado) return NOTHING;
  const issued = addDays(emision, -between(random, 3, 75));
  return html`<h3>Documento que se modifica</h3>
    <table class="mod">
      <tr>
        <th>Tipo</th>
        <th>Serie y número</th>
        <th>Fecha</th>
        <th>Tipo de nota</th>
      </tr>
      <tr>
        <td>Factura electrónica</td>
        <td>${afectado.numero}</td>
        <td>${style.date(issued)}</td>
        <td>${reasonCode(afectado.motivo)} - ${afectado.motivo}</td>
      </tr>
    </table>
    <div class="why"><b>Motivo o sustento:</b> ${longReason(afectado.motivo, random)}</div>`;
}

function row(line: BenchLine, at: number, style: BenchStyle, withDiscount: boolean): Markup {
  return html`<tr>
    <td>${at + 1}</td>
    <td>${line.descripcion}</td>
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    ${withDiscount && html`<td class="n">${orBlank(line.descuento, style.amount)}</td>`}
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;
}

function rows(facts: BenchFacts, style: BenchStyle): Markup {
  const withDiscount = hasDiscounts(facts);
  return html`<table class="rows">
    <thead>
      <tr>
        <th>#</th>
        <th>Concepto</th>
        <th class="n">Cant.</th>
        <th class="n">Valor unitario</th>
        ${withDiscount && html`<th class="n">Descuento</th>`}
        <th class="n">Valor de venta</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line, at) => row(line, at, style, withDiscount))}
    </tbody>
  </table>`;
}

const LABELS = {
  gravada: 'Total operaciones gravadas',
  exonerada: 'Total operaciones exoneradas',
  inafecta: 'Total operaciones inafectas',
  igv: 'IGV 18%',
} as const;
const ORDER = ['gravada', 'exonerada', 'inafecta', 'igv'] as const;
const ALWAYS = ['gravada', 'igv'] as const;

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  const sign = style.currencySign;
  return html`<table class="tot whole">
    ${shownSums(facts, ORDER, ALWAYS).map(
      (key) =>
        html`<tr>
          <td>${LABELS[key]}</td>
          <td class="n">${sign} ${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
    <tr>
      <td>Importe total</td>
      <td class="n">${sign} ${style.amount(facts.sumas.total)}</td>
    </tr>
  </table>`;
}

function last(facts: BenchFacts, random: Random): Markup {
  const agent = pick(random, [
    'Emitido a través de un Proveedor de Servicios Electrónicos autorizado por SUNAT.',
    'Autorizado mediante Resolución de Intendencia N° 034-005-0006241/SUNAT.',
    'Documento validado por OSE.',
  ]);
  return html`<div class="last whole">
    ${qrPlace(facts, '25mm')}
    <div>
      Representación impresa de la ${titleOf(facts).toLowerCase()}. ${agent}<br />
      ${facts.hash && html`Código hash: ${facts.hash}<br />`} Verifique este documento en
      www.sunat.gob.pe con su clave SOL o en nuestra página web.
      ${happens(random, 0.4) && html`<br />Atención a clientes: lunes a viernes de 9:00 a 18:00 h.`}
    </div>
  </div>`;
}

/** Credit and debit notes of a landlord, lessor or factor, from an online biller. */
export const notasInmobiliaria: BenchLayout = {
  id: 'notas-inmobiliaria',
  role: 'construido',
  kinds: ['nota_credito', 'nota_debito'],
  draw(given, style, random) {
    const facts = asLessor(given, random);
    const body = html`${head(facts)} ${parties(facts, style)} ${changed(facts, style, random)}
      ${rows(facts, style)} ${sums(facts, style)}
      <div style="margin-top:3mm"><b>Son:</b> ${facts.letras}</div>
      ${facts.observaciones && html`<div><b>Observaciones:</b> ${facts.observaciones}</div>`}
      ${last(facts, random)}`;
    const columns = ['cantidad', 'unitario', 'importe', 'descuento'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '13mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [...shownSums(facts, ORDER, ALWAYS), 'total']),
        informacion_adicional: infoTruth(facts, ['observaciones', 'letras']),
        productos: rowsTruth(facts, columns),
      },
    };
  },
};
