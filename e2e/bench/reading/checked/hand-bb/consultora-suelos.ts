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
import { CSS } from './consultora-suelos.css';
import { billOf, type Bill } from './consultora-suelos-data';
import { foot, money, shownOf } from './consultora-suelos-foot';
import type { ServiceRow } from './engineering-services';

/** The spreadsheet has a grid of at least so many rows. */
const LEAST_ROWS = 6;

function initials(proper: string): string {
  const words = proper.split(' ').filter((word) => /^[A-ZÁÉÍÓÚÑ]/.test(word));
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0))
    .join('');
}

function top({ facts, emisor, mobile, style }: Bill): Markup {
  return html`<div class="top">
    <div class="mark">${initials(emisor.proper)}</div>
    <div class="who">
      <h1>${emisor.nombre}</h1>
      <p class="lema">Ingeniería geotécnica - Laboratorio - Consultoría y supervisión de obras</p>
      <p>${emisor.direccion}</p>
      <p>Telf.: ${emisor.telefono} / Cel.: ${mobile}</p>
      <p>E-mail: ${emisor.email} | ${emisor.web}</p>
    </div>
    <div class="number">
      <div>R.U.C. N° ${emisor.documento}</div>
      <div>FACTURA ELECTRÓNICA</div>
      <div>${style.number(facts.serie, facts.correlativo)}</div>
    </div>
  </div>`;
}

function data({ lines, project }: Bill): Markup {
  return html`<table class="data">
    ${lines.map(
      ([label, value, second, other]) =>
        html`<tr>
          <td class="k">${label}</td>
          <td>${value}</td>
          <td class="k">${second}</td>
          <td class="last">${other}</td>
        </tr>`,
    )}
    <tr>
      <td class="k">PROYECTO:</td>
      <td colspan="3">${project}</td>
    </tr>
  </table>`;
}

function row(bill: Bill, line: ServiceRow, at: number): Markup {
  const { style, shows } = bill;
  const discount = line.descuento > 0 ? money(bill, line.descuento) : '';
  return html`<tr>
    <td class="c">${at + 1}</td>
    <td>${line.descripcion}${line.below && html`<div class="below">${line.below}</div>`}</td>
    <td class="c">${line.unidad}</td>
    <td class="c">${style.quantity(line.cantidad)}</td>
    <td>${money(bill, line.unitario)}</td>
    ${shows.discount && html`<td>${discount}</td>`}
    <td>${money(bill, line.importe)}</td>
  </tr>`;
}

function goods(bill: Bill): Markup {
  const { shows, rows } = bill;
  const cells = Array.from({ length: shows.discount ? 7 : 6 }, () => html`<td></td>`);
  const empty = Array.from({ length: Math.max(0, LEAST_ROWS - rows.length) }, () => cells);
  return html`<table class="goods">
    <thead>
      <tr>
        <th style="width:10mm">ÍTEM</th>
        <th>DESCRIPCIÓN DEL SERVICIO</th>
        <th style="width:13mm">UND.</th>
        <th style="width:17mm">CANT.</th>
        <th style="width:26mm">P. UNITARIO</th>
        ${shows.discount && html`<th style="width:23mm">DSCTO.</th>`}
        <th style="width:29mm">PARCIAL</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((line, at) => row(bill, line, at))}
      ${empty.map(
        (blank) =>
          html`<tr class="empty">
            ${blank}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** An office of soil engineers: a spreadsheet grid filled in by the web program of a small PSE. */
export const CONSULTORA_SUELOS: BenchLayout = {
  id: 'consultora-suelos',
  role: 'comprobado',
  kinds: ['factura'],
  draw(given, style, random) {
    const bill = billOf(given, style, random);
    const { facts, shows } = bill;
    const body = html`${top(bill)}${data(bill)}${goods(bill)}${foot(bill)}`;
    const columns = ['unidad', 'cantidad', 'unitario', 'importe'] as const;
    const products = linesTruth(facts, shows.discount ? [...columns, 'descuento'] : columns);
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 13mm 13mm' }),
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
        informacion_adicional: {
          ...infoTruth(facts, [
            'ordenCompra',
            'guiaRemision',
            'observaciones',
            'letras',
            ...(shows.payMethod ? (['metodoPago'] as const) : []),
          ]),
          terminos_pago: bill.terms,
        },
        productos: products.map((product) =>
          compact({ ...product, descuento: product.descuento || null }),
        ),
      },
    };
  },
};
