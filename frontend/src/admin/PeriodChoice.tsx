import { USAGE_DAYS } from '@contracts/admin';
import { Segments } from '../ui/Segments';
import type { AdminParams, ChangeAdminParams } from './use-admin-params';

const DAYS = USAGE_DAYS.map((days) => ({ id: String(days), label: `${days} días` }));

interface PeriodChoiceProps {
  days: AdminParams['days'];
  change: ChangeAdminParams;
}

/** How many days back the use is shown. */
export function PeriodChoice({ days, change }: PeriodChoiceProps) {
  const choose = (id: string): void => {
    const chosen = USAGE_DAYS.find((known) => String(known) === id);
    if (chosen) change({ days: chosen }, true);
  };
  return <Segments label="Periodo" value={String(days)} choices={DAYS} onChoose={choose} />;
}
