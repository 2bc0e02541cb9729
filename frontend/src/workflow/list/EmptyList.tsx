import { type Team, TEAM_LABEL } from '@contracts/user';
import type { WorkflowListState } from '@contracts/workflow-calls';
import { CircleCheckBig, SearchX } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { EmptyState } from '../../ui/EmptyState';
import { useFilters } from '../../list/filters';
import { useTeamFilter } from '../use-team-list';

/** What to do when nothing waits for the team. */
const NEXT: Readonly<Record<Team, string>> = {
  logistica: 'Cuando un documento termine de leerse, aparecerá aquí para su conformidad.',
  tesoreria: 'Cuando Logística envíe un documento, aparecerá aquí para su revisión.',
};

const NothingToDo = ({
  team,
  onState,
}: {
  team: Team;
  onState(state: WorkflowListState): void;
}) => (
  <EmptyState
    icon={CircleCheckBig}
    title="Nada por atender"
    action={
      team === 'logistica' ? (
        <LinkButton to="/">Procesar Documento</LinkButton>
      ) : (
        <Button onClick={() => onState('otro-equipo')}>Ver los de Logística</Button>
      )
    }
  >
    {NEXT[team]}
  </EmptyState>
);

/** Why nothing is listed, and the way on. */
export function EmptyList() {
  const { state, team, step, due, q } = useTeamFilter();
  const { page, setPage } = useListContext();
  const { change } = useFilters();
  const onState = (next: WorkflowListState): void => change({ state: next });
  if (page > 1) {
    return (
      <EmptyState
        icon={SearchX}
        title="Esta página ya no tiene documentos"
        action={<Button onClick={() => setPage(1)}>Ir a la primera página</Button>}
      />
    );
  }
  if (step ?? due ?? q) {
    const clear = (): void => change({ step: undefined, due: undefined, q: undefined });
    return (
      <EmptyState
        icon={SearchX}
        title="Ningún documento coincide"
        action={<Button onClick={clear}>Quitar los filtros</Button>}
      >
        Pruebe con otro paso, otra fecha u otras palabras.
      </EmptyState>
    );
  }
  if (state === 'por-atender') return <NothingToDo team={team} onState={onState} />;
  const none = {
    'por-aprobar': 'Ningún pago espera una aprobación',
    observados: 'Ningún documento está observado',
    'otro-equipo': 'El otro equipo no tiene documentos',
    todos: `${TEAM_LABEL[team]} no tiene documentos`,
  }[state];
  return (
    <EmptyState
      icon={CircleCheckBig}
      title={none}
      action={<Button onClick={() => onState('por-atender')}>Ver por atender</Button>}
    />
  );
}
