import {
  CLOUD_PROCESSOR_IDS,
  type ModelNote,
  type PageCost,
  PREFERRED_PROCESSORS,
  PROCESSOR_CATALOGUE,
  type ProcessorAvailability,
  type ProcessorId,
  type ProcessorsResponse,
} from '@contracts/processors';
import { VENDOR_TERMS } from '@contracts/vendor-terms';
import { formatUsd } from '../ui/format-usage';
import type { Engine } from './upload-entry';

/** What the server says of its engines, once it has. */
export type Processors = ProcessorsResponse | null | undefined;

/** Order of the selector: the specified engines first, the offline one last. */
export const PROCESSOR_ORDER: readonly ProcessorId[] = [...CLOUD_PROCESSOR_IDS, 'local'];

/** An engine as the server tells it, or as the catalogue does until it has told. */
export function availabilityOf(processors: Processors, id: ProcessorId): ProcessorAvailability {
  const { label, models, defaultModel } = PROCESSOR_CATALOGUE[id];
  return (
    processors?.[id] ?? { available: id === 'local', label, models: [...models], defaultModel }
  );
}

/** What a person should know of a model before choosing it. */
export const modelNote = ({ modelNotes }: ProcessorAvailability, model: string): ModelNote | null =>
  modelNotes?.[model] ?? null;

/** True while the vendor still serves the model, or another one in its place. */
export const isServed = (engine: ProcessorAvailability, model: string): boolean =>
  modelNote(engine, model)?.state !== 'retirado';

/** The model that an engine starts with: its default while that is served; null when none is left. */
export function firstModel(engine: ProcessorAvailability): string | null {
  const { defaultModel, models } = engine;
  return [defaultModel, ...models].find((model) => isServed(engine, model)) ?? null;
}

/** Why an engine cannot be chosen; null when it can. */
export function whyNot(engine: ProcessorAvailability): string | null {
  if (!engine.available) return engine.reason ?? 'No disponible';
  return firstModel(engine) === null ? 'Su proveedor retiró todos sus modelos.' : null;
}

/** What the last call of an engine makes one expect; null when it answered, or none was made. */
export const callNote = ({ lastCall }: ProcessorAvailability): string | null =>
  lastCall && lastCall.outcome !== 'responde' ? lastCall.text : null;

/** The engine of these that works first, with its first model. */
function firstOf(ids: readonly ProcessorId[], processors: Processors): Engine | null {
  for (const processor of ids) {
    const engine = availabilityOf(processors, processor);
    const model = firstModel(engine);
    if (whyNot(engine) === null && model !== null) return { processor, model };
  }
  return null;
}

/** The preferred engine that works (decisions, "Works with no key"). */
export function defaultEngine(processors: Processors): Engine {
  const { defaultModel } = availabilityOf(processors, 'local');
  return firstOf(PREFERRED_PROCESSORS, processors) ?? { processor: 'local', model: defaultModel };
}

export const isSameEngine = (one: Engine, other: Engine): boolean =>
  one.processor === other.processor && one.model === other.model;

/** For another opinion: another engine that works, else another model of the same; at last the same. */
export function otherEngine(own: Engine, processors: Processors): Engine {
  const others = PROCESSOR_ORDER.filter((id) => id !== own.processor);
  const engine = availabilityOf(processors, own.processor);
  const model = engine.models.find((known) => known !== own.model && isServed(engine, known));
  const sibling = model !== undefined && whyNot(engine) === null ? { ...own, model } : own;
  return firstOf(others, processors) ?? sibling;
}

/** What was chosen while it can still be used, else `otherwise`. */
export function usableEngine(
  chosen: Engine | null,
  processors: Processors,
  otherwise: (processors: Processors) => Engine = defaultEngine,
): Engine {
  if (!chosen) return otherwise(processors);
  const engine = availabilityOf(processors, chosen.processor);
  const isUsable =
    whyNot(engine) === null &&
    engine.models.includes(chosen.model) &&
    isServed(engine, chosen.model);
  return isUsable ? chosen : otherwise(processors);
}

/** Where the document goes, and why the specified default engine is not the one. */
export function engineNote(engine: Engine, processors: Processors): string {
  const { label } = availabilityOf(processors, engine.processor);
  const place =
    engine.processor === 'local' ? 'Lee en este servidor.' : `Envía el documento a ${label}.`;
  const { available, label: preferred, reason } = availabilityOf(processors, 'openai');
  return processors && !available && reason
    ? `${place} ${preferred}: ${lowerFirst(reason)}`
    : place;
}

/** What is known of the chosen model's future; null when nothing is. */
export function futureNote({ processor, model }: Engine, processors: Processors): string | null {
  const note = modelNote(availabilityOf(processors, processor), model);
  return note && `${model}: ${lowerFirst(note.text)}`;
}

/** What becomes of a document that is sent away; null for one that stays here. */
export function termsNote({ processor }: Engine, processors: Processors): string | null {
  if (processor === 'local') return null;
  if (availabilityOf(processors, processor).isOwnServer) {
    return 'Es un servidor propio de la instalación, compatible con OpenAI.';
  }
  const { keeps, trains, limits } = VENDOR_TERMS[processor];
  const said = [`Qué conserva: ${lowerFirst(keeps)}`, `Entrena con ello: ${lowerFirst(trains)}`];
  return [...said, ...(limits ? [limits] : [])].join(' ');
}

/** What pages cost the operator, and how near the month's limit is; null where nothing is known or it is free. */
export function costNote({ processor, model }: Engine, processors: Processors): string | null {
  const { pageCosts, spendingNote } = availabilityOf(processors, processor);
  return [pageCost(pageCosts?.[model]), spendingNote].filter(Boolean).join(' ') || null;
}

function pageCost(cost: PageCost | undefined): string | null {
  if (!cost?.first) return null;
  const [first, more] = [formatUsd(cost.first), formatUsd(cost.more)];
  if (first === more) return `Cuesta al servidor cerca de ${first} por página.`;
  return `Cuesta al servidor cerca de ${first} por la primera página y ${more} por cada página más.`;
}

const lowerFirst = (text: string): string =>
  text.charAt(0).toLocaleLowerCase('es-PE') + text.slice(1);
