import { between, digits, happens, pick } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type InfoPrinted,
} from '../../truth';

const GASES = [
  'OXIGENO INDUSTRIAL CIL. 10 M3',
  'ACETILENO DISUELTO CIL. 7 KG',
  'ARGON COMPRIMIDO 99.99% CIL. 10 M3',
  'MEZCLA AR-CO2 80/20 CIL. 9 M3',
  'NITROGENO GASEOSO CIL. 9 M3',
  'DIOXIDO DE CARBONO CIL. 25 KG',
  'GLP ENVASADO BALON 45 KG',
  'ALQUILER MENSUAL DE CILINDRO',
] as const;
const LABELS = {
  descuentos: 'DESCUENTOS',
  gravada: 'OP. GRAVADAS',
  exonerada: 'OP. EXONERADAS',
  inafecta: 'OP. INAFECTAS',
  gratuita: 'OP. GRATUITAS',
  icbper: 'ICBPER',
  otrosCargos: 'OTROS CARGOS',
  igv: 'IGV',
} as const;
type Shown = keyof typeof LABELS;
const ORDER = Object.keys(LABELS) as Shown[];
const money = (cents: number): string => amountText(cents, 'point');

function sums({ sumas, moneda }: BenchFacts, shown: readonly Shown[]): Markup {
  return html`<table class="sums whole">
    <tr>
      ${shown.map((key) => html`<th>${LABELS[key]}</th>`)}
      <th>IMPORTE TOTAL ${moneda}</th>
    </tr>
    <tr>
      ${shown.map((key) => html`<td>${money(sumas[key])}</td>`)}
      <td><b>${money(sumas.total)}</b></td>
    </tr>
  </table>`;
}

const row = (line: BenchLine): Markup =>
  html`<tr>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td class="r">${(line.cantidad / 1000).toFixed(3)}</td>
    <td>${line.unidad}</td>
    <td class="r">${money(line.unitario)}</td>
    <td class="r">${money(line.descuento)}</td>
    <td class="r">${money(line.importe)}</td>
  </tr>`;

const CSS = `body{font:9.5px 'Liberation Sans',sans-serif} table{width:100%} td,th{padding:2px 4px;vertical-align:top;text-align:left}
.id{border:2px solid #000;text-align:center;font-size:13px;width:68mm} .grid td,.sums td,.sums th{border:1px solid #555} .sums{margin:3mm 0}
.sums td,.sums th{text-align:center} .rows th{background:#222;color:#fff} .r{text-align:right!important} .small{font-size:8px}`;

/** A gas supplier's invoice: cylinders lent and returned, route, guide; sums in one row. */
export const gasesBalones: BenchLayout = {
  id: 'gases-balones',
  role: 'comprobado',
  kinds: ['factura'],
  draw(given, _style, random) {
    const first = between(random, 0, GASES.length - 1);
    const lineas = given.lineas.map((line, at) => ({
      ...line,
      unidad: 'NIU',
      descripcion: GASES[(first + at) % GASES.length] ?? '',
    }));
    const facts = { ...given, lineas };
    const { emisor, cliente } = facts;
    const shown = shownSums(facts, ORDER, ['gravada', 'igv']);
    const info: InfoPrinted[] = ['formaPago', 'guiaRemision', 'ordenCompra', 'letras'];
    const lent = between(random, 1, 12);
    const body = html`<table>
        <tr>
          <td><b>${emisor.nombre}</b><br />${emisor.direccion}<br />Central: ${emisor.telefono}</td>
          <td class="id">
            RUC ${emisor.documento}<br /><b>FACTURA ELECTRÓNICA</b
            ><br />${facts.serie}-${facts.correlativo}
          </td>
        </tr>
      </table>
      <table class="grid">
        <tr>
          <td colspan="3">CLIENTE: ${cliente.nombre}</td>
          <td>RUC: ${cliente.documento}</td>
        </tr>
        <tr>
          <td colspan="3">DIRECCIÓN: ${cliente.direccion}</td>
          <td>RUTA: R-${digits(random, 3)}</td>
        </tr>
        <tr>
          <td>F. EMISIÓN: ${DATE_STYLES.slash(facts.emision)}</td>
          <td>COND. PAGO: ${facts.formaPago}</td>
          <td>GUÍA: ${facts.guiaRemision}</td>
          <td>O/C: ${facts.ordenCompra}</td>
        </tr>
      </table>
      <br />
      <table class="rows">
        <thead>
          <tr>
            <th>CÓDIGO</th>
            <th>PRODUCTO</th>
            <th class="r">CANT.</th>
            <th>UM</th>
            <th class="r">PRECIO</th>
            <th class="r">DSCTO.</th>
            <th class="r">IMPORTE</th>
          </tr>
        </thead>
        ${lineas.map(row)}
      </table>
      ${sums(facts, shown)}
      <p>SON: ${facts.letras}</p>
      <p>
        CONTROL DE ENVASES &nbsp; Entregados: ${lent} &nbsp; Devueltos: ${between(random, 0, lent)}
        &nbsp; Lote: ${pick(random, ['L', 'CA', 'PL'])}${digits(random, 5)}
      </p>
      ${happens(random, 0.5) ? html`<p>Los cilindros son propiedad de la empresa y se entregan en calidad de préstamo.</p>` : NOTHING}
      <div class="small whole">
        ${qrPlace(facts, '24mm')}<br />Representación impresa de la Factura Electrónica
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(cliente, ['direccion']),
        totales: totalesTruth(facts, [...shown, 'total']),
        informacion_adicional: infoTruth(facts, info),
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
