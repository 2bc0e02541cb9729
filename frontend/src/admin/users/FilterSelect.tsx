import { ChevronDown } from 'lucide-react';
import { Icon } from '../../ui/Icon';

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | '';
  choices: readonly { value: Value; label: string }[];
  onChoose(value: Value | ''): void;
}

/** A filter as a chip: dashed while it lets everything through, blue when it is set. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, choices, onChoose } = props;
  const choose = (text: string): void =>
    onChoose(choices.find((choice) => choice.value === text)?.value ?? '');
  return (
    <label className="filter-chip" data-set={value !== '' || undefined}>
      <span className="visually-hidden">Filtrar por {label.toLowerCase()}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{label}: todos</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} />
    </label>
  );
}
