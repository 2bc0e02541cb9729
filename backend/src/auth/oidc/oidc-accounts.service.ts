import { Injectable } from '@nestjs/common';
import { COMPANY_NAME_MAX_CHARS } from '../../contracts/company';
import { API } from '../../contracts/routes';
import type { RequestActor, SessionUser } from '../../access';
import { DomainError, errorMessage } from '../../rules/domain-error';
import { InvitationsService, UsersService, type User, type WaitingInvitation } from '../../users';
import { AuthNews, toSessionUser } from '../auth.service';
import { html, type Page } from '../pages/page';
import { RegistrationService } from '../registration/registration.service';
import { SessionsService } from '../sessions/sessions.service';
import type { CompanyChoice, Identity } from './domain/identity';

/** INVITACION_EN_ESPERA: a person without an account came without the link of an invitation that there is. */
export class InvitationsWaiting extends DomainError {
  constructor(readonly waiting: readonly WaitingInvitation[]) {
    super('INVITACION_EN_ESPERA');
  }
}

/** Lets such a person choose: each way leads through the provider again, which proves the address anew. */
export function invitationsPage(
  { waiting, code }: InvitationsWaiting,
  isRegistrationOpen: boolean,
): Page {
  const ways = waiting.map(
    ({ id, companyName, invitedByName }) =>
      html`<p class="way">${invitedByName} le invita:</p>
        <a class="button" href="${`${API.login}?invitacion=${encodeURIComponent(id)}`}"
          >Unirme a ${companyName}</a
        >`,
  );
  const title = waiting.length > 1 ? 'Tiene invitaciones' : 'Tiene una invitación';
  return {
    title,
    content: html`<div class="card">
      <h1>${title}</h1>
      <p class="lead">${errorMessage(code)}</p>
      ${ways}
      ${
        isRegistrationOpen
          ? html`<p class="switch">
              ¿Viene por su cuenta?
              <a href="${API.login}?empresa=propia">Crear mi propia empresa</a>
            </p>`
          : null
      }
    </div>`,
  };
}

type ProvenIdentity = Identity & { verifiedEmail: string };

/**
 * Whose account an identity of the provider is. Only issuer and subject name a person for good;
 * a verified e-mail serves once, to find the account that they are then linked to.
 */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly users: UsersService,
    private readonly registration: RegistrationService,
    private readonly invitations: InvitationsService,
    private readonly sessions: SessionsService,
    private readonly news: AuthNews,
  ) {}

  /**
   * The person to sign in, a new one in the company that was chosen. Throws CUENTA_INACTIVA, CORREO_NO_VERIFICADO,
   * IDENTIDAD_DISTINTA, REGISTRO_CERRADO, `InvitationsWaiting` where nothing was chosen, or for an invitation
   * INVITACION_DE_OTRO_CORREO or ENLACE_VENCIDO; then nothing is linked or made.
   */
  async signIn(
    identity: Identity,
    ip: string | null,
    choice: CompanyChoice = {},
  ): Promise<SessionUser> {
    const { invitation } = choice;
    const { issuer, subject } = identity;
    const known = await this.users.findByIdentity(issuer, subject);
    const email = known?.email ?? identity.verifiedEmail;
    if (invitation !== undefined && email !== null)
      await this.invitations.assertFor(invitation, email);
    const account = known ?? (await this.byEmail(identity, ip, choice));
    if (!account.isActive) throw new DomainError('CUENTA_INACTIVA');
    await this.users.recordLogin(account.id);
    const person = toSessionUser(account);
    this.news.tell('login', person, ip, 'Ingresó por el proveedor de identidad');
    return person;
  }

  /** What a query says of a person who was told of invitations. Throws ENLACE_VENCIDO. */
  async chosen({ invitacion: id, empresa }: Record<string, unknown>): Promise<CompanyChoice> {
    if (typeof id === 'string') return { invitation: await this.invitations.hashOf(id) };
    return empresa === 'propia' ? { isOwn: true } : {};
  }

  /**
   * Takes a person's identity off the account, for one that was linked wrongly or has changed hands: whoever
   * came by it is signed out, and the next sign-in links anew by the verified e-mail.
   * Throws NO_ENCONTRADO, SIN_PERMISO or CAMBIO_PROPIO.
   */
  async unlink(actor: RequestActor, id: string): Promise<void> {
    const before = await this.users.find(id);
    await this.users.unlinkIdentities(actor, id);
    if (!before || before.identities.length === 0) return;
    await this.sessions.endAllOf(id);
    const details = 'Separó una cuenta de su proveedor de identidad';
    this.news.tell('identity_unlinked', actor, actor.ipAddress, details, id);
  }

  private async byEmail(
    identity: Identity,
    ip: string | null,
    choice: CompanyChoice,
  ): Promise<User> {
    const { verifiedEmail } = identity;
    if (verifiedEmail === null) throw new DomainError('CORREO_NO_VERIFICADO');
    const owner = await this.users.findByEmail(verifiedEmail);
    return owner
      ? this.link(owner, identity, ip)
      : this.make({ ...identity, verifiedEmail }, ip, choice);
  }

  /** Whoever set the account's password, or holds one of its sessions, had not proved the address. */
  private async link(owner: User, { issuer, subject }: Identity, ip: string | null): Promise<User> {
    if (!owner.isActive) throw new DomainError('CUENTA_INACTIVA');
    const linked = await this.users.linkIdentity(owner, owner.id, issuer, subject);
    await this.sessions.endAllOf(owner.id);
    const details = 'Primer ingreso por el proveedor de identidad, con correo verificado';
    this.news.tell('identity_linked', toSessionUser(linked), ip, details);
    return linked;
  }

  /** A second window may have been faster: then the account is there, and found by its identity. */
  private async make(
    { issuer, subject, verifiedEmail: email, firstName, lastName }: ProvenIdentity,
    ip: string | null,
    { invitation, isOwn }: CompanyChoice,
  ): Promise<User> {
    const person = { firstName, lastName, identities: [{ issuer, subject }] };
    const companyName = companyNameFor(firstName, lastName);
    try {
      if (invitation !== undefined)
        return await this.invitations.acceptProven(invitation, person, ip);
      if (!isOwn) await this.assertNoneWaits(email);
      return await this.registration.registerProven({ ...person, email, companyName }, ip);
    } catch (error) {
      const account = await this.users.findByIdentity(issuer, subject);
      if (account) return account;
      throw error;
    }
  }

  private async assertNoneWaits(email: string): Promise<void> {
    const waiting = await this.invitations.waitingFor(email);
    if (waiting.length > 0) throw new InvitationsWaiting(waiting);
  }
}

/** Until the person gives its razón social. */
const companyNameFor = (firstName: string, lastName: string): string =>
  `Empresa de ${firstName} ${lastName}`.trim().slice(0, COMPANY_NAME_MAX_CHARS);
