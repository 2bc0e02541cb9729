import { ChevronDown } from 'lucide-react';
import { ChoiceSelect, type ChoiceSelectProps } from './ChoiceSelect';
import './filter-chip.css';
import { Icon } from './Icon';

/** A filter that always stands there: dashed while it lets everything through, blue when it is set. */
export function FilterSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  return (
    <span className="filter-chip filter-select" data-set={props.value !== '' || undefined}>
      <ChoiceSelect {...props} />
      <Icon of={ChevronDown} size={14} />
    </span>
  );
}
