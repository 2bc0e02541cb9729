import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchLayout, Cents } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { orderOf, type Order, type OrderRow } from './harina-pescado-oc-data';
import { CSS, sheetCss } from './harina-pescado-oc.css';

const numberOf = ({ facts }: Order): string => `${facts.serie}-${facts.correlativo}`;

function top(order: Order): Markup {
  const { cliente } = order.facts;
  return html`<div class="top">
    <div>
      <h1>${cliente.nombre}</h1>
      <p class="div">DIVISION PESCA - HARINA Y ACEITE DE PESCADO</p>
      <p>R.U.C. ${cliente.documento}</p>
      <p>Domicilio fiscal: ${cliente.direccion}</p>
      <p>Central telefónica: ${cliente.telefono}</p>
    </div>
    <div class="doc">
      <h2>ORDEN DE COMPRA</h2>
      <p class="no">Nº ${numberOf(order)}</p>
      <p>Estado: APROBADA &nbsp; Tipo: LOCAL</p>
    </div>
  </div>`;
}

const box = (title: string, entries: Order['purchase']): Markup =>
  html`<div class="box">
    <h3>${title}</h3>
    <dl>
      ${entries.map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </div>`;

function places({ places: all }: Order): Markup {
  return html`<table class="places">
    <tr>
      <th>Alm.</th>
      <th>Lugar de entrega</th>
      <th>Dirección de entrega</th>
      <th>Recepción</th>
    </tr>
    ${all.map(
      ({ code, name, address, hours }) =>
        html`<tr>
          <td>${code}</td>
          <td>${name}</td>
          <td>${address}</td>
          <td>${hours}</td>
        </tr>`,
    )}
  </table>`;
}

function row({ style, date }: Order, line: OrderRow, at: number): Markup {
  return html`<tr>
    <td class="c">${at + 1}</td>
    <td class="l">${line.codigo}</td>
    <td class="l name">
      ${line.descripcion} ${line.part && html`<div class="part">Marca / NP: ${line.part}</div>`}
    </td>
    <td class="c">${line.place}</td>
    <td class="c">${date(line.delivery)}</td>
    <td>${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td>${style.amount(line.unitario)}</td>
    <td>${style.amount(line.descuento)}</td>
    <td class="c">${line.isTaxed ? 'IGV' : 'EXO'}</td>
    <td>${style.amount(line.importe)}</td>
  </tr>`;
}

function goods(order: Order): Markup {
  return html`<table class="goods">
    <colgroup>
      <col style="width:7mm" />
      <col style="width:17.5mm" />
      <col />
      <col style="width:9.5mm" />
      <col style="width:15.5mm" />
      <col style="width:15mm" />
      <col style="width:8.5mm" />
      <col style="width:18mm" />
      <col style="width:16mm" />
      <col style="width:8.5mm" />
      <col style="width:21mm" />
    </colgroup>
    <thead>
      <tr>
        <th class="c">Lín.</th>
        <th class="l">Artículo</th>
        <th class="l">Descripción</th>
        <th class="c">Alm.</th>
        <th class="c">F. Entrega</th>
        <th>Cant. Ord.</th>
        <th class="c">U.M.</th>
        <th>Precio Unit.</th>
        <th>Monto Desc.</th>
        <th class="c">Imp.</th>
        <th>Total Línea</th>
      </tr>
    </thead>
    <tbody>
      ${order.rows.map((line, at) => row(order, line, at))}
    </tbody>
  </table>`;
}

function sums({ facts, style }: Order): Markup {
  const { gravada, exonerada, inafecta, igv, total } = facts.sumas;
  const sum = (label: string, cents: Cents, mark = ''): Markup =>
    html`<tr class="${mark}">
      <td>${label}</td>
      <td>${style.currencySign}</td>
      <td>${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${sum('Total gravado', gravada)} ${sum('Total exonerado', exonerada)}
    ${sum('Sub total', gravada + exonerada + inafecta)} ${sum('I.G.V. 18%', igv)}
    ${sum('TOTAL ORDEN DE COMPRA', total, 'total')}
  </table>`;
}

function close(order: Order): Markup {
  const { facts, shows } = order;
  return html`<div class="close whole">
    <div>
      ${shows.letters && html`<p>SON: ${facts.letras}</p>`}
      <div class="obs"><b>Observaciones:</b> ${facts.observaciones}</div>
    </div>
    ${sums(order)}
  </div>`;
}

function approvals({ approvals: all }: Order): Markup {
  return html`<table class="flow whole">
    <caption>
      Flujo de aprobación electrónica
    </caption>
    <tr>
      <th>Nivel</th>
      <th>Cargo</th>
      <th>Aprobador</th>
      <th>Fecha y hora</th>
      <th>Resultado</th>
    </tr>
    ${all.map(
      ({ level, post, person, stamp }) =>
        html`<tr>
          <td>${level}</td>
          <td>${post}</td>
          <td>${person}</td>
          <td>${stamp}</td>
          <td>APROBADO</td>
        </tr>`,
    )}
  </table>`;
}

const RULES = [
  'El número de esta orden debe figurar en la guía de remisión y en la factura electrónica; una factura corresponde a una sola orden y a un solo almacén.',
  'La mercadería se recibe sólo en el almacén y horario indicados por línea. No se aceptan entregas parciales sin conformidad escrita del comprador.',
  'La factura (PDF, XML y CDR) se registra en el portal de proveedores con la guía sellada por almacén, de lunes a miércoles. El plazo de pago corre desde ese registro; los pagos se hacen los viernes.',
  'El retraso en la entrega genera una penalidad de 0.5% diario del valor de la línea, con tope de 10%, que se descuenta de la factura.',
  'Los insumos químicos vienen con hoja de seguridad (MSDS), certificado de análisis y rótulo de lote; los fiscalizados, con la documentación de SUNAT-IQBF.',
  'Los repuestos tienen garantía mínima de 12 meses desde su puesta en marcha. Lo rechazado por control de calidad se recoge en 5 días hábiles a cuenta del proveedor.',
  'Para ingresar a planta o embarcación se exige SCTR salud y pensión, EPP completo, examen médico vigente e inducción. Está prohibido el ingreso durante maniobras de descarga.',
  'El proveedor declara conocer el Código de Conducta, la política antisoborno (ISO 37001) y la norma BASC de la empresa, y no emplear trabajo infantil ni forzoso.',
  'Cualquier controversia se somete a los jueces y tribunales de Lima. La atención de esta orden implica la aceptación de todas sus condiciones.',
];

function rules(): Markup {
  return html`<div class="whole">
    <div class="rules">
      <b>CONDICIONES GENERALES DE COMPRA</b>
      <ol>
        ${RULES.map((text) => html`<li>${text}</li>`)}
      </ol>
    </div>
    <div class="got">
      <div>Por la empresa</div>
      <div>Aceptación del proveedor (sello, nombre y fecha)</div>
    </div>
  </div>`;
}

/** Order of a fishmeal company from a mid-size ERP: a store and a delivery day in every row, electronic approvals. */
export const HARINA_PESCADO_OC: BenchLayout = {
  id: 'harina-pescado-oc',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(given, style, random) {
    const order = orderOf(given, style, random);
    const { facts, shows } = order;
    const printed = `Usuario: ${order.user} | Impreso: ${order.printedAt}`;
    const boxes = html`<div class="boxes">
      ${box('PROVEEDOR', order.supplier)}${box('DATOS DE LA COMPRA', order.purchase)}
    </div>`;
    return {
      ...wholePage({
        css: `${sheetCss(numberOf(order), printed)}${CSS}`,
        body: html`${top(order)}${boxes}${places(order)}${goods(order)}${close(order)}${approvals(order)}${rules()}`,
        paper: A4,
        margin: '11mm 10mm 13mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          ...(shows.contact ? (['telefono', 'email'] as const) : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion', 'telefono']),
        totales: totalesTruth(facts, ['gravada', 'exonerada', 'subtotal', 'igv', 'total']),
        informacion_adicional: compact({
          ...infoTruth(facts, [
            'observaciones',
            ...(shows.method ? (['metodoPago'] as const) : []),
            ...(shows.letters ? (['letras'] as const) : []),
          ]),
          terminos_pago: order.terms,
        }),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]),
      },
    };
  },
};
