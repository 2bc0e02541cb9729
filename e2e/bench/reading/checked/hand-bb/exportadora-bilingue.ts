import { A4, html, wholePage, type Markup } from '../../html';
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
import type { BilingualRow } from './bilingual-goods';
import { CSS } from './exportadora-bilingue.css';
import { billOf, type Bill } from './exportadora-bilingue-data';
import { foot, shownOf } from './exportadora-bilingue-foot';
import { HOUSES } from './exportadora-bilingue-houses';

function top({ facts, emisor, house }: Bill): Markup {
  const { slogan, slogans, plant } = HOUSES[house];
  return html`<div class="top">
    <div class="logo">${emisor.proper}</div>
    <div class="who">
      <h1>${emisor.nombre}</h1>
      <p>${slogan}<br /><em>${slogans}</em></p>
      <p>Domicilio fiscal / Legal address: ${emisor.direccion}</p>
      <p>${plant}</p>
      <p>Tel.: ${emisor.telefono} &nbsp; E-mail: ${emisor.email} &nbsp; ${emisor.web}</p>
    </div>
    <div class="number">
      <div>R.U.C. / Tax ID: ${emisor.documento}</div>
      <div class="kind">FACTURA ELECTRÓNICA<br /><em>ELECTRONIC INVOICE</em></div>
      <div>No. ${facts.serie}-${facts.correlativo}</div>
    </div>
  </div>`;
}

function parties({ facts: { cliente }, shipTo }: Bill): Markup {
  return html`<div class="parties">
    <div>
      <h2>FACTURADO A / SOLD TO</h2>
      <p><b>${cliente.nombre}</b></p>
      <p>R.U.C. / Tax ID: ${cliente.documento}</p>
      <p>Dirección / Address: ${cliente.direccion}</p>
    </div>
    <div>
      <h2>ENTREGAR EN / SHIP TO</h2>
      <p>${shipTo}</p>
    </div>
  </div>`;
}

function boxes({ boxes: all }: Bill): Markup {
  return html`<div class="boxes">
    ${all.map(
      ([label, english, value]) =>
        html`<div>
          <span>${label} / ${english}</span>
          <strong>${value}</strong>
        </div>`,
    )}
  </div>`;
}

function row({ style, shows }: Bill, line: BilingualRow, at: number): Markup {
  const hs = shows.tariff && line.hs !== '' && `P.A./HS ${line.hs}`;
  return html`<tr>
    <td class="c">${at + 1}</td>
    <td class="l">${line.codigo}</td>
    <td class="l">
      ${line.descripcion}
      <div class="small"><i>${line.english}</i>${hs && html` - ${hs}`}</div>
    </td>
    <td class="c">${line.lot}</td>
    <td>${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td>${style.amount(line.unitario)}</td>
    ${shows.discount && html`<td>${line.descuento > 0 && style.amount(line.descuento)}</td>`}
    <td>${style.amount(line.importe)}</td>
  </tr>`;
}

function goods(bill: Bill): Markup {
  const { shows, rows } = bill;
  const head = (label: string, english: string, width: string, side = ''): Markup =>
    html`<th class="${side}" style="width:${width}">${label}<em>${english}</em></th>`;
  return html`<table class="goods">
    <thead>
      <tr>
        ${head('Ít.', 'No.', '8mm', 'c')}${head('Código', 'Code', '19mm', 'l')}
        ${head('Descripción', 'Description', 'auto', 'l')}${head('Lote', 'Lot No.', '21mm', 'c')}
        ${head('Cantidad', 'Quantity', '17mm')}${head('U.M.', 'Unit', '11mm', 'c')}
        ${head('V. Unitario', 'Unit price', '20mm')}
        ${shows.discount && head('Descuento', 'Discount', '18mm')}
        ${head('Importe', 'Amount', '24mm')}
      </tr>
    </thead>
    <tbody>
      ${rows.map((line, at) => row(bill, line, at))}
    </tbody>
  </table>`;
}

/** A grower who exports or an importer of industrial parts: one form in Spanish and English, with lots and incoterm. */
export const EXPORTADORA_BILINGUE: BenchLayout = {
  id: 'exportadora-bilingue',
  role: 'comprobado',
  kinds: ['factura'],
  draw(given, style, random) {
    const bill = billOf(given, style, random);
    const { facts, shows } = bill;
    const body = html`<div class="${bill.house}">
      ${top(bill)}${parties(bill)}${boxes(bill)}${goods(bill)}${foot(bill)}
    </div>`;
    const columns = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    const products = linesTruth(facts, shows.discount ? [...columns, 'descuento'] : columns);
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 11mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, [
          'vencimiento',
          'moneda',
          ...(shows.hash ? (['hash'] as const) : []),
        ]),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownOf(bill)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: compact({
          ...infoTruth(facts, [
            'ordenCompra',
            'guiaRemision',
            'observaciones',
            'letras',
            ...(shows.payMethod ? (['metodoPago'] as const) : []),
          ]),
          terminos_pago: bill.terms,
          peso_total: bill.weight,
        }),
        productos: products.map((product) =>
          compact({ ...product, descuento: product.descuento || null }),
        ),
      },
    };
  },
};
