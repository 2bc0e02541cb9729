import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { ruc } from '../../facts/parties';
import { personName } from './people';

/** Name, RUC and MTC number. */
export type Carrier = readonly [string, string, string];

const CARRIERS = [
  'TRANSPORTES RODRIGO CARRANZA S.A.C.',
  'TRANSPORTES Y SERVICIOS EL CHASQUI E.I.R.L.',
  'EMP. DE TRANSPORTES CRUZ DEL NORTE S.R.L.',
];

export const BRANDS = ['VOLVO FMX', 'HINO 500', 'ISUZU FVR', 'SCANIA G460', 'FUSO CANTER'];

export const plateOf = (random: Random): string =>
  `${pick(random, ['A', 'B', 'C', 'F', 'T', 'V'])}${digits(random, 1)}${pick(random, ['K', 'L', 'R', 'Z'])}-${digits(random, 3)}`;

/** Name, DNI and licence. */
export function driverOf(random: Random): readonly [string, string, string] {
  const dni = `4${digits(random, 7)}`;
  return [personName(random), dni, `Q${dni}`];
}

export function carrierOf(random: Random): Carrier {
  const dice = {
    next: random,
    int: (min: number, max: number) => between(random, min, max),
    digits: (count: number) => digits(random, count),
    pick: <T>(values: readonly T[]) => pick(random, values),
    sample: <T>(values: readonly T[], count: number) => values.slice(0, count),
    chance: (share: number) => happens(random, share),
  };
  return [pick(random, CARRIERS), ruc('20', dice), `15${digits(random, 5)}CNG`];
}
