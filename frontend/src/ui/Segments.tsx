import type { ReactNode } from 'react';
import './segments.css';

interface SegmentsProps<Id extends string> {
  /** Name of the group. */
  label: string;
  value: Id;
  choices: readonly { id: Id; label: ReactNode }[];
  className?: string;
  onChoose(id: Id): void;
}

/** One of a few, all of them seen. */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { label, value, choices, className = '', onChoose } = props;
  return (
    <div className={`segments ${className}`.trim()} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === value}
          onClick={() => onChoose(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
