import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import type { BenchFacts, BenchLayout, BenchLine, DrawnPage } from '../../model';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { inTrade } from './emitters';
import { pagesOf } from './pages';
import { inCurrency, remarked } from './sale-terms';
import { asWares, codeOf } from './wares';
import { MEDICINES, RELIEVED, RETURN_REMARKS } from './medicine-wares';

const money = (cents: number): string => amountText(cents, 'point');
const date = DATE_STYLES.slash;

const CSS = `
body { font: 7.8pt 'Liberation Sans Narrow', 'Liberation Sans'; color: #000; }
.head { display: flex; justify-content: space-between; align-items: flex-start; }
.head .who { width: 112mm; line-height: 1.35; }
.head .who b { font-size: 12.5pt; letter-spacing: .3px; }
.head .id { width: 66mm; border: 1.4px solid #000; text-align: center; font-weight: bold; font-size: 11pt; line-height: 1.55; padding: 1.5mm; }
.pg { font-size: 7pt; font-weight: normal; line-height: 1; text-align: right; }
section:not(:last-child) { break-after: page; }
.party { width: 100%; border: .8px solid #000; margin-top: 3mm; }
.party td { padding: .5mm 1.5mm; vertical-align: top; }
.party td.l { white-space: nowrap; color: #333; }
.ref { width: 100%; margin-top: 1.5mm; }
.ref th, .ref td { border: .8px solid #000; padding: .7mm 1.5mm; text-align: center; font-weight: normal; }
.ref th { background: #d9d9d9; }
.rows { width: 100%; margin-top: 2mm; }
.rows th { background: #d9d9d9; border: .8px solid #000; padding: .8mm 1mm; font-weight: normal; }
.rows td { padding: .45mm 1mm; border-left: .8px solid #000; border-right: .8px solid #000; vertical-align: top; }
.rows tbody tr:last-child td { border-bottom: .8px solid #000; }
.n { text-align: right; white-space: nowrap; }
.sums { width: 100%; margin-top: 2mm; }
.sums th, .sums td { border: .8px solid #000; padding: .8mm 1.2mm; text-align: right; font-weight: normal; }
.sums th { background: #d9d9d9; text-align: center; }
.end { display: flex; gap: 4mm; margin-top: 2.5mm; }
.end .t { flex: 1; line-height: 1.45; }
.sign { display: flex; justify-content: space-around; margin-top: 12mm; }
.sign span { border-top: .8px solid #000; width: 45mm; text-align: center; padding-top: .6mm; }
`;

interface Batch {
  /** From 0. */
  at: number;
  line: BenchLine;
  lot: string;
  expiry: string;
}

interface Note {
  facts: BenchFacts;
  batches: Batch[];
  affectedOn: string;
  customerCode: string;
  returnGuide: string;
  orderNumber: string;
  zone: string;
  hasDiscounts: boolean;
}

function batch(line: BenchLine, at: number, emision: string, random: Random): Batch {
  const year = Number(emision.slice(0, 4)) + between(random, 0, 2);
  const month = String(between(random, 1, 12)).padStart(2, '0');
  return {
    at,
    line,
    lot: `${digits(random, 5)}${pick(random, ['', 'A', 'B', '4'])}`,
    expiry: `${month}/${year}`,
  };
}

const ZONES = [
  'LIMA NORTE - CADENAS',
  'LIMA CENTRO - CLINICAS',
  'INSTITUCIONAL',
  'SUR CHICO',
  'CALLAO',
];

function noteOf(given: BenchFacts, random: Random): Note {
  const moneda = given.moneda === 'EUR' ? 'PEN' : given.moneda;
  const sold = remarked(inCurrency(given, moneda), RETURN_REMARKS, random);
  const lineas = asWares(sold.lineas, {
    wares: MEDICINES,
    exempt: RELIEVED,
    code: ({ name }) => `1${codeOf(name, 6)}`,
  });
  const stem = pick(random, ['LABORATORIOS', 'LABORATORIO FARMACÉUTICO', 'QUÍMICA FARMACÉUTICA']);
  const emisor = inTrade(sold.emisor, stem, 'facturaelectronica');
  const facts: BenchFacts = {
    ...sold,
    lineas,
    emisor: {
      ...emisor,
      nombre: emisor.nombre.toUpperCase(),
      direccion: emisor.direccion.toUpperCase(),
    },
    cliente: { ...sold.cliente, direccion: sold.cliente.direccion.toUpperCase() },
  };
  const isReturn = /devoluci|anulaci/i.test(facts.afectado?.motivo ?? '');
  return {
    facts,
    batches: lineas.map((line, at) => batch(line, at, facts.emision, random)),
    affectedOn: addDays(facts.emision, -between(random, 6, 75)),
    customerCode: `${between(random, 10_210, 68_990)}`,
    returnGuide: isReturn && happens(random, 0.7) ? `T003-${digits(random, 8)}` : '',
    orderNumber: `${between(random, 210_000, 398_000)} CO`,
    zone: pick(random, ZONES),
    hasDiscounts: lineas.some(({ descuento }) => descuento > 0),
  };
}

function head({ facts }: Note, page: string): Markup {
  const { emisor } = facts;
  return html`<div class="head">
    <div class="who">
      <b>${emisor.nombre}</b><br />Domicilio Fiscal: ${emisor.direccion}<br />Central:
      ${emisor.telefono} &nbsp; e-mail: ${emisor.email}
    </div>
    <div class="id">
      R.U.C. N° ${emisor.documento}<br />NOTA DE CRÉDITO ELECTRÓNICA<br />N°
      ${facts.serie}-${facts.correlativo}
      <div class="pg">Página ${page}</div>
    </div>
  </div>`;
}

function parties(note: Note): Markup {
  const { facts, customerCode, orderNumber, zone } = note;
  const row = (left: [string, string], right: [string, string]): Markup =>
    html`<tr>
      <td class="l">${left[0]}</td>
      <td>: ${left[1]}</td>
      <td class="l">${right[0]}</td>
      <td>: ${right[1]}</td>
    </tr>`;
  const { cliente } = facts;
  return html`<table class="party">
    ${row(['Señor(es)', cliente.nombre], ['Fecha Emisión', date(facts.emision)])}
    ${row(['R.U.C.', cliente.documento], ['Moneda', facts.moneda === 'USD' ? 'DOLAR AMERICANO' : 'SOLES'])}
    ${row(['Dirección', cliente.direccion], ['Cód. Cliente', customerCode])}
    ${row(['Zona / Territorio', zone], ['Nro. Pedido JDE', orderNumber])}
  </table>`;
}

function reference({ facts, affectedOn, returnGuide }: Note): Markup {
  return html`<table class="ref">
    <tr>
      <th>Documento que modifica</th>
      <th>N° Documento</th>
      <th>Fecha Doc.</th>
      <th>Motivo o sustento</th>
      <th>Guía Devolución</th>
    </tr>
    <tr>
      <td>FACTURA ELECTRONICA</td>
      <td>${facts.afectado?.numero ?? ''}</td>
      <td>${date(affectedOn)}</td>
      <td>${(facts.afectado?.motivo ?? '').toUpperCase()}</td>
      <td>${returnGuide || '-'}</td>
    </tr>
  </table>`;
}

function rows({ hasDiscounts }: Note, batches: readonly Batch[]): Markup | string {
  if (batches.length === 0) return '';
  const one = ({ line, lot, expiry, at }: Batch): Markup =>
    html`<tr>
      <td class="n">${at + 1}.000</td>
      <td>${line.codigo}</td>
      <td>${line.descripcion}</td>
      <td>${lot}</td>
      <td>${expiry}</td>
      <td>${line.unidad}</td>
      <td class="n">${(line.cantidad / 1000).toFixed(3)}</td>
      <td class="n">${(line.unitario / 100).toFixed(4)}</td>
      ${hasDiscounts ? html`<td class="n">${money(line.descuento)}</td>` : ''}
      <td class="n">${money(line.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Lín.</th>
        <th>Código</th>
        <th>Descripción</th>
        <th>Lote</th>
        <th>F. Vcto.</th>
        <th>UM</th>
        <th>Cantidad</th>
        <th>Valor Unitario</th>
        ${hasDiscounts ? html`<th>Dscto.</th>` : ''}
        <th>Valor Venta</th>
      </tr>
    </thead>
    <tbody>
      ${batches.map(one)}
    </tbody>
  </table>`;
}

function sums({ facts }: Note): Markup {
  const { sumas } = facts;
  const sign = facts.moneda === 'USD' ? 'US$' : 'S/';
  return html`<table class="sums whole">
    <tr>
      <th>Op. Gravada</th>
      <th>Op. Exonerada</th>
      <th>Op. Inafecta</th>
      <th>Op. Gratuita</th>
      <th>Dscto. Global</th>
      <th>I.G.V. 18%</th>
      <th>Importe Total</th>
    </tr>
    <tr>
      <td>${sign} ${money(sumas.gravada)}</td>
      <td>${sign} ${money(sumas.exonerada)}</td>
      <td>${sign} ${money(sumas.inafecta)}</td>
      <td>${sign} ${money(sumas.gratuita)}</td>
      <td>${sign} ${money(sumas.descuentos)}</td>
      <td>${sign} ${money(sumas.igv)}</td>
      <td><b>${sign} ${money(sumas.total)}</b></td>
    </tr>
  </table>`;
}

const end = ({ facts }: Note): Markup =>
  html`<div class="end whole">
    <div class="t">
      SON: ${facts.letras}<br />
      ${facts.observaciones ? html`Observaciones: ${facts.observaciones}<br />` : ''} Código Hash:
      ${facts.hash}<br />
      Representación impresa de la Nota de Crédito Electrónica. Autorizado a ser emisor electrónico
      mediante R.I. SUNAT N° 0180050000842. Consulte su comprobante en
      https://cpe.${facts.emisor.email.split('@')[1] ?? ''}/consulta
    </div>
    ${qrPlace(facts, '24mm')}
  </div>`;

const SIGNS = html`<div class="sign whole">
  <span>Recibí conforme</span><span>V°B° Almacén Devoluciones</span
  ><span>Créditos y Cobranzas</span>
</div>`;

function truthOf({ facts, hasDiscounts, returnGuide }: Note): ExtractedData {
  const columns = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
  return {
    documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
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
    informacion_adicional: compact({
      ...infoTruth(facts, ['observaciones', 'letras']),
      guia_remision: returnGuide,
    }),
    productos: linesTruth(facts, hasDiscounts ? [...columns, 'descuento'] : columns),
  };
}

function draw(given: BenchFacts, _style: unknown, random: Random): DrawnPage {
  const note = noteOf(given, random);
  const hasSigns = happens(random, 0.4);
  const pages = pagesOf(note.batches, 42, 34);
  const body = html`${pages.map(
    (page, at) =>
      html`<section>
        ${head(note, `${at + 1} de ${pages.length}`)} ${parties(note)} ${reference(note)}
        ${rows(note, page)}
        ${page === pages.at(-1) ? html`${sums(note)} ${end(note)} ${hasSigns ? SIGNS : ''}` : ''}
      </section>`,
  )}`;
  return { ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 9mm' }), truth: truthOf(note) };
}

/** Credit note of a laboratory for goods that came back, with lot and expiry, from JD Edwards. */
export const NC_LABORATORIO_JDE: BenchLayout = {
  id: 'nc-laboratorio-jde',
  role: 'construido',
  kinds: ['nota_credito'],
  draw,
};
