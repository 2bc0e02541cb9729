import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { validationPipe } from '../src/platform/requests';
import type { DomainError } from '../src/rules/domain-error';
import { addressOf, CALLS, keysWithin, send, type Call } from './support/access-calls';
import { MATRIX } from './support/access-table';
import { AccessWorld, ACTORS, type ActorName } from './support/access-world';
import { appRoutes, type AppRoute } from './support/app-routes';
import { rounds } from './support/rounds';
import { startTestApp, type TestApp } from './support/test-app';

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const IMPOSSIBLE = ['abc', '[object Object]', '..%2f..%2fetc', '1 OR 1=1', 'x'.repeat(5_000)];

/** Each route is asked so many of the things that any could be asked, in turns; in a long run all. */
const PART = rounds(3, 1);
const inTurn = (at: number) => (_: unknown, n: number) => (at + n) % PART === 0;

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

describe('what the API refuses', () => {
  let test: TestApp;
  let world: AccessWorld;
  let routes: AppRoute[];
  let tried = 0;
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

  it.each(withId.map((name, at) => [name, at] as const))(
    '%s tells nothing of what is not there, nor whether it is elsewhere',
    async (name, at) => {
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
      for (const id of IMPOSSIBLE.filter(inTurn(at))) {
        const { status, body } = await ask(id);
        expect([400, 404]).toContain(status);
        expect(keysWithin(body).sort()).toEqual(['code', 'correlationId', 'message', 'statusCode']);
        expect(bare(body)).not.toContain(id.slice(0, 50));
      }
    },
  );

  const withBody = Object.keys(CALLS).filter((name) => !READS_NO_DTO.includes(name));

  /** What every body goes through first: one key a route, and what it lets through, is asked over HTTP. */
  const pipe = validationPipe();
  const refusedField = (body: object, metatype: Type | undefined): Promise<unknown> =>
    pipe.transform(body, { type: 'body', metatype }).then(
      () => undefined,
      (error: DomainError) => error.data['field'],
    );

  it.each(withBody.map((name, at) => [name, at] as const))(
    '%s takes no key that it does not declare',
    async (name, at) => {
      const [method, path] = split(name);
      const actor = whoMay(name) ?? 'C';
      const call = await callOf(name, actor);
      if (!call.body) return;
      tried += 1;
      const agent = await world.anew(actor);
      const taken: string[] = [];
      const dto = routes.find(
        (route) => `${route.method} ${route.path}` === `${method} ${path}`,
      )?.body;
      const keys = Object.entries(SMUGGLED);
      for (const [n, [key, value]] of keys.entries()) {
        const body = { ...call.body, [key]: value };
        if ((await refusedField(body, dto)) === key && n !== at % keys.length) continue;
        const { status } = await send(agent, method, path, { ...call, body });
        if (status !== 400) taken.push(`${key}: ${status}`);
      }
      expect(taken).toEqual([]);
      const { status } = await send(agent, method, path, { ...call, body: [call.body] });
      expect(status).toBe(400);
    },
  );

  it('is tried with a body on each route that takes one', () => {
    expect(tried).toBeGreaterThan(15);
  });

  it('knows no verb but those that are declared', async () => {
    const boss = await world.as('C');
    const paths = [...new Set(routes.map(({ path }) => path))];
    const wrong: string[] = [];
    for (const [at, path] of paths.entries()) {
      const declared = routes.filter((route) => route.path === path).map(({ method }) => method);
      for (const verb of VERBS.filter((one) => !declared.includes(one)).filter(inTurn(at))) {
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
});
