import { A4, html, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { COMPANY_FORMS, PROPER_NAMES } from '../../facts/words';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import type { BenchFacts, BenchLayout, DrawnPage } from '../../model';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { asWares, ware } from './wares';

const money = (cents: number): string => amountText(cents, 'point');

const CHARGES = [
  ware('Reposición de tarjeta de acceso peatonal', '', 2),
  ware('Interés moratorio cuota anterior', '', 4),
  ware('Gastos de cobranza y notificación', '', 7),
  ware('Consumo de agua fría (según medidor)', '', 35),
  ware('Fondo de contingencia', '', 45),
  ware('Cuota depósito D-14', '', 90),
  ware('Electricidad de áreas comunes (prorrateo)', '', 130),
  ware('Cuota estacionamientos 118 y 119', '', 230),
  ware('Energía de aire acondicionado central', '', 420),
  ware('Cuota extraordinaria: modernización de ascensores', '', 1900),
];

/** Every month's; the dearest of its charges. */
const FEE = 'Cuota ordinaria de mantenimiento';

const NOTICES = [
  'La fumigación general del edificio será el último sábado del mes desde las 15:00 horas.',
  'El ascensor N° 2 estará en mantenimiento preventivo el primer domingo del mes.',
  'Asamblea general ordinaria: se remitirá la citación por correo electrónico.',
  'Actualice los datos del seguro contra accidentes de su personal de mudanza.',
];

const BUDGET = [
  ['Vigilancia y control de accesos', 18_200, 32_600],
  ['Limpieza y jardinería', 9_400, 17_800],
  ['Mantenimiento de ascensores', 3_100, 6_900],
  ['Energía eléctrica áreas comunes', 6_500, 14_300],
  ['Agua y alcantarillado', 2_300, 6_800],
  ['Administración', 4_800, 9_500],
  ['Seguro multirriesgo', 1_100, 3_900],
  ['Mantenimiento grupo electrógeno y bombas', 700, 2_900],
] as const;

const MONTHS = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SETIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
];

const CSS = `
body { font: 8.8pt 'Liberation Sans'; color: #24303a; }
.top { background: #22485f; color: #fff; padding: 3mm 5mm; display: flex; justify-content: space-between; align-items: center; }
.top b { font-size: 13pt; }
.top div:last-child { text-align: right; line-height: 1.4; }
.who { padding: 2mm 5mm; border-bottom: 2px solid #22485f; line-height: 1.4; }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 4mm 0; }
.card { border: .8px solid #9fb4c2; padding: 2mm 3mm; line-height: 1.5; }
.card h3, h3 { margin: 0 0 1mm; font-size: 8.4pt; color: #22485f; text-transform: uppercase; letter-spacing: .3px; }
.pay { background: #eef4f7; text-align: center; }
.pay strong { font-size: 19pt; display: block; }
table { width: 100%; }
.rows th { text-align: left; border-bottom: 1px solid #22485f; padding: 1mm; }
.rows td { padding: 1mm; border-bottom: .5px solid #d5dfe5; }
.n { text-align: right !important; white-space: nowrap; }
.rows tfoot td { border: 0; font-weight: bold; padding: .7mm 1mm; }
.small td, .small th { font-size: 7.4pt; padding: .4mm 1mm; border-bottom: .5px solid #e2e8ec; text-align: left; }
.foot { margin-top: 5mm; font-size: 7.6pt; line-height: 1.45; border-top: .8px solid #9fb4c2; padding-top: 2mm; }
`;

interface Bill {
  facts: BenchFacts;
  date: (day: string) => string;
  building: string;
  unit: string;
  area: string;
  share: string;
  period: string;
  payCode: string;
  readDay: string;
  water: { meter: string; before: number; after: number } | null;
  budget: [string, number][];
  bank: string;
}

const STEMS = ['CENTRO EMPRESARIAL', 'ADMINISTRADORA INMOBILIARIA', 'OPERADORA CENTRO COMERCIAL'];

function billOf(given: BenchFacts, random: Random): Bill {
  const proper = pick(random, PROPER_NAMES);
  const nombre = `${pick(random, STEMS)} ${proper} ${pick(random, COMPANY_FORMS)}`.toUpperCase();
  const host = proper
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
  const most = Math.max(...given.lineas.map(({ importe }) => importe));
  const lineas = asWares(given.lineas, { wares: CHARGES, exempt: CHARGES, code: () => '' }).map(
    (line) => (line.importe === most ? { ...line, descripcion: FEE } : line),
  );
  const observaciones = given.observaciones ? pick(random, NOTICES) : '';
  const before = between(random, 210, 4_800);
  const month = MONTHS[Number(given.emision.slice(5, 7)) - 1] ?? '';
  const tower = pick(random, ['Torre A', 'Torre B', 'Torre Real', 'Bloque 2']);
  const floor = between(random, 2, 19);
  return {
    facts: {
      ...given,
      lineas,
      observaciones,
      emisor: { ...given.emisor, nombre, email: `administracion@${host}.pe` },
    },
    date: pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.dash]),
    building: `EDIFICIO ${proper.toUpperCase()}`,
    unit: `${tower} - Oficina ${floor}0${between(random, 1, 6)}`,
    area: `${between(random, 48, 320)}.${digits(random, 2)} m²`,
    share: `${between(random, 0, 2)}.${digits(random, 4)} %`,
    period: `${month} ${given.emision.slice(0, 4)}`,
    payCode: digits(random, 8),
    readDay: addDays(given.emision, -between(random, 2, 6)),
    water: lineas.some(({ descripcion }) => descripcion.startsWith('Consumo de agua'))
      ? { meter: `AF-${digits(random, 6)}`, before, after: before + between(random, 3, 48) }
      : null,
    budget: happens(random, 0.65)
      ? BUDGET.map(([name, from, to]): [string, number] => [
          name,
          between(random, from * 100, to * 100),
        ])
      : [],
    bank: pick(random, ['BCP', 'Interbank', 'BBVA']),
  };
}

function head({ facts, building }: Bill): Markup {
  const { emisor } = facts;
  return html`<div class="top">
      <div><b>${building}</b><br />Administración y mantenimiento</div>
      <div>RECIBO DE MANTENIMIENTO<br /><b>${facts.serie}-${facts.correlativo}</b></div>
    </div>
    <div class="who">
      <b>${emisor.nombre}</b> &nbsp; RUC ${emisor.documento}<br />${emisor.direccion}<br />
      Oficina de administración: ${emisor.telefono} &nbsp;|&nbsp; ${emisor.email}
    </div>`;
}

function cards({ facts, date, unit, area, share, period, payCode }: Bill): Markup {
  const { cliente } = facts;
  return html`<div class="grid">
    <div class="card">
      <h3>Propietario / Arrendatario</h3>
      ${cliente.nombre}<br />RUC: ${cliente.documento}<br />${cliente.direccion}<br />
      Unidad: ${unit}<br />Área ocupada: ${area} &nbsp; Participación: ${share}
    </div>
    <div class="card pay">
      <h3>Total a pagar</h3>
      <strong>S/ ${money(facts.sumas.total)}</strong>
      Periodo: ${period}<br />Emisión: ${date(facts.emision)}<br /><b
        >Vencimiento: ${date(facts.vencimiento ?? '')}</b
      ><br />
      Código de pago: ${payCode}
    </div>
  </div>`;
}

function charges({ facts, period }: Bill): Markup {
  const { sumas } = facts;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Concepto</th>
        <th>Periodo</th>
        <th class="n">Importe S/</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.descripcion}</td>
            <td>${period}</td>
            <td class="n">${money(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <td></td>
        <td class="n">Valor de venta</td>
        <td class="n">${money(sumas.gravada)}</td>
      </tr>
      <tr>
        <td></td>
        <td class="n">IGV (18%)</td>
        <td class="n">${money(sumas.igv)}</td>
      </tr>
      <tr>
        <td></td>
        <td class="n">Importe total del mes</td>
        <td class="n">${money(sumas.total)}</td>
      </tr>
    </tfoot>
  </table>`;
}

function waterCard({ water, readDay, date }: Bill): Markup | string {
  if (!water) return '';
  return html`<div class="card">
    <h3>Lectura de agua</h3>
    <table class="small">
      <tr>
        <th>Medidor</th>
        <th>Lect. anterior</th>
        <th>Lect. actual</th>
        <th>Consumo m³</th>
      </tr>
      <tr>
        <td>${water.meter}</td>
        <td>${water.before}</td>
        <td>${water.after}</td>
        <td>${water.after - water.before}</td>
      </tr>
    </table>
    Fecha de lectura: ${date(readDay)}
  </div>`;
}

function budgetCard({ budget, period }: Bill): Markup | string {
  if (budget.length === 0) return '';
  const whole = budget.reduce((sum, [, cents]) => sum + cents, 0);
  return html`<div class="card">
    <h3>Egresos del edificio ${period}</h3>
    <table class="small">
      ${budget.map(
        ([name, cents]) =>
          html`<tr>
            <td>${name}</td>
            <td class="n">${money(cents)}</td>
          </tr>`,
      )}
      <tr>
        <td><b>Total egresos comunes</b></td>
        <td class="n"><b>${money(whole)}</b></td>
      </tr>
    </table>
  </div>`;
}

const foot = ({ facts, bank, payCode }: Bill): Markup =>
  html`<div class="foot whole">
    Son: ${facts.letras}<br />
    ${facts.observaciones ? html`Aviso: ${facts.observaciones}<br />` : ''} Pague en ${bank}
    (agentes, banca por internet o app) indicando: Mantenimiento - ${facts.emisor.nombre} - código
    ${payCode}. Los pagos posteriores al vencimiento generan interés moratorio según el Reglamento
    Interno. A la fecha de emisión no registra deuda pendiente. Consultas sobre este recibo dentro
    de los 5 días hábiles de recibido.
  </div>`;

function truthOf({ facts }: Bill): ExtractedData {
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, ['gravada', 'igv', 'total']),
    informacion_adicional: compact(infoTruth(facts, ['observaciones', 'letras'])),
    productos: linesTruth(facts, ['importe']),
  };
}

function draw(given: BenchFacts, _style: unknown, random: Random): DrawnPage {
  const bill = billOf(given, random);
  const body = html`${head(bill)} ${cards(bill)} ${charges(bill)}
    <div class="grid">${budgetCard(bill)} ${waterCard(bill)}</div>
    ${foot(bill)}`;
  return { ...wholePage({ css: CSS, body, paper: A4, margin: '12mm' }), truth: truthOf(bill) };
}

/** Monthly share of an office building's upkeep, with its meter and the building's expenses. */
export const CUOTA_MANTENIMIENTO: BenchLayout = {
  id: 'cuota-mantenimiento',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw,
};
