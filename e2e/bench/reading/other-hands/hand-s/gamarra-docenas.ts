import { between, digits, happens, pick } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine } from '../../model';
import { amountText } from '../../styles';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { gamarraCss } from './gamarra-css';
import { stallRows } from './gamarra-rows';
import { accounts, day, instalments, money, shipping, SIGNS, withheld } from './gamarra-notes';
import { STALL_REMARKS, STALL_TRADES, STALLS } from './gamarra-words';
import { renamedSeller } from '../../checked/hand-s/renamed-sellers';

type Random = () => number;

const A5 = { width: '148mm', height: '210mm' } as const;
const COLOURS = ['#b3123c', '#1565a8', '#5b2a86', '#0d7a5f', '#333333'] as const;

const CURRENCIES = { PEN: 'Soles', USD: 'Dólares', EUR: 'Euros' } as const;
const TITLES = { boleta: 'BOLETA DE VENTA ELECTRÓNICA', factura: 'FACTURA ELECTRÓNICA' } as const;

const titleOf = ({ kind }: BenchFacts): string =>
  kind === 'boleta' ? TITLES.boleta : TITLES.factura;

const ROWS = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'icbper', 'total'] as const;

const LABELS: Readonly<Record<(typeof ROWS)[number], string>> = {
  descuentos: 'Descuento (-)',
  gravada: 'Op. Gravada',
  exonerada: 'Op. Exonerada',
  gratuita: 'Op. Gratuita',
  igv: 'IGV (18%)',
  icbper: 'ICBPER',
  total: 'TOTAL A PAGAR',
};

const sumsShown = (facts: BenchFacts) => shownSums(facts, ROWS, ['gravada', 'igv', 'total']);

function letterhead(facts: BenchFacts, slogan: string, random: Random): Markup {
  const { emisor, serie, correlativo } = facts;
  const second = happens(random, 0.6) && ` / WhatsApp: 9${digits(random, 8)}`;
  return html`<div class="head">
    <div class="tag"></div>
    <div class="firm">
      <b>${emisor.nombre}</b><em>${slogan}</em>${emisor.direccion}<br />
      Tienda: ${pick(random, STALLS)}<br />Telf.: ${emisor.telefono}${second}<br />${emisor.email}
    </div>
    <div class="ruc">
      <div>RUC: ${emisor.documento}</div>
      <div class="kind">${titleOf(facts)}</div>
      <div>${serie} - ${correlativo}</div>
    </div>
  </div>`;
}

type Pair = readonly [label: string, value: string];

const pairs = (rows: readonly Pair[]): Markup =>
  html`<table>
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td>${label}:</td>
          <td>${value}</td>
        </tr>`,
    )}
  </table>`;

function customerBox(facts: BenchFacts, random: Random): Markup {
  const { cliente } = facts;
  const left: Pair[] = [
    ['Cliente', cliente.nombre],
    [cliente.documento.length === 11 ? 'RUC' : 'DNI', cliente.documento],
    ['Dirección', cliente.direccion || '-'],
  ];
  if (cliente.telefono) left.push(['Celular', cliente.telefono]);
  const hour = `${between(random, 9, 19)}:${between(random, 10, 59)}`;
  const right: Pair[] = [
    ['Fecha emisión', `${day(facts.emision)} ${hour}`],
    ['Moneda', CURRENCIES[facts.moneda]],
    ['Condición', facts.formaPago],
  ];
  if (facts.vencimiento) right.push(['Vencimiento', day(facts.vencimiento)]);
  if (facts.ordenCompra) right.push(['O. Compra', facts.ordenCompra]);
  if (facts.guiaRemision) right.push(['Guía', facts.guiaRemision]);
  right.push(['Vendedor', pick(random, ['MILAGROS', 'KEVIN', 'Sra. Flor', 'TIENDA 1', 'admin'])]);
  return html`<div class="who">${pairs(left)}${pairs(right)}</div>`;
}

const quantity = ({ cantidad }: BenchLine): string =>
  cantidad % 1000 === 0
    ? String(cantidad / 1000)
    : (cantidad / 1000).toFixed(cantidad % 10 === 0 ? 2 : 3);

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento > 0);

function table(facts: BenchFacts): Markup {
  const off = hasDiscounts(facts);
  const [unit, amount] = facts.precioConIgv ? ['P. UNIT.', 'IMPORTE'] : ['V. UNIT.', 'V. VENTA'];
  const rows = facts.lineas.map(
    (line) =>
      html`<tr>
        <td class="n">${quantity(line)}</td>
        <td>${line.unidad}</td>
        <td>${line.descripcion}</td>
        <td class="n">${money(line.unitario)}</td>
        ${off && html`<td class="n">${money(line.descuento)}</td>`}
        <td class="n">${money(line.importe)}</td>
      </tr>`,
  );
  return html`<table class="rows">
    <thead>
      <tr>
        <th class="n">CANT.</th>
        <th>UND.</th>
        <th>DESCRIPCIÓN</th>
        <th class="n">${unit}</th>
        ${off && html`<th class="n">DSCTO.</th>`}
        <th class="n">${amount}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function payment({ formaPago, metodoPago }: BenchFacts, random: Random): Markup {
  if (formaPago === 'Crédito') return NOTHING;
  const operation = metodoPago !== 'EFECTIVO' && happens(random, 0.5);
  return html`<div>
    <b>Medio de pago:</b> ${metodoPago}${operation && html` &nbsp; N° Op.: ${digits(random, 8)}`}
  </div>`;
}

function notes(facts: BenchFacts, random: Random): Markup {
  const remark = facts.observaciones && html`<div><b>Observación:</b> ${facts.observaciones}</div>`;
  return html`<div class="notes">
    ${payment(facts, random)}${instalments(facts)}${withheld(facts)}${shipping(facts, random)}${remark}
  </div>`;
}

function sumsTable(facts: BenchFacts): Markup {
  const sign = SIGNS[facts.moneda];
  const rows = sumsShown(facts).map(
    (key) =>
      html`<tr>
        <td>${LABELS[key]}:</td>
        <td>${sign}</td>
        <td class="n">${money(facts.sumas[key])}</td>
      </tr>`,
  );
  return html`<table class="sums whole">
    ${rows}
  </table>`;
}

function footer(facts: BenchFacts, random: Random): Markup {
  const title = titleOf(facts).toLowerCase();
  const site = pick(random, [
    'facturamype.pe/consulta',
    'app.micomprobante.pe/buscar',
    'factufacil.com.pe/cpe',
  ]);
  return html`<div class="words">SON: ${facts.letras}</div>
    <div class="after whole">${notes(facts, random)}${sumsTable(facts)}</div>
    ${happens(random, 0.75) && accounts(random)}
    <div class="foot whole">
      ${qrPlace(facts, '21mm')}
      <div>
        Representación impresa de la ${title}. Consulte su comprobante en https://${site}<br />
        Código hash: ${facts.hash}<br />Autorizado por SUNAT mediante R.S. N° 300-2014/SUNAT.<br />
        NO HAY DEVOLUCIÓN DE DINERO. Cambios por talla o color dentro de 7 días con este comprobante
        y prenda sin uso.<br />
        <span class="thanks">¡GRACIAS POR SU COMPRA!</span>
      </div>
    </div>`;
}

/** How such a stall is paid. */
const PAYMENTS = [
  'YAPE',
  'YAPE',
  'PLIN',
  'EFECTIVO',
  'EFECTIVO',
  'TRANSFERENCIA BCP',
  'TARJETA VISA',
];

function truthOf(facts: BenchFacts) {
  const { retencion, percepcion, cuotas } = facts;
  const dues = cuotas.map(
    (one) => `Cuota ${one.numero}: ${one.fecha} ${amountText(one.monto, 'point')}`,
  );
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion', 'telefono']),
    totales: totalesTruth(facts, sumsShown(facts)),
    ...detraccionTruth(facts, ['porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    ...(percepcion && {
      percepcion: {
        porcentaje: percepcion.porcentaje,
        monto: decimal(percepcion.monto),
        total: decimal(percepcion.totalConPercepcion),
      },
    }),
    informacion_adicional: compact({
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
      ...(facts.formaPago === 'Contado' && infoTruth(facts, ['metodoPago'])),
      cuotas: dues.join('; '),
    }),
    productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'descuento', 'importe']).map(
      ({ descuento, ...product }) => (descuento ? { ...product, descuento } : product),
    ),
  };
}

/** A boleta or factura of a clothes or shoe wholesaler of Gamarra, on half a sheet. */
export const gamarraDocenas: BenchLayout = {
  id: 'gamarra-docenas',
  role: 'construido',
  kinds: ['boleta', 'factura'],
  draw(facts, _style, random) {
    const trade = pick(random, STALL_TRADES);
    const drawn: BenchFacts = {
      ...facts,
      emisor: renamedSeller(facts.emisor, pick(random, trade.stems)),
      cliente: { ...facts.cliente, telefono: happens(random, 0.4) ? `9${digits(random, 8)}` : '' },
      lineas: stallRows(facts.lineas, trade, random),
      metodoPago: pick(random, PAYMENTS),
      observaciones: facts.observaciones && pick(random, STALL_REMARKS),
    };
    const css = gamarraCss(pick(random, COLOURS));
    const body = html`${letterhead(drawn, pick(random, trade.slogans), random)}${customerBox(drawn, random)}${table(drawn)}${footer(drawn, random)}`;
    return { ...wholePage({ css, body, paper: A5, margin: '7mm 8mm' }), truth: truthOf(drawn) };
  },
};
