import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Claims = Record<string, unknown>;

/** What the provider says and how it misbehaves; a test changes it between two requests. */
interface Behaviour {
  person: Claims & { sub: string };
  /** Whether the ID token itself tells the e-mail, or only the userinfo endpoint. */
  tellsInIdToken: boolean;
  /** Claims put over those of a right ID token. */
  idTokenLies: Claims;
  signsWithForeignKey: boolean;
  isDown: boolean;
  /** What it calls itself, where that is not its address. */
  issuer?: string;
  /** Where its page for signing in is, under its address. */
  authorizePath?: string;
}

const wellBehaved = (person: Behaviour['person']): Behaviour => ({
  person,
  tellsInIdToken: true,
  idTokenLies: {},
  signsWithForeignKey: false,
  isDown: false,
});

interface Grant {
  nonce: string | null;
  challenge: string | null;
  redirectUri: string | null;
}

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: Claims, kid: string, key: KeyObject): string {
  const input = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`;
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`;
}

const FOREIGN_KEY = 0;

/** Key pairs of all providers of a file: each takes a tenth of a second to find. */
const keyPairs: ReturnType<typeof newKeyPair>[] = [];
const newKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyPair = (number: number) => (keyPairs[number] ??= newKeyPair());

/** An OpenID provider on loopback that can do wrong, which a real one cannot. */
export class FakeOpenIdProvider {
  behaviour: Behaviour = wellBehaved({ sub: 's-1' });
  /** Bodies of the requests for tokens, newest last. */
  readonly exchanges: URLSearchParams[] = [];

  private readonly grants = new Map<string, Grant>();
  private keyNumber = FOREIGN_KEY + 1;
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Forgets all misbehaviour; `person` is who signs in from now on. */
  reset(person: Behaviour['person']): void {
    this.behaviour = wellBehaved(person);
  }

  /** From now on it signs with a new key, and knows the old one no more. */
  rotateKey(): void {
    this.keyNumber += 1;
  }

  /** The person agrees at `authorizationUrl`: the parameters of the address they are sent back to. */
  agree(authorizationUrl: string): Record<string, string> {
    const asked = new URL(authorizationUrl).searchParams;
    const code = randomUUID();
    this.grants.set(code, {
      nonce: asked.get('nonce'),
      challenge: asked.get('code_challenge'),
      redirectUri: asked.get('redirect_uri'),
    });
    return { code, state: asked.get('state') ?? '', iss: this.issuer };
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.behaviour.isDown) return json(response, 503, {});
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return json(response, 200, this.metadata());
      case '/jwks':
        return json(response, 200, { keys: [this.publicKey()] });
      case '/token':
        return this.exchange(new URLSearchParams(await text(request)), response);
      case '/userinfo':
        return json(response, 200, this.behaviour.person);
      default:
        return json(response, 404, {});
    }
  }

  private metadata() {
    const { issuer } = this;
    return {
      issuer: this.behaviour.issuer ?? issuer,
      authorization_endpoint: `${issuer}${this.behaviour.authorizePath ?? '/authorize'}`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      end_session_endpoint: `${issuer}/logout`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  private get kid(): string {
    return `k${this.keyNumber}`;
  }

  private publicKey() {
    const jwk = keyPair(this.keyNumber).publicKey.export({ format: 'jwk' });
    return { ...jwk, kid: this.kid, use: 'sig', alg: 'RS256' };
  }

  /** A code works once, with the verifier of its challenge. */
  private exchange(body: URLSearchParams, response: ServerResponse): void {
    this.exchanges.push(body);
    const code = body.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const proof = createHash('sha256').update(body.get('code_verifier') ?? '');
    const isProven = grant?.challenge === proof.digest('base64url');
    if (!grant || !isProven || grant.redirectUri !== body.get('redirect_uri')) {
      return json(response, 400, { error: 'invalid_grant' });
    }
    json(response, 200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      id_token: this.idToken(grant, body.get('client_id')),
    });
  }

  private idToken({ nonce }: Grant, audience: string | null): string {
    const { person, tellsInIdToken, idTokenLies, signsWithForeignKey } = this.behaviour;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...(tellsInIdToken ? person : { sub: person.sub }),
      iss: this.issuer,
      aud: audience,
      iat: now,
      exp: now + 300,
      nonce,
      ...idTokenLies,
    };
    const { privateKey } = keyPair(signsWithForeignKey ? FOREIGN_KEY : this.keyNumber);
    return signed(claims, this.kid, privateKey);
  }
}
