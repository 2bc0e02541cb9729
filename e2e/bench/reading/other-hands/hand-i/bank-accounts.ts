import { digits, pick, type Random } from '../../facts/chance';

export interface BankAccount {
  bank: string;
  account: string;
  /** Code of the interbank clearing house. */
  cci: string;
}

const MAKERS: readonly ((random: Random) => BankAccount)[] = [
  (random) => {
    const body = digits(random, 7);
    const check = digits(random, 2);
    const account = `191-${body}-0-${check}`;
    return { bank: 'BCP', account, cci: `002-191-00${body}0${check}-5${digits(random, 1)}` };
  },
  (random) => {
    const body = digits(random, 8);
    return {
      bank: 'BBVA',
      account: `0011-0175-01-${body}`,
      cci: `011-175-0001${body}-${digits(random, 2)}`,
    };
  },
  (random) => {
    const body = digits(random, 10);
    return {
      bank: 'Interbank',
      account: `200-${body}`,
      cci: `003-200-00${body}-3${digits(random, 1)}`,
    };
  },
  (random) => {
    const body = digits(random, 7);
    return {
      bank: 'Scotiabank',
      account: `000-${body}`,
      cci: `009-000-00000${body}-1${digits(random, 1)}`,
    };
  },
];

/** Different banks, from a random one on. */
export function bankAccounts(random: Random, count: number): BankAccount[] {
  const start = pick(random, [0, 1, 2, 3]);
  return Array.from({ length: count }, (_, at) => {
    const make = MAKERS[(start + at) % MAKERS.length];
    if (!make) throw new Error('no such bank');
    return make(random);
  });
}
