import { between, happens, pick } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, BenchLine, CivilDate } from '../../model';
import { DATE_STYLES } from '../../styles';
import type { MaintenanceTrade } from './maintenance-words';

type Random = () => number;

/** The first and the last day of the month that is charged. */
export interface ChargedMonth {
  from: CivilDate;
  to: CivilDate;
}

export function chargedMonth(emision: CivilDate): ChargedMonth {
  const from = `${emision.slice(0, 7)}-01`;
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}

export const isService = ({ unidad }: BenchLine): boolean => unidad === 'ZZ';

/** With two decimals, three where it has them. */
export const quantityText = ({ cantidad }: BenchLine): string =>
  (cantidad / 1000).toFixed(cantidad % 10 === 0 ? 2 : 3);

/** A works contract is what pays 4 %. */
const isWorks = ({ detraccion }: BenchFacts): boolean => detraccion?.porcentaje === 4;

function serviceList(facts: BenchFacts, line: BenchLine, trade: MaintenanceTrade) {
  if (isWorks(facts)) return trade.works;
  return line.unitario < 30_000 ? trade.visits : trade.monthly;
}

function partList(line: BenchLine, trade: MaintenanceTrade): readonly string[] {
  if (line.unidad === 'KGM') return trade.byKilo;
  if (line.unitario < 3_000) return trade.cheap;
  return line.unitario < 40_000 ? trade.middling : trade.dear;
}

const UNITS: Readonly<Record<string, string>> = { ZZ: 'SER', KGM: 'KG' };

/** The rows as goods and services of the trade, with the same amounts. */
export function maintenanceRows(
  facts: BenchFacts,
  trade: MaintenanceTrade,
  random: Random,
): BenchLine[] {
  const shift = between(random, 0, 9);
  const { to } = chargedMonth(facts.emision);
  const month = DATE_STYLES.long(to).split(' de ').slice(1).join(' ').toUpperCase();
  const saysMonth = happens(random, 0.6) && !isWorks(facts);
  return facts.lineas.map((line, at) => {
    const service = isService(line);
    const list = service ? serviceList(facts, line, trade) : partList(line, trade);
    const name = list[(at + shift) % list.length] ?? '';
    const suffix = service ? saysMonth && ` - ${month}` : happens(random, 0.2) && model(random);
    const gift = line.importe === 0 ? ' (BONIFICACION)' : '';
    return {
      ...line,
      codigo: `${service ? 'SV' : 'RP'}${line.codigo.replace(/\D/g, '').padStart(6, '0')}`,
      descripcion: `${name}${suffix || ''}${gift}`,
      unidad: UNITS[line.unidad] ?? 'UND',
    };
  });
}

const model = (random: Random): string =>
  ` MOD. ${pick(random, ['MX', 'GS', 'K', 'TR', 'FL'])}-${between(random, 10, 980)}`;
