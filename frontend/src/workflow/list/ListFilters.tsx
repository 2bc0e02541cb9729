import type { WorkflowListState } from '@contracts/workflow-calls';
import { CalendarClock, Footprints } from 'lucide-react';
import { ChipInput, SearchInput, useFilters } from '../../list/filters';
import { Segments } from '../../ui/Segments';
import { stepsOf, waitingFor } from '../steps';
import { useTeamFilter, useWorkflowSummary } from '../use-team-list';

export const STATE_NAME: Readonly<Record<WorkflowListState, string>> = {
  'por-atender': 'Por atender',
  'otro-equipo': 'Del otro equipo',
  observados: 'Observados',
  todos: 'Todos',
};
const STATES = Object.keys(STATE_NAME) as WorkflowListState[];

const counted = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} (${count})`;

function StateChoice({ observed }: { observed: number }) {
  const { change } = useFilters();
  return (
    <Segments
      className="workflow-states"
      label="Qué documentos"
      value={useTeamFilter().state}
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
      onChoose={(state) => change({ state })}
    />
  );
}

/** What of the team's documents is listed. */
export function ListFilters() {
  const { team } = useTeamFilter();
  const { data: summary } = useWorkflowSummary();
  return (
    <div className="workflow-filters">
      <StateChoice observed={summary?.observed ?? 0} />
      <SearchInput label="Buscar documentos" placeholder="Proveedor, RUC o número" />
      <div className="row workflow-choices">
        <ChipInput
          source="step"
          name="Paso"
          icon={Footprints}
          all="Todos los pasos"
          choices={stepsOf(team).map((step) => ({
            value: String(step.step),
            label: counted(
              `${step.step} · ${step.title}`,
              summary ? waitingFor(step, summary.byStatus) : undefined,
            ),
          }))}
        />
        <ChipInput
          source="due"
          name="Vencimiento"
          icon={CalendarClock}
          all="Cualquier fecha"
          choices={[
            { value: 'vencidos', label: counted('Vencidos', summary?.overdue) },
            { value: 'proximos', label: counted('Próximos a vencer', summary?.dueSoon) },
          ]}
        />
      </div>
    </div>
  );
}
