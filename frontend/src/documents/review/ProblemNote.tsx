import type { FieldConflict } from '@contracts/review';
import { CircleAlert } from 'lucide-react';
import { timeInPeru } from '../../ui/format-time';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { saidValue } from './field-input';
import type { ReviewActions } from './review-actions';
import type { FieldProblem } from './review-state';

interface FieldConflictNoteProps {
  conflict: FieldConflict;
  onMine(): void;
  onTheirs(): void;
}

/** Two people changed the same field: both values, and whose stands. Nobody's is lost unsaid. */
function FieldConflictNote({ conflict, onMine, onTheirs }: FieldConflictNoteProps) {
  const { byName, path, theirs, mine, at } = conflict;
  return (
    <div className="col g8 soft tone-warn field-conflict p10-12 r2 f13" role="alert">
      <p>
        <strong className="b">{byName}</strong> cambió este dato el {timeInPeru(at)}: ahora dice{' '}
        <strong className="b">{saidValue(path, theirs)}</strong>; usted escribió{' '}
        <strong className="b">{saidValue(path, mine)}</strong>.
      </p>
      <span className="row">
        <Button size="s" onClick={onTheirs}>
          Dejar {saidValue(path, theirs)}
        </Button>
        <Button size="s" look="primary" onClick={onMine}>
          Guardar {saidValue(path, mine)}
        </Button>
      </span>
    </div>
  );
}

interface ProblemNoteProps {
  path: string;
  problem: FieldProblem;
  actions: Pick<ReviewActions, 'keepMine' | 'keepTheirs'>;
}

/** Why what was typed into a field is not saved, and the ways out. */
export function ProblemNote({ path, problem: { conflict, message }, actions }: ProblemNoteProps) {
  if (conflict) {
    return (
      <FieldConflictNote
        conflict={conflict}
        onMine={() => actions.keepMine(path)}
        onTheirs={() => actions.keepTheirs(path)}
      />
    );
  }
  return (
    <p className="row g5 toned tone-bad f13" role="alert">
      <Icon of={CircleAlert} size={14} />
      {message}
    </p>
  );
}
