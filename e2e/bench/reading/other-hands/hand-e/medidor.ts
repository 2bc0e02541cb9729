import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import { addDays } from '../../facts/civil-day';
import { amountText, DATE_STYLES } from '../../styles';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { digits, between, pick } from '../../facts/chance';

const date = DATE_STYLES.slash;
const amount = (cents: Cents): string => amountText(cents, 'point');

const CSS = `
body { font: 8pt/1.35 'Liberation Sans', sans-serif; color: #222; padding-right: 1pt; }
.top { display: grid; grid-template-columns: 1fr 64mm; gap: 6mm; align-items: start; }
.firm { background: #00695c; color: #fff; padding: 3mm 4mm; border-radius: 2mm; }
.firm b { font-size: 12pt; display: block; }
.kind { border: 1pt solid #00695c; border-radius: 2mm; text-align: center; padding: 2mm; line-height: 1.6; }
.kind b { font-size: 10.5pt; }
.two { display: grid; grid-template-columns: 88mm 1fr; gap: 6mm; padding-top: 4mm; }
.name { font-weight: bold; font-size: 9pt; }
.boxes { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm; }
.cell { border: .6pt solid #00695c; border-radius: 1mm; padding: 1mm 2mm; }
.cell span { display: block; font-size: 6.6pt; color: #00695c; }
.cell.big { grid-column: 1 / 3; background: #e0f2f1; text-align: center; }
.cell.big b { font-size: 14pt; }
h4 { margin: 4mm 0 1mm; background: #00695c; color: #fff; font-size: 8pt; padding: .8mm 2mm; }
.w { width: 100%; }
.w td { padding: .6mm 2mm; }
.w .n { text-align: right; white-space: nowrap; }
.w tr.sum td { border-top: .5pt solid #00695c; }
.w tr.all td { font-weight: bold; background: #e0f2f1; }
.bars { display: flex; align-items: flex-end; gap: 1.4mm; height: 30mm; border-bottom: .6pt solid #222; padding: 0 2mm; }
.bars div { flex: 1; background: #4db6ac; }
.months { display: flex; gap: 1.4mm; padding: 0 2mm; font-size: 5.6pt; }
.months span { flex: 1; text-align: center; }
.small { font-size: 6.8pt; padding-top: 3mm; }
.coupon { break-inside: avoid; border-top: 1pt dashed #222; margin-top: 7mm; padding-top: 4mm; display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm; }
`;

interface Service {
  title: string;
  meter: { unit: string; from: number; to: number } | null;
}

/** Of what is sold: light, water, or a line without a meter. */
function serviceOf({ lineas }: BenchFacts): Service {
  const sells = (word: string): boolean => lineas.some((line) => line.descripcion.includes(word));
  if (sells('Energía'))
    return { title: 'SUMINISTRO DE ENERGÍA', meter: { unit: 'kWh', from: 90, to: 3_200 } };
  if (sells('agua'))
    return { title: 'AGUA POTABLE Y ALCANTARILLADO', meter: { unit: 'm³', from: 9, to: 260 } };
  return { title: 'TELECOMUNICACIONES', meter: null };
}

const supplyLabel = ({ meter }: Service): string => (meter ? 'Suministro' : 'Código de pago');

interface Extras {
  service: Service;
  supply: string;
  route: string;
  tariff: string;
  meterNumber: string;
  before: number;
  used: number;
  past: readonly number[];
}

function extrasOf(facts: BenchFacts, random: () => number): Extras {
  const service = serviceOf(facts);
  const { from, to } = service.meter ?? { from: 1, to: 1 };
  const used = between(random, from, to);
  return {
    service,
    supply: digits(random, 7),
    route: `${digits(random, 2)}-${digits(random, 3)}-${digits(random, 4)}`,
    tariff:
      service.meter?.unit === 'kWh'
        ? pick(random, ['BT5B No Residencial', 'BT5B Residencial', 'MT3'])
        : pick(random, ['Comercial', 'Industrial', 'Doméstico']),
    meterNumber: `${pick(random, ['A', 'E', '00'])}${digits(random, 7)}`,
    before: between(random, 400, 60_000),
    used,
    past: Array.from({ length: 11 }, () => Math.round(used * (0.6 + random() * 0.7))),
  };
}

const cell = (label: string, value: string, extra = ''): Markup =>
  html`<div class="cell ${extra}">
    <span>${label}</span>
    <b>${value}</b>
  </div>`;

const top = ({ emisor, serie, correlativo }: BenchFacts, { service }: Extras): Markup =>
  html`<div class="top">
    <div class="firm">
      <b>${emisor.nombre}</b>
      <div>RUC ${emisor.documento}</div>
      <div>${emisor.direccion}</div>
      <div>Atención al usuario: ${emisor.telefono} - ${emisor.email}</div>
    </div>
    <div class="kind">
      <div>RECIBO POR SERVICIO PÚBLICO</div>
      <div>${service.title}</div>
      <b>N° ${serie}-${correlativo}</b>
    </div>
  </div>`;

/** So many months before the issue, newest first, as `NOV-2025`; the first is what is charged. */
function monthsBefore(emision: string, count: number): string[] {
  const months: string[] = [];
  let day = emision;
  while (months.length < count) {
    day = addDays(`${day.slice(0, 8)}01`, -1);
    months.push(DATE_STYLES.month(day).slice(3));
  }
  return months;
}

const holder = ({ cliente }: BenchFacts, { supply, route, tariff, service }: Extras): Markup =>
  html`<div>
    <div class="name">${cliente.nombre}</div>
    <div>RUC: ${cliente.documento}</div>
    <div>${cliente.direccion}</div>
    <div>${supplyLabel(service)}: ${supply} &nbsp; Ruta: ${route}</div>
    ${service.meter && html`<div>Tarifa: ${tariff}</div>`}
  </div>`;

const summary = (facts: BenchFacts): Markup =>
  html`<div class="boxes">
    ${cell('Fecha de emisión', date(facts.emision))}
    ${cell('Último día de pago', date(facts.vencimiento ?? facts.emision))}
    ${cell('Mes facturado', monthsBefore(facts.emision, 1).join(''))} ${cell('Meses de deuda', '0')}
    ${cell('TOTAL A PAGAR', `S/ ${amount(facts.sumas.total)}`, 'big')}
  </div>`;

const charges = (facts: BenchFacts): Markup =>
  html`<h4>DETALLE DE LOS IMPORTES FACTURADOS</h4>
    <table class="w">
      ${facts.lineas.map(
        ({ descripcion, importe }) =>
          html`<tr>
            <td>${descripcion}</td>
            <td class="n">${amount(importe)}</td>
          </tr>`,
      )}
      <tr class="sum">
        <td>SUBTOTAL</td>
        <td class="n">${amount(facts.sumas.gravada)}</td>
      </tr>
      <tr>
        <td>I.G.V. 18%</td>
        <td class="n">${amount(facts.sumas.igv)}</td>
      </tr>
      <tr class="all">
        <td>TOTAL DEL MES</td>
        <td class="n">S/ ${amount(facts.sumas.total)}</td>
      </tr>
    </table>`;

function readings(facts: BenchFacts, { service, before, used, meterNumber }: Extras): Markup {
  if (!service.meter) return NOTHING;
  const { unit } = service.meter;
  const row = (label: string, value: string): Markup =>
    html`<tr>
      <td>${label}</td>
      <td class="n">${value}</td>
    </tr>`;
  const readOn = addDays(facts.emision, -4);
  return html`<h4>DATOS DEL CONSUMO</h4>
    <table class="w">
      ${row('Medidor', meterNumber)}
      ${row(`Lectura anterior (${date(addDays(readOn, -30))})`, String(before))}
      ${row(`Lectura actual (${date(readOn)})`, String(before + used))}
      ${row('Consumo', `${used} ${unit}`)}
    </table>`;
}

/** Bars of the last twelve months, this one last. */
function history({ emision }: BenchFacts, { service, past, used }: Extras): Markup {
  if (!service.meter) return NOTHING;
  const all = [...past, used];
  const most = Math.max(...all);
  const months = monthsBefore(emision, all.length)
    .map((month) => month.slice(0, 3))
    .reverse();
  return html`<h4>HISTORIA DE CONSUMO EN ${service.meter.unit}</h4>
    <div class="bars">
      ${all.map((value) => html`<div style="height:${Math.round((value / most) * 100)}%"></div>`)}
    </div>
    <div class="months">${months.map((month) => html`<span>${month}</span>`)}</div>`;
}

const legal = (facts: BenchFacts): Markup =>
  html`<div class="small">
    <div>Son: ${facts.letras}</div>
    <div>Código hash: ${facts.hash}</div>
    <div>
      El servicio queda sujeto a corte con dos recibos vencidos. Los reclamos no suspenden el pago
      de lo no reclamado. Este recibo es la representación impresa del recibo electrónico y da
      derecho al crédito fiscal según el reglamento de comprobantes de pago.
    </div>
  </div>`;

const coupon = (facts: BenchFacts, { supply, service }: Extras): Markup =>
  html`<div class="coupon">
    ${cell('Recibo', `${facts.serie}-${facts.correlativo}`)} ${cell(supplyLabel(service), supply)}
    ${cell('Vence', date(facts.vencimiento ?? facts.emision))}
    ${cell('Importe', `S/ ***${amount(facts.sumas.total)}`)}
  </div>`;

/** A public-service company's bill: boxes with the label above, bars of the past months, a coupon to cut off. */
export const MEDIDOR: BenchLayout = {
  id: 'medidor',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(facts, _style, random) {
    const extras = extrasOf(facts, random);
    const body = html`${top(facts, extras)}
      <div class="two">
        <div>${holder(facts, extras)} ${readings(facts, extras)} ${history(facts, extras)}</div>
        <div>${summary(facts)} ${charges(facts)} ${legal(facts)} ${qrPlace(facts, '24mm')}</div>
      </div>
      ${coupon(facts, extras)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, ['letras']),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
