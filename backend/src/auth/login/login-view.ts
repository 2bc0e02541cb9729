import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ERRORS, type ErrorCode } from '../../contracts/errors';
import { API, withReturnTo } from '../../contracts/routes';
import { AppConfig } from '../../platform/config/app-config';
import type { DomainError } from '../../rules/domain-error';
import { safeReturnTo } from '../../contracts/return-to';
import { PasswordAccess } from '../auth.service';
import { PASSWORD_LOGIN } from '../oidc/password-login';
import { alert, field, formErrorOf, notice, type FormError } from '../pages/form';
import { typed } from '../pages/pages.service';
import { html, type Html, type Page } from '../pages/page';
import { RegistrationService } from '../registration/registration.service';
import { hasDeadCookie } from '../sessions/session.middleware';

/** What the sign-in page tells a person who was sent there, by the word in its address. */
const NOTICES: Readonly<Record<string, string>> = {
  'contrasena-guardada': 'Su contraseña quedó guardada. Ingrese con ella.',
};

/** The sign-in page with a notice. */
export const LOGIN_AFTER_RESET = `${PASSWORD_LOGIN}&aviso=contrasena-guardada`;

const SESSION_OVER = 'Su sesión se cerró. Ingrese de nuevo para continuar.';

/** What is known of the session of a browser that still holds its cookie. */
interface DeadSession {
  end: ErrorCode | undefined;
  hasDeadCookie: boolean;
}

/** The text for the word of an address, or for a session that is over; else null. */
function noticeFor(word: unknown, { end, hasDeadCookie }: DeadSession): string | null {
  const known = typeof word === 'string' && Object.hasOwn(NOTICES, word) ? NOTICES[word] : null;
  if (known) return known;
  if (end) return ERRORS[end].message;
  return hasDeadCookie ? SESSION_OVER : null;
}

export interface LoginPageModel {
  email: string;
  returnTo: string;
  error: FormError | null;
  /** News such as a password that was just set. */
  notice: string | null;
  isRegistrationOpen: boolean;
  /** Everybody but the platform's first admin signs in at the identity provider. */
  isOfOne: boolean;
}

const FORGOTTEN = html`<details>
  <summary>¿Olvidó su contraseña?</summary>
  <p>
    Pida un enlace nuevo al administrador de su empresa, que lo crea en Mi Empresa y se lo entrega.
    Foliado no envía correos. Si usted administra la empresa, pídalo al administrador de la
    plataforma.
  </p>
</details>`;

const atProvider = (returnTo: string): Html =>
  html`<p class="notice" role="status">
    Con contraseña ingresa aquí solo el administrador de la plataforma. Los demás ingresan
    <a href="${withReturnTo(API.login, returnTo)}">con su proveedor de identidad</a>.
  </p>`;

/** The sign-in page. */
export function loginPage(model: LoginPageModel): Page {
  const { email, returnTo, error } = model;
  return {
    title: 'Iniciar Sesión',
    content: html`<form method="post" action="/api/login" aria-label="Iniciar Sesión">
      <h1>Ingrese a su cuenta</h1>
      <p class="lead">Cada dato de sus facturas, con su lugar en la página.</p>
      ${notice(model.notice)} ${model.isOfOne ? atProvider(returnTo) : null} ${alert(error)}
      <input type="hidden" name="returnTo" value="${returnTo}" />
      ${field(
        {
          name: 'email',
          label: 'Correo electrónico',
          type: 'email',
          autocomplete: 'username',
          value: email,
          isFocused: email === '',
        },
        error,
      )}
      ${field(
        {
          name: 'password',
          label: 'Contraseña',
          type: 'password',
          autocomplete: 'current-password',
          isFocused: email !== '',
        },
        error,
      )}
      <button type="submit">Iniciar Sesión</button>
      ${model.isOfOne ? null : FORGOTTEN}
      ${
        model.isRegistrationOpen
          ? html`<p class="switch">
              ¿Su empresa es nueva aquí?
              <a href="${withReturnTo(API.register, returnTo)}">Crear cuenta</a>
            </p>`
          : null
      }
    </form>`,
  };
}

/** The sign-in page in each of its states. */
@Injectable()
export class LoginView {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordAccess,
    private readonly config: AppConfig,
  ) {}

  opened(request: Request): Page {
    return loginPage({
      email: '',
      returnTo: safeReturnTo(request.query['returnTo']),
      error: null,
      notice: noticeFor(request.query['aviso'], {
        end: request.sessionEnd,
        hasDeadCookie: hasDeadCookie(request, this.config),
      }),
      isRegistrationOpen: this.registration.isOpen,
      isOfOne: this.passwords.isOfOne,
    });
  }

  refused(request: Request, refusal: DomainError): Page {
    return loginPage({
      email: typed(request, 'email'),
      returnTo: safeReturnTo(typed(request, 'returnTo')),
      error: formErrorOf(refusal),
      notice: null,
      isRegistrationOpen: this.registration.isOpen,
      isOfOne: this.passwords.isOfOne,
    });
  }
}
