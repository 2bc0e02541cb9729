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
  'por-aprobar': 'Por aprobar',
  todos: 'Todos',
};
const STATES = Object.keys(STATE_NAME) as WorkflowListState[];

const counted = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} (${count})`;

/** How many are in a list that is worth a look; one that the company does not have has none at all. */
type Counts = Partial<Record<WorkflowListState, number | null>>;

function StateChoice({ counts }: { counts: Counts }) {
  const { change } = useFilters();
  return (
    <Segments
      className="wraps workflow-states"
      label="Qué documentos"
      value={useTeamFilter().state}
      choices={STATES.filter((id) => counts[id] !== null).map((id) => ({
        id,
        label: (
          <>
            {STATE_NAME[id]}
            {(counts[id] ?? 0) > 0 && <span className="b toned tone-bad">{counts[id]}</span>}
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
    <div className="firm under col g8 workflow-filters">
      <StateChoice
        counts={{ observados: summary?.observed, 'por-aprobar': summary?.toApprove ?? null }}
      />
      <SearchInput label="Buscar documentos" placeholder="Proveedor, RUC o número" />
      <div className="row">
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
