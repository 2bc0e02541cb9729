import type { BenchFacts, BenchLayout, BenchStyle, Cents, DrawnPage } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { detraccionTruth, documentoTruth, infoTruth, partyTruth, totalesTruth } from '../../truth';
import {
  cuotasTruth,
  renamed,
  rowsTruth,
  tradeRows,
  withServices,
  type TradeGoods,
  type TradeRow,
} from './trade-rows';

const NAMES = [
  'Nexo Cloud Perú S.A.C.',
  'SOFTWARE Y REDES ANDINAS S.A.',
  'Datacore Soluciones TI S.R.L.',
  'SINAPSIS DIGITAL S.A.C.',
];
const GOODS: TradeGoods = {
  cheap: [
    ['Licencia Microsoft 365 Empresa Básico - suscripción mensual por usuario', 'Lic.'],
    ['Cuenta de correo corporativo 50 GB', 'Cta.'],
    ['Almacenamiento adicional en nube (GB/mes)', 'GB'],
    ['Antivirus endpoint por equipo', 'Lic.'],
    ['Usuario adicional ERP - módulo Ventas', 'Usr.'],
    ['Respaldo diario de base de datos', 'Serv.'],
    ['Certificado digital tributario (renovación anual)', 'Und.'],
  ],
  dear: [
    ['Servidor virtual 8 vCPU / 32 GB RAM / 500 GB SSD', 'Serv.'],
    [
      'Suscripción plataforma de facturación electrónica - Plan Enterprise, hasta 10,000 comprobantes por mes',
      'Plan',
    ],
    ['Soporte y mantenimiento de software - mensual', 'Serv.'],
    ['Enlace dedicado y firewall administrado', 'Serv.'],
  ],
  untaxed: [['Curso virtual - material bibliográfico', 'Und.']],
};
const FREIGHT: TradeGoods['cheap'] = [
  ['Traslado de servidores y equipos entre sedes', 'Serv.'],
  ['Transporte de equipos a centro de datos', 'Serv.'],
];
const CSS = `
body { font: 8.8pt 'DejaVu Sans', sans-serif; color: #2b2f38; }
.bar { background: #1f2a44; color: #fff; padding: 5mm 6mm; display: flex; justify-content: space-between; align-items: center; }
.bar .brand { font-size: 17pt; font-weight: bold; } .bar .doc { text-align: right; font-size: 10.5pt; line-height: 1.4; }
.parts { display: grid; grid-template-columns: 1fr 1fr 52mm; gap: 6mm; padding: 4mm 6mm; font-size: 7.8pt; }
.parts h3 { margin: 0 0 1mm; font-size: 7pt; text-transform: uppercase; color: #7a8496; letter-spacing: 0.5px; }
.parts .kv { display: flex; justify-content: space-between; gap: 2mm; }
.item { padding: 2mm 6mm; border-bottom: 0.6px solid #d8dce4; display: grid; grid-template-columns: 1fr 25mm 25mm 28mm; column-gap: 2mm; break-inside: avoid; font-size: 8.2pt; }
.item.h { background: #eef1f6; font-size: 7.2pt; font-weight: bold; } .item div:not(:first-child) { text-align: right; } .item small { color: #7a8496; display: block; font-size: 6.8pt; }
.end { display: flex; gap: 8mm; padding: 4mm 6mm; break-inside: avoid; } .end > :first-child { flex: 1; font-size: 7.4pt; line-height: 1.5; }
.sum { width: 74mm; } .sum div { display: flex; justify-content: space-between; padding: 0.7mm 0; } .sum .t { background: #1f2a44; color: #fff; padding: 2mm; font-weight: bold; font-size: 10pt; margin-top: 1mm; }
.legal { padding: 2mm 6mm; font-size: 6.4pt; color: #7a8496; display: flex; gap: 4mm; align-items: center; break-inside: avoid; }`;

const amount = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;

function item(row: TradeRow, sign: string, period: string): Markup {
  const quantity = row.cantidad / 1000;
  return html`<div class="item">
    <div>${row.descripcion}${period !== '' && html`<small>${period}</small>`}</div>
    <div>${quantity.toFixed(row.cantidad % 1000 === 0 ? 0 : 3)} ${row.unidad}</div>
    <div>${amount(row.unitario)}</div>
    <div>
      ${sign}
      ${amount(row.importe)}${row.descuento > 0 && html`<small>incl. dscto. ${amount(row.descuento)}</small>`}
    </div>
  </div>`;
}

function sums(facts: BenchFacts, sign: string): Markup {
  const { sumas } = facts;
  const row = (label: string, cents: Cents, name = ''): Markup =>
    html`<div class="${name}"><span>${label}</span><span>${sign} ${amount(cents)}</span></div>`;
  return html`<div class="sum">
    ${sumas.descuentos > 0 && row('Descuento comercial', sumas.descuentos)}
    ${row('Op. gravadas', sumas.gravada)}${sumas.exonerada > 0 && row('Op. exoneradas', sumas.exonerada)}
    ${sumas.gratuita > 0 && row('Op. gratuitas', sumas.gratuita)}${row('IGV 18.00%', sumas.igv)}${row('Total a pagar', sumas.total, 't')}
  </div>`;
}

function parties(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, cliente } = facts;
  const kv = (label: string, value: string): Markup =>
    html`<div class="kv"><span>${label}</span><span>${value}</span></div>`;
  return html`<div class="parts">
    <div>
      <h3>Emisor</h3>
      <b>${emisor.nombre}</b><br />RUC ${emisor.documento}<br />${emisor.direccion}<br />Mesa de
      ayuda: ${emisor.telefono}<br />${emisor.email}
    </div>
    <div>
      <h3>Facturado a</h3>
      <b>${cliente.nombre}</b><br />RUC ${cliente.documento}<br />${cliente.direccion}
    </div>
    <div>
      <h3>Datos de la suscripción</h3>
      ${kv('Fecha de emisión', day(facts.emision))}
      ${facts.vencimiento && kv('Vencimiento', day(facts.vencimiento))}${kv('Moneda', style.currencyName)}
      ${kv('Contrato', `CT-${between(random, 2021, 2026)}-${digits(random, 4)}`)}
      ${facts.moneda === 'USD' && kv('Tipo de cambio', `3.${between(random, 640, 790)}`)}
      ${facts.ordenCompra !== '' && kv('Orden de compra', facts.ordenCompra)}
      ${kv('Forma de pago', facts.formaPago)}
    </div>
  </div>`;
}

function conditions(facts: BenchFacts, random: Random): Markup {
  const { detraccion, cuotas } = facts;
  return html`<div>
    <b>Son:</b> ${facts.letras}
    ${cuotas.map((one) => html`<br />Cuota ${one.numero}: ${day(one.fecha)} - ${amount(one.monto)}`)}
    ${
      detraccion
        ? html`<br /><b>Operación sujeta al Sistema de Pago de Obligaciones Tributarias</b
            ><br />Código ${detraccion.codigo} · Tasa ${detraccion.porcentaje}% · Monto S/
            ${amount(detraccion.monto)} · Cta. Banco de la Nación ${detraccion.cuenta}`
        : NOTHING
    } <br />Interbank ${pick(random, ['Soles', 'Dólares'])}: 200-300${digits(random, 7)} · CCI
    003-200-00300${digits(random, 7)}-${digits(random, 2)}
    ${facts.observaciones !== '' && html`<br />Notas: ${facts.observaciones}`}
  </div>`;
}

function truthOf(facts: BenchFacts, rows: readonly TradeRow[]): DrawnPage['truth'] {
  const { sumas } = facts;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [
      'gravada',
      'igv',
      'total',
      ...(sumas.exonerada > 0 ? (['exonerada'] as const) : []),
      ...(sumas.descuentos > 0 ? (['descuentos'] as const) : []),
      ...(sumas.gratuita > 0 ? (['gratuita'] as const) : []),
    ]),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: {
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
      ...cuotasTruth(facts),
    },
    productos: rowsTruth(rows, ['unidad', 'cantidad', 'precio', 'importe']).map((one, at) => {
      const cents = rows[at]?.descuento ?? 0;
      return cents > 0 ? { ...one, descuento: cents / 100 } : one;
    }),
  };
}

function draw(given: BenchFacts, style: BenchStyle, random: Random): DrawnPage {
  const facts = { ...given, emisor: renamed(given.emisor, NAMES, random) };
  const rows = tradeRows(facts, withServices(facts, GOODS, GOODS.dear, FREIGHT), random);
  const from = addDays(facts.emision, -between(random, 0, 20));
  const period = happens(random, 0.6)
    ? `Periodo del ${day(from)} al ${day(addDays(from, 29))}`
    : '';
  const body = html`<div class="bar">
      <div class="brand">${facts.emisor.nombre.split(' ')[0] ?? ''}</div>
      <div class="doc">FACTURA ELECTRÓNICA<br /><b>${facts.serie}-${facts.correlativo}</b></div>
    </div>
    ${parties(facts, style, random)}
    <div class="item h">
      <div>Producto / Servicio</div>
      <div>Cantidad</div>
      <div>Valor unitario</div>
      <div>Valor de venta</div>
    </div>
    ${rows.map((row) => item(row, style.currencySign, period))}
    <div class="end">${conditions(facts, random)}${sums(facts, style.currencySign)}</div>
    <div class="legal">
      ${qrPlace(facts, '24mm')}
      <div>
        Representación impresa de la factura electrónica generada desde los sistemas del
        contribuyente. Resumen: ${facts.hash}<br />
        La falta de pago a los 15 días del vencimiento faculta a la suspensión del servicio. Los
        precios en dólares se cancelan al tipo de cambio venta SBS del día de pago.
      </div>
    </div>`;
  return {
    ...wholePage({ css: CSS, body, paper: A4, margin: '8mm 8mm' }),
    truth: truthOf(facts, rows),
  };
}

/** A provider of cloud services and licences by subscription. */
export const nubeLicencias: BenchLayout = {
  id: 'nube-licencias',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
