import { between, digits, happens, pick } from '../../facts/chance';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';

const LABELS = {
  descuentos: 'Dscto. Global',
  gravada: 'Valor Venta Afecto',
  exonerada: 'Valor Venta Exonerado',
  inafecta: 'Valor Venta Inafecto',
  igv: 'I.G.V. 18%',
} as const;
type Shown = keyof typeof LABELS;
const ORDER = Object.keys(LABELS) as Shown[];
const money = (cents: number): string => amountText(cents, 'point');

const row = (line: BenchLine): Markup =>
  html`<tr>
    <td>${line.codigo}</td>
    <td class="r">${(line.cantidad / 1000).toFixed(3)}</td>
    <td>${line.unidad}</td>
    <td>${line.descripcion}</td>
    <td class="r">${money(line.unitario)}</td>
    <td class="r">${money(line.descuento)}</td>
    <td class="r">${money(line.importe)}</td>
  </tr>`;

function reference({ afectado }: BenchFacts): Markup {
  return html`<div class="box">
    <b>DOCUMENTO QUE MODIFICA</b><br />Tipo: FACTURA &nbsp; Número: ${afectado?.numero ?? ''}<br />
    Motivo / Sustento: ${afectado?.motivo ?? ''}
  </div>`;
}

function sums({ sumas, moneda }: BenchFacts, shown: readonly Shown[]): Markup {
  return html`<table class="sums whole">
    ${shown.map(
      (key) =>
        html`<tr>
          <td>${LABELS[key]}</td>
          <td class="r">${money(sumas[key])}</td>
        </tr>`,
    )}
    <tr>
      <td><b>TOTAL ${moneda}</b></td>
      <td class="r"><b>${money(sumas.total)}</b></td>
    </tr>
  </table>`;
}

const CSS = `body{font:10px 'Liberation Sans',sans-serif} .head{display:flex;justify-content:space-between;margin-bottom:3mm}
.id{border:1px solid #000;padding:3mm;text-align:center;width:70mm;font-size:13px;font-weight:bold} h1{font-size:15px;margin:0}
.box{border:1px solid #000;padding:2mm;margin-bottom:2mm} .rows{width:100%} .rows th{border-top:1px solid #000;border-bottom:1px solid #000;text-align:left}
.r{text-align:right!important} td{padding:1px 3px;vertical-align:top} .sums{margin:3mm 0 3mm auto;width:75mm}`;

/** A distributor's note from a small desktop accounting program. */
export const notaDistribuidora: BenchLayout = {
  id: 'nota-distribuidora',
  role: 'comprobado',
  kinds: ['nota_credito', 'nota_debito'],
  draw(facts, _style, random) {
    const { emisor, cliente } = facts;
    const shown = shownSums(facts, ORDER, ['gravada', 'igv']);
    const withRemark = happens(random, 0.6);
    const title =
      facts.kind === 'nota_credito' ? 'NOTA DE CRÉDITO ELECTRÓNICA' : 'NOTA DE DÉBITO ELECTRÓNICA';
    const body = html`<div class="head">
        <div>
          <h1>${emisor.nombre}</h1>
          ${emisor.direccion}<br />Telf.: ${emisor.telefono}
        </div>
        <div class="id">
          R.U.C. ${emisor.documento}<br />${title}<br />${facts.serie}-${facts.correlativo}
        </div>
      </div>
      <div class="box">
        Señor(es): ${cliente.nombre}<br />R.U.C.: ${cliente.documento}<br />Dirección:
        ${cliente.direccion}<br />
        Fecha Emisión: ${DATE_STYLES.slash(facts.emision)} &nbsp; Moneda: ${facts.moneda} &nbsp;
        Vendedor: ${digits(random, 3)} &nbsp; Zona:
        ${pick(random, ['LIMA', 'NORTE', 'SUR', 'CENTRO'])} &nbsp; T.C.:
        3.${between(random, 351, 789)}
      </div>
      ${reference(facts)}
      <table class="rows">
        <thead>
          <tr>
            <th>Código</th>
            <th>Cantidad</th>
            <th>U.M.</th>
            <th>Descripción</th>
            <th class="r">P. Unit.</th>
            <th class="r">Dscto.</th>
            <th class="r">Importe</th>
          </tr>
        </thead>
        ${facts.lineas.map(row)}
      </table>
      ${sums(facts, shown)}
      <div>SON: ${facts.letras}</div>
      ${withRemark && facts.observaciones && html`<div>Observación: ${facts.observaciones}</div>`}
      <div class="whole">
        ${qrPlace(facts, '24mm')}<br />Representación impresa de la ${title}
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'afectado']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(cliente, ['direccion']),
        totales: totalesTruth(facts, [...shown, 'total']),
        informacion_adicional: compact(
          infoTruth(facts, withRemark ? ['letras', 'observaciones'] : ['letras']),
        ),
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
