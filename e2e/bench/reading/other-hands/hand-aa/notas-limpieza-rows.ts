import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { UNTAXED_GOODS } from '../../facts/trades';
import type { BenchFacts, BenchLine } from '../../model';
import {
  CLEANING_GOODS,
  KEPT_BY_CUSTOMER,
  LOOSE_GOODS,
  UNTAXED_LOOSE,
  UNTAXED_PIECES,
  type CleaningGood,
} from './cleaning-goods';
import { nearPrice } from './near-price';

export interface NoteRow extends BenchLine {
  /** Lot and expiry, in the smaller print below the name. */
  lot: string;
  /** Code of catalogue 07: taxed, or exonerated. */
  affectation: '10' | '20';
}

const UNTAXED = new Set(UNTAXED_GOODS.map(({ name }) => name.toUpperCase()));
const isUntaxed = ({ descripcion }: BenchLine): boolean => UNTAXED.has(descripcion.toUpperCase());
const isLoose = ({ cantidad, unidad }: BenchLine): boolean =>
  cantidad % 1000 !== 0 || unidad === 'KGM';

/** More letras than these in arrears are none of one note. */
const MOST_LETRAS = 4;
const DEAREST_DAY = 20_000;

/** The reason as far as the rows allow it: interest by the day has neither kilos nor untaxed goods. */
export function reasonOf({ afectado, lineas }: BenchFacts): string {
  const motivo = afectado?.motivo ?? '';
  const isOfGoods = lineas.some((line) => isUntaxed(line) || isLoose(line));
  const isOfInterest =
    lineas.length <= MOST_LETRAS && lineas.every(({ unitario }) => unitario < DEAREST_DAY);
  if (motivo === 'Intereses por mora' && (isOfGoods || !isOfInterest)) return 'Aumento en el valor';
  return motivo === 'Penalidades' && isOfGoods ? 'Aumento en el valor' : motivo;
}

function lotOf(good: CleaningGood, random: Random): string {
  const lot = `${pick(random, ['L', 'P', ''])}${between(random, 24, 26)}${digits(random, 4)}`;
  const month = String(between(random, 1, 12)).padStart(2, '0');
  const text = `LOTE: ${lot}  VCTO: ${month}/${between(random, 2027, 2028)}`;
  return good.hasLot ? text : '';
}

function interestRow(line: BenchLine, random: Random): NoteRow {
  return {
    ...line,
    codigo: 'IN-00001',
    descripcion: `INTERES MORATORIO LETRA ${digits(random, 6)} (DIAS DE ATRASO)`,
    unidad: 'DIA',
    lot: '',
    affectation: '10',
  };
}

/** The rows of the note as the distributor's goods, by its reason. */
export function noteRows(facts: BenchFacts, random: Random): NoteRow[] {
  const reason = reasonOf(facts);
  if (reason === 'Intereses por mora') return facts.lineas.map((line) => interestRow(line, random));
  const from = (goods: readonly CleaningGood[]) => nearPrice(goods, facts.moneda, random);
  const pieces = from(reason === 'Penalidades' ? KEPT_BY_CUSTOMER : CLEANING_GOODS);
  const loose = from(LOOSE_GOODS);
  const codes = new Map<string, string>();
  const untaxed = { loose: from(UNTAXED_LOOSE), pieces: from(UNTAXED_PIECES) };
  const withLots = reason === 'Devolución por ítem' || happens(random, 0.3);
  const prefix = reason === 'Aumento en el valor' ? 'DIF. PRECIO ' : '';
  return facts.lineas.map((line) => {
    const shelf = isUntaxed(line) ? untaxed : { loose, pieces };
    const good = (isLoose(line) ? shelf.loose : shelf.pieces)(line);
    const codigo = codes.get(good.name) ?? `${good.family}-${digits(random, 5)}`;
    codes.set(good.name, codigo);
    return {
      ...line,
      codigo,
      descripcion: `${prefix}${good.name}`,
      unidad: good.unit,
      lot: withLots && facts.kind === 'nota_credito' ? lotOf(good, random) : '',
      affectation: isUntaxed(line) ? '20' : '10',
    };
  });
}
