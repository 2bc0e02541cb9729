import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, type Markup, qrPlace, wholePage } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { inTrade } from './house-names';
import { capitals, cut, folded, left, right } from './mono-columns';
import { isGift, renamedRows, sold, type Stock } from './trade-rows';

const DRUGS: Stock = {
  goods: [
    sold('PARACETAMOL 500 MG TAB CJA X 100', 'CJA', 9),
    sold('AMOXICILINA 500 MG CAP CJA X 100 BLISTER', 'CJA', 31),
    sold('IBUPROFENO 400 MG TAB REC CJA X 100', 'CJA', 14),
    sold('OMEPRAZOL 20 MG CAP CJA X 30', 'CJA', 18),
    sold('METFORMINA 850 MG TAB CJA X 60', 'CJA', 22),
    sold('LOSARTAN 50 MG TAB REC CJA X 30', 'CJA', 16),
    sold('ATORVASTATINA 20 MG TAB REC CJA X 30', 'CJA', 29),
    sold('CLORFENAMINA MALEATO 2 MG/5 ML JBE X 120 ML', 'FCO', 4),
    sold('DEXAMETASONA 4 MG/2 ML INY CJA X 25 AMP', 'CJA', 48),
    sold('CEFTRIAXONA 1 G PLV INY FCO + SOLVENTE', 'FCO', 7),
    sold('SULFATO FERROSO 75 MG/5 ML JBE', 'FCO', 6),
    sold('ENOXAPARINA 60 MG/0.6 ML JER PRELL X 2', 'CJA', 78),
    sold('INSULINA GLARGINA 100 UI/ML FCO 10 ML', 'FCO', 210),
    sold('RITUXIMAB 500 MG/50 ML INY', 'VIA', 3900),
    sold('BEVACIZUMAB 400 MG/16 ML CONC P/INFUSION', 'VIA', 2890),
    sold('TRASTUZUMAB 440 MG PLV INY + SOLV', 'VIA', 4200),
    sold('IMATINIB 400 MG TAB CJA X 30', 'CJA', 1150),
    sold('ACIDO ZOLEDRONICO 4 MG/5 ML', 'FCO', 390),
    sold('SEVOFLURANO LIQ INHAL X 250 ML', 'FCO', 560),
    sold('SUERO FISIOLOGICO 0.9% X 1 L', 'FCO', 5),
    sold('VITAMINA C 1 G TAB EFERV TUBO X 10', 'TUB', 12),
    sold('CREMA DERMICA BETAMETASONA 0.05% X 20 G', 'TUB', 8),
    sold('ALBUMINA HUMANA 20% X 50 ML', 'FCO', 155),
    sold('SALBUTAMOL 100 MCG/DOSIS AEROSOL INHAL X 200 DOSIS', 'FCO', 11),
    sold('MULTIVITAMINICO PEDIATRICO JBE X 240 ML SABOR FRUTAS CON AGITADOR', 'FCO', 26),
    sold('OXALIPLATINO 100 MG PLV INY', 'VIA', 640),
  ],
  loose: [
    sold('LACTOSA MONOHIDRATO GRADO FARMA', 'KGM', 12),
    sold('TALCO FARMACEUTICO GRANEL', 'KGM', 6),
    sold('ALMIDON DE MAIZ USP', 'KGM', 2),
    sold('GLICERINA USP GRANEL', 'KGM', 20),
    sold('VASELINA SOLIDA USP', 'KGM', 9),
  ],
  untaxed: [
    sold('VADEMECUM INSTITUCIONAL (LIBRO)', 'UND', 79),
    sold('ACICLOVIR EXONERADO D.S. 012-2017 VIA', 'UND', 4),
  ],
};

const WIDTH = 112;
const money = (cents: number): string => amountText(cents, 'point');
const day = DATE_STYLES.dash;
const SIGNS = { PEN: 'S/.', USD: 'US$', EUR: 'EUR' } as const;
const CURRENCY = { PEN: 'SOLES', USD: 'DOLARES AMERICANOS', EUR: 'EUROS' } as const;

interface Print {
  facts: BenchFacts;
  lots: readonly string[];
  terms: {
    code: string;
    zone: string;
    seller: string;
    run: string;
    user: string;
    warehouse: string;
  };
  /** Of the comprobante that the note changes. */
  affectedDay: string;
  hasMail: boolean;
}

/** The fields of the file are shorter than what they hold. */
function filed(facts: BenchFacts, random: Random): BenchFacts {
  const { emisor, cliente, observaciones } = facts;
  const house = inTrade(
    emisor,
    pick(random, ['Laboratorios', 'Laboratorio Farmacéutico', 'Farmaindustria']),
  );
  const rows = renamedRows(facts, DRUGS);
  return {
    ...facts,
    emisor: { ...house, nombre: capitals(house.nombre), direccion: capitals(house.direccion) },
    cliente: { ...cliente, nombre: cut(cliente.nombre, 45), direccion: cut(cliente.direccion, 60) },
    observaciones: cut(observaciones, 80),
    letras: capitals(facts.letras),
    lineas: rows.map((line) => ({ ...line, descripcion: cut(line.descripcion, 38) })),
  };
}

function printOf(original: BenchFacts, random: Random): Print {
  const facts = filed(original, random);
  return {
    facts,
    lots: facts.lineas.map(
      () =>
        `${digits(random, 5)}${between(random, 0, 9)} ${String(between(random, 1, 12)).padStart(2, '0')}/${between(random, 27, 30)}`,
    ),
    terms: {
      code: `C${digits(random, 6)}`,
      zone: pick(random, ['LIM01', 'LIM07', 'NOR02', 'SUR04']),
      seller: `${digits(random, 3)} ${pick(random, ['HUERTAS', 'ALIAGA', 'BRICEÑO', 'VENTOCILLA'])}`,
      run: `NCR${digits(random, 4)}R`,
      user: `QPGM${digits(random, 2)}`,
      warehouse: pick(random, ['ALM-01 CENTRAL', 'ALM-03 ATE', 'ALM-05 HUACHIPA']),
    },
    affectedDay: addDays(facts.emision, -between(random, 3, 75)),
    hasMail: happens(random, 0.4),
  };
}

const titleOf = ({ kind }: BenchFacts): string =>
  kind === 'nota_credito' ? 'NOTA DE CREDITO ELECTRONICA' : 'NOTA DE DEBITO ELECTRONICA';

const centred = (text: string, width: number): string =>
  left(`${' '.repeat(Math.max(0, Math.floor((width - text.length) / 2)))}${text}`, width);

function head({ facts, hasMail }: Print): string[] {
  const { emisor } = facts;
  const room = WIDTH - 42;
  const house = [
    ...folded(emisor.nombre, room - 2),
    ...folded(emisor.direccion, room - 2),
    `TELF. ${emisor.telefono}${hasMail ? `  ${emisor.email}` : ''}`,
  ];
  const box = [
    `+${'-'.repeat(38)}+`,
    `|${centred(`R.U.C. ${emisor.documento}`, 38)}|`,
    `|${centred(titleOf(facts), 38)}|`,
    `|${centred(`${facts.serie}-${facts.correlativo}`, 38)}|`,
    `+${'-'.repeat(38)}+`,
  ];
  const count = Math.max(house.length, box.length);
  return Array.from({ length: count }, (_, at) => `${left(house[at] ?? '', room)}${box[at] ?? ''}`);
}

const label = (name: string, value: string, width: number): string =>
  left(`${left(name, 14)}: ${value}`, width);

function parties({ facts, terms, affectedDay }: Print): string[] {
  const { cliente, afectado } = facts;
  const wide = 78;
  return [
    label('CLIENTE', cliente.nombre, wide) + label('FECHA EMISION', day(facts.emision), 34),
    label('R.U.C.', cliente.documento, wide) + label('MONEDA', CURRENCY[facts.moneda], 34),
    label('DIRECCION', cliente.direccion, wide) + label('COD. CLIENTE', terms.code, 34),
    label('ALMACEN', terms.warehouse, wide) +
      label('ZONA/VEND.', `${terms.zone} ${terms.seller}`, 34),
    '-'.repeat(WIDTH),
    label('DOC. MODIFICA', `FACTURA ${afectado?.numero ?? ''}`, 46) +
      label('FEC.DOC.MODIF.', day(affectedDay), 32),
    label('MOTIVO', capitals(afectado?.motivo ?? ''), wide),
  ];
}

const COLUMNS = [9, 40, 7, 6, 4, 12, 11, 10, 13] as const;

function columns(values: readonly string[]): string {
  return values
    .map((value, at) => {
      const width = COLUMNS[at] ?? 0;
      return at < 5 ? left(value, width) : right(value, width);
    })
    .join('');
}

function row(line: BenchLine, lot: string): string {
  const [code = '', expiry = ''] = lot.split(' ');
  return columns([
    line.codigo,
    line.descripcion,
    code,
    expiry,
    line.unidad,
    amountText(line.cantidad / 10, 'point').replace(/\.\d+$/, '') +
      (line.cantidad / 1000).toFixed(3).slice(-4),
    money(line.unitario),
    line.descuento > 0 ? money(line.descuento) : '',
    `${money(line.importe)}${isGift(line) ? '*' : ' '}`,
  ]);
}

const table = ({ facts, lots }: Print): string[] => [
  '='.repeat(WIDTH),
  columns([
    'CODIGO',
    'DESCRIPCION',
    'LOTE',
    'VCTO',
    'UM',
    'CANTIDAD',
    facts.precioConIgv ? 'PRECIO' : 'VALOR UNIT',
    'DSCTO',
    'VALOR VTA ',
  ]),
  '='.repeat(WIDTH),
  ...facts.lineas.map((line, at) => row(line, lots[at] ?? '')),
  '='.repeat(WIDTH),
];

const ORDER = ['gravada', 'exonerada', 'inafecta', 'igv'] as const;
const NAMES: Readonly<Record<(typeof ORDER)[number], string>> = {
  gravada: 'OP.GRAVADAS',
  exonerada: 'OP.EXONERADAS',
  inafecta: 'OP.INAFECTAS',
  igv: 'I.G.V. 18.00 %',
};

function sums({ facts, terms }: Print): string[] {
  const sign = SIGNS[facts.moneda];
  const line = (name: string, cents: number): string =>
    `${' '.repeat(66)}${left(name, 22)}${left(sign, 6)}${right(money(cents), 17)}`;
  const { observaciones } = facts;
  return [
    ...ORDER.map((key) => line(NAMES[key], facts.sumas[key])),
    `${' '.repeat(94)}${'-'.repeat(17)}`,
    line('IMPORTE TOTAL', facts.sumas.total),
    '',
    ...folded(`SON : ${facts.letras}`, WIDTH),
    ...(observaciones ? [`GLOSA: ${observaciones}`] : []),
    '',
    `PROCESO ${terms.run}  USUARIO ${terms.user}                                   PAG.   1`,
  ];
}

const lines = (text: readonly string[]): Markup =>
  html`<pre>${text.map((line, at) => (at === 0 ? line : `\n${line}`))}</pre>`;

const foot = ({ facts }: Print): Markup =>
  html`<div class="foot whole">
    ${qrPlace(facts, '21mm')}
    <pre>
${`RESUMEN: ${facts.hash}

REPRESENTACION IMPRESA DE LA ${titleOf(facts)}
AUTORIZADO MEDIANTE RESOLUCION NRO. 034-005-0004417/SUNAT

______________________________          ______________________________
     V.B. CREDITOS Y COBRANZAS                 RECIBI CONFORME (CLIENTE)`}</pre>
  </div>`;

const css = `
body { font: 7.9pt/1.16 'Liberation Mono', monospace; }
pre { font: inherit; margin: 0; white-space: pre; } .title { font-weight: bold; margin-bottom: 2mm; } .foot { display: flex; gap: 6mm; margin-top: 4mm; align-items: flex-start; }`;

function truthOf({ facts, hasMail }: Print): ExtractedData {
  const products = linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']);
  return {
    documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
    proveedor: partyTruth(facts.emisor, [
      'direccion',
      'telefono',
      ...(hasMail ? (['email'] as const) : []),
    ]),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [...shownSums(facts, ORDER, ORDER), 'total']),
    informacion_adicional: infoTruth(facts, ['observaciones', 'letras']),
    productos: products.map((product, at) => {
      const cents = facts.lineas[at]?.descuento ?? 0;
      return cents > 0 ? { ...product, descuento: cents / 100 } : product;
    }),
  };
}

/** Notes of a laboratory from its old computer: one type, capitals, fields cut at their width. */
export const LABORATORIO_AS400: BenchLayout = {
  id: 'laboratorio-as400',
  role: 'construido',
  kinds: ['nota_credito', 'nota_debito'],
  draw(facts, _style, random) {
    const print = printOf(facts, random);
    const body = html`<div class="title">${lines(head(print))}</div>
      ${lines([...parties(print), ...table(print), ...sums(print)])}${foot(print)}`;
    return { ...wholePage({ css, body, paper: A4, margin: '10mm 9mm' }), truth: truthOf(print) };
  },
};
