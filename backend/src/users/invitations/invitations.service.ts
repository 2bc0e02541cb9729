import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import {
  INVITATION_DAYS,
  type Invitation,
  type InvitationIssued,
  type InvitationRequest,
} from '../../contracts/account';
import type { ActivityAction } from '../../contracts/activity';
import { API } from '../../contracts/routes';
import { ROLE_LABEL, TEAMS } from '../../contracts/user';
import { CompaniesService } from '../../companies';
import { tellActivity } from '../../access';
import { Clock } from '../../platform/clock/clock';
import { newToken, tokenHash } from '../../platform/one-time-token';
import { DomainError } from '../../rules/domain-error';
import { assertGoodPassword } from '../password-policy';
import type { User } from '../user.mapper';
import type { Actor } from '../users.events';
import { UsersService, type NewUser } from '../users.service';
import { InvitationsRepository, type InvitationRecord } from './invitations.repository';

const DAY_MS = 86_400_000;
const TRIES = 10;
/** Invitations of as many companies are offered to one person at once. */
const MOST_WAITING = 10;

/** What an invitation offers, for the page that its link opens. */
export interface InvitationOffer extends InvitationRequest {
  companyName: string;
  invitedByName: string;
}

/** An invitation of which its person is told who comes without its link. */
export type WaitingInvitation = Pick<InvitationOffer, 'companyName' | 'invitedByName'> & {
  id: string;
};

/** What the invited person adds. */
export interface InvitedPerson {
  firstName: string;
  lastName: string;
  password: string;
}

/** An invited person whom the identity provider has proved to have the address. */
export type ProvenInvited = Omit<InvitedPerson, 'password'> & Required<Pick<NewUser, 'identities'>>;

type Joining = Pick<NewUser, 'firstName' | 'lastName' | 'password' | 'identities'>;

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
    return (await this.invitations.waiting(companyId, this.clock.now())).map(toInvitation);
  }

  /** The link stops working. NO_ENCONTRADO when the actor's company has no such invitation. */
  async revoke(actor: Actor, id: string): Promise<void> {
    const isGone = actor.companyId !== null && (await this.invitations.remove(actor.companyId, id));
    if (!isGone) throw new DomainError('NO_ENCONTRADO');
    this.tell(actor, 'invitation_revoked', 'Invitación anulada.');
  }

  /** The offer behind a link; null when it was used, replaced, revoked or has run out. */
  async offerOf(token: string): Promise<InvitationOffer | null> {
    const record = await this.invitations.findByToken(tokenHash(token), this.clock.now());
    const company = record && (await this.companies.find(record.companyId));
    if (!company) return null;
    const { email, invitedByName, role, teams } = record;
    return { email, companyName: company.name, invitedByName, role, teams };
  }

  /** Open invitations for a person who has proved to have the address, newest first. */
  async waitingFor(email: string): Promise<WaitingInvitation[]> {
    const open = await this.invitations.waitingFor(email, this.clock.now(), MOST_WAITING);
    const companies = await Promise.all(
      open.map(({ companyId }) => this.companies.find(companyId)),
    );
    return open.flatMap(({ _id: id, invitedByName }, n) => {
      const company = companies[n];
      return company ? [{ id, companyName: company.name, invitedByName }] : [];
    });
  }

  /** The hash of the link of an open invitation. Throws ENLACE_VENCIDO. */
  async hashOf(id: string): Promise<string> {
    const invitation = await this.invitations.findById(id, this.clock.now());
    if (!invitation) throw new DomainError('ENLACE_VENCIDO');
    return invitation.tokenHash;
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
    const offer = await this.offerOf(token);
    if (!offer) throw new DomainError('ENLACE_VENCIDO');
    assertGoodPassword(person.password, { ...person, ...offer });
    return this.take(tokenHash(token), person, ipAddress);
  }

  /**
   * The same for a person whom the provider has proved (`assertFor`), without a password; `hash` is that of the
   * link. Throws ENLACE_VENCIDO or CUENTA_EXISTE.
   */
  acceptProven(hash: string, person: ProvenInvited, ipAddress: string | null): Promise<User> {
    return this.take(hash, { ...person, password: null }, ipAddress);
  }

  /** Throws INVITACION_DE_OTRO_CORREO when the link still works, but for another address. */
  async assertFor(hash: string, email: string): Promise<void> {
    const invitation = await this.invitations.findByToken(hash, this.clock.now());
    if (invitation && invitation.email !== email)
      throw new DomainError('INVITACION_DE_OTRO_CORREO');
  }

  private async take(hash: string, person: Joining, ipAddress: string | null): Promise<User> {
    const invitation = await this.invitations.claim(hash, this.clock.now());
    if (!invitation) throw new DomainError('ENLACE_VENCIDO');
    const user = await this.join(invitation, person);
    const actor = { ...user, tenantId: invitation.companyId, ipAddress };
    this.tell(actor, 'invitation_accepted', `Ingresó con el rol ${ROLE_LABEL[user.role]}.`);
    return user;
  }

  /** What keeps the account from being made leaves the link as it was, unless there is one already. */
  private async join(invitation: InvitationRecord, person: Joining): Promise<User> {
    const { email, role, teams, companyId, invitedById } = invitation;
    try {
      const standing = { role, teams, companyId, isInvited: true };
      const account = { ...personOf(person), email, ...standing };
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
    tellActivity(this.news, { id, role, tenantId, ipAddress }, action, details);
  }
}

/** Nothing else of what a request says gets into the account. */
const personOf = ({ firstName, lastName, password, identities = [] }: Joining): Joining => ({
  ...{ firstName, lastName, password, identities },
});

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
