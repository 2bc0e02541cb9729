import type { LucideIcon } from 'lucide-react';
import { FilterChip } from './FilterChip';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectChipProps<Value extends string> {
  /** What is filtered by: "Equipo". */
  name: string;
  icon: LucideIcon;
  className?: string;
  /** Empty while everything is let through. */
  value: Value | '';
  choices: readonly Choice<Value>[];
  /** What the empty choice is called. */
  all?: string;
  /** What a value is called that is no choice, such as a person who has left. */
  otherwise?: string;
  onChoose(value: Value | ''): void;
}

/** A filter of one among a few, chosen with the system's own list. */
export function SelectChip<Value extends string>(props: SelectChipProps<Value>) {
  const { name, value, choices, otherwise = value, onChoose, ...rest } = props;
  const { all = `${name}: todos`, ...chip } = rest;
  if (choices.length === 0 && value === '') return null;
  const labelled = (text: string) => choices.find((choice) => choice.value === text);
  const isKnown = value === '' || labelled(value);
  return (
    <FilterChip
      {...chip}
      hasArrow
      name={name}
      shown={value === '' ? null : (labelled(value)?.label ?? otherwise)}
      onClear={() => onChoose('')}
    >
      <select
        aria-label={`Filtrar por ${name.toLowerCase()}`}
        value={value}
        onChange={(event) => onChoose(labelled(event.target.value)?.value ?? '')}
      >
        <option value="">{all}</option>
        {!isKnown && <option value={value}>{otherwise}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FilterChip>
  );
}
