import { holdsTeam, type SignedInUser, TEAM_LABEL, TEAMS, type Team } from '@contracts/user';

type Member = Pick<SignedInUser, 'role' | 'teams'>;

/** The server decides all the same. */
export const canActFor: (user: Member, team: Team) => boolean = holdsTeam;

/** The tab that opens first: the first team that the person works in. */
export const homeTeam = (user: Member): Team =>
  TEAMS.find((team) => canActFor(user, team)) ?? 'logistica';

/** `Su equipo: Tesorería`. */
export function teamsText(user: Member): string {
  const names = TEAMS.filter((team) => canActFor(user, team)).map((team) => TEAM_LABEL[team]);
  return `Su equipo: ${names.join(' y ') || 'ninguno'}`;
}
