import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle, DrawnPage } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { CHICKEN_MENU, COMBO_PARTS, FUELS, STATION_SHOP } from './counter-menu';
import { inTrade, webName } from './trade-names';
import { isUntaxed, prefixed, stocked, ware } from './wares';

const SUMS = ['gravada', 'exonerada', 'otrosCargos', 'igv', 'icbper', 'total'] as const;
const ALWAYS = ['gravada', 'igv', 'total'] as const;
const CARDS = ['VISA', 'MASTERCARD', 'AMEX'] as const;

interface Shop {
  isStation: boolean;
  brand: string;
  hasCustomer: boolean;
  hasWords: boolean;
}

function shopOf(facts: BenchFacts, random: Random): Shop {
  const isStation = facts.lineas.some((line) => line.cantidad % 1000 !== 0 && !isUntaxed(line));
  const brand = isStation
    ? pick(random, ['LISTO & VAMOS', 'MARKET 24', 'PARADERO EXPRESS'])
    : pick(random, ['EL GALLO CANTOR', 'POLLOS DON CRESTO', 'BRASAS DEL VALLE', 'CHICKEN ROOKIE']);
  const isCompany = facts.cliente.documento.length === 11;
  const hasCustomer = isCompany || happens(random, facts.kind === 'boleta' ? 0.7 : 0.3);
  return { isStation, brand, hasCustomer, hasWords: facts.kind === 'boleta' };
}

function prepared(given: BenchFacts, { isStation }: Shop, random: Random): BenchFacts {
  const facts = stocked(
    given,
    {
      wares: isStation ? STATION_SHOP : CHICKEN_MENU,
      loose: FUELS,
      untaxed: ware('KG', 0, 99, 'FRUTA PICADA AL PESO'),
      code: prefixed('', 4),
      write: (name) => name,
    },
    random,
  );
  const stems = isStation
    ? ['Estación de Servicios', 'Grifos y Servicios']
    : ['Corporación de Restaurantes', 'Operaciones Avícolas', 'Franquicias'];
  const emisor = inTrade(facts.emisor, stems, ['atencion'], random);
  const named = { ...emisor, nombre: emisor.nombre.toUpperCase() };
  const metodoPago = pick(random, [...CARDS, 'EFECTIVO', 'EFECTIVO', 'YAPE']);
  return { ...facts, emisor: named, metodoPago };
}

const SITES = [
  ['TIENDA 014 - PLAZA NORTE', 'AV. ALFREDO MENDIOLA 1400 INDEPENDENCIA'],
  ['LOCAL: AREQUIPA CENTRO', 'CALLE MERCADERES 224 AREQUIPA'],
  ['SEDE LA MARINA', 'AV. LA MARINA 2155 SAN MIGUEL'],
] as const;

function head(facts: BenchFacts, style: BenchStyle, shop: Shop, random: Random): Markup {
  const { emisor, kind } = facts;
  const site = happens(random, 0.65) ? pick(random, SITES) : null;
  const title = kind === 'boleta' ? 'BOLETA DE VENTA ELECTRONICA' : 'TICKET DE VENTA';
  const time = `${between(random, 11, 22)}:${String(between(random, 0, 59)).padStart(2, '0')}`;
  const how = shop.isStation
    ? `ISLA ${between(random, 1, 6)}  TURNO ${between(random, 1, 3)}`
    : pick(random, ['SALON', 'PARA LLEVAR', 'DELIVERY', 'AUTO']);
  return html`<div class="c">
      <div class="brand">${shop.brand}</div>
      ${emisor.nombre}<br />RUC ${emisor.documento}<br />
      ${emisor.direccion}${site && html`<br />${site[0]}<br />${site[1]}`}
    </div>
    <hr />
    <div class="c"><b>${title}</b><br /><b>${style.number(facts.serie, facts.correlativo)}</b></div>
    <div class="two">
      <span>FECHA: ${style.date(facts.emision)}</span><span>HORA: ${time}</span>
    </div>
    <div class="two">
      <span>CAJA: ${between(random, 1, 8)}</span
      ><span>CAJERO: ${pick(random, ['JHON', 'YESSENIA', 'M.TORRES', '00417'])}</span>
    </div>
    <div class="order">${shop.isStation ? how : `ORDEN ${between(random, 1, 299)} - ${how}`}</div>`;
}

function customer({ cliente }: BenchFacts, { hasCustomer }: Shop): Markup {
  if (!hasCustomer) return NOTHING;
  const label = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`<hr />
    <div>CLIENTE: ${cliente.nombre}</div>
    <div>${label}: ${cliente.documento}</div>
    ${cliente.direccion && html`<div>DIRECC: ${cliente.direccion}</div>`}`;
}

function item(line: BenchLine, style: BenchStyle): Markup {
  const parts = COMBO_PARTS[line.descripcion] ?? [];
  return html`<tr>
      <td class="q">${style.quantity(line.cantidad)}</td>
      <td>${line.descripcion}</td>
      <td class="r">${style.amount(line.unitario)}</td>
      <td class="r">${style.amount(line.importe)}</td>
    </tr>
    ${parts.map(
      (part) =>
        html`<tr class="part">
          <td></td>
          <td colspan="3">+ ${part}</td>
        </tr>`,
    )}
    ${
      line.descuento > 0 &&
      html`<tr class="part">
        <td></td>
        <td colspan="3">DSCTO. PROMO -${style.amount(line.descuento)}</td>
      </tr>`
    }`;
}

function items(facts: BenchFacts, style: BenchStyle): Markup {
  const unit = facts.precioConIgv ? 'P.U.' : 'V.U.';
  return html`<table class="rows">
    <tr>
      <th class="q">CANT</th>
      <th class="l">PRODUCTO</th>
      <th class="r">${unit}</th>
      <th class="r">IMPORTE</th>
    </tr>
    ${facts.lineas.map((line) => item(line, style))}
  </table>`;
}

const LABELS: Readonly<Record<(typeof SUMS)[number], string>> = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  otrosCargos: 'RECARGO CONSUMO 10%',
  igv: 'IGV 18%',
  icbper: 'ICBPER',
  total: 'TOTAL',
};

function totals(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<hr />
    <table class="sums">
      ${shownSums(facts, SUMS, ALWAYS).map(
        (key) =>
          html`<tr class="${key}">
            <td>${LABELS[key]}</td>
            <td class="r">S/ ${style.amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>`;
}

/** Notes and coins that cover the sum. */
function handed(total: number, random: Random): number {
  const note = pick(random, [1000, 2000, 5000, 10_000]);
  return Math.ceil(total / note) * note;
}

function payment(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { metodoPago, sumas } = facts;
  const paid = metodoPago === 'EFECTIVO' ? handed(sumas.total, random) : sumas.total;
  const line = (label: string, cents: number): Markup =>
    html`<div class="two"><span>${label}</span><span>${style.amount(cents)}</span></div>`;
  const isCard = CARDS.some((card) => card === metodoPago);
  return html`<div class="two">
      <span>FORMA DE PAGO: ${metodoPago}</span><span>${style.amount(paid)}</span>
    </div>
    ${metodoPago === 'EFECTIVO' && line('VUELTO', paid - sumas.total)}
    ${isCard && html`<div>**** **** **** ${digits(random, 4)} AP:${digits(random, 6)} REF:${digits(random, 4)}</div>`}`;
}

function ending(facts: BenchFacts, { brand, hasWords }: Shop, random: Random): Markup {
  const web = webName(brand) || 'local';
  const isBoleta = facts.kind === 'boleta';
  return html`${hasWords && html`<div>SON: ${facts.letras}</div>`}
    <hr />
    <div class="c">
      ${qrPlace(facts, '32mm')}
      ${isBoleta && html`<div>Representacion impresa de la Boleta de Venta Electronica. Consulte en www.${web}.pe/cpe</div>`}
      ${isBoleta && facts.hash && html`<div>HASH: ${facts.hash}</div>`}
      ${!isBoleta && html`<div>CANJEAR POR BOLETA O FACTURA EN CAJA</div>`}
      <div>
        ${pick(random, ['GRACIAS POR SU COMPRA', '¡Cuentanos tu experiencia y gana una papa mediana!', 'NO SE ACEPTAN CAMBIOS NI DEVOLUCIONES'])}
      </div>
    </div>`;
}

const CSS = `
body { width: 80mm; padding: 4mm 4mm 6mm; font: 7.6pt/1.28 'Liberation Mono', monospace; }
.c { text-align: center; } .r { text-align: right; white-space: nowrap; padding-left: 1.5mm; } .l { text-align: left; }
.brand { font: bold 15pt 'DejaVu Sans Condensed'; margin-bottom: 1mm; } .order { font-weight: bold; font-size: 11pt; text-align: center; margin: 1mm 0; }
hr { border: 0; border-top: 1px dashed #000; margin: 1.5mm 0; } .two { display: flex; justify-content: space-between; }
table { width: 100%; } td, th { vertical-align: top; padding: .2mm 0; } th { border-bottom: 1px dashed #000; padding-bottom: .6mm; } .rows { border-collapse: separate; border-spacing: 0; } .q { padding-right: 1.5mm; white-space: nowrap; }
.rows tr:nth-child(2) td { padding-top: 1mm; } .part td { font-size: 6.8pt; padding-left: 2mm; } .total td { font-weight: bold; font-size: 11pt; } i { margin: 1mm; }`;

/** The till of a chicken chain or of a petrol station's shop: combos with what comes with them. */
export const COMBOS: BenchLayout = {
  id: 'combos',
  role: 'construido',
  kinds: ['boleta', 'ticket'],
  draw(given, style, random): DrawnPage {
    const shop = shopOf(given, random);
    const facts = prepared(given, shop, random);
    const body = html`${head(facts, style, shop, random)} ${customer(facts, shop)}
      <hr />
      ${items(facts, style)} ${totals(facts, style)} ${payment(facts, style, random)}
      ${ending(facts, shop, random)}`;
    const isBoleta = facts.kind === 'boleta';
    return {
      ...wholePage({ css: CSS, body, paper: ROLL_80, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, isBoleta ? ['moneda', 'hash'] : ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion']),
        ...(shop.hasCustomer && { cliente: partyTruth(facts.cliente, ['direccion']) }),
        totales: totalesTruth(facts, shownSums(facts, SUMS, ALWAYS)),
        informacion_adicional: infoTruth(
          facts,
          isBoleta ? ['metodoPago', 'letras'] : ['metodoPago'],
        ),
        productos: facts.lineas.map((line, at) => ({
          ...linesTruth(facts, ['cantidad', 'unitario', 'importe'])[at],
          ...(line.descuento > 0 && { descuento: line.descuento / 100 }),
        })),
      },
    };
  },
};
