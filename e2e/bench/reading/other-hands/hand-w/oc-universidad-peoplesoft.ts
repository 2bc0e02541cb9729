import { html, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import {
  baseOf,
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import type { BenchFacts, BenchLayout, BenchLine, DrawnPage } from '../../model';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { BUYERS, HOUSES } from './houses';
import { codeOf } from './wares';

const money = (cents: number): string => amountText(cents, 'point');

const CSS = `
body { font: 8.4pt 'Liberation Sans'; color: #000; }
.head { display: grid; grid-template-columns: 1fr 92mm; gap: 4mm; }
.head h1 { font-size: 11pt; margin: 0 0 .5mm; }
.head h2 { font-size: 13pt; margin: 0 0 1.5mm; text-align: right; }
.keys { width: 100%; }
.keys th { background: #e4e4e4; font-weight: bold; text-align: left; }
.keys th, .keys td { border: .6px solid #000; padding: .5mm 1.2mm; font-size: 7.8pt; }
.to { display: grid; grid-template-columns: 1fr 1fr; gap: 0 6mm; margin: 3mm 0 2mm; line-height: 1.32; }
.to > div { display: grid; grid-template-columns: 21mm 1fr; margin-bottom: 1.5mm; }
.to b { white-space: nowrap; }
.rows { width: 100%; }
.rows th { border-top: 1px solid #000; border-bottom: 1px solid #000; text-align: left; padding: .8mm 1mm; font-size: 7.8pt; }
.rows td { padding: .7mm 1mm 0; vertical-align: top; }
.rows .n { text-align: right; white-space: nowrap; }
.rows .s td { padding-top: .2mm; }
.rows tbody tr.z td { padding-bottom: 1.6mm; }
.sums { margin: 2mm 0 0 auto; border-top: 1px solid #000; }
.sums td { padding: .6mm 1mm; text-align: right; }
.note { border: .6px solid #000; padding: 1.2mm 2mm; margin-top: 4mm; line-height: 1.35; }
.sign { margin: 16mm 0 0 auto; width: 66mm; border-top: 1px solid #000; text-align: center; padding-top: .8mm; }
.legal { margin-top: 5mm; font-size: 7pt; line-height: 1.3; text-align: justify; }
`;

interface Order {
  facts: BenchFacts;
  number: string;
  isService: boolean;
  date: (day: string) => string;
  site: string;
  supplierCode: string;
  buyer: string;
  terms: string;
  revision: string;
  request: string;
  hasContact: boolean;
  hasSchedules: boolean;
  dueDay: string;
}

const UNITS: Readonly<Record<string, string>> = {
  NIU: 'UN',
  ZZ: 'SRV',
  CJA: 'CJ',
  PQT: 'PQ',
  KGM: 'KG',
};

const ofHouse = (nombre: string, house: string): string =>
  `${house} ${nombre.split(' ').slice(1).join(' ')}`.toUpperCase();

function orderOf(given: BenchFacts, random: Random): Order {
  const house = pick(random, HOUSES);
  const { cliente, correlativo, emision } = given;
  const isService = given.lineas.every(({ unidad }) => unidad === 'ZZ');
  const facts: BenchFacts = {
    ...given,
    cliente: { ...cliente, nombre: ofHouse(cliente.nombre, house.name) },
    lineas: given.lineas.map((line) => ({
      ...line,
      codigo: `10${codeOf(line.descripcion, 6)}`,
      unidad: UNITS[line.unidad] ?? line.unidad,
    })),
  };
  const isCredit = given.formaPago === 'Crédito';
  return {
    facts,
    number: `${house.unit}-00${correlativo}`,
    isService,
    date: pick(random, [DATE_STYLES.iso, DATE_STYLES.slash, DATE_STYLES.slash]),
    site: pick(random, house.sites),
    supplierCode: digits(random, 10).replace(/^\d{4}/, '0000'),
    buyer: pick(random, BUYERS),
    terms: isCredit
      ? pick(random, ['Factura a 30 días', 'Neto 30', 'Crédito 45 días'])
      : 'Contado contra entrega',
    revision: happens(random, 0.3) ? '1' : '',
    request: happens(random, 0.5) ? digits(random, 10).replace(/^\d{4}/, '0000') : '',
    hasContact: happens(random, 0.5),
    hasSchedules: happens(random, 0.6),
    dueDay: addDays(emision, between(random, 5, 30)),
  };
}

function head({ facts, number, isService, date, revision, terms, buyer }: Order): Markup {
  const { cliente } = facts;
  return html`<div class="head">
    <div>
      <h1>${cliente.nombre}</h1>
      RUC: ${cliente.documento}<br />${cliente.direccion}
    </div>
    <div>
      <h2>${isService ? 'Orden de Servicio' : 'Orden de Compra'}</h2>
      <table class="keys">
        <tr>
          <th>${isService ? 'Orden de Servicio' : 'Orden de Compra'}</th>
          <th>Fecha</th>
          <th>Revisión</th>
        </tr>
        <tr>
          <td>${number}</td>
          <td>${date(facts.emision)}</td>
          <td>${revision}</td>
        </tr>
        <tr>
          <th>Condiciones Pago</th>
          <th>Comprador</th>
          <th>Moneda</th>
        </tr>
        <tr>
          <td>${terms}</td>
          <td>${buyer}</td>
          <td>${facts.moneda}</td>
        </tr>
      </table>
    </div>
  </div>`;
}

function parties({ facts, site, supplierCode, hasContact, request }: Order): Markup {
  const { emisor, cliente } = facts;
  return html`<div class="to">
    <div>
      <b>Proveedor:</b>
      <span>
        ${supplierCode}<br />${emisor.nombre}<br />${emisor.direccion}<br />RUC: ${emisor.documento}
        ${hasContact ? html`<br />Teléfono: ${emisor.telefono}<br />Correo: ${emisor.email}` : ''}
      </span>
    </div>
    <div>
      <b>Enviar A:</b><span>${site}<br />${cliente.direccion}</span>
    </div>
    <div>${request ? html`<b>Solicitud:</b><span>${request}</span>` : ''}</div>
    <div>
      <b>Facturar A:</b
      ><span>${cliente.nombre}<br />CUENTAS POR PAGAR - MESA DE PARTES VIRTUAL</span>
    </div>
  </div>`;
}

function rows(order: Order): Markup {
  const { facts, date, dueDay, hasSchedules } = order;
  const quantity = (line: BenchLine): string =>
    (line.cantidad / 1000).toFixed(line.cantidad % 10 === 0 ? 2 : 3);
  const below = (label: string, value: string, last: boolean): Markup =>
    html`<tr class="s ${last ? 'z' : ''}">
      <td colspan="5"></td>
      <td class="n">${label}</td>
      <td class="n">${value}</td>
      <td></td>
    </tr>`;
  const one = (line: BenchLine, at: number): Markup =>
    html`<tr class="${hasSchedules || line.descuento > 0 ? '' : 'z'}">
        <td>${at + 1}- 1</td>
        <td>${line.codigo}</td>
        <td>${line.descripcion}</td>
        <td class="n">${quantity(line)}</td>
        <td>${line.unidad}</td>
        <td class="n">${(line.unitario / 100).toFixed(4)}</td>
        <td class="n">${money(line.importe)}</td>
        <td class="n">${date(dueDay)}</td>
      </tr>
      ${line.descuento > 0 ? below('Descuento', money(line.descuento), !hasSchedules) : ''}
      ${hasSchedules ? below('Total Programación', money(line.importe), true) : ''}`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Lín-Prog</th>
        <th>Artículo</th>
        <th>Descripción</th>
        <th class="n">Cantidad</th>
        <th>UM</th>
        <th class="n">Precio OC</th>
        <th class="n">Importe Ampl.</th>
        <th class="n">Fecha Vto</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(one)}
    </tbody>
  </table>`;
}

const sums = ({ facts, isService }: Order): Markup =>
  html`<table class="sums whole">
    <tr>
      <td>Importe de Mercancía</td>
      <td>${money(baseOf(facts))}</td>
    </tr>
    <tr>
      <td>IGV 18 %</td>
      <td>${money(facts.sumas.igv)}</td>
    </tr>
    <tr>
      <td><b>Importe Total ${isService ? 'OS' : 'OC'}</b></td>
      <td><b>${facts.moneda} ${money(facts.sumas.total)}</b></td>
    </tr>
  </table>`;

const CLAUSES = html`<div class="legal">
  El proveedor consignará el número de la presente orden en su comprobante de pago y guía de
  remisión, y presentará la factura electrónica (PDF, XML y CDR) con la conformidad de recepción, a
  más tardar el día 24 de cada mes. El incumplimiento del plazo de entrega faculta a aplicar una
  penalidad de 0.5% diario hasta un máximo de 10% del monto de la orden. La atención de la orden
  implica la aceptación del Código de Conducta de Proveedores.
</div>`;

const end = ({ facts }: Order): Markup =>
  html`<div class="whole">
    ${facts.observaciones ? html`<div class="note"><b>Comentarios:</b> ${facts.observaciones}</div>` : ''}
    <div class="sign">Firma Autorizada</div>
    ${CLAUSES}
  </div>`;

function truthOf(order: Order): ExtractedData {
  const { facts, number, isService, terms, hasContact } = order;
  const columns = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
  const hasDiscounts = facts.lineas.some(({ descuento }) => descuento > 0);
  return {
    documento: {
      ...documentoTruth(facts, ['moneda']),
      tipo: isService ? 'orden_servicio' : 'orden_compra',
      numero: number,
    },
    proveedor: partyTruth(
      facts.emisor,
      hasContact ? ['direccion', 'telefono', 'email'] : ['direccion'],
    ),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
    informacion_adicional: compact({
      ...infoTruth(facts, ['observaciones']),
      terminos_pago: terms,
    }),
    productos: linesTruth(facts, hasDiscounts ? [...columns, 'descuento'] : columns).map(
      ({ descuento, ...row }) => (descuento ? { ...row, descuento } : row),
    ),
  };
}

function draw(given: BenchFacts, _style: unknown, random: Random): DrawnPage {
  const order = orderOf(given, random);
  const body = html`${head(order)} ${parties(order)} ${rows(order)} ${sums(order)} ${end(order)}`;
  const paper = { width: '216mm', height: '279mm' };
  return { ...wholePage({ css: CSS, body, paper, margin: '13mm 12mm' }), truth: truthOf(order) };
}

/** Purchase or service order of a university or hospital, as PeopleSoft dispatches it. */
export const OC_UNIVERSIDAD_PEOPLESOFT: BenchLayout = {
  id: 'oc-universidad-peoplesoft',
  role: 'construido',
  kinds: ['orden_compra'],
  draw,
};
