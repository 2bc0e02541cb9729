import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { ChoiceChip } from './ChoiceChip';
import { type Assignee, type FilterChip, allChips, barChoices, panelChips } from './filter-chips';
import { type ChangeHistory, type HistoryParams, NO_FILTER, isFiltered } from './history-params';
import { QuickSearch } from './QuickSearch';
import { HISTORY_VIEWS } from './ViewTabs';

export interface FilterBarProps {
  params: HistoryParams;
  change: ChangeHistory;
  assignees: readonly Assignee[];
  isPanelOpen: boolean;
  onPanel(): void;
}

function RemovableChip({ chip, change }: { chip: FilterChip; change: ChangeHistory }) {
  return (
    <span className="history-chip" data-set>
      <Icon of={chip.icon} />
      <span className="ell" title={chip.label}>
        {chip.label}
      </span>
      <button
        type="button"
        className="history-chip-remove"
        aria-label={`Quitar el filtro ${chip.label}`}
        onClick={() => change(chip.without)}
      >
        <Icon of={X} size={14} />
      </button>
    </span>
  );
}

export function ClearFilters({ params, change }: Pick<FilterBarProps, 'params' | 'change'>) {
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
  const choices = barChoices(assignees).filter(
    ({ key, choices: known }) => known.length > 0 || params[key] !== '',
  );
  return (
    <div className="history-bar">
      <QuickSearch value={params.q} onSearch={(q) => change({ q })} />
      {panelChips(params).map((chip) => (
        <RemovableChip key={chip.label} chip={chip} change={change} />
      ))}
      {choices.map((choice) => (
        <ChoiceChip
          key={choice.key}
          choice={choice}
          value={params[choice.key]}
          onChoose={(value) => change({ [choice.key]: value })}
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
        <QuickSearch value={params.q} onSearch={(q) => change({ q })} />
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
          {chips.map((chip) => (
            <RemovableChip key={chip.label} chip={chip} change={change} />
          ))}
        </div>
      )}
    </div>
  );
}
