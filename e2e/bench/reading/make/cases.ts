import type { BenchDocument, BenchForm, BenchLevel, BenchRole, BenchSet } from '../model';

/** A document in one of the forms in which it is read. */
export interface BenchCase extends BenchDocument {
  layout: string;
  role: BenchRole;
  form: BenchForm;
  /** Null for a PDF with text. */
  level: BenchLevel | null;
}

export interface Amounts {
  /** Documents of each layout as PDF with text. */
  texts: number;
  /** The first of them, as scan and as photo at each level. */
  pictures: number;
  forms: readonly BenchForm[];
  /** Forms in which each document has a forged twin. */
  forgedForms: readonly BenchForm[];
}

const LEVELS: readonly BenchLevel[] = ['suave', 'normal', 'fuerte'];

const levelsOf = (form: BenchForm): readonly (BenchLevel | null)[] =>
  form === 'texto' ? [null] : LEVELS;

function casesOf({ id, role, documents }: BenchSet, index: number, amounts: Amounts): BenchCase[] {
  const both = documents(index);
  return amounts.forms.flatMap((form) => {
    if (index >= (form === 'texto' ? amounts.texts : amounts.pictures)) return [];
    const asked = both.filter(
      ({ forgery }) => forgery === null || amounts.forgedForms.includes(form),
    );
    return levelsOf(form).flatMap((level) =>
      asked.map((one) => ({ ...one, layout: id, role, form, level })),
    );
  });
}

/** Every document of a run, the same each time; of a layout of which fewer are kept, all of them. */
export function benchCases(sets: readonly BenchSet[], amounts: Amounts): BenchCase[] {
  const most = Math.max(amounts.texts, amounts.pictures);
  return sets.flatMap((one) =>
    Array.from({ length: most }, (_, index) => casesOf(one, index, amounts)).flat(),
  );
}
