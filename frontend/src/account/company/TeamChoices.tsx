import { TEAM_LABEL, TEAMS, type Team } from '@contracts/user';
import { Checkbox } from '../../ui/Choice';

interface TeamChoicesProps {
  teams: readonly Team[];
  /** Whose teams, for the name of the group. */
  whose: string;
  isDisabled?: boolean;
  onChange(teams: Team[]): void;
}

/** In which teams somebody works, in the order of the house. */
export function TeamChoices({ teams, whose, isDisabled, onChange }: TeamChoicesProps) {
  const change = (team: Team, isOn: boolean): void =>
    onChange(TEAMS.filter((known) => (known === team ? isOn : teams.includes(known))));
  return (
    <span className="team-choices wraps inline" role="group" aria-label={`Equipos de ${whose}`}>
      {TEAMS.map((team) => (
        <Checkbox
          key={team}
          label={TEAM_LABEL[team]}
          checked={teams.includes(team)}
          disabled={isDisabled}
          onChange={(isOn) => change(team, isOn)}
        />
      ))}
    </span>
  );
}
