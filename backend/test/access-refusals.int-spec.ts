import { randomUUID } from 'node:crypto';
import { addressOf, CALLS, send, type Call } from './support/access-calls';
import { MATRIX } from './support/access-table';
import { AccessWorld, ACTORS, type ActorName } from './support/access-world';
import { appRoutes, type AppRoute } from './support/app-routes';
import { startTestApp, type TestApp } from './support/test-app';

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const IMPOSSIBLE = ['abc', '[object Object]', '..%2f..%2fetc', '1 OR 1=1', 'x'.repeat(5_000)];

/** What a body may try to set that is not the client's to say (A4). */
const SMUGGLED: Readonly<Record<string, unknown>> = {
  role: 'admin',
  credits: 100_000,
  companyId: 'otra',
  tenantId: 'otro',
  passwordHash: 'x',
  _id: 'x',
  isActive: true,
  status: 'completed',
  isConfirmed: true,
  uploadedBy: 'x',
  blobKey: 'x',
};
/** Reads two fields of a form by itself and looks at nothing else. */
const READS_NO_DTO = ['post /login'];

/** Keys that no answer may hold (D8): secrets, storage, what only the server compares. */
const INTERNAL = [
  'passwordHash',
  'password',
  'blobKey',
  'sha256',
  'tenantId',
  'outbox',
  'hasOutbox',
  'salt',
  'dataHash',
  'idempotencyKey',
  'identities',
  'comprobanteKey',
  'tokenHash',
  '_id',
  '__v',
];

function keysWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysWithin(inner)]);
}

describe('what the API refuses', () => {
  let test: TestApp;
  let world: AccessWorld;
  let routes: AppRoute[];
  beforeAll(async () => {
    test = await startTestApp();
    world = await AccessWorld.of(test);
    routes = appRoutes(test.app);
  });
  afterAll(() => test?.close());

  const split = (name: string) => name.split(' ') as [AppRoute['method'], string];
  const callOf = async (name: string, actor: ActorName): Promise<Call> =>
    (await CALLS[name]?.(world, actor)) ?? {};
  /** The first signed-in actor who may make the call. */
  const whoMay = (name: string): ActorName | undefined => {
    const statuses = MATRIX[name]?.split(' ') ?? [];
    return ACTORS.find((actor, i) => actor !== 'anon' && statuses[i]?.startsWith('2'));
  };
  const withId = Object.keys(CALLS).filter((name) => name.includes('/:id'));
  const bare = (body: unknown) => JSON.stringify({ ...(body as object), correlationId: '' });

  it.each(withId)(
    '%s tells nothing of what is not there, nor whether it is elsewhere',
    async (name) => {
      const [method, path] = split(name);
      const actor = path.startsWith('/admin') ? 'A' : 'X';
      const agent = await world.as(actor);
      const call = await callOf(name, actor);
      const ask = (id: string) =>
        send(agent, method, path, {
          ...call,
          params: { ...call.params, id: encodeURIComponent(id) },
        });
      const unknown = await ask(randomUUID());
      expect(unknown.status).toBe(404);
      if (actor === 'X') {
        const foreign = await send(agent, method, path, call);
        expect(foreign.status).toBe(404);
        expect(bare(foreign.body)).toBe(bare(unknown.body));
      }
      for (const id of IMPOSSIBLE) {
        const { status, body } = await ask(id);
        expect([400, 404]).toContain(status);
        expect(keysWithin(body).sort()).toEqual(['code', 'correlationId', 'message', 'statusCode']);
        expect(bare(body)).not.toContain(id.slice(0, 50));
      }
    },
  );

  const withBody = Object.keys(CALLS).filter((name) => !READS_NO_DTO.includes(name));

  it.each(withBody)('%s takes no key that it does not declare', async (name) => {
    const [method, path] = split(name);
    const actor = whoMay(name) ?? 'C';
    const call = await callOf(name, actor);
    if (!call.body) return;
    const agent = await world.anew(actor);
    const taken: string[] = [];
    for (const [key, value] of Object.entries(SMUGGLED)) {
      const body = { ...call.body, [key]: value };
      const { status } = await send(agent, method, path, { ...call, body });
      if (status !== 400) taken.push(`${key}: ${status}`);
    }
    expect(taken).toEqual([]);
    const { status } = await send(agent, method, path, { ...call, body: [call.body] });
    expect(status).toBe(400);
  });

  it('is tried with a body on each route that takes one', async () => {
    const tried = await Promise.all(withBody.map((name) => callOf(name, 'C')));
    expect(tried.filter(({ body }) => body).length).toBeGreaterThan(15);
  });

  it('knows no verb but those that are declared', async () => {
    const boss = await world.as('C');
    const paths = [...new Set(routes.map(({ path }) => path))];
    const wrong: string[] = [];
    for (const path of paths) {
      const declared = routes.filter((route) => route.path === path).map(({ method }) => method);
      for (const verb of VERBS.filter((one) => !declared.includes(one))) {
        const { status } = await boss[verb](addressOf(path, { params: { id: randomUUID() } }));
        if (status !== 404 && status !== 405) wrong.push(`${verb} ${path}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('answers HEAD like GET without a body, and OPTIONS the same whoever asks for whatever', async () => {
    const id = await world.shared();
    const heads = [
      ['anon', 401],
      ['X', 404],
      ['L', 200],
    ] as const;
    for (const [actor, status] of heads) {
      const agent = await world.as(actor);
      for (const call of ['', '/file']) {
        const answer = await agent.head(`/api/documents/${id}${call}`);
        expect([answer.status, answer.text ?? '']).toEqual([status, '']);
      }
    }
    const answers: string[] = [];
    for (const actor of ACTORS) {
      for (const asked of [id, randomUUID()]) {
        const agent = await world.as(actor);
        const { status, headers, text } = await agent.options(`/api/documents/${asked}/file`);
        answers.push(`${status} ${String(headers['allow'])} ${text.replace(/c-\w{8}/, '')}`);
      }
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('shows nothing internal in any answer', async () => {
    const gets = Object.keys(CALLS).filter((name) => /^get (?!\/logout)/.test(name));
    const shown: string[] = [];
    let answers = 0;
    for (const name of gets) {
      const [method, path] = split(name);
      for (const actor of ['C', 'A', 'X'] as const) {
        const answer = await send(await world.as(actor), method, path, await callOf(name, actor));
        if (!String(answer.headers['content-type']).includes('json')) continue;
        answers++;
        const bad = keysWithin(answer.body).filter((key) => INTERNAL.includes(key));
        if (bad.length > 0) shown.push(`${name} (${actor}): ${[...new Set(bad)].join(', ')}`);
        if (answer.text.includes(test.config.dataDir)) shown.push(`${name}: a path`);
      }
    }
    expect(shown).toEqual([]);
    expect(answers).toBeGreaterThan(60);
  });
});
