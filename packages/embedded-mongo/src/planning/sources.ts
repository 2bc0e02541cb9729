import { conjuncts, type Predicate } from '../query/predicate';
import type { SortField } from '../query/sort';
import type { Collection } from '../storage/catalog';
import { entrySortKey } from './entry-parts';
import { bestIn, planCandidates, type Candidate, type Plan } from './planner';
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
  const plain = conjuncts(query.predicate).filter((one) => !isElement(one));
  const single = planCandidates(collection, query.indexes, { kind: 'and', all: plain }, [])
    .filter(({ plan, narrowed }) => plan.index && narrowed.some((path) => !known.has(path)))
    .map((candidate) => ({ candidate, source: sourceOf(candidate, plain) }));
  return [
    ...sidesOf(collection, query, []).flatMap((one) => sideSource(one, query)),
    ...narrowest(single, query),
  ];
}

function isElement(one: Predicate): boolean {
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

/** A condition with entries of its own: an `$or`, or one on an element of an array (a word). */
export interface Side {
  about: Predicate;
  /** For each of its branches how to reach what may match, by indexes that narrow a path of the branch. */
  branches: readonly (readonly Candidate[])[];
}

export function sidesOf(
  collection: Collection,
  { indexes, predicate }: Query,
  sort: readonly SortField[],
): Side[] {
  const all = conjuncts(predicate);
  const sides = all.filter((one) => one.kind === 'or' || isElement(one));
  return sides.map((about) => ({
    about,
    branches: (about.kind === 'or' ? about.all : [about]).map((branch) => {
      const own = conjuncts(branch).flatMap((one) => (one.kind === 'field' ? [one.path] : []));
      // Bounds tell of one `$elemMatch` a path only: first of that of the branch.
      const others = all.filter((one) => one !== about && !(isElement(one) && isElement(about)));
      const both: Predicate = { kind: 'and', all: [...conjuncts(branch), ...others] };
      return planCandidates(collection, indexes, both, sort).filter(
        ({ plan, narrowed }) => plan.index && narrowed.some((path) => own.includes(path)),
      );
    }),
  }));
}

/** None unless an index serves every branch: of several one whose entries tell the order. */
function sideSource({ about, branches }: Side, { sort }: Query): Source[] {
  const plans = branches.map((candidates) => {
    const telling = candidates.filter(({ plan }) => entrySortKey(plan.index, sort));
    return bestIn(telling) ?? bestIn(candidates);
  });
  return plans.every((one) => one !== undefined)
    ? [{ plans: plans.map(({ plan }) => plan), about: [about] }]
    : [];
}
