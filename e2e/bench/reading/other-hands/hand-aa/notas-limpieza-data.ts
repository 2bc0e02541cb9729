import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { TRADES } from '../../facts/trades';
import type { BenchFacts, BenchParty, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import { noteRows, reasonOf, type NoteRow } from './notas-limpieza-rows';

type Pair = readonly [label: string, value: string];

/** A note as the provider's template has it: the facts under the distributor's names, and what chance adds. */
export interface Note {
  facts: BenchFacts;
  rows: readonly NoteRow[];
  style: BenchStyle;
  date: BenchStyle['date'];
  number: string;
  initials: string;
  web: string;
  branches: readonly string[];
  party: readonly Pair[];
  sale: readonly Pair[];
  changed: readonly Pair[];
  accounts: readonly string[];
  provider: { name: string; web: string; resolution: string; key: string };
  shows: { email: boolean; hash: boolean; terms: boolean; accounts: boolean; signed: boolean };
}

const STEMS = [
  'Distribuidora Prolimp',
  'Comercial Higiene Total',
  'Corporación Química y Limpieza',
  'Suministros de Limpieza',
  'Mayorista Hogar Limpio',
];
const BRANCHES = [
  'Almacén Ate: Av. Nicolás Ayllón 3720, Ate',
  'CD Lurín: Ex Fundo Santa Rosa Lt. 12, Lurín',
  'Suc. Chiclayo: Prol. Bolognesi 1140, Chiclayo',
  'Suc. Arequipa: Av. Aviación 602, Cerro Colorado',
  'Suc. Trujillo: Av. América Sur 2870, Trujillo',
  'Suc. Huancayo: Jr. Los Manzanos 455, El Tambo',
];
const SELLERS = [
  '014 CHAVEZ R. MILAGROS',
  '027 PALOMINO H. EDGAR',
  '031 INGA S. ROCIO',
  '009 OFICINA',
  '042 VALDIVIA C. JORGE',
];
const ROUTES = ['R-04 MAR/VIE', 'R-11 LUN/JUE', 'R-17 MIE/SAB', 'INST-02', 'PROV-SUR', 'HORECA-01'];
const PROVIDERS = [
  { name: 'DOCULINK OSE', web: 'www.doculink.pe/consulta', resolution: '034-005-0008213' },
  { name: 'Efectura S.A.C.', web: 'https://portal.efectura.pe', resolution: '0340050010467' },
  { name: 'ACREDITA PERÚ', web: 'http://acredita.com.pe/verdoc', resolution: '032-005-0000914' },
];
/** Codes of catalogues 09 and 10. */
const REASON_CODES: Readonly<Record<string, string>> = {
  'Anulación de la operación': '01',
  'Corrección por error en la descripción': '03',
  'Descuento por ítem': '05',
  'Devolución por ítem': '07',
  'Intereses por mora': '01',
  'Aumento en el valor': '02',
  Penalidades: '03',
};
const SUPPORTS: Readonly<Record<string, readonly string[]>> = {
  'Anulación de la operación': ['PEDIDO DUPLICADO', 'CLIENTE RECHAZA PEDIDO', 'ERROR EN RUC'],
  'Corrección por error en la descripción': [
    'DESCRIPCION SEGUN O/C DEL CLIENTE',
    'DICE / DEBE DECIR SEGUN DETALLE',
  ],
  'Descuento por ítem': ['DSCTO. POR VOLUMEN ACUERDO COMERCIAL', 'PRECIO MAL FACTURADO'],
  'Devolución por ítem': [
    'ENVASES CON FUGA',
    'PRODUCTO CON VENCIMIENTO CORTO',
    'ERROR DE DESPACHO',
    'FALTANTE EN PUERTA',
  ],
  'Intereses por mora': ['LETRAS PAGADAS FUERA DE FECHA'],
  'Aumento en el valor': ['DIFERENCIA DE LISTA DE PRECIOS', 'PRECIO MAL FACTURADO'],
  Penalidades: ['SEGUN CONTRATO DE COMODATO', 'ACTA DE ENVASES PENDIENTES'],
};
const FORMS = / (S\.A\.C\.|S\.A\.A\.|S\.A\.|S\.R\.L\.|E\.I\.R\.L\.|SOCIEDAD ANONIMA CERRADA|SAC)$/i;

const bareWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .split(' ')
    .filter((word) => word.length > 3);

interface Distributor extends BenchParty {
  initials: string;
  web: string;
}

function distributorOf(emisor: BenchParty, random: Random): Distributor {
  const stem = pick(random, STEMS);
  const old = TRADES.find(({ stem: own }) =>
    emisor.nombre.toLowerCase().startsWith(own.toLowerCase()),
  );
  const rest = emisor.nombre.slice(old?.stem.length ?? 0).trim();
  const isUpper = emisor.nombre === emisor.nombre.toUpperCase();
  const words = bareWords(`${stem} ${rest.replace(FORMS, '')}`);
  const domain = `${words.slice(1, 3).join('').toLowerCase()}.com.pe`;
  return {
    ...emisor,
    nombre: `${isUpper ? stem.toUpperCase() : stem} ${rest}`,
    email: `${emisor.email.split('@')[0] ?? 'ventas'}@${domain}`,
    initials: words
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join(''),
    web: `www.${domain}`,
  };
}

function partyOf({ cliente }: BenchFacts, random: Random): readonly Pair[] {
  return [
    ['Señor(es)', cliente.nombre],
    ['R.U.C.', cliente.documento],
    ['Dirección', cliente.direccion],
    ['Cód. Cliente', `C${digits(random, 6)}`],
    ['Ruta / Zona', pick(random, ROUTES)],
  ];
}

function saleOf(note: Pick<Note, 'facts' | 'date' | 'style' | 'shows'>, random: Random): Pair[] {
  const { facts, date, style, shows } = note;
  return [
    ['Fecha Emisión', date(facts.emision)],
    ['Moneda', style.currencyName],
    ['Cond. Pago', shows.terms ? facts.formaPago.toUpperCase() : ''],
    ['O/C Cliente', ''],
    ['Vendedor', pick(random, SELLERS)],
    ['N° Interno', `${pick(random, ['NCR', 'DEV', 'AJU'])}-${digits(random, 7)}`],
  ];
}

function changedOf({ facts, date }: Pick<Note, 'facts' | 'date'>, random: Random): readonly Pair[] {
  const reason = reasonOf(facts);
  const issued = addDays(facts.emision, -between(random, 2, 45));
  return [
    ['Tipo Doc.', 'FACTURA ELECTRÓNICA'],
    ['Serie - Número', facts.afectado?.numero ?? ''],
    ['Fec. Doc. Ref.', date(issued)],
    ['Tipo de Nota', `${REASON_CODES[reason] ?? ''} - ${reason}`],
    ['Sustento', pick(random, SUPPORTS[reason] ?? ['AJUSTE'])],
  ];
}

const accountsOf = (random: Random): string[] => [
  `BCP Cta. Cte. Soles 191-${digits(random, 7)}-0-${digits(random, 2)}`,
  `BBVA Cta. Cte. Soles 0011-0${digits(random, 3)}-01000${digits(random, 5)}`,
  `BCP Cta. Cte. Dólares 191-${digits(random, 7)}-1-${digits(random, 2)}`,
];

/** The facts as the distributor and its provider have them. */
export function noteOf(given: BenchFacts, style: BenchStyle, random: Random): Note {
  const { initials, web, ...emisor } = distributorOf(given.emisor, random);
  const rows = noteRows(given, random);
  const facts = { ...given, emisor, lineas: rows };
  const date = pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.iso]);
  const shows = {
    email: happens(random, 0.6),
    hash: happens(random, 0.8),
    terms: happens(random, 0.5),
    accounts: happens(random, 0.5),
    signed: happens(random, 0.5),
  };
  const first = between(random, 0, BRANCHES.length - 1);
  const made = { facts, date, style, shows };
  return {
    ...made,
    rows,
    number: pick(random, [
      `N° ${facts.serie}-${facts.correlativo}`,
      `${facts.serie}-${facts.correlativo}`,
    ]),
    initials,
    web,
    branches: [0, 1, 2].map((at) => BRANCHES[(first + at) % BRANCHES.length] ?? ''),
    party: partyOf(facts, random),
    sale: saleOf(made, random),
    changed: changedOf(made, random),
    accounts: accountsOf(random),
    provider: { ...pick(random, PROVIDERS), key: digits(random, 6) },
  };
}
