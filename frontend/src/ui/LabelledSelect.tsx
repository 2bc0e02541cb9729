import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './field.css';

interface LabelledSelectProps<Value extends string> {
  label: string;
  /** Empty where none is chosen. */
  value: Value | '';
  choices: readonly (readonly [value: Value, label: ReactNode, isDisabled?: boolean])[];
  onChange(value: Value): void;
  /** What the closed field shows, where it is not the label of the choice. */
  shown?: ReactNode;
  isDisabled?: boolean;
  /** The first thing of a dialog. */
  hasFocus?: boolean;
}

/** A choice of one, its label above. */
export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>) {
  const { label, value, choices, onChange, isDisabled, hasFocus } = props;
  const { shown = choices.find(([choice]) => choice === value)?.[1] } = props;
  const id = useId();
  return (
    <div className="fit labelled-select">
      <span id={id} className="block md m field-label">
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
        onChange={(event) => {
          const chosen = choices.find(([choice]) => choice === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
        renderValue={() =>
          typeof shown === 'string' ? <span className="ell">{shown}</span> : shown
        }
        IconComponent={ChevronsUpDown}
        // What cannot be chosen says why: the keyboard must get there to hear it.
        MenuProps={{ slotProps: { list: { disabledItemsFocusable: true } } }}
      >
        {choices.map(([choice, words, isShut]) => (
          <MenuItem key={choice} value={choice} disabled={isShut}>
            {words}
          </MenuItem>
        ))}
      </Select>
    </div>
  );
}
