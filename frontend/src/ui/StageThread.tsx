import { Check, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from './Icon';
import './stage-thread.css';

export type StageState = 'done' | 'current' | 'todo';

export interface Stage {
  name: string;
  state: StageState;
}

const SIGN: Readonly<Record<StageState, LucideIcon>> = {
  done: Check,
  current: CircleDot,
  todo: CircleDashed,
};

/** A short path: the thread is solid up to the present stage and dashed after it. */
export const StageThread = ({ stages }: { stages: readonly Stage[] }) => (
  <ol className="row g5 stage-thread sm t2">
    {stages.map(({ name, state }, index) => (
      <Fragment key={name}>
        {index > 0 && <li className="sp stage-thread-seam" data-state={state} aria-hidden="true" />}
        <li
          className="row g4 stage-thread-stage"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Icon of={SIGN[state]} size={14} />
          {name}
        </li>
      </Fragment>
    ))}
  </ol>
);
