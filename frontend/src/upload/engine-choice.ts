import {
  PREFERRED_PROCESSORS,
  PROCESSOR_CATALOGUE,
  type ProcessorAvailability,
  type ProcessorId,
  type ProcessorsResponse,
} from '@contracts/processors';
import type { Engine } from './upload-entry';

/** Order of the selector: the specified engines first, the offline one last. */
export const PROCESSOR_ORDER: readonly ProcessorId[] = [
  'openai',
  'langextract',
  'textract',
  'local',
];

/** An engine as the server tells it, or as the catalogue does until it has told. */
export function availabilityOf(
  processors: ProcessorsResponse | null | undefined,
  id: ProcessorId,
): ProcessorAvailability {
  const { label, models, defaultModel } = PROCESSOR_CATALOGUE[id];
  return (
    processors?.[id] ?? { available: id === 'local', label, models: [...models], defaultModel }
  );
}

/** The preferred engine that works (decisions, "Works with no key"). */
export function defaultEngine(processors: ProcessorsResponse | null | undefined): Engine {
  const processor =
    PREFERRED_PROCESSORS.find((id) => availabilityOf(processors, id).available) ?? 'local';
  return { processor, model: availabilityOf(processors, processor).defaultModel };
}

/** What was chosen while it can still be used, else the default. */
export function usableEngine(
  chosen: Engine | null,
  processors: ProcessorsResponse | null | undefined,
): Engine {
  if (!chosen) return defaultEngine(processors);
  const { available, models } = availabilityOf(processors, chosen.processor);
  return available && models.includes(chosen.model) ? chosen : defaultEngine(processors);
}

/** Where the document goes, and why the specified default engine is not the one. */
export function engineNote(
  engine: Engine,
  processors: ProcessorsResponse | null | undefined,
): string {
  const { label } = availabilityOf(processors, engine.processor);
  const place =
    engine.processor === 'local' ? 'Lee en este servidor.' : `Envía el documento a ${label}.`;
  const { available, label: preferred, reason } = availabilityOf(processors, 'openai');
  return processors && !available && reason
    ? `${place} ${preferred}: ${lowerFirst(reason)}`
    : place;
}

const lowerFirst = (text: string): string =>
  text.charAt(0).toLocaleLowerCase('es-PE') + text.slice(1);
