import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchParty, Cents } from '../../model';
import type { ShopTrade } from './shop-rows';

/** One of the means by which a sale was paid at the desk. */
export interface Paid {
  method: string;
  reference: string;
  monto: Cents;
}

export interface Account {
  bank: string;
  currency: string;
  number: string;
  cci: string;
}

const BRANDS: Readonly<Record<ShopTrade, readonly string[]>> = {
  mascotas: ['Huellitas', 'Mundo Mascota', 'Patitas & Granja', 'El Corral', 'AgroVet Norte'],
  ferreteria: ['FerreMax', 'El Martillo', 'Ferre Norte', 'La Llave', 'Todo Obra'],
};
const STEMS: Readonly<Record<ShopTrade, readonly string[]>> = {
  mascotas: ['AGROVETERINARIA', 'DISTRIBUIDORA PET FOOD', 'INVERSIONES AGROPECUARIAS', 'PET SHOP'],
  ferreteria: [
    'FERRETERIA',
    'CORPORACION FERRETERA',
    'INVERSIONES Y REPRESENTACIONES FERRETERAS',
    'COMERCIAL',
  ],
};
const NAMES = [
  'ROJAS & HIJOS',
  'SANTA ROSA',
  'YAUYOS',
  'LOS OLIVARES',
  'JHEFERSON',
  'CHAVIN DE HUANTAR',
];
const FORMS = ['E.I.R.L.', 'S.A.C.', 'S.R.L.', 'EMPRESA INDIVIDUAL DE RESPONSABILIDAD LIMITADA'];

export interface ShopSeller extends BenchParty {
  brand: string;
  mobile: string;
  host: string;
}

const LETTERS = /[^a-z]/g;

export function sellerOf(given: BenchParty, trade: ShopTrade, random: Random): ShopSeller {
  const brand = pick(random, BRANDS[trade]);
  const host = brand.toLowerCase().replace(LETTERS, '');
  const nombre = `${pick(random, STEMS[trade])} ${pick(random, NAMES)} ${pick(random, FORMS)}`;
  const email = happens(random, 0.6) ? `${host}.ventas@gmail.com` : `ventas@${host}.pe`;
  return { ...given, nombre, email, brand, host, mobile: `9${digits(random, 8)}` };
}

/** What the desk writes for a means of payment, and whether it has a number of its own. */
const DESK_METHODS: Readonly<Record<string, string>> = {
  'Transferencia bancaria': 'Transferencia',
  'Depósito en cuenta corriente': 'Depósito en cuenta',
  'Tarjeta de crédito': 'Tarjeta de crédito',
  Efectivo: 'Efectivo',
  'Cheque no negociable': 'Cheque',
};
const OTHERS = ['Efectivo', 'Tarjeta de débito', 'Transferencia'];
const WALLETS = ['Yape', 'Plin', 'Yape', 'Efectivo'];
/** More than this no wallet of a telephone lets through. */
const WALLET_LIMIT: Cents = 200_000;

function referenceOf(method: string, random: Random): string {
  if (method === 'Efectivo') return '';
  if (method.startsWith('Tarjeta')) return `POS ${digits(random, 6)}`;
  return method === 'Cheque' ? `${digits(random, 8)} BCP` : `Op. ${digits(random, 8)}`;
}

/** The means one after the other: what the first ones leave over falls to the last. */
export function paymentsOf(facts: BenchFacts, random: Random): Paid[] {
  if (facts.formaPago === 'Crédito') return [];
  const first = DESK_METHODS[facts.metodoPago] ?? facts.metodoPago;
  const count = pick(random, [1, 2, 2, 3]);
  const isSmall = facts.moneda === 'PEN' && facts.sumas.total <= WALLET_LIMIT;
  const others = isSmall ? [...WALLETS, ...OTHERS] : OTHERS;
  const methods = [first];
  while (methods.length < count) {
    const next = pick(random, others);
    if (!methods.includes(next)) methods.push(next);
  }
  let rest = facts.sumas.total + (facts.percepcion?.monto ?? 0);
  return methods.map((method, at) => {
    const share = Math.floor((rest * between(random, 30, 65)) / 10_000) * 100;
    const monto = at === methods.length - 1 ? rest : share;
    rest -= monto;
    return { method, reference: referenceOf(method, random), monto };
  });
}

const BANKS = [
  ['BCP', '191-', 8, '002191'],
  ['BBVA CONTINENTAL', '0011-0', 12, '011'],
  ['INTERBANK', '200-', 10, '003200'],
  ['CAJA AREQUIPA', '00', 16, '803'],
  ['SCOTIABANK', '000-', 7, '009'],
] as const;
const CCI_DIGITS = 20;

export function accountsOf(random: Random): Account[] {
  const start = between(random, 0, 1);
  return BANKS.slice(start, start + between(random, 2, 3)).map(([bank, head, count, cci], at) => ({
    bank,
    currency: at === 1 && happens(random, 0.4) ? 'Dólares' : 'Soles',
    number: `${head}${digits(random, count)}${bank === 'BCP' ? `-0-${digits(random, 2)}` : ''}`,
    cci: `${cci}${digits(random, CCI_DIGITS - cci.length)}`,
  }));
}
