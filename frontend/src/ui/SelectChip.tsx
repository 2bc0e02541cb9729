import type { LucideIcon } from 'lucide-react';
import { ChoiceSelect, type ChoiceSelectProps } from './ChoiceSelect';
import { FilterChip } from './FilterChip';

interface SelectChipProps<Value extends string> extends ChoiceSelectProps<Value> {
  icon: LucideIcon;
  hasArrow?: boolean;
  className?: string;
}

/** A filter of one among a few, chosen with the system's own list. */
export function SelectChip<Value extends string>(props: SelectChipProps<Value>) {
  const { icon, hasArrow, className, ...select } = props;
  const { name, value, choices, otherwise = value, onChoose } = select;
  if (choices.length === 0 && value === '') return null;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <FilterChip
      name={name}
      icon={icon}
      hasArrow={hasArrow}
      className={className}
      shown={value === '' ? null : (chosen?.label ?? otherwise)}
      onClear={() => onChoose('')}
    >
      <ChoiceSelect {...select} />
    </FilterChip>
  );
}
