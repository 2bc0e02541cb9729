import Select from '@mui/material/Select';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './labelled-select.css';

interface LabelledSelectProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** What the closed field shows. */
  shown: ReactNode;
  /** Menu items. */
  children: ReactNode;
  isDisabled?: boolean;
}

/** A choice of one, its label above. */
export function LabelledSelect(props: LabelledSelectProps) {
  const { label, value, onChange, shown, children, isDisabled } = props;
  const id = useId();
  return (
    <div className="labelled-select">
      <span id={id} className="labelled-select-label">
        {label}
      </span>
      <Select
        fullWidth
        size="small"
        labelId={id}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        renderValue={() => shown}
        IconComponent={ChevronsUpDown}
      >
        {children}
      </Select>
    </div>
  );
}
