import { conjuncts, type Predicate } from '../query/predicate';
import type { SortField } from '../query/sort';
import type { Collection } from '../storage/catalog';
import { entrySortKey } from './entry-parts';
import { planCandidates, type Candidate, type Plan } from './planner';
import type { Query } from './query';
import { sieveOf } from './sieve';
import type { Source } from './ways';

/**
 * What indexes reach besides the order asked for, for each set of paths that they narrow.
 * @param known paths that the order's own index narrows already
 */
export function sourcesOf(
  collection: Collection,
  query: Query,
  known: ReadonlySet<string>,
): Source[] {
  const all = conjuncts(query.predicate);
  const single = variants(all).flatMap(({ conditions, needed }) => {
    const predicate: Predicate = { kind: 'and', all: conditions };
    return planCandidates(collection, query.indexes, predicate, [])
      .filter(({ plan, narrowed }) => plan.index && narrowed.some((path) => !known.has(path)))
      .filter(({ narrowed }) => needed === null || narrowed.includes(needed))
      .map((candidate) => ({ candidate, source: sourceOf(candidate, conditions) }));
  });
  return [...unions(collection, query), ...narrowest(single, query)];
}

interface Variant {
  conditions: readonly Predicate[];
  /** The path that must be narrowed; null: any. */
  needed: string | null;
}

/**
 * Bounds tell of one `$elemMatch` a path only, but each of several has entries of its own: so each of
 * them in turn is the only one of its path.
 */
function variants(all: readonly Predicate[]): Variant[] {
  const elements = all.filter(isElement);
  const paths = elements.map(({ path }) => path);
  const first = elements.filter(({ path }, at) => paths.indexOf(path) === at);
  const others = elements.filter((one) => !first.includes(one));
  const without = (own: readonly Predicate[], path: string | null): Predicate[] =>
    all.filter((one) => !isElement(one) || own.includes(one) || one.path !== path);
  const whole = all.filter((one) => !isElement(one) || first.includes(one));
  return [
    { conditions: whole, needed: null },
    ...others.map((one) => ({ conditions: without([one], one.path), needed: one.path })),
  ];
}

type FieldPredicate = Extract<Predicate, { kind: 'field' }>;

export function isElement(one: Predicate): one is FieldPredicate {
  return one.kind === 'field' && one.test.kind === 'elemValue';
}

function sourceOf({ plan, narrowed }: Candidate, conditions: readonly Predicate[]): Source {
  const about = conditions.filter((one) => one.kind === 'field' && narrowed.includes(one.path));
  return { plans: [plan], about };
}

interface Choice {
  candidate: Candidate;
  source: Source;
}

/** Of those about the same conditions the one whose entries tell most, and none that says less than another. */
function narrowest(choices: readonly Choice[], query: Query): Source[] {
  const best: Choice[] = [];
  for (const one of choices) {
    const at = best.findIndex(({ source }) => isSame(source.about, one.source.about));
    const before = best[at];
    if (!before) best.push(one);
    else if (isTelling(one.candidate.plan, before.candidate.plan, query)) best[at] = one;
  }
  const sources = best.map(({ source }) => source);
  return sources.filter(
    ({ about }) =>
      !sources.some(
        (other) => other.about.length > about.length && about.every((c) => other.about.includes(c)),
      ),
  );
}

function isSame(a: readonly Predicate[], b: readonly Predicate[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

/** Whether entries of one index tell the order where those of the other do not, or else leave less open. */
function isTelling(one: Plan, other: Plan, { sort, predicate }: Query): boolean {
  const order = Number(entrySortKey(one.index, sort) !== null);
  const otherOrder = Number(entrySortKey(other.index, sort) !== null);
  if (order !== otherOrder) return order > otherOrder;
  return sieveOf(one, predicate).open.length < sieveOf(other, predicate).open.length;
}

/** For each `$or` of which an index serves every branch: what the branches reach together. */
function unions(collection: Collection, query: Query): Source[] {
  const all = conjuncts(query.predicate);
  return all.flatMap((one): Source[] => {
    if (one.kind !== 'or') return [];
    const plans = one.all.map((branch) => branchPlan(collection, query, all, one, branch));
    return plans.every((plan) => plan !== null) ? [{ plans, about: [one] }] : [];
  });
}

/** Of the branches of each `$or` the ways to reach what matches. */
export function branchesOf(
  collection: Collection,
  query: Query,
  sort: readonly SortField[],
): Candidate[][][] {
  const all = conjuncts(query.predicate);
  return all.flatMap((one) => {
    if (one.kind !== 'or') return [];
    return [
      one.all.map((branch) => {
        const conditions = conditionsOf(all, one, branch);
        return branchCandidates(collection, query, conditions, branch, sort);
      }),
    ];
  });
}

/** Null unless an index narrows a path of the branch itself. */
function branchPlan(
  collection: Collection,
  query: Query,
  all: readonly Predicate[],
  union: Predicate,
  branch: Predicate,
): Plan | null {
  const conditions = conditionsOf(all, union, branch);
  const choices = branchCandidates(collection, query, conditions, branch, []).map((candidate) => ({
    candidate,
    source: sourceOf(candidate, conditions),
  }));
  return narrowest(choices, query)[0]?.plans[0] ?? null;
}

/** What holds of a document that is in the branch. */
function conditionsOf(
  all: readonly Predicate[],
  union: Predicate,
  branch: Predicate,
): readonly Predicate[] {
  return [...conjuncts(branch), ...all.filter((other) => other !== union)];
}

/** Those whose index narrows a path of the branch itself. */
function branchCandidates(
  collection: Collection,
  { indexes }: Query,
  conditions: readonly Predicate[],
  branch: Predicate,
  sort: readonly SortField[],
): Candidate[] {
  const own = new Set(conjuncts(branch).flatMap((one) => (one.kind === 'field' ? [one.path] : [])));
  const predicate: Predicate = { kind: 'and', all: conditions };
  return planCandidates(collection, indexes, predicate, sort).filter(
    ({ plan, narrowed }) => plan.index && narrowed.some((path) => own.has(path)),
  );
}
