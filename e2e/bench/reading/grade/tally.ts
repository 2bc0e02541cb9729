import type { BenchForm, BenchRole } from '../model';
import type { GradedField } from './fields';
import { f1 } from './items';
import type { GradedCase } from './read-case';

export type Row = Record<string, string>;

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

export const share = (fields: readonly GradedField[]): string =>
  percent(fields.filter(({ isRight }) => isRight).length, fields.length);

const fieldsOf = (cases: readonly GradedCase[]): GradedField[] =>
  cases.flatMap(({ fields }) => fields);

/** Fields and cells: what the reading says of itself counts for both. */
export const allOf = (cases: readonly GradedCase[]): GradedField[] =>
  cases.flatMap(({ fields, items }) => [...fields, ...items.cells]);

const itemsText = (cases: readonly GradedCase[]): string =>
  percent(f1(cases.map(({ items }) => items)), 1);

export function groups<Key extends string>(
  cases: readonly GradedCase[],
  key: (one: GradedCase) => Key,
): [Key, GradedCase[]][] {
  const found = new Map<Key, GradedCase[]>();
  for (const one of cases) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
  return [...found];
}

/** Checked layouts before those built on; PDF with text, scan, photo; light to strong. */
const ROLES: readonly BenchRole[] = ['comprobado', 'construido'];
const FORMS: readonly BenchForm[] = ['texto', 'escaneado', 'foto'];
const LEVELS = [null, 'suave', 'normal', 'fuerte'] as const;

export function inOrder(cases: readonly GradedCase[]): GradedCase[] {
  const rank = ({ asked }: GradedCase) =>
    ROLES.indexOf(asked.role) * 100 + FORMS.indexOf(asked.form) * 10 + LEVELS.indexOf(asked.level);
  return [...cases].sort((a, b) => rank(a) - rank(b));
}

const isWhole = ({ fields }: GradedCase): boolean => fields.every(({ isRight }) => isRight);

function readingRow(cases: readonly GradedCase[]): Row {
  return {
    documents: String(cases.length),
    fields: String(fieldsOf(cases).length),
    right: share(fieldsOf(cases)),
    'items F1': itemsText(cases),
    'all fields right': percent(cases.filter(isWhole).length, cases.length),
    invented: String(cases.flatMap(({ invented }) => invented).length),
    unread: String(cases.filter(({ error }) => error !== null).length),
  };
}

/** One row for each role, form and level; before the levels of a form, their mean. */
export function byForm(all: readonly GradedCase[]): Row[] {
  const cases = inOrder(all);
  return groups(cases, ({ asked }) => `${asked.role} ${asked.form}`).flatMap(([kind, some]) => {
    const levels = groups(some, ({ asked }) => asked.level ?? '');
    const rows =
      levels.length < 2
        ? []
        : levels.map(([level, few]) => ({ kind: `  ${level}`, ...readingRow(few) }));
    return [{ kind, ...readingRow(some) }, ...rows];
  });
}

export function byLayout(all: readonly GradedCase[]): Row[] {
  return groups(inOrder(all), ({ asked }) => `${asked.role} ${asked.form} ${asked.layout}`).map(
    ([layout, cases]) => ({ layout, ...readingRow(cases) }),
  );
}

export function byKind(all: readonly GradedCase[]): Row[] {
  return groups(inOrder(all), ({ asked }) => `${asked.role} ${asked.form} ${asked.kind}`).map(
    ([kind, cases]) => ({ kind, ...readingRow(cases) }),
  );
}

/** Right answers and how many there are, for each field and each role and form. */
export function byField(all: readonly GradedCase[]): Row[] {
  const columns = groups(inOrder(all), ({ asked }) => `${asked.role} ${asked.form}`);
  const paths = [...new Set(fieldsOf(all).map(({ path }) => path))].sort();
  return paths.map((path) => ({
    field: path,
    ...Object.fromEntries(
      columns.map(([column, cases]) => {
        const fields = fieldsOf(cases).filter((field) => field.path === path);
        return [column, fields.length === 0 ? '-' : `${share(fields)} of ${fields.length}`];
      }),
    ),
  }));
}
