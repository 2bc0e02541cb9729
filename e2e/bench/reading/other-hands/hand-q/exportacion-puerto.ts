import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { EXPORTERS, type Exporter } from './export-wares';
import { cuotasTruth, hasDiscounts, orBlank, rowsTruth, withheldTruth } from './paid-later';
import { recast } from './recast';

const CSS = `
body { font: 8.4pt/1.3 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #111; }
h1 { font-size: 12.5pt; margin: 0; letter-spacing: .3px; }
.top { display: grid; grid-template-columns: 1fr auto; border-bottom: 2.4px solid #1d3b2a; padding-bottom: 2.5mm; }
.kind { text-align: right; }
.kind strong { display: block; font-size: 12pt; }
.kind em { font-size: 8pt; color: #444; }
.grid { display: grid; grid-template-columns: repeat(4, 1fr); border-left: .6px solid #777; border-top: .6px solid #777; margin-top: 3mm; }
.grid > div { border-right: .6px solid #777; border-bottom: .6px solid #777; padding: .8mm 1.5mm 1mm; min-height: 9.5mm; }
.grid small { display: block; font-size: 6.4pt; color: #444; }
.w2 { grid-column: span 2; } .w4 { grid-column: span 4; }
table.rows { width: 100%; margin-top: 3mm; }
.rows th { font-size: 6.8pt; text-align: left; border-bottom: 1px solid #111; border-top: 1px solid #111; padding: 1mm; line-height: 1.15; }
.rows td { padding: .9mm 1mm; vertical-align: top; border-bottom: .4px dotted #999; }
.rows .n { text-align: right; white-space: nowrap; }
.end { display: grid; grid-template-columns: 1fr 74mm; gap: 5mm; margin-top: 3mm; align-items: start; }
.sums { width: 100%; } .sums td { padding: .5mm 1mm; } .sums td:last-child { text-align: right; }
.sums tr.t td { border-top: 1px solid #111; border-bottom: 3px double #111; font-weight: bold; font-size: 9.6pt; }
.say { margin: 0 0 2mm; }
.bank { font-size: 7.4pt; margin-top: 2mm; }
.base { margin-top: 4mm; display: flex; gap: 4mm; align-items: center; font-size: 6.8pt; color: #333; }
`;

interface Voyage {
  incoterm: string;
  from: string;
  to: string;
  /** Vessel or flight and the papers of the transport, label and value. */
  carriage: readonly (readonly [string, string])[];
}

const COUNTRY = [
  ['Rotterdam, Netherlands', 'CFR Rotterdam'],
  ['Port Everglades, FL, USA', 'FOB Callao'],
  ['Algeciras, España', 'FOB Paita'],
  ['Shanghai, China', 'CIF Shanghai'],
  ['Hamburg, Germany', 'FCA Callao'],
  ['Philadelphia, PA, USA', 'FOB Paracas'],
] as const;

function voyage({ moneda }: BenchFacts, { depots }: Exporter, random: Random): Voyage {
  const depot = pick(random, depots);
  const isLocal = moneda === 'PEN';
  if (isLocal)
    return { incoterm: `EXW ${depot}`, from: depot, to: 'Perú (venta nacional)', carriage: [] };
  const [to, incoterm] = pick(random, COUNTRY);
  const place = incoterm.split(' ')[1] ?? '';
  const from = ['Paita', 'Paracas'].includes(place) ? `${place}, Perú` : 'Callao, Perú';
  const prefix = pick(random, ['MNBU', 'CAIU', 'HLBU', 'SUDU', 'TRIU']);
  const ship = pick(random, [
    'MSC ANISHA R. / NX641R',
    'CAP SAN ANTONIO / 238N',
    'POLAR PERU / 644',
  ]);
  return {
    incoterm: `${incoterm} (Incoterms® 2020)`,
    from,
    to,
    carriage: [
      ['Vessel / Voyage', ship],
      ['Container N°', `${prefix} ${digits(random, 6)}-${between(random, 0, 9)}`],
      ['Booking / B/L', `${pick(random, ['SUDUN', 'EBKG0', 'LIM'])}${digits(random, 7)}`],
      ['Seal / Precinto', `PE${digits(random, 6)}`],
    ],
  };
}

const cell = (label: string, value: string | Markup, wide = ''): Markup =>
  html`<div class="${wide}"><small>${label}</small>${value}</div>`;

function top(facts: BenchFacts): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div>
      <h1>${emisor.nombre}</h1>
      ${emisor.direccion}<br />Phone: ${emisor.telefono} | ${emisor.email}
    </div>
    <div class="kind">
      RUC ${emisor.documento}<strong>FACTURA ELECTRÓNICA</strong>
      <strong>${facts.serie} - ${facts.correlativo}</strong><em>Commercial Invoice</em>
    </div>
  </div>`;
}

function data(facts: BenchFacts, style: BenchStyle, trip: Voyage): Markup {
  const { cliente, vencimiento } = facts;
  return html`<div class="grid">
    ${cell('Sold to / Cliente', html`<b>${cliente.nombre}</b><br />${cliente.direccion}`, 'w2')}
    ${cell('Tax ID / RUC', cliente.documento)}
    ${cell('Issue date / Fecha de emisión', style.date(facts.emision))}
    ${cell('Incoterm', trip.incoterm)} ${cell('Port of loading / Embarque', trip.from)}
    ${cell('Destination / Destino final', trip.to)} ${cell('Currency / Moneda', style.currencyName)}
    ${trip.carriage.map(([label, value]) => cell(label, value))}
    ${cell('Payment / Condición de pago', facts.formaPago)}
    ${cell('Due date / Vencimiento', vencimiento ? style.date(vencimiento) : '-')}
    ${cell('Customer P.O. / O. de compra', facts.ordenCompra || '-')}
    ${cell('Waybill / Guía de remisión', facts.guiaRemision || '-')}
  </div>`;
}

function row(line: BenchLine, style: BenchStyle, withDiscount: boolean): Markup {
  return html`<tr>
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td>${line.unidad}</td>
    <td>${line.descripcion}</td>
    <td>${line.codigo}</td>
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
        <th class="n">Quantity<br />Cantidad</th>
        <th>Unit<br />Und.</th>
        <th style="width:46%">Description of goods<br />Descripción</th>
        <th>Item code<br />Código</th>
        <th class="n">Unit price<br />Valor unit.</th>
        ${withDiscount && html`<th class="n">Discount<br />Dscto.</th>`}
        <th class="n">Amount ${style.currencySign}<br />Valor de venta</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line) => row(line, style, withDiscount))}
    </tbody>
  </table>`;
}

const LABELS = {
  gravada: 'Op. gravadas',
  exonerada: 'Op. exoneradas',
  inafecta: 'Op. inafectas',
  gratuita: 'Op. gratuitas',
  descuentos: 'Descuento global',
  igv: 'IGV (18%)',
} as const;
const ORDER = ['descuentos', 'gravada', 'exonerada', 'inafecta', 'gratuita', 'igv'] as const;
const ALWAYS = ['gravada', 'igv'] as const;

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  const shown = shownSums(facts, ORDER, ALWAYS);
  return html`<table class="sums">
    ${shown.map(
      (key) =>
        html`<tr>
          <td>${LABELS[key]}</td>
          <td>${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
    <tr class="t">
      <td>TOTAL ${style.currencySign}</td>
      <td>${style.amount(facts.sumas.total)}</td>
    </tr>
  </table>`;
}

function taxNotes({ detraccion, retencion, percepcion }: BenchFacts, style: BenchStyle): Markup {
  if (detraccion)
    return html`<p class="say">
      Operación sujeta a detracción. Bien o servicio: ${detraccion.codigo}. Cta. Banco de la Nación
      ${detraccion.cuenta}. Tasa ${detraccion.porcentaje} %. Importe S/
      ${style.amount(detraccion.monto)}
    </p>`;
  if (retencion)
    return html`<p class="say">
      Retención IGV ${retencion.porcentaje} % - importe retenido S/ ${style.amount(retencion.monto)}
    </p>`;
  if (percepcion)
    return html`<p class="say">
      Percepción ${percepcion.porcentaje} %: S/ ${style.amount(percepcion.monto)} - Total con
      percepción: S/ ${style.amount(percepcion.totalConPercepcion)}
    </p>`;
  return NOTHING;
}

interface Packing {
  packages: string;
  net: string;
  gross: string;
}

function packing(
  facts: BenchFacts,
  style: BenchStyle,
  { unitKilos, packed }: Exporter,
  random: Random,
): Packing | null {
  if (facts.detraccion || !happens(random, 0.75)) return null;
  const weights = facts.lineas.map(
    ({ cantidad, unidad }) => (cantidad / 1000) * (unidad === 'KGM' ? 1 : unitKilos),
  );
  const net = Math.ceil(weights.reduce((sum, weight) => sum + weight, 0));
  const count = Math.ceil(net / packed.kilos);
  const kilos = (value: number): string => `${style.amount(value * 100)} kg`;
  const gross = net + Math.ceil((net * between(random, 5, 9)) / 100);
  return { packages: `${count} ${packed.name}`, net: kilos(net), gross: kilos(gross) };
}

function packingText(packed: Packing | null): Markup {
  if (!packed) return NOTHING;
  return html`<p class="say">
    <b>Packing:</b> ${packed.packages} &nbsp; <b>Net weight:</b> ${packed.net} &nbsp;
    <b>Gross weight / Peso bruto total:</b> ${packed.gross}
  </p>`;
}

function instalments({ cuotas }: BenchFacts, style: BenchStyle): Markup {
  if (cuotas.length === 0) return NOTHING;
  return html`<p class="say">
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`Cuota ${numero}: ${style.date(fecha)} &nbsp; ${style.currencySign}
          ${style.amount(monto)}<br />`,
    )}
  </p>`;
}

function ending(
  facts: BenchFacts,
  style: BenchStyle,
  packed: Packing | null,
  { tariffs }: Exporter,
  random: Random,
): Markup {
  const tariff = pick(random, tariffs);
  const showsTariff = facts.moneda !== 'PEN' && happens(random, 0.4);
  const swift = pick(random, ['BCPLPEPL', 'BCONPEPL', 'BINPPEPL']);
  return html`<div class="end whole">
      <div>
        <p class="say"><b>SON:</b> ${facts.letras}</p>
        ${packingText(packed)}
        ${showsTariff && html`<p class="say">HS Code / Partida: ${tariff}</p>`}
        ${instalments(facts, style)} ${taxNotes(facts, style)}
        ${facts.observaciones && html`<p class="say"><b>Remarks:</b> ${facts.observaciones}</p>`}
        <div class="bank">
          Bank details: Account ${digits(random, 3)}-${digits(random, 7)}-1-${digits(random, 2)} |
          SWIFT ${swift} | Beneficiary: ${facts.emisor.nombre}
        </div>
      </div>
      ${sums(facts, style)}
    </div>
    <div class="base whole">
      ${qrPlace(facts, '23mm')}
      <div>
        Representación impresa de la Factura Electrónica. Consulte su documento en
        https://cpe.${facts.emisor.email.split('@')[1]}
        ${facts.hash && html`<br />Valor resumen: ${facts.hash}`}
      </div>
    </div>`;
}

/** Exporter's commercial invoice: a grid of shipping data above the rows. */
export const exportacionPuerto: BenchLayout = {
  id: 'exportacion-puerto',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const exporter = pick(random, EXPORTERS);
    const { facts: cast } = recast(given, exporter, random);
    const emisor = { ...cast.emisor, direccion: `${cast.emisor.direccion} - PERÚ` };
    const facts: BenchFacts = { ...cast, emisor };
    const trip = voyage(facts, exporter, random);
    const packed = packing(facts, style, exporter, random);
    const body = html`${top(facts)} ${data(facts, style, trip)} ${rows(facts, style)}
    ${ending(facts, style, packed, exporter, random)}`;
    const info = ['formaPago', 'ordenCompra', 'guiaRemision', 'observaciones', 'letras'] as const;
    const cuotas = cuotasTruth(facts);
    const columns = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [...shownSums(facts, ORDER, ALWAYS), 'total']),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...withheldTruth(facts),
        informacion_adicional: {
          ...infoTruth(facts, info),
          ...(packed && { peso_total: packed.gross }),
          ...(cuotas && { cuotas }),
        },
        productos: hasDiscounts(facts)
          ? rowsTruth(facts, [...columns, 'descuento'])
          : rowsTruth(facts, columns),
      },
    };
  },
};
