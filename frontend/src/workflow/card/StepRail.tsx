import { STEPS } from '@contracts/workflow';
import type { WorkflowHistoryEntry } from '@contracts/workflow-calls';
import { TEAM_LABEL } from '@contracts/user';
import { Check } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { dayInPeru } from '../../ui/format-time';

interface StepRailProps {
  version: number;
  history: readonly WorkflowHistoryEntry[];
}

type RailState = 'done' | 'current' | 'todo';

const SPOKEN: Readonly<Record<RailState, string>> = {
  done: 'hecho',
  current: 'paso actual',
  todo: 'por hacer',
};

/** `16 mar`: the year is on the journey beside it. */
const shortDay = (at: string): string => dayInPeru(at).replace(/ \d{4}$/, '');

/** The steps on one thread: sewn up to the present one, dashed after it. */
export function StepRail({ version, history }: StepRailProps) {
  const stateOf = (step: number): RailState => {
    if (step <= version) return 'done';
    return step === version + 1 ? 'current' : 'todo';
  };
  return (
    <ol className="under step-rail in-grid p16 pb14" aria-label="Pasos del documento">
      {STEPS.map(({ step, title, team }) => {
        const state = stateOf(step);
        const taken = history.find((entry) => entry.step === step);
        const below = {
          done: taken ? shortDay(taken.at) : '',
          current: 'Ahora',
          todo: TEAM_LABEL[team],
        };
        return (
          <li
            key={step}
            className="col g2 sm step-rail-step mid holds middle"
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className="b t3 centred step-rail-dot" aria-hidden="true">
              {state === 'done' ? <Icon of={Check} size={14} strokeWidth={2.6} /> : step}
            </span>
            <span className="visually-hidden">{`Paso ${step}, ${SPOKEN[state]}: `}</span>
            <span className="m step-rail-title">{title}</span>
            <span className="step-rail-below t3">{below[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}
