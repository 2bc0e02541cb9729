import { between, digits, pick, type Random } from '../facts/chance';
import { addDays } from '../facts/civil-day';
import { A4, html, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../truth';

const CSS = `
body { font: 8.6pt Arial, sans-serif; color: #202124; }
.top { display: flex; justify-content: space-between; }
.logo { font: 800 19pt 'Instrument Sans', Arial; color: #6d28d9; }
.seller { font-size: 7.2pt; line-height: 1.35; margin-top: 1mm; }
.id { border: 1px solid #6d28d9; padding: 2mm 4mm; text-align: center; line-height: 1.5; }
.hero { display: grid; grid-template-columns: 1fr 62mm; gap: 5mm; margin-top: 5mm; }
.to { line-height: 1.5; } .to b { font-size: 9.6pt; }
.pay { background: #6d28d9; color: #fff; border-radius: 2mm; padding: 3mm 4mm; }
.pay .big { font-size: 18pt; font-weight: 700; white-space: nowrap; } .pay div { line-height: 1.4; }
.facts { width: 100%; margin-top: 4mm; } .facts th { text-align: left; font-size: 7pt; color: #666; font-weight: normal; border-top: 1px solid #ccc; padding-top: 1mm; } .facts td { padding-bottom: 1.5mm; border-bottom: 1px solid #ccc; }
h3 { color: #6d28d9; font-size: 10pt; margin: 5mm 0 1mm; }
.charges { width: 100%; } .charges td { padding: 1mm 0; border-bottom: .6px dotted #aaa; } .charges .r { text-align: right; } .charges .t td { font-weight: bold; border-bottom: none; }
.bars { display: flex; gap: 3mm; align-items: flex-end; height: 22mm; margin-top: 2mm; } .bars div { width: 11mm; text-align: center; font-size: 6.4pt; } .bars i { display: block; background: #c4b5fd; margin-bottom: .5mm; }
.cut { border-top: 1.2px dashed #777; margin-top: 7mm; padding-top: 2mm; display: flex; justify-content: space-between; font-size: 8pt; line-height: 1.5; }
.note { font-size: 6.8pt; color: #444; margin-top: 4mm; }
`;

const BRANDS = ['Nexofibra', 'Andinet', 'Lumacom'];
const PLANS = [
  'PLAN INTERNET FIBRA 400 MBPS',
  'PLAN DÚO INTERNET 600 MBPS + TV',
  'PLAN EMPRESA FIBRA SIMÉTRICA 300 MBPS',
];
const OTHERS = [
  'ALQUILER DE EQUIPO WI-FI MESH',
  'IP FIJA ADICIONAL',
  'PAQUETE TV DEPORTES',
  'CARGO POR RECONEXIÓN',
  'SOPORTE PREMIUM',
  'LÍNEA FIJA ILIMITADA',
  'SEGURO DE EQUIPO',
];
const MONTHS = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Set', 'Oct', 'Nov', 'Dic'];

function charges(lines: readonly BenchLine[], random: Random): BenchLine[] {
  return lines.map((line, at) => ({
    ...line,
    descripcion: at === 0 ? pick(random, PLANS) : (OTHERS[at - 1] ?? 'OTROS CARGOS DEL SERVICIO'),
  }));
}

interface Bill {
  facts: BenchFacts;
  style: BenchStyle;
  brand: string;
  account: string;
  random: Random;
}

function top({ facts, brand }: Bill): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div>
      <div class="logo">${brand.toLowerCase()}</div>
      <div class="seller">
        ${emisor.nombre}<br />${emisor.direccion}<br />Atención al cliente: ${emisor.telefono}
      </div>
    </div>
    <div class="id">
      RUC ${emisor.documento}<br /><b>RECIBO DE SERVICIOS PÚBLICOS</b><br />N°
      ${facts.serie}-${facts.correlativo}
    </div>
  </div>`;
}

function hero({ facts, style, account, random }: Bill): Markup {
  const { cliente, emision, vencimiento, sumas } = facts;
  const month = MONTHS[Number(emision.slice(5, 7)) - 1] ?? '';
  return html`<div class="hero">
      <div class="to">
        <b>${cliente.nombre}</b><br />${cliente.direccion}<br />${
          cliente.documento.length === 11 ? 'RUC' : 'DNI'
        }:
        ${cliente.documento}
      </div>
      <div class="pay">
        <div>Total a pagar</div>
        <div class="big">${style.currencySign} ${style.amount(sumas.total)}</div>
        <div>Paga hasta el ${vencimiento ? style.date(vencimiento) : '-'}</div>
      </div>
    </div>
    <table class="facts">
      <tr>
        <th>Código de cliente</th>
        <th>Mes facturado</th>
        <th>Fecha de emisión</th>
        <th>Fecha de vencimiento</th>
        <th>Ciclo</th>
      </tr>
      <tr>
        <td>${account}</td>
        <td>${month} ${emision.slice(0, 4)}</td>
        <td>${style.date(emision)}</td>
        <td>${vencimiento ? style.date(vencimiento) : '-'}</td>
        <td>${between(random, 1, 28)}</td>
      </tr>
    </table>`;
}

function detail({ facts, style }: Bill): Markup {
  const { sumas } = facts;
  const row = (name: string, cents: number, strong = ''): Markup =>
    html`<tr class="${strong}">
      <td>${name}</td>
      <td class="r">${style.amount(cents)}</td>
    </tr>`;
  return html`<h3>Detalle de tu recibo</h3>
    <table class="charges">
      ${facts.lineas.map((line) => row(line.descripcion, line.importe))}
      ${row('Subtotal', sumas.gravada, 't')} ${row('IGV 18 %', sumas.igv, 't')}
      <tr class="t">
        <td>TOTAL DEL MES</td>
        <td class="r">${style.currencySign} ${style.amount(sumas.total)}</td>
      </tr>
    </table>
    <p>Son: ${facts.letras}</p>`;
}

function usage({ facts, random }: Bill): Markup {
  const last = Number(facts.emision.slice(5, 7)) - 1;
  const bars = Array.from({ length: 6 }, (_, at) => ({
    month: MONTHS[(last + 7 + at) % 12] ?? '',
    gigas: between(random, 120, 980),
  }));
  return html`<h3>Tu consumo de datos (GB)</h3>
    <div class="bars">
      ${bars.map(
        ({ month, gigas }) =>
          html`<div>${gigas}<i style="height:${Math.round(gigas / 80)}mm"></i>${month}</div>`,
      )}
    </div>`;
}

function foot({ facts, style, account, brand, random }: Bill): Markup {
  return html`<div class="note">
      Paga en www.${brand.toLowerCase()}.pe, agentes y bancos con tu código de cliente. El corte por
      falta de pago se realiza desde el
      ${style.date(addDays(facts.emision, between(random, 25, 35)))}. Reclamos: dentro de los dos
      años, gratis en nuestros canales. Emitido según Res. de Superintendencia 286-2009/SUNAT.
    </div>
    <div class="cut whole">
      <div><b>${brand}</b> - talón para el banco<br />${facts.cliente.nombre}</div>
      <div>Código de cliente ${account}<br />Recibo ${facts.serie}-${facts.correlativo}</div>
      <div>Total a pagar<br /><b>${style.currencySign} ${style.amount(facts.sumas.total)}</b></div>
    </div>`;
}

/** Bill of a fibre operator: the brand over the legal name, a bill's big total, a stub for the bank. */
export const fibraHogar: BenchLayout = {
  id: 'fibra-hogar',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(given, style, random) {
    const brand = pick(random, BRANDS);
    const emisor = { ...given.emisor, nombre: `${brand} Telecomunicaciones del Perú S.A.C.` };
    const facts: BenchFacts = { ...given, emisor, lineas: charges(given.lineas, random) };
    const bill: Bill = { facts, style, brand, account: `10${digits(random, 7)}`, random };
    return {
      ...wholePage({
        css: CSS,
        body: html`${top(bill)}${hero(bill)}${detail(bill)}${usage(bill)}${foot(bill)}`,
        paper: A4,
        margin: '11mm 14mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, ['letras']),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
