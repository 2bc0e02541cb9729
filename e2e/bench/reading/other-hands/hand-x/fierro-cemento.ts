import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchLayout } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import type { MaterialRow } from './building-goods';
import { quotasText } from './credit-quotas';
import { withheldTruth } from './withheld-sums';
import { CSS } from './fierro-cemento.css';
import { invoiceOf, type Invoice } from './fierro-cemento-data';
import { sheetsOf } from './row-sheets';

const COLUMNS = [
  { title: 'It.', width: 4 },
  { title: 'Código', width: 10 },
  { title: 'Cant.', width: 8.5 },
  { title: 'U.M.', width: 5.5 },
  { title: 'Descripción', width: 37 },
  { title: 'Peso Kg', width: 9 },
  { title: 'V. Unit.', width: 9 },
  { title: 'Dscto.', width: 7 },
  { title: 'V. Venta', width: 10 },
];
const BANKS = [
  ['BCP', 'Soles', '193-1428865-0-41', '002-193-001428865041-15'],
  ['BCP', 'Dólares', '193-1502277-1-68', '002-193-001502277168-19'],
  ['BBVA', 'Soles', '0011-0378-0100023394', '011-378-000100023394-52'],
  ['Scotiabank', 'Soles', '000-2271846', '009-174-000002271846-71'],
  ['Interbank', 'Dólares', '041-3000872215', '003-041-003000872215-86'],
];
const CHARACTERS_OF_A_LINE = 41;
const ROOM = { full: 52, last: 27 };

function head({ facts, emisor, branches }: Invoice): Markup {
  return html`<div class="head">
    <div class="logo"><b></b><span>${emisor.proper}</span></div>
    <div class="who">
      <h1>${emisor.nombre}</h1>
      <p class="lema">Fierro, cemento, perfiles, planchas y acabados para la construcción</p>
      <p>${emisor.direccion}</p>
      <p>Central: ${emisor.telefono} &nbsp; E-mail: ${emisor.email}</p>
      <p>${branches}</p>
      <p>${emisor.web}</p>
    </div>
    <div class="ruc">
      R.U.C. N° ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${facts.serie} -
      ${facts.correlativo}
    </div>
  </div>`;
}

const pair = (label: string, value: string): Markup =>
  html`<div class="pair"><span>${label}</span><span>: ${value}</span></div>`;

function parties({ facts: { cliente }, delivery, boxes }: Invoice): Markup {
  return html`<div class="party">
      <div class="box">
        ${pair('Señor(es)', cliente.nombre)}${pair('R.U.C.', cliente.documento)}
        ${pair('Dirección', cliente.direccion)}
      </div>
      <div class="box">
        ${pair('Cód. Cliente', `C${cliente.documento}`)}${pair('Lugar Entrega', delivery)}
        ${pair('Contacto', '')}
      </div>
    </div>
    <div class="grid">
      ${boxes.map(([label, value]) => html`<div><b>${label}</b><span>${value}</span></div>`)}
    </div>`;
}

function row({ style }: Invoice, line: MaterialRow, number: number): Markup {
  const kg = line.kg > 0 ? style.amount(Math.round(line.kg * 100)) : '';
  return html`<tr>
    <td class="c">${number}</td>
    <td class="c">${line.codigo}</td>
    <td class="r">${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td>${line.descripcion}</td>
    <td class="r">${kg}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    <td class="r">${style.amount(line.descuento)}</td>
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

function goods(invoice: Invoice, rows: readonly MaterialRow[], from: number): Markup {
  const edges = COLUMNS.slice(1).map((_, at) =>
    COLUMNS.slice(0, at + 1).reduce((sum, { width }) => sum + width, 0),
  );
  return html`<div class="goods">
    ${edges.map((left) => html`<i style="left:${left}%"></i>`)}
    <table>
      <colgroup>
        ${COLUMNS.map(({ width }) => html`<col style="width:${width}%" />`)}
      </colgroup>
      <thead>
        <tr>
          ${COLUMNS.map(({ title }) => html`<th>${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((line, at) => row(invoice, line, from + at + 1))}
      </tbody>
    </table>
  </div>`;
}

function quotas({ facts, date, style }: Invoice): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<table class="small">
    <tr>
      <th>N° Cuota</th>
      <th>Fecha Vcto.</th>
      <th>Monto ${style.currencySign}</th>
    </tr>
    ${facts.cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td class="c">${numero}</td>
          <td class="c">${date(fecha)}</td>
          <td class="r">${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function withheld({ facts: { detraccion, retencion }, style }: Invoice): Markup {
  if (detraccion)
    return html`<div class="box">
      <h2>Operación sujeta al SPOT - D. Leg. 940</h2>
      Bien/Servicio: ${detraccion.codigo} &nbsp; Porcentaje: ${detraccion.porcentaje}% &nbsp; Monto
      Detracción: S/ ${style.amount(detraccion.monto)}<br />
      Cta. Cte. Banco de la Nación: ${detraccion.cuenta}
    </div>`;
  if (retencion)
    return html`<div class="box">
      Cliente agente de retención del IGV (R.S. 037-2002) &nbsp; Retención ${retencion.porcentaje}%:
      S/ ${style.amount(retencion.monto)}
    </div>`;
  return NOTHING;
}

function banks({ emisor }: Invoice): Markup {
  return html`<table class="small bank">
    <tr>
      <th>Banco</th>
      <th>Moneda</th>
      <th>Cuenta Corriente a nombre de ${emisor.nombre}</th>
      <th>CCI</th>
    </tr>
    ${BANKS.map(
      (cells) =>
        html`<tr>
          ${cells.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )}
  </table>`;
}

function sums({ facts: { sumas, percepcion }, style }: Invoice): Markup {
  const money = (label: string, cents: number, kind = ''): Markup =>
    html`<tr class="${kind}">
      <td>${label}</td>
      <td>${style.currencySign} ${style.amount(cents)}</td>
    </tr>`;
  return html`<div class="sums">
    <table>
      ${money('Descuento Global', sumas.descuentos)}
      ${money('Total Op. Gravadas', sumas.gravada)}${money('Total Op. Inafectas', sumas.inafecta)}
      ${money('Total Op. Exoneradas', sumas.exonerada)}${money('Total Op. Gratuitas', sumas.gratuita)}
      ${money('I.G.V. 18%', sumas.igv)}${money('Importe Total', sumas.total, 'total')}
      ${percepcion && money(`Percepción ${percepcion.porcentaje}%`, percepcion.monto)}
      ${percepcion && money('Total a Cobrar', percepcion.totalConPercepcion, 'total')}
    </table>
  </div>`;
}

function legal({ facts, emisor, signature }: Invoice): Markup {
  const sign = html`<div class="box sign">
    <b>RECIBÍ CONFORME</b>
    <div>Nombre:</div>
    <div>D.N.I.:</div>
    <div>Fecha / Firma:</div>
  </div>`;
  return html`<div class="legal">
    ${qrPlace(facts, '22mm')}
    <div class="text">
      <p>
        Representación impresa de la FACTURA ELECTRÓNICA. Consulte y descargue su comprobante en
        http://${emisor.web}/cpe
      </p>
      <p>Autorizado mediante Resolución de Intendencia N° 034-005-0007318/SUNAT</p>
      <p>Valor Resumen: ${facts.hash}</p>
      <p>
        La mercadería se entrega al pie del camión y viaja por cuenta y riesgo del comprador. No se
        aceptan cambios ni devoluciones de material cortado, doblado o a pedido. El fierro corrugado
        se vende a peso teórico, tolerancia según NTP 341.031. Vencido el plazo de pago se cobrarán
        los intereses compensatorios y moratorios máximos autorizados por el BCRP.
      </p>
    </div>
    ${signature && sign}
  </div>`;
}

function foot(invoice: Invoice): Markup {
  const { facts } = invoice;
  return html`<div class="son">SON: ${facts.letras}</div>
    <div class="foot">
      <div class="left">
        <div class="box"><b>Observaciones:</b> ${facts.observaciones}</div>
        ${quotas(invoice)}${withheld(invoice)}${banks(invoice)}
      </div>
      ${sums(invoice)}
    </div>
    ${legal(invoice)}`;
}

function sheets(invoice: Invoice): Markup {
  const linesOf = ({ descripcion }: MaterialRow): number =>
    Math.ceil(descripcion.length / CHARACTERS_OF_A_LINE);
  const parts = sheetsOf(invoice.rows, linesOf, ROOM);
  const { doc, user, hour } = invoice.sap;
  let from = 0;
  const drawn = parts.map((rows, at) => {
    const body = goods(invoice, rows, from);
    from += rows.length;
    return html`<div class="sheet">
      ${head(invoice)}${parties(invoice)}${body} ${at === parts.length - 1 && foot(invoice)}
      <div class="end">
        <span>SAP Business One - Doc. ${doc} - Usuario: ${user} - ${hour}</span
        ><span>Página ${at + 1} de ${parts.length}</span>
      </div>
    </div>`;
  });
  return html`${drawn}`;
}

/** A distributor of steel and cement, from SAP Business One with the local add-on: one form, many small boxes. */
export const FIERRO_CEMENTO: BenchLayout = {
  id: 'fierro-cemento',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const invoice = invoiceOf(given, style, random);
    const { facts } = invoice;
    return {
      ...wholePage({ css: CSS, body: sheets(invoice), paper: A4, margin: '8mm' }),
      truth: compact({
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [
          'gravada',
          'exonerada',
          'inafecta',
          'gratuita',
          'descuentos',
          'igv',
          'total',
        ]),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...withheldTruth(facts),
        informacion_adicional: compact({
          ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
          terminos_pago: invoice.terms,
          peso_total: invoice.weight,
          cuotas: quotasText(facts),
        }),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]).map((product) => compact({ ...product, descuento: product.descuento || null })),
      }),
    };
  },
};
