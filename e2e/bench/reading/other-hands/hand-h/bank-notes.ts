import { between, digits, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';

export interface BankAccount {
  bank: string;
  number: string;
  cci: string;
}

type Making = (random: Random) => BankAccount;

const bcp: Making = (random) => {
  const branch = pick(random, ['191', '193', '194', '215']);
  const body = digits(random, 7);
  const [kind, check] = [pick(random, ['0', '1']), digits(random, 2)];
  return {
    bank: 'BCP',
    number: `${branch}-${body}-${kind}-${check}`,
    cci: `002-${branch}-00${body}${kind}${check}-5${between(random, 0, 9)}`,
  };
};

const bbva: Making = (random) => {
  const [office, body] = [digits(random, 4), digits(random, 8)];
  return {
    bank: 'BBVA',
    number: `0011-${office}-01${body}`,
    cci: `011-${office.slice(1)}-0001${body}-${digits(random, 2)}`,
  };
};

const interbank: Making = (random) => {
  const body = digits(random, 10);
  return {
    bank: 'Interbank',
    number: `200-${body}`,
    cci: `003-200-00${body}-3${digits(random, 1)}`,
  };
};

const scotiabank: Making = (random) => {
  const body = digits(random, 7);
  return {
    bank: 'Scotiabank',
    number: `000-${body}`,
    cci: `009-170-00000${body}-2${digits(random, 1)}`,
  };
};

/** Where a house wants to be paid, one account a bank. */
export function bankAccounts(random: Random, count: number): BankAccount[] {
  const all = [bcp, bbva, interbank, scotiabank];
  const first = between(random, 0, all.length - 1);
  return [...all.slice(first), ...all.slice(0, first)].slice(0, count).map((make) => make(random));
}
