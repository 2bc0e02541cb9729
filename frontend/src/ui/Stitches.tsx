import './progress.css';

interface StitchesProps {
  total: number;
  /** How many are sewn; the next one is being sewn. */
  done: number;
  label: string;
}

/** Progress in a few known steps. */
export function Stitches({ total, done, label }: StitchesProps) {
  const state = (index: number): string => {
    if (index < done) return 'done';
    return index === done ? 'current' : 'todo';
  };
  return (
    <span className="stitches flex g4" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-state={state(index)} />
      ))}
    </span>
  );
}
