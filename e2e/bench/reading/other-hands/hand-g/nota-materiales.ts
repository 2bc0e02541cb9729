import { between, digits, pick, type Random } from '../../facts/chance';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { numericCode, sizes, tradingAs, withWares, type Wares } from './goods';

const WARES: Wares = {
  whole: [
    ...sizes('CEMENTO PORTLAND', 'BG', ['TIPO I 42.5KG', 'TIPO V 42.5KG', 'HE 42.5KG']),
    ...sizes('LADRILLO KK 18H', 'TH', ['STD', '30% VACIOS']),
    ...sizes('PLANCHA FIBROCEMENTO 1.22X2.44', 'EA', ['4MM', '6MM', '8MM']),
    ...sizes('BARRA CONSTR. A615-G60 9M', 'EA', ['8MM', '3/8"', '1/2"', '5/8"']),
    { name: 'PORCELANATO 60X60 RECT. MATE GRIS (CJ 1.44 M2)', unit: 'BX' },
    { name: 'PEGAMENTO GRIS INTERIOR 25KG', unit: 'BG' },
  ],
  weighed: [
    { name: 'CEMENTO A GRANEL TIPO I', unit: 'KG' },
    { name: 'ALAMBRON TREFILADO', unit: 'KG' },
  ],
  code: numericCode(5, 'FG-'),
};
const CSS = `body { font: 7.4pt 'Liberation Sans Narrow', 'Liberation Sans'; padding-right: .6mm; } .h { display: flex; justify-content: space-between; } .box { border: 1pt solid #000; width: 60mm; text-align: center; font-size: 10pt; padding: 2mm; }
.g { display: grid; grid-template-columns: 1fr 1fr 1fr 1fr; border: .5pt solid #000; margin-top: 2mm; } .g div { border: .3pt solid #999; padding: .5mm 1mm; } .g i { display: block; font-size: 6pt; font-style: normal; color: #444; }
.rows { width: 100%; margin-top: 2mm; } .rows th { background: #000; color: #fff; padding: .6mm; } .rows td { padding: .4mm .8mm; border-bottom: .3pt dotted #666; } .n { text-align: right; } .sum { margin-left: auto; } .sum td { padding: .4mm 2mm; }`;
const LABELS = {
  gravada: 'TOTAL VALOR VENTA GRAVADO',
  exonerada: 'TOTAL VALOR VENTA EXONERADO',
  igv: 'TOTAL IGV 18%',
  icbper: 'ICBPER',
  total: 'IMPORTE TOTAL',
} as const;
const sumKeys = (facts: BenchFacts) =>
  shownSums(
    facts,
    ['gravada', 'exonerada', 'igv', 'icbper', 'total'],
    ['gravada', 'exonerada', 'igv', 'total'],
  );

function boxes(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const cell = (label: string, value: string) => html`<div><i>${label}</i>${value}</div>`;
  return html`<div class="g">
    ${cell('FECHA EMISION', style.date(facts.emision))}${cell('MONEDA', facts.moneda)}${cell('DOC. QUE MODIFICA', facts.afectado?.numero ?? '')}${cell('MOTIVO', facts.afectado?.motivo ?? '')}
    ${cell('AN8 / CUST', digits(random, 7))}${cell('ORDER NO / TYPE', `${digits(random, 8)} ${pick(random, ['CO', 'RM', 'SD'])}`)}${cell('BRANCH PLANT', `${between(random, 1, 4)}10${digits(random, 2)}`)}${cell('BATCH / G/L DATE', `${digits(random, 6)} ${style.date(facts.emision)}`)}
  </div>`;
}

function body(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, cliente } = facts;
  const title =
    facts.kind === 'nota_credito' ? 'NOTA DE CRÉDITO ELECTRÓNICA' : 'NOTA DE DÉBITO ELECTRÓNICA';
  return html`<div class="h">
      <div>
        <b style="font-size:12pt">${emisor.nombre}</b><br />${emisor.direccion}<br />Tel.
        ${emisor.telefono}
      </div>
      <div class="box">
        <b
          >R.U.C. N° ${emisor.documento}<br />${title}<br />${style.number(facts.serie, facts.correlativo)}</b
        >
      </div>
    </div>
    <p>
      SOLD TO / CLIENTE: <b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />DIRECCIÓN:
      ${cliente.direccion}
    </p>
    ${boxes(facts, style, random)}
    <table class="rows">
      <thead>
        <tr>
          <th>LN</th>
          <th>ITEM NO</th>
          <th>DESCRIPCIÓN</th>
          <th>UOM</th>
          <th>QTY</th>
          <th>UNIT PRICE</th>
          <th>VALOR VENTA</th>
        </tr>
      </thead>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td>${at + 1}.000</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td>${line.unidad}</td>
            <td class="n">${style.quantity(line.cantidad)}</td>
            <td class="n">${style.amount(line.unitario)}</td>
            <td class="n">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </table>
    <div class="whole">
      <table class="sum">
        ${sumKeys(facts).map(
          (key) =>
            html`<tr>
              <td>${LABELS[key]}</td>
              <td class="n">${facts.moneda} ${style.amount(facts.sumas[key])}</td>
            </tr>`,
        )}
      </table>
      <p>SON: ${facts.letras}</p>
      ${facts.observaciones && html`<p>GLOSA: ${facts.observaciones}</p>`}${qrPlace(facts, '22mm')}
      <p>
        Valor resumen: ${facts.hash}<br />Representación impresa del comprobante electrónico.
        Autorizado por Resolución de Intendencia N° 018005000${digits(random, 4)}/SUNAT. Ref.
        R5542565 ${digits(random, 6)}
      </p>
    </div>`;
}

/** Credit and debit notes of a producer of building materials, from its ERP. */
export const NOTA_MATERIALES: BenchLayout = {
  id: 'nota-materiales',
  role: 'construido',
  kinds: ['nota_credito', 'nota_debito'],
  draw(given, style, random) {
    const emisor = tradingAs(given.emisor, 'Cementos y Materiales');
    const facts = withWares({ ...given, emisor }, WARES, random);
    return {
      ...wholePage({ css: CSS, paper: A4, margin: '8mm', body: body(facts, style, random) }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sumKeys(facts)),
        informacion_adicional: compact(infoTruth(facts, ['letras', 'observaciones'])),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
