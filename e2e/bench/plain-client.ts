import type { InvitationIssued } from '../../backend/src/contracts/account';
import { API } from '../../backend/src/contracts/routes';
import { DEMO_PASSWORD, type RunningServer } from '../support/server';
import { DEMO } from '../support/sign-in';

export interface Answer {
  /** Milliseconds from the request's first byte to the answer's last one. */
  took: number;
  status: number;
  etag: string | null;
  body: Buffer;
}

interface Asked {
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/**
 * A signed-in client that does nothing beside asking. Playwright's notes every step for the report, and
 * slows down with each; it shares its processor with the server that is measured.
 */
export class PlainClient {
  private constructor(
    private readonly origin: string,
    private readonly cookie: string,
  ) {}

  static async signedIn(
    { port }: Pick<RunningServer, 'port'>,
    email: string = DEMO.digitador,
  ): Promise<PlainClient> {
    // By address: Node resolves localhost to ::1 first on some machines.
    const origin = `http://127.0.0.1:${port}`;
    const form = new URLSearchParams({ email, password: DEMO_PASSWORD });
    return PlainClient.entering(origin, API.login, form);
  }

  /**
   * The first person of a new company, signed in. Each comes from an address of its own, as behind a proxy
   * (`TRUST_PROXY`): no address registers hundreds of companies.
   */
  static async registered({ port }: Pick<RunningServer, 'port'>, at: number): Promise<PlainClient> {
    const origin = `http://127.0.0.1:${port}`;
    const form = new URLSearchParams({
      ...{ firstName: 'Persona', lastName: 'Nueva', companyName: `Empresa ${at} S.A.C.` },
      ...{ email: `persona${at}@empresa${at}.pe`, password: DEMO_PASSWORD },
    });
    const address = `10.0.${at >> 8}.${at & 255}`;
    return PlainClient.entering(origin, API.register, form, { 'x-forwarded-for': address });
  }

  /** A new person of this company's, signed in; only its admin may invite. */
  async invited(email: string): Promise<PlainClient> {
    const invitation = await this.post(API.companyInvitations, { email, role: 'user', teams: [] });
    const { url } = contentOf<InvitationIssued>(invitation, [201]);
    const person = { firstName: 'Persona', lastName: 'Invitada', password: DEMO_PASSWORD };
    return PlainClient.entering(this.origin, new URL(url).pathname, new URLSearchParams(person));
  }

  /** A client with the session that the answer to a form opens. */
  private static async entering(
    origin: string,
    path: string,
    body: URLSearchParams,
    more: Record<string, string> = {},
  ): Promise<PlainClient> {
    const headers = { origin, ...more };
    const asked: RequestInit = { method: 'POST', redirect: 'manual', headers, body };
    const answer = await fetch(`${origin}${path}`, asked);
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    return new PlainClient(origin, cookies.join('; '));
  }

  get(path: string, { query = {}, headers = {} }: Asked = {}): Promise<Answer> {
    const asked = new URLSearchParams(query).toString();
    return this.timed(asked ? `${path}?${asked}` : path, { headers });
  }

  post(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    return this.timed(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** @param door an XML, or a ZIP, has one of its own */
  upload(name: string, type: string, bytes: Buffer, door: string = API.upload): Promise<Answer> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
    return this.timed(door, { method: 'POST', body });
  }

  private async timed(path: string, asked: RequestInit): Promise<Answer> {
    const headers = { ...(asked.headers as Record<string, string>), cookie: this.cookie };
    const begun = performance.now();
    const response = await fetch(`${this.origin}${path}`, { ...asked, headers });
    const body = Buffer.from(await response.arrayBuffer());
    const took = performance.now() - begun;
    return { took, status: response.status, etag: response.headers.get('etag'), body };
  }
}

/** The answer's content; an answer of another status than expected ends the bench, saying what it told. */
export function contentOf<Content>(answer: Answer, statuses: readonly number[] = [200]): Content {
  const text = answer.body.toString('utf8');
  if (!statuses.includes(answer.status)) throw new Error(`${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as Content;
}
