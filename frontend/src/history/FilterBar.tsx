import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { FilterChip } from '../ui/FilterChip';
import { SearchBox } from '../ui/SearchBox';
import { SelectChip } from '../ui/SelectChip';
import { type Assignee, type SetFilter, allChips, barChoices, panelChips } from './filter-chips';
import {
  type ChangeHistory,
  type HistoryParams,
  NO_FILTER,
  SEARCH_MAX_CHARS,
  isFiltered,
} from './history-params';
import { HISTORY_VIEWS } from './ViewTabs';

export interface FilterBarProps {
  params: HistoryParams;
  change: ChangeHistory;
  assignees: readonly Assignee[];
  isPanelOpen: boolean;
  onPanel(): void;
}

type BarProps = Pick<FilterBarProps, 'params' | 'change'>;

/** The row that the keyboard comes to, or the first card's link. */
const FIRST_DOCUMENT = '.history-grid tbody tr[tabindex="0"], .history-card .history-card-see';

const toFirstDocument = (): void => document.querySelector<HTMLElement>(FIRST_DOCUMENT)?.focus();

/** Search over provider, RUC, number, total, file, states and the words of the documents; `/` leads to it. */
function QuickSearch({ params, change }: BarProps) {
  return (
    <SearchBox
      role="search"
      className="history-search"
      label="Buscar en el historial"
      placeholder="Proveedor, RUC, número, total…"
      maxLength={SEARCH_MAX_CHARS}
      shortcut="/"
      value={params.q}
      onSearch={(q) => change({ q: q.trim() })}
      onLeave={toFirstDocument}
    />
  );
}

function SetFilters({ chips, change }: { chips: readonly SetFilter[]; change: ChangeHistory }) {
  return chips.map(({ label, icon, without }) => (
    <FilterChip
      key={label}
      name={label}
      icon={icon}
      shown={label}
      onClear={() => change(without)}
    />
  ));
}

export function ClearFilters({ params, change }: BarProps) {
  if (!isFiltered({ ...params, vista: '' })) return null;
  return (
    <Button size="s" look="ghost" onClick={() => change({ ...NO_FILTER, vista: params.vista })}>
      Quitar filtros
    </Button>
  );
}

/** Search, the usual filters, those that are set, and what else the view offers. */
export function FilterBar(props: FilterBarProps & { children?: ReactNode }) {
  const { params, change, assignees, isPanelOpen, onPanel, children } = props;
  return (
    <div className="history-bar">
      <QuickSearch params={params} change={change} />
      <SetFilters chips={panelChips(params)} change={change} />
      {barChoices(assignees).map(({ key, label, icon, choices }) => (
        <SelectChip
          key={key}
          name={label}
          icon={icon}
          hasArrow
          className={`history-filter-${key}`}
          value={params[key]}
          choices={choices}
          otherwise={`${label}: otra persona`}
          onChoose={(value) => change({ [key]: value })}
        />
      ))}
      <ClearFilters params={params} change={change} />
      <span className="sp" />
      {children}
      <Button
        size="s"
        icon={SlidersHorizontal}
        aria-expanded={isPanelOpen}
        aria-controls="filtros-avanzados"
        onClick={onPanel}
      >
        Filtros avanzados
      </Button>
    </div>
  );
}

const viewLabel = (vista: HistoryParams['vista']): string =>
  HISTORY_VIEWS.find(({ id }) => id === vista)?.label ?? vista;

/** The same on a phone: search and two buttons; the filters are in a sheet, the set ones below. */
export function PhoneFilterBar(props: FilterBarProps & { children?: ReactNode }) {
  const { params, change, assignees, onPanel, children } = props;
  const chips = allChips(params, assignees, viewLabel);
  return (
    <div className="history-phone-bar">
      <div className="row">
        <QuickSearch params={params} change={change} />
        <Button
          square
          icon={SlidersHorizontal}
          aria-label="Filtros"
          aria-haspopup="dialog"
          onClick={onPanel}
        />
        {children}
      </div>
      {chips.length > 0 && (
        <div className="history-phone-chips">
          <SetFilters chips={chips} change={change} />
        </div>
      )}
    </div>
  );
}
