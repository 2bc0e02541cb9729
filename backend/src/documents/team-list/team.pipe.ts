import { Injectable, type PipeTransform } from '@nestjs/common';
import { TEAMS, type Team } from '../../contracts/user';
import { DomainError } from '../../rules/domain-error';

/** The team of an address; any other has no list. */
@Injectable()
export class TeamPipe implements PipeTransform<unknown, Team> {
  transform(value: unknown): Team {
    const team = TEAMS.find((known) => known === value);
    if (!team) throw new DomainError('NO_ENCONTRADO');
    return team;
  }
}
