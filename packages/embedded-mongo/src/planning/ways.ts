import type { Predicate } from '../query/predicate';
import type { Plan } from './planner';
import type { Found } from './query';

/** Entries that lead to every document that can match. */
export interface Source {
  /** More than one: what each branch of an `$or` reaches. */
  plans: readonly Plan[];
  /** The conditions that its ranges narrow. */
  about: readonly Predicate[];
}

/** A way to answer a query that asks for the first documents of an order. */
export type Contestant =
  /** The documents come in order, until there are enough. */
  | { kind: 'walk'; plan: Plan }
  /** What each of some conditions reaches comes in order, by the plans of its branches; taken is what all have. */
  | { kind: 'meeting'; sides: readonly (readonly Plan[])[] }
  /** Everything that may match, by the smallest sources, then the order. */
  | { kind: 'gather'; sources: readonly Source[]; walker: Plan | null };

/** Works on in small pieces and says after each how much it has cost; ends with what was found. */
export type Run = Generator<number, Found[]>;

/** A way under way. */
export interface Racer {
  run: Run;
  /** What it will probably cost from here to the answer; null while nothing tells. */
  left(): number | null;
}
