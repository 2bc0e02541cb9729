import type { EditedField } from '@contracts/review';
import { Pencil, QrCode, Sigma, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Crop } from '../../ui/Crop';
import { Icon } from '../../ui/Icon';
import { timeInPeru } from '../../ui/format-time';
import type { FieldRow } from '../../ui/fields/field-rows';
import { FieldReasons } from '../results/FieldReasons';
import type { PageSource } from '../results/page-source';
import { ProblemNote } from './ProblemNote';
import { saidValue } from './field-input';
import type { ReviewActions } from './review-actions';
import type { FieldProblem } from './review-state';
import type { Suggestion } from './suggestions';

const SUGGESTION_ICON: Readonly<Partial<Record<Suggestion['source'], LucideIcon>>> = {
  qr: QrCode,
  regla: Sigma,
};

/** A model's opinion is no evidence: it is offered, not recommended. */
const isProven = ({ source }: Suggestion): boolean => source !== 'llm';

interface FieldDetailProps {
  row: FieldRow;
  noteId: string;
  source: PageSource;
  edited: EditedField | undefined;
  problem: FieldProblem | undefined;
  /** Reasons that contradict. */
  against: ReadonlySet<string>;
  suggestions: readonly Suggestion[];
  /** The field waits for a person's look: keeping the value is an act. */
  isPending: boolean;
  canEdit: boolean;
  actions: ReviewActions;
}

/** What belongs to the open field: its place enlarged, the reasons in words, the way out first. */
export function FieldDetail(props: FieldDetailProps) {
  const {
    row,
    noteId,
    source,
    edited,
    problem,
    against,
    suggestions,
    isPending,
    canEdit,
    actions,
  } = props;
  const [box] = row.boxes;
  const page = source.pages.find(({ number }) => number === box?.page);
  const keepsFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };
  const [best] = suggestions;
  return (
    <div className="col g8 field-detail" id={noteId}>
      {box && page && <Crop page={page} imageUrl={source.imageUrl(page.number)} box={box} />}
      <FieldReasons state={row.state} reasons={row.reasons} against={against} isOpen />
      {edited && (
        <p className="row g5 field-was sm t2">
          <Icon of={Pencil} size={12} />
          antes: {saidValue(row.path, edited.old)}, por {edited.byName} el {timeInPeru(edited.at)}
        </p>
      )}
      {problem && <ProblemNote path={row.path} problem={problem} actions={actions} />}
      {canEdit && (suggestions.length > 0 || isPending) && (
        <div className="field-ways row wraps">
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion.label}
              size="s"
              look={suggestion === best && isProven(suggestion) ? 'primary' : 'plain'}
              icon={SUGGESTION_ICON[suggestion.source]}
              {...keepsFocus}
              onClick={() => actions.take(row.path, suggestion.value)}
            >
              {suggestion.label}
            </Button>
          ))}
          {isPending && (
            <Button size="s" {...keepsFocus} onClick={() => actions.acceptAndGo(row.path, 1)}>
              {row.isEmpty ? 'Dejar vacío' : `Mantener ${row.text}`}
            </Button>
          )}
          <span className="sp" />
          <span className="sm t3 hide-s">
            <kbd>Enter</kbd> acepta y pasa
          </span>
        </div>
      )}
    </div>
  );
}
