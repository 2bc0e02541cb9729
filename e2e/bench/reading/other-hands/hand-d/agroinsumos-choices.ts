import { addDays } from '../../facts/civil-day';
import type { BenchFacts } from '../../model';
import type { Chance } from './chance';

/** What a farm supplier adds to a sale, and which of it one document shows. */
export interface Choices {
  withLots: boolean;
  withCodes: boolean;
  withHash: boolean;
  withWeight: boolean;
  weight: string;
  seller: string;
  zone: string;
  estate: string;
  withEmail: boolean;
  withCustomerAddress: boolean;
  bcp: string;
  bbva: string;
  /** One for each row. */
  lots: readonly { lot: string; expiry: string }[];
}

export function choicesOf(facts: BenchFacts, chance: Chance): Choices {
  return {
    withLots: chance.is(0.6),
    withCodes: chance.is(0.8),
    withHash: chance.is(0.5),
    withWeight: chance.is(0.4),
    weight: `${chance.int(12, 940)}.${chance.digits(2)} KG`,
    seller: chance.pick(['014 R. Talledo', '022 M. Chunga', '007 C. Purizaca']),
    zone: chance.pick(['Costa Norte', 'Valle de Ica', 'Selva Central']),
    estate: chance.pick(['Fundo Santa Elena', 'Fundo La Peña', 'Lote 14 Sector Progreso']),
    withEmail: chance.is(0.6),
    withCustomerAddress: chance.is(0.85),
    bcp: `475-${chance.digits(7)}-0-${chance.digits(2)}`,
    bbva: `0011-0${chance.digits(3)}-01000${chance.digits(5)}-${chance.digits(2)}`,
    lots: facts.lineas.map(() => ({
      lot: `L${chance.digits(5)}`,
      expiry: addDays(facts.emision, chance.int(300, 900)),
    })),
  };
}
