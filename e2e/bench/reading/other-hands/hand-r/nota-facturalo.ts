import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import { documentoTruth, infoTruth, partyTruth, shownSums, totalesTruth } from '../../truth';
import { hasDiscounts, rowsTruth } from './printed-values';

const TYPES: Readonly<Record<string, string>> = {
  'Devolución por ítem': '07',
  'Anulación de la operación': '01',
  'Descuento por ítem': '05',
  'Corrección por error en la descripción': '03',
  'Intereses por mora': '01',
  'Aumento en el valor': '02',
  Penalidades: '03',
};

const COLOURS = ['#1f4e8c', '#b3261e', '#2f6b2f', '#5b3a8c', '#444'];
const SITES = ['facturape.net.pe', 'miscomprobantes.pe', 'cpe-norte.com', 'efacil.com.pe'];

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
}

const isCredit = ({ kind }: BenchFacts): boolean => kind === 'nota_credito';
const title = (facts: BenchFacts): string =>
  isCredit(facts) ? 'NOTA DE CRÉDITO ELECTRÓNICA' : 'NOTA DE DÉBITO ELECTRÓNICA';

/** A web biller's codes are short numbers, often none. */
function ownLines(facts: BenchFacts, random: Random): BenchLine[] {
  const { afectado, lineas } = facts;
  const withCodes = happens(random, 0.5);
  const word = {
    'Intereses por mora': 'INTERÉS MORATORIO',
    Penalidades: 'PENALIDAD POR INCUMPLIMIENTO',
  }[afectado?.motivo ?? ''];
  return lineas.map((line, at) => ({
    ...line,
    codigo: withCodes ? `P${String(between(random, 1, 899) + at).padStart(4, '0')}` : '',
    descripcion: word ? `${word} - ${line.descripcion}` : line.descripcion,
    unidad: word
      ? 'ZZ'
      : ({ UND: 'NIU', SAC: 'BG', CJA: 'BX', PQT: 'PK' }[line.unidad] ?? line.unidad),
  }));
}

function logo({ facts: { emisor }, random }: Drawing): Markup {
  const colour = pick(random, COLOURS);
  const word =
    emisor.nombre.split(' ').find((part) => part.length > 3 && part.length < 11) ?? 'LOGO';
  return html`<svg width="120" height="66" viewBox="0 0 120 66">
    <rect
      x="2"
      y="2"
      width="116"
      height="62"
      rx="12"
      fill="none"
      stroke="${colour}"
      stroke-width="4"
    />
    <circle cx="60" cy="24" r="13" fill="${colour}" />
    <text x="60" y="56" font-size="13" font-weight="bold" text-anchor="middle" fill="${colour}">
      ${word.slice(0, 11)}
    </text>
  </svg>`;
}

function heading(drawing: Drawing): Markup {
  const { facts, random } = drawing;
  const { emisor } = facts;
  const branch = happens(random, 0.35);
  return html`<table class="head">
    <tr>
      <td class="logo">${logo(drawing)}</td>
      <td class="co">
        <h4>${emisor.nombre}</h4>
        <p>${emisor.direccion}</p>
        <p>Central telefónica: ${emisor.telefono}</p>
        <p>Email: ${emisor.email}</p>
        ${branch && html`<p class="small">Sucursal: ${pick(random, ['Jr. Ancash 418 - Huaraz', 'Av. Grau 1120 - Piura', 'Calle Mercaderes 233 - Arequipa'])}</p>`}
      </td>
      <td class="box">
        <h5>RUC ${emisor.documento}</h5>
        <h5>${title(facts)}</h5>
        <h3>${`${facts.serie}-${facts.correlativo}`}</h3>
      </td>
    </tr>
  </table>`;
}

const field = (label: string, value: string): Markup =>
  value
    ? html`<tr>
        <td class="l">${label}</td>
        <td>: ${value}</td>
      </tr>`
    : NOTHING;

function parties({ facts, random }: Drawing): Markup {
  const { cliente, afectado } = facts;
  const code = TYPES[afectado?.motivo ?? ''] ?? '10';
  const sourceType = (afectado?.numero ?? '').startsWith('B')
    ? 'BOLETA DE VENTA ELECTRÓNICA'
    : 'FACTURA ELECTRÓNICA';
  return html`<table class="who">
      ${[
        field('Fecha de emisión', DATE_STYLES.iso(facts.emision)),
        field('Cliente', cliente.nombre),
        field('RUC', cliente.documento),
        field('Dirección', cliente.direccion),
        field('Moneda', facts.moneda),
        field(
          'Vendedor',
          happens(random, 0.4) ? pick(random, ['Administrador', 'Caja 1', 'Yesenia R.']) : '',
        ),
      ]}
    </table>
    <table class="why">
      <tr>
        <td class="l">Documento afectado</td>
        <td>: ${afectado?.numero}</td>
        <td class="l">Tipo doc.</td>
        <td>: ${sourceType}</td>
      </tr>
      <tr>
        <td class="l">Tipo de nota</td>
        <td>: ${code}</td>
        <td class="l">Descripción</td>
        <td>: ${afectado?.motivo}</td>
      </tr>
    </table>`;
}

function rows({ facts, style }: Drawing): Markup {
  const withCode = facts.lineas.some(({ codigo }) => codigo);
  const discounted = hasDiscounts(facts);
  const cells = (line: BenchLine): Markup =>
    html`<tr>
      <td class="c">${style.quantity(line.cantidad)}</td>
      <td class="c">${line.unidad}</td>
      ${withCode && html`<td class="c">${line.codigo}</td>`}
      <td>${line.descripcion}</td>
      <td class="n">${style.amount(line.unitario)}</td>
      ${discounted && html`<td class="n">${line.descuento ? style.amount(line.descuento) : ''}</td>`}
      <td class="n">${style.amount(line.importe)}</td>
    </tr>`;
  return html`<table class="items">
    <thead>
      <tr>
        <th>CANT.</th>
        <th>UNIDAD</th>
        ${withCode && html`<th>COD.</th>`}
        <th class="d">DESCRIPCIÓN</th>
        <th class="n">V.UNIT</th>
        ${discounted && html`<th class="n">DTO.</th>`}
        <th class="n">TOTAL</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(cells)}
    </tbody>
  </table>`;
}

const ORDER = ['gratuita', 'exonerada', 'gravada', 'igv', 'total'] as const;
const sumsShown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

function sums({ facts, style }: Drawing): Markup {
  const words: Record<(typeof ORDER)[number], string> = {
    gratuita: 'OP. GRATUITAS',
    exonerada: 'OP. EXONERADAS',
    gravada: 'OP. GRAVADAS',
    igv: 'IGV',
    total: 'IMPORTE TOTAL',
  };
  return html`<table class="sums">
    ${sumsShown(facts).map(
      (key) =>
        html`<tr>
          <td class="n">${words[key]}: ${style.currencySign}</td>
          <td class="n v">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function foot({ facts, random }: Drawing): Markup {
  const what = isCredit(facts) ? 'NOTA DE CRÉDITO' : 'NOTA DE DÉBITO';
  return html`<div class="whole">
    <p class="words"><b>Son: ${facts.letras}</b></p>
    ${facts.observaciones && html`<p>Observaciones: ${facts.observaciones}</p>`}
    <table class="seal">
      <tr>
        <td>${qrPlace(facts, '30mm')}</td>
        <td>
          <p>Código Hash: ${facts.hash}</p>
          <p>Representación impresa de la ${what} ELECTRÓNICA</p>
          <p>Para consultar el comprobante ingresar a https://${pick(random, SITES)}/buscar</p>
          ${happens(random, 0.4) && html`<p>Autorizado mediante R.I. N° 034-005-${digits(random, 7)}/SUNAT</p>`}
        </td>
      </tr>
    </table>
  </div>`;
}

const CSS = `body { font: 8.6pt 'DejaVu Sans'; color: #222; } p { margin: .4mm 0; } h3, h4, h5 { margin: 1mm 0; }
table { width: 100%; } .head td { vertical-align: middle; } .logo { width: 34mm; } .co { padding: 0 4mm; font-size: 7.6pt; } .co h4 { font-size: 10.5pt; } .small { font-size: 6.8pt; }
.box { width: 62mm; border: 1px solid #000; text-align: center; padding: 4mm 1mm; } .box h5 { font-size: 10pt; font-weight: normal; } .box h3 { font-size: 12pt; }
.who { margin-top: 5mm; } .who td, .why td { padding: .6mm 0; vertical-align: top; } .who .l { width: 32mm; } .why { margin-top: 3mm; } .why .l { width: 38mm; } .why .l + td { width: 44mm; }
.items { margin-top: 5mm; } .items thead th { background: #eee; border-top: 1px solid #333; border-bottom: 1px solid #333; padding: 1.6mm 1mm; font-size: 8pt; } .items td { padding: 1mm; border-bottom: 1px solid #ccc; vertical-align: top; }
.c { text-align: center; } .d { text-align: left; } .n { text-align: right !important; white-space: nowrap; } .sums { margin-top: 1mm; font-weight: bold; } .sums td { padding: .5mm 1mm; } .v { width: 32mm; }
.words { margin-top: 4mm; } .seal { margin-top: 4mm; font-size: 7.6pt; } .seal td:first-child { width: 1mm; padding-right: 4mm; }`;

function truthOf(facts: BenchFacts): ExtractedData {
  return {
    documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, sumsShown(facts)),
    informacion_adicional: infoTruth(facts, ['observaciones', 'letras']),
    productos: rowsTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'descuento',
      'importe',
    ]),
  };
}

/** A note of a provincial business that bills on the web: logo, firm, box; then reason and changed document. */
export const notaFacturalo: BenchLayout = {
  id: 'nota-facturalo',
  role: 'construido',
  kinds: ['nota_credito', 'nota_debito'],
  draw(given, style, random) {
    const facts: BenchFacts = { ...given, lineas: ownLines(given, random) };
    const drawing = { facts, style, random };
    const body = html`${heading(drawing)}${parties(drawing)}${rows(drawing)}
      <div class="whole">${sums(drawing)}</div>
      ${foot(drawing)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 11mm' }),
      truth: truthOf(facts),
    };
  },
};
