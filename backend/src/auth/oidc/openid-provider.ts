import { Injectable, Logger } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { AppConfig, type OidcConfig } from '../../platform/config/app-config';
import { DomainError } from '../../rules/domain-error';
import { type Claims, type Identity, identityOf, isAboutEmail } from './domain/identity';
import type { PendingSignIn } from './domain/pending-sign-in';
import { errorName, refusalOf } from './openid-errors';

/** The random values of one attempt. */
export type Secrets = Pick<PendingSignIn, 'state' | 'nonce' | 'codeVerifier'>;

/** Who came back from the provider, and the ID token, which only signing out needs again. */
export interface ProvenIdentity {
  identity: Identity;
  idToken: string;
}

const TIMEOUT_SECONDS = 8;

/** Basic unless the provider offers only the other: it is the standard's default (OpenID Connect Core 9). */
function authenticationOf(secret: string | null): ClientAuth {
  if (secret === null) return None();
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const chosen = methods.includes('client_secret_basic') ? basic : post;
    chosen(server, client, body, headers);
  };
}

/**
 * The configured OpenID provider: authorization code with PKCE, state and nonce. It is asked for its
 * metadata at the first sign-in, not at start, and again until it has answered once.
 * Throws INGRESO_CANCELADO, INGRESO_NO_VALIDO or PROVEEDOR_IDENTIDAD_NO_DISPONIBLE.
 */
@Injectable()
export class OpenIdProvider {
  private readonly logger = new Logger(OpenIdProvider.name);
  private discovered: Promise<Configuration> | null = null;

  constructor(private readonly config: AppConfig) {}

  get isConfigured(): boolean {
    return this.config.oidc !== null;
  }

  /** The random values of a new attempt. */
  newSecrets(): Secrets {
    return {
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
    };
  }

  /** Where to send the person. */
  async authorizationUrl(
    { state, nonce, codeVerifier }: Secrets,
    redirectUri: string,
  ): Promise<string> {
    const provider = await this.metadata();
    return buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    }).href;
  }

  /** Exchanges the code of `callback`, the address the person came back to, for who they are. */
  async identify(callback: URL, attempt: Secrets): Promise<ProvenIdentity> {
    const provider = await this.metadata();
    try {
      return await proveIdentity(provider, callback, attempt);
    } catch (error) {
      this.logger.warn({ step: 'identify', error: errorName(error) });
      throw refusalOf(error);
    }
  }

  /** Where signing out at the provider begins; null when it has no such place or does not answer. */
  async endSessionUrl(idToken: string, backTo: string): Promise<string | null> {
    const provider = await this.metadata().catch(() => null);
    if (!provider?.serverMetadata().end_session_endpoint) return null;
    return buildEndSessionUrl(provider, {
      id_token_hint: idToken,
      post_logout_redirect_uri: backTo,
    }).href;
  }

  private metadata(): Promise<Configuration> {
    if (!this.config.oidc) throw new DomainError('NO_ENCONTRADO');
    this.discovered ??= this.discover(this.config.oidc);
    return this.discovered;
  }

  private async discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
    const loopbackHttp = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    try {
      return await discovery(
        new URL(issuer),
        clientId,
        {},
        authenticationOf(clientSecret),
        // The signature of an ID token is checked even when it comes straight from the provider.
        { timeout: TIMEOUT_SECONDS, execute: [enableNonRepudiationChecks, ...loopbackHttp] },
      );
    } catch (error) {
      this.discovered = null;
      this.logger.warn({ step: 'discovery', error: errorName(error) });
      throw new DomainError('PROVEEDOR_IDENTIDAD_NO_DISPONIBLE');
    }
  }
}

async function proveIdentity(
  provider: Configuration,
  callback: URL,
  attempt: Secrets,
): Promise<ProvenIdentity> {
  const tokens = await authorizationCodeGrant(provider, callback, {
    pkceCodeVerifier: attempt.codeVerifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const proven = tokens.claims();
  if (!proven || !tokens.id_token) throw new DomainError('INGRESO_NO_VALIDO');
  const needsMore = !isAboutEmail(proven) && provider.serverMetadata().userinfo_endpoint;
  const claims: Claims = needsMore
    ? await fetchUserInfo(provider, tokens.access_token, proven.sub)
    : proven;
  return { identity: identityOf(proven.iss, proven.sub, claims), idToken: tokens.id_token };
}
