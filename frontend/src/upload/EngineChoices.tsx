import MenuItem from '@mui/material/MenuItem';
import { Cpu } from 'lucide-react';
import { Icon } from '../ui/Icon';
import { LabelledSelect } from '../ui/LabelledSelect';
import { PROCESSOR_ORDER, availabilityOf } from './engine-choice';
import type { EngineChoice } from './use-engine';

/** All engines; one that cannot be used is disabled and says why. */
export function ProcessorChoice({ engine, processors, chooseProcessor }: EngineChoice) {
  const take = (value: string): void => {
    const id = PROCESSOR_ORDER.find((known) => known === value);
    if (id) chooseProcessor(id);
  };
  const shown = (
    <>
      <Icon of={Cpu} className="t3" />
      <span className="ell">{availabilityOf(processors.data, engine.processor).label}</span>
    </>
  );
  return (
    <LabelledSelect label="Procesador" value={engine.processor} onChange={take} shown={shown}>
      {PROCESSOR_ORDER.map((id) => {
        const { available, label, reason } = availabilityOf(processors.data, id);
        return (
          <MenuItem key={id} value={id} disabled={!available}>
            <span className="col">
              <span>{label}</span>
              {!available && <span className="sm engine-reason">{reason ?? 'No disponible'}</span>}
            </span>
          </MenuItem>
        );
      })}
    </LabelledSelect>
  );
}

export function ModelChoice({ engine, processors, chooseModel }: EngineChoice) {
  const { models } = availabilityOf(processors.data, engine.processor);
  return (
    <LabelledSelect
      label="Modelo"
      value={engine.model}
      onChange={chooseModel}
      shown={<span className="ell">{engine.model}</span>}
    >
      {models.map((model) => (
        <MenuItem key={model} value={model}>
          {model}
        </MenuItem>
      ))}
    </LabelledSelect>
  );
}
