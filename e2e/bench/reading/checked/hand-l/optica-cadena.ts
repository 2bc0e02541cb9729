import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchLayout } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { CSS } from './optica-cadena.css';
import { opticalSaleOf, type Eye, type OpticalSale } from './optica-data';
import type { OpticalRow } from './optica-goods';
import { withheldLines } from './optica-withheld';

const A5_LANDSCAPE = { width: '210mm', height: '148mm' } as const;

const SUM_LABELS = {
  descuentos: 'DSCTO. TOTAL',
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  gratuita: 'OP. GRATUITA',
  igv: 'IGV 18%',
  icbper: 'ICBPER',
  total: 'TOTAL A PAGAR',
} as const;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'icbper',
  'total',
];
const ALWAYS: readonly Sum[] = ['gravada', 'inafecta', 'igv', 'total'];

const kindName = ({ facts }: OpticalSale): string =>
  facts.kind === 'boleta' ? 'BOLETA DE VENTA ELECTRÓNICA' : 'FACTURA ELECTRÓNICA';

function head(sale: OpticalSale): Markup {
  const { facts, emisor, shop, shows } = sale;
  return html`<div class="head">
    <div class="logo"><i></i><i></i></div>
    <div class="who">
      <div class="brand">${emisor.brand}</div>
      <p class="name">${emisor.nombre}</p>
      <p>${emisor.direccion}</p>
      <p>Central: ${emisor.telefono}${shows.email && html` &nbsp; ${emisor.email}`}</p>
      <p>${shop}</p>
    </div>
    <div class="ruc">
      <div>RUC: ${emisor.documento}</div>
      <div class="kind">${kindName(sale)}</div>
      <div>${facts.serie}-${facts.correlativo}</div>
    </div>
  </div>`;
}

const item = (label: string, value: string): Markup =>
  html`<p><b>${label}</b><span>: ${value}</span></p>`;

function data({ facts, details, terms, method, reference, style }: OpticalSale): Markup {
  const { cliente } = facts;
  return html`<div class="data">
    <div class="party">
      ${item('CLIENTE', cliente.nombre)}
      ${item(cliente.documento.length === 11 ? 'RUC' : 'DNI', cliente.documento)}
      ${item('DIRECCION', cliente.direccion || '-')} ${item('MONEDA', style.currencyName)}
      ${item('COND. PAGO', terms)} ${method && item('MEDIO PAGO', method)}
      ${reference && item('REF. PAGO', reference)}
    </div>
    <div class="details">${details.map(([label, value]) => item(label, value))}</div>
  </div>`;
}

const eyeRow = (name: string, eye: Eye): Markup =>
  html`<tr>
    <td>${name}</td>
    ${eye.map((value) => html`<td>${value}</td>`)}
  </tr>`;

function prescription({ recipe }: OpticalSale): Markup {
  if (!recipe) return NOTHING;
  const heads = ['RX', 'ESF', 'CIL', 'EJE', 'ADD', 'DIP', 'ALT'];
  return html`<div class="rx whole">
    <table>
      <tr>
        ${heads.map((label) => html`<th>${label}</th>`)}
      </tr>
      ${eyeRow('OD', recipe.right)}${eyeRow('OI', recipe.left)}
    </table>
    <div>
      PACIENTE: ${recipe.patient}<br />
      OPTOMETRIA: ${recipe.optometrist}
    </div>
  </div>`;
}

function row({ style }: OpticalSale, line: OpticalRow): Markup {
  return html`<tr>
    <td class="r">${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}${line.below && html`<small>${line.below}</small>`}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    <td class="r">${line.descuento > 0 && style.amount(line.descuento)}</td>
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

function sums({ facts, style }: OpticalSale): Markup {
  return html`<table class="sums">
    ${shownSums(facts, SUM_ORDER, ALWAYS).map(
      (key) =>
        html`<tr class="${key}">
          <td>${SUM_LABELS[key]}</td>
          <td>${style.currencySign}</td>
          <td>${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function stub({ facts, details, shows, recipe }: OpticalSale): Markup {
  const order = details.find(([label]) => label === 'O. TRABAJO')?.[1];
  if (!shows.stub || !recipe || !order) return NOTHING;
  return html`<div class="stub">
    CARGO DE ENTREGA &nbsp; ${order} &nbsp; Doc. ${facts.serie}-${facts.correlativo} &nbsp; Recibí
    mis lentes conforme: ......................................................... DNI:
    ............................
  </div>`;
}

function close(sale: OpticalSale): Markup {
  const { facts, emisor, shows } = sale;
  return html`<div class="whole">
    <div class="close">
      ${facts.qr ? html`<div class="qr">${qrPlace(facts, '24mm')}</div>` : NOTHING}
      <div class="text">
        <p class="son">SON: ${facts.letras}</p>
        ${facts.observaciones && html`<p>OBSERV.: ${facts.observaciones}</p>`}
        ${withheldLines(sale)} ${shows.hash && html`<p>Hash: ${facts.hash}</p>`}
        <p>Representación impresa de la ${kindName(sale)}. Consulte en ${emisor.web}/comprobante</p>
      </div>
      ${sums(sale)}
    </div>
    <div class="small">
      Los lentes con medida se elaboran a pedido: no hay cambio ni devolución. Garantía de montura 6
      meses por defecto de fábrica, no cubre rotura ni ralladuras. Adaptación de progresivos 30 días
      con receta de la tienda. Pasados 90 días de la fecha de entrega no nos responsabilizamos por
      trabajos no recogidos. Libro de Reclamaciones en tienda y web.
    </div>
    ${stub(sale)}
  </div>`;
}

function goods(sale: OpticalSale): Markup {
  const { precioConIgv } = sale.facts;
  return html`<table class="goods">
    <colgroup>
      <col style="width:16mm" />
      <col style="width:9mm" />
      <col style="width:19mm" />
      <col />
      <col style="width:22mm" />
      <col style="width:19mm" />
      <col style="width:25mm" />
    </colgroup>
    <thead>
      <tr>
        <th class="r">CANT.</th>
        <th class="c">UM</th>
        <th>COD.</th>
        <th>PRODUCTO / SERVICIO</th>
        <th class="r">${precioConIgv ? 'P. UNIT.' : 'V. UNIT.'}</th>
        <th class="r">DCTO.</th>
        <th class="r">${precioConIgv ? 'IMPORTE' : 'V. VENTA'}</th>
      </tr>
    </thead>
    <tbody>
      ${sale.rows.map((line) => row(sale, line))}
      <tr>
        <td class="closing" colspan="7">${close(sale)}</td>
      </tr>
    </tbody>
  </table>`;
}

function truthOf(sale: OpticalSale): ReturnType<BenchLayout['draw']>['truth'] {
  const { facts, shows, terms, method } = sale;
  const due = facts.vencimiento ? (['vencimiento'] as const) : [];
  const products = linesTruth(facts, [
    'codigo',
    'unidad',
    'cantidad',
    'unitario',
    'descuento',
    'importe',
  ]);
  return {
    documento: documentoTruth(facts, [
      'moneda',
      ...due,
      ...(shows.hash ? (['hash'] as const) : []),
    ]),
    proveedor: partyTruth(facts.emisor, [
      'direccion',
      'telefono',
      ...(shows.email ? (['email'] as const) : []),
    ]),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, ALWAYS)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: {
      ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
      terminos_pago: terms,
      ...(method && { metodo_pago: method }),
    },
    productos: products.map((product) =>
      compact({ ...product, descuento: product.descuento || null }),
    ),
  };
}

/** A chain of opticians on half A4: prescription between client and goods, lenses and frames with sub-lines. */
export const OPTICA_CADENA: BenchLayout = {
  id: 'optica-cadena',
  role: 'comprobado',
  kinds: ['boleta', 'factura'],
  draw(given, style, random) {
    const sale = opticalSaleOf(given, style, random);
    const body = html`${head(sale)}${data(sale)}${prescription(sale)}${goods(sale)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A5_LANDSCAPE, margin: '6mm 8mm 7mm' }),
      truth: truthOf(sale),
    };
  },
};
