import { pick, type Random } from '../../facts/chance';

const GIVEN = [
  'ROSA',
  'CARLOS',
  'MILAGROS',
  'JHON',
  'KATHERINE',
  'WILMER',
  'PATRICIA',
  'EDGAR',
  'GIOVANNA',
  'LUIS',
];
const FAMILY = [
  'CHÁVEZ',
  'QUISPE',
  'RAMOS',
  'HUAMANÍ',
  'TORRES',
  'ZEVALLOS',
  'CONDORI',
  'BENITES',
  'VÁSQUEZ',
  'LEÓN',
];

/** A seller, cashier or driver. */
export const personName = (random: Random): string =>
  `${pick(random, GIVEN)} ${pick(random, FAMILY)} ${pick(random, FAMILY)}`;

export const shortName = (random: Random): string =>
  `${pick(random, GIVEN)} ${pick(random, FAMILY).slice(0, 1)}.`;
