import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { buyerNamed, goodOf, rowKind, sellerNamed, type Band } from './rows-of-trade';

const BANDS: readonly Band[] = [
  {
    below: 1500,
    goods: [
      ['Bolsa PEBD transp. 20 x 30 x 2 mils', 'CTO'],
      ['Cinta emb. transp. 2" x 110 yd', 'UND'],
      ['Etiq. adhesiva 10 x 5 cm s/imp.', 'CTO'],
      ['Zuncho PP negro 1/2" x kg', 'KG'],
    ],
  },
  {
    below: 12000,
    goods: [
      ['Resina PP homop. iny. MFI 12 (saco 25 kg)', 'SCO'],
      ['Stretch film man. 20" x 1000 ft', 'RLL'],
      ['Caja corr. dob. 60 x 40 x 40 cm s/imp.', 'PQT'],
      ['Aceite hidráulico ISO 68', 'GLN'],
      ['Guante nitrilo t. M', 'CJA'],
    ],
  },
  {
    below: 60000,
    goods: [
      ['Masterbatch azul PE 25 kg cod. MB-4410', 'SCO'],
      ['Resistencia tipo banda 220V 500W Ø 80 mm p/extrusora', 'UND'],
      ['Termocupla tipo J c/cable 3 m', 'JGO'],
      ['Parihuela madera 1.00 x 1.20 trat. térmico', 'DOC'],
    ],
  },
  {
    below: Infinity,
    goods: [
      ['Molde iny. tapa rosca 28 mm 8 cav. (mant. y pulido)', 'UND'],
      ['Resina PET bot. IV 0.80 big bag 1,050 kg', 'BBG'],
      ['Motorreductor 5.5 kW rel. 1:20 p/extrusora', 'UND'],
    ],
  },
];
const BULK = [
  'PEBD virgen film MFI 2',
  'PP copol. random',
  'Pigmento blanco TiO2',
  'Scrap PET molido lavado',
  'Carbonato de calcio micron.',
  'Polietileno alta dens. soplado',
] as const;
const UNTAXED = 'Libro normas técn. envases (exon.)';

function material(line: BenchLine, at: number, random: Random): BenchLine {
  const codigo = `${pick(random, ['MP', 'RP', 'EM', 'SU'])}-${digits(random, 4)}`;
  if (rowKind(line) === 'untaxed') return { ...line, codigo, descripcion: UNTAXED, unidad: 'UND' };
  if (line.cantidad % 1000 !== 0)
    return { ...line, codigo, descripcion: BULK[at % BULK.length] ?? '', unidad: 'KG' };
  const [descripcion, unidad] = goodOf(BANDS, line.unitario, at);
  return { ...line, codigo, descripcion, unidad };
}

const CSS = `
body { font: 8.4pt "Liberation Sans", Calibri, Arial, sans-serif; color: #000; padding: 0 .3mm; }
table { width: 100%; }
td, th { border: .5pt solid #000; padding: .7mm 1.2mm; vertical-align: middle; }
.g { background: #d9e1f2; font-weight: bold; }
.bare td { border: 0; }
.c { text-align: center; }
.n { text-align: right; white-space: nowrap; }
.big { font-size: 14pt; font-weight: bold; text-align: center; }
.gap { height: 3mm; }
.k { background: #f2f2f2; white-space: nowrap; width: 27mm; font-weight: bold; font-size: 7.6pt; }
.rows th { background: #d9e1f2; font-size: 7.8pt; text-align: center; }
.rows .e td { height: 4.6mm; }
.sign td { height: 20mm; vertical-align: bottom; text-align: center; font-size: 7.4pt; width: 33.3%; }
.f { font-size: 7pt; }
`;

const SUM_ORDER = ['gravada', 'exonerada', 'igv', 'total'] as const;
const SUM_ALWAYS = ['gravada', 'igv', 'total'] as const;
const SUM_WORDS: Readonly<Record<(typeof SUM_ORDER)[number], string>> = {
  gravada: 'SUB TOTAL',
  exonerada: 'EXONERADO',
  igv: 'I.G.V. 18%',
  total: 'TOTAL',
};

interface Sheet {
  pago: string;
  entrega: string;
  withDiscount: boolean;
}

function head(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { cliente } = facts;
  return html`<table>
      <tr>
        <td rowspan="3" style="width:80mm">
          <b style="font-size:10.5pt">${cliente.nombre}</b><br />RUC: ${cliente.documento}<br /><span
            class="f"
            >${cliente.direccion}</span
          >
        </td>
        <td rowspan="3" class="big">ORDEN DE COMPRA<br />N° ${facts.serie}-${facts.correlativo}</td>
        <td class="f">Cód.: F-LOG-${digits(random, 2)}</td>
      </tr>
      <tr>
        <td class="f">Versión: 0${between(random, 1, 6)}</td>
      </tr>
      <tr>
        <td class="f">Pág.: 1</td>
      </tr>
    </table>
    <div class="gap"></div>
    ${supplier(facts, style, random)}
    <div class="gap"></div>`;
}

function supplier(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor } = facts;
  return html`<table>
    <tr>
      <td class="k">PROVEEDOR</td>
      <td>${emisor.nombre}</td>
      <td class="k">F. EMISIÓN</td>
      <td>${style.date(facts.emision)}</td>
    </tr>
    <tr>
      <td class="k">R.U.C.</td>
      <td>${emisor.documento}</td>
      <td class="k">MONEDA</td>
      <td>${style.currencyName}</td>
    </tr>
    <tr>
      <td class="k">DIRECC.</td>
      <td>${emisor.direccion}</td>
      <td class="k">REQ. N°</td>
      <td>${digits(random, 5)}</td>
    </tr>
    <tr>
      <td class="k">TELF.</td>
      <td>${emisor.telefono}</td>
      <td class="k">COTIZ.</td>
      <td>${pick(random, ['S/N', 'CORREO', `COT-${digits(random, 4)}`])}</td>
    </tr>
    <tr>
      <td class="k">E-MAIL</td>
      <td>${emisor.email}</td>
      <td class="k">C. COSTO</td>
      <td>${pick(random, ['PROD. INYECC.', 'PROD. EXTRUS.', 'MANTTO.', 'ALM. MP'])}</td>
    </tr>
  </table>`;
}

function rows(facts: BenchFacts, sheet: Sheet, style: BenchStyle): Markup {
  const { withDiscount } = sheet;
  const empty = Math.max(0, 10 - facts.lineas.length);
  const columns = withDiscount ? 8 : 7;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>IT.</th>
        <th>CÓD.</th>
        <th>DESCRIPCIÓN</th>
        <th>CANT.</th>
        <th>U.M.</th>
        <th>P. UNIT.</th>
        ${withDiscount && html`<th>DSCTO.</th>`}
        <th>IMPORTE</th>
      </tr>
    </thead>
    ${facts.lineas.map(
      (line, at) =>
        html`<tr>
          <td class="c">${at + 1}</td>
          <td>${line.codigo}</td>
          <td>${line.descripcion}</td>
          <td class="n">${style.quantity(line.cantidad)}</td>
          <td class="c">${line.unidad}</td>
          <td class="n">${style.amount(line.unitario)}</td>
          ${withDiscount && html`<td class="n">${style.amount(line.descuento)}</td>`}
          <td class="n">${style.amount(line.importe)}</td>
        </tr>`,
    )}${Array.from(
      { length: empty },
      () =>
        html`<tr class="e">
          ${Array.from({ length: columns }, () => html`<td></td>`)}
        </tr>`,
    )}
    ${shownSums(facts, SUM_ORDER, SUM_ALWAYS).map(
      (key) =>
        html`<tr>
          <td colspan="${columns - 3}" style="border:0"></td>
          <td colspan="2" class="g">${SUM_WORDS[key]} ${style.currencySign}</td>
          <td class="n">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function foot(facts: BenchFacts, sheet: Sheet, style: BenchStyle, random: Random): Markup {
  const place = pick(random, [
    'Alm. MP - Planta 1, Av. Los Frutales 245, Ate',
    'Planta Lurín, Alm. N° 2',
    'Alm. Central, Z.I. Huachipa',
    'Planta, pta. 3 (reg. ingreso por balanza)',
  ]);
  return html`<div class="gap"></div>
    <table class="whole">
      <tr>
        <td class="k">COND. PAGO</td>
        <td>${sheet.pago}</td>
        <td class="k">F. ENTREGA</td>
        <td>${style.date(sheet.entrega)}</td>
      </tr>
      <tr>
        <td class="k">LUGAR ENTREGA</td>
        <td colspan="3">${place}. Hor. recep.: L-V 08:00 a 12:00 y 13:00 a 16:00 h</td>
      </tr>
      <tr>
        <td class="k">OBS.</td>
        <td colspan="3">${facts.observaciones}</td>
      </tr>
    </table>
    <div class="gap"></div>
    <table class="sign whole">
      <tr>
        <td>
          ${pick(random, ['J. Ramos', 'K. Flores', 'M. Soto'])}<br />ELAB. POR<br />Asist. Compras
        </td>
        <td>V°B°<br />Jef. Logística</td>
        <td>APROB.<br />Ger. General</td>
      </tr>
    </table>
    <p class="f">
      Adjuntar a la fact.: copia O/C, guía de rem. sellada por
      almacén${happens(random, 0.6) && html` y cert. de calidad`}. Fact. se recep. hasta el día 25
      de c/mes.
    </p>`;
}

/** Orden de compra of a plastics factory made in a spreadsheet: one grid, abbreviations, empty rows. */
export const OC_PLASTICOS_EXCEL: BenchLayout = {
  id: 'oc-plasticos-excel',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(given, style, random) {
    const lineas = given.lineas.map((line, at) => material(line, at, random));
    const facts: BenchFacts = {
      ...given,
      cliente: buyerNamed(
        given.cliente,
        pick(random, ['Plásticos', 'Envases', 'Industrias Plásticas']),
      ),
      emisor: sellerNamed(
        given.emisor,
        pick(random, ['Polímeros', 'Suministros Industriales', 'Química']),
      ),
      lineas,
    };
    const sheet: Sheet = {
      pago:
        facts.formaPago === 'Contado'
          ? 'Contado c/entrega'
          : `Fact. a ${pick(random, [30, 45, 60])} d.`,
      entrega: addDays(facts.emision, between(random, 2, 20)),
      withDiscount: lineas.some(({ descuento }) => descuento > 0),
    };
    const body = html`${head(facts, style, random)}${rows(facts, sheet, style)}${foot(facts, sheet, style, random)}`;
    const printed = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 11mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, SUM_ALWAYS)),
        informacion_adicional: compact({
          ...infoTruth(facts, ['observaciones']),
          terminos_pago: sheet.pago,
        }),
        productos: linesTruth(facts, sheet.withDiscount ? [...printed, 'descuento'] : printed),
      },
    };
  },
};
