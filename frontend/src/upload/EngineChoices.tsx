import { Cpu } from 'lucide-react';
import { Icon } from '../ui/Icon';
import { LabelledSelect } from '../ui/LabelledSelect';
import {
  PROCESSOR_ORDER,
  availabilityOf,
  callNote,
  isServed,
  modelNote,
  whyNot,
} from './engine-choice';
import type { EngineChoice } from './use-engine';

/** A line of the list, and below it what speaks against it. */
const ChoiceWords = ({ name, note }: { name: string; note: string | null | undefined }) => (
  <span className="col">
    <span>{name}</span>
    {note && <span className="sm engine-reason">{note}</span>}
  </span>
);

/** All engines; one that cannot be used is disabled and says why. */
export function ProcessorChoice(props: EngineChoice & { hasFocus?: boolean }) {
  const { engine, processors, chooseProcessor, hasFocus } = props;
  const shown = (
    <>
      <Icon of={Cpu} className="t3" />
      <span className="ell">{availabilityOf(processors.data, engine.processor).label}</span>
    </>
  );
  return (
    <LabelledSelect
      label="Procesador"
      value={engine.processor}
      onChange={chooseProcessor}
      shown={shown}
      hasFocus={hasFocus}
      choices={PROCESSOR_ORDER.map((id) => {
        const known = availabilityOf(processors.data, id);
        const reason = whyNot(known);
        const words = <ChoiceWords name={known.label} note={reason ?? callNote(known)} />;
        return [id, words, reason !== null];
      })}
    />
  );
}

/** The models of the engine; one that its vendor has taken away is disabled and says so. */
export function ModelChoice({ engine, processors, chooseModel }: EngineChoice) {
  const known = availabilityOf(processors.data, engine.processor);
  return (
    <LabelledSelect
      label="Modelo"
      value={engine.model}
      onChange={chooseModel}
      shown={engine.model}
      choices={known.models.map((model) => [
        model,
        <ChoiceWords key={model} name={model} note={modelNote(known, model)?.text} />,
        !isServed(known, model),
      ])}
    />
  );
}
