import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchLayout } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import type { HomeRow } from './home-goods';
import { receiptOf, type Receipt } from './linea-blanca-data';
import { CSS } from './linea-blanca.css';

const SUM_LABELS = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  igv: 'I.G.V. (18%)',
  icbper: 'I.C.B.P.E.R.',
  total: 'TOTAL A PAGAR',
} as const;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = ['gravada', 'exonerada', 'inafecta', 'igv', 'icbper', 'total'];
const ALWAYS: readonly Sum[] = ['gravada', 'exonerada', 'igv', 'total'];

function top({ facts, emisor, shop, shows }: Receipt): Markup {
  return html`<div class="top">
    <div class="brand">
      <div class="sign">${emisor.proper}</div>
      <h1>${emisor.nombre}</h1>
      <p>${emisor.direccion}</p>
      <p>Telf.: ${emisor.telefono}${shows.email && html` &nbsp; ${emisor.email}`}</p>
      <p>${shop}</p>
    </div>
    <div class="paper">
      <div>RUC ${emisor.documento}</div>
      <div class="kind">BOLETA DE VENTA<br />ELECTRÓNICA</div>
      <div>${facts.serie}-${facts.correlativo}</div>
    </div>
  </div>`;
}

const item = (label: string, value: string): Markup =>
  html`<p><b>${label}</b><span>: ${value}</span></p>`;

function data({ facts, sale, style, shows, delivery }: Receipt): Markup {
  const { cliente } = facts;
  return html`<div class="data">
    <div>
      ${item('CLIENTE', cliente.nombre)}
      ${item(cliente.documento.length === 11 ? 'RUC' : 'DNI', cliente.documento)}
      ${item('DIRECCION', cliente.direccion || '-')}
      ${item('COND. VENTA', facts.formaPago.toUpperCase())} ${item('MONEDA', style.currencyName)}
      ${shows.delivery && item('ENTREGA', `DESPACHO A DOMICILIO ${delivery} DE 09:00 A 18:00`)}
    </div>
    <div>${sale.map(([label, value]) => item(label, value))}</div>
  </div>`;
}

function row({ style }: Receipt, line: HomeRow): Markup {
  return html`<tr>
    <td class="l">${line.codigo}</td>
    <td class="name">
      ${line.descripcion}${line.below.map((text) => html`<div class="below">${text}</div>`)}
    </td>
    <td>${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td>${style.amount(line.unitario)}</td>
    <td>${line.descuento > 0 && style.amount(line.descuento)}</td>
    <td>${style.amount(line.importe)}</td>
  </tr>`;
}

function goods(receipt: Receipt): Markup {
  const { precioConIgv } = receipt.facts;
  return html`<table class="goods">
    <thead>
      <tr>
        <th class="l">CODIGO</th>
        <th class="l">ARTICULO</th>
        <th>CANT.</th>
        <th class="c">U.M.</th>
        <th>${precioConIgv ? 'P. UNIT.' : 'V. UNIT.'}</th>
        <th>DSCTO.</th>
        <th>${precioConIgv ? 'IMPORTE' : 'V. VENTA'}</th>
      </tr>
    </thead>
    <tbody>
      ${receipt.rows.map((line) => row(receipt, line))}
    </tbody>
  </table>`;
}

/** Notes of ten soles are what a cashier is given. */
const handed = (cents: number): number => Math.ceil(cents / 1000) * 1000;

function payment({ facts, payment: beside, style }: Receipt): Markup {
  const { total } = facts.sumas;
  const isCash = facts.metodoPago === 'Efectivo';
  const change = html`<tr>
    <td colspan="2" class="r">RECIBIDO ${style.amount(handed(total))}</td>
    <td class="r">VUELTO ${style.amount(handed(total) - total)}</td>
  </tr>`;
  return html`<table class="pay">
    <tr>
      <th>FORMA DE PAGO</th>
      <th>DETALLE</th>
      <th class="r">IMPORTE ${style.currencySign}</th>
    </tr>
    <tr>
      <td>${facts.metodoPago.toUpperCase()}</td>
      <td>${beside}</td>
      <td class="r">${style.amount(total)}</td>
    </tr>
    ${isCash ? change : NOTHING}
  </table>`;
}

function close(receipt: Receipt): Markup {
  const { facts, style, shows } = receipt;
  const pieces = facts.sumas.total > 0 ? Math.floor(facts.sumas.gravada / 1000) : 0;
  return html`<div class="close whole">
    <div class="left">
      <p>SON: ${facts.letras}</p>
      ${payment(receipt)} ${facts.observaciones && html`<p>OBS.: ${facts.observaciones}</p>`}
      ${shows.points && html`<p>Con esta compra Ud. acumula ${pieces} puntos.</p>`}
    </div>
    <table class="sums">
      ${shownSums(facts, SUM_ORDER, ALWAYS).map(
        (key) =>
          html`<tr class="${key}">
            <td>${SUM_LABELS[key]}</td>
            <td>${style.currencySign}</td>
            <td>${style.amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function care({ emisor, service }: Receipt): Markup {
  return html`<div class="care whole">
    <h2>CONDICIONES DE GARANTIA Y CAMBIOS</h2>
    <ol>
      <li>
        La garantía es la que otorga el fabricante y se hace efectiva en sus centros de servicio
        técnico autorizado presentando este comprobante y el certificado de garantía.
      </li>
      <li>
        No cubre daños por variación de voltaje, golpes, humedad, insectos, uso comercial o
        instalación por personal no autorizado.
      </li>
      <li>
        Cambios dentro de los 7 días calendario, con el producto sin uso, en su empaque original y
        con todos sus accesorios. No hay cambio en colchones, productos de liquidación ni
        exhibición.
      </li>
      <li>
        Verifique su mercadería antes de firmar la conformidad: no se aceptan reclamos posteriores
        por rayaduras, abolladuras o faltantes. El despacho es al primer piso.
      </li>
    </ol>
    Servicio al cliente: ${service} &nbsp; Libro de reclamaciones en tienda y en ${emisor.web}
  </div>`;
}

function end({ facts, emisor, shows }: Receipt): Markup {
  return html`<div class="whole">
    <div class="end">
      ${qrPlace(facts, '25mm')}
      <div class="text">
        ${shows.hash && html`<p>Código hash: ${facts.hash}</p>`}
        <p>Representación impresa de la BOLETA DE VENTA ELECTRÓNICA.</p>
        <p>Consulte su comprobante en ${emisor.web}/comprobantes o en www.sunat.gob.pe</p>
        <p>
          Emitida desde los sistemas del contribuyente, R.S. N° 097-2012/SUNAT y modificatorias.
        </p>
        ${facts.precioConIgv && html`<p>Precios expresados en soles, incluyen IGV.</p>`}
      </div>
      <div class="got">
        <div>RECIBI CONFORME<br />Nombre y DNI</div>
      </div>
    </div>
    <div class="thanks">¡GRACIAS POR SU COMPRA!</div>
  </div>`;
}

/** A shop of appliances and furniture: brand, model, warranty and serial numbers below each article. */
export const LINEA_BLANCA: BenchLayout = {
  id: 'linea-blanca',
  role: 'construido',
  kinds: ['boleta'],
  draw(given, style, random) {
    const receipt = receiptOf(given, style, random);
    const { facts, shows } = receipt;
    const body = html`${top(receipt)}${data(receipt)}${goods(receipt)}${close(receipt)}${care(receipt)}${end(receipt)}`;
    const products = linesTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'descuento',
      'importe',
    ]);
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 12mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, shows.hash ? ['moneda', 'hash'] : ['moneda']),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          'telefono',
          ...(shows.email ? ['email' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, ALWAYS)),
        informacion_adicional: {
          ...infoTruth(facts, [
            'formaPago',
            'metodoPago',
            'guiaRemision',
            'observaciones',
            'letras',
          ]),
          terminos_pago: facts.formaPago.toUpperCase(),
          metodo_pago: facts.metodoPago.toUpperCase(),
        },
        productos: products.map((product) =>
          compact({ ...product, descuento: product.descuento || null }),
        ),
      },
    };
  },
};
