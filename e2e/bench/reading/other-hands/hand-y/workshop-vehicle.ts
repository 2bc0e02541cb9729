import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchStyle, CivilDate } from '../../model';

/** A label with what stands under it. */
export type Cell = readonly [label: string, value: string];

const VEHICLES = [
  ['TOYOTA', 'HILUX 4X4 C/D 2.8'],
  ['MITSUBISHI', 'L200 KATANA CR'],
  ['HINO', 'FC 1018 (500)'],
  ['ISUZU', 'NPR 816'],
  ['VOLVO', 'FMX 6X4R 440'],
  ['SCANIA', 'G460 B6X4'],
  ['MERCEDES-BENZ', 'ACTROS 3344 K'],
  ['HYUNDAI', 'HD78'],
  ['FREIGHTLINER', 'M2 106 6X4'],
] as const;

const MACHINES = [
  ['CATERPILLAR', 'EXCAVADORA 320D2 L'],
  ['KOMATSU', 'CARGADOR FRONTAL WA380-6'],
  ['JCB', 'RETROEXCAVADORA 3CX'],
  ['JOHN DEERE', 'TRACTOR 6110J'],
  ['HYSTER', 'MONTACARGAS H50FT'],
] as const;

const COLOURS = ['BLANCO', 'ROJO', 'PLATA METALICO', 'AZUL', 'NEGRO MICA'] as const;
const ADVISERS = ['C. HUERTAS M.', 'J. PAREDES', 'L. ZEGARRA R.', 'M. OSORIO C.', 'R. ASCENCIO'];
const JOB_KINDS = ['CLIENTE PAGO', 'MANTENIMIENTO', 'CORRECTIVO', 'FLOTA', 'SINIESTRO'] as const;
const VIN_LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];

const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => pick(random, VIN_LETTERS)).join('');

const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const orderOf = (random: Random): string =>
  pick(random, [
    `OT-${digits(random, 6)}`,
    `4000${digits(random, 6)}`,
    `S${digits(random, 2)}-${digits(random, 5)}`,
  ]);

function machine(random: Random): Cell[] {
  const [make, model] = pick(random, MACHINES);
  return [
    ['MARCA', make],
    ['EQUIPO / MODELO', model],
    ['N° SERIE', `${letters(random, 3)}${digits(random, 5)}`],
    ['HORÓMETRO', `${thousands(between(random, 250, 14_900))} H`],
    ['AÑO', String(between(random, 2012, 2024))],
  ];
}

function vehicle(random: Random): Cell[] {
  const [make, model] = pick(random, VEHICLES);
  const plate = `${letters(random, 1)}${between(random, 1, 9)}${letters(random, 1)}-${digits(random, 3)}`;
  return [
    ['PLACA', plate],
    ['MARCA', make],
    ['MODELO', model],
    ['AÑO', String(between(random, 2012, 2025))],
    [
      'VIN / CHASIS',
      `${letters(random, 3)}${letters(random, 5)}${between(random, 1, 9)}${letters(random, 2)}${digits(random, 6)}`,
    ],
    ['N° MOTOR', `${letters(random, 2)}${digits(random, 6)}`],
    ['KILOMETRAJE', `${thousands(between(random, 4_900, 389_000))} KM`],
    ['COLOR', pick(random, COLOURS)],
  ];
}

/** What the workshop notes of the unit and the order, as cells of a grid. */
export function unitCells(
  emision: CivilDate,
  { date }: Pick<BenchStyle, 'date'>,
  random: Random,
): Cell[] {
  const kind = pick(random, JOB_KINDS);
  const isMachine = happens(random, 0.25);
  const entered = addDays(emision, -between(random, 1, 12));
  const claim: Cell[] =
    kind === 'SINIESTRO' ? [['N° SINIESTRO', `${digits(random, 4)}-${digits(random, 6)}`]] : [];
  return [
    ['N° ORDEN DE TRABAJO', orderOf(random)],
    ['TIPO O.T.', kind],
    ...(isMachine ? machine(random) : vehicle(random)),
    ['F. INGRESO', date(entered)],
    ['ASESOR DE SERVICIO', pick(random, ADVISERS)],
    ...claim,
  ];
}
