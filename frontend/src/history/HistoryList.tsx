import type { DocumentCount } from '@contracts/list-query';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card';
import { useNow } from '../ui/use-now';
import { HistoryCards } from './cards/HistoryCards';
import type { Column } from './grid/columns';
import { HistoryGrid } from './grid/HistoryGrid';
import type { ChangeHistory, HistoryParams } from './history-params';
import { HistoryPager } from './HistoryPager';
import { HistoryEmpty, HistoryError, HistoryLoading } from './HistoryStates';
import type { Selection, SelectionChange } from './selection';
import type { useHistoryPage } from './use-history';

interface HistoryListProps {
  list: ReturnType<typeof useHistoryPage>;
  params: HistoryParams;
  change: ChangeHistory;
  columns: readonly Column[];
  isTable: boolean;
  isPhone: boolean;
  selection: Selection;
  onSelect(change: SelectionChange): void;
  count: DocumentCount | undefined;
  /** Documents without the filter. */
  outOf: number | undefined;
  /** Tabs and filters, above the rows. */
  children: ReactNode;
}

function Rows(props: Omit<HistoryListProps, 'children' | 'isPhone' | 'count' | 'outOf'>) {
  const { list, params, change, columns, isTable, selection, onSelect } = props;
  const now = useNow();
  const { documents, isStale } = list;
  if (list.error) return <HistoryError error={list.error} onRetry={list.refetch} />;
  if (!documents) return <HistoryLoading />;
  if (documents.length === 0) return <HistoryEmpty params={params} change={change} />;
  const shared = { documents, selection, onSelect, now, isStale };
  if (!isTable) return <HistoryCards {...shared} />;
  return <HistoryGrid {...shared} columns={columns} sorting={params} change={change} />;
}

/** The list in its card, or as cards of their own under the filters; every state in its place. */
export function HistoryList(props: HistoryListProps) {
  const { list, params, change, isTable, isPhone, count, outOf, children } = props;
  const { documents, error } = list;
  const hasRows = !error && documents !== null && documents.length > 0;
  const rows = <Rows {...props} />;
  const pager = hasRows && (params.page > 1 || list.hasNext || isTable) && (
    <HistoryPager
      page={params.page}
      rows={documents.length}
      hasNext={list.hasNext}
      count={count}
      outOf={outOf}
      onPage={(page) => change({ page })}
    />
  );
  if (isTable) {
    return (
      <Card aria-label="Lista de documentos">
        {children}
        {rows}
        {pager}
      </Card>
    );
  }
  return (
    <>
      {isPhone ? children : <Card aria-label="Filtros de documentos">{children}</Card>}
      <div className="history-cards-area">
        {hasRows ? rows : <Card aria-label="Lista de documentos">{rows}</Card>}
        {pager && <div className="card history-cards-pager">{pager}</div>}
      </div>
    </>
  );
}
