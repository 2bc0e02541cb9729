import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { dueOf } from './instalments';
import { inTrade, type TradeWords } from './trade-words';

const SERVICES = [
  'ESTACIONAMIENTO HORA O FRACCION',
  'LAVADO SALON AUTO',
  'ESTAC. TARIFA PLANA NOCHE',
  'LAVADO Y ASPIRADO CAMIONETA',
  'PERNOCTE',
  'TICKET PERDIDO',
  'ABONADO MENSUAL 24 HORAS',
  'ESTAC. MOTO',
  'AROMATIZANTE PARA AUTO',
];

const WORDS: TradeWords = {
  stem: 'Playas y Estacionamientos',
  goods: SERVICES,
  weighed: ['ESTAC. POR HORAS ACUMULADAS'],
  services: SERVICES,
};

const PLACES = [
  'C.C. PLAZA NORTE SOTANO 2',
  'PLAYA CAMANA - JR. CAMANA 655 LIMA',
  'CLINICA SAN PABLO - TORRE B',
  'PLAYA LARCO - AV. LARCO 743 MIRAFLORES',
  'TERMINAL TERRESTRE - ANDEN 4',
] as const;

const CSS = `
.acc { white-space: nowrap; }
body { width: 80mm; padding: 4mm 4mm 6mm; font: 7.6pt/1.3 'Liberation Mono', monospace; color: #000; }
.c { text-align: center; }
.c b { font-size: 9pt; }
hr { border: 0; border-top: 1px dashed #000; margin: 1.2mm 0; }
.plate { font-size: 13pt; font-weight: bold; text-align: center; margin: 1mm 0; }
.p { display: flex; justify-content: space-between; gap: 2mm; }
.p span { white-space: nowrap; }
.big { font-size: 10pt; font-weight: bold; }
table { width: 100%; }
th { text-align: right; font-weight: normal; border-bottom: 1px dashed #000; }
td { text-align: right; vertical-align: top; white-space: nowrap; }
th:first-child, td.d { text-align: left; }
td.d { white-space: normal; }
.qr { text-align: center; margin: 2mm 0; }
.tiny { font-size: 6.6pt; text-align: center; }
`;

const SUM_LABELS = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  gratuita: 'OP. GRATUITA',
  descuentos: 'DSCTO. GLOBAL',
  icbper: 'ICBPER',
  igv: 'IGV (18%)',
  total: 'TOTAL',
} as const;
type SumKey = keyof typeof SUM_LABELS;
const SUM_ORDER = Object.keys(SUM_LABELS) as SumKey[];

const plateOf = (random: Random): string =>
  `${pick(random, ['A', 'B', 'C', 'D', 'F', 'T'])}${pick(random, ['1', '7', 'H', 'K', 'X'])}${pick(random, ['A', 'Q', 'S', '0', '4'])}-${digits(random, 3)}`;

interface Stay {
  plate: string;
  ticket: string;
  place: string;
  cashier: string;
  till: string;
  entry: string;
  exit: string;
  length: string;
  rate: string;
  withPhone: boolean;
  withHash: boolean;
  withProvider: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');

function stayOf(random: Random): Stay {
  const start = between(random, 7 * 60, 16 * 60);
  const minutes = between(random, 12, 420);
  const clock = (time: number) =>
    `${two(Math.floor(time / 60))}:${two(time % 60)}:${two(between(random, 0, 59))}`;
  return {
    plate: plateOf(random),
    ticket: digits(random, 9),
    place: pick(random, PLACES),
    cashier: pick(random, ['JROJAS', 'mcondori', 'ANGEL H.', 'POS AUTOMATICO 3']),
    till: two(between(random, 1, 8)),
    entry: clock(start),
    exit: clock(start + minutes),
    length: `${two(Math.floor(minutes / 60))}h ${two(minutes % 60)}m`,
    rate: pick(random, ['A - LUN A VIE', 'B - SAB DOM Y FERIADOS', 'GENERAL', 'CONVENIO']),
    withPhone: happens(random, 0.5),
    withHash: happens(random, 0.5),
    withProvider: happens(random, 0.4),
  };
}

const pair = (label: string, value: string): Markup =>
  html`<div class="p"><span>${label}</span><span>${value}</span></div>`;

/** More than a few rows are the tickets of a fleet, each with its plate. */
const isFleet = ({ lineas }: BenchFacts): boolean => lineas.length > 4;

function withPlates(facts: BenchFacts, random: Random): BenchFacts {
  const fleet = isFleet(facts);
  const lineas = facts.lineas.map((line) => {
    const name = line.descripcion.toUpperCase();
    return {
      ...line,
      descripcion: fleet && !name.startsWith('BOLSA') ? `${name} ${plateOf(random)}` : name,
    };
  });
  return { ...facts, lineas };
}

function head(facts: BenchFacts, style: BenchStyle, stay: Stay): Markup {
  const { emisor } = facts;
  const title = facts.kind === 'factura' ? 'FACTURA ELECTRONICA' : 'BOLETA DE VENTA ELECTRONICA';
  return html`<div class="c">
      <b>${emisor.nombre}</b><br />RUC ${emisor.documento}<br />${emisor.direccion}<br />
      ${stay.withPhone && html`TELF: ${emisor.telefono}<br />`}SEDE: ${stay.place}
    </div>
    <hr />
    <div class="c"><b>${title}</b><br /><b>${style.number(facts.serie, facts.correlativo)}</b></div>
    ${pair(`FECHA: ${style.date(facts.emision)}`, `HORA: ${stay.exit}`)}
    ${pair(`CAJERO: ${stay.cashier}`, `CAJA: ${stay.till}`)}
    <hr />`;
}

function customer({ cliente }: BenchFacts): Markup {
  const id = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`<div>CLIENTE: ${cliente.nombre}</div>
    <div>${id}: ${cliente.documento}</div>
    ${cliente.direccion && html`<div>DIR: ${cliente.direccion}</div>`}
    <hr />`;
}

function stayBlock(facts: BenchFacts, style: BenchStyle, stay: Stay): Markup {
  if (isFleet(facts)) return html`<div class="c">CONSOLIDADO DE TICKETS</div>`;
  const day = style.date(facts.emision);
  return html`<div class="plate">PLACA ${stay.plate}</div>
    ${pair('TICKET INGRESO', stay.ticket)} ${pair('ENTRADA', `${day} ${stay.entry}`)}
    ${pair('SALIDA', `${day} ${stay.exit}`)} ${pair('PERMANENCIA', stay.length)}
    ${pair('TARIFA', stay.rate)}`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento > 0);

function rows(facts: BenchFacts, style: BenchStyle): Markup {
  const discounts = hasDiscounts(facts);
  return html`<table>
    <thead>
      <tr>
        <th>CANT.</th>
        <th>P.UNIT</th>
        ${discounts && html`<th>DSCTO.</th>`}
        <th>IMPORTE</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
              <td class="d" colspan="4">${line.descripcion}</td>
            </tr>
            <tr>
              <td class="d">${style.quantity(line.cantidad)} x</td>
              <td>${style.amount(line.unitario)}</td>
              ${discounts && html`<td>${style.amount(line.descuento)}</td>`}
              <td>${style.amount(line.importe)}</td>
            </tr>`,
      )}
    </tbody>
  </table>`;
}

const shown = (facts: BenchFacts): SumKey[] => shownSums(facts, SUM_ORDER, ['igv', 'total']);

function spot({ detraccion }: BenchFacts, style: BenchStyle): Markup {
  if (!detraccion) return NOTHING;
  return html`<div>
    OPERACION SUJETA A DETRACCION ${detraccion.porcentaje}% S/ ${style.amount(detraccion.monto)}
    CTA. BN <span class="acc">${detraccion.cuenta}</span>
  </div>`;
}

function cuotas(facts: BenchFacts, style: BenchStyle): Markup {
  const rows = facts.cuotas.map(({ numero, fecha, monto }) =>
    pair(`CUOTA ${numero} VENCE ${style.date(fecha)}`, style.amount(monto)),
  );
  return html`${rows}`;
}

function foot(facts: BenchFacts, style: BenchStyle, stay: Stay): Markup {
  const name = facts.kind === 'factura' ? 'FACTURA' : 'BOLETA DE VENTA';
  return html`<hr />
    ${shown(facts).map(
      (key) =>
        html`<div class="p ${key === 'total' ? 'big' : ''}">
          <span>${SUM_LABELS[key]} ${style.currencySign}</span
          ><span>${style.amount(facts.sumas[key])}</span>
        </div>`,
    )}
    <hr />
    <div>SON: ${facts.letras}</div>
    <div>COND. PAGO: ${facts.formaPago}</div>
    ${cuotas(facts, style)}
    ${facts.formaPago === 'Contado' && html`<div>PAGO: ${facts.metodoPago}</div>`}
    ${spot(facts, style)}
    <div class="qr">${qrPlace(facts, '30mm')}</div>
    <div class="tiny">
      ${stay.withHash && html`RESUMEN: ${facts.hash}<br />`}REPRESENTACION IMPRESA DE LA ${name}
      ELECTRONICA<br />${
        stay.withProvider && html`EMITIDO A TRAVES DE UN PSE AUTORIZADO POR SUNAT<br />`
      }LA
      EMPRESA NO SE RESPONSABILIZA POR OBJETOS DE VALOR DEJADOS EN EL VEHICULO. TOLERANCIA DE
      SALIDA: 10 MINUTOS.<br />*** GRACIAS POR SU VISITA ***
    </div>`;
}

/** What the till of a car park gives at the exit. */
export const estacionamiento: BenchLayout = {
  id: 'estacionamiento',
  role: 'construido',
  kinds: ['boleta', 'factura'],
  draw(given, style, random) {
    const facts = withPlates(inTrade(given, WORDS, random), random);
    const stay = stayOf(random);
    const isCash = facts.formaPago === 'Contado';
    const body = html`${head(facts, style, stay)} ${customer(facts)}
    ${stayBlock(facts, style, stay)} ${rows(facts, style)} ${foot(facts, style, stay)}`;
    return {
      ...wholePage({ css: CSS, body, paper: ROLL_80, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', ...(stay.withHash ? ['hash' as const] : [])]),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          ...(stay.withPhone ? ['telefono' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['porcentaje', 'monto', 'cuenta']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['formaPago', 'letras', ...(isCash ? ['metodoPago' as const] : [])]),
          cuotas: dueOf(facts),
        }),
        productos: linesTruth(facts, [
          'cantidad',
          'unitario',
          'importe',
          ...(hasDiscounts(facts) ? ['descuento' as const] : []),
        ]),
      },
    };
  },
};
