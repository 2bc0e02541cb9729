import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type InfoPrinted,
  type LinePrinted,
} from '../../truth';
import { Draw } from './draw';
import { COURIER_CSS } from './encomienda-css';

interface Shipment {
  account: string;
  waybill: string;
  origin: string;
  target: string;
  sender: string;
  receiver: string;
  pieces: string;
  weight: string;
  hasShipment: boolean;
  hasWeight: boolean;
  hasCodes: boolean;
  hasUnits: boolean;
  hasHash: boolean;
  hasPhone: boolean;
  hasBanks: boolean;
  hasMethod: boolean;
  hasCuotas: boolean;
  currencyInHead: boolean;
  bcp: string;
  bbva: string;
}

function shipmentOf(draw: Draw): Shipment {
  return {
    account: draw.figures(6),
    waybill: `${draw.figures(3)}-${draw.figures(7)}`,
    origin: draw.one('LIM', 'AQP', 'TRU'),
    target: draw.one('CUZ', 'PIU', 'IQT', 'TCQ'),
    sender: draw.one('Almacén Central', 'Sra. Nélida Poma', 'Mesa de partes'),
    receiver: draw.one('Sr. Óscar Villar', 'Recepción', 'Sucursal'),
    pieces: String(draw.between(1, 24)),
    weight: `${draw.between(1, 320)}.${draw.figures(2)} kg`,
    hasShipment: draw.often(0.7),
    hasWeight: draw.often(0.6),
    hasCodes: draw.often(0.4),
    hasUnits: draw.often(0.6),
    hasHash: draw.often(0.4),
    hasPhone: draw.often(0.7),
    hasBanks: draw.often(0.6),
    hasMethod: draw.often(0.5),
    hasCuotas: draw.often(0.6),
    currencyInHead: draw.often(0.6),
    bcp: `191-${draw.figures(7)}-0-${draw.figures(2)}`,
    bbva: `0011-${draw.figures(4)}-02000${draw.figures(5)}`,
  };
}

const TITLES = { factura: 'Factura Electrónica', boleta: 'Boleta de Venta Electrónica' } as const;
type Kind = keyof typeof TITLES;
const KINDS = Object.keys(TITLES) as Kind[];

const cell = (label: string, value: string, look = ''): Markup =>
  value === '' ? NOTHING : html`<div class="${look}"><small>${label}</small>${value}</div>`;

function head(facts: BenchFacts, style: BenchStyle, { hasPhone }: Shipment): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div class="firm">
      <b>${emisor.nombre}</b
      >${emisor.direccion}${hasPhone && html`<br />Atención: ${emisor.telefono}`}
    </div>
    <div class="doc">
      ${TITLES[facts.kind as Kind]}<b>${style.number(facts.serie, facts.correlativo)}</b>RUC
      ${emisor.documento}
    </div>
  </div>`;
}

/** What is paid at once is due on the day of issue. */
const dueOf = ({ kind, vencimiento, emision }: BenchFacts): string =>
  kind === 'factura' ? (vencimiento ?? emision) : '';

function strips(facts: BenchFacts, style: BenchStyle, trip: Shipment): Markup {
  const { cliente } = facts;
  const due = dueOf(facts);
  return html`<div class="strip">
      ${cell('Facturado a', cliente.nombre, 'w')}
      ${cell(cliente.documento.length === 11 ? 'RUC' : 'DNI', cliente.documento)}
      ${cell('Cuenta cliente', trip.account)} ${cell('Dirección', cliente.direccion, 'w')}
      ${cell('Fecha emisión', style.date(facts.emision))}
      ${due !== '' && cell('Fecha vencimiento', style.date(due))}
      ${trip.currencyInHead && cell('Moneda', style.currencyName)}
      ${facts.kind === 'factura' && cell('Condición', facts.formaPago)}
      ${trip.hasMethod && cell('Medio de pago', facts.metodoPago)}
      ${cell('Orden de compra', facts.ordenCompra)} ${cell('Guía de remisión', facts.guiaRemision)}
    </div>
    ${
      trip.hasShipment &&
      html`<div class="band">Envío ${trip.waybill}</div>
        <div class="strip">
          ${cell('Origen', trip.origin)} ${cell('Destino', trip.target)}
          ${cell('Remite', trip.sender)} ${cell('Recibe', trip.receiver)}
          ${cell('Bultos', trip.pieces)} ${trip.hasWeight && cell('Peso total', trip.weight)}
        </div>`
    }`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento !== 0);

function rows(facts: BenchFacts, style: BenchStyle, trip: Shipment): Markup {
  const withDiscounts = hasDiscounts(facts);
  return html`<table class="rows">
    <thead>
      <tr>
        <th class="r">Cant</th>
        ${trip.hasUnits && html`<th>UM</th>`}${trip.hasCodes && html`<th>Cód</th>`}
        <th>Servicio / producto</th>
        <th class="r">${facts.precioConIgv ? 'P. Unit (inc. IGV)' : 'Valor Unit'}</th>
        ${withDiscounts && html`<th class="r">Dcto</th>`}
        <th class="r">${facts.precioConIgv ? 'Importe' : 'Valor Total'}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (one) =>
          html`<tr>
            <td class="r">${style.quantity(one.cantidad)}</td>
            ${trip.hasUnits && html`<td>${one.unidad}</td>`}
            ${trip.hasCodes && html`<td>${one.codigo}</td>`}
            <td>${one.descripcion}</td>
            <td class="r">${style.amount(one.unitario)}</td>
            ${withDiscounts && html`<td class="r">${style.amount(one.descuento)}</td>`}
            <td class="r">${style.amount(one.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const SUM_LABELS = {
  descuentos: 'Descuentos',
  gravada: 'Gravado',
  exonerada: 'Exonerado',
  inafecta: 'Inafecto',
  gratuita: 'Gratuito',
  icbper: 'ICBPER',
  igv: 'IGV 18%',
  total: 'TOTAL',
} as const;
type Shown = keyof typeof SUM_LABELS;
const SUM_ORDER = Object.keys(SUM_LABELS) as Shown[];

const sums = (facts: BenchFacts, style: BenchStyle, shown: readonly Shown[]): Markup =>
  html`<div class="sums whole">
    ${shown.map(
      (key) =>
        html`<div class="${key}">
          <small>${SUM_LABELS[key]}</small>${
            key === 'total' ? `${style.currencySign} ` : ''
          }${style.amount(facts.sumas[key])}
        </div>`,
    )}
  </div>`;

function more(facts: BenchFacts, style: BenchStyle, { hasCuotas }: Shipment): Markup {
  const { cuotas, detraccion, retencion, percepcion } = facts;
  const money = (cents: number): string => `S/ ${style.amount(cents)}`;
  return html`<div class="more whole">
    ${
      hasCuotas &&
      cuotas.map(
        ({ numero, fecha, monto }) =>
          html`Cuota${String(numero).padStart(3, '0')}: ${style.amount(monto)} al
            ${style.date(fecha)}<br />`,
      )
    }
    ${
      detraccion &&
      html`Detracción: bien/servicio ${detraccion.codigo}, ${detraccion.porcentaje}.00%,
        ${money(detraccion.monto)}, Cta. Banco de la Nación ${detraccion.cuenta}<br />`
    }
    ${retencion && html`Retención ${retencion.porcentaje}%: ${money(retencion.monto)}<br />`}
    ${
      percepcion &&
      html`Percepción ${percepcion.porcentaje}%: ${money(percepcion.monto)}. Total con percepción:
        ${money(percepcion.totalConPercepcion)}<br />`
    }
    ${facts.observaciones !== '' && html`Glosa: ${facts.observaciones}`}
  </div>`;
}

function foot(facts: BenchFacts, trip: Shipment): Markup {
  return html`<div class="end whole">
    ${qrPlace(facts, '24mm')}
    <div>
      Representación impresa de la ${TITLES[facts.kind as Kind].toLowerCase()}. El valor del envío
      no declarado se indemniza hasta diez veces el flete. Reclamos: Libro de Reclamaciones de cada
      agencia.${trip.hasHash && html`<br />Resumen: ${facts.hash}`}
    </div>
    ${
      trip.hasBanks &&
      html`<table class="banks">
        <tr>
          <th>Banco</th>
          <th>Cuenta corriente</th>
        </tr>
        <tr>
          <td>BCP</td>
          <td>${trip.bcp}</td>
        </tr>
        <tr>
          <td>BBVA</td>
          <td>${trip.bbva}</td>
        </tr>
      </table>`
    }
  </div>`;
}

function infoOf(facts: BenchFacts, trip: Shipment): InfoPrinted[] {
  const keys: InfoPrinted[] = ['letras', 'observaciones', 'ordenCompra', 'guiaRemision'];
  if (facts.kind === 'factura') keys.push('formaPago');
  if (trip.hasMethod) keys.push('metodoPago');
  return keys;
}

function cellsOf(facts: BenchFacts, trip: Shipment): LinePrinted[] {
  const cells: LinePrinted[] = ['cantidad', 'unitario', 'importe'];
  if (trip.hasUnits) cells.push('unidad');
  if (trip.hasCodes) cells.push('codigo');
  if (hasDiscounts(facts)) cells.push('descuento');
  return cells;
}

function truthOf(facts: BenchFacts, shown: readonly Shown[], trip: Shipment) {
  const due = dueOf(facts);
  return {
    documento: {
      ...documentoTruth(facts, trip.hasHash ? ['moneda', 'hash'] : ['moneda']),
      ...(due !== '' && { fecha_vencimiento: due }),
    },
    proveedor: partyTruth(facts.emisor, trip.hasPhone ? ['direccion', 'telefono'] : ['direccion']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, shown),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: {
      ...infoTruth(facts, infoOf(facts, trip)),
      ...(trip.hasShipment && trip.hasWeight && { peso_total: trip.weight }),
    },
    productos: linesTruth(facts, cellsOf(facts, trip)),
  };
}

export const encomienda: BenchLayout = {
  id: 'encomienda',
  role: 'construido',
  kinds: KINDS,
  draw(facts, style, random) {
    const trip = shipmentOf(new Draw(random));
    const shown = shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);
    const body = html`${head(facts, style, trip)}${strips(facts, style, trip)}
      ${rows(facts, style, trip)}
      <div class="words">Son: ${facts.letras}</div>
      ${sums(facts, style, shown)}${more(facts, style, trip)}${foot(facts, trip)}`;
    return {
      ...wholePage({ css: COURIER_CSS, body, paper: A4, margin: '10mm' }),
      truth: truthOf(facts, shown, trip),
    };
  },
};
