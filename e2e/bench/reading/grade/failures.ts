import type { GradedCase } from './read-case';
import { isFlagged, verifiedWrong } from './trust';

const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const placeOf = ({ asked }: GradedCase): string =>
  [asked.id, asked.form, asked.level].filter(Boolean).join(' ');

/** A line for every value that is not as printed. */
export function failures(cases: readonly GradedCase[]): string[] {
  return cases.flatMap((one) => {
    const wrong = one.fields.filter(({ isRight }) => !isRight);
    return [
      ...(one.error ? [`${placeOf(one)}: NOT READ ${one.error}`] : []),
      ...wrong.map(
        ({ path, want, got, state }) =>
          `${placeOf(one)} ${path} [${state ?? '-'}]: want ${text(want)} got ${text(got)}`,
      ),
      ...one.items.missed.map((item) => `${placeOf(one)} item: want ${text(item)}`),
      ...one.invented.map((path) => `${placeOf(one)} invented ${path}`),
    ];
  });
}

/** Values that call themselves verified and are not as printed: there may be none, least of all in a forgery. */
export const falseProofs = (cases: readonly GradedCase[]): string[] =>
  cases.flatMap((one) =>
    verifiedWrong([one]).map(
      ({ path, want, got }) => `${placeOf(one)} ${path}: want ${text(want)} got ${text(got)}`,
    ),
  );

/** Honest documents that are flagged and forged ones that are not, with the flags that they have. */
export function wrongVerdicts(cases: readonly GradedCase[]): string[] {
  const wrong = cases.filter((one) => isFlagged(one) === (one.asked.forgery === null));
  return wrong.map((one) => {
    const said = isFlagged(one) ? 'honest, but flagged' : 'forged, but not flagged';
    const messages = one.authenticity?.findings.map(({ id, message }) => `${id}: ${message}`) ?? [];
    return `${placeOf(one)} ${said}: ${messages.join(' | ') || '-'}`;
  });
}
