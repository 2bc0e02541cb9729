import { between, digits, happens, pick } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { MEDICAL } from './goods-sold';
import { inTrade } from './trade-words';

type Random = () => number;

const DELIVERY = [
  'Almacén Central - Av. Elmer Faucett 2851, Bellavista, Callao',
  'Farmacia 1er piso - Av. Salaverry 1580, Jesús María, Lima',
  'Almacén de Logística - Calle Los Talladores 340, Ate, Lima',
  'Sede San Borja - Av. Guardia Civil 571, San Borja, Lima',
  'Central de Esterilización - Jr. Washington 1471, Cercado de Lima',
] as const;

const SUM_WORDS = {
  descuentos: 'Descuento global',
  gravada: 'Op. gravada',
  exonerada: 'Op. exonerada',
  inafecta: 'Op. inafecta',
  gratuita: 'Op. gratuita',
  igv: 'I.G.V. 18%',
  total: 'TOTAL',
} as const;
type Sum = keyof typeof SUM_WORDS;
const ORDER = Object.keys(SUM_WORDS) as Sum[];
const ALWAYS: readonly Sum[] = ['gravada', 'exonerada', 'inafecta', 'igv', 'total'];

const css = `
body { font: 8pt 'Liberation Sans', sans-serif; color: #111; }
.top { display: flex; justify-content: space-between; border-bottom: 2px solid #0b5c7a; padding-bottom: 2mm; }
.top h1 { font-size: 15pt; margin: 0; color: #0b5c7a; }
.top .nro { font-size: 12pt; font-weight: bold; }
.three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 5mm; margin: 4mm 0; }
.three h2 { font-size: 7.5pt; margin: 0 0 1mm; background: #e3eef2; padding: 1mm; letter-spacing: .5px; }
.three b { display: block; }
.strip { width: 100%; margin-bottom: 4mm; }
.strip th, .strip td { border: 1px solid #9ab; padding: 1mm 1.2mm; text-align: center; }
.strip th { font-size: 6.8pt; font-weight: normal; background: #f2f6f8; }
.rows { width: 100%; }
.rows th { background: #0b5c7a; color: #fff; font-size: 7pt; padding: 1.2mm 1mm; }
.rows td { padding: 1mm; border-bottom: .5px solid #ccd; vertical-align: top; }
.n { text-align: right; white-space: nowrap; }
.foot { display: flex; justify-content: space-between; gap: 6mm; margin-top: 3mm; }
.foot .left { flex: 1; }
.sums td { padding: .7mm 2mm; }
.sums tr:last-child td { font-weight: bold; border-top: 1px solid #0b5c7a; }
.small { font-size: 6.8pt; margin-top: 3mm; color: #333; }`;

function blocks({ emisor, cliente }: BenchFacts, delivery: string): Markup {
  return html`<div class="three">
    <div>
      <h2>PROVEEDOR</h2>
      <b>${emisor.nombre}</b>RUC: ${emisor.documento}<br />${emisor.direccion}<br />Telf.:
      ${emisor.telefono}<br />${emisor.email}
    </div>
    <div>
      <h2>FACTURAR A</h2>
      <b>${cliente.nombre}</b>RUC: ${cliente.documento}<br />${cliente.direccion}
    </div>
    <div>
      <h2>ENTREGAR EN</h2>
      <b>${cliente.nombre}</b>${delivery}
    </div>
  </div>`;
}

function strip(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { vencimiento } = facts;
  const cells: readonly (readonly [string, string])[] = [
    ['Fecha de emisión', style.date(facts.emision)],
    ['Fecha de vencimiento', vencimiento ? style.date(vencimiento) : ''],
    ['Condición de pago', facts.formaPago],
    ['Moneda', style.currencyName],
    ['Orden de compra', facts.ordenCompra],
    ['Guía de remisión', facts.guiaRemision],
    ['Vendedor', `V${digits(random, 2)}`],
  ];
  return html`<table class="strip">
    <tr>
      ${cells.map(([label]) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${cells.map(([, value]) => html`<td>${value || '-'}</td>`)}
    </tr>
  </table>`;
}

function row(line: BenchLine, at: number, facts: BenchFacts, style: BenchStyle, random: Random) {
  const isService = line.unidad === 'ZZ';
  const lot = `${pick(random, ['L', 'LT', ''])}${digits(random, 6)}`;
  const expiry = addDays(facts.emision, between(random, 300, 1400)).slice(0, 7);
  return html`<tr>
    <td>${at + 1}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td>${isService ? '' : lot}</td>
    <td>${isService ? '' : `${expiry.slice(5)}/${expiry.slice(0, 4)}`}</td>
    <td>${line.unidad}</td>
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    <td class="n">${style.amount(line.descuento)}</td>
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;
}

function rows(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const heads = 'N°|Código|Descripción|Lote|Vence|U.M.|Cant.|V. Unitario|Dscto.|Valor venta';
  return html`<table class="rows">
    <thead>
      <tr>
        ${heads.split('|').map((head) => html`<th>${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line, at) => row(line, at, facts, style, random))}
    </tbody>
  </table>`;
}

function withheldLines({ detraccion, retencion, percepcion }: BenchFacts, style: BenchStyle) {
  return [
    detraccion &&
      html`<p>
        Operación sujeta a detracción (${detraccion.codigo}) ${detraccion.porcentaje}%: S/
        ${style.amount(detraccion.monto)} - Cta. Cte. Banco de la Nación N° ${detraccion.cuenta}
      </p>`,
    retencion &&
      html`<p>Retención IGV ${retencion.porcentaje}%: S/ ${style.amount(retencion.monto)}</p>`,
    percepcion &&
      html`<p>
        Percepción ${percepcion.porcentaje}%: S/ ${style.amount(percepcion.monto)} - Total con
        percepción: S/ ${style.amount(percepcion.totalConPercepcion)}
      </p>`,
  ];
}

function foot(facts: BenchFacts, style: BenchStyle, random: Random, hasAccounts: boolean): Markup {
  const sums = shownSums(facts, ORDER, ALWAYS);
  return html`<div class="foot whole">
      <div class="left">
        <b>SON: ${facts.letras}</b>
        ${withheldLines(facts, style)}
        ${facts.observaciones && html`<p>Observaciones: ${facts.observaciones}</p>`}
        ${
          hasAccounts &&
          html`<p>
            BCP Cta. Cte. Soles 193-${digits(random, 7)}-0-${digits(random, 2)} | BBVA Cta. Cte.
            Dólares 0011-0175-${digits(random, 10)}
          </p>`
        }
      </div>
      <table class="sums">
        ${sums.map(
          (key) =>
            html`<tr>
              <td>${SUM_WORDS[key]}</td>
              <td>${style.currencySign}</td>
              <td class="n">${style.amount(facts.sumas[key])}</td>
            </tr>`,
        )}
      </table>
      ${facts.qr ? qrPlace(facts, '24mm') : NOTHING}
    </div>
    <div class="small">
      Resumen: ${facts.hash}<br />Representación impresa de la FACTURA ELECTRÓNICA. Consulte su
      comprobante en www.sunat.gob.pe. Establecimiento farmacéutico autorizado por DIGEMID. No se
      aceptan cambios de productos con cadena de frío.
    </div>`;
}

function heldTruth({ retencion, percepcion }: BenchFacts) {
  return {
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
  };
}

/** An importer of medical supplies: three blocks of parties side by side, rows with lot and expiry. */
export const importadoraMedica: BenchLayout = {
  id: 'importadora-medica',
  role: 'construido',
  kinds: ['factura'],
  draw(plain, style, random) {
    const facts = inTrade(plain, MEDICAL);
    const body = html`<div class="top">
        <h1>FACTURA ELECTRÓNICA</h1>
        <div class="nro">${style.number(facts.serie, facts.correlativo)}</div>
      </div>
      ${blocks(facts, pick(random, DELIVERY))} ${strip(facts, style, random)}
      ${rows(facts, style, random)} ${foot(facts, style, random, happens(random, 0.6))}`;
    return {
      ...wholePage({ css, body, paper: A4, margin: '12mm 11mm' }),
      truth: compact({
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, ORDER, ALWAYS)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...heldTruth(facts),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'ordenCompra',
          'guiaRemision',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]),
      }),
    };
  },
};
