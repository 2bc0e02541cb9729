import { addDays } from '../../facts/civil-day';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle, Cents } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { chanceOf, type Chance } from './chance';

/** Bill of a public service: boxes with the label above, a sidebar of consumption, a coupon at the foot. */
const CSS = `
i[data-qr] { flex: none; }
body { font: 8.6pt 'Liberation Sans', Arial, sans-serif; color: #10263a; }
.band { display: flex; justify-content: space-between; border-bottom: 2.5px solid #0a6aa8; padding-bottom: 2mm; }
.band .who { width: 112mm; line-height: 1.35; }
.band .who strong { font-size: 13pt; color: #0a6aa8; display: block; }
.band .no { text-align: right; line-height: 1.45; }
.band .no b { font-size: 11pt; }
.boxes { display: grid; grid-template-columns: 1fr 1fr 1fr 1fr 1.15fr; gap: 1.5mm; margin: 3mm 0; }
.boxes div { border: 1px solid #0a6aa8; border-radius: 1.5mm; text-align: center; padding: 1mm; }
.boxes span { display: block; font-size: 6.8pt; text-transform: uppercase; color: #4a6478; }
.boxes b { display: block; font-size: 10pt; padding-top: 0.8mm; }
.boxes .big { background: #0a6aa8; color: #fff; } .boxes .big span { color: #dbeaf5; } .boxes .big b { font-size: 12.5pt; }
.two { display: flex; gap: 5mm; }
.side { width: 64mm; font-size: 8pt; }
.side h4, .main h4 { margin: 0 0 1mm; background: #dcebf5; padding: 1mm 1.5mm; font-size: 8pt; text-transform: uppercase; }
.side dl { margin: 0 0 3mm; display: grid; grid-template-columns: 26mm 1fr; row-gap: 0.7mm; padding: 0 1mm; }
.side dt { color: #4a6478; } .side dd { margin: 0; }
.bars { width: 100%; font-size: 7.4pt; margin-bottom: 3mm; }
.bars td { padding: 0.4mm 1mm; } .bars i { display: block; height: 2.6mm; background: #7fb4d8; }
.main { flex: 1; }
.bill { width: 100%; } .bill td { padding: 0.9mm 1.5mm; border-bottom: 1px dotted #9db3c2; }
.bill td:last-child, .sums td:last-child { text-align: right; white-space: nowrap; }
.sums { width: 82mm; margin: 2mm 0 2mm auto; } .sums td { padding: 0.6mm 1.5mm; }
.sums .strong td { font-weight: bold; border-top: 1px solid #10263a; }
.words { font-size: 7.8pt; margin: 2mm 0; }
.law { display: flex; gap: 4mm; font-size: 7pt; line-height: 1.35; margin-top: 4mm; }
.coupon { border-top: 1px dashed #333; margin-top: 6mm; padding-top: 3mm; display: flex; justify-content: space-between; align-items: flex-end; }
.coupon table td { padding: 0.4mm 3mm 0.4mm 0; }
.strip { height: 11mm; width: 70mm; background: repeating-linear-gradient(90deg, #000 0 0.5mm, #fff 0.5mm 0.9mm, #000 0.9mm 1.9mm, #fff 1.9mm 2.5mm); }
`;

interface Service {
  name: RegExp;
  code: string;
  unit: string;
  /** Null: nobody reads a meter. */
  meter: string | null;
  tariffs: readonly [string, ...string[]];
}

const SERVICES: readonly [Service, ...Service[]] = [
  {
    name: /./,
    code: 'Código de abonado',
    unit: 'GB',
    meter: null,
    tariffs: ['Empresas', 'Negocios', 'Corporativo'],
  },
  {
    name: /agua/i,
    code: 'N° de conexión',
    unit: 'm³',
    meter: 'Medidor N°',
    tariffs: ['Comercial', 'Industrial', 'Estatal'],
  },
  {
    name: /electr/i,
    code: 'N° de suministro',
    unit: 'kWh',
    meter: 'Serie medidor',
    tariffs: ['BT5B', 'BT3', 'MT2'],
  },
];

interface Bill {
  service: Service;
  code: string;
  tariff: string;
  meter: string;
  readingBefore: number;
  /** Of six months, the oldest first. */
  used: readonly number[];
  dueLabel: string;
  monthTotalLabel: string;
  /** Of earlier bills; 0 for who has paid them. */
  debt: Cents;
  hasWords: boolean;
  hasHash: boolean;
  hasPhone: boolean;
  hasCurrency: boolean;
}

function billOf({ emisor }: BenchFacts, chance: Chance): Bill {
  const service = SERVICES.findLast(({ name }) => name.test(emisor.nombre)) ?? SERVICES[0];
  return {
    service,
    code: `${chance.digits(7)}-${chance.digits(1)}`,
    tariff: chance.pick(service.tariffs),
    meter: `${chance.pick(['CA', 'EA', 'M'])}${chance.digits(8)}`,
    readingBefore: chance.int(1200, 8800),
    used: Array.from({ length: 6 }, () => chance.int(24, 190)),
    dueLabel: chance.pick(['Último día de pago', 'Fecha de vencimiento', 'Vence el']),
    monthTotalLabel: chance.pick(['Importe del recibo', 'Total del mes', 'Total facturado']),
    debt: chance.is(0.45) ? chance.int(2_000, 60_000) : 0,
    hasWords: chance.is(0.6),
    hasHash: chance.is(0.5),
    hasPhone: chance.is(0.6),
    hasCurrency: chance.is(0.4),
  };
}

const monthOf = (date: string): string => DATE_STYLES.month(date).slice(3);

function sidebar(facts: BenchFacts, bill: Bill): Markup {
  const { cliente, emision } = facts;
  const { service, used } = bill;
  const now = used.at(-1) ?? 0;
  const most = Math.max(...used);
  return html`<div class="side">
    <h4>Datos del usuario</h4>
    <dl>
      <dt>Titular</dt>
      <dd><b>${cliente.nombre}</b></dd>
      <dt>RUC</dt>
      <dd>${cliente.documento}</dd>
      <dt>Dirección</dt>
      <dd>${cliente.direccion}</dd>
      <dt>Tarifa</dt>
      <dd>${bill.tariff}</dd>
      ${
        bill.hasCurrency &&
        html`<dt>Moneda</dt>
          <dd>Soles</dd>`
      }
    </dl>
    <h4>Consumo</h4>
    <dl>
      ${
        service.meter !== null &&
        html`<dt>${service.meter}</dt>
          <dd>${bill.meter}</dd>
          <dt>Lect. anterior</dt>
          <dd>${bill.readingBefore}</dd>
          <dt>Lect. actual</dt>
          <dd>${bill.readingBefore + now}</dd>`
      }
      <dt>Consumo</dt>
      <dd>${now} ${service.unit}</dd>
    </dl>
    <h4>Sus últimos seis meses (${service.unit})</h4>
    <table class="bars">
      ${used.map(
        (amount, at) =>
          html`<tr>
            <td style="width:17mm">${monthOf(addDays(emision, -30 * (5 - at)))}</td>
            <td><i style="width:${Math.round((30 * amount) / most)}mm"></i></td>
            <td style="text-align:right">${amount}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function detail(facts: BenchFacts, style: BenchStyle, bill: Bill): Markup {
  const { lineas, sumas } = facts;
  const money = (cents: Cents): string => style.amount(cents);
  const owed = bill.debt > 0;
  return html`<div class="main">
    <h4>Conceptos facturados (${style.currencySign})</h4>
    <table class="bill">
      ${lineas.map(
        (line) =>
          html`<tr>
            <td>${line.descripcion}</td>
            <td>${money(line.importe)}</td>
          </tr>`,
      )}
    </table>
    <table class="sums">
      <tr>
        <td>Subtotal</td>
        <td>${money(sumas.gravada)}</td>
      </tr>
      <tr>
        <td>I.G.V. (18%)</td>
        <td>${money(sumas.igv)}</td>
      </tr>
      <tr class="strong">
        <td>${bill.monthTotalLabel}</td>
        <td>${style.currencySign} ${money(sumas.total)}</td>
      </tr>
      ${
        owed &&
        html`<tr>
            <td>Deuda anterior (1 mes)</td>
            <td>${money(bill.debt)}</td>
          </tr>
          <tr class="strong">
            <td>Deuda total</td>
            <td>${style.currencySign} ${money(sumas.total + bill.debt)}</td>
          </tr>`
      }
    </table>
    ${bill.hasWords && html`<div class="words">Son: ${facts.letras}</div>`}
    ${
      owed &&
      html`<div class="words">
        Su servicio puede ser cortado por deuda de dos meses. Si ya pagó, no tome en cuenta este
        aviso.
      </div>`
    }
  </div>`;
}

function coupon(facts: BenchFacts, style: BenchStyle, bill: Bill): Markup {
  const row = (label: string, value: string): Markup =>
    html`<tr>
      <td>${label}</td>
      <td><b>${value}</b></td>
    </tr>`;
  return html`<div class="coupon whole">
    <table>
      ${row(bill.service.code, bill.code)}
      ${row('Recibo', style.number(facts.serie, facts.correlativo))}
      ${row('Vence', style.date(facts.vencimiento ?? facts.emision))}
      ${row('A pagar', `${style.currencySign} ${style.amount(facts.sumas.total + bill.debt)}`)}
    </table>
    <div class="strip"></div>
  </div>`;
}

export const saneamiento: BenchLayout = {
  id: 'saneamiento',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(facts, style, random) {
    const bill = billOf(facts, chanceOf(random));
    const { emisor, emision, sumas } = facts;
    const box = (label: string, value: string, look = ''): Markup =>
      html`<div class="${look}"><span>${label}</span><b>${value}</b></div>`;
    const payable = `${style.currencySign} ${style.amount(sumas.total + bill.debt)}`;
    const body = html`<div class="band">
        <div class="who">
          <strong>${emisor.nombre}</strong>${emisor.direccion}${
            bill.hasPhone && html`<br />Central de atención: ${emisor.telefono}`
          }
        </div>
        <div class="no">
          RUC ${emisor.documento}<br />RECIBO DE SERVICIO PÚBLICO<br /><b
            >${style.number(facts.serie, facts.correlativo)}</b
          >
        </div>
      </div>
      <div class="boxes">
        ${box(bill.service.code, bill.code)} ${box('Mes facturado', monthOf(emision))}
        ${box('Fecha de emisión', style.date(emision))}
        ${box(bill.dueLabel, style.date(facts.vencimiento ?? emision))}
        ${box('Total a pagar', payable, 'big')}
      </div>
      <div class="two">${sidebar(facts, bill)}${detail(facts, style, bill)}</div>
      <div class="law whole">
        ${qrPlace(facts, '22mm')}
        <div>
          Representación impresa del recibo electrónico. Los reclamos se presentan dentro de los dos
          meses de vencido este recibo, en cualquiera de nuestras oficinas, sin pago previo de lo
          reclamado. Lugares de pago: BCP, BBVA, Interbank, agentes Kasnet y nuestra oficina
          virtual. ${bill.hasHash && html`<br />Código hash: ${facts.hash}`}
        </div>
      </div>
      ${coupon(facts, style, bill)}`;
    const printed: SumPrinted[] = ['subtotal', 'igv', 'total'];
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm' }),
      truth: {
        documento: documentoTruth(facts, [
          'vencimiento',
          'moneda',
          ...(bill.hasHash ? (['hash'] as const) : []),
        ]),
        proveedor: partyTruth(emisor, bill.hasPhone ? ['direccion', 'telefono'] : ['direccion']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, printed),
        informacion_adicional: infoTruth(facts, bill.hasWords ? ['letras'] : []),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
