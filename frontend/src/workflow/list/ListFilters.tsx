import type { WorkflowListState, WorkflowSummary } from '@contracts/workflow-calls';
import { ChevronDown, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { stepsOf, waitingFor } from '../steps';
import {
  type ChangeWorkflowParams,
  type DueFilter,
  MAX_SEARCH_CHARS,
  type WorkflowParams,
} from '../use-workflow-params';

/** Typing rests for so long before the server is asked. */
const REST_MS = 250;

export const STATE_NAME: Readonly<Record<WorkflowListState, string>> = {
  'por-atender': 'Por atender',
  'otro-equipo': 'Del otro equipo',
  observados: 'Observados',
  todos: 'Todos',
};
const STATES = Object.keys(STATE_NAME) as WorkflowListState[];

export interface ListFiltersProps {
  params: WorkflowParams;
  summary: WorkflowSummary | null | undefined;
  change: ChangeWorkflowParams;
}

interface FilterChoiceProps {
  label: string;
  value: string;
  onChoose(value: string): void;
  children: ReactNode;
}

/** A filter as a chip: dashed while it lets everything through, blue when it is set. */
function FilterChoice({ label, value, onChoose, children }: FilterChoiceProps) {
  return (
    <label className="workflow-filter" data-set={value !== '' || undefined}>
      <span className="visually-hidden">{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
      <Icon of={ChevronDown} size={14} />
    </label>
  );
}

const counted = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} (${count})`;

function StepFilter({ params, summary, change }: ListFiltersProps) {
  return (
    <FilterChoice
      label="Filtrar por paso"
      value={params.step === null ? '' : String(params.step)}
      onChoose={(text) =>
        change({ step: text === '' ? null : Number(text), page: 1, documentId: null })
      }
    >
      <option value="">Todos los pasos</option>
      {stepsOf(params.team).map((step) => (
        <option key={step.step} value={step.step}>
          {counted(
            `${step.step} · ${step.title}`,
            summary ? waitingFor(step, summary.byStatus) : undefined,
          )}
        </option>
      ))}
    </FilterChoice>
  );
}

function DueFilterChoice({ params, summary, change }: ListFiltersProps) {
  const choose = (due: DueFilter | null): void => change({ due, page: 1, documentId: null });
  return (
    <FilterChoice
      label="Filtrar por vencimiento"
      value={params.due ?? ''}
      onChoose={(text) => choose(text === 'vencidos' || text === 'proximos' ? text : null)}
    >
      <option value="">Cualquier fecha</option>
      <option value="vencidos">{counted('Vencidos', summary?.overdue)}</option>
      <option value="proximos">{counted('Próximos a vencer', summary?.dueSoon)}</option>
    </FilterChoice>
  );
}

function SearchBox({ value, onSearch }: { value: string; onSearch(text: string): void }) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== value) {
    setSeen(value);
    // The filters were taken away from outside; what is being typed stays otherwise.
    if (value === '') setText('');
  }
  const search = (next: string, afterMs: number): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next), afterMs);
  };
  return (
    <label className="field-box workflow-search">
      <Icon of={Search} className="t3" />
      <span className="visually-hidden">Buscar documentos</span>
      <input
        type="search"
        value={text}
        maxLength={MAX_SEARCH_CHARS}
        placeholder="Proveedor, RUC o número"
        onChange={(event) => search(event.target.value, REST_MS)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') search('', 0);
        }}
      />
      {text !== '' && (
        <Button
          size="s"
          look="ghost"
          square
          icon={X}
          aria-label="Borrar la búsqueda"
          onClick={() => search('', 0)}
        />
      )}
    </label>
  );
}

/** What of the team's documents is listed; any change begins at the first page again. */
export function ListFilters(props: ListFiltersProps) {
  const { params, summary, change } = props;
  return (
    <div className="workflow-filters">
      <div className="workflow-states" role="group" aria-label="Qué documentos">
        {STATES.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={params.state === state}
            onClick={() => change({ state, page: 1, documentId: null })}
          >
            {STATE_NAME[state]}
            {state === 'observados' &&
              summary !== null &&
              summary !== undefined &&
              summary.observed > 0 && (
                <span className="workflow-state-count">{summary.observed}</span>
              )}
          </button>
        ))}
      </div>
      <SearchBox
        value={params.q}
        onSearch={(q) => change({ q, page: 1, documentId: null }, true)}
      />
      <div className="row workflow-choices">
        <StepFilter {...props} />
        <DueFilterChoice {...props} />
      </div>
    </div>
  );
}
