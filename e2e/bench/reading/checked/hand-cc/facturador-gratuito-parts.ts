import { html, type Markup } from '../../html';
import { quantityText, type Sale } from './facturador-gratuito-data';
import type { ShopRow } from './shop-rows';

export const kindName = ({ facts }: Sale): string =>
  facts.kind === 'factura' ? 'FACTURA ELECTRÓNICA' : 'BOLETA DE VENTA ELECTRÓNICA';

export function head(sale: Sale): Markup {
  const { facts, emisor, shows, slogan, branch } = sale;
  return html`<div class="head">
    <div class="logo">${emisor.brand}</div>
    <div class="firm">
      <h1>${emisor.nombre}</h1>
      <p class="slogan">${slogan}</p>
      <p>${emisor.direccion}</p>
      ${shows.branch && html`<p>Sucursal: ${branch}</p>`}
      <p>Central telefónica: ${emisor.telefono} &nbsp; WhatsApp: ${emisor.mobile}</p>
      <p>Email: ${emisor.email}</p>
    </div>
    <div class="box">
      <b>RUC ${emisor.documento}</b><b>${kindName(sale)}</b
      ><b>${facts.serie}-${facts.correlativo}</b>
    </div>
  </div>`;
}

type Pair = readonly [string, string];

/** Labels of the two columns of the customer's box, those without a value left out. */
function pairs(sale: Sale): { left: Pair[]; right: Pair[] } {
  const { facts, date, due, hour, vendor, desk, currency, paid } = sale;
  const { cliente } = facts;
  const left: Pair[] = [
    ['Fecha de emisión', `${date(facts.emision)} ${hour}`],
    ['Cliente', cliente.nombre],
    [cliente.documento.length === 11 ? 'RUC' : 'DNI', cliente.documento],
    ['Dirección', cliente.direccion],
    ['Orden de compra', facts.ordenCompra],
    ['Guía de remisión', facts.guiaRemision],
  ];
  const right: Pair[] = [
    ['Fecha de vencimiento', date(due)],
    ['Moneda', currency],
    ['Condición de pago', facts.formaPago],
    ['Método de pago', paid.map(({ method }) => method).join(' / ')],
    ['Vendedor', vendor],
    ['Caja', desk],
  ];
  const isFilled = ([, value]: Pair): boolean => value !== '';
  return { left: left.filter(isFilled), right: right.filter(isFilled) };
}

export function info(sale: Sale): Markup {
  const { left, right } = pairs(sale);
  const cells = (pair: Pair | undefined): Markup =>
    html`<td class="k">${pair && `${pair[0]}:`}</td>
      <td class="v">${pair?.[1]}</td>`;
  const count = Math.max(left.length, right.length);
  return html`<table class="info">
    ${Array.from(
      { length: count },
      (_, at) =>
        html`<tr>
          ${cells(left[at])}${cells(right[at])}
        </tr>`,
    )}
  </table>`;
}

function row({ amount, shows }: Sale, line: ShopRow): Markup {
  return html`<tr>
    ${shows.code && html`<td class="c">${line.codigo}</td>`}
    <td class="c">${quantityText(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td class="n">${line.descripcion}${line.below && html`<small>${line.below}</small>`}</td>
    <td>${amount(line.unitario)}</td>
    <td>${amount(line.descuento)}</td>
    <td>${amount(line.importe)}</td>
  </tr>`;
}

export function goods(sale: Sale): Markup {
  const { shows, rows, facts } = sale;
  return html`<table class="goods">
    <thead>
      <tr>
        ${shows.code && html`<th class="c">COD.</th>`}
        <th class="c">CANT.</th>
        <th class="c">UNIDAD</th>
        <th class="n">DESCRIPCIÓN</th>
        <th>${facts.precioConIgv ? 'P.UNIT' : 'V.UNIT'}</th>
        <th>DTO.</th>
        <th>${facts.precioConIgv ? 'TOTAL' : 'V.VENTA'}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((line) => row(sale, line))}
    </tbody>
  </table>`;
}
