import { pick, between, digits, happens, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  shownSums,
} from '../../truth';
import { cuotasText } from './amounts';
import { tradingAs, withWares } from './goods';
import { HARDWARE } from './hardware-goods';

const BRANDS = [
  'TRUPER',
  'PAVCO',
  'BOSCH',
  'STANLEY',
  'INDECO',
  'FORTE',
  'S/M',
  'CPP',
  'TEKNO',
  'UYUSTOOLS',
  'BTICINO',
];
const SELLERS = ['05 - J. CHAVEZ', '12 - MOSTRADOR', '08 - R.PALOMINO', '03 - K. ESPINOZA'];

const CSS = `body { font: 8.2pt 'Liberation Sans', Arial; padding-right: .6mm; }
.top { display: flex; justify-content: space-between; } .top .who { width: 118mm; }
.who b { font-size: 13pt; } .box { width: 68mm; border: 1.2pt solid #000; border-radius: 2mm; text-align: center; padding: 2mm; font-size: 11.5pt; font-weight: bold; line-height: 1.55; }
.meta { width: 100%; border: .6pt solid #000; margin: 2.5mm 0; } .meta td { padding: .5mm 1.2mm; vertical-align: top; }
.k { font-weight: bold; white-space: nowrap; }
.rows { width: 100%; } .rows th { border: .6pt solid #000; background: #ddd; padding: 1mm; font-size: 7.5pt; }
.rows td { padding: .7mm 1mm; vertical-align: top; border-left: .6pt solid #000; border-right: .6pt solid #000; } .rows tbody { border-bottom: .6pt solid #000; }
.n { text-align: right; white-space: nowrap; } .foot { display: flex; justify-content: space-between; margin-top: 2mm; }
.sum td { border: .6pt solid #000; padding: .8mm 1.5mm; } .bank td, .bank th { border: .4pt solid #777; padding: .3mm 1.2mm; font-size: 7pt; }
.small { font-size: 7pt; }`;

const LABELS = {
  descuentos: 'DSCTO. GLOBAL',
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  gratuita: 'OP. GRATUITA',
  igv: 'I.G.V. 18%',
  icbper: 'ICBPER',
  total: 'IMPORTE TOTAL',
} as const;
const ORDER = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'icbper',
  'total',
] as const;
const sumKeys = (facts: BenchFacts) =>
  shownSums(facts, ORDER, ['gravada', 'exonerada', 'inafecta', 'igv', 'total']);

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
}

function head({ facts, style, random }: Drawing): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div class="who">
      <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Telf.: ${emisor.telefono} &nbsp; E-mail:
      ${emisor.email}<br />
      ${happens(random, 0.4) && html`<span class="small">SUC.: AV. ARGENTINA ${between(random, 200, 900)} INT. ${digits(random, 3)} C.C. UDAMPE - LIMA</span><br />`}
      <span class="small"
        >VENTA DE ARTICULOS DE FERRETERIA, GASFITERIA, ELECTRICIDAD Y PINTURAS AL POR MAYOR Y
        MENOR</span
      >
    </div>
    <div class="box">
      R.U.C. ${emisor.documento}<br />FACTURA ELECTRONICA<br />${style.number(facts.serie, facts.correlativo)}
    </div>
  </div>`;
}

function meta({ facts, style, random }: Drawing): Markup {
  const { cliente } = facts;
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '';
  return html`<table class="meta">
    <tr>
      <td class="k">SEÑOR(ES)</td>
      <td>: ${cliente.nombre}</td>
      <td class="k">F. EMISION</td>
      <td>: ${style.date(facts.emision)}</td>
    </tr>
    <tr>
      <td class="k">R.U.C.</td>
      <td>: ${cliente.documento}</td>
      <td class="k">F. VCTO.</td>
      <td>: ${due}</td>
    </tr>
    <tr>
      <td class="k">DIRECCION</td>
      <td>: ${cliente.direccion}</td>
      <td class="k">COND. PAGO</td>
      <td>: ${facts.formaPago}</td>
    </tr>
    <tr>
      <td class="k">VENDEDOR</td>
      <td>: ${pick(random, SELLERS)}</td>
      <td class="k">MONEDA</td>
      <td>: ${style.currencyName}</td>
    </tr>
    <tr>
      <td class="k">GUIA REM.</td>
      <td>: ${facts.guiaRemision}</td>
      <td class="k">O/COMPRA</td>
      <td>: ${facts.ordenCompra}</td>
    </tr>
  </table>`;
}

function row(line: BenchLine, at: number, { style, random }: Drawing): Markup {
  return html`<tr>
    <td class="n">${at + 1}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td>${pick(random, BRANDS)}</td>
    <td>${line.unidad}</td>
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    <td class="n">${style.amount(line.descuento)}</td>
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;
}

const rows = (drawing: Drawing): Markup =>
  html`<table class="rows">
    <thead>
      <tr>
        <th>It.</th>
        <th>CODIGO</th>
        <th>DESCRIPCION</th>
        <th>MARCA</th>
        <th>U.M.</th>
        <th>CANT.</th>
        <th>V.UNIT.</th>
        <th>DSCTO.</th>
        <th>V.VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${drawing.facts.lineas.map((line, at) => row(line, at, drawing))}
    </tbody>
  </table>`;

function taken({ facts, style }: Drawing): Markup {
  const { detraccion: d, retencion: r, percepcion: p } = facts;
  if (d)
    return html`<p>
      OPERACION SUJETA AL SPOT - D.LEG. 940. Bien/Serv.: ${d.codigo} Tasa: ${d.porcentaje}% Monto
      detracción S/ ${style.amount(d.monto)} Cta. Bco. Nación: ${d.cuenta}
    </p>`;
  if (r)
    return html`<p>
      Información de la retención: Porcentaje ${r.porcentaje}% Monto S/ ${style.amount(r.monto)}
    </p>`;
  if (!p) return NOTHING;
  return html`<p>
    COMPROBANTE DE PERCEPCION - VENTA INTERNA. Tasa ${p.porcentaje}% Percepción S/
    ${style.amount(p.monto)} TOTAL A COBRAR S/ ${style.amount(p.totalConPercepcion)}
  </p>`;
}

function credit({ facts, style }: Drawing): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<table class="bank">
    <tr>
      <th>Cuota</th>
      <th>Fec. Vcto.</th>
      <th>Importe</th>
    </tr>
    ${facts.cuotas.map(
      (one) =>
        html`<tr>
          <td>${String(one.numero).padStart(3, '0')}</td>
          <td>${style.date(one.fecha)}</td>
          <td class="n">${style.amount(one.monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function foot(drawing: Drawing): Markup {
  const { facts, style, random } = drawing;
  const bank = () => `${digits(random, 3)}-${digits(random, 7)}-0-${digits(random, 2)}`;
  return html`<div class="whole">
    <p>SON: ${facts.letras}</p>
    <div class="foot">
      <div style="width:118mm">
        ${facts.observaciones && html`<p>OBS.: ${facts.observaciones}</p>`}${taken(drawing)}${credit(drawing)}
        <p class="small">
          BCP CTA CTE SOLES ${bank()} &nbsp; DOLARES ${bank()}<br />BBVA CTA CTE SOLES
          0011-0${digits(random, 3)}-01000${digits(random, 5)}
        </p>
      </div>
      <table class="sum">
        ${sumKeys(facts).map(
          (key) =>
            html`<tr>
              <td class="k">${LABELS[key]}</td>
              <td>${style.currencySign}</td>
              <td class="n">${style.amount(facts.sumas[key])}</td>
            </tr>`,
        )}
      </table>
    </div>
    <div class="foot">
      ${qrPlace(facts, '24mm')}
      <div class="small" style="flex:1;padding-left:3mm">
        Representación impresa de la FACTURA ELECTRONICA. Consulte su documento en
        www.sunat.gob.pe<br />Resumen: ${facts.hash}<br />TODO CAMBIO ES DENTRO DE LAS 48 HORAS CON
        SU COMPROBANTE. NO SE ACEPTAN DEVOLUCIONES DE MERCADERIA CORTADA O INSTALADA.
      </div>
    </div>
  </div>`;
}

function withheldTruth({ retencion: r, percepcion: p }: BenchFacts) {
  return {
    ...(r && { retencion: { porcentaje: r.porcentaje, monto: decimal(r.monto) } }),
    ...(p && {
      percepcion: {
        porcentaje: p.porcentaje,
        monto: decimal(p.monto),
        total: decimal(p.totalConPercepcion),
      },
    }),
  };
}

/** A hardware wholesaler's invoice from its desktop commercial system. */
export const FERRETERO: BenchLayout = {
  id: 'ferretero',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const emisor = tradingAs(given.emisor, 'Distribuidora Ferretera');
    const facts = withWares({ ...given, emisor }, HARDWARE, random);
    const drawing: Drawing = { facts, style, random };
    const cuotas = cuotasText(facts);
    return {
      ...wholePage({
        css: CSS,
        paper: A4,
        margin: '9mm 10mm',
        body: html`${head(drawing)}${meta(drawing)}${rows(drawing)}${foot(drawing)}`,
      }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sumKeys(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...withheldTruth(facts),
        informacion_adicional: {
          ...infoTruth(facts, ['letras', 'formaPago']),
          ...(facts.guiaRemision && infoTruth(facts, ['guiaRemision'])),
          ...(facts.ordenCompra && infoTruth(facts, ['ordenCompra'])),
          ...(facts.observaciones && infoTruth(facts, ['observaciones'])),
          ...(cuotas && { cuotas }),
        },
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]),
      },
    };
  },
};
