import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, NOTHING, wholePage } from '../../html';
import type { Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { documentoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';

const NAMES = [
  'Servicio de Agua Potable y Alcantarillado de Lima Metropolitana S.A.',
  'EPS Aguas de la Capital S.A.',
  'Empresa Metropolitana de Agua y Desagüe S.A.',
];
const OFFICES = [
  'Autopista Ramiro Prialé 210, El Agustino, Lima',
  'Av. Tingo María 640, Breña, Lima',
  'JR. CHINCHA 1850 LIMA - LIMA - LIMA',
];
const SMALL_CHARGES = [
  'Cargo fijo',
  'Interés compensatorio',
  'Cuota convenio 03/12',
  'Rehabilitación de conexión',
];
const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SET', 'OCT', 'NOV', 'DIC'];

/** The two biggest charges are the water and its sewage. */
function namesOf(lines: readonly BenchLine[]): BenchLine[] {
  const ranked = [...lines].sort((a, b) => b.importe - a.importe);
  const names = ['Volumen de agua potable', 'Servicio de alcantarillado', ...SMALL_CHARGES];
  const named = ranked.map((line, at) => ({ ...line, descripcion: names[at] ?? line.descripcion }));
  const fixed = named.find(({ descripcion }) => descripcion === 'Cargo fijo');
  return fixed ? [...named.filter((line) => line !== fixed), fixed] : named;
}

const CSS = `
body { font: 8.6pt "Liberation Sans", sans-serif; color: #10243c; }
.a { background: #0072b5; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between; } .a h1 { font-size: 11.5pt; margin: 0; max-width: 110mm; } .a p { margin: .8mm 0 0; font-size: 7.6pt; } .a div:last-child { text-align: right; line-height: 1.5; }
.b { display: grid; grid-template-columns: 1fr 70mm; gap: 4mm; margin-top: 3mm; }
.card { border: 1px solid #0072b5; border-radius: 2mm; padding: 2mm 3mm; margin-bottom: 3mm; } .card h2 { font-size: 8.6pt; margin: 0 0 1.5mm; color: #0072b5; text-transform: uppercase; }
.card table { width: 100%; } .card td, .card th { padding: .55mm 0; text-align: left; vertical-align: top; } .n { text-align: right !important; white-space: nowrap; }
.sum td { border-top: 1px solid #b8d4e8; } .pay { background: #e3f1fa; text-align: center; } .pay b { display: block; font-size: 17pt; margin: 1mm 0; }
.bars { display: flex; align-items: flex-end; gap: 1mm; height: 24mm; } .bars div { flex: 1; text-align: center; font-size: 5.8pt; } .bars i { display: block; background: #5aa9d6; }
.stub { border-top: 1px dashed #000; margin-top: 5mm; padding-top: 3mm; display: flex; justify-content: space-between; font-size: 8pt; }
.legal { font-size: 7pt; line-height: 1.4; }
`;

interface Page {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  sign: string;
  rounding: number;
  payable: number;
}

function supplyOf({ facts, random }: Page): Markup {
  const { cliente } = facts;
  return html`<div class="card">
    <h2>Datos del cliente</h2>
    <b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />${cliente.direccion}
    <table style="margin-top:1.5mm">
      <tr>
        <td>Categoría / Tarifa</td>
        <td>${pick(random, ['Comercial y otros', 'Industrial', 'Estatal', 'Doméstico'])}</td>
      </tr>
      <tr>
        <td>Unid. de uso</td>
        <td>${between(random, 1, 4)}</td>
      </tr>
      <tr>
        <td>Actividad</td>
        <td>${pick(random, ['Oficinas', 'Depósito', 'Comercio por menor'])}</td>
      </tr>
      <tr>
        <td>Centro de servicios</td>
        <td>
          ${pick(random, ['Breña', 'Surquillo', 'Ate - Vitarte', 'Callao', 'Villa El Salvador'])}
        </td>
      </tr>
    </table>
  </div>`;
}

function readingOf({ facts, style, random }: Page): Markup {
  const used = between(random, 8, 640);
  const before = between(random, 200, 9_000);
  const past = Array.from({ length: 12 }, () =>
    Math.max(3, Math.round(used * (0.6 + random() * 0.7))),
  );
  const top = Math.max(...past);
  const month = Number(facts.emision.slice(5, 7));
  const bars = past.map(
    (value, at) =>
      html`<div>
        ${value}<i style="height:${((value / top) * 16).toFixed(1)}mm"></i
        >${MONTHS[(month + at) % 12] ?? ''}
      </div>`,
  );
  return html`<div class="card">
      <h2>Información del consumo</h2>
      <table>
        <tr>
          <td>N° medidor</td>
          <td class="n">${pick(random, ['CA', 'EA', 'LA'])}${digits(random, 8)}</td>
        </tr>
        <tr>
          <td>Lectura anterior (${style.date(addDays(facts.emision, -34))})</td>
          <td class="n">${before}</td>
        </tr>
        <tr>
          <td>Lectura actual (${style.date(addDays(facts.emision, -4))})</td>
          <td class="n">${before + used}</td>
        </tr>
        <tr>
          <td>Consumo m³</td>
          <td class="n"><b>${used}</b></td>
        </tr>
        <tr>
          <td>Tipo de facturación</td>
          <td class="n">${pick(random, ['Lectura', 'Diferencia de lecturas', 'Promedio'])}</td>
        </tr>
      </table>
    </div>
    <div class="card">
      <h2>Evolución de su consumo (m³)</h2>
      <div class="bars">${bars}</div>
    </div>`;
}

function chargesOf({ facts, style, rounding, payable }: Page): Markup {
  const rows = facts.lineas.map(
    (line) =>
      html`<tr>
        <td>${line.descripcion}</td>
        <td class="n">${style.amount(line.importe)}</td>
      </tr>`,
  );
  const { sumas } = facts;
  return html`<div class="card">
    <h2>Detalle de facturación</h2>
    <table>
      <tr>
        <th>Concepto</th>
        <th class="n">Importe (S/)</th>
      </tr>
      ${rows}
      <tr class="sum">
        <td>Subtotal</td>
        <td class="n">${style.amount(sumas.gravada)}</td>
      </tr>
      <tr>
        <td>I.G.V. 18%</td>
        <td class="n">${style.amount(sumas.igv)}</td>
      </tr>
      ${
        rounding
          ? html`<tr>
              <td>Redondeo</td>
              <td class="n">${style.amount(-rounding)}</td>
            </tr>`
          : NOTHING
      }
      <tr class="sum">
        <td><b>Total del mes</b></td>
        <td class="n"><b>${style.amount(payable)}</b></td>
      </tr>
    </table>
  </div>`;
}

function debtOf({ style, random, sign }: Page): Markup {
  if (happens(random, 0.7))
    return html`<div class="card legal">
      Su cuenta no registra deuda anterior. ¡Gracias por su puntualidad!
    </div>`;
  return html`<div class="card legal">
    <b>AVISO DE DEUDA</b><br />Registra 1 recibo vencido por ${sign}
    ${style.amount(between(random, 4_000, 60_000))}, que se paga con su propio recibo. Evite el
    corte del servicio.
  </div>`;
}

function bodyOf(page: Page): Markup {
  const { facts, style, random, sign, payable } = page;
  const { emisor } = facts;
  const supply = digits(random, 7);
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '';
  return html`<div class="a">
      <div>
        <h1>${emisor.nombre}</h1>
        <p>${emisor.direccion}</p>
        <p>RUC ${emisor.documento}</p>
        <p>Aquafono ${emisor.telefono} &nbsp; Consultas las 24 horas</p>
      </div>
      <div>
        <b>RECIBO DE SERVICIOS</b><br />N°
        ${style.number(facts.serie, facts.correlativo).replace(/^(N°|Nro\.) /, '')}<br />Suministro
        <b>${supply}-${digits(random, 1)}</b>
      </div>
    </div>
    <div class="b">
      <div>${supplyOf(page)}${chargesOf(page)}${debtOf(page)}</div>
      <div>
        <div class="card">
          <table>
            <tr>
              <td>Fecha de emisión</td>
              <td class="n">${style.date(facts.emision)}</td>
            </tr>
            <tr>
              <td>Mes facturado</td>
              <td class="n">
                ${MONTHS[Number(facts.emision.slice(5, 7)) - 1] ?? ''}-${facts.emision.slice(0, 4)}
              </td>
            </tr>
            <tr>
              <td>Ciclo / Ruta</td>
              <td class="n">
                ${between(random, 1, 20)} / ${digits(random, 4)}-${digits(random, 3)}
              </td>
            </tr>
            <tr>
              <td>Frecuencia</td>
              <td class="n">Mensual</td>
            </tr>
          </table>
        </div>
        <div class="card pay">
          TOTAL A PAGAR<b>${sign} ${style.amount(payable)}</b>Fecha de vencimiento: ${due}
        </div>
        ${readingOf(page)}
      </div>
    </div>
    <div class="legal">
      El volumen de alcantarillado se factura según el consumo de agua potable. Tarifas aprobadas
      por SUNASS, Resolución N° 0${digits(random, 2)}-2023-SUNASS-CD. Horario de abastecimiento:
      ${pick(random, ['24 horas', '05:00 a 21:00', '04:00 a 14:00'])}. Presión y calidad informadas
      en su centro de servicios. El incumplimiento de pago de dos recibos faculta el corte del
      servicio. Reclamos: por el importe facturado hasta dos meses después del vencimiento.
    </div>
    <div class="stub whole">
      <div>
        ${emisor.nombre}<br />Suministro ${supply} &nbsp; Recibo ${facts.serie}-${facts.correlativo}
      </div>
      <div>Vence ${due}</div>
      <div><b>${sign} ${style.amount(payable)}</b></div>
      <div style="font-family:monospace">${digits(random, 12)}${supply}</div>
    </div>`;
}

/** Bill of the water company of a big city, with the readings beside its charges and a stub below. */
export const AGUA_LECTURAS: BenchLayout = {
  id: 'agua-lecturas',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(original, style, random) {
    const name = pick(random, NAMES);
    const isUpper = original.emisor.nombre === original.emisor.nombre.toUpperCase();
    const emisor = {
      ...original.emisor,
      nombre: isUpper ? name.toUpperCase() : name,
      direccion: pick(random, OFFICES),
      telefono: `(01) ${between(random, 31, 71)}${digits(random, 1)}-${digits(random, 4)}`,
    };
    const facts = { ...original, emisor, lineas: namesOf(original.lineas) };
    const rounding = happens(random, 0.6) ? facts.sumas.total % 10 : 0;
    const payable = facts.sumas.total - rounding;
    const page = { facts, style, random, sign: style.currencySign, rounding, payable };
    const moneda = ['vencimiento', 'moneda'] as const;
    return {
      ...wholePage({ css: CSS, body: bodyOf(page), paper: A4, margin: '9mm 11mm' }),
      truth: {
        documento: documentoTruth(facts, moneda),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: {
          ...totalesTruth(facts, ['subtotal', 'igv']),
          ...(rounding !== 0 && { redondeo: -rounding / 100 }),
          total: payable / 100,
        },
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
