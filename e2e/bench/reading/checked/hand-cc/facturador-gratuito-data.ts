import { between, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchStyle, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  accountsOf,
  paymentsOf,
  sellerOf,
  type Account,
  type Paid,
  type ShopSeller,
} from './shop-desk';
import { shopRows, type ShopRow, type ShopTrade } from './shop-rows';

/** A sale as the biller has it: the facts as the shop names them, and what chance adds. */
export interface Sale {
  facts: BenchFacts;
  emisor: ShopSeller;
  rows: readonly ShopRow[];
  paid: readonly Paid[];
  accounts: readonly Account[];
  due: string;
  hour: string;
  vendor: string;
  desk: string;
  branch: string;
  sign: string;
  currency: string;
  slogan: string;
  shows: { code: boolean; branch: boolean; hash: boolean; terms: boolean; accounts: boolean };
  date: BenchStyle['date'];
  amount(cents: Cents): string;
}

const SIGNS = { PEN: 'S/', USD: '$', EUR: '€' } as const;
const CURRENCIES = { PEN: 'Soles', USD: 'Dólares Americanos', EUR: 'Euros' } as const;
const VENDORS = ['Administrador', 'Yesica Tello', 'JUAN C. PALOMINO', 'vendedor02', 'Milagros R.'];
const DESKS = ['Caja 1', 'Caja Principal', 'CAJA 02 - TARDE', 'Caja Mostrador'];
const BRANCHES = [
  'Jr. Ayacucho 318 - Mercado Central Pto. 14',
  'Av. Perú 2240 Int. 2 (frente al grifo)',
  'Cal. Comercio 105 - Esq. con Jr. Unión',
];
const SLOGANS: Readonly<Record<ShopTrade, readonly string[]>> = {
  mascotas: [
    'Venta de alimento balanceado para mascotas, aves y ganado - medicina veterinaria - accesorios',
    'Todo para tu engreído - Reparto a domicilio',
  ],
  ferreteria: [
    'Materiales de construcción, gasfitería, electricidad, pinturas y herramientas en general',
    'Venta por mayor y menor - Duplicado de llaves - Preparado de pinturas',
  ],
};

/** A sale paid at once is due on its day, the program has it so. */
const dueOf = ({ vencimiento, emision }: BenchFacts): string => vencimiento ?? emision;

function hourOf(random: Random): string {
  return [between(random, 8, 20), between(random, 0, 59), between(random, 0, 59)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

export function saleOf(given: BenchFacts, random: Random): Sale {
  const trade = pick(random, ['mascotas', 'ferreteria'] as const);
  const emisor = sellerOf(given.emisor, trade, random);
  const rows = shopRows(given, trade, random);
  const facts = { ...given, emisor, lineas: rows, vencimiento: dueOf(given) };
  return {
    facts,
    emisor,
    rows,
    paid: paymentsOf(facts, random),
    accounts: accountsOf(random),
    due: dueOf(given),
    hour: hourOf(random),
    vendor: pick(random, VENDORS),
    desk: pick(random, DESKS),
    branch: pick(random, BRANCHES),
    sign: SIGNS[facts.moneda],
    currency: CURRENCIES[facts.moneda],
    slogan: pick(random, SLOGANS[trade]),
    shows: {
      code: happens(random, 0.6),
      branch: happens(random, 0.5),
      hash: happens(random, 0.8),
      terms: happens(random, 0.6),
      accounts: happens(random, 0.85),
    },
    date: pick(random, [DATE_STYLES.iso, DATE_STYLES.iso, DATE_STYLES.slash]),
    amount: (cents) => amountText(cents, 'point'),
  };
}

/** Whole numbers bare, fractions as the scales gave them. */
export const quantityText = (thousandths: number): string => String(thousandths / 1000);
