import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';

/** Foliado's own entry at the provider. */
export const CLIENT = { id: 'foliado', secret: 'secreto-de-las-pruebas-41c9' } as const;

/** What the provider tells of a person; the key in `people` is the subject, typed as the login. */
export interface Person {
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
}

export interface RunningProvider {
  issuer: string;
  /** Subjects and their claims; a test may change them between two sign-ins. */
  people: Record<string, Person>;
  stop(): Promise<void>;
}

export interface ProviderOptions {
  port: number;
  /** Address of the product, without a slash at the end. */
  productUrl: string;
  people: Record<string, Person>;
}

const configurationOf = ({ productUrl, people }: ProviderOptions) => ({
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [`${productUrl}/api/login/callback`],
      post_logout_redirect_uris: [`${productUrl}/auth`],
    },
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name'],
  },
  findAccount: (_: unknown, sub: string) => ({
    accountId: sub,
    claims: () => ({ sub, ...people[sub] }),
  }),
  pkce: { required: () => true },
  cookies: { keys: ['clave-de-las-pruebas'] },
  ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
});

const listening = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

/**
 * A real OpenID provider on loopback with its own forms for signing in and consenting. Its address
 * is 127.0.0.1 and the product's is localhost, so that they are two sites to a browser.
 */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const issuer = `http://127.0.0.1:${options.port}`;
  const handle = new Provider(issuer, configurationOf(options)).callback();
  const server = createServer((request, response) => void handle(request, response));
  await listening(server, options.port);
  return {
    issuer,
    people: options.people,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
