import type { StepCheck, StepCheckTone } from '@rules/workflow-checks';
import { CheckCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Icon } from '../../ui/Icon';

const SIGN: Readonly<Record<StepCheckTone, LucideIcon>> = {
  ok: CheckCheck,
  warn: TriangleAlert,
  bad: CircleX,
  mute: CircleDashed,
};

const SPOKEN: Readonly<Record<StepCheckTone, string>> = {
  ok: 'Bien',
  warn: 'Atención',
  bad: 'Mal',
  mute: 'Sin dato',
};

/** What the product has checked for this step; the reason stands under what is not right. */
export function CheckCells({ checks }: { checks: readonly StepCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <dl className="card cut flex wraps check-cells" aria-label="Comprobaciones">
      {checks.map(({ id, label, value, tone, reason }) => (
        <div key={id} title={reason}>
          <dt className="sm t3">{label}</dt>
          <dd className="breaks row g5 m f13">
            <Icon of={SIGN[tone]} size={14} className={`toned tone-${tone}`} />
            <span className="visually-hidden">{SPOKEN[tone]}: </span>
            <span>{value}</span>
          </dd>
          {(tone === 'warn' || tone === 'bad') && <dd className="sm t2">{reason}</dd>}
        </div>
      ))}
    </dl>
  );
}
