import type { BenchFacts, BenchLayout, BenchStyle, Cents, DrawnPage } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { EVENTS, TOURS, GUESTS, HOTELS, HOTEL_SERVICES } from './hotel-words';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { detraccionTruth, documentoTruth, infoTruth, partyTruth, totalesTruth } from '../../truth';
import {
  cuotasTruth,
  renamed,
  rowsTruth,
  tradeRows,
  type TradeRow,
  withServices,
} from './trade-rows';

const CSS = `
body { font: 8.6pt 'DejaVu Serif', serif; color: #222; }
.top { text-align: center; border-bottom: 2px double #8a6d3b; padding-bottom: 2.5mm; }
.top .name { font-size: 15pt; letter-spacing: 1px; color: #6b4f1d; }
.top small { display: block; font-size: 7.4pt; }
h2 { text-align: right; font-size: 11pt; font-weight: normal; margin: 3mm 0 1mm; }
h2 b { display: block; font-size: 12pt; }
.stay { display: flex; justify-content: space-between; margin: 2mm 0 3mm; font-size: 8pt; }
.stay table td { padding: 0.3mm 2mm 0.3mm 0; vertical-align: top; } .stay td:first-child { color: #6b4f1d; white-space: nowrap; }
.folio { width: 100%; font-size: 8pt; } .folio th { border-top: 1px solid #8a6d3b; border-bottom: 1px solid #8a6d3b; text-align: left; padding: 1mm; font-weight: normal; font-style: italic; }
.folio td { padding: 0.9mm 1mm; vertical-align: top; } .folio .n { text-align: right; white-space: nowrap; }
.sum { margin: 3mm 0 0 auto; font-size: 8.4pt; min-width: 80mm; border-top: 1px solid #8a6d3b; } .sum td { padding: 0.6mm 1mm; } .sum td:last-child { text-align: right; }
.tot td { border-top: 1px solid #222; border-bottom: 3px double #222; font-weight: bold; }
.legal { margin-top: 5mm; font-size: 6.9pt; text-align: center; color: #444; }
.sign { margin-top: 14mm; width: 62mm; border-top: 1px solid #222; text-align: center; font-size: 7.4pt; }
.q { display: flex; gap: 6mm; align-items: flex-end; justify-content: space-between; }`;

const amount = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;

interface Stay {
  nights: number;
  arrival: string;
  room: string;
  guest: string;
}

function stayOf(facts: BenchFacts, random: Random): Stay {
  const nights = between(random, 1, 7);
  return {
    nights,
    arrival: addDays(facts.emision, -nights),
    room: `${between(random, 2, 9)}${pick(random, ['01', '04', '07', '12', '15'])}`,
    guest: pick(random, GUESTS),
  };
}

function folioRows(rows: readonly TradeRow[], stay: Stay): Markup {
  const dateAt = (at: number): string => addDays(stay.arrival, Math.min(at, stay.nights));
  return html`${rows.map(
    (row, at) =>
      html`<tr>
        <td>${day(dateAt(Math.floor((at * (stay.nights + 1)) / rows.length)))}</td>
        <td>${row.descripcion}</td>
        <td class="n">${(row.cantidad / 1000).toFixed(row.cantidad % 1000 === 0 ? 0 : 3)}</td>
        <td class="n">${amount(row.unitario)}</td>
        <td class="n">${row.descuento > 0 ? amount(row.descuento) : ''}</td>
        <td class="n">${amount(row.importe)}</td>
      </tr>`,
  )}`;
}

function sumMarkup(facts: BenchFacts, sign: string): Markup {
  const { sumas } = facts;
  const row = (label: string, cents: Cents, name = ''): Markup =>
    html`<tr class="${name}">
      <td>${label}</td>
      <td>${sign} ${amount(cents)}</td>
    </tr>`;
  return html`<table class="sum">
    ${sumas.descuentos > 0 && row('Descuento global', sumas.descuentos)}
    ${row('Valor de Venta Gravado', sumas.gravada)}
    ${row('Valor de Venta Exonerado', sumas.exonerada)}
    ${sumas.gratuita > 0 && row('Cortesías (transf. gratuita)', sumas.gratuita)}
    ${row('Recargo al Consumo 10%', sumas.otrosCargos)} ${row('I.G.V. (18%)', sumas.igv)}
    ${sumas.icbper > 0 && row('ICBPER', sumas.icbper)} ${row('TOTAL', sumas.total, 'tot')}
  </table>`;
}

function payMarkup(facts: BenchFacts): Markup {
  if (facts.formaPago === 'Contado')
    return html`<div>Forma de pago: Contado &nbsp;&nbsp; ${facts.metodoPago}</div>`;
  return html`<div>
    Forma de pago: Crédito
    ${facts.cuotas.map(({ numero, fecha, monto }) => html`<div>Cuota ${String(numero).padStart(3, '0')} &nbsp; ${day(fecha)} &nbsp; ${amount(monto)}</div>`)}
  </div>`;
}

function spot({ detraccion }: BenchFacts): Markup {
  if (!detraccion) return NOTHING;
  return html`<div>
    Operación sujeta a detracción (${detraccion.codigo}) ${detraccion.porcentaje}% S/
    ${amount(detraccion.monto)}. Banco de la Nación Cta. ${detraccion.cuenta}
  </div>`;
}

const TITLES: Partial<Record<BenchFacts['kind'], string>> = {
  factura: 'FACTURA ELECTRÓNICA',
  boleta: 'BOLETA DE VENTA ELECTRÓNICA',
};

function stayMarkup(facts: BenchFacts, stay: Stay, cashier: string, random: Random): Markup {
  const { cliente } = facts;
  return html`<div class="stay">
    <table>
      <tr>
        <td>${cliente.documento.length === 11 ? 'Razón Social' : 'Cliente'}</td>
        <td>${cliente.nombre}</td>
      </tr>
      ${
        cliente.documento !== '' &&
        html`<tr>
          <td>${cliente.documento.length === 11 ? 'RUC' : 'DNI'}</td>
          <td>${cliente.documento}</td>
        </tr>`
      }
      ${
        cliente.direccion !== '' &&
        html`<tr>
          <td>Dirección</td>
          <td>${cliente.direccion}</td>
        </tr>`
      }
      <tr>
        <td>Huésped / Guest</td>
        <td>${stay.guest}</td>
      </tr>
      ${
        facts.ordenCompra !== '' &&
        html`<tr>
          <td>O/C - Voucher</td>
          <td>${facts.ordenCompra}</td>
        </tr>`
      }
    </table>
    <table>
      <tr>
        <td>Fecha emisión</td>
        <td>${day(facts.emision)} ${between(random, 10, 22)}:${between(random, 10, 59)}</td>
      </tr>
      ${
        facts.vencimiento &&
        html`<tr>
          <td>Fecha vencimiento</td>
          <td>${day(facts.vencimiento)}</td>
        </tr>`
      }
      <tr>
        <td>Habitación / Room</td>
        <td>${stay.room}</td>
      </tr>
      <tr>
        <td>Llegada / Arrival</td>
        <td>${day(stay.arrival)}</td>
      </tr>
      <tr>
        <td>Salida / Departure</td>
        <td>${day(facts.emision)}</td>
      </tr>
      <tr>
        <td>Noches / Nights</td>
        <td>${stay.nights} &nbsp; Pax: ${between(random, 1, 2)}</td>
      </tr>
      <tr>
        <td>Cajero</td>
        <td>${cashier} &nbsp; Folio ${digits(random, 6)}</td>
      </tr>
    </table>
  </div>`;
}

function truthOf(facts: BenchFacts, rows: readonly TradeRow[]): DrawnPage['truth'] {
  const { sumas } = facts;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [
      'gravada',
      'exonerada',
      'otrosCargos',
      'igv',
      'total',
      ...(sumas.descuentos > 0 ? (['descuentos'] as const) : []),
      ...(sumas.gratuita > 0 ? (['gratuita'] as const) : []),
      ...(sumas.icbper > 0 ? (['icbper'] as const) : []),
    ]),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: {
      ...infoTruth(facts, [
        'formaPago',
        'letras',
        'ordenCompra',
        ...(facts.formaPago === 'Contado' ? (['metodoPago'] as const) : []),
      ]),
      ...cuotasTruth(facts),
    },
    productos: rowsTruth(rows, ['cantidad', 'precio', 'importe']).map((one, at) => {
      const cents = rows[at]?.descuento ?? 0;
      return cents > 0 ? { ...one, descuento: cents / 100 } : one;
    }),
  };
}

function draw(given: BenchFacts, style: BenchStyle, random: Random): DrawnPage {
  const facts = { ...given, emisor: renamed(given.emisor, HOTELS, random) };
  const rows = tradeRows(facts, withServices(facts, HOTEL_SERVICES, EVENTS, TOURS), random);
  const stay = stayOf(facts, random);
  const { emisor } = facts;
  const body = html`<div class="top">
      <div class="name">
        ${pick(random, ['Hotel Plaza Mayor', 'Killa Wasi Hotel & Suites', 'Hotel Costa Verde ★★★'])}
      </div>
      <small>${emisor.nombre} &nbsp;·&nbsp; RUC ${emisor.documento}</small
      ><small>${emisor.direccion}</small>
      <small>Telf. ${emisor.telefono} · ${emisor.email}</small
      >${happens(random, 0.3) && html`<small>Reservas: 0-800-1${digits(random, 4)}</small>`}
    </div>
    <h2>${TITLES[facts.kind] ?? ''}<b>${facts.serie}-${facts.correlativo}</b></h2>
    ${stayMarkup(facts, stay, pick(random, ['RECEP1', 'JPAREDES', 'MFLORES', 'night audit']), random)}
    <table class="folio">
      <thead>
        <tr>
          <th>Fecha</th>
          <th>Concepto</th>
          <th class="n">Cant.</th>
          <th class="n">${facts.precioConIgv ? 'Precio' : 'Tarifa s/IGV'}</th>
          <th class="n">Dscto.</th>
          <th class="n">Importe</th>
        </tr>
      </thead>
      <tbody>
        ${folioRows(rows, stay)}
      </tbody>
    </table>
    <div class="whole">
      ${sumMarkup(facts, style.currencySign)}
      <p>Son: ${facts.letras}</p>
      ${payMarkup(facts)}${spot(facts)}
      <div>
        Tipo de moneda:
        ${style.currencyName}${happens(random, 0.5) && html` &nbsp; T.C. 3.${between(random, 680, 790)}`}
      </div>
      <div class="q">
        <div class="sign">Firma del huésped / Guest signature</div>
        ${qrPlace(facts, '25mm')}
      </div>
      <div class="legal">
        Acepto que mi responsabilidad por esta cuenta no queda anulada y me comprometo a pagarla en
        caso la empresa o persona indicada no lo haga.<br />
        Representación impresa del comprobante electrónico. Código hash: ${facts.hash} - Consulte en
        www.sunat.gob.pe
        ${facts.sumas.exonerada > 0 && html`<br />Servicios de hospedaje a sujetos no domiciliados - D. Leg. 919: pasaporte y TAM adjuntos.`}
      </div>
    </div>`;
  return {
    ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 16mm' }),
    truth: truthOf(facts, rows),
  };
}

/** A folio of a hotel's front-desk program, closed as a comprobante. */
export const hotelFolio: BenchLayout = {
  id: 'hospedaje-folio',
  role: 'construido',
  kinds: ['factura', 'factura', 'boleta'],
  draw,
};
