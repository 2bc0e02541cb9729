import { type DocumentSummary, READING_STAGES, type ReadingStage } from '@contracts/document';
import type { Stage } from '../ui/StageThread';

export const STAGE_NAME: Readonly<Record<ReadingStage, string>> = {
  abrir: 'Abrir',
  leer: 'Leer',
  cotejar: 'Cotejar',
  guardar: 'Guardar',
};

/** The path of a reading as it stands at `stage`; null is before the first one. */
export function stagesAt(stage: ReadingStage | null): Stage[] {
  const current = stage ? READING_STAGES.indexOf(stage) : -1;
  return READING_STAGES.map((name, index) => {
    const isDone = index < current;
    const state = index === current ? 'current' : 'todo';
    return { name: STAGE_NAME[name], state: isDone ? 'done' : state };
  });
}

const ENOUGH_TIMES = 3;

/** Median of the reading times of an engine, in seconds; null while too few are known. */
export function expectedSeconds(
  documents: readonly DocumentSummary[],
  { processor, model }: Pick<DocumentSummary, 'processor' | 'model'>,
): number | null {
  const times = documents
    .filter((known) => known.processor === processor && known.model === model)
    .flatMap(({ processingTime }) => processingTime ?? [])
    .toSorted((left, right) => left - right);
  return times.length >= ENOUGH_TIMES ? (times[Math.floor(times.length / 2)] ?? null) : null;
}
