import { useMemo, useState } from 'react';
import { useSignedInUser } from '../layout/SessionContext';
import { Drafts } from './drafts';

/** The drafts of the person in this tab. */
export function useDrafts(): Drafts {
  const { id } = useSignedInUser();
  return useMemo(() => new Drafts(id), [id]);
}

interface Kept<Form> {
  /** Of what it was typed over. */
  version: number;
  typed: Partial<Form>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form can hold: texts, switches, chosen ids, texts by id. */
const isTyped = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || areTexts(value);

const areTexts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string');

/** What is not ours, or of another version of the product, is no draft. */
function keptOf<Form>(value: unknown): Kept<Form> | null {
  if (!isRecord(value) || !isRecord(value['typed']) || typeof value['version'] !== 'number')
    return null;
  const { version, typed } = value;
  return Object.values(typed).every(isTyped) ? { version, typed: typed as Partial<Form> } : null;
}

/**
 * What is typed over a form, and nothing of the rest of it: what the server says of the rest stays fresh.
 * `version` counts the changes of what is typed over. Of a form without a name nothing is kept in the tab.
 */
export function useTyped<Form extends object>(form: string | null, version = 0) {
  const drafts = useDrafts();
  const [kept, setKept] = useState(() => (form === null ? null : keptOf<Form>(drafts.read(form))));
  const keep = (next: Partial<Form>): void => {
    const isEmpty = Object.keys(next).length === 0;
    const written = isEmpty ? null : { version: kept?.version ?? version, typed: next };
    if (form !== null) drafts.write(form, written);
    setKept(written);
  };
  const typed: Partial<Form> = kept?.typed ?? {};
  return {
    typed,
    keep,
    /** What it was typed over has become another meanwhile. */
    isOutdated: kept !== null && kept.version !== version,
  };
}

const sameKind = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** Of what was typed, what the form knows and does not say already. */
function newsOf<Form extends object>(first: Form, typed: Partial<Form>): Partial<Form> {
  const present = first as Record<string, unknown>;
  const news = Object.entries(typed).filter(
    ([key, value]) =>
      sameKind(value, present[key]) && JSON.stringify(value) !== JSON.stringify(present[key]),
  );
  return Object.fromEntries(news) as Partial<Form>;
}

/** A form that begins as `first`, with what this person has typed into it and not yet sent. */
export function useDraft<Form extends object>(form: string | null, first: Form, version = 0) {
  const { typed, keep, isOutdated } = useTyped<Form>(form, version);
  const news = newsOf(first, typed);
  const isDirty = Object.keys(news).length > 0;
  const [isFound] = useState(isDirty);
  return {
    draft: { ...first, ...news },
    isDirty,
    isOutdated: isOutdated && isDirty,
    /** It holds what was typed before the form was opened. */
    isFound: isFound && isDirty,
    change: (part: Partial<Form>): void => keep(newsOf(first, { ...news, ...part })),
    /** It was sent, or the person gave it up. */
    drop: (): void => keep({}),
  };
}
