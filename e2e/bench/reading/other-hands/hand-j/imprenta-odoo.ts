import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
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
import { dueOf } from './instalments';
import { PRINT_WORDS } from './print-goods';
import { inTrade, untaxedRow } from './trade-words';

const UNITS: Readonly<Record<string, string>> = {
  KGM: 'kg',
  MIL: 'Millar',
  CJA: 'Caja',
  PQT: 'Paquete',
  ROL: 'Rollo',
  ZZ: 'Servicio',
};

const DAY_MS = 86_400_000;

function termsOf({ formaPago, vencimiento, emision }: BenchFacts, random: Random): string {
  if (formaPago === 'Contado' || !vencimiento) return pick(random, ['Contado', 'Pago inmediato']);
  const days = Math.round((Date.parse(vencimiento) - Date.parse(emision)) / DAY_MS);
  return pick(random, [`Crédito ${days} días`, `${days} días`, `Factura a ${days} días`]);
}

const CSS = `
.acc { white-space: nowrap; }
@page { @bottom-center { content: "Página " counter(page) " / " counter(pages); font: 8pt 'DejaVu Sans'; color: #666; } }
body { font: 9pt/1.35 'DejaVu Sans', sans-serif; color: #333; }
.head { display: flex; justify-content: space-between; border-bottom: 1px solid #222; padding-bottom: 3mm; }
.mark { font-size: 17pt; font-weight: bold; letter-spacing: -1px; }
.mark b { border-radius: 50%; color: #fff; padding: 1mm 2.6mm; }
.tag { color: #777; text-align: right; font-size: 8.5pt; align-self: flex-end; }
.two { display: flex; justify-content: space-between; margin: 4mm 0 6mm; }
.two > div { width: 46%; }
h2 { font-size: 18pt; font-weight: normal; margin: 0 0 4mm; }
.info { display: flex; gap: 8mm; margin-bottom: 6mm; flex-wrap: wrap; }
.info b { display: block; }
table.rows { width: 100%; font-size: 8.5pt; }
.rows th { text-align: right; border-bottom: 2px solid; padding: 1mm; font-weight: bold; }
.rows td { text-align: right; border-bottom: 1px solid #ddd; padding: 1.1mm 1mm; vertical-align: top; white-space: nowrap; }
.rows th:first-child, .rows td:first-child { text-align: left; white-space: normal; width: 46%; }
.low { display: flex; justify-content: space-between; margin-top: 4mm; }
.low .say { width: 54%; }
.sums { width: 40%; }
.sums td { padding: 1mm; border-top: 1px solid #ccc; }
.sums td:last-child { text-align: right; white-space: nowrap; }
.sums tr.all td { font-weight: bold; border-top: 2px solid #222; }
p { margin: 0 0 2mm; }
.foot { margin-top: 7mm; border-top: 1px solid #222; padding-top: 2mm; text-align: center; font-size: 8pt; }
.qr { display: flex; gap: 4mm; align-items: center; margin-top: 4mm; font-size: 7.5pt; }
`;

const SUM_ORDER = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'total'] as const;
type SumKey = (typeof SUM_ORDER)[number];

const SUM_LABELS: Readonly<Record<SumKey, string>> = {
  descuentos: 'Descuento global',
  gravada: 'Importe sin impuestos',
  exonerada: 'Exonerado',
  gratuita: 'Gratuito',
  igv: 'IGV 18%',
  total: 'Total',
};

interface Extra {
  terms: string;
  origin: string;
  color: string;
  tagline: string;
  seller: string;
  withReference: boolean;
  withRemark: boolean;
  withDues: boolean;
  account: string;
}

function extraOf(facts: BenchFacts, random: Random): Extra {
  return {
    terms: termsOf(facts, random),
    origin: `S${digits(random, 5)}`,
    color: pick(random, ['#875a7b', '#00838f', '#b23b2e', '#2f5d8a']),
    tagline: pick(random, [
      'Impresión offset y empaques',
      'Soluciones gráficas integrales',
      'Imprimimos tus ideas desde 1994',
    ]),
    seller: pick(random, ['Karina Poma', 'Edwin Rosales', 'Milagros Tello', 'Administrador']),
    withReference: happens(random, 0.8),
    withRemark: happens(random, 0.7),
    withDues: happens(random, 0.6),
    account: `BCP Cta. Cte. ${facts.moneda === 'PEN' ? 'Soles' : 'ME'} 19${between(random, 1, 4)}-${digits(random, 7)}-${facts.moneda === 'PEN' ? 0 : 1}-${digits(random, 2)}`,
  };
}

function head({ emisor, cliente }: BenchFacts, extra: Extra): Markup {
  return html`<div class="head">
      <div class="mark" style="color:${extra.color}">
        <b style="background:${extra.color}">${emisor.nombre.split(' ')[2]?.[0] ?? 'G'}</b>
        gráfica
      </div>
      <div class="tag">${extra.tagline}</div>
    </div>
    <div class="two">
      <div>
        <div>${emisor.nombre}</div>
        <div>${emisor.direccion}</div>
        <div>Perú</div>
        <div>RUC: ${emisor.documento}</div>
      </div>
      <div>
        <div><b>${cliente.nombre}</b></div>
        <div>${cliente.direccion}</div>
        <div>Perú</div>
        <div>RUC: ${cliente.documento}</div>
      </div>
    </div>`;
}

const item = (label: string, value: string): Markup =>
  value ? html`<div><b>${label}</b>${value}</div>` : NOTHING;

function infoRow(facts: BenchFacts, style: BenchStyle, extra: Extra): Markup {
  return html`<div class="info">
    ${item('Fecha de factura:', style.date(facts.emision))}
    ${item('Fecha de vencimiento:', facts.vencimiento ? style.date(facts.vencimiento) : '')}
    ${item('Origen:', extra.origin)}
    ${item('Referencia:', extra.withReference ? facts.ordenCompra : '')}
    ${item('Guía de remisión:', facts.guiaRemision)} ${item('Comercial:', extra.seller)}
  </div>`;
}

function rowOf(facts: BenchFacts, at: number, style: BenchStyle): Markup {
  const line = facts.lineas[at];
  if (!line) return NOTHING;
  const share = Math.round((line.descuento * 100) / (line.importe + line.descuento || 1));
  const isGift = line.importe === 0;
  const tax = isGift ? 'Gra' : untaxedRow(facts) === at ? 'EXO' : 'IGV 18%';
  const discount = hasDiscounts(facts) && html`<td>${share.toFixed(2)}</td>`;
  return html`<tr>
    <td>[${line.codigo}] ${line.descripcion}</td>
    <td>${style.quantity(line.cantidad)} ${UNITS[line.unidad] ?? 'Unidades'}</td>
    <td>${style.amount(line.unitario)}</td>
    ${discount}
    <td>${tax}</td>
    <td>${style.currencySign} ${style.amount(line.importe)}</td>
  </tr>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento > 0);

function table(facts: BenchFacts, style: BenchStyle, color: string): Markup {
  return html`<table class="rows">
    <thead style="color:${color}">
      <tr>
        <th>Descripción</th>
        <th>Cantidad</th>
        <th>Precio unitario</th>
        ${hasDiscounts(facts) && html`<th>Desc.%</th>`}
        <th>Impuestos</th>
        <th>Importe</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((_line, at) => rowOf(facts, at, style))}
    </tbody>
  </table>`;
}

const sumsShown = (facts: BenchFacts): SumKey[] =>
  shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  const rows = sumsShown(facts).map(
    (key) =>
      html`<tr class="${key === 'total' ? 'all' : ''}">
        <td>${SUM_LABELS[key]}</td>
        <td>${style.currencySign} ${style.amount(facts.sumas[key])}</td>
      </tr>`,
  );
  return html`<table class="sums">
    ${rows}
  </table>`;
}

function detraction({ detraccion }: BenchFacts, style: BenchStyle): Markup {
  if (!detraccion) return NOTHING;
  return html`<p>
    Operación sujeta al Sistema de Pago de Obligaciones Tributarias. Bien o servicio:
    ${detraccion.codigo}. Cta. Banco de la Nación: <span class="acc">${detraccion.cuenta}</span>.
    Detracción ${detraccion.porcentaje}%: S/ ${style.amount(detraccion.monto)}
  </p>`;
}

function dues({ cuotas }: BenchFacts, style: BenchStyle): Markup {
  const rows = cuotas.map(
    ({ numero, fecha, monto }) =>
      html`${numero} - Pago de ${style.currencySign} ${style.amount(monto)} con vencimiento el
        ${style.date(fecha)}<br />`,
  );
  return html`<p>${rows}</p>`;
}

function retention({ retencion }: BenchFacts, style: BenchStyle): Markup {
  if (!retencion) return NOTHING;
  return html`<p>
    Retención del IGV ${retencion.porcentaje}%: S/ ${style.amount(retencion.monto)}
  </p>`;
}

function below(facts: BenchFacts, style: BenchStyle, extra: Extra): Markup {
  const number = `${facts.serie}-${facts.correlativo}`;
  return html`<div class="low whole">
      <div class="say">
        <p>Son: ${facts.letras}</p>
        <p>Términos de pago: ${extra.terms}</p>
        ${extra.withDues && dues(facts, style)}
        <p>Comunicación de pago: <b>${number}</b> en la cuenta: ${extra.account}</p>
        ${extra.withRemark && facts.observaciones && html`<p>${facts.observaciones}</p>`}
        ${detraction(facts, style)} ${retention(facts, style)}
      </div>
      ${sums(facts, style)}
    </div>
    <div class="qr whole">
      ${qrPlace(facts, '27mm')}
      <div>
        Representación impresa de la Factura Electrónica.<br />Emitida desde los sistemas del
        contribuyente, autorizado mediante Resolución de Intendencia SUNAT.<br />
        Consulte su validez en la página web de SUNAT.
      </div>
    </div>
    <div class="foot whole">
      ${facts.emisor.telefono} &nbsp; ${facts.emisor.email} &nbsp;
      https://www.${facts.emisor.email.replace(/^.*@/, '')}
    </div>`;
}

function withheldTruth(facts: BenchFacts, extra: Extra) {
  const { retencion } = facts;
  const observaciones = extra.withRemark ? facts.observaciones : '';
  return {
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    informacion_adicional: compact({
      ...infoTruth(facts, ['letras', 'guiaRemision']),
      terminos_pago: extra.terms,
      orden_compra: extra.withReference ? facts.ordenCompra : '',
      observaciones,
      cuotas: extra.withDues ? dueOf(facts) : '',
    }),
    productos: linesTruth(facts, ['codigo', 'cantidad', 'unitario', 'importe']).map((row, at) => ({
      ...row,
      unidad: UNITS[facts.lineas[at]?.unidad ?? ''] ?? 'Unidades',
    })),
  };
}

/** A printing house's factura from the standard report of an Odoo localisation. */
export const imprentaOdoo: BenchLayout = {
  id: 'imprenta-odoo',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const facts = inTrade(given, PRINT_WORDS, random);
    const extra = extraOf(facts, random);
    const title = `Factura electrónica ${facts.serie}-${facts.correlativo}`;
    const body = html`${head(facts, extra)}
      <h2 style="color:${extra.color}">${title}</h2>
      ${infoRow(facts, style, extra)} ${table(facts, style, extra.color)}
      ${below(facts, style, extra)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 14mm 16mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sumsShown(facts)),
        ...withheldTruth(facts, extra),
      },
    };
  },
};
