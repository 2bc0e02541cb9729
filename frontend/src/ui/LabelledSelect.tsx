import Select from '@mui/material/Select';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './field.css';

interface LabelledSelectProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** What the closed field shows. */
  shown: ReactNode;
  /** Menu items. */
  children: ReactNode;
  isDisabled?: boolean;
  /** The first thing of a dialog. */
  hasFocus?: boolean;
}

/** A choice of one, its label above. */
export function LabelledSelect(props: LabelledSelectProps) {
  const { label, value, onChange, shown, children, isDisabled, hasFocus } = props;
  const id = useId();
  return (
    <div className="fit labelled-select">
      <span id={id} className="field-label">
        {label}
      </span>
      <Select
        fullWidth
        size="small"
        // An empty choice has a name, too.
        displayEmpty
        labelId={id}
        value={value}
        disabled={isDisabled}
        autoFocus={hasFocus}
        onChange={(event) => onChange(event.target.value)}
        renderValue={() => shown}
        IconComponent={ChevronsUpDown}
        // What cannot be chosen says why: the keyboard must get there to hear it.
        MenuProps={{ slotProps: { list: { disabledItemsFocusable: true } } }}
      >
        {children}
      </Select>
    </div>
  );
}
