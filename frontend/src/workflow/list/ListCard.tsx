import type { WorkflowDocument } from '@contracts/workflow-calls';
import { TEAM_LABEL } from '@contracts/user';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Card } from '../../ui/Card';
import { ListRows } from '../../list/ListRows';
import { PageCheckbox } from '../../list/PageCheckbox';
import { useNow } from '../../ui/use-now';
import { BulkBar } from '../bulk/BulkBar';
import type { Chosen } from '../bulk/use-chosen';
import { documentNumber } from '../steps';
import { useTeamFilter, useTeamList } from '../use-team-list';
import { DocumentRow } from './DocumentRow';
import { EmptyList } from './EmptyList';
import { ListFilters, STATE_NAME } from './ListFilters';
import { OrderSelect } from './OrderSelect';

interface ListCardProps {
  chosen: Chosen;
  selectedId: string | null;
  /** The keyboard has moved the selection here: the row takes the focus. */
  focusId: string | null;
  onSelect(id: string): void;
  onStep(by: 1 | -1): void;
  onOpenForm(): void;
}

interface RowsProps extends ListCardProps {
  documents: readonly WorkflowDocument[];
  label: string;
}

function Rows(props: RowsProps) {
  const { documents, chosen, label, selectedId, focusId, onSelect, onStep, onOpenForm } = props;
  const now = useNow();
  const selected = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusId !== null && focusId === selectedId) selected.current?.focus();
  }, [focusId, selectedId]);
  const isSelectedListed = documents.some(({ id }) => id === selectedId);
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === 1 || by === -1) onStep(by);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onOpenForm();
    else return;
    event.preventDefault();
  };
  return (
    <ul className="lined workflow-rows" aria-label={label} onKeyDown={move}>
      {documents.map((document, index) => {
        const isSelected = document.id === selectedId;
        const isTabStop = isSelected || (!isSelectedListed && index === 0);
        return (
          <li key={document.id} className="holds">
            {chosen.mayChoose(document) && (
              <label className="choice checkbox workflow-check">
                <input
                  type="checkbox"
                  aria-label={`Seleccionar ${documentNumber(document)}`}
                  tabIndex={isTabStop ? 0 : -1}
                  checked={chosen.has(document.id)}
                  onChange={(event) => chosen.choose([document], event.target.checked)}
                />
              </label>
            )}
            <DocumentRow
              ref={isSelected ? selected : undefined}
              document={document}
              now={now}
              isSelected={isSelected}
              isTabStop={isTabStop}
              onSelect={() => onSelect(document.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The team's documents: what is shown of them, in which order, and the way through. */
export function ListCard(props: ListCardProps) {
  const { chosen } = props;
  const { team, state } = useTeamFilter();
  const { documents, total, isCapped, isPending } = useTeamList();
  const choosable = documents.filter(chosen.mayChoose);
  return (
    <Card className="col workflow-list cut" aria-labelledby="lista-titulo">
      <header className="firm row workflow-list-head px16">
        {choosable.length > 0 && (
          <PageCheckbox
            chosen={choosable.filter(({ id }) => chosen.has(id)).length}
            total={choosable.length}
            onChange={(isOn) => chosen.choose(choosable, isOn)}
          />
        )}
        <h2 id="lista-titulo" className="h3">
          {STATE_NAME[state]}
        </h2>
        {!isPending && (
          <span className="b t2 count-badge">
            {(isCapped ? total - 1 : total).toLocaleString('en-US')}
            {isCapped && '+'}
          </span>
        )}
        <span className="sp" />
        <OrderSelect />
      </header>
      <ListFilters />
      <ListRows of="los documentos" empty={<EmptyList />} isCapped={isCapped}>
        <Rows
          {...props}
          documents={documents}
          label={`${STATE_NAME[state]}, ${TEAM_LABEL[team]}`}
        />
      </ListRows>
      <BulkBar chosen={chosen} />
    </Card>
  );
}
