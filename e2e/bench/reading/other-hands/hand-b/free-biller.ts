import { addDays } from '../../facts/civil-day';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { between, pick, type Random } from '../../facts/chance';
import { digits } from './chance';
import { rowsOf, tableOf, tr, type Piece } from './pieces';

const TITLES: Partial<Record<BenchKind, string>> = {
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
  nota_debito: 'NOTA DE DÉBITO ELECTRÓNICA',
  factura: 'FACTURA ELECTRÓNICA',
};

const CSS = `
body { font: 8.4pt/1.3 'Liberation Serif', 'Times New Roman', serif; color: #000; padding: 0 .4mm; }
.head { display: flex; justify-content: space-between; gap: 8mm; } .head b { font-size: 11pt; } .box { border: 1pt solid #000; width: 78mm; text-align: center; padding: 3mm 2mm; font-size: 11pt; font-weight: bold; line-height: 1.5; flex: none; }
.data { margin: 5mm 0 3mm; border-top: .6pt dashed #000; border-bottom: .6pt dashed #000; width: 100%; } .data td { padding: .45mm 1.5mm; vertical-align: top; } .data td:first-child { width: 50mm; } .data td:nth-child(2) { width: 3mm; } .data tr:first-child td { padding-top: 1.6mm; } .data tr:last-child td { padding-bottom: 1.6mm; }
.items { width: 100%; } .items th { border: .6pt solid #000; font-weight: bold; font-size: 7.8pt; padding: .8mm; } .items td { border-left: .6pt solid #000; border-right: .6pt solid #000; padding: .7mm 1.2mm; text-align: right; vertical-align: top; white-space: nowrap; } .items td:is(:nth-child(2), :nth-child(3)) { text-align: center; } .items td:nth-child(4) { text-align: left; white-space: normal; } .items tbody tr:last-child td { border-bottom: .6pt solid #000; }
.end { display: flex; justify-content: space-between; gap: 6mm; margin-top: 4mm; align-items: flex-start; } .sums td { padding: .35mm 1mm; text-align: right; } .sums td:last-child { border: .5pt solid #000; min-width: 34mm; } .sums tr:last-child { font-weight: bold; }
.extra { width: 100%; margin-top: .8mm; } b.small { display: block; margin-top: 5mm; } .extra td { border: .5pt solid #000; padding: .6mm 1.2mm; } .small { font-size: 7.4pt; margin: 1.5mm 0 0; } .foot { text-align: center; font-size: 7.4pt; border-top: .6pt dashed #000; margin-top: 5mm; padding-top: 1.5mm; }`;

const SUMS: readonly (readonly [
  string,
  Exclude<SumPrinted, 'subtotal'> | 'isc' | 'otros_impuestos' | 'redondeo',
])[] = [
  ['Total Valor de Venta - Operaciones Gravadas', 'gravada'],
  ['Total Valor de Venta - Operaciones Inafectas', 'inafecta'],
  ['Total Valor de Venta - Operaciones Exoneradas', 'exonerada'],
  ['Total Valor de Venta - Operaciones Gratuitas', 'gratuita'],
  ['Descuentos Globales', 'descuentos'],
  ['ISC', 'isc'],
  ['IGV', 'igv'],
  ['ICBPER', 'icbper'],
  ['Otros Cargos', 'otrosCargos'],
  ['Otros Tributos', 'otros_impuestos'],
  ['Monto de Redondeo', 'redondeo'],
  ['Importe Total', 'total'],
];

function heading({ emisor, kind, serie, correlativo }: BenchFacts, style: BenchStyle): Markup {
  return html`<div class="head">
    <div><b>${emisor.nombre}</b><br />${emisor.direccion}</div>
    <div class="box">
      ${TITLES[kind]}<br />RUC: ${emisor.documento}<br />${style.number(serie, correlativo)}
    </div>
  </div>`;
}

/** What the note changes, and when that was issued. */
function changed(
  { afectado, emision }: BenchFacts,
  style: BenchStyle,
  random: Random,
): (readonly [string, string])[] {
  if (!afectado) return [];
  return [
    [
      pick(random, ['Documento que modifica', 'Comprobante afectado']),
      `Factura Electrónica ${afectado.numero}`,
    ],
    ['Fecha del documento que modifica', style.date(addDays(emision, -between(random, 2, 40)))],
    [pick(random, ['Motivo o Sustento', 'Tipo / Motivo']), afectado.motivo],
  ];
}

function data(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const rows = [
    ['Fecha de Emisión', style.date(facts.emision)],
    ['Fecha de Vencimiento', facts.vencimiento ? style.date(facts.vencimiento) : ''],
    [pick(random, ['Señor(es)', 'Señores']), facts.cliente.nombre],
    ['RUC', facts.cliente.documento],
    ['Dirección del Cliente', facts.cliente.direccion],
    ['Tipo de Moneda', style.currencyName],
    ...changed(facts, style, random),
    ['Forma de pago', facts.kind === 'factura' ? facts.formaPago : ''],
    ['Orden de Compra', facts.ordenCompra],
    ['Guía de Remisión', facts.guiaRemision],
    ['Observación', facts.observaciones],
  ] as const;
  return rowsOf(
    'data',
    rows.filter(([, value]) => value !== '').map(([label, value]) => [label, ':', value]),
  );
}

const HEADS = [
  'Cantidad',
  'Unidad Medida',
  'Código',
  'Descripción',
  'Valor Unitario',
  'Descuento',
  'Importe de Venta',
  'ICBPER',
];

function items({ lineas }: BenchFacts, style: BenchStyle): Markup {
  const row = (line: BenchLine): Markup => {
    const amounts = [line.unitario, line.descuento, line.importe, 0].map(style.amount);
    return tr([
      style.quantity(line.cantidad),
      line.unidad,
      line.codigo,
      line.descripcion,
      ...amounts,
    ]);
  };
  return tableOf('items', HEADS, lineas.map(row));
}

const NEVER = { isc: 0, otros_impuestos: 0, redondeo: 0 } as const;

function sums({ sumas }: BenchFacts, style: BenchStyle): Markup {
  const all = { ...sumas, ...NEVER };
  const rows = SUMS.map(([label, key]): Piece[] => [
    `${label} :`,
    `${style.currencySign} ${style.amount(all[key])}`,
  ]);
  return rowsOf('sums', rows);
}

function taken({ detraccion, retencion, percepcion }: BenchFacts, style: BenchStyle): Markup {
  if (detraccion)
    return html`<b class="small">Información de la detracción</b>${rowsOf('extra', [
        [
          'Leyenda',
          'Operación sujeta al Sistema de Pago de Obligaciones Tributarias con el Gobierno Central',
        ],
        ['Bien o Servicio', detraccion.codigo],
        ['Nro. Cta. Banco de la Nación', detraccion.cuenta],
        ['Porcentaje de detracción', `${detraccion.porcentaje}.00`],
        ['Monto detracción', `S/ ${style.amount(detraccion.monto)}`],
      ])}`;
  if (retencion)
    return html`<b class="small">Información de la retención</b>${rowsOf('extra', [
        ['Porcentaje de la retención', `${retencion.porcentaje}.00 %`],
        ['Monto de la retención', `S/ ${style.amount(retencion.monto)}`],
      ])}`;
  if (percepcion)
    return html`<b class="small">Información de la percepción</b>${rowsOf('extra', [
        ['Porcentaje de la percepción', `${percepcion.porcentaje}.00 %`],
        ['Monto de la percepción', `S/ ${style.amount(percepcion.monto)}`],
        ['Monto total incluida la percepción', `S/ ${style.amount(percepcion.totalConPercepcion)}`],
      ])}`;
  return NOTHING;
}

function credit({ cuotas }: BenchFacts, style: BenchStyle): Markup {
  if (cuotas.length === 0) return NOTHING;
  const net = cuotas.reduce((sum, { monto }) => sum + monto, 0);
  const rows = cuotas.map(({ numero, fecha, monto }): Piece[] => [
    numero,
    style.date(fecha),
    style.amount(monto),
  ]);
  return html`<p class="small">
      <b>Información del crédito</b> — Monto neto pendiente de pago: ${style.currencySign}
      ${style.amount(net)} — Total de cuotas: ${cuotas.length}
    </p>
    ${rowsOf('extra', [['N° Cuota', 'Fec. Venc.', 'Monto'], ...rows])}`;
}

/** The tax office's free biller: type and ink alone, labels before colons, every sum though it be nothing. */
export const freeBiller: BenchLayout = {
  id: 'gratuito',
  role: 'construido',
  kinds: ['nota_credito', 'nota_debito', 'factura'],
  draw(facts, style, random) {
    const name = (TITLES[facts.kind] ?? '').toLowerCase();
    const body = html`${heading(facts, style)}${data(facts, style, random)}${items(facts, style)}
      <div class="whole">
        <div class="end">
          <div style="flex:1">
            <p><b>SON: ${facts.letras}</b></p>
            ${qrPlace(facts, '30mm')}
          </div>
          ${sums(facts, style)}
        </div>
      </div>
      <div class="whole">
        ${taken(facts, style)}${credit(facts, style)}
        <div class="foot">
          Esta es una representación impresa de la ${name}, generada en un sistema gratuito de
          emisión. Puede verificarla en www.sunat.gob.pe utilizando su clave SOL.<br />Orden
          ${digits(random, 11)} — 1
        </div>
      </div>`;
    const printed = SUMS.map(([, key]) => key).filter((key) => !(key in NEVER)) as SumPrinted[];
    const isSale = facts.kind === 'factura';
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '14mm 15mm 15mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: { ...totalesTruth(facts, printed), ...NEVER },
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          ...(isSale ? (['formaPago'] as const) : []),
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
      },
    };
  },
};
