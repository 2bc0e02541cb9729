import type { GradedField } from './fields';
import type { GradedCase } from './read-case';
import { allOf, groups, inOrder, percent, share, type Row } from './tally';

const BINS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01] as const;

const isVerified = ({ state }: GradedField): boolean => state === 'verificado';

export const verifiedWrong = (cases: readonly GradedCase[]): GradedField[] =>
  allOf(cases).filter((field) => isVerified(field) && !field.isRight);

/** Whether a high confidence means a right value; below, the fields that call themselves verified. */
export function byConfidence(all: readonly GradedCase[]): Row[] {
  const columns = groups(inOrder(all), ({ asked }) => asked.role);
  const row = (name: string, isIn: (field: GradedField) => boolean): Row => ({
    confidence: name,
    ...Object.fromEntries(
      columns.map(([role, cases]) => {
        const fields = allOf(cases).filter(isIn);
        return [role, `${share(fields)} of ${fields.length}`];
      }),
    ),
  });
  const within =
    (from: number, to: number) =>
    ({ confidence }: GradedField) =>
      confidence !== null && confidence >= from && confidence < to;
  return [
    ...BINS.slice(0, -1).map((from, at) =>
      row(`${from} to ${Math.min(1, BINS[at + 1] ?? 1)}`, within(from, BINS[at + 1] ?? 1)),
    ),
    row('0.9 and more', within(0.9, 2)),
    row('verificado', isVerified),
  ];
}

/** Not called authentic. */
export const isFlagged = ({ authenticity }: GradedCase): boolean =>
  authenticity?.isAuthentic === false;

const flagsOf = (cases: readonly GradedCase[]): string => {
  const flags = cases.flatMap(({ authenticity }) => authenticity?.flags ?? []);
  const counts = [...new Set(flags)]
    .sort()
    .map((flag) => [flag, flags.filter((one) => one === flag).length]);
  return counts.map(([flag, count]) => `${flag} ${count}`).join(', ') || '-';
};

/** Forged documents that are flagged, and honest ones. */
export function byForgery(honest: readonly GradedCase[], forged: readonly GradedCase[]): Row[] {
  const rows = (cases: readonly GradedCase[], name: (one: GradedCase) => string) =>
    groups(inOrder(cases), name).map(([kind, some]) => ({
      kind,
      documents: String(some.length),
      flagged: String(some.filter(isFlagged).length),
      share: percent(some.filter(isFlagged).length, some.length),
      flags: flagsOf(some),
    }));
  return [
    ...rows(forged, ({ asked }) => `forged ${asked.forgery} ${asked.role} ${asked.form}`),
    ...rows(honest, ({ asked }) => `honest ${asked.role} ${asked.form}`),
  ];
}
