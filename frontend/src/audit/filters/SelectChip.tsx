import type { LucideIcon } from 'lucide-react';
import { FilterChip } from './FilterChip';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectChipProps<Value extends string> {
  name: string;
  icon: LucideIcon;
  value: Value | '';
  choices: readonly Choice<Value>[];
  /** What a value is called that is no choice, such as a person who has left. */
  otherwise?: string;
  onChoose(value: Value | ''): void;
}

/** A filter of one among a few, chosen with the system's own list. */
export function SelectChip<Value extends string>(props: SelectChipProps<Value>) {
  const { name, icon, value, choices, otherwise = value, onChoose } = props;
  const chosen = choices.find((choice) => choice.value === value);
  if (choices.length === 0 && value === '') return null;
  const choose = (text: string): void =>
    onChoose(choices.find((choice) => choice.value === text)?.value ?? '');
  return (
    <FilterChip
      name={name}
      icon={icon}
      shown={value === '' ? null : (chosen?.label ?? otherwise)}
      onClear={() => onChoose('')}
    >
      <select
        aria-label={`Filtrar por ${name.toLowerCase()}`}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{name}: todos</option>
        {value !== '' && !chosen && <option value={value}>{otherwise}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FilterChip>
  );
}
