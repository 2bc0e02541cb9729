import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import { decimal, documentoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';

const money = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.month;

const CSS = `
body { font: 8.3pt/1.3 'Liberation Sans', Arial, sans-serif; color: #1a1a1a; }
.top { display: grid; grid-template-columns: 1fr 62mm; border-bottom: 3px solid #e2a100; padding-bottom: 2mm; }
.top h1 { margin: 0; font-size: 15pt; color: #0a4d8c; }
.top .id { text-align: right; font-size: 8.6pt; }
.cols { display: grid; grid-template-columns: 84mm 1fr; gap: 5mm; margin-top: 3mm; }
.pan { border: 1px solid #0a4d8c; border-radius: 2mm; padding: 2mm 2.5mm; margin-bottom: 3mm; }
.pan h4 { margin: -2mm -2.5mm 1.5mm; background: #0a4d8c; color: #fff; font-size: 7.8pt; padding: .8mm 2.5mm; border-radius: 1.6mm 1.6mm 0 0; }
.sup { font-size: 13pt; font-weight: bold; }
.pan td { padding: .35mm 0; vertical-align: top; } .pan table { width: 100%; }
td.r { text-align: right; white-space: nowrap; }
.det td { padding: .7mm 0; }
tr.line td { border-top: 1px solid #999; }
.due { display: grid; grid-template-columns: 1fr 1fr; text-align: center; border: 2px solid #e2a100; border-radius: 2mm; margin-bottom: 3mm; }
.due > div { padding: 1.5mm; } .due > div + div { border-left: 2px solid #e2a100; }
.due strong { display: block; font-size: 14pt; }
.bars { display: flex; align-items: flex-end; gap: 1mm; height: 28mm; margin-top: 1mm; }
.bars div { flex: 1; text-align: center; font-size: 5.8pt; } .bars i { display: block; background: #8fb6da; }
.warn { border: 1px solid #b00; color: #b00; padding: 1mm 2mm; margin-bottom: 3mm; font-weight: bold; }
.small { font-size: 6.8pt; color: #444; }
.stub { border-top: 1px dashed #000; margin-top: 5mm; padding-top: 3mm; display: grid; grid-template-columns: repeat(4, 1fr) 60mm; font-size: 8pt; align-items: end; }
.stub b { display: block; font-size: 9.5pt; }
.code { height: 11mm; background: repeating-linear-gradient(90deg, #000 0 1px, #fff 1px 2px, #000 2px 4px, #fff 4px 5px, #000 5px 6px, #fff 6px 9px); }
`;

const COMPANIES = [
  'Luz Metropolitana del Sur S.A.A.',
  'Distribuidora Eléctrica Lima Norte S.A.A.',
  'Electro Costa Norte S.A.',
  'Electronorte Medio Chavimochic S.A.',
  'Electro Piura y Tumbes S.A.',
] as const;

/** From the largest amount to the smallest. */
const BY_SIZE = [
  'Consumo de energía',
  'Alumbrado público (alícuota)',
  'Cargo fijo mensual',
  'Interés compensatorio',
  'Rep. y mant. de la conexión',
] as const;
const PRINT_ORDER: readonly string[] = [
  'Rep. y mant. de la conexión',
  'Cargo fijo mensual',
  'Consumo de energía',
  'Alumbrado público (alícuota)',
  'Interés compensatorio',
];

function electricRows(lines: readonly BenchLine[]): BenchLine[] {
  const bySize = [...lines].sort((one, other) => other.importe - one.importe);
  const named = bySize.map((line, at) => ({
    ...line,
    descripcion: BY_SIZE[at] ?? line.descripcion,
  }));
  const rank = ({ descripcion }: BenchLine): number => PRINT_ORDER.indexOf(descripcion);
  return named.sort((one, other) => rank(one) - rank(other));
}

function asElectric(facts: BenchFacts, random: Random): BenchFacts {
  const name = pick(random, COMPANIES);
  const { nombre } = facts.emisor;
  const isUpper = nombre === nombre.toUpperCase();
  return {
    ...facts,
    emisor: { ...facts.emisor, nombre: isUpper ? name.toUpperCase() : name },
    lineas: electricRows(facts.lineas),
  };
}

/** What is asked for after rounding to ten céntimos, and the rounding. */
interface Payable {
  total: Cents;
  rounding: Cents;
}

function payable({ sumas }: BenchFacts, random: Random): Payable {
  if (!happens(random, 0.75)) return { total: sumas.total, rounding: 0 };
  const total = happens(random, 0.5)
    ? Math.floor(sumas.total / 10) * 10
    : Math.round(sumas.total / 10) * 10;
  return { total, rounding: total - sumas.total };
}

interface Supply {
  number: string;
  kwh: number;
  before: number;
  meter: string;
  tariff: string;
  route: string;
  power: string;
}

function supply(facts: BenchFacts, random: Random): Supply {
  const energy = facts.lineas.find(({ descripcion }) => descripcion === BY_SIZE[0]);
  const kwh = Math.max(20, Math.round((energy?.importe ?? 5_000) / between(random, 64, 79)));
  return {
    number: `${between(random, 1, 9)}${digits(random, 6)}`,
    kwh,
    before: between(random, 1_200, 48_000),
    meter: `${pick(random, ['00', '60', '51'])}${digits(random, 7)}`,
    tariff: pick(random, ['BT5B No residencial', 'BT5B', 'BT5A', 'MT4']),
    power: pick(random, ['9.90 kW', '4.95 kW', '14.80 kW', '6.60 kW']),
    route: `${digits(random, 2)}-${digits(random, 3)}-${digits(random, 5)}`,
  };
}

const entry = (label: string, value: string): Markup =>
  html`<tr>
    <td>${label}</td>
    <td class="r">${value}</td>
  </tr>`;

function top(facts: BenchFacts): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div>
      <h1>${emisor.nombre}</h1>
      ${emisor.direccion}<br />Atención al cliente: ${emisor.telefono}
    </div>
    <div class="id">
      R.U.C. ${emisor.documento}<br /><b>RECIBO ELECTRÓNICO DE SERVICIO PÚBLICO</b><br />N°
      ${facts.serie}-${facts.correlativo}
    </div>
  </div>`;
}

function holder(facts: BenchFacts, meter: Supply): Markup {
  const { cliente } = facts;
  return html`<div class="pan">
    <h4>DATOS DEL SUMINISTRO</h4>
    <div>N° de suministro <span class="sup">${meter.number}</span></div>
    <b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />${cliente.direccion}
    <table style="margin-top:1.5mm">
      ${entry('Tarifa', meter.tariff)} ${entry('Ruta', meter.route)}
      ${entry('Medidor N°', meter.meter)} ${entry('Conexión', 'Trifásica - Aérea')}
      ${entry('Potencia contratada', meter.power)}
    </table>
  </div>`;
}

function readings(facts: BenchFacts, meter: Supply): Markup {
  const read = addDays(facts.emision, -2);
  const previous = addDays(read, -31);
  return html`<div class="pan">
    <h4>DETALLE DEL CONSUMO</h4>
    <table>
      ${entry(`Lectura actual (${day(read)})`, String(meter.before + meter.kwh))}
      ${entry(`Lectura anterior (${day(previous)})`, String(meter.before))}
      ${entry('Factor', '1.0000')} ${entry('Consumo facturado kWh', String(meter.kwh))}
    </table>
  </div>`;
}

const SHORT = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Set', 'Oct', 'Nov', 'Dic'];

function history(facts: BenchFacts, meter: Supply, random: Random): Markup {
  const last = Number(facts.emision.slice(5, 7)) - 1;
  const uses = Array.from({ length: 13 }, (_, at) => {
    const kwh = at === 12 ? meter.kwh : Math.round(meter.kwh * (0.72 + random() * 0.5));
    return { kwh, label: SHORT[(last + at) % 12] ?? '' };
  });
  const most = Math.max(...uses.map(({ kwh }) => kwh));
  return html`<div class="pan">
    <h4>HISTORIA DE CONSUMO (kWh)</h4>
    <div class="bars">
      ${uses.map(
        ({ kwh, label }) =>
          html`<div>${kwh}<i style="height:${((kwh / most) * 18).toFixed(1)}mm"></i>${label}</div>`,
      )}
    </div>
  </div>`;
}

function charges(facts: BenchFacts, { total, rounding }: Payable): Markup {
  const { sumas } = facts;
  return html`<div class="pan">
    <h4>IMPORTES FACTURADOS (S/)</h4>
    <table class="det">
      ${facts.lineas.map(({ descripcion, importe }) => entry(descripcion, money(importe)))}
      <tr class="line">
        <td>SUBTOTAL</td>
        <td class="r">${money(sumas.gravada)}</td>
      </tr>
      ${entry('I.G.V. (18%)', money(sumas.igv))}
      ${rounding !== 0 && entry('Redondeo', money(rounding))}
      <tr class="line">
        <td><b>TOTAL A PAGAR</b></td>
        <td class="r"><b>S/ ${money(total)}</b></td>
      </tr>
    </table>
  </div>`;
}

function dueBox({ vencimiento }: BenchFacts, { total }: Payable): Markup {
  return html`<div class="due">
    <div>TOTAL A PAGAR<strong>S/ ${money(total)}</strong></div>
    <div>FECHA DE VENCIMIENTO<strong>${vencimiento ? day(vencimiento) : ''}</strong></div>
  </div>`;
}

function arrears(facts: BenchFacts, random: Random): Markup {
  if (!happens(random, 0.3)) return NOTHING;
  const owed = Math.round((facts.sumas.gravada * between(random, 70, 120)) / 1000) * 10;
  return html`<div class="warn">
    DEUDA ANTERIOR: 1 recibo vencido por S/ ${money(owed)}, no incluido en este total. Evite el
    corte del servicio.
  </div>`;
}

const MESSAGES = [
  'Reporte emergencias las 24 horas. Si tiene un reclamo, presente su solicitud por escrito, teléfono o web (Osinergmin).',
  'El pago de este recibo no cancela deudas anteriores. Ley N° 28749: aporte a la electrificación rural incluido en la tarifa.',
  'Afíliese al recibo digital y reciba su comprobante por correo. No entregue dinero a terceros.',
] as const;

function stub(facts: BenchFacts, meter: Supply, { total }: Payable): Markup {
  return html`<div class="stub whole">
    <div>Suministro<b>${meter.number}</b></div>
    <div>Recibo<b>${facts.serie}-${facts.correlativo}</b></div>
    <div>Vence<b>${facts.vencimiento ? day(facts.vencimiento) : ''}</b></div>
    <div>Total S/<b>${money(total)}</b></div>
    <div class="code"></div>
  </div>`;
}

function right(facts: BenchFacts, paid: Payable, random: Random): Markup {
  const month = SHORT[Number(facts.emision.slice(5, 7)) - 1] ?? '';
  return html`<div>
    ${dueBox(facts, paid)}
    <div class="pan">
      <h4>DATOS DEL RECIBO</h4>
      <table>
        ${entry('Mes facturado', `${month}-${facts.emision.slice(0, 4)}`)}
        ${entry('Fecha de emisión', day(facts.emision))}
      </table>
    </div>
    ${charges(facts, paid)} ${arrears(facts, random)}
    <div class="small">${pick(random, MESSAGES)}</div>
    <div style="margin-top:2mm">${qrPlace(facts, '24mm')}</div>
    <div class="small">
      Representación impresa del Recibo Electrónico. ${facts.hash && `Resumen: ${facts.hash}`}
    </div>
  </div>`;
}

/** Electricity bill of a distributor of Lima or the north, with history of use and a stub. */
export const luzHistorial: BenchLayout = {
  id: 'luz-historial',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(given, _style, random) {
    const facts = asElectric(given, random);
    const meter = supply(facts, random);
    const paid = payable(facts, random);
    const body = html`${top(facts)}
      <div class="cols">
        <div>
          ${holder(facts, meter)} ${readings(facts, meter)} ${history(facts, meter, random)}
        </div>
        ${right(facts, paid, random)}
      </div>
      ${stub(facts, meter, paid)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 11mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: {
          ...totalesTruth(facts, ['subtotal', 'igv']),
          total: decimal(paid.total),
          ...(paid.rounding !== 0 && { redondeo: decimal(paid.rounding) }),
        },
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
