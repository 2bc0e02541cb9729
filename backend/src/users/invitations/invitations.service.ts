import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import {
  INVITATION_DAYS,
  type Invitation,
  type InvitationIssued,
  type InvitationRequest,
} from '../../contracts/account';
import { ACTIVITY, type ActivityAction, type ActivityNews } from '../../contracts/activity';
import { API } from '../../contracts/routes';
import { ROLE_LABEL, TEAMS } from '../../contracts/user';
import { CompaniesService } from '../../companies';
import { Clock } from '../../platform/clock/clock';
import { newToken, tokenHash } from '../../platform/one-time-token';
import { DomainError } from '../../rules/domain-error';
import { assertGoodPassword } from '../password-policy';
import type { User } from '../user.mapper';
import type { Actor } from '../users.events';
import { UsersService } from '../users.service';
import type { InvitationRecord } from './invitation.schema';
import { InvitationsRepository } from './invitations.repository';

const DAY_MS = 86_400_000;
const TRIES = 10;

/** What an invitation offers, for the page that its link opens. */
export interface InvitationOffer extends InvitationRequest {
  companyName: string;
  invitedByName: string;
}

/** What the invited person adds. */
export interface InvitedPerson {
  firstName: string;
  lastName: string;
  password: string;
}

/** The links by which people join a company. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Makes a link for an e-mail of the actor's company; an open one for the same e-mail stops working.
   * `origin` is this site's, for the address.
   * Throws NO_ENCONTRADO (no company) or CUENTA_EXISTE.
   */
  async issue(
    actor: Actor & { name: string },
    request: InvitationRequest,
    origin: string,
  ): Promise<InvitationIssued> {
    if (!actor.companyId) throw new DomainError('NO_ENCONTRADO');
    const email = request.email.trim().toLowerCase();
    if (await this.users.findByEmail(email)) throw new DomainError('CUENTA_EXISTE');
    const token = newToken();
    const createdAt = this.clock.now();
    const record: InvitationRecord = {
      _id: this.clock.uuid(),
      tokenHash: tokenHash(token),
      companyId: actor.companyId,
      email,
      role: request.role,
      teams: TEAMS.filter((team) => request.teams.includes(team)),
      invitedById: actor.id,
      invitedByName: actor.name,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS),
    };
    await this.replace(record);
    this.tell(actor, 'invitation_created', `Invitación con el rol ${ROLE_LABEL[record.role]}.`);
    return {
      url: new URL(API.invitationPage(token), origin).href,
      expiresAt: record.expiresAt.toISOString(),
      invitation: toInvitation(record),
    };
  }

  /** The open invitations of a company, newest first. NO_ENCONTRADO for a person without company. */
  async list(companyId: string | null): Promise<Invitation[]> {
    if (!companyId) throw new DomainError('NO_ENCONTRADO');
    return (await this.invitations.open(companyId, this.clock.now())).map(toInvitation);
  }

  /** The link stops working. NO_ENCONTRADO when the actor's company has no such invitation. */
  async revoke(actor: Actor, id: string): Promise<void> {
    const isGone = actor.companyId !== null && (await this.invitations.remove(actor.companyId, id));
    if (!isGone) throw new DomainError('NO_ENCONTRADO');
    this.tell(actor, 'invitation_revoked', 'Invitación anulada.');
  }

  /** The offer behind a link; null when it was used, replaced, revoked or has run out. */
  async find(token: string): Promise<InvitationOffer | null> {
    const record = await this.invitations.findByToken(tokenHash(token), this.clock.now());
    const company = record && (await this.companies.find(record.companyId));
    if (!company) return null;
    const { email, invitedByName, role, teams } = record;
    return { email, companyName: company.name, invitedByName, role, teams };
  }

  /**
   * Makes the account of the invited person; works once, in a race too, and records
   * `invitation_accepted` itself. Throws ENLACE_VENCIDO, CUENTA_EXISTE or CONTRASENA_DEBIL; after
   * CONTRASENA_DEBIL the link still works.
   */
  async accept(
    token: string,
    person: InvitedPerson,
    ipAddress: string | null = null,
  ): Promise<User> {
    const offer = await this.find(token);
    if (!offer) throw new DomainError('ENLACE_VENCIDO');
    assertGoodPassword(person.password, { ...person, ...offer });
    const invitation = await this.invitations.claim(tokenHash(token), this.clock.now());
    if (!invitation) throw new DomainError('ENLACE_VENCIDO');
    const user = await this.join(invitation, person);
    const actor = { ...user, tenantId: invitation.companyId, ipAddress };
    this.tell(actor, 'invitation_accepted', `Ingresó con el rol ${ROLE_LABEL[user.role]}.`);
    return user;
  }

  /** What keeps the account from being made leaves the link as it was, unless there is one already. */
  private async join(invitation: InvitationRecord, person: InvitedPerson): Promise<User> {
    const { email, role, teams, companyId, invitedById } = invitation;
    const { firstName, lastName, password } = person;
    try {
      const standing = { role, teams, companyId, isInvited: true };
      const account = { email, firstName, lastName, password, ...standing };
      return await this.users.create(account, { id: invitedById, role: 'company_admin' });
    } catch (error) {
      const isTaken = error instanceof DomainError && error.code === 'CUENTA_EXISTE';
      if (!isTaken) await this.invitations.insert(invitation);
      throw error;
    }
  }

  /** The newest invitation for an e-mail is the one that counts. */
  private async replace(record: InvitationRecord): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      await this.invitations.removeFor(record.companyId, record.email);
      if (await this.invitations.insert(record)) return;
    }
    throw new DomainError('SERVICIO_NO_DISPONIBLE');
  }

  private tell(
    { id, role, tenantId, ipAddress = null }: Omit<Actor, 'companyId'>,
    action: ActivityAction,
    details: string,
  ): void {
    const news = { action, actorId: id, role, tenantId, ipAddress, details };
    this.news.emit(ACTIVITY, news satisfies ActivityNews);
  }
}

function toInvitation(record: InvitationRecord): Invitation {
  const { _id: id, email, role, teams, invitedByName, createdAt, expiresAt } = record;
  return {
    id,
    email,
    role,
    teams,
    invitedByName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
