import type { WorkflowConflict } from '@contracts/workflow';
import { RefreshCw, Route } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { timeInPeru } from '../../ui/format-time';
import { STATUS_LABEL } from '../steps';

interface ConflictCardProps {
  conflict: WorkflowConflict;
  onSeePresent(): void;
}

/** Somebody moved the document while the form was open: who, when, how far, and what they said. */
export function ConflictCard({ conflict, onSeePresent }: ConflictCardProps) {
  const { byName, at, from, to, comment } = conflict;
  return (
    <section
      className="lead g10 wf-note r3 tone-warn"
      role="alert"
      aria-label="El documento ya se movió"
    >
      <Icon of={Route} />
      <div className="starts col g4 words">
        <p>
          <strong className="b">{byName}</strong> movió este documento el {timeInPeru(at)}.
        </p>
        <p className="md">
          {STATUS_LABEL[from]} → <strong className="m">{STATUS_LABEL[to]}</strong>
        </p>
        {comment && <p className="md quote">“{comment}”</p>}
        <p className="md">Su paso no se registró. Lo que escribió se conserva.</p>
        <Button size="s" icon={RefreshCw} onClick={onSeePresent}>
          Ver estado actual
        </Button>
      </div>
    </section>
  );
}
