import type { BenchFacts } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { DATE_STYLES } from '../../styles';
import { electricRows, type ElectricRow } from './electric-goods';
import { firmOf, type Firm } from './firm-name';
import { haulageOf, type Haulage } from './haulage';

/** What one delivery has besides the facts. */
export interface Trip {
  emisor: Firm;
  rows: readonly ElectricRow[];
  haulage: Haulage;
  hora: string;
  inicio: string;
  pedido: string;
  orden: string;
  referencia: string;
  vendedor: string;
  partida: string;
  llegada: string;
  motivo: string;
  bultos: number;
  sucursales: string;
  slogan: string;
  usuario: string;
}

const STEMS = ['Distribuidora Eléctrica', 'Electro Materiales', 'Comercial Eléctrica'] as const;
const SLOGANS = [
  'Materiales eléctricos - Iluminación - Automatización industrial',
  'Venta al por mayor y menor de material eléctrico e industrial',
] as const;
const STORES = [
  'Av. Argentina 215 Int. 118 C.C. Acoprom, Lima Cercado | Jr. Paruro 1265, Lima Cercado',
  'Av. Argentina 327 Stand BC-21 C.C. UDAMPE, Callao | Av. Materiales 2815, Lima',
  'Jr. Azángaro 1048, Lima Cercado | Calle Víctor Lira 210, Arequipa',
] as const;
const STOCKS = [
  'ALMACEN CENTRAL - AV. MATERIALES NRO. 2815 URB. IND. LA TRINIDAD LIMA - LIMA - LIMA',
  'ALMACEN 02 - AV. ELMER FAUCETT NRO. 1820 CALLAO - PROV. CONST. DEL CALLAO - CALLAO',
] as const;
const SITES = [
  'OBRA: AV. LA MARINA NRO. 2355 LIMA - LIMA - SAN MIGUEL',
  'PLANTA: KM 34.5 ANTIGUA PANAMERICANA SUR MZ. F LT. 8 LIMA - LIMA - LURIN',
  'AGENCIA: AV. NICOLAS ARRIOLA NRO. 1548 LIMA - LIMA - LA VICTORIA',
] as const;
const SELLERS = [
  '014 R. CASTILLO',
  '027 M. ZEGARRA',
  '008 J. PAREDES',
  '031 OFICINA',
  '019 K. LEÓN',
];
const USERS = ['JHUAMAN', 'ALMACEN1', 'DESPACHO', 'CROJAS', 'LVEGA'] as const;

const two = (value: number): string => String(value).padStart(2, '0');
/** Dates of this program. */
export const day = DATE_STYLES.slash;

function orderText(random: Random): string {
  if (!happens(random, 0.4)) return '';
  return pick(random, [
    `OC-${digits(random, 5)}`,
    `4500${digits(random, 6)}`,
    `${digits(random, 4)}-2026`,
  ]);
}

function motiveOf(isAway: boolean, random: Random): string {
  const usual = pick(random, ['VENTA', 'VENTA', 'VENTA', 'VENTA', 'CONSIGNACIÓN']);
  return isAway && happens(random, 0.3) ? 'VENTA CON ENTREGA A TERCEROS' : usual;
}

export function tripOf(facts: BenchFacts, random: Random): Trip {
  const rows = electricRows(facts, random);
  const boxes = ['ventas', 'despacho', 'almacen'];
  const emisor = firmOf(
    facts.emisor,
    { stem: pick(random, STEMS), domain: 'electro', boxes },
    random,
  );
  const invoice = `F${pick(random, ['001', '003'])}-${digits(random, 6)}`;
  const away = happens(random, 0.25) ? pick(random, SITES) : '';
  return {
    emisor,
    rows,
    haulage: haulageOf(random),
    hora: `${two(between(random, 8, 18))}:${two(between(random, 0, 59))}`,
    inicio: day(addDays(facts.emision, pick(random, [0, 0, 0, 1]))),
    pedido: `00${between(random, 10_000, 99_999)}`,
    orden: orderText(random),
    referencia: happens(random, 0.7) ? `FT ${invoice}` : '',
    vendedor: pick(random, SELLERS),
    partida: happens(random, 0.5) ? emisor.direccion : pick(random, STOCKS),
    llegada: away || facts.cliente.direccion,
    motivo: motiveOf(away !== '', random),
    bultos: Math.max(1, Math.round(rows.length * (0.5 + random()))),
    sucursales: pick(random, STORES),
    slogan: pick(random, SLOGANS),
    usuario: pick(random, USERS),
  };
}
