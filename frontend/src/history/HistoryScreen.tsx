import useMediaQuery from '@mui/material/useMediaQuery';
import { Upload } from 'lucide-react';
import { useMemo, useReducer, useState } from 'react';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../layout/SessionContext';
import { SelectionBar } from './bulk/SelectionBar';
import { SortMenu } from './cards/SortMenu';
import { FilterBar, PhoneFilterBar } from './FilterBar';
import { FilterPanel, FilterSheet } from './FilterPanel';
import { ColumnsButton } from './grid/ColumnsButton';
import { parseColumns, shownColumns } from './grid/columns';
import { HistoryList } from './HistoryList';
import { type ChangeHistory, filterOf, isFiltered, useHistoryParams } from './history-params';
import { HistoryStatCards } from './HistoryStatCards';
import { LookSwitch, parseLook } from './LookSwitch';
import { SavedViewsButton } from './SavedViewsButton';
import { EarlierFilesButton } from './payment-file/EarlierFilesButton';
import { NOTHING, changeSelection, chosenCount, isChosen } from './selection';
import { useAssignees } from './use-assignees';
import { useDocumentCount, useHistoryPage, useRefreshHistory } from './use-history';
import { useHistoryStats } from './use-history-stats';
import { ViewTabs } from './ViewTabs';
import '../ui/button.css';
import { Icon } from '../ui/Icon';
import './history.css';
import './history-cards.css';

function useScreenSize(): 'phone' | 'narrow' | 'wide' {
  const isPhone = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const isNarrow = useMediaQuery('(max-width: 1279px)', { noSsr: true });
  if (isPhone) return 'phone';
  return isNarrow ? 'narrow' : 'wide';
}

/** What all the rows of a company match may be chosen together, so long as the filter stands. */
function useSelection(filterKey: string) {
  const [selection, select] = useReducer(changeSelection, NOTHING);
  const [seen, setSeen] = useState(filterKey);
  if (seen !== filterKey) {
    setSeen(filterKey);
    if (selection.all) select({ kind: 'clear' });
  }
  return { selection, select };
}

/** Document history (spec section 2, route /historial). */
export default function HistoryScreen() {
  const [params, change] = useHistoryParams();
  const size = useScreenSize();
  const mayPay = useMay('documents.pay');
  const [storedLook, setLook] = useStore<unknown>('historial-aspecto');
  const [storedColumns, setColumns] = useStore<unknown>('historial-columnas');
  const look = parseLook(storedLook);
  const columns = useMemo(() => parseColumns(storedColumns), [storedColumns]);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const filter = useMemo(() => filterOf(params), [params]);
  const { selection, select } = useSelection(JSON.stringify(filter));
  const list = useHistoryPage(params);
  const stats = useHistoryStats();
  const count = useDocumentCount(filter);
  const assignees = useAssignees();
  const refresh = useRefreshHistory();
  const isPhone = size === 'phone';
  const isTable = look === 'tabla' && !isPhone;
  // The same array as long as it says the same: rows draw again only when something of theirs changes.
  const shown = useMemo(() => shownColumns(columns, size === 'narrow'), [columns, size]);
  // The rows on the screen are new ones: they begin at their top.
  const turn: ChangeHistory = (part) => {
    change(part);
    if (part.page !== undefined) window.scrollTo({ top: 0 });
  };
  const filters = {
    params,
    change,
    assignees,
    isPanelOpen,
    onPanel: () => setIsPanelOpen(!isPanelOpen),
  };
  const chosen = chosenCount(selection);
  const documents = list.documents ?? [];
  const isPageChosen = documents.length > 0 && documents.every(({ id }) => isChosen(selection, id));
  return (
    <main
      id="contenido"
      className="page history"
      data-chosen={chosen > 0 || undefined}
      tabIndex={-1}
    >
      <title>Historial · Foliado</title>
      <header className="history-title">
        <h1>Historial</h1>
        <span className="sp" />
        {mayPay && <EarlierFilesButton label="Archivos de pago" isSquare={size !== 'wide'} />}
        <LookSwitch look={look} onLook={setLook} />
        <Link className="btn btn-primary btn-m" to="/" aria-label="Procesar Documento">
          <Icon of={Upload} />
          {isPhone ? 'Procesar' : 'Procesar Documento'}
        </Link>
      </header>
      <HistoryStatCards stats={stats} />
      <HistoryList
        list={list}
        params={params}
        change={turn}
        columns={shown}
        isTable={isTable}
        isPhone={isPhone}
        selection={selection}
        onSelect={select}
        count={count}
        outOf={isFiltered(params) ? stats?.total : undefined}
      >
        {isPhone ? (
          <PhoneFilterBar {...filters}>
            <SortMenu sorting={params} change={change} isPhone />
          </PhoneFilterBar>
        ) : (
          <>
            <ViewTabs vista={params.vista} stats={stats} change={change} />
            <FilterBar {...filters}>
              <SavedViewsButton params={params} change={change} />
              {isTable ? (
                <ColumnsButton shown={shown} onChoose={setColumns} />
              ) : (
                <SortMenu sorting={params} change={change} isPhone={false} />
              )}
            </FilterBar>
            {isPanelOpen && <FilterPanel {...filters} />}
          </>
        )}
      </HistoryList>
      {isPhone && isPanelOpen && (
        <FilterSheet {...filters} count={count} onClose={() => setIsPanelOpen(false)} />
      )}
      {chosen > 0 && (
        <SelectionBar
          selection={selection}
          onSelect={select}
          matching={count && { filter, count }}
          isPageChosen={isPageChosen}
          onChanged={refresh}
          size={size}
        />
      )}
    </main>
  );
}
