import { PROCESSORS_FRESH_MS } from '@contracts/limits';
import type { ProcessorId } from '@contracts/processors';
import { useState } from 'react';
import { useProviderQuery } from '../api/use-provider-query';
import {
  type Processors,
  availabilityOf,
  defaultEngine,
  firstModel,
  usableEngine,
} from './engine-choice';
import type { Engine } from './upload-entry';

/** Which engines can be used; kept for five minutes (spec section 7). */
const useProcessors = () =>
  useProviderQuery(['processors'], (provider, signal) => provider.getProcessors(signal), {
    staleTime: PROCESSORS_FRESH_MS,
    gcTime: PROCESSORS_FRESH_MS,
  });

/** The engine for the next reading, `preferred` until another is chosen, and the query that says which work. */
export function useEngine(preferred: (processors: Processors) => Engine = defaultEngine) {
  const processors = useProcessors();
  const [chosen, setChosen] = useState<Engine | null>(null);
  const engine = usableEngine(chosen, processors.data, preferred);
  const chooseProcessor = (processor: ProcessorId): void => {
    const model = firstModel(availabilityOf(processors.data, processor));
    if (model !== null) setChosen({ processor, model });
  };
  const chooseModel = (model: string): void => setChosen({ ...engine, model });
  return { engine, processors, chooseProcessor, chooseModel };
}

export type EngineChoice = ReturnType<typeof useEngine>;
