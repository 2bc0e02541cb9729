import { TEAMS, TEAM_LABEL, type Team } from '@contracts/user';
import type { WorkflowSummary } from '@contracts/workflow-calls';
import { Landmark, type LucideIcon, Truck } from 'lucide-react';
import { useSignedInUser } from '../layout/SessionContext';
import { Icon } from '../ui/Icon';
import { Tab, Tabs } from '../ui/Tabs';
import { waitingForTeam } from './steps';
import { teamsText } from './teams';

const SIGN: Readonly<Record<Team, LucideIcon>> = { logistica: Truck, tesoreria: Landmark };

interface TeamTabsProps {
  team: Team;
  summary: WorkflowSummary | null | undefined;
  onTeam(team: Team): void;
}

/** Both teams with what waits for them, and in which of them the person works. */
export function TeamTabs({ team, summary, onTeam }: TeamTabsProps) {
  const user = useSignedInUser();
  return (
    <div className="workflow-tabs">
      <Tabs label="Equipos">
        {TEAMS.map((known) => (
          <Tab key={known} isCurrent={known === team} onChoose={() => onTeam(known)}>
            <Icon of={SIGN[known]} />
            {TEAM_LABEL[known]}
            {summary && (
              <span className="count-badge">
                {waitingForTeam(known, summary.byStatus)}
                <span className="visually-hidden"> por atender</span>
              </span>
            )}
          </Tab>
        ))}
      </Tabs>
      <span className="sp" />
      <span className="sm t2 workflow-own-team">{teamsText(user)}</span>
    </div>
  );
}
