import { PROCESSOR_CATALOGUE } from '@contracts/processors';
import type {
  ComparisonVerdict,
  DocumentRun,
  FieldComparison,
  RunKind,
  RunStatus,
} from '@contracts/runs';
import {
  Ban,
  Check,
  CircleDot,
  CircleDotDashed,
  Clock,
  Equal,
  EqualNot,
  Loader,
  OctagonAlert,
} from 'lucide-react';
import type { Look } from '../../ui/Chip';
import { fieldLabel, groupTitle } from '../../ui/fields/field-labels';

export const RUN_LOOK: Readonly<Record<RunStatus, Look>> = {
  en_cola: { tone: 'mute', icon: Clock, word: 'En cola' },
  en_curso: { tone: 'info', icon: Loader, word: 'Leyendo' },
  completa: { tone: 'ok', icon: Check, word: 'Completa' },
  error: { tone: 'bad', icon: OctagonAlert, word: 'Error' },
  cancelada: { tone: 'mute', icon: Ban, word: 'Cancelada' },
};

export const KIND_WORD: Readonly<Record<RunKind, string>> = {
  lectura: 'Lectura',
  segunda: 'Segunda lectura',
};

export const VERDICT_LOOK: Readonly<Record<ComparisonVerdict, Look>> = {
  igual: { tone: 'ok', icon: Equal, word: 'Coinciden' },
  distinto: { tone: 'bad', icon: EqualNot, word: 'Distintos' },
  solo_primera: { tone: 'warn', icon: CircleDot, word: 'Solo la primera' },
  solo_segunda: { tone: 'warn', icon: CircleDotDashed, word: 'Solo la segunda' },
};

/** What people call the engine of a reading: `OpenAI`. */
export const engineName = ({ processor }: Pick<DocumentRun, 'processor'>): string =>
  PROCESSOR_CATALOGUE[processor].label;

/** The model as it was chosen, and what the vendor was asked for in its place. */
export const modelWords = ({ model, apiModel }: DocumentRun): string =>
  apiModel === model ? model : `${model} → ${apiModel}`;

/** A field out of its table: `Proveedor · RUC`, `Productos · 1 · Cantidad`. */
export const placedLabel = (path: string): string =>
  `${groupTitle(path.split('.', 1)[0] ?? path)} · ${fieldLabel(path)}`;

export const isDifference = ({ verdict }: FieldComparison): boolean => verdict !== 'igual';

const FIRST_TOLD: readonly ComparisonVerdict[] = ['distinto', 'solo_segunda', 'solo_primera'];

/** Where two readings disagree: two values for one field first, then what only one of them has. */
export const differencesOf = (fields: readonly FieldComparison[]): FieldComparison[] =>
  FIRST_TOLD.flatMap((verdict) => fields.filter((field) => field.verdict === verdict));

/** How two readings compare, in a sentence. */
export function comparisonSummary(fields: readonly FieldComparison[]): string {
  const differences = fields.filter(isDifference).length;
  const all = fields.length === 1 ? '1 campo' : `${fields.length} campos`;
  if (differences === 0) return `Las dos lecturas coinciden en ${all}.`;
  return differences === 1 ? `1 diferencia en ${all}` : `${differences} diferencias en ${all}`;
}
