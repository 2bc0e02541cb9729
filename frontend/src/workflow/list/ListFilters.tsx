import type { WorkflowListState, WorkflowSummary } from '@contracts/workflow-calls';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { Segments } from '../../ui/Segments';
import { stepsOf, waitingFor } from '../steps';
import {
  type ChangeWorkflowParams,
  MAX_SEARCH_CHARS,
  type WorkflowParams,
} from '../use-workflow-params';

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

const counted = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} (${count})`;

function StepFilter({ params, summary, change }: ListFiltersProps) {
  return (
    <FilterSelect
      name="Paso"
      all="Todos los pasos"
      value={params.step === null ? '' : String(params.step)}
      choices={stepsOf(params.team).map((step) => ({
        value: String(step.step),
        label: counted(
          `${step.step} · ${step.title}`,
          summary ? waitingFor(step, summary.byStatus) : undefined,
        ),
      }))}
      onChoose={(text) =>
        change({ step: text === '' ? null : Number(text), page: 1, documentId: null })
      }
    />
  );
}

function DueFilterChoice({ params, summary, change }: ListFiltersProps) {
  return (
    <FilterSelect
      name="Vencimiento"
      all="Cualquier fecha"
      value={params.due ?? ''}
      choices={[
        { value: 'vencidos', label: counted('Vencidos', summary?.overdue) },
        { value: 'proximos', label: counted('Próximos a vencer', summary?.dueSoon) },
      ]}
      onChoose={(due) => change({ due: due === '' ? null : due, page: 1, documentId: null })}
    />
  );
}

function StateChoice({ params, summary, change }: ListFiltersProps) {
  const observed = summary?.observed ?? 0;
  return (
    <Segments
      className="workflow-states"
      label="Qué documentos"
      value={params.state}
      choices={STATES.map((id) => ({
        id,
        label: (
          <>
            {STATE_NAME[id]}
            {id === 'observados' && observed > 0 && (
              <span className="workflow-state-count">{observed}</span>
            )}
          </>
        ),
      }))}
      onChoose={(state) => change({ state, page: 1, documentId: null })}
    />
  );
}

/** What of the team's documents is listed; any change begins at the first page again. */
export function ListFilters(props: ListFiltersProps) {
  const { params, change } = props;
  return (
    <div className="workflow-filters">
      <StateChoice {...props} />
      <SearchBox
        label="Buscar documentos"
        placeholder="Proveedor, RUC o número"
        maxLength={MAX_SEARCH_CHARS}
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
