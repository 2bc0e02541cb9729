import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle, Cents } from '../../model';
import { DATE_STYLES } from '../../styles';
import { decimal, documentoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';

const COMPANIES = [
  ['EPS AGUAS DEL NORANDINO S.A.', 'Jr. Dos de Mayo 612 - Cajamarca'],
  ['EMAPA RÍO GRANDE S.A.', 'Av. Universitaria 1140 - Pillco Marca - Huánuco'],
  ['EPS SEDAQORI S.A.', 'Av. Micaela Bastidas 405 - Abancay - Apurímac'],
  ['EPS AGUA VALLE ALTO SOCIEDAD ANÓNIMA', 'Jr. San Martín 288 - Moyobamba'],
  ['EPS EMSAP ALTIPLANO S.A.', 'JR. LAMPA 931 - JULIACA - SAN ROMÁN - PUNO'],
] as const;
const CONCEPTS: Readonly<Record<string, string>> = {
  'Energía activa': 'Agua potable',
  'Alumbrado público': 'Alcantarillado',
  'Reposición y mantenimiento de la conexión': 'Reposición de medidor',
  'Interés compensatorio': 'Interés moratorio',
  'Plan Negocios 300 Mbps': 'Agua potable',
  'Línea fija ilimitada': 'Alcantarillado',
  'Alquiler de equipos': 'Colateral conexión (cuota convenio)',
  'Llamadas a celular': 'Cargo fijo',
  'Servicio de agua potable': 'Agua potable',
  'Servicio de alcantarillado': 'Alcantarillado',
};
const MONTHS = ['E', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
const HALF = { width: '148mm', height: '210mm' } as const;

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  supply: string;
  /** Taken off so that the bill ends in tens of céntimos; 0: the company does not round. */
  rounding: Cents;
}

const date = DATE_STYLES.slash;

const payable = ({ facts, rounding }: Pick<Drawing, 'facts' | 'rounding'>): Cents =>
  facts.sumas.total - rounding;

const line = (label: string, value: string): Markup =>
  html`<tr>
    <td>${label}</td>
    <td class="n">${value}</td>
  </tr>`;

function heading({ facts, supply }: Drawing): Markup {
  const { emisor } = facts;
  return html`<div class="head">
    <svg width="38" height="46" viewBox="0 0 38 46">
      <path d="M19 2C19 2 3 22 3 31A16 14 0 0 0 35 31C35 22 19 2 19 2Z" fill="#2b8fc9" />
    </svg>
    <div class="firm">
      <b>${emisor.nombre}</b><br />RUC: ${emisor.documento}<br />${emisor.direccion}<br />Central /
      Averías: ${emisor.telefono}
    </div>
    <div class="no">
      RECIBO DE SERVICIOS<br />N° ${`${facts.serie}-${facts.correlativo}`}<br /><small
        >N° de inscripción</small
      ><br /><b>${supply}</b>
    </div>
  </div>`;
}

function customer({ facts, random }: Drawing): Markup {
  const { cliente } = facts;
  return html`<div class="cust">
    <b>${cliente.nombre}</b><br />${cliente.direccion}<br />RUC ${cliente.documento} &nbsp; Cat.:
    ${pick(random, ['COMERCIAL II', 'INDUSTRIAL I', 'COMERCIAL I', 'ESTATAL'])} &nbsp; U.Uso:
    ${between(random, 1, 4)} &nbsp; Ruta:
    ${digits(random, 2)}-${digits(random, 3)}-${digits(random, 4)}
  </div>`;
}

function months({ facts: { emision }, random }: Drawing, last: number): Markup {
  const first = Number(emision.slice(5, 7));
  const values = Array.from({ length: 12 }, (_, at) =>
    at === 11 ? last : Math.max(1, Math.round(last * (0.6 + random() * 0.7))),
  );
  const top = Math.max(...values);
  return html`<div class="graph">
    <small>Consumos de los últimos 12 meses (m³)</small>
    <div class="bars">
      ${values.map(
        (value, at) =>
          html`<div>
            <em>${value}</em
            ><i style="height:${Math.round((value * 14) / top)}mm"></i
            >${MONTHS[(first + at) % 12] ?? ''}
          </div>`,
      )}
    </div>
  </div>`;
}

function readings(drawing: Drawing): Markup {
  const { facts, random } = drawing;
  const used = between(random, 12, 380);
  const before = between(random, 300, 8_900);
  const { emision } = facts;
  return html`<div class="left">
    <h5>DATOS DEL MEDIDOR</h5>
    <table>
      ${[
        line('Medidor', `${pick(random, ['A', 'EA', 'CN'])}${digits(random, 8)}`),
        line('Lect. anterior', `${before}`),
        line('Lect. actual', `${before + used}`),
        line('Consumo m³', `${used}`),
        line('F. lect. ant.', date(addDays(emision, -33))),
        line('F. lect. act.', date(addDays(emision, -3))),
        line('Tipo fact.', pick(random, ['LEÍDO', 'LEÍDO', 'PROMEDIO'])),
        line('Diámetro', pick(random, ['1/2"', '3/4"', '1"'])),
      ]}
    </table>
    ${months(drawing, used)}
  </div>`;
}

const minus = (style: BenchStyle, cents: Cents): string => `-${style.amount(cents)}`;

function charges(drawing: Drawing): Markup {
  const { facts, style, rounding } = drawing;
  const { sumas } = facts;
  const sign = style.currencySign;
  return html`<div class="right">
    <table class="dates">
      <tr>
        <td>Fecha de emisión</td>
        <td>${date(facts.emision)}</td>
      </tr>
      <tr>
        <td>Mes facturado</td>
        <td>${facts.emision.slice(5, 7)}/${facts.emision.slice(0, 4)}</td>
      </tr>
      <tr class="due">
        <td>Fecha de vencimiento</td>
        <td>${facts.vencimiento && date(facts.vencimiento)}</td>
      </tr>
    </table>
    <h5>DETALLE DE LA FACTURACIÓN</h5>
    <table class="charges">
      ${facts.lineas.map(({ descripcion, importe }) => line(descripcion, style.amount(importe)))}
      <tr class="sub">
        <td>Sub total</td>
        <td class="n">${style.amount(sumas.gravada)}</td>
      </tr>
      ${line('I.G.V. 18%', style.amount(sumas.igv))}
      ${line('Importe del mes', style.amount(sumas.total))}${rounding > 0 && line('Redondeo', minus(style, rounding))}
      <tr class="pay">
        <td>TOTAL A PAGAR ${sign}</td>
        <td class="n">${style.amount(payable(drawing))}</td>
      </tr>
    </table>
    ${arrears(drawing)}
  </div>`;
}

/** Asked for with its own receipts: the total of this one is without it. */
function arrears({ style, random }: Drawing): Markup {
  if (happens(random, 0.6)) return html`<p class="debt">NO REGISTRA DEUDA ANTERIOR</p>`;
  const owed = between(random, 20, 900) * 100 + between(random, 0, 9) * 10;
  const count = between(random, 1, 3);
  return html`<p class="debt">
    DEUDA ANTERIOR (no incluida en este recibo): ${count} ${count === 1 ? 'mes' : 'meses'} &nbsp;
    ${style.currencySign} ${style.amount(owed)}${count > 1 && html`<br />SERVICIO SUJETO A CORTE`}
  </p>`;
}

const MESSAGES = [
  'Reporte fugas y aniegos al 24 horas. Cuide el agua: revise sus instalaciones interiores.',
  'Reclamos dentro de los 2 meses de vencido el recibo (Res. SUNASS 066-2006-SUNASS-CD).',
  'Pague en agentes, banca móvil y oficinas: evite el corte y el cargo por reapertura.',
];

function foot({ facts, style, random, supply, rounding }: Drawing): Markup {
  return html`<div class="msg">
      <div>${qrPlace(facts, '20mm')}</div>
      <div>
        ${pick(random, MESSAGES)}<br />Representación impresa del recibo electrónico de servicios
        públicos.<br />Hash: ${facts.hash}
      </div>
    </div>
    <table class="talon">
      <tr>
        <td>TALÓN DE COBRANZA<br />${facts.emisor.nombre}</td>
        <td>Inscripción<br /><b>${supply}</b></td>
        <td>Recibo<br />${`${facts.serie}-${facts.correlativo}`}</td>
        <td>Vence<br />${facts.vencimiento && date(facts.vencimiento)}</td>
        <td>
          Total<br /><b>${style.currencySign} ${style.amount(payable({ facts, rounding }))}</b>
        </td>
      </tr>
    </table>`;
}

const CSS = `body { font: 7.6pt/1.25 'Liberation Sans Narrow'; color: #14202b; } table { width: 100%; } .n { text-align: right; } small { font-size: 6.4pt; } h5 { margin: 0 0 1mm; background: #2b8fc9; color: #fff; padding: .7mm 1.5mm; font-size: 7.4pt; }
.head { display: flex; gap: 3mm; align-items: center; } .firm { flex: 1; } .firm b { font-size: 10pt; } .no { border: 1px solid #2b8fc9; border-radius: 2mm; padding: 1.5mm 3mm; text-align: center; }
.cust { border: 1px solid #2b8fc9; border-radius: 2mm; padding: 1.5mm 2mm; margin: 2.5mm 0; font-size: 8.2pt; } .cols { display: flex; gap: 4mm; } .left { width: 50mm; } .right { flex: 1; } td { padding: .4mm 1mm; vertical-align: top; }
.graph { margin-top: 3mm; text-align: center; } .bars { display: flex; gap: .8mm; align-items: flex-end; justify-content: space-between; font-size: 5.4pt; margin-top: 1mm; } .bars i { display: block; width: 3mm; background: #8cc4e6; } .bars em { font-style: normal; display: block; }
.dates { margin-bottom: 2mm; } .dates td { border: .6px solid #8ab; } .due td { font-weight: bold; } .charges { font-size: 8.6pt; } .sub td { border-top: .8px solid #2b8fc9; } .pay td { font-weight: bold; font-size: 11pt; border-top: 1.4px solid #14202b; border-bottom: 1.4px solid #14202b; }
.debt { border: .8px dashed #a33; padding: 1mm 2mm; margin: 3mm 0 0; } .msg { display: flex; gap: 3mm; align-items: center; margin-top: 4mm; font-size: 7pt; } .talon { border-top: 1px dashed #333; margin-top: 5mm; }`;

function truthOf(drawing: Drawing): ExtractedData {
  const { facts, rounding } = drawing;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: {
      ...totalesTruth(facts, ['subtotal', 'igv']),
      ...(rounding > 0 && { redondeo: -decimal(rounding) }),
      total: decimal(payable(drawing)),
    },
    productos: linesTruth(facts, ['importe']),
  };
}

/** Half a sheet of a provincial water company: readings and bars left, charges right, stub below. */
export const aguaEpsTalon: BenchLayout = {
  id: 'agua-eps-talon',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(given, style, random) {
    const [nombre, direccion] = pick(random, COMPANIES);
    const facts: BenchFacts = {
      ...given,
      emisor: { ...given.emisor, nombre, direccion },
      lineas: given.lineas.map((row) => ({
        ...row,
        descripcion: CONCEPTS[row.descripcion] ?? row.descripcion,
      })),
    };
    const rounds = happens(random, 0.75);
    const rounding = rounds ? given.sumas.total % 10 : 0;
    const supply = `${digits(random, 2)}-${digits(random, 7)}`;
    const drawing = { facts, style, random, supply, rounding };
    const body = html`${heading(drawing)}${customer(drawing)}
      <div class="cols">${readings(drawing)}${charges(drawing)}</div>
      ${foot(drawing)}`;
    return {
      ...wholePage({ css: CSS, body, paper: HALF, margin: '8mm 9mm' }),
      truth: truthOf(drawing),
    };
  },
};
