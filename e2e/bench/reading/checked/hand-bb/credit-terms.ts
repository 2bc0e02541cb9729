import { addDays } from '../../facts/civil-day';
import type { BenchFacts } from '../../model';

const USUAL_DAYS = [7, 15, 30, 45, 60, 90, 120] as const;

/** After how many days each cuota is due. */
export const creditDays = ({ cuotas, emision }: BenchFacts): number[] =>
  cuotas.flatMap(({ fecha }) => USUAL_DAYS.filter((days) => addDays(emision, days) === fecha));
