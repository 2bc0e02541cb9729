import { Injectable, Logger } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  getJwksCache,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  setJwksCache,
  type ClientAuth,
} from 'openid-client';
import { Clock } from '../../platform/clock/clock';
import { AppConfig, type OidcConfig } from '../../platform/config/app-config';
import { DomainError } from '../../rules/domain-error';
import {
  identityOf,
  isAboutEmail,
  type Claims,
  type Identity,
  type PendingSignIn,
} from './domain/identity';

/** What `ClientError.code` says when the provider, not the person's request, is at fault. */
const OUTAGES: readonly unknown[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** Error codes with which a provider itself says that it cannot now (OpenID Connect Core 3.1.2.6). */
const UNAVAILABLE: readonly string[] = ['server_error', 'temporarily_unavailable'];

/** A failed return from the provider as the refusal that the person reads. */
function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new DomainError('INGRESO_CANCELADO');
    if (UNAVAILABLE.includes(error.error)) return unavailable();
  }
  if (error instanceof ClientError && OUTAGES.includes(error.code)) return unavailable();
  // What fetch throws when nobody listens; the library's own type errors have a code.
  if (error instanceof TypeError && !('code' in error)) return unavailable();
  return new DomainError('INGRESO_NO_VALIDO');
}

const unavailable = () => new DomainError('PROVEEDOR_IDENTIDAD_NO_DISPONIBLE');

/** Name and code for the log; never the message, which may quote what was sent. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, error: oauth } = error as { code?: unknown; error?: unknown };
  const detail = typeof oauth === 'string' ? oauth : code;
  const isCode = typeof detail === 'string' && /^[A-Za-z_]{1,60}$/.test(detail);
  return isCode ? `${error.name}: ${detail}` : error.name;
}

/** The random values of one attempt. */
export type Secrets = Pick<PendingSignIn, 'state' | 'nonce' | 'codeVerifier'>;

/** Who came back from the provider, and the ID token, which only signing out needs again. */
export interface ProvenIdentity {
  identity: Identity;
  idToken: string;
}

const TIMEOUT_SECONDS = 8;
/** A provider may move its endpoints; its metadata are asked for again after so long. */
const METADATA_MS = 24 * 3_600_000;
/** When it did not answer then. */
const METADATA_AGAIN_MS = 300_000;
/** The library asks for the keys again, where one is missing, when those that it has are older than this. */
const KEYS_SECONDS = 60;

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
 * metadata at the first sign-in, not at start, again until it has answered once, and then daily.
 * Throws INGRESO_CANCELADO, INGRESO_NO_VALIDO or PROVEEDOR_IDENTIDAD_NO_DISPONIBLE.
 */
@Injectable()
export class OpenIdProvider {
  private readonly logger = new Logger(OpenIdProvider.name);
  private discovered: Promise<Configuration> | null = null;
  private askAgainAt = 0;
  /** The provider's keys as the last sign-in left them. */
  private keys: ReturnType<typeof getJwksCache>;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

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
    const provider = this.withKnownKeys(await this.metadata());
    try {
      return await proveIdentity(
        provider,
        callback,
        attempt,
        this.config.oidc?.trustsEmail ?? false,
      );
    } catch (error) {
      this.logger.warn({ step: 'identify', error: errorName(error) });
      throw refusalOf(error);
    } finally {
      this.keys = getJwksCache(provider) ?? this.keys;
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

  /**
   * The provider with the keys that were known last, as if they were a minute old: one that it has changed
   * since is asked for at once, not a minute later, when the code of this sign-in is spent.
   */
  private withKnownKeys(known: Configuration): Configuration {
    const { oidc } = this.config;
    if (!oidc) throw new DomainError('NO_ENCONTRADO');
    const { issuer, clientId, clientSecret } = oidc;
    const fresh = new Configuration(
      known.serverMetadata(),
      clientId,
      {},
      authenticationOf(clientSecret),
    );
    fresh.timeout = TIMEOUT_SECONDS;
    for (const prepare of preparations(issuer)) prepare(fresh);
    const aMinuteAgo = Math.floor(this.clock.now().getTime() / 1_000) - KEYS_SECONDS;
    if (this.keys) setJwksCache(fresh, { ...this.keys, uat: Math.min(this.keys.uat, aMinuteAgo) });
    return fresh;
  }

  private metadata(): Promise<Configuration> {
    if (!this.config.oidc) throw new DomainError('NO_ENCONTRADO');
    const now = this.clock.now().getTime();
    if (this.discovered && now < this.askAgainAt) return this.discovered;
    this.askAgainAt = now + METADATA_MS;
    this.discovered = this.discover(this.config.oidc, this.discovered);
    return this.discovered;
  }

  /** @param known what it said before, which goes on to hold while it does not answer */
  private async discover(
    { issuer, clientId, clientSecret }: OidcConfig,
    known: Promise<Configuration> | null,
  ): Promise<Configuration> {
    const options = { timeout: TIMEOUT_SECONDS, execute: preparations(issuer) };
    const authentication = authenticationOf(clientSecret);
    try {
      return await discovery(new URL(issuer), clientId, {}, authentication, options);
    } catch (error) {
      this.logger.warn({ step: 'discovery', error: errorName(error) });
      this.askAgainAt = this.clock.now().getTime() + METADATA_AGAIN_MS;
      if (known) return known;
      this.discovered = null;
      throw new DomainError('PROVEEDOR_IDENTIDAD_NO_DISPONIBLE');
    }
  }
}

/** The signature of an ID token is checked even when it comes straight from the provider. */
const preparations = (issuer: string): ((provider: Configuration) => void)[] => [
  enableNonRepudiationChecks,
  ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
];

async function proveIdentity(
  provider: Configuration,
  callback: URL,
  attempt: Secrets,
  trustsEmail: boolean,
): Promise<ProvenIdentity> {
  const tokens = await authorizationCodeGrant(provider, callback, {
    pkceCodeVerifier: attempt.codeVerifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const proven = tokens.claims();
  if (!proven || !tokens.id_token) throw new DomainError('INGRESO_NO_VALIDO');
  const needsMore =
    !isAboutEmail(proven, trustsEmail) && provider.serverMetadata().userinfo_endpoint;
  const claims: Claims = needsMore
    ? await fetchUserInfo(provider, tokens.access_token, proven.sub)
    : proven;
  const identity = identityOf(proven.iss, proven.sub, claims, trustsEmail);
  return { identity, idToken: tokens.id_token };
}
