import { html, A4, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { addDays } from '../../facts/civil-day';
import { between, digits, pick, type Random } from '../../facts/chance';
import { monthOf } from './parts';

/** By weight in the bill: the gas itself is always the dearest. */
const CHARGES = [
  'Suministro de gas natural',
  'Distribución variable',
  'Transporte por red principal',
  'Margen de comercialización fijo',
  'Margen de distribución fijo',
] as const;
const NAMES = [
  'Gas Natural del Pacífico S.A.',
  'Gasoductos Urbanos de Lima S.A.C.',
  'Energas Sur S.A.A.',
] as const;
const TARIFFS = ['B - Comercial', 'C - Industrial menor', 'A2 - Residencial comercial'] as const;

function billed(given: BenchFacts, random: Random): BenchFacts {
  const order = [...given.lineas].sort((one, other) => other.importe - one.importe);
  const isUpper = given.emisor.nombre === given.emisor.nombre.toUpperCase();
  const name = pick(random, NAMES);
  return {
    ...given,
    lineas: order.map((line, at) => ({ ...line, descripcion: CHARGES[at] ?? CHARGES[0] })),
    emisor: {
      ...given.emisor,
      nombre: isUpper ? name.toUpperCase() : name,
      email: `clientes@${name.split(' ').slice(0, 2).join('').toLowerCase()}.com.pe`,
    },
  };
}

const css = (color: string): string => `
body { font: 8.4pt 'Liberation Sans', Arial, sans-serif; padding-right: .4mm; }
.top { display: grid; grid-template-columns: 1fr 70mm; gap: 6mm; align-items: start; }
.brand { color: ${color}; font-size: 15pt; font-weight: bold; } .brand small { display: block; font-size: 7.6pt; color: #333; font-weight: normal; line-height: 1.4; margin-top: 1mm; }
.doc { border: 1pt solid ${color}; border-radius: 2mm; text-align: center; padding: 2mm; line-height: 1.55; font-weight: bold; }
.grid { display: grid; grid-template-columns: 62mm 1fr; gap: 5mm; margin-top: 5mm; }
.pay { background: ${color}; color: #fff; border-radius: 2.5mm; padding: 3.5mm; } .pay .big { font-size: 17pt; font-weight: bold; margin: 1mm 0 3mm; } .pay .k { font-size: 7.8pt; } .pay .v { font-size: 10.5pt; font-weight: bold; margin-bottom: 2mm; }
.side { background: #f1f3f5; border-radius: 2.5mm; padding: 3mm; margin-top: 3mm; } .side h3 { margin: 0 0 1.5mm; font-size: 8.4pt; color: ${color}; } .side table { width: 100%; } .side td { padding: .5mm 0; font-size: 7.8pt; } .side td:last-child { text-align: right; }
.main h3 { color: ${color}; font-size: 9pt; margin: 0 0 1mm; border-bottom: 1pt solid ${color}; } .main table { width: 100%; margin-bottom: 4mm; } .main td { padding: .9mm 0; } .n { text-align: right; white-space: nowrap; } .main tr.t td { font-weight: bold; border-top: .6pt solid #000; }
.bars { display: flex; align-items: flex-end; gap: 2mm; height: 22mm; } .bars div { flex: 1; text-align: center; font-size: 6.2pt; } .bars i { display: block; background: ${color}; opacity: .65; }
.stub { border-top: 1pt dashed #555; margin-top: 7mm; padding-top: 3mm; display: grid; grid-template-columns: 1fr 1fr 1fr 1fr; gap: 3mm; font-size: 7.6pt; } .stub b { display: block; font-size: 9.6pt; }
.code { height: 11mm; margin-top: 2.5mm; display: flex; } .code u { display: block; background: #000; }
.legal { font-size: 6.8pt; color: #444; margin-top: 3mm; line-height: 1.4; }`;

interface Meter {
  client: string;
  /** Cubic metres of the month and of those before. */
  used: number;
  history: readonly (readonly [string, number])[];
}

function meterOf({ emision }: BenchFacts, random: Random): Meter {
  const used = between(random, 40, 1900);
  const history = [6, 5, 4, 3, 2, 1].map(
    (back) =>
      [
        monthOf(emision, -back).slice(0, 3).toUpperCase(),
        Math.round(used * (0.6 + random() * 0.5)),
      ] as const,
  );
  return { client: digits(random, 8), used, history };
}

function side(meter: Meter, random: Random): Markup {
  const before = between(random, 1200, 48_000);
  const rows: [string, string][] = [
    ['Medidor', `G4-${digits(random, 7)}`],
    ['Categoría tarifaria', pick(random, TARIFFS)],
    ['Lectura anterior (m³)', String(before)],
    ['Lectura actual (m³)', String(before + meter.used)],
    ['Consumo del mes (m³)', String(meter.used)],
    ['Días facturados', String(between(random, 29, 32))],
  ];
  return html`<div class="side">
      <h3>Datos del suministro</h3>
      <table>
        ${rows.map(
          ([label, value]) =>
            html`<tr>
              <td>${label}</td>
              <td>${value}</td>
            </tr>`,
        )}
      </table>
    </div>
    <div class="side">
      <h3>Historial de consumo (m³)</h3>
      <div class="bars">
        ${meter.history.map(
          ([month, used]) =>
            html`<div>
              ${used}<i style="height:${Math.round((used / meter.used) * 12)}mm"></i>${month}
            </div>`,
        )}
      </div>
    </div>`;
}

function detail({ lineas, sumas, letras }: BenchFacts, style: BenchStyle): Markup {
  const row = (label: string, cents: number, look = ''): Markup =>
    html`<tr class="${look}">
      <td>${label}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  return html`<h3>Detalle de conceptos facturados</h3>
    <table>
      <tr>
        <td></td>
        <td class="n">Importe S/</td>
      </tr>
      ${lineas.map((line) => row(line.descripcion, line.importe))}
    </table>
    <h3>Resumen</h3>
    <table>
      ${row('Subtotal gravado', sumas.gravada)}${row('IGV (18%)', sumas.igv)}${row('Total del mes', sumas.total, 't')}
    </table>
    <p>SON: ${letras}</p>`;
}

/** Bars of the bank's window; they are nobody's to read. */
function barcode(random: Random): Markup {
  const bars = Array.from({ length: 58 }, () => [between(random, 1, 4), between(random, 1, 4)]);
  return html`<div class="code">
    ${bars.map(([wide = 1, gap = 1]) => html`<u style="width:${wide * 0.28}mm;margin-right:${gap * 0.28}mm"></u>`)}
  </div>`;
}

function body(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, cliente, sumas, vencimiento } = facts;
  const meter = meterOf(facts, random);
  const number = style.number(facts.serie, facts.correlativo);
  const due = vencimiento ? style.date(vencimiento) : '';
  const total = `S/ ${style.amount(sumas.total)}`;
  const from = style.date(addDays(facts.emision, -33));
  const to = style.date(addDays(facts.emision, -3));
  return html`<div class="top">
      <div class="brand">
        ${emisor.nombre}<small
          >${emisor.direccion}<br />Central de atención: ${emisor.telefono} &nbsp;|&nbsp;
          ${emisor.email}</small
        >
      </div>
      <div class="doc">
        RUC ${emisor.documento}<br />RECIBO ELECTRÓNICO<br />SERVICIO PÚBLICO DE GAS NATURAL<br />${number}
      </div>
    </div>
    <div class="grid">
      <div>
        <div class="pay">
          <div class="k">Total a pagar</div>
          <div class="big">${total}</div>
          <div class="k">Fecha de vencimiento</div>
          <div class="v">${due}</div>
          <div class="k">N° de cliente</div>
          <div class="v">${meter.client}</div>
        </div>
        ${side(meter, random)}
      </div>
      <div class="main">
        <h3>Datos del cliente</h3>
        <table>
          <tr>
            <td style="width:34mm">Cliente</td>
            <td>${cliente.nombre}</td>
          </tr>
          <tr>
            <td>RUC</td>
            <td>${cliente.documento}</td>
          </tr>
          <tr>
            <td>Dirección</td>
            <td>${cliente.direccion}</td>
          </tr>
          <tr>
            <td>Fecha de emisión</td>
            <td>${style.date(facts.emision)}</td>
          </tr>
          <tr>
            <td>Periodo de consumo</td>
            <td>del ${from} al ${to}</td>
          </tr>
        </table>
        ${detail(facts, style)}${facts.observaciones && html`<p>Observaciones: ${facts.observaciones}</p>`}
      </div>
    </div>
    <div class="whole">
      <div class="legal">
        Pague hasta la fecha de vencimiento y evite el corte del servicio. Emergencias las 24 horas:
        1808. Reclamos: primera instancia en nuestras oficinas, segunda instancia Osinergmin
        (JARU).<br />
        Representación impresa del recibo electrónico. Resumen: ${facts.hash}
      </div>
      ${qrPlace(facts, '23mm')}
      <div class="stub">
        <div>N° de cliente<b>${meter.client}</b></div>
        <div>Recibo<b>${number}</b></div>
        <div>Vencimiento<b>${due}</b></div>
        <div>Total a pagar<b>${total}</b></div>
      </div>
      ${barcode(random)}
    </div>`;
}

export const gasNatural: BenchLayout = {
  id: 'gas-natural',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(given, style, random) {
    const facts = billed(given, random);
    const color = pick(random, ['#0a6ebd', '#e4572e', '#2b7a4b']);
    const page = {
      css: css(color),
      body: body(facts, style, random),
      paper: A4,
      margin: '11mm 13mm',
    };
    return {
      ...wholePage(page),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'vencimiento', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['gravada', 'igv', 'total']),
        informacion_adicional: compact(infoTruth(facts, ['letras', 'observaciones'])),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
