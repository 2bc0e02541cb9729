import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, type Markup, qrPlace, wholePage } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import { documentoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { consumptionChart, periodOf } from './consumption-chart';
import { POWER_CSS } from './power-css';

const HOUSES = [
  ['Luz del Altiplano S.A.A.', 'luzdelaltiplano.com.pe'],
  ['Electro Valle Norte S.A.', 'electrovallenorte.pe'],
  ['Distribuidora Eléctrica Costa Sur S.A.', 'elecostasur.com.pe'],
  ['Energía Andina del Centro S.A.A.', 'enerandina.pe'],
] as const;

/** What the charges of any utility are called on a bill for power. */
const CHARGES: Readonly<Record<string, string>> = {
  'cargo fijo': 'Cargo fijo mensual',
  'energía activa': 'Energía activa fuera de punta',
  'alumbrado público': 'Alumbrado público (Alícuota)',
  'reposición y mantenimiento de la conexión':
    'Cargo por reposición y mantenimiento de la conexión',
  'interés compensatorio': 'Interés compensatorio',
  'servicio de agua potable': 'Energía activa en hora punta y fuera de punta',
  'servicio de alcantarillado': 'Potencia activa de generación en horas punta',
  'plan negocios 300 mbps': 'Energía activa fuera de punta',
  'línea fija ilimitada': 'Potencia activa por uso de redes de distribución',
  'alquiler de equipos': 'Alumbrado público (Alícuota)',
  'llamadas a celular': 'Energía reactiva que excede el 30%',
};

interface Reading {
  name: string;
  before: number;
  now: number;
  unit: string;
}

interface Print {
  facts: BenchFacts;
  site: string;
  supply: string;
  tariff: string;
  meter: string;
  route: string;
  readings: readonly Reading[];
  factor: number;
  history: readonly number[];
  debt: Cents;
  rounding: Cents;
  hasRounding: boolean;
}

const money = (cents: number): string => amountText(cents, 'point');
const units = (value: number): string => amountText(value * 100, 'point').slice(0, -3);
const day = DATE_STYLES.slash;

function renamed(line: BenchLine): BenchLine {
  return { ...line, descripcion: CHARGES[line.descripcion.toLowerCase()] ?? line.descripcion };
}

function readingsOf(random: Random): Reading[] {
  const meterOf = (name: string, unit: string, most: number): Reading => {
    const before = between(random, 2_000, 80_000);
    return { name, unit, before, now: before + between(random, 20, most) };
  };
  return [
    meterOf('Energía activa HP', 'kWh', 180),
    meterOf('Energía activa HFP', 'kWh', 900),
    meterOf('Energía reactiva', 'kVARh', 300),
  ];
}

/** Of both times of the day; the reactive one is no consumption. */
const activeEnergy = (readings: readonly Reading[]): number =>
  readings
    .filter(({ unit }) => unit === 'kWh')
    .reduce((sum, { before, now }) => sum + now - before, 0);

function printOf(original: BenchFacts, random: Random): Print {
  const [house, site] = pick(random, HOUSES);
  const isUpper = happens(random, 0.5);
  const nombre = isUpper ? house.toUpperCase() : house;
  const { total } = original.sumas;
  const hasRounding = happens(random, 0.5);
  const readings = readingsOf(random);
  const factor = pick(random, [1, 1, 10, 40]);
  const used = activeEnergy(readings) * factor;
  return {
    facts: {
      ...original,
      emisor: { ...original.emisor, nombre },
      lineas: original.lineas.map(renamed),
    },
    site,
    supply: digits(random, 7),
    tariff: pick(random, ['MT2', 'MT3', 'BT2', 'BT3', 'MT4']),
    meter: `${pick(random, ['A1800', 'ION', 'ELS'])}-${digits(random, 8)}`,
    route: `${digits(random, 2)}-${digits(random, 3)}-${digits(random, 5)}`,
    readings,
    factor,
    history: [
      ...Array.from({ length: 12 }, () => Math.round((used * between(random, 60, 150)) / 100)),
      used,
    ],
    debt: happens(random, 0.12) ? between(random, 4_000, 60_000) : 0,
    rounding: hasRounding ? Math.round(total / 10) * 10 - total : 0,
    hasRounding,
  };
}

const payable = ({ facts, debt, rounding }: Print): Cents => facts.sumas.total + debt + rounding;

const dueDay = ({ facts }: Print): string =>
  facts.vencimiento ? day(facts.vencimiento) : 'A LA VISTA';

const head = (print: Print): Markup => {
  const { facts, site } = print;
  return html`<div class="head">
    <div class="mark">
      <svg viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="10" />
        <path d="M11 2 4 11h5l-1 7 8-10h-6z" />
      </svg>
    </div>
    <div class="house">
      <b>${facts.emisor.nombre}</b><br />RUC: ${facts.emisor.documento}<br />${facts.emisor.direccion}<br />
      Central de atención: ${facts.emisor.telefono} - www.${site}
    </div>
    <div class="no">
      RECIBO POR SERVICIO PÚBLICO DE ELECTRICIDAD<br /><b>N° ${facts.serie}-${facts.correlativo}</b>
    </div>
  </div>`;
};

const client = (print: Print): Markup => {
  const { facts, supply, tariff, route } = print;
  return html`<div class="band">
    <div class="who">
      <b>${facts.cliente.nombre}</b><br />${facts.cliente.direccion}<br />RUC:
      ${facts.cliente.documento}
      <div class="small">Ruta de reparto: ${route}</div>
    </div>
    <div class="key">
      <small>N° DE SUMINISTRO</small><b>${supply}</b><small>TARIFA</small><b>${tariff}</b>
    </div>
    <div class="key">
      <small>MES FACTURADO</small><b>${periodOf(facts.emision, 1)}</b><small>FECHA DE EMISIÓN</small
      ><b>${day(facts.emision)}</b>
    </div>
    <div class="pay">
      <small>FECHA DE VENCIMIENTO</small><b>${dueDay(print)}</b> <small>TOTAL A PAGAR</small
      ><b class="big">S/ ${money(payable(print))}</b>
    </div>
  </div>`;
};

const supplyData = ({ facts, meter, readings, factor }: Print): Markup =>
  html`<h3>Datos del suministro y lecturas</h3>
    <table class="facts">
      <tr>
        <td>Tipo de conexión</td>
        <td>Trifásica - Aérea (C5.1)</td>
      </tr>
      <tr>
        <td>Medidor</td>
        <td>${meter}</td>
      </tr>
      <tr>
        <td>Periodo de lectura</td>
        <td>${day(addDays(facts.emision, -33))} al ${day(addDays(facts.emision, -3))}</td>
      </tr>
      <tr>
        <td>Factor de medición</td>
        <td>${factor}</td>
      </tr>
    </table>
    <table class="read">
      <tr>
        <th>Magnitud</th>
        <th>L. anterior</th>
        <th>L. actual</th>
        <th>Consumo</th>
      </tr>
      ${readings.map(
        ({ name, before, now, unit }) =>
          html`<tr>
            <td>${name}</td>
            <td class="n">${units(before)}</td>
            <td class="n">${units(now)}</td>
            <td class="n">${units((now - before) * factor)} ${unit}</td>
          </tr>`,
      )}
    </table>`;

const charges = (print: Print): Markup => {
  const { facts, debt, rounding, hasRounding } = print;
  const { gravada, igv, total } = facts.sumas;
  const sum = (label: string, cents: Cents, kind = ''): Markup =>
    html`<tr class="${kind}">
      <td>${label}</td>
      <td class="n">${money(cents)}</td>
    </tr>`;
  return html`<h3>Detalle de los conceptos facturados <span>S/</span></h3>
    <table class="charges">
      ${facts.lineas.map(({ descripcion, importe }) => sum(descripcion, importe))}
      ${sum('SUB TOTAL', gravada, 'line')} ${sum('I.G.V. (18%)', igv)}
      ${sum('TOTAL RECIBO DEL MES', total, 'strong')} ${sum('Deuda anterior', debt)}
      ${hasRounding && sum('Redondeo', rounding)}
      ${sum('TOTAL A PAGAR', payable(print), 'line strong')}
    </table>
    ${debt > 0 && html`<p class="warn">Su suministro registra deuda vencida. Corte en trámite de acuerdo a ley.</p>`}`;
};

const notices = (print: Print): Markup =>
  html`<div class="notices">
    <p>
      <b>Evite el corte del servicio.</b> Pague hasta el ${dueDay(print)} en BCP, BBVA, Interbank,
      Scotiabank, agentes o en www.${print.site} con su número de suministro.
    </p>
    <p>
      El pago posterior al vencimiento genera interés compensatorio y moratorio (R.M.
      176-2001-EM/VME). Osinergmin atiende sus reclamos en segunda instancia. Emergencias las 24
      horas.
    </p>
  </div>`;

const stub = (print: Print): Markup => {
  const { facts, supply } = print;
  const total = money(payable(print));
  const code = `${supply}${facts.correlativo}${total.replace(/\D/g, '').padStart(9, '0')}`;
  return html`<div class="stub whole">
    <div>
      ${facts.emisor.nombre}<br />Suministro ${supply} &nbsp; Recibo
      ${facts.serie}-${facts.correlativo}<br />${facts.cliente.nombre}
    </div>
    <div class="bars">
      ${[...code].map((char) => html`<b style="width:${(Number(char) % 3) + 1}px"></b>`)}<br />${code}
    </div>
    <div class="n">Vence ${dueDay(print)}<br /><b>S/ ${total}</b></div>
  </div>`;
};

function truthOf({ facts, hasRounding, rounding }: Print): ExtractedData {
  const totales = totalesTruth(facts, ['subtotal', 'igv', 'total']);
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: hasRounding ? { ...totales, redondeo: rounding / 100 } : totales,
    productos: linesTruth(facts, ['importe']),
  };
}

/** A bill for power of a company: meter readings, thirteen months as bars, what is due in a band, a stub. */
export const LUZ_INDUSTRIAL: BenchLayout = {
  id: 'luz-industrial',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(facts, _style, random) {
    const print = printOf(facts, random);
    const body = html`${head(print)}${client(print)}
      <div class="cols">
        <div>${supplyData(print)}${consumptionChart(print.facts.emision, print.history)}</div>
        <div>
          ${charges(print)}
          <div class="qr">
            ${qrPlace(facts, '25mm')}<br />Representación impresa del recibo electrónico
          </div>
        </div>
      </div>
      ${notices(print)}${stub(print)}`;
    return {
      ...wholePage({ css: POWER_CSS, body, paper: A4, margin: '9mm 11mm' }),
      truth: truthOf(print),
    };
  },
};
