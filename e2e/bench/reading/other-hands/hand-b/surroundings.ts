import type { BenchParty } from '../../model';
import { between, pick, type Random } from '../../facts/chance';
import { digits } from './chance';

/** What stands around the values on real documents: people, branches, banks, sites. */
export const STAFF = [
  'Karina Bellido Oré',
  'César Augusto Tello',
  'Milagros Injante',
  'Renzo Palomino Vega',
  'Yolanda Chumpitaz',
  'Édgar Sotomayor Ríos',
  'Gisela Portocarrero',
] as const;

interface Place {
  street: string;
  district: string;
  ubigeo: string;
}

const PREMISES = [
  {
    street: 'Av. Argentina 3257, Almacén 12',
    district: 'Callao - Callao - Callao',
    ubigeo: '070101',
  },
  {
    street: 'Car. Panamericana Sur Km 38.5',
    district: 'Lima - Lima - Punta Hermosa',
    ubigeo: '150124',
  },
  {
    street: 'Av. Parra 412, Cercado',
    district: 'Arequipa - Arequipa - Arequipa',
    ubigeo: '040101',
  },
  {
    street: 'Jr. Francisco Pizarro 786',
    district: 'La Libertad - Trujillo - Trujillo',
    ubigeo: '130101',
  },
  { street: 'Av. Ferrocarril 1590', district: 'Junín - Huancayo - Huancayo', ubigeo: '120101' },
  {
    street: 'Calle Los Talleres 4471, Urb. Industrial',
    district: 'Lima - Lima - Independencia',
    ubigeo: '150112',
  },
  { street: 'Av. Sánchez Cerro 2316', district: 'Piura - Piura - Piura', ubigeo: '200101' },
] as const satisfies readonly Place[];

export const premises = (random: Random, at: number): Place =>
  PREMISES[at % PREMISES.length] ?? pick<Place>(random, PREMISES);

/** The domain of the firm's mail, as its site. */
export const siteOf = ({ email }: BenchParty): string =>
  `www.${email.split('@')[1] ?? 'empresa.pe'}`;

interface BankAccount {
  bank: string;
  currency: 'S/' | 'US$';
  account: string;
  cci: string;
}

const BANKS = [
  { bank: 'BCP', code: '002', form: [3, 7, 1, 2] },
  { bank: 'BBVA', code: '011', form: [4, 4, 10] },
  { bank: 'INTERBANK', code: '003', form: [3, 10] },
  { bank: 'SCOTIABANK', code: '009', form: [3, 7] },
] as const;

function accountAt(random: Random, at: number, currency: BankAccount['currency']): BankAccount {
  const { bank, code, form } = BANKS[at % BANKS.length] ?? BANKS[0];
  const account = form.map((length) => digits(random, length)).join('-');
  return {
    bank,
    currency,
    account,
    cci: `${code}-${digits(random, 3)}-${digits(random, 12)}-${digits(random, 2)}`,
  };
}

/** Where the seller wants to be paid: one account in soles, one in dollars. */
export function bankAccounts(random: Random): [BankAccount, BankAccount] {
  const first = between(random, 0, 3);
  return [accountAt(random, first, 'S/'), accountAt(random, first + 1, 'US$')];
}

export const plate = (random: Random): string =>
  `${pick(random, ['A', 'B', 'C', 'F', 'T'])}${between(random, 0, 9)}${pick(random, ['K', 'R', 'W', 'Z'])}-${digits(random, 3)}`;
