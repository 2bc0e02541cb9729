import { ChevronDown, X } from 'lucide-react';
import { Icon } from '../ui/Icon';
import type { BarChoice } from './filter-chips';

interface ChoiceChipProps {
  choice: BarChoice;
  value: string;
  onChoose(value: string): void;
}

/** A filter as a chip: dashed while it lets everything through, blue and removable when it is set. */
export function ChoiceChip({ choice, value, onChoose }: ChoiceChipProps) {
  const { label, icon, choices } = choice;
  const isSet = value !== '';
  const isKnown = choices.some((known) => known.value === value);
  return (
    <span className="history-chip" data-filter={choice.key} data-set={isSet || undefined}>
      <Icon of={icon} />
      <select
        aria-label={`Filtrar por ${label.toLowerCase()}`}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{isSet ? `${label}: todos` : label}</option>
        {isSet && !isKnown && <option value={value}>{label}: otra persona</option>}
        {choices.map((known) => (
          <option key={known.value} value={known.value}>
            {known.label}
          </option>
        ))}
      </select>
      {isSet ? (
        <button
          type="button"
          className="history-chip-remove"
          aria-label={`Quitar el filtro ${label}`}
          onClick={() => onChoose('')}
        >
          <Icon of={X} size={14} />
        </button>
      ) : (
        <Icon of={ChevronDown} size={14} className="history-chip-arrow" />
      )}
    </span>
  );
}
