import type { WorkflowDocument } from '@contracts/workflow-calls';
import { TEAM_LABEL } from '@contracts/user';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Card } from '../../ui/Card';
import { ErrorCard } from '../../layout/ErrorCard';
import { PageCheckbox } from '../../list/PageCheckbox';
import { Pager } from '../../ui/Pager';
import { Skeleton } from '../../ui/Skeleton';
import { useNow } from '../../ui/use-now';
import { BulkBar } from '../bulk/BulkBar';
import type { Chosen } from '../bulk/use-chosen';
import type { WorkflowParams } from '../use-workflow-params';
import { DOCUMENTS_PER_PAGE, type TeamDocuments } from '../use-team-documents';
import { documentNumber } from '../steps';
import { DocumentRow } from './DocumentRow';
import { EmptyList } from './EmptyList';
import { ListFilters, type ListFiltersProps, STATE_NAME } from './ListFilters';
import { OrderSelect } from './OrderSelect';

interface ListCardProps extends ListFiltersProps {
  list: TeamDocuments;
  chosen: Chosen;
  selectedId: string | null;
  /** The keyboard has moved the selection here: the row takes the focus. */
  focusId: string | null;
  onSelect(id: string): void;
  onStep(by: 1 | -1): void;
  onOpenForm(): void;
}

type RowsProps = Pick<
  ListCardProps,
  'chosen' | 'selectedId' | 'focusId' | 'onSelect' | 'onStep' | 'onOpenForm'
> & { documents: readonly WorkflowDocument[]; label: string; isStale: boolean };

function Rows(props: RowsProps) {
  const { documents, label, isStale, selectedId, focusId, onSelect, onStep, onOpenForm } = props;
  const { chosen } = props;
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
    <ul
      className="workflow-rows"
      aria-label={label}
      aria-busy={isStale || undefined}
      onKeyDown={move}
    >
      {documents.map((document, index) => {
        const isSelected = document.id === selectedId;
        const isTabStop = isSelected || (!isSelectedListed && index === 0);
        return (
          <li key={document.id}>
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

const isFiltered = ({ step, due, q }: WorkflowParams): boolean =>
  step !== null || due !== null || q !== '';

function Body(props: ListCardProps) {
  const { list, params, change } = props;
  const { query, documents, total, isCapped } = list;
  const name = STATE_NAME[params.state];
  if (query.error) {
    return (
      <div className="workflow-list-error">
        <ErrorCard
          title="Error al cargar los documentos"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  if (!documents) return <Skeleton text="Cargando documentos..." rows={8} />;
  if (documents.length === 0) {
    return (
      <EmptyList
        params={params}
        isFiltered={isFiltered(params)}
        onClear={() => change({ step: null, due: null, q: '', page: 1, documentId: null })}
        onState={(state) => change({ state, page: 1, documentId: null })}
        onFirstPage={() => change({ page: 1, documentId: null })}
      />
    );
  }
  return (
    <>
      <Rows
        {...props}
        documents={documents}
        label={`${name}, ${TEAM_LABEL[params.team]}`}
        isStale={query.isPlaceholderData}
      />
      <Pager
        page={params.page}
        perPage={DOCUMENTS_PER_PAGE}
        total={total}
        isCapped={isCapped}
        what="documentos"
        onPage={(page) => change({ page, documentId: null })}
      />
      <BulkBar chosen={props.chosen} />
    </>
  );
}

/** The team's documents: what is shown of them, in which order, and the way through. */
export function ListCard(props: ListCardProps) {
  const { params, list, change, chosen } = props;
  const choosable = list.documents?.filter(chosen.mayChoose) ?? [];
  return (
    <Card className="workflow-list" aria-labelledby="lista-titulo">
      <header className="workflow-list-head">
        {choosable.length > 0 && (
          <PageCheckbox
            chosen={choosable.filter(({ id }) => chosen.has(id)).length}
            total={choosable.length}
            onChange={(isOn) => chosen.choose(choosable, isOn)}
          />
        )}
        <h2 id="lista-titulo" className="h3">
          {STATE_NAME[params.state]}
        </h2>
        {list.documents && (
          <span className="count-badge">
            {(list.isCapped ? list.total - 1 : list.total).toLocaleString('en-US')}
            {list.isCapped && '+'}
          </span>
        )}
        <span className="sp" />
        <OrderSelect
          order={params.order}
          onOrder={(order) => change({ order, page: 1, documentId: null })}
        />
      </header>
      <ListFilters params={params} summary={props.summary} change={change} />
      <Body {...props} />
    </Card>
  );
}
