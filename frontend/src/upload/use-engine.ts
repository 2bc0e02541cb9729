import type { ProcessorId } from '@contracts/processors';
import { useState } from 'react';
import { availabilityOf, usableEngine } from './engine-choice';
import type { Engine } from './upload-entry';
import { useProcessors } from './use-processors';

/** The engine for the next files, and the query that says which ones work. */
export function useEngine() {
  const processors = useProcessors();
  const [chosen, setChosen] = useState<Engine | null>(null);
  const engine = usableEngine(chosen, processors.data);
  const chooseProcessor = (processor: ProcessorId): void =>
    setChosen({ processor, model: availabilityOf(processors.data, processor).defaultModel });
  const chooseModel = (model: string): void => setChosen({ ...engine, model });
  return { engine, processors, chooseProcessor, chooseModel };
}

export type EngineChoice = ReturnType<typeof useEngine>;
