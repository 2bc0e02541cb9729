import { LoaderCircle, MapPinOff } from 'lucide-react';
import { ConfidenceMeter } from '../../ui/ConfidenceMeter';
import { Icon } from '../../ui/Icon';
import { FieldStateChip } from '../../ui/state-chips';
import type { FieldRow } from '../../ui/fields/field-rows';
import { FieldReasons } from '../results/FieldReasons';
import { fieldButtonId } from '../results/use-field-focus';
import { FieldDetail } from './FieldDetail';
import { FieldInput } from './FieldInput';
import { TypeSelect } from './TypeSelect';
import { inputText, inputType } from './field-input';
import type { ReviewView } from './review-view';

interface ReviewRowProps {
  row: FieldRow;
  view: ReviewView;
}

function Value({ row }: { row: FieldRow }) {
  if (row.isEmpty) return <span className="t3">{row.text}</span>;
  return <span className={row.isCode ? 'mono' : undefined}>{row.text}</span>;
}

function Trust({ row, view }: ReviewRowProps) {
  if (row.path in view.state.saving) {
    return (
      <span className="row g5 sm t3">
        <Icon of={LoaderCircle} size={14} className="icon-spin" />
        Guardando
      </span>
    );
  }
  return (
    <>
      <FieldStateChip state={row.state} proof={row.proof} />
      <ConfidenceMeter confidence={row.confidence} isCalm={!view.pending.includes(row.path)} />
    </>
  );
}

function RowInput({ row, view, noteId }: ReviewRowProps & { noteId: string | undefined }) {
  const { session, state, actions } = view;
  const { path } = row;
  const isOpen = view.focused === path;
  const type = inputType(path, session.value(path));
  const field = {
    path,
    label: row.label,
    text: session.text(path),
    hasProblem: path in state.problems,
    noteId,
    isOpened: isOpen && !state.isEditing,
    actions,
  };
  if (type === 'choice') return <TypeSelect {...field} present={inputText(session.value(path))} />;
  return (
    <FieldInput {...field} type={type} isCode={row.isCode} matching={isOpen ? view.matching : []} />
  );
}

const Nowhere = () => (
  <span className="thin row g4 sm t3">
    <Icon of={MapPinOff} size={12} />
    sin ubicación
  </span>
);

/** A field of the review: quiet until it is wrong, open in place while it has the focus. */
export function ReviewRow({ row, view }: ReviewRowProps) {
  const { state, actions, source } = view;
  const { path } = row;
  const isOpen = view.focused === path;
  const problem = state.problems[path];
  const hasDetail = isOpen || problem !== undefined;
  // What is typed and not saved stands in its input, wherever the keyboard is.
  const isInput = view.canEdit && (isOpen || state.isEditing || path in state.texts);
  const isNowhere = !row.isEmpty && row.boxes.length === 0;
  const noteId = `nota-${path}`;
  return (
    <>
      <tr
        className="review-row"
        data-open={isOpen || undefined}
        data-marked={view.highlighted === path || undefined}
        data-changed={path in state.texts || undefined}
        onClick={isInput ? undefined : () => actions.pick(path)}
        onPointerEnter={() => actions.hover(path)}
        onPointerLeave={() => actions.hover(null)}
      >
        <th scope="row">
          {isInput ? (
            <span className="t2">{row.label}</span>
          ) : (
            <button
              type="button"
              id={fieldButtonId(path)}
              className="field-name left t2"
              aria-describedby={hasDetail ? noteId : undefined}
              onFocus={() => actions.focus(path)}
            >
              {row.label}
            </button>
          )}
        </th>
        <td className="breaks m">
          {isInput ? (
            <RowInput row={row} view={view} noteId={hasDetail ? noteId : undefined} />
          ) : (
            <Value row={row} />
          )}
          {isNowhere && <Nowhere />}
          {!hasDetail && (
            <FieldReasons
              state={row.state}
              reasons={row.reasons}
              against={view.against}
              isOpen={false}
            />
          )}
        </td>
        <td className="field-trust">
          <span className="flex mid to-end right">
            <Trust row={row} view={view} />
          </span>
        </td>
      </tr>
      {hasDetail && (
        <tr className="field-detail-row" data-open={isOpen || undefined}>
          <td colSpan={3}>
            <p className="field-words row">
              <Trust row={row} view={view} />
            </p>
            <FieldDetail
              row={row}
              noteId={noteId}
              source={source}
              edited={state.document.editedFields[path]}
              problem={problem}
              against={view.against}
              suggestions={view.suggestionsFor(path)}
              isPending={view.pending.includes(path)}
              canEdit={view.canEdit}
              actions={actions}
            />
          </td>
        </tr>
      )}
    </>
  );
}
