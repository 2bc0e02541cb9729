import { USAGE_DAYS } from '@contracts/admin';
import { Segments } from '../ui/Segments';

export type Days = (typeof USAGE_DAYS)[number];

const DAYS = USAGE_DAYS.map((days) => ({ id: String(days), label: `${days} días` }));

interface PeriodChoiceProps {
  days: Days;
  onChoose(days: Days): void;
}

/** How many days back the use is shown. */
export function PeriodChoice({ days, onChoose }: PeriodChoiceProps) {
  const choose = (id: string): void => {
    const chosen = USAGE_DAYS.find((known) => String(known) === id);
    if (chosen) onChoose(chosen);
  };
  return <Segments label="Periodo" value={String(days)} choices={DAYS} onChoose={choose} />;
}
