import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
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
import { AGRO_CSS } from './agroinsumos-css';
import { choicesOf, type Choices } from './agroinsumos-choices';
import { chanceOf } from './chance';

const TITLES = {
  factura: 'FACTURA ELECTRÓNICA',
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
} as const;
type Kind = keyof typeof TITLES;
const KINDS = Object.keys(TITLES) as Kind[];

const pair = (label: string, value: string): Markup | false =>
  value !== '' &&
  html`<tr>
    <td>${label}</td>
    <td>${value}</td>
  </tr>`;

function head(facts: BenchFacts, style: BenchStyle, choices: Choices): Markup {
  const { emisor } = facts;
  return html`<div class="head">
    <div class="mark"></div>
    <div class="firm">
      <strong>${emisor.nombre}</strong>Oficina principal: ${emisor.direccion}<br />Telf.
      ${emisor.telefono}${choices.withEmail && html` &nbsp;-&nbsp; ${emisor.email}`}
    </div>
    <div class="tag">
      RUC:
      ${emisor.documento}<b>${TITLES[facts.kind as Kind]}</b>${style.number(
        facts.serie,
        facts.correlativo,
      )}
    </div>
  </div>`;
}

function blocks(facts: BenchFacts, style: BenchStyle, choices: Choices): Markup {
  const { cliente, afectado } = facts;
  const isNote = facts.kind === 'nota_credito';
  const address = choices.withCustomerAddress ? cliente.direccion : '';
  return html`<div class="three">
    <table>
      <caption>
        Adquiriente
      </caption>
      ${pair('Cliente', cliente.nombre)} ${pair('RUC', cliente.documento)}
      ${pair('Dirección', address)}
    </table>
    <table>
      <caption>
        ${isNote ? 'Referencia' : 'Despacho'}
      </caption>
      ${
        isNote
          ? html`${pair('Doc. que modifica', afectado?.numero ?? '')}
            ${pair('Motivo', afectado?.motivo ?? '')}`
          : html`${pair('Destino', choices.estate)} ${pair('G/R', facts.guiaRemision)}
            ${pair('O/C cliente', facts.ordenCompra)}
            ${choices.withWeight && pair('Peso total', choices.weight)}`
      }
      ${pair('Zona', choices.zone)}
    </table>
    <table>
      <caption>
        Condiciones
      </caption>
      ${pair('F. emisión', style.date(facts.emision))}
      ${facts.vencimiento !== null && pair('F. vcto.', style.date(facts.vencimiento))}
      ${!isNote && pair('Cond. venta', facts.formaPago.toUpperCase())}
      ${pair('Moneda', style.currencyName)} ${pair('Vendedor', choices.seller)}
    </table>
  </div>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento !== 0);

function items(facts: BenchFacts, style: BenchStyle, choices: Choices): Markup {
  const withDiscounts = hasDiscounts(facts);
  const row = (line: BenchLine, at: number): Markup =>
    html`<tr>
      <td class="c">${at + 1}</td>
      ${choices.withCodes && html`<td>${line.codigo}</td>`}
      <td>${line.descripcion}</td>
      ${
        choices.withLots &&
        html`<td class="c">${choices.lots[at]?.lot}</td>
          <td class="c">${DATE_STYLES.slash(choices.lots[at]?.expiry ?? facts.emision)}</td>`
      }
      <td class="r">${style.quantity(line.cantidad)}</td>
      <td class="c">${line.unidad}</td>
      <td class="r">${style.amount(line.unitario)}</td>
      ${withDiscounts && html`<td class="r">${style.amount(line.descuento)}</td>`}
      <td class="r">${style.amount(line.importe)}</td>
    </tr>`;
  return html`<table class="items">
    <thead>
      <tr>
        <th>N°</th>
        ${choices.withCodes && html`<th>Código</th>`}
        <th>Producto</th>
        ${
          choices.withLots &&
          html`<th>Lote</th>
            <th>Expira</th>`
        }
        <th>Cant.</th>
        <th>U.M.</th>
        <th>V. Unit.</th>
        ${withDiscounts && html`<th>Dscto.</th>`}
        <th>V. Venta</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(row)}
    </tbody>
  </table>`;
}

const SUM_LABELS = {
  gravada: 'Op. gravada',
  exonerada: 'Op. exonerada',
  inafecta: 'Op. inafecta',
  gratuita: 'Op. gratuita',
  descuentos: 'Dscto. global',
  igv: 'I.G.V. 18%',
  total: 'Total',
} as const;
type Shown = keyof typeof SUM_LABELS;
const SUM_ORDER = Object.keys(SUM_LABELS) as Shown[];

/** Side by side, the labels in the row above the amounts. */
const sums = (facts: BenchFacts, style: BenchStyle, shown: readonly Shown[]): Markup =>
  html`<table class="sums whole">
    <tr>
      ${shown.map((key) => html`<th class="${key}">${SUM_LABELS[key]}</th>`)}
    </tr>
    <tr>
      ${shown.map(
        (key) =>
          html`<td class="${key}">${style.currencySign} ${style.amount(facts.sumas[key])}</td>`,
      )}
    </tr>
  </table>`;

function payment(facts: BenchFacts, style: BenchStyle): Markup {
  const { cuotas, percepcion, detraccion, retencion } = facts;
  const money = (cents: number): string => style.amount(cents);
  return html`<div class="pay whole">
    ${
      cuotas.length > 0 &&
      html`<table>
        <tr>
          <th>Cuota</th>
          <th>Vence</th>
          <th>Monto</th>
        </tr>
        ${cuotas.map(
          ({ numero, fecha, monto }) =>
            html`<tr>
              <td class="c">${numero}</td>
              <td class="c">${style.date(fecha)}</td>
              <td class="r">${money(monto)}</td>
            </tr>`,
        )}
      </table>`
    }
    <div>
      ${
        percepcion &&
        html`<p>
          Percepción ${percepcion.porcentaje}%: S/ ${money(percepcion.monto)}. Total incluida la
          percepción: S/ ${money(percepcion.totalConPercepcion)}
        </p>`
      }
      ${
        detraccion &&
        html`<p>
          Detracción ${detraccion.porcentaje}% (cód. ${detraccion.codigo}): S/
          ${money(detraccion.monto)} - depositar en Bco. Nación ${detraccion.cuenta}
        </p>`
      }
      ${
        retencion &&
        html`<p>
          Retención IGV ${retencion.porcentaje}% a cargo del cliente: S/ ${money(retencion.monto)}
        </p>`
      }
    </div>
  </div>`;
}

const foot = (facts: BenchFacts, choices: Choices): Markup =>
  html`<div class="foot whole">
    ${qrPlace(facts, '25mm')}
    <div>
      ${facts.observaciones !== '' && html`<p>Observaciones: ${facts.observaciones}</p>`}
      <p>
        Cuentas recaudadoras: BCP soles ${choices.bcp} | BBVA soles ${choices.bbva}. Los productos
        fitosanitarios se usan bajo la dirección de un ingeniero agrónomo; manténgalos bajo llave.
        Devuelva los envases con triple lavado.
      </p>
      ${choices.withHash && html`<p>Valor resumen: ${facts.hash}</p>`}
    </div>
  </div>`;

function truthOf(facts: BenchFacts, shown: readonly Shown[], choices: Choices) {
  const isNote = facts.kind === 'nota_credito';
  const info: InfoPrinted[] = isNote
    ? ['letras', 'observaciones']
    : ['letras', 'observaciones', 'formaPago', 'ordenCompra', 'guiaRemision'];
  const cells: LinePrinted[] = ['unidad', 'cantidad', 'unitario', 'importe'];
  if (choices.withCodes) cells.push('codigo');
  if (hasDiscounts(facts)) cells.push('descuento');
  return {
    documento: documentoTruth(facts, [
      'vencimiento',
      'moneda',
      'afectado',
      ...(choices.withHash ? (['hash'] as const) : []),
    ]),
    proveedor: partyTruth(
      facts.emisor,
      choices.withEmail ? ['direccion', 'telefono', 'email'] : ['direccion', 'telefono'],
    ),
    cliente: partyTruth(facts.cliente, choices.withCustomerAddress ? ['direccion'] : []),
    totales: totalesTruth(facts, shown),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: {
      ...infoTruth(facts, info),
      ...(choices.withWeight && !isNote && { peso_total: choices.weight }),
    },
    productos: linesTruth(facts, cells),
  };
}

export const agroinsumos: BenchLayout = {
  id: 'agroinsumos',
  role: 'construido',
  kinds: KINDS,
  draw(facts, style, random) {
    const choices = choicesOf(facts, chanceOf(random));
    const shown = shownSums(facts, SUM_ORDER, ['gravada', 'exonerada', 'igv', 'total']);
    const body = html`${head(facts, style, choices)}${blocks(facts, style, choices)}
      ${items(facts, style, choices)}${sums(facts, style, shown)}
      <div class="words whole">Importe en letras: ${facts.letras}</div>
      ${facts.kind === 'factura' ? payment(facts, style) : NOTHING}${foot(facts, choices)}`;
    return {
      ...wholePage({ css: AGRO_CSS, body, paper: A4, margin: '9mm 10mm' }),
      truth: truthOf(facts, shown, choices),
    };
  },
};
