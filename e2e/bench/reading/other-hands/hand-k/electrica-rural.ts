import { between, digits, happens, pick } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';

type Random = () => number;

const NAMES = [
  'Electro Rural Andahuasi S.A.',
  'Consorcio Eléctrico Valle Alto S.A.C.',
  'Empresa de Distribución Eléctrica Río Santa S.A.',
] as const;

const CONCEPTS = [
  'Cargo Fijo',
  'Energía Activa',
  'Alumbrado Público',
  'Mant. y Rep. de la Conexión',
  'Interés Compensatorio',
] as const;

const MONTHS = 'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SETIEMBRE OCTUBRE NOVIEMBRE';
const PAPER = { width: '176mm', height: '250mm' } as const;

const css = `
body { font: 8pt 'Liberation Sans', sans-serif; }
.top { display: flex; justify-content: space-between; }
.top b { font-size: 12pt; color: #14532d; }
.sum { border: 1px solid #14532d; border-radius: 2mm; padding: 2mm 3mm; text-align: center; }
.window { margin: 6mm 0 5mm 4mm; line-height: 1.35; font-size: 9pt; }
.mid { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; }
h2 { margin: 0; background: #14532d; color: #fff; font-size: 8pt; padding: 1mm 2mm; }
.mid table, .charges table { width: 100%; } td { padding: .7mm 1mm; }
.n { text-align: right; white-space: nowrap; }
.charges { margin-top: 4mm; border: 1px solid #14532d; }
.charges .two { display: grid; grid-template-columns: 1fr 1fr; align-items: start; }
.charges .two table:first-child { border-right: 1px solid #14532d; }
.pay { display: flex; justify-content: space-between; background: #e5f0e8; padding: 2mm 3mm; font-weight: bold; font-size: 11pt; }
.mid + h2 { margin-top: 3mm; }
.bars { display: flex; align-items: flex-end; gap: 3mm; height: 26mm; margin: 2mm 0; } .bars div { width: 9mm; text-align: center; font-size: 6.5pt; } .bars i { display: block; background: #86b597; }
.small { font-size: 6.8pt; margin-top: 3mm; }
.stub { border-top: 1px dashed #000; margin-top: 8mm; padding-top: 2mm; display: flex; justify-content: space-between; }`;

/** An electric company whatever the facts' utility sells; the dearest charge is the energy. */
function asElectric(facts: BenchFacts): BenchFacts {
  const dearest = Math.max(...facts.lineas.map(({ importe }) => importe));
  const at = facts.lineas.findIndex(({ importe }) => importe === dearest);
  const others = CONCEPTS.filter((name) => name !== 'Energía Activa');
  const nameOf = (index: number): string =>
    index === at ? 'Energía Activa' : (others[index < at ? index : index - 1] ?? 'Otros Cargos');
  const isElectric = /^electro/i.test(facts.emisor.nombre);
  const other = NAMES[Number(facts.correlativo) % NAMES.length] ?? NAMES[0];
  return {
    ...facts,
    emisor: { ...facts.emisor, nombre: isElectric ? facts.emisor.nombre : other },
    lineas: facts.lineas.map((line, index) => ({ ...line, descripcion: nameOf(index) })),
  };
}

function monthOf(date: string): string {
  const [year = '', month = ''] = date.split('-');
  return `${`${MONTHS} DICIEMBRE`.split(' ')[Number(month) - 1] ?? ''} ${year}`;
}

interface Bill {
  facts: BenchFacts;
  style: BenchStyle;
  supply: string;
  due: string;
}

function head({ facts, style, supply }: Bill): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div>
      <b>${emisor.nombre}</b><br />RUC ${emisor.documento}<br />${emisor.direccion}<br />Atención al
      cliente ${emisor.telefono}
    </div>
    <div class="sum">
      RECIBO DE SERVICIO PÚBLICO DE ELECTRICIDAD<br />N°
      ${style.number(facts.serie, facts.correlativo).replace(/^N(°|ro\.) /, '')}<br />SUMINISTRO
      <strong>${supply}</strong>
    </div>
  </div>`;
}

/** What is seen through the window of an envelope: no labels. */
function windowOf({ cliente }: BenchFacts, random: Random): Markup {
  const route = `${digits(random, 2)}-${digits(random, 4)}-${digits(random, 3)}`;
  return html`<div class="window">
    <strong>${cliente.nombre}</strong
    ><br />${cliente.direccion}<br />${cliente.documento}<br />${route}
  </div>`;
}

function readings(facts: BenchFacts, random: Random): Markup {
  const before = between(random, 2_000, 48_000);
  const energy = Math.max(...facts.lineas.map(({ importe }) => importe));
  const used = Math.max(1, Math.round(energy / between(random, 58, 84)));
  const rows = [
    ['Tarifa', pick(random, ['BT5B - No Residencial', 'BT5B - Rural', 'BT5A'])],
    ['Conexión', pick(random, ['Monofásica aérea', 'Trifásica aérea'])],
    ['Potencia contratada', `${between(random, 1, 12)}.00 kW`],
    ['Medidor', digits(random, 9)],
  ];
  const meter = [
    ['Lectura anterior', String(before)],
    ['Lectura actual', String(before + used)],
    ['Consumo kWh', String(used)],
    ['Mes facturado', monthOf(addDays(`${facts.emision.slice(0, 7)}-15`, -30))],
  ];
  const table = (cells: readonly (readonly string[])[]): Markup =>
    html`<table>
      ${cells.map(
        ([label, value]) =>
          html`<tr>
            <td>${label}</td>
            <td class="n">${value}</td>
          </tr>`,
      )}
    </table>`;
  return html`<div class="mid">
    <div>
      <h2>DATOS DEL SUMINISTRO</h2>
      ${table(rows)}
    </div>
    <div>
      <h2>DATOS DEL CONSUMO</h2>
      ${table(meter)}
    </div>
  </div>`;
}

function charges({ facts, style }: Bill, hasDebt: boolean): Markup {
  const { sumas, lineas } = facts;
  const row = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  const rowOf = ({ descripcion, importe }: BenchLine): Markup => row(descripcion, importe);
  return html`<div class="charges whole">
    <h2>DETALLE DE LOS IMPORTES FACTURADOS (${style.currencySign})</h2>
    <div class="two">
      <table>
        ${lineas.map(rowOf)}
      </table>
      <table>
        ${row('SUBTOTAL', sumas.gravada)} ${row('I.G.V. 18%', sumas.igv)}
        ${row('TOTAL DEL MES', sumas.total)} ${hasDebt && row('Deuda anterior', 0)}
      </table>
    </div>
    <div class="pay">
      <span>TOTAL A PAGAR</span><span>${style.currencySign} ${style.amount(sumas.total)}</span>
    </div>
  </div>`;
}

function end({ facts, style, supply, due }: Bill): Markup {
  const { emisor, emision, letras } = facts;
  return html`<p>SON: ${letras}</p>
    <div class="mid">
      <table>
        <tr>
          <td>Fecha de emisión</td>
          <td class="n">${DATE_STYLES.slash(emision)}</td>
        </tr>
        <tr>
          <td><strong>Fecha de vencimiento</strong></td>
          <td class="n"><strong>${due}</strong></td>
        </tr>
      </table>
      ${facts.qr ? qrPlace(facts, '22mm') : NOTHING}
    </div>
    <div class="small">
      El pago fuera de fecha genera intereses compensatorios y moratorios (D.L. 25844). Con dos
      recibos vencidos procede el corte del servicio. Reclamos en nuestras oficinas o en OSINERGMIN.
      Puntos de pago: Banco de la Nación, agentes y oficinas autorizadas. Representación impresa del
      recibo electrónico.
    </div>
    <div class="stub">
      <span>${emisor.nombre}</span><span>Suministro ${supply}</span><span>Vence ${due}</span
      ><span>${style.currencySign} ${style.amount(facts.sumas.total)}</span>
    </div>`;
}

/** Consumption of the last months, as bars. */
function history({ emision }: BenchFacts, random: Random): Markup {
  const months = [6, 5, 4, 3, 2, 1, 0].map((back) =>
    monthOf(addDays(`${emision.slice(0, 7)}-15`, -Math.round(30.4 * (back + 1)))).slice(0, 3),
  );
  return html`<h2>EVOLUCIÓN DE SU CONSUMO</h2>
    <div class="bars whole">
      ${months.map(
        (month) => html`<div><i style="height:${between(random, 7, 20)}mm"></i>${month}</div>`,
      )}
    </div>`;
}

/** A rural electricity bill: customer in the envelope's window, charges and sums side by side. */
export const electricaRural: BenchLayout = {
  id: 'electrica-rural',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(plain, style, random) {
    const facts = asElectric(plain);
    const due = facts.vencimiento ? DATE_STYLES.slash(facts.vencimiento) : '';
    const bill = { facts, style, supply: digits(random, 8), due };
    const body = html`${head(bill)} ${windowOf(facts, random)} ${readings(facts, random)}
    ${history(facts, random)} ${charges(bill, happens(random, 0.6))} ${end(bill)}`;
    return {
      ...wholePage({ css, body, paper: PAPER, margin: '10mm 11mm' }),
      truth: compact({
        documento: documentoTruth(facts, ['vencimiento', 'moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, ['letras']),
        productos: linesTruth(facts, ['importe']),
      }),
    };
  },
};
