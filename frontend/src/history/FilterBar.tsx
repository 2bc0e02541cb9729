import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipInput, SearchInput, useFilters } from '../list/filters';
import { useSignedInUser } from '../layout/SessionContext';
import { Button } from '../ui/Button';
import { FilterChip } from '../ui/FilterChip';
import { type Assignee, type SetFilter, allChips, barFilters, panelChips } from './filters';
import { onlyView, viewOf, withoutView } from './views';

interface FilterBarProps {
  assignees: readonly Assignee[];
  isPanelOpen: boolean;
  onPanel(): void;
  children?: ReactNode;
}

/** The row that the keyboard comes to, or the first card's link. */
const FIRST_DOCUMENT = '.history-grid tbody tr[tabindex="0"], .history-card .history-card-see';

const toFirstDocument = (): void => document.querySelector<HTMLElement>(FIRST_DOCUMENT)?.focus();

/** Search over provider, RUC, number, total, file, states and the words of the documents; `/` leads to it. */
const QuickSearch = () => (
  <SearchInput
    role="search"
    className="history-search"
    label="Buscar en el historial"
    placeholder="Proveedor, RUC, número, total…"
    shortcut="/"
    onLeave={toFirstDocument}
  />
);

function SetFilters({ chips }: { chips: readonly SetFilter[] }) {
  const { change } = useFilters();
  return chips.map(({ label, icon, clears }) => (
    <FilterChip
      key={label}
      name={label}
      icon={icon}
      shown={label}
      onClear={() => change(Object.fromEntries(clears.map((key) => [key, undefined])))}
    />
  ));
}

/** Search, the usual filters, those that are set, and what else the view offers. */
export function FilterBar({ assignees, isPanelOpen, onPanel, children }: FilterBarProps) {
  const { filters, setFilters } = useFilters();
  const { id: me } = useSignedInUser();
  const view = viewOf(filters, me);
  const isFiltered = Object.keys(withoutView(filters, me)).length > 0;
  return (
    <div className="under row wraps history-bar p10-12">
      <QuickSearch />
      <SetFilters chips={panelChips(filters)} />
      {barFilters(assignees)
        .filter(({ source }) => !view.keys.some((key) => key === source))
        .map(({ source, ...chip }) => (
          <ChipInput
            key={source}
            {...chip}
            source={source}
            className={`history-filter-${source}`}
            otherwise={`${chip.name}: otra persona`}
          />
        ))}
      {isFiltered && (
        <Button size="s" look="ghost" onClick={() => setFilters(onlyView(view, me))}>
          Quitar filtros
        </Button>
      )}
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

/** The same on a phone: search and two buttons; the filters are in a sheet, the set ones below. */
export function PhoneFilterBar({ assignees, onPanel, children }: FilterBarProps) {
  const { filters } = useFilters();
  const { id: me } = useSignedInUser();
  const chips = allChips(filters, assignees, me);
  return (
    <div className="history-phone-bar col g8 mb12">
      <div className="row">
        <QuickSearch />
        <Button
          icon={SlidersHorizontal}
          aria-label="Filtros"
          aria-haspopup="dialog"
          onClick={onPanel}
        />
        {children}
      </div>
      {chips.length > 0 && (
        <div className="history-phone-chips wraps g6 flex">
          <SetFilters chips={chips} />
        </div>
      )}
    </div>
  );
}
