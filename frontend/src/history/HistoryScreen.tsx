import type { DocumentSummary } from '@contracts/document';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useMay } from '../layout/SessionContext';
import { useFilters } from '../list/filters';
import { List } from '../list/List';
import { ListRows } from '../list/ListRows';
import { historyAddress } from './address';
import { SelectionBar } from './bulk/SelectionBar';
import { HistoryCards } from './cards/HistoryCards';
import { SortMenu } from './cards/SortMenu';
import { FilterBar, PhoneFilterBar } from './FilterBar';
import { FilterPanel, FilterSheet } from './FilterPanel';
import { formatCount } from './format';
import { ColumnsButton } from './ColumnsButton';
import { type DocumentColumn, parseColumns, shownColumns } from './columns';
import { HistoryEmpty } from './HistoryEmpty';
import { HistoryStatCards } from './HistoryStatCards';
import { HistoryTable } from './HistoryTable';
import { ListOfDocuments, useDocuments } from './ListOfDocuments';
import { LookSwitch, parseLook } from './LookSwitch';
import { SavedViewsButton } from './SavedViewsButton';
import { EarlierFilesButton } from './payment-file/EarlierFilesButton';
import { chosenCount } from './selection';
import { useAssignees } from './use-assignees';
import { useHistoryStats } from './use-history-stats';
import { ViewTabs } from './ViewTabs';
import '../ui/button.css';
import { LinkButton } from '../ui/LinkButton';
import './history.css';
import './history-cards.css';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

function useScreenSize(): 'phone' | 'narrow' | 'wide' {
  const isPhone = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const isNarrow = useMediaQuery('(max-width: 1279px)', { noSsr: true });
  if (isPhone) return 'phone';
  return isNarrow ? 'narrow' : 'wide';
}

/** The same array as long as it says the same. */
function useColumns(isNarrow: boolean) {
  const isTight = useMediaQuery('(max-width: 1399px)', { noSsr: true });
  const [stored, setStored] = useStore<unknown>('historial-columnas');
  const { data = [] } = useListContext<DocumentSummary>();
  const screen = isTight ? 1280 : 1400;
  const ids = shownColumns(parseColumns(stored), isNarrow ? 0 : screen, data).map(({ id }) => id);
  const key = ids.join();
  const columns = useMemo<DocumentColumn[]>(() => shownColumns(key.split(','), 0, []), [key]);
  return [columns, setStored] as const;
}

function History() {
  const size = useScreenSize();
  const mayPay = useMay('documents.pay');
  const [storedLook, setLook] = useStore<unknown>('historial-aspecto');
  const look = parseLook(storedLook);
  const [columns, setColumns] = useColumns(size === 'narrow');
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { filters: set } = useFilters();
  const { count, selection } = useDocuments();
  const stats = useHistoryStats();
  const assignees = useAssignees();
  const isPhone = size === 'phone';
  const isTable = look === 'tabla' && !isPhone;
  const isFiltered = Object.keys(set).length > 0;
  const filters = { assignees, isPanelOpen, onPanel: () => setIsPanelOpen(!isPanelOpen) };
  const isChosen = chosenCount(selection) > 0;
  return (
    <main id="contenido" className="page history" data-chosen={isChosen || undefined} tabIndex={-1}>
      <title>Historial · Foliado</title>
      <header className="g12">
        <h1>Historial</h1>
        <span className="sp" />
        {mayPay && <EarlierFilesButton label="Archivos de pago" isSquare={size !== 'wide'} />}
        <LookSwitch look={look} onLook={setLook} />
        <LinkButton look="primary" icon={Upload} to="/" aria-label="Procesar Documento">
          {isPhone ? 'Procesar' : 'Procesar Documento'}
        </LinkButton>
      </header>
      <HistoryStatCards stats={stats} />
      <section
        className={isTable ? 'card' : 'col g12 history-cards-area'}
        aria-label="Lista de documentos"
      >
        {isPhone ? (
          <PhoneFilterBar {...filters}>
            <SortMenu isPhone />
          </PhoneFilterBar>
        ) : (
          <div className="history-filters">
            <ViewTabs stats={stats} />
            <FilterBar {...filters}>
              <SavedViewsButton />
              {isTable ? (
                <ColumnsButton shown={columns} onChoose={setColumns} />
              ) : (
                <SortMenu isPhone={false} />
              )}
            </FilterBar>
            {isPanelOpen && <FilterPanel assignees={assignees} />}
          </div>
        )}
        <ListRows
          of="el historial"
          empty={<HistoryEmpty />}
          what="documentos"
          isCapped={count?.isCapped}
          note={
            isFiltered &&
            stats && <span className="t3"> · filtrado de {formatCount(stats.total)}</span>
          }
        >
          {isTable ? <HistoryTable columns={columns} /> : <HistoryCards />}
        </ListRows>
      </section>
      {isPhone && isPanelOpen && (
        <FilterSheet assignees={assignees} count={count} onClose={() => setIsPanelOpen(false)} />
      )}
      {isChosen && <SelectionBar size={size} />}
    </main>
  );
}

/** Document history (spec section 2, route /historial). */
export default function HistoryScreen() {
  return (
    <List<DocumentSummary> resource="documents" sort={NEWEST} address={historyAddress}>
      <ListOfDocuments>
        <History />
      </ListOfDocuments>
    </List>
  );
}
