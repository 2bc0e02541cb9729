import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { PLACES, STREETS } from '../../facts/words';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { cuotasTruth, hasDiscounts, rowsTruth } from './printed-values';
import { banks } from './chemical-foot';
import { CHEMICALS, FREIGHT, SERVICES } from './chemical-goods';
import { renamedLines, sellerOf, type GoodsNames } from './trade-names';

const STEMS = [
  'Química Industrial',
  'Distribuidora Química',
  'Insumos Químicos',
  'Higiene Profesional',
];
const SELLERS = [
  'R. CÁCERES',
  'MILAGROS TAPIA',
  'VEN-07 J. ARBULÚ',
  'P. ECHEVARRÍA',
  'VEN-12 K. LOAYZA',
];
const SHIPPING = ['PUESTO EN PLANTA', 'RECOJO EN ALMACÉN', 'ENTREGA EN DESTINO', 'AGENCIA'];

function namesFor({ detraccion }: BenchFacts): GoodsNames {
  if (!detraccion) return CHEMICALS;
  return detraccion.codigo === '027' ? FREIGHT : SERVICES;
}

const termsOf = ({ formaPago, cuotas }: BenchFacts): string =>
  formaPago === 'Contado' ? 'CONTADO' : `CRÉDITO ${cuotas.length * 30 || 30} DÍAS`;

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
}

const pair = (label: string, value: string): Markup =>
  value
    ? html`<tr>
        <th>${label}</th>
        <td>${value}</td>
      </tr>`
    : NOTHING;

function shipTo({ facts, random }: Drawing): Markup {
  const { cliente } = facts;
  const [, province, district] = pick(random, PLACES);
  const other = `${pick(random, STREETS)} ${between(random, 110, 2900)}`;
  const isElsewhere = happens(random, 0.55);
  return html`<div class="ship">
    <b>Envío a</b><br />${cliente.nombre}<br />
    ${isElsewhere ? html`${pick(random, ['Planta', 'Almacén', 'Sede'])} ${district}<br />${other}<br />${district} - ${province}` : cliente.direccion}
  </div>`;
}

function heading({ facts, style, random }: Drawing): Markup {
  const { emisor, cliente } = facts;
  return html`<div class="top">
      <div class="bill">
        <b>Facturación a</b><br />${cliente.nombre}<br />${cliente.direccion}<br />R.U.C.
        ${cliente.documento}
      </div>
      ${shipTo({ facts, style, random })}
      <div class="us">
        <div class="mark">${(emisor.nombre[0] ?? '').toUpperCase()}<sup>+</sup></div>
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Telf. ${emisor.telefono}<br />${emisor.email}<br />R.U.C.
        ${emisor.documento}
      </div>
    </div>
    <h1>Factura Electrónica ${`${facts.serie}-${facts.correlativo}`}</h1>
    <div class="grid">
      <table>
        ${[
          pair('Nº cliente', `C${digits(random, 5)}`),
          pair('Nº pedido venta', `PV${facts.emision.slice(2, 4)}-${digits(random, 5)}`),
          pair('Su referencia O/C', facts.ordenCompra),
          pair('Nº guía remisión', facts.guiaRemision),
        ]}
      </table>
      <table>
        ${[
          pair('Fecha emisión documento', style.date(facts.emision)),
          pair('Fecha vencimiento', style.date(facts.vencimiento ?? facts.emision)),
          pair('Términos de pago', termsOf(facts)),
          pair('Cód. divisa', facts.moneda),
        ]}
      </table>
      <table>
        ${[
          pair('Vendedor', pick(random, SELLERS)),
          pair('Condiciones envío', pick(random, SHIPPING)),
          pair('Almacén', pick(random, ['LURIN', 'CALLAO', 'ATE', 'AQP'])),
        ]}
      </table>
    </div>`;
}

function row(line: BenchLine, { facts, style, random }: Drawing, withLot: boolean): Markup {
  const lot = `L${facts.emision.slice(2, 4)}${digits(random, 4)}`;
  return html`<tr>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    ${withLot && html`<td>${lot}</td>`}
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td>${line.unidad}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    ${hasDiscounts(facts) && html`<td class="n">${line.descuento ? style.amount(line.descuento) : ''}</td>`}
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;
}

function rows(drawing: Drawing): Markup {
  const { facts } = drawing;
  const withLot = !facts.detraccion && happens(drawing.random, 0.5);
  return html`<table class="lines">
    <thead>
      <tr>
        <th>Nº</th>
        <th>Descripción</th>
        ${withLot && html`<th>Nº lote</th>`}
        <th class="n">Cantidad</th>
        <th>Unidad medida</th>
        <th class="n">Precio unitario<br />excl. IGV</th>
        ${hasDiscounts(facts) && html`<th class="n">Importe dto.<br />línea</th>`}
        <th class="n">Importe<br />excl. IGV</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line) => row(line, drawing, withLot))}
    </tbody>
  </table>`;
}

const SUM_ORDER = ['descuentos', 'gratuita', 'gravada', 'exonerada', 'igv', 'total'] as const;
const sumsShown = (facts: BenchFacts) => shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);

function sums({ facts, style }: Drawing): Markup {
  const sign = style.currencySign;
  const words: Record<(typeof SUM_ORDER)[number], string> = {
    descuentos: `Dto. factura ${sign}`,
    gratuita: `Valor op. gratuitas ${sign}`,
    gravada: `Total ${sign} gravado excl. IGV`,
    exonerada: `Total ${sign} exonerado`,
    igv: `IGV 18% ${sign}`,
    total: `Total ${sign} incl. IGV`,
  };
  const { percepcion } = facts;
  return html`<table class="sums">
    ${sumsShown(facts).map(
      (key) =>
        html`<tr class="${key}">
          <th>${words[key]}</th>
          <td class="n">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}${
      percepcion &&
      html`<tr>
          <th>Percepción ${percepcion.porcentaje}% ${sign}</th>
          <td class="n">${style.amount(percepcion.monto)}</td>
        </tr>
        <tr>
          <th>Total ${sign} incl. percepción</th>
          <td class="n">${style.amount(percepcion.totalConPercepcion)}</td>
        </tr>`
    }
  </table>`;
}

function notes({ facts, style }: Drawing): Markup {
  const { cuotas, detraccion, retencion } = facts;
  return html`<div class="notes">
    <p>SON: ${facts.letras}</p>
    ${
      cuotas.length > 0 &&
      html`<table class="dues">
        <tr>
          <th>Cuota</th>
          <th>Vencimiento</th>
          <th class="n">Importe ${style.currencySign}</th>
        </tr>
        ${cuotas.map(
          ({ numero, fecha, monto }) =>
            html`<tr>
              <td>${numero}</td>
              <td>${style.date(fecha)}</td>
              <td class="n">${style.amount(monto)}</td>
            </tr>`,
        )}
      </table>`
    }
    ${detraccion && html`<p>Operación sujeta al SPOT. Bien/servicio ${detraccion.codigo} - ${detraccion.porcentaje}% - Importe detracción ${style.currencySign} ${style.amount(detraccion.monto)} - Cta. Banco de la Nación ${detraccion.cuenta}</p>`}
    ${retencion && html`<p>Retención IGV ${retencion.porcentaje}%: ${style.currencySign} ${style.amount(retencion.monto)}</p>`}
    ${facts.observaciones && html`<p>Comentario: ${facts.observaciones}</p>`}
    <div class="seal">
      ${qrPlace(facts, '24mm')}
      <p>
        Código hash: ${facts.hash}<br />Representación impresa de la factura electrónica, consulte
        en www.sunat.gob.pe<br />
        Emitida desde el sistema del contribuyente. Los envases retornables deben devolverse en 30
        días.
      </p>
    </div>
  </div>`;
}

const CSS = `body { font: 8.2pt 'Liberation Sans'; color: #111; }
.page, .lines { width: 100%; } .page > thead > tr > td, .page > tbody > tr > td, .page > tfoot > tr > td { padding: 0; }
.page > tbody > tr { break-inside: auto; } .n { text-align: right !important; }
.top { display: flex; gap: 6mm; line-height: 1.35; } .top > div { flex: 1; } .us { text-align: right; }
.mark { font: bold 22pt 'Liberation Serif'; color: #0a6b52; } h1 { font-size: 14pt; margin: 5mm 0 2mm; }
.lines td:first-child { white-space: nowrap; } .page { height: 266mm; } .page > tbody > tr > td { vertical-align: top; } .page > tfoot > tr > td, .page > thead > tr > td { height: 1px; } .grid { display: flex; align-items: flex-start; gap: 6mm; margin-bottom: 4mm; } .grid table { flex: auto; } .grid td { white-space: nowrap; } .grid th { text-align: left; font-weight: bold; white-space: nowrap; padding-right: 2mm; } .grid tr > * { vertical-align: top; }
.lines th { text-align: left; border-bottom: 1.2px solid #111; vertical-align: bottom; padding: 1mm; } .lines td { padding: .8mm 1mm; vertical-align: top; }
.sums { margin: 3mm 0 0 auto; } .sums th { text-align: left; font-weight: normal; padding: .6mm 8mm .6mm 0; } .sums .total > * { font-weight: bold; border-top: 1.2px solid #111; }
.notes p { margin: 1.5mm 0; } .dues td, .dues th { padding: .3mm 3mm .3mm 0; text-align: left; } .seal { display: flex; gap: 4mm; align-items: center; font-size: 7pt; }
.banks { width: 100%; border-top: .6px solid #777; margin-top: 4mm; font-size: 7pt; } .banks td { padding: 1.5mm 4mm 0 0; vertical-align: top; }`;

function truthOf(facts: BenchFacts): ExtractedData {
  const { retencion, percepcion } = facts;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, sumsShown(facts)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    ...(percepcion && {
      percepcion: {
        porcentaje: percepcion.porcentaje,
        monto: decimal(percepcion.monto),
        total: decimal(percepcion.totalConPercepcion),
      },
    }),
    informacion_adicional: compact({
      ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
      terminos_pago: termsOf(facts),
      cuotas: cuotasTruth(facts),
    }),
    productos: rowsTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'descuento',
      'importe',
    ]),
  };
}

/** A distributor of chemicals with Navision: bill-to and ship-to first, totals "incl. IGV", banks below. */
export const quimicosNavision: BenchLayout = {
  id: 'quimicos-navision',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const facts: BenchFacts = {
      ...given,
      vencimiento: given.vencimiento ?? given.emision,
      emisor: sellerOf(given.emisor, pick(random, STEMS)),
      lineas: renamedLines(given, namesFor(given), random),
    };
    const drawing = { facts, style, random };
    const body = html`<table class="page">
      <thead>
        <tr>
          <td>${heading(drawing)}</td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            ${rows(drawing)}${html`<div class="whole">${sums(drawing)}${notes(drawing)}</div>`}
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td>${banks(facts, random)}</td>
        </tr>
      </tfoot>
    </table>`;
    const margin = `11mm 13mm 14mm; @bottom-right { content: "Página " counter(page) " / " counter(pages); font: 7.5pt 'Liberation Sans'; }`;
    return { ...wholePage({ css: CSS, body, paper: A4, margin }), truth: truthOf(facts) };
  },
};
