import { html, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchLayout, BenchLine } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { money, tillRollOf, type TillRoll } from './tienda-conveniencia-data';
import { CSS } from './tienda-conveniencia.css';

const SUM_LABELS = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  igv: 'IGV 18%',
  icbper: 'ICBPER',
  otrosCargos: 'RECARGO AL CONSUMO 10%',
  total: 'TOTAL',
} as const;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = [
  'gravada',
  'exonerada',
  'inafecta',
  'igv',
  'icbper',
  'otrosCargos',
  'total',
];
const ALWAYS: readonly Sum[] = ['gravada', 'igv', 'total'];

const RULE = html`<div class="rule"></div>`;

function head({ facts, house, shop, till, shows }: TillRoll): Markup {
  const isTicket = facts.kind === 'ticket';
  return html`<div class="c">
    <div class="logo">${house.brand}</div>
    <p>${house.nombre}</p>
    <p>RUC ${house.documento}</p>
    <p>DOM. FISCAL: ${house.direccion}</p>
    ${shows.phone && html`<p>TELF. ${house.telefono}</p>`}
    <p>${shop[0]}</p>
    <p>${shop[1]}</p>
    ${isTicket && html`<p>SERIE MAQ. REG.: ${till.terminal}</p>`}
    <p class="kind">${isTicket ? 'TICKET DE VENTA' : 'BOLETA DE VENTA ELECTRONICA'}</p>
    <p class="kind" style="margin:0 0 1mm">${facts.serie}-${facts.correlativo}</p>
  </div>`;
}

function sale({ facts, date, hour, till }: TillRoll): Markup {
  const { cliente } = facts;
  return html`${RULE}
    <p class="two"><span>FEC.EMI: ${date(facts.emision)}</span><span>HORA: ${hour}</span></p>
    <p class="two"><span>CAJA: ${till.number}</span><span>TRX: ${till.trx}</span></p>
    <p>CAJERO: ${till.cashier}</p>
    <p>CLIENTE: ${cliente.nombre}</p>
    <p>${cliente.documento.length === 11 ? 'RUC' : 'DNI'}: ${cliente.documento}</p>
    ${cliente.direccion && html`<p>DIRECC.: ${cliente.direccion}</p>`}
    <p>COND. VTA: ${facts.formaPago.toUpperCase()}</p>
    ${RULE}`;
}

/** Weighed goods with grams, the others by the piece. */
const count = (thousandths: number): string =>
  thousandths % 1000 === 0 ? String(thousandths / 1000) : (thousandths / 1000).toFixed(3);

function row(line: BenchLine): Markup {
  return html`<tbody class="whole">
    <tr>
      <td class="name" colspan="5">${line.codigo} ${line.descripcion}</td>
    </tr>
    <tr>
      <td>${count(line.cantidad)}</td>
      <td class="l">&nbsp;${line.unidad}</td>
      <td>${money(line.unitario)}</td>
      <td>${line.descuento > 0 && money(line.descuento)}</td>
      <td>${money(line.importe)}</td>
    </tr>
  </tbody>`;
}

function goods({ facts }: TillRoll): Markup {
  return html`<table>
    <colgroup>
      <col style="width:19%" />
      <col style="width:13%" />
      <col style="width:22%" />
      <col style="width:21%" />
      <col style="width:25%" />
    </colgroup>
    <thead>
      <tr>
        <td class="l" colspan="5">CODIGO&nbsp; DESCRIPCION</td>
      </tr>
      <tr>
        <th>CANT</th>
        <th class="l">&nbsp;UM</th>
        <th>${facts.precioConIgv ? 'P.UNIT' : 'V.UNIT'}</th>
        <th>DSCTO</th>
        <th>${facts.precioConIgv ? 'IMPORTE' : 'V.VENTA'}</th>
      </tr>
    </thead>
    ${facts.lineas.map(row)}
  </table>`;
}

function close({ facts, paid }: TillRoll): Markup {
  const sum = (key: Sum): Markup =>
    html`<tr class="${key}">
      <td class="l">${SUM_LABELS[key]}</td>
      <td style="width:8mm">S/</td>
      <td style="width:24mm">${money(facts.sumas[key])}</td>
    </tr>`;
  return html`${RULE}
    <table class="sums">
      ${shownSums(facts, SUM_ORDER, ALWAYS).map(sum)}
    </table>
    <p>SON: ${facts.letras}</p>
    ${RULE}
    <p>MEDIO DE PAGO</p>
    <p class="two"><span>${paid.name}</span><span>${money(facts.sumas.total)}</span></p>
    ${paid.below.map((text) => html`<p>&nbsp; ${text}</p>`)}
    <p>NRO. DE LINEAS: ${facts.lineas.length}</p>
    ${RULE}`;
}

function foot(roll: TillRoll): Markup {
  const { facts, house, shop, shows } = roll;
  const electronic = html`${facts.qr && html`<div class="qr">${qrPlace(facts, '28mm')}</div>`}
    ${shows.hash && html`<p>RESUMEN: ${facts.hash}</p>`}
    <p>Representacion impresa de la Boleta de Venta Electronica. Consultela en ${house.web}/cpe</p>
    <p>Autorizado mediante R.I. 034-005-0007241/SUNAT</p>`;
  return html`<div class="c small">
    ${facts.kind === 'boleta' && electronic}
    <p>
      Cambios dentro de las 48 horas con su comprobante y producto cerrado. No hay cambio de
      alimentos preparados, bebidas alcoholicas, cigarrillos ni recargas.
    </p>
    <p>Prohibida la venta de bebidas alcoholicas y cigarrillos a menores de 18 años.</p>
    ${shows.club && html`<p class="loud">¡Descarga nuestra APP y acumula puntos!</p>`}
    ${shows.survey && html`<p>Cuentanos tu experiencia: ${house.web}/opina - ${shop[0]}</p>`}
    <p class="loud">*** GRACIAS POR TU COMPRA ***</p>
    <p>ABIERTO LAS 24 HORAS</p>
  </div>`;
}

/** The 80 mm roll of a chain of convenience stores: barcode and name above, quantity and amounts below. */
export const TIENDA_CONVENIENCIA: BenchLayout = {
  id: 'tienda-conveniencia',
  role: 'comprobado',
  kinds: ['ticket', 'boleta'],
  draw(given, _style, random) {
    const roll = tillRollOf(given, random);
    const { facts, shows, paid } = roll;
    const body = html`${head(roll)}${sale(roll)}${goods(roll)}${close(roll)}${foot(roll)}`;
    const products = linesTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'descuento',
      'importe',
    ]);
    return {
      ...wholePage({ css: CSS, body, paper: ROLL_80, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, shows.hash ? ['moneda', 'hash'] : ['moneda']),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          ...(shows.phone ? ['telefono' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, ALWAYS)),
        informacion_adicional: {
          ...infoTruth(facts, ['letras']),
          terminos_pago: facts.formaPago.toUpperCase(),
          metodo_pago: paid.name,
        },
        productos: products.map((product) =>
          compact({ ...product, descuento: product.descuento || null }),
        ),
      },
    };
  },
};
