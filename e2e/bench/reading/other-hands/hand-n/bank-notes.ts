import { between, digits, type Random } from '../../facts/chance';

/** An account to which the customer pays. */
export interface BankAccount {
  bank: string;
  currency: 'Soles' | 'Dólares';
  number: string;
  cci: string;
}

const account = (bank: string, currency: BankAccount['currency'], random: Random): BankAccount => {
  const d = (count: number): string => digits(random, count);
  const tail = `${d(3)} ${d(12)} ${d(2)}`;
  switch (bank) {
    case 'BCP':
      return { bank, currency, number: `19${d(1)}-${d(7)}-0-${d(2)}`, cci: `002 ${tail}` };
    case 'BBVA':
      return { bank, currency, number: `0011-0${d(3)}-01000${d(5)}`, cci: `011 ${tail}` };
    case 'Interbank':
      return { bank, currency, number: `${d(3)}-300${d(7)}`, cci: `003 ${tail}` };
    default:
      return { bank, currency, number: `000-${d(7)}`, cci: `009 ${tail}` };
  }
};

/** Two to four accounts of the usual banks. */
export function bankAccounts(random: Random): BankAccount[] {
  const all = [
    account('BCP', 'Soles', random),
    account('BCP', 'Dólares', random),
    account('BBVA', 'Soles', random),
    account('Interbank', 'Soles', random),
    account('Scotiabank', 'Dólares', random),
  ];
  const from = between(random, 0, 1);
  return all.slice(from, from + between(random, 2, 4));
}
