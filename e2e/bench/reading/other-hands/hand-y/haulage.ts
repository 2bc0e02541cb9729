import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { FIRST_NAMES, SURNAMES } from '../../facts/words';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/** A RUC of a company, with its check digit. */
export function companyRuc(random: Random): string {
  const ten = `20${pick(random, ['1', '4', '5', '6'])}${digits(random, 7)}`;
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(ten[at]), 0);
  return `${ten}${(11 - (sum % 11)) % 10}`;
}

export const plate = (random: Random): string =>
  `${pick(random, ['A', 'B', 'C', 'D', 'F', 'T', 'V'])}${between(random, 1, 9)}${pick(random, ['K', 'M', 'R', 'W', 'X'])}-${digits(random, 3)}`;

const CARRIERS = [
  'TRANSPORTES CARGA RAPIDA DEL SUR S.A.C.',
  'SURANDINO CARGO EXPRESS S.A.C.',
  'EMPRESA DE TRANSPORTES SANTA ROSA DEL CENTRO E.I.R.L.',
  'GRUPO LOGISTICO ANDINO NORTE S.A.C.',
  'INVERSIONES Y TRANSPORTES FLORES ROJAS S.R.L.',
] as const;

const VEHICLES = ['HYUNDAI H100', 'ISUZU NPR', 'MITSUBISHI FUSO CANTER', 'HINO DUTRO', 'JAC X200'];

export interface Haulage {
  /** Null: the sender's own lorry. */
  carrier: { nombre: string; ruc: string; mtc: string } | null;
  marca: string;
  placa: string;
  /** Certificate of the vehicle; empty for a light one. */
  tuc: string;
  conductor: string;
  dni: string;
  licencia: string;
}

export function haulageOf(random: Random): Haulage {
  const dni = `${pick(random, ['0', '1', '4', '4', '7'])}${digits(random, 7)}`;
  const first = pick(random, FIRST_NAMES);
  const surnames = `${pick(random, SURNAMES)} ${pick(random, SURNAMES)}`;
  const isHired = happens(random, 0.4);
  const mtc = `15${between(random, 10, 99)}${digits(random, 3)}CNG`;
  const carrier = { nombre: pick(random, CARRIERS), ruc: companyRuc(random), mtc };
  return {
    carrier: isHired ? carrier : null,
    marca: pick(random, VEHICLES),
    placa: plate(random),
    tuc: happens(random, 0.5) ? `15M${between(random, 19, 25)}${digits(random, 6)}E` : '',
    conductor: `${surnames} ${first}`.toUpperCase(),
    dni,
    licencia: `Q${dni}`,
  };
}

const UBIGEOS: readonly (readonly [string, string])[] = [
  ['MIRAFLORES', '150122'],
  ['SAN JUAN DE LURIGANCHO', '150132'],
  ['LURIN', '150119'],
  ['VENTANILLA', '070106'],
  ['BUSTAMANTE', '040129'],
  ['LARCO', '130111'],
  ['SAN SEBASTIAN', '080105'],
  ['CHIMBOTE', '021809'],
  ['TAMBO', '120114'],
  ['VEINTISEIS', '200115'],
  ['ATE', '150103'],
];

/** Of the district that the address names; empty when it names none of those. */
export function ubigeoOf(address: string): string {
  const plain = address
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();
  return UBIGEOS.find(([place]) => new RegExp(`\\b${place}\\b`).test(plain))?.[1] ?? '';
}
