import './progress.css';

interface ProgressBarProps {
  /** 0..1. */
  fraction: number;
  label: string;
  tone?: 'primary' | 'ok' | 'warn' | 'bad';
  thick?: boolean;
}

export function ProgressBar({ fraction, label, tone = 'primary', thick }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <span
      className={`bar tone-${tone}${thick ? ' bar-thick' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
