import { contradictsFields, type Finding } from '@contracts/authenticity';
import type { DocumentDetail } from '@contracts/document';
import type { FieldValue } from '@contracts/evidence';
import { readFieldValue } from '@rules/field-value';
import { limaDay } from '@rules/lima-day';
import { preview, type Preview } from '@rules/scoring/preview';
import { fieldValue, valueOfText } from './field-input';
import type { ReviewState, Unseen } from './review-state';

const known = new WeakMap<ReviewState, Preview>();

/** The data and the fields as the pane shows them: with what was typed and left, and what is on its way. */
export function previewOf(state: ReviewState): Preview {
  const before = known.get(state);
  if (before) return before;
  const { document, texts, left, saving } = state;
  const data = document.extractedData ?? {};
  const values: Record<string, FieldValue> = { ...saving };
  for (const [path, text] of Object.entries(texts)) {
    const read = readFieldValue(path, valueOfText(data, path, text), fieldValue(data, path));
    if (left[path] === text && read !== 'refused') values[path] = read.value;
  }
  const shown = preview({
    data,
    fields: document.fields,
    findings: document.authenticity?.findings ?? [],
    values,
    open: Object.keys(texts).filter((path) => !(path in values)),
    today: limaDay(new Date()),
  });
  known.set(state, shown);
  return shown;
}

/**
 * What saving has brought up, the field that was typed into first; null when all of it was on the screen.
 * @param seen the state in which "Confirmar" was pressed
 */
export function unseenOf(seen: ReviewState, document: DocumentDetail): Unseen | null {
  const before = previewOf(seen).fields;
  const asked = (path: string): boolean => {
    const state = before[path]?.state;
    return state === 'contradice' || state === 'dudoso';
  };
  const unseen = Object.values(document.fields).filter(
    ({ path, state }) =>
      (state === 'contradice' && before[path]?.state !== 'contradice') ||
      (state === 'dudoso' && !asked(path)),
  );
  const saved = { ...seen.texts, ...seen.saving };
  const field = unseen.find(({ path }) => path in saved) ?? unseen[0];
  if (field) return { path: field.path, message: field.reasons[0] ?? '' };
  const told = seen.document.authenticity?.findings ?? [];
  const isTold = ({ id, message, paths }: Finding): boolean =>
    paths.some(asked) || told.some((one) => one.id === id && one.message === message);
  const finding = document.authenticity?.findings.find(
    (one) => contradictsFields(one.id) && !isTold(one),
  );
  return finding ? { path: finding.paths[0] ?? null, message: finding.message } : null;
}

/** Why a confirmation stopped, and how it goes on. */
export const stoppedText = ({ message }: Unseen): string =>
  `Lo que se guardó no concuerda con el resto del documento. ${message} Si está bien así, confirme otra vez.`;
