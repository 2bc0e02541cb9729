import type { BenchFacts, BenchLayout, BenchStyle, Cents, DrawnPage } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { documentoTruth, infoTruth, partyTruth, totalesTruth } from '../../truth';
import { renamed } from './trade-rows';

const NAMES = [
  'Electro Altiplano S.A.A.',
  'ELECTRO VALLE SUR S.A.',
  'Empresa Regional de Electricidad del Norte Chico S.A.',
];
/** What the rows of the facts are called, by how many there are. */
const CHARGES: Readonly<Record<number, readonly string[]>> = {
  3: ['Energía Activa', 'Potencia Activa de Generación', 'Cargo Fijo'],
  4: [
    'Energía Activa Fuera de Punta',
    'Alumbrado Público (Alícuota)',
    'Potencia Uso Redes Distrib. FP',
    'Energía Reactiva',
  ],
  5: [
    'Cargo Fijo',
    'Energía Activa',
    'Alumbrado Público (Alícuota)',
    'Mant. y Reposición de Conexión',
    'Interés Compensatorio',
  ],
};
const CSS = `
body { font: 8pt 'Liberation Sans Narrow', 'Liberation Sans'; color: #10233f; }
.pg { display: grid; grid-template-columns: 74mm 1fr; gap: 4mm; }
.blue { background: #0b4a9b; color: #fff; padding: 1.2mm 2mm; font-weight: bold; font-size: 8.4pt; margin: 2mm 0 1mm; }
.name { font-size: 12pt; font-weight: bold; color: #0b4a9b; }
.box { border: 1px solid #0b4a9b; border-radius: 2mm; padding: 2mm; }
.sup { font-size: 13pt; font-weight: bold; text-align: center; } .pay { font-size: 15pt; font-weight: bold; text-align: center; }
table { width: 100%; } td, th { padding: 0.5mm 1mm; text-align: left; vertical-align: top; } .r { text-align: right; white-space: nowrap; }
.reads th, .reads td { border: 0.6px solid #9ab; font-size: 7pt; text-align: center; }
.bars { display: flex; align-items: flex-end; gap: 1.4mm; height: 22mm; border-bottom: 1px solid #10233f; } .bars i { display: block; width: 4mm; background: #7fa7d8; }
.stub { border-top: 1.5px dashed #444; margin-top: 5mm; padding-top: 2mm; display: grid; grid-template-columns: 1fr 1fr 1fr 1fr; font-size: 8.4pt; }
.bold td { font-weight: bold; border-top: 1px solid #10233f; font-size: 9pt; }`;

const amount = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;

interface Bill {
  rows: { name: string; cents: Cents }[];
  rounding: Cents;
  /** The month's bill, rounded. */
  payable: Cents;
  arrears: Cents;
}

function billOf(facts: BenchFacts, random: Random): Bill {
  const names = CHARGES[facts.lineas.length] ?? [];
  const rows = facts.lineas.map(({ descripcion, importe }, at) => ({
    name: names[at] ?? descripcion,
    cents: importe,
  }));
  const rounding = -(facts.sumas.total % 10);
  const arrears = happens(random, 0.25) ? between(random, 400, 9_000) * 10 : 0;
  return { rows, rounding, payable: facts.sumas.total + rounding, arrears };
}

function readings(random: Random): Markup {
  const factor = pick(random, ['1.0000', '40.0000', '20.0000']);
  const reading = (label: string): Markup => {
    const from = between(random, 1_000, 60_000);
    const used = between(random, 80, 900);
    return html`<tr>
      <td>${label}</td>
      <td>${from + used}.00</td>
      <td>${from}.00</td>
      <td>${used}.00</td>
      <td>${factor}</td>
    </tr>`;
  };
  return html`<table class="reads">
    <tr>
      <th>Magnitud</th>
      <th>Lect. Actual</th>
      <th>Lect. Anterior</th>
      <th>Diferencia</th>
      <th>Factor</th>
    </tr>
    ${reading('E. Activa HP (kWh)')}${reading('E. Activa FP (kWh)')}${reading('E. Reactiva (kVARh)')}
  </table>`;
}

function detail(facts: BenchFacts, bill: Bill): Markup {
  const row = (label: string, cents: Cents, name = ''): Markup =>
    html`<tr class="${name}">
      <td>${label}</td>
      <td class="r">${amount(cents)}</td>
    </tr>`;
  return html`<table>
    <tr>
      <th>Conceptos facturados</th>
      <th class="r">Importe S/</th>
    </tr>
    ${bill.rows.map(({ name, cents }) => row(name, cents))}
    ${row('SUB TOTAL', facts.sumas.gravada, 'bold')}${row('I.G.V. 18%', facts.sumas.igv)}${row('TOTAL MES ACTUAL', facts.sumas.total)}
    ${bill.rounding !== 0 && row('Redondeo', bill.rounding)}
    ${row('TOTAL RECIBO', bill.payable, 'bold')}
    ${bill.arrears > 0 && html`${row('Deuda anterior (01 mes)', bill.arrears)}${row('DEUDA TOTAL', bill.payable + bill.arrears)}`}
  </table>`;
}

function left(facts: BenchFacts, supply: string, due: string, random: Random): Markup {
  const { cliente } = facts;
  return html`<div>
    <div class="box">
      <div style="text-align:center">N° de Suministro</div>
      <div class="sup">${supply}</div>
    </div>
    <div class="blue">DATOS DEL CLIENTE</div>
    <table>
      <tr>
        <td>Cliente</td>
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
        <td>Ruta</td>
        <td>${digits(random, 2)}-${digits(random, 3)}-${digits(random, 5)}</td>
      </tr>
    </table>
    <div class="blue">DATOS TÉCNICOS</div>
    <table>
      <tr>
        <td>Tarifa</td>
        <td>${pick(random, ['MT3', 'BT5A', 'BT3', 'MT4'])}</td>
      </tr>
      <tr>
        <td>Potencia contratada</td>
        <td>${between(random, 10, 180)}.00 kW</td>
      </tr>
      <tr>
        <td>Tensión</td>
        <td>${pick(random, ['380/220 V', '10 kV', '22.9 kV'])}</td>
      </tr>
      <tr>
        <td>Medidor</td>
        <td>${digits(random, 9)} Trifásico</td>
      </tr>
      <tr>
        <td>SET / Alim.</td>
        <td>${pick(random, ['AZ01', 'JU03', 'HZ07'])}-${digits(random, 4)}</td>
      </tr>
    </table>
    <div class="blue">CONSUMO ÚLTIMOS MESES (kWh)</div>
    <div class="bars">
      ${Array.from({ length: 12 }, () => html`<i style="height:${between(random, 6, 21)}mm"></i>`)}
    </div>
    <div class="blue">MENSAJES</div>
    <div>
      Recargo FOSE (Ley 27510): S/ ${between(random, 1, 30)}.${digits(random, 2)} incluido en los
      cargos de energía. Aporte Ley 28749 Electrificación Rural incluido en tarifa.
      ${happens(random, 0.5) && 'Evite cortes: pague antes de la fecha de vencimiento.'} Fecha de
      corte: ${day(addDays(due, 3))}.
    </div>
  </div>`;
}

function draw(given: BenchFacts, _style: BenchStyle, random: Random): DrawnPage {
  const facts = { ...given, emisor: renamed(given.emisor, NAMES, random) };
  const bill = billOf(facts, random);
  const { emisor } = facts;
  const due = facts.vencimiento ?? facts.emision;
  const supply = digits(random, 8);
  const from = addDays(facts.emision, -33);
  const body = html`<div class="pg">
      <div>
        <div class="name">${emisor.nombre}</div>
        <div>RUC ${emisor.documento}</div>
        <div>${emisor.direccion}</div>
        <div>Fonoluz: ${emisor.telefono} - www.electro.com.pe</div>
      </div>
      <div class="box" style="text-align:center">
        <b>RECIBO DE SERVICIO PÚBLICO DE ELECTRICIDAD</b><br />N°
        ${facts.serie}-${facts.correlativo}
      </div>
    </div>
    <div class="pg" style="margin-top:3mm">
      ${left(facts, supply, due, random)}
      <div>
        <table class="box">
          <tr>
            <td>Mes facturado</td>
            <td>${DATE_STYLES.month(facts.emision).slice(3)}</td>
            <td>Fecha de emisión</td>
            <td>${day(facts.emision)}</td>
          </tr>
          <tr>
            <td>Periodo</td>
            <td>${day(from)} al ${day(addDays(from, 30))}</td>
            <td>Fecha de vencimiento</td>
            <td>${day(due)}</td>
          </tr>
        </table>
        <div class="blue">LECTURAS</div>
        ${readings(random)}
        <div class="blue">DETALLE DE LA FACTURACIÓN</div>
        ${detail(facts, bill)}
        <div>Son: ${facts.letras}</div>
        <div style="margin-top:3mm">${qrPlace(facts, '22mm')}</div>
        <div style="font-size:6.4pt">
          Documento autorizado según R.S. N° 007-99/SUNAT. Recibo emitido electrónicamente.
        </div>
      </div>
    </div>
    <div class="stub">
      <div>Suministro<br /><b>${supply}</b></div>
      <div>Recibo<br />${facts.serie}-${facts.correlativo}</div>
      <div>Vence<br />${day(due)}</div>
      <div>
        TOTAL A PAGAR S/
        <div class="pay">${amount(bill.payable + bill.arrears)}</div>
      </div>
    </div>`;
  return {
    ...wholePage({ css: CSS, body, paper: A4, margin: '9mm' }),
    truth: {
      documento: documentoTruth(facts, ['vencimiento', 'moneda']),
      proveedor: partyTruth(emisor, ['direccion', 'telefono']),
      cliente: partyTruth(facts.cliente, ['direccion']),
      totales: {
        ...totalesTruth(facts, ['gravada', 'igv', 'total']),
        total: bill.payable / 100,
        ...(bill.rounding !== 0 && { redondeo: bill.rounding / 100 }),
      },
      informacion_adicional: infoTruth(facts, ['letras']),
      productos: bill.rows.map(({ name, cents }) => ({ descripcion: name, subtotal: cents / 100 })),
    },
  };
}

/** A provincial distributor's bill for a company's supply. */
export const luzProvincia: BenchLayout = {
  id: 'luz-provincia',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw,
};
