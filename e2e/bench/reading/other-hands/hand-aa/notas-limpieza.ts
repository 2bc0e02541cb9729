import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchLayout } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { noteOf, type Note } from './notas-limpieza-data';
import type { NoteRow } from './notas-limpieza-rows';
import { CSS } from './notas-limpieza.css';

const SUM_LABELS = {
  gravada: 'Total Op. Gravadas',
  inafecta: 'Total Op. Inafectas',
  exonerada: 'Total Op. Exoneradas',
  gratuita: 'Total Op. Gratuitas',
  descuentos: 'Dscto. Global',
  igv: 'I.G.V. 18%',
  icbper: 'ICBPER',
  otrosCargos: 'Otros Cargos',
  total: 'IMPORTE TOTAL',
} as const satisfies Partial<Record<SumPrinted, string>>;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = [
  'gravada',
  'inafecta',
  'exonerada',
  'gratuita',
  'descuentos',
  'igv',
  'icbper',
  'otrosCargos',
  'total',
];

const titleOf = ({ facts }: Note): string =>
  facts.kind === 'nota_credito' ? 'NOTA DE CRÉDITO' : 'NOTA DE DÉBITO';

function head(note: Note): Markup {
  const { facts, initials, web, branches, shows, number } = note;
  const { emisor } = facts;
  return html`<div class="head">
    <div class="logo"><i></i><b>${initials}</b></div>
    <div class="who">
      <h1>${emisor.nombre}</h1>
      <p class="line">
        Productos químicos, papeles institucionales y equipos de limpieza al por mayor
      </p>
      <p>Domicilio Fiscal: ${emisor.direccion}</p>
      <p>Central: ${emisor.telefono}${shows.email && html` &nbsp;|&nbsp; ${emisor.email}`}</p>
      <p>${web}</p>
      ${branches.map((branch) => html`<p>${branch}</p>`)}
    </div>
    <div class="paper">
      <div>R.U.C. ${emisor.documento}</div>
      <div class="kind">${titleOf(note)}<br />ELECTRÓNICA</div>
      <div>${number}</div>
    </div>
  </div>`;
}

const pair = ([label, value]: readonly [string, string]): Markup =>
  html`<div class="pair"><b>${label}</b><span>: ${value}</span></div>`;

function data({ party, sale, changed }: Note): Markup {
  return html`<div class="box">
      <div>${party.map(pair)}</div>
      <div>${sale.map(pair)}</div>
    </div>
    <table class="changed">
      <caption>
        DOCUMENTO QUE MODIFICA
      </caption>
      <colgroup>
        <col style="width:17%" />
        <col style="width:17%" />
        <col style="width:13%" />
        <col style="width:25%" />
        <col />
      </colgroup>
      <tr>
        ${changed.map(([label]) => html`<th>${label}</th>`)}
      </tr>
      <tr>
        ${changed.map(([, value]) => html`<td>${value}</td>`)}
      </tr>
    </table>`;
}

function row({ style }: Note, line: NoteRow, at: number): Markup {
  return html`<tr>
    <td class="c">${at + 1}</td>
    <td>${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td class="c">${line.codigo}</td>
    <td class="l">${line.descripcion}${line.lot && html`<small>${line.lot}</small>`}</td>
    <td class="c">${line.affectation}</td>
    <td>${style.amount(line.unitario)}</td>
    <td>${style.amount(line.descuento)}</td>
    <td>${style.amount(line.importe)}</td>
  </tr>`;
}

function goods(note: Note): Markup {
  return html`<table class="goods">
    <colgroup>
      ${['8mm', '16mm', '11mm', '19mm', 'auto', '10mm', '21mm', '18mm', '24mm'].map(
        (width) => html`<col style="width:${width}" />`,
      )}
    </colgroup>
    <thead>
      <tr>
        <th>Ít.</th>
        <th>Cantidad</th>
        <th>U.M.</th>
        <th>Código</th>
        <th>Descripción</th>
        <th>Afec. IGV</th>
        <th>Valor Unitario</th>
        <th>Dscto.</th>
        <th>Valor Venta</th>
      </tr>
    </thead>
    <tbody>
      ${note.rows.map((line, at) => row(note, line, at))}
    </tbody>
  </table>`;
}

function sums({ facts, style }: Note): Markup {
  return html`<table class="sums">
    ${SUM_ORDER.map(
      (key) =>
        html`<tr class="${key}">
          <td>${SUM_LABELS[key]}</td>
          <td class="cur">${style.currencySign}</td>
          <td>${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function close(note: Note): Markup {
  const { facts, shows, accounts, provider } = note;
  return html`<div class="whole">
    <div class="words"><b>SON:</b> ${facts.letras}</div>
    <div class="close">
      <div class="left">
        <p><b>Observaciones:</b> ${facts.observaciones || '-'}</p>
        <div class="symbol">
          ${qrPlace(facts, '27mm')}
          <div>
            ${shows.hash && html`<p><b>Valor Resumen:</b><br />${facts.hash}</p>`}
            <p><b>Clave de consulta:</b> ${provider.key}</p>
            <p>Afec. IGV: 10 Gravado - Op. Onerosa, 20 Exonerado - Op. Onerosa</p>
          </div>
        </div>
        ${shows.accounts && html`<div class="banks">${accounts.map((text) => html`<p>${text}</p>`)}</div>`}
      </div>
      ${sums(note)}
    </div>
    ${
      shows.signed &&
      html`<div class="signs">
        <div>V°B° Almacén / Devoluciones</div>
        <div>Recibí conforme - Cliente<br />Nombre, DNI y sello</div>
      </div>`
    }
    ${legal(note)}
  </div>`;
}

function legal(note: Note): Markup {
  const { provider } = note;
  return html`<div class="legal">
    <p>
      Representación impresa de la ${titleOf(note)} ELECTRÓNICA, consulte en ${provider.web} con la
      clave indicada.
    </p>
    <p>
      Autorizado mediante Resolución de Intendencia N° ${provider.resolution}/SUNAT -
      ${provider.name}
    </p>
    <p>
      La presente nota debe ser aplicada contra el documento de referencia. No se aceptan
      devoluciones de productos químicos con el precinto abierto ni pasados 7 días de la entrega.
    </p>
  </div>`;
}

/** Credit and debit notes of a wholesaler of cleaning products, from the template of an e-invoicing provider. */
export const NOTAS_LIMPIEZA: BenchLayout = {
  id: 'notas-limpieza',
  role: 'construido',
  kinds: ['nota_credito', 'nota_debito'],
  draw(given, style, random) {
    const note = noteOf(given, style, random);
    const { facts, shows } = note;
    const body = html`${head(note)}${data(note)}${goods(note)}${close(note)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 11mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, [
          'moneda',
          'afectado',
          ...(shows.hash ? ['hash' as const] : []),
        ]),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          'telefono',
          ...(shows.email ? ['email' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, SUM_ORDER),
        informacion_adicional: {
          ...infoTruth(facts, ['observaciones', 'letras']),
          ...(shows.terms && { terminos_pago: facts.formaPago.toUpperCase() }),
        },
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
