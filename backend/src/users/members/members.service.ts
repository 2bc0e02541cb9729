import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { CompanyMember, MemberUpdate } from '../../contracts/company';
import { ROLE_LABEL, TEAM_LABEL, type Team } from '../../contracts/user';
import { tellActivity, type RequestActor, type SessionUser } from '../../access';
import { DomainError } from '../../rules/domain-error';
import type { User } from '../user.mapper';
import { UsersService } from '../users.service';

/** The people of a company, as its company_admin manages them. */
@Injectable()
export class MembersService {
  constructor(
    private readonly users: UsersService,
    private readonly news: EventEmitter2,
  ) {}

  /** By name. NO_ENCONTRADO for a person without company. */
  async list({ companyId }: SessionUser): Promise<CompanyMember[]> {
    if (!companyId) throw new DomainError('NO_ENCONTRADO');
    return (await this.users.ofCompany(companyId)).map(toMember);
  }

  /** Exactly one of role and state, else CUERPO_INVALIDO; throws like `UsersService.changeRole`. */
  async changeMember(
    actor: RequestActor,
    id: string,
    { role, isActive }: MemberUpdate,
  ): Promise<CompanyMember> {
    if ((role === undefined) === (isActive === undefined)) throw new DomainError('CUERPO_INVALIDO');
    const before = await this.users.find(id);
    const after =
      role === undefined
        ? await this.users.setActive(actor, id, isActive === 'true')
        : await this.users.changeRole(actor, id, role);
    if (before?.role !== after.role) this.tell(actor, after, `Rol: ${ROLE_LABEL[after.role]}.`);
    if (before?.isActive !== after.isActive) {
      this.tell(actor, after, after.isActive ? 'Cuenta activada.' : 'Cuenta desactivada.');
    }
    return toMember(after);
  }

  async setTeams(actor: RequestActor, id: string, teams: readonly Team[]): Promise<CompanyMember> {
    const before = await this.users.find(id);
    const after = await this.users.setTeams(actor, id, teams);
    if (before?.teams.join() !== after.teams.join()) {
      const names = after.teams.map((team) => TEAM_LABEL[team]).join(', ');
      this.tell(actor, after, `Equipos: ${names || 'ninguno'}.`);
    }
    return toMember(after);
  }

  private tell(actor: RequestActor, person: User, details: string): void {
    const inCompany = { ...actor, tenantId: person.companyId ?? actor.tenantId };
    tellActivity(this.news, inCompany, 'member_updated', details, person.id);
  }
}

function toMember(user: User): CompanyMember {
  const { id, email, firstName, lastName, role, teams, isActive, lastLoginAt, identities } = user;
  return {
    id,
    username: email,
    firstName,
    lastName,
    role,
    teams,
    isActive: isActive ? 'true' : 'false',
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    hasProvider: identities.length > 0,
  };
}
