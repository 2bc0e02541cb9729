import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, BenchStyle } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import { drinkRows, type DrinkRow } from './drink-goods';
import { houseOf, type House } from './house-name';

type Fields = readonly (readonly [string, string])[];

/** A guía as the bottler's dispatch system has it. */
export interface Dispatch {
  facts: BenchFacts;
  house: House;
  rows: readonly DrinkRow[];
  style: BenchStyle;
  date: BenchStyle['date'];
  depots: string;
  shipment: Fields;
  start: string;
  arrival: string;
  vehicle: Fields;
  weight: string;
  packs: string;
  shows: { email: boolean; lots: boolean; seals: boolean };
}

const STEMS = [
  'Embotelladora',
  'Corporación Embotelladora',
  'Distribuidora de Bebidas',
  'Industria de Gaseosas',
];
const DEPOTS = [
  ['PLANTA HUACHIPA', 'AV. LAS TORRES MZ. Z LT. 4, LURIGANCHO - LIMA - LIMA', '150118'],
  ['CD VILLA EL SALVADOR', 'AV. PACHACUTEC 4120 Z.I., VILLA EL SALVADOR - LIMA - LIMA', '150142'],
  ['CD CALLAO', 'AV. NESTOR GAMBETTA KM. 7.5, CALLAO - CALLAO', '070101'],
  ['PLANTA TRUJILLO', 'PANAMERICANA NORTE KM. 561, MOCHE - TRUJILLO - LA LIBERTAD', '130107'],
  ['CD AREQUIPA', 'VARIANTE DE UCHUMAYO KM. 5.2, CERRO COLORADO - AREQUIPA', '040104'],
  ['CD HUANCAYO', 'CARRETERA CENTRAL KM. 4.5, EL TAMBO - HUANCAYO - JUNIN', '120114'],
] as const;
const DISTRICTS: Readonly<Record<string, string>> = {
  MIRAFLORES: '150122',
  LURIGANCHO: '150132',
  ATE: '150103',
  VENTANILLA: '070106',
  RIVERO: '040129',
  HERRERA: '130111',
  SEBASTIAN: '080105',
  CHIMBOTE: '021809',
  TAMBO: '120114',
  OCTUBRE: '200115',
  LURIN: '150119',
};
const DRIVERS = [
  'HUAMANI CCORI WILBER',
  'TORRES PALOMINO JUAN CARLOS',
  'ALARCON MEZA ELVIS',
  'ZEVALLOS RIOS PERCY',
];
const CARRIERS = ['TRANSPORTES Y REPARTOS EL SOL S.R.L.', 'LOGISTICA CARGA ANDINA S.A.C.'];
const CARRIER_RUCS = ['20512345671', '20601837421'];
const MAKES = ['HINO 300', 'ISUZU NPR', 'MITSUBISHI FUSO CANTER', 'VOLVO FM 6X4'];
const ZONES = ['MAYORISTAS', 'AUTOSERVICIOS', 'HORECA', 'TRADICIONAL', 'KEY ACCOUNT', 'COBERTURA'];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();

/** The place code of an address by its district, as the delivery point was registered. */
function placeCode(address: string): string {
  const words = plain(address);
  return Object.entries(DISTRICTS).find(([name]) => words.includes(name))?.[1] ?? '150101';
}

function plate(random: Random): string {
  const letter = (): string => pick(random, [...'ABCDFTVWXZ']);
  return `${letter()}${between(random, 1, 9)}${letter()}${digits(random, 3)}`;
}

/** Own lorry with its driver, or a hired carrier who names his own. */
function vehicleOf(isOwn: boolean, random: Random): Fields {
  const dni = `4${digits(random, 7)}`;
  const at = between(random, 0, CARRIERS.length - 1);
  const carrier: Fields = [
    ['Transportista', CARRIERS[at] ?? ''],
    ['RUC Transp.', CARRIER_RUCS[at] ?? ''],
    ['N° Reg. MTC', `15${digits(random, 5)}CNG`],
  ];
  return [
    ...(isOwn ? [] : carrier),
    ['Placa Principal', plate(random)],
    ['Placa Secundaria', happens(random, 0.3) ? plate(random) : '-'],
    ['Marca / Modelo', pick(random, MAKES)],
    ['TUCE / Cert. Hab.', `15M${digits(random, 8)}E`],
    ['Conductor', pick(random, DRIVERS)],
    ['DNI', dni],
    ['Lic. Conducir', `Q${dni}`],
  ];
}

function shipmentOf(facts: BenchFacts, date: BenchStyle['date'], isOwn: boolean, random: Random) {
  const hour = `0${between(random, 4, 9)}:${between(random, 10, 59)}`;
  const invoice = `F${pick(random, ['012', '104', '031'])}-00${digits(random, 6)}`;
  const fields: Fields = [
    ['Fecha de Emisión', date(facts.emision)],
    ['Inicio de Traslado', `${date(addDays(facts.emision, between(random, 0, 1)))} ${hour}`],
    ['N° Transporte', `7000${digits(random, 6)}`],
    ['Motivo Traslado', '01 - VENTA'],
    ['Modalidad', isOwn ? '02 - TRANSPORTE PRIVADO' : '01 - TRANSPORTE PUBLICO'],
    ['N° Entrega', `80${digits(random, 8)}`],
    ['Doc. Relacionado', happens(random, 0.75) ? `FACTURA ${invoice}` : '-'],
    ['Ruta / Zona', `R${digits(random, 3)} ${pick(random, ZONES)}`],
    ['Cód. Cliente', `00${digits(random, 7)}`],
  ];
  return fields;
}

/** Crates and pallets that come back, counted from the rows. */
function packsOf(rows: readonly DrinkRow[], random: Random): string {
  const crates = rows
    .filter(({ unidad }) => unidad === 'CJA')
    .reduce((sum, { cantidad }) => sum + cantidad / 1000, 0);
  const units = rows.reduce((sum, { cantidad }) => sum + cantidad / 1000, 0);
  const pallets = Math.max(1, Math.ceil(units / 84));
  return `CAJAS PLASTICAS: ${crates} | PALETAS MADERA 1.00X1.20: ${pallets} | SEPARADORES: ${pallets * between(random, 2, 4)}`;
}

/** The facts as the bottler has them, and what chance adds. */
export function dispatchOf(given: BenchFacts, style: BenchStyle, random: Random): Dispatch {
  const house = houseOf(given.emisor, pick(random, STEMS));
  const rows = drinkRows(given, random);
  const facts = { ...given, emisor: house, lineas: rows };
  const date = pick(random, [DATE_STYLES.slash, DATE_STYLES.slash, DATE_STYLES.dot]);
  const isOwn = happens(random, 0.65);
  const at = between(random, 0, DEPOTS.length - 1);
  const [name, address, code] = DEPOTS[at] ?? DEPOTS[0];
  const others = [1, 2].map((step) => DEPOTS[(at + step) % DEPOTS.length] ?? DEPOTS[0]);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  return {
    facts,
    house,
    rows,
    style,
    date,
    depots: others.map(([depot, place]) => `${depot}: ${place}`).join(' / '),
    shipment: shipmentOf(facts, date, isOwn, random),
    start: `${code} - ${address} (${name})`,
    arrival: `${placeCode(facts.cliente.direccion)} - ${facts.cliente.direccion}`,
    vehicle: vehicleOf(isOwn, random),
    weight: amountText(total, 'point'),
    packs: packsOf(rows, random),
    shows: {
      email: happens(random, 0.6),
      lots: happens(random, 0.7),
      seals: happens(random, 0.4),
    },
  };
}
