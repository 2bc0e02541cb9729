import { addDays } from '../../facts/civil-day';
import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { between, digits, pick, type Random } from '../../facts/chance';

const CSS = `
main { min-height: 284mm; display: flex; flex-direction: column; }
body { font: 8.2pt/1.32 'Liberation Sans', sans-serif; color: #16324a; } p, h3 { margin: 0; } h3 { font-size: 8.4pt; color: #fff; background: #0079a8; padding: 1mm 2mm; margin: 0 0 1.4mm; }
.band { background: linear-gradient(90deg, #0079a8, #29b1c9); color: #fff; border-radius: 0 0 9mm 0; padding: 5mm 7mm; display: flex; gap: 5mm; align-items: center; }
.drop { width: 14mm; height: 14mm; border-radius: 0 50% 50% 50%; transform: rotate(45deg); background: #fff; flex: none; } .band b { font-size: 13pt; line-height: 1.1; display: block; }
.hero { display: grid; grid-template-columns: 1fr 47mm 55mm; gap: 4mm; margin: 4mm 0; } .hero > div { border: .3mm solid #9fc6d8; border-radius: 2mm; padding: 2.2mm 3mm; }
.hero .loud { text-align: center; background: #e9f5f9; } .loud span { font-size: 7.4pt; letter-spacing: .03em; } .loud strong { display: block; font-size: 17pt; line-height: 1.25; margin-top: 2.5mm; color: #c6271d; } .loud .long { font-size: 11.5pt; }
.cols { display: grid; grid-template-columns: 68mm 1fr; gap: 5mm; } .facts { width: 100%; margin-bottom: 3mm; } .facts td { padding: .55mm 0; vertical-align: top; } .facts td:first-child { color: #4d6b80; width: 29mm; } .facts td:last-child { text-align: right; }
.what { width: 100%; } .what td { padding: .9mm 2mm; border-bottom: .2mm solid #cfe0e8; } .what td:last-child { text-align: right; white-space: nowrap; } .what .s td { font-weight: bold; background: #f1f8fb; } .what .t td { background: #0079a8; color: #fff; font-size: 10.5pt; font-weight: bold; }
.bars { display: flex; align-items: flex-end; gap: 2mm; height: 30mm; margin: 2mm 0 1mm; } .bars span { flex: 1; background: #7cc3da; font-size: 5.8pt; text-align: center; } .months { display: flex; gap: 2mm; font-size: 5.8pt; } .months span { flex: 1; text-align: center; }
.say { background: #fff7d6; border-left: 1mm solid #f2b400; padding: 1.8mm 2.5mm; margin: 3mm 0; font-size: 7.4pt; }
.fiscal { display: flex; gap: 4mm; font-size: 6.8pt; align-items: center; margin-top: 2mm; } .stub { border-top: .4mm dashed #16324a; margin-top: 4mm; padding-top: 3mm; display: grid; grid-template-columns: 1fr 1fr 1fr 1.2fr; gap: 3mm; font-size: 7.6pt; } .stub b { display: block; font-size: 9.4pt; }
.code { display: block; height: 10mm; margin-top: 3mm; background: repeating-linear-gradient(90deg, #000 0 .5mm, #fff .5mm 1mm, #000 1mm 1.9mm, #fff 1.9mm 2.3mm, #000 2.3mm 2.6mm, #fff 2.6mm 3.7mm); }`;

interface Trade {
  unit: string;
  used: number;
  slogan: string;
  account: string;
  details: readonly (readonly [string, string])[];
}

/** What a supplier counts, by its name; none of it is an amount of money. */
function tradeOf({ emisor }: BenchFacts, random: Random): Trade {
  const first = between(random, 1_000, 90_000);
  const used = between(random, 20, 900);
  const read = [
    ['Lectura anterior', String(first)],
    ['Lectura actual', String(first + used)],
  ] as const;
  const meter = ['N.° de medidor', `${pick(random, ['EA', 'CL', 'MD'])}${digits(random, 7)}`];
  const counted = [meter as [string, string], ...read] as const;
  if (/agua/i.test(emisor.nombre))
    return {
      unit: 'm³',
      used,
      slogan: 'Cuidar el agua es tarea de todos',
      account: pick(random, ['N.° de suministro', 'Código de inscripción']),
      details: [...counted, ['Consumo facturado', `${used} m³`], ['Tarifa', 'Comercial 71']],
    };
  if (/electro/i.test(emisor.nombre))
    return {
      unit: 'kWh',
      used,
      slogan: 'Energía que nos une',
      account: pick(random, ['N.° de suministro', 'N.° de cliente']),
      details: [...counted, ['Consumo del mes', `${used} kWh`], ['Opción tarifaria', 'BT5B']],
    };
  return {
    unit: 'GB',
    used,
    slogan: 'Siempre conectados contigo',
    account: pick(random, ['Código de cliente', 'N.° de contrato']),
    details: [
      ['Teléfono / servicio', `064 ${digits(random, 6)}`],
      ['Velocidad contratada', '300 Mbps'],
      ['Tráfico del mes', `${used} GB`],
    ],
  };
}

const line = (label: string, value: string | Markup, mark = ''): Markup =>
  value
    ? html`<tr class="${mark}">
        <td>${label}</td>
        <td>${value}</td>
      </tr>`
    : NOTHING;

function top({ emisor, serie, correlativo }: BenchFacts, style: BenchStyle, trade: Trade): Markup {
  return html`<div class="band">
    <i class="drop"></i>
    <div style="flex:1">
      <b>${emisor.nombre}</b>${emisor.direccion}<br />RUC ${emisor.documento} &nbsp;·&nbsp;
      <em>${trade.slogan}</em>
    </div>
    <div style="text-align:right;white-space:nowrap">
      RECIBO DE SERVICIOS PÚBLICOS<br /><b>${style.number(serie, correlativo)}</b>
    </div>
  </div>`;
}

function hero(facts: BenchFacts, style: BenchStyle, account: readonly [string, string]): Markup {
  const { cliente, vencimiento, sumas } = facts;
  const due = vencimiento ? style.date(vencimiento) : '';
  return html`<div class="hero">
    <div>
      <b>${cliente.nombre}</b><br />${cliente.direccion}<br />RUC ${cliente.documento}<br />${account[0]}:
      <b>${account[1]}</b>
    </div>
    <div class="loud">
      <span>FECHA DE VENCIMIENTO</span
      ><strong class="${due.length > 11 ? 'long' : ''}">${due}</strong>
    </div>
    <div class="loud">
      <span>TOTAL A PAGAR</span><strong>${style.currencySign} ${style.amount(sumas.total)}</strong>
    </div>
  </div>`;
}

const MONTHS = 'ENE FEB MAR ABR MAY JUN JUL AGO SET OCT NOV DIC'.split(' ');

/** Six months, of which the last is billed. */
function history(emision: string, used: number, random: Random): Markup {
  const month = Number(emision.slice(5, 7)) - 1;
  const bars = [6, 5, 4, 3, 2, 1].map((back) => ({
    name: MONTHS[(month - back + 12) % 12],
    value: back === 1 ? used : Math.round(used * (0.6 + random() * 0.8)),
  }));
  const most = Math.max(...bars.map(({ value }) => value));
  const heights = bars.map(
    ({ value }) => html`<span style="height:${Math.round((value * 96) / most)}%">${value}</span>`,
  );
  return html`<div class="bars">${heights}</div>
    <div class="months">${bars.map(({ name }) => html`<span>${name}</span>`)}</div>`;
}

function readings({ emision }: BenchFacts, style: BenchStyle, trade: Trade, random: Random) {
  const from = addDays(emision, -31);
  return html`<div>
    <h3>Datos del servicio</h3>
    <table class="facts">
      ${line('Fecha de emisión', style.date(emision))}${line('Periodo facturado', html`${style.date(from)}<br />al ${style.date(addDays(emision, -1))}`)}
      ${trade.details.map(([label, value]) => line(label, value))}${line('Ruta / ciclo', `${digits(random, 2)}-${digits(random, 4)} / ${digits(random, 2)}`)}
    </table>
    <h3>Consumo de los últimos meses (${trade.unit})</h3>
    ${history(emision, trade.used, random)}
  </div>`;
}

/** The month before was paid: it is shown, and owes nothing. */
function account(facts: BenchFacts, style: BenchStyle, taxable: string, random: Random): Markup {
  const { lineas, sumas, emision } = facts;
  const before = style.amount(between(random, 3_000, 90_000));
  const paidOn = style.date(addDays(emision, -between(random, 6, 20)));
  return html`<div>
    <h3>
      ${pick(random, ['Detalle de su recibo', 'Conceptos facturados', 'Detalle de importes'])}
      (${style.currencySign})
    </h3>
    <table class="what">
      ${lineas.map(({ descripcion, importe }) => line(descripcion, style.amount(importe)))}${line(taxable, style.amount(sumas.gravada), 's')}${line('IGV 18%', style.amount(sumas.igv))}
      ${line('TOTAL DEL MES', style.amount(sumas.total), 't')}
    </table>
    <h3 style="margin-top:3mm">Estado de su cuenta</h3>
    <table class="what">
      ${line('Saldo anterior', before)}${line(`Su pago del ${paidOn}`, `-${before}`)}${line('Deuda vencida', style.amount(0))}
    </table>
    <p style="margin-top:2mm">Son: ${facts.letras}</p>
  </div>`;
}

function help(random: Random): Markup {
  return html`<div class="cols whole" style="margin-top:4mm">
    <div>
      <h3>¿Dónde pagar?</h3>
      <p>
        Banca por internet y app: BCP, BBVA, Interbank, Scotiabank (empresa
        ${digits(random, 5)}).<br />Agentes: Kasnet, Niubiz, Full Carga. Oficina comercial: Jr. Real
        455, de 8:00 a 17:00 h.
      </p>
    </div>
    <div>
      <h3>Conozca su recibo</h3>
      <p>
        Los importes se redondean al céntimo. El interés por mora se calcula con la tasa que publica
        la SBS desde el día siguiente al vencimiento. Tiene hasta 12 meses para reclamar un recibo;
        presente su reclamo por la web, por teléfono o en cualquiera de nuestras 14 oficinas.
      </p>
    </div>
  </div>`;
}

function fiscal(facts: BenchFacts, random: Random): Markup {
  const { emisor } = facts;
  return html`<p class="say whole">
      ${pick(random, ['Evite el corte: pague antes de la fecha de vencimiento.', 'Afíliese al recibo digital y participe en el sorteo de diciembre.', 'Aviso: interrupción programada el segundo domingo del mes, de 06:00 a 14:00 h.'])}
      Atención al cliente y emergencias ${emisor.telefono} · ${emisor.email} · Reclamos según la
      directiva vigente del regulador.
    </p>
    <div class="fiscal whole">
      ${qrPlace(facts, '22mm')}
      <p>
        Representación impresa del recibo electrónico por servicios públicos. Resumen:
        ${facts.hash}<br />Emisor electrónico obligado, Resolución N.°
        0180050${digits(random, 6)}/SUNAT. Agente de retención desde 2014.
      </p>
    </div>`;
}

function stub(facts: BenchFacts, style: BenchStyle, id: readonly [string, string]): Markup {
  const { serie, correlativo, vencimiento, sumas } = facts;
  return html`<div class="whole" style="margin-top:auto">
    <div class="stub">
      <div>${id[0]}<b>${id[1]}</b></div>
      <div>Recibo<b>${style.number(serie, correlativo)}</b></div>
      <div>Vence<b>${vencimiento ? style.date(vencimiento) : ''}</b></div>
      <div style="text-align:right">
        Importe<b>${style.currencySign} ${style.amount(sumas.total)}</b>
      </div>
    </div>
    <i class="code"></i>
    <p style="margin-top:1.2mm;text-align:center;font:7pt 'Liberation Mono'">
      ${id[1].padStart(12, '0')}${correlativo}0${facts.emision.replaceAll('-', '')}
    </p>
  </div>`;
}

/** A bill of water, light or telephone with its meter, its last month and a stub for the bank. */
export const supply: BenchLayout = {
  id: 'recibo',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(facts, style, random) {
    const trade = tradeOf(facts, random);
    const id = [trade.account, digits(random, 8)] as const;
    const [taxable, printed] = pick(random, [
      ['Subtotal', 'subtotal'],
      ['Valor de venta', 'subtotal'],
      ['Importe afecto', 'gravada'],
    ] as const satisfies readonly (readonly [string, SumPrinted])[]);
    const body = html`<main>
      ${top(facts, style, trade)}${hero(facts, style, id)}
      <div class="cols">
        ${readings(facts, style, trade, random)}${account(facts, style, taxable, random)}
      </div>
      ${help(random)}${fiscal(facts, random)}${stub(facts, style, id)}
    </main>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '0 12mm 10mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [printed, 'igv', 'total']),
        informacion_adicional: infoTruth(facts, ['letras']),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
