import {
  model,
  replacementOf,
  type LivingModel,
  type ModelCatalogue,
  type ModelEntry,
  type ModelPrice,
} from '../contracts/models';
import type { ModelNote, ProcessorId } from '../contracts/processors';
import { formatDate } from './date';

/** Corrections of the operator: parts of entries by engine and model; a model of its own is added. */
export type ModelCorrections = Partial<
  Record<ProcessorId, Record<string, Partial<Omit<ModelEntry, 'id'>>>>
>;

/** The catalogue with what the operator knows better. */
export function correctedCatalogue(
  catalogue: ModelCatalogue,
  corrections: ModelCorrections,
): ModelCatalogue {
  const engines = Object.entries(catalogue) as [ProcessorId, readonly ModelEntry[]][];
  const corrected = engines.map(([engine, entries]) => {
    const own = corrections[engine] ?? {};
    const known = entries.map((entry) => ({ ...entry, ...own[entry.id] }));
    const added = Object.entries(own)
      .filter(([id]) => !entries.some((entry) => entry.id === id))
      .map(([id, rest]) => model(id, rest));
    return [engine, [...known, ...added]] as const;
  });
  return Object.fromEntries(corrected) as ModelCatalogue;
}

export const modelEntry = (
  catalogue: ModelCatalogue,
  engine: ProcessorId,
  id: string,
): ModelEntry | null => catalogue[engine].find((entry) => entry.id === id) ?? null;

const isRetired = ({ retiredOn }: ModelEntry, today: string): boolean =>
  retiredOn !== null && retiredOn <= today;

/** What the vendor is asked for on an ISO day; null when nothing of it is left. */
export function livingModel(entry: ModelEntry, today: string): LivingModel | null {
  const { retiredOn: _, replacedBy, replacementPrice, ...own } = entry;
  if (!isRetired(entry, today)) return own;
  if (replacedBy === null) return null;
  const replacement = replacementOf(replacedBy);
  return { ...replacement, id: entry.id, price: replacementPrice ?? replacement.price };
}

/** What a person should know of a model before choosing it; null while it lives without a date. */
export function modelNote(entry: ModelEntry, today: string): ModelNote | null {
  const { retiredOn, replacedBy } = entry;
  if (retiredOn === null) return null;
  if (!isRetired(entry, today)) {
    return { state: 'se_retira', text: `Su proveedor lo retira el ${formatDate(retiredOn)}.` };
  }
  return replacedBy === null
    ? { state: 'retirado', text: 'Su proveedor lo retiró.' }
    : { state: 'reemplazado', text: `Su proveedor lo retiró; se lee con ${replacedBy}.` };
}

/** Estimated US dollars of what was used; null without a price. */
export function costUsd(
  price: ModelPrice | null,
  used: { inputTokens: number; outputTokens: number; pages: number },
): number | null {
  if (price === null) return null;
  const tokens =
    used.inputTokens * price.perMillionInput + used.outputTokens * price.perMillionOutput;
  return tokens / 1_000_000 + used.pages * price.perPage;
}
