import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ActivityService } from '../../audit';
import { CompaniesService } from '../../companies';
import type { ActivityEntry } from '../../contracts/activity';
import type { AdminUser, AdminUserUpdate, UserStats } from '../../contracts/admin';
import { ROLE_LABEL } from '../../contracts/user';
import { CreditsService, type CreditNumbers } from '../../credits';
import { AllDocuments } from '../../documents';
import { tellActivity } from '../../access';
import type { RowRange } from '../../platform/requests';
import { DomainError } from '../../rules/domain-error';
import { UsersService, type User } from '../../users';
import type { AdminActor } from '../admin-actor';
import type { UserQuery } from './user-query';

/** An account as the platform admin sees it; field by field, so that nothing stored leaks (D8). */
function toAdminUser(
  user: User,
  companyName: string | null,
  { credits, creditsUsed }: CreditNumbers,
): AdminUser {
  return {
    id: user.id,
    username: user.email,
    role: user.role,
    teams: [...user.teams],
    firstName: user.firstName,
    lastName: user.lastName,
    isActive: user.isActive ? 'true' : 'false',
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    hasProvider: user.identities.length > 0,
    createdAt: user.createdAt.toISOString(),
    companyId: user.companyId,
    companyName,
    credits,
    creditsUsed,
  };
}

const NO_CREDITS = { credits: 0, creditsUsed: 0 };

/** Users of all companies with their company and credits, and the platform admin's changes to them. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly credits: CreditsService,
    private readonly figures: AllDocuments,
    private readonly activity: ActivityService,
    private readonly news: EventEmitter2,
  ) {}

  async list(query: UserQuery): Promise<{ users: AdminUser[]; total: number }> {
    const { users, total } = await this.find(query);
    return { users: await this.complete(users), total };
  }

  /** What the person used. Throws NO_ENCONTRADO. */
  async stats(id: string): Promise<UserStats> {
    await this.existing(id);
    const { documents, processingTime } = await this.figures.ofUser(id);
    return { documentsUploaded: documents, totalProcessingTime: processingTime };
  }

  /** What the person did or was subject of, newest first. Throws NO_ENCONTRADO. */
  async activityOf(
    id: string,
    range: RowRange,
  ): Promise<{ entries: ActivityEntry[]; total: number }> {
    await this.existing(id);
    return this.activity.ofUser(id, range);
  }

  /**
   * Changes role or access, never both (A4). Throws CUERPO_INVALIDO, NO_ENCONTRADO, CAMBIO_PROPIO,
   * ULTIMO_ADMINISTRADOR.
   */
  async update(actor: AdminActor, id: string, update: AdminUserUpdate): Promise<AdminUser> {
    const { role, isActive } = update;
    if ((role === undefined) === (isActive === undefined)) throw new DomainError('CUERPO_INVALIDO');
    const before = await this.existing(id);
    const after =
      role === undefined
        ? await this.users.setActive(actor, id, isActive === 'true')
        : await this.users.changeRole(actor, id, role);
    this.tell(actor, before, after);
    const [user] = await this.complete([after]);
    if (!user) throw new DomainError('NO_ENCONTRADO');
    return user;
  }

  private async find({ range, ids, q, isActive, ...rest }: UserQuery) {
    if (ids) {
      const users = await this.users.findMany(ids);
      return { users, total: users.length };
    }
    return this.users.search({
      ...rest,
      ...range,
      text: q,
      isActive: isActive === undefined ? undefined : isActive === 'true',
    });
  }

  private async complete(users: readonly User[]): Promise<AdminUser[]> {
    const companyIds = [...new Set(users.flatMap(({ companyId }) => companyId ?? []))];
    const [companies, balances] = await Promise.all([
      this.companies.findMany(companyIds),
      this.credits.balancesOf(users),
    ]);
    const names = new Map(companies.map(({ id, name }) => [id, name]));
    return users.map((user) =>
      toAdminUser(
        user,
        names.get(user.companyId ?? '') ?? null,
        balances.get(user.id) ?? NO_CREDITS,
      ),
    );
  }

  private async existing(id: string): Promise<User> {
    const user = await this.users.find(id);
    if (!user) throw new DomainError('NO_ENCONTRADO');
    return user;
  }

  private tell(actor: AdminActor, before: User, after: User): void {
    const changes = [
      ...(before.role === after.role
        ? []
        : [`Rol: de ${ROLE_LABEL[before.role]} a ${ROLE_LABEL[after.role]}.`]),
      ...(before.isActive === after.isActive
        ? []
        : [after.isActive ? 'Cuenta activada.' : 'Cuenta desactivada; sus sesiones se cerraron.']),
    ];
    if (changes.length === 0) return;
    tellActivity(this.news, actor, 'admin_update_user', changes.join(' '), after.id);
  }
}
