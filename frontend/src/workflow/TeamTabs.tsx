import { TEAMS, TEAM_LABEL, type Team } from '@contracts/user';
import { Landmark, type LucideIcon, Truck } from 'lucide-react';
import { useSignedInUser } from '../layout/SessionContext';
import { useFilters } from '../list/filters';
import { Icon } from '../ui/Icon';
import { Tab, Tabs } from '../ui/Tabs';
import { waitingForTeam } from './steps';
import { teamsText } from './teams';
import { useTeamFilter, useWorkflowSummary } from './use-team-list';

const SIGN: Readonly<Record<Team, LucideIcon>> = { logistica: Truck, tesoreria: Landmark };

/** Both teams with what waits for them, and in which of them the person works. */
export function TeamTabs() {
  const user = useSignedInUser();
  const { team } = useTeamFilter();
  const { data: summary } = useWorkflowSummary();
  const { change } = useFilters();
  return (
    <div className="under row g12 mb14">
      <Tabs label="Equipos">
        {TEAMS.map((known) => (
          <Tab
            key={known}
            isCurrent={known === team}
            onChoose={() => change({ team: known, step: undefined })}
          >
            <Icon of={SIGN[known]} />
            {TEAM_LABEL[known]}
            {summary && (
              <span className="b t2 count-badge">
                {waitingForTeam(known, summary.byStatus)}
                <span className="visually-hidden"> por atender</span>
              </span>
            )}
          </Tab>
        ))}
      </Tabs>
      <span className="sp" />
      <span className="sm t2 hide-s">{teamsText(user)}</span>
    </div>
  );
}
