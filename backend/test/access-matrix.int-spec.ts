import type { Response } from 'supertest';
import { CALLS, keysWithin, send } from './support/access-calls';
import { MATRIX } from './support/access-table';
import { AccessWorld, ACTORS, type ActorName } from './support/access-world';
import { appRoutes, type AppRoute } from './support/app-routes';
import { DeclaredAnswers } from './support/declared-answers';
import { QueryRecorder } from './support/query-recorder';
import { rounds } from './support/rounds';
import { startTestApp, type TestApp } from './support/test-app';

/** Asked by programs, not described. */
const isHealth = (path: string): boolean => path === '/healthz' || path === '/readyz';

/**
 * Who may more than an actor. Where the table says the same of both, the one who may more stands for both; a long
 * run asks every cell.
 */
const MAY_MORE: Partial<Record<ActorName, ActorName>> = { U: 'L', XU: 'X' };
const IS_LONG = rounds(0, 1) === 1;

/** These end or replace the session they are made with. */
const ENDS_SESSION = ['post /login', 'get /logout', 'post /register', 'post /invitation/:token'];

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

describe('the permission matrix', () => {
  const declared = DeclaredAnswers.ofProduct();
  let described = 0;
  let test: TestApp;
  let world: AccessWorld;
  let routes: AppRoute[];
  const queries = new QueryRecorder();
  beforeAll(async () => {
    queries.start();
    test = await startTestApp();
    world = await AccessWorld.of(test);
    routes = appRoutes(test.app);
  });
  afterAll(() => test?.close());

  const nameOf = ({ method, path }: AppRoute): string => `${method} ${path}`;
  /** `post /a/:id (what)` is a call of the route `post /a/:id`. */
  const routeOf = (name: string): string => name.replace(/ \(.+\)$/, '');
  const routesOf = (table: object): string[] =>
    [...new Set(Object.keys(table).map(routeOf))].sort();

  it('has a row and a legal call for every route, and none for a route that is gone', () => {
    const names = routes.map(nameOf).sort();
    expect(routesOf(MATRIX)).toEqual(names);
    expect(routesOf(CALLS)).toEqual(names);
    expect(Object.keys(CALLS).sort()).toEqual(Object.keys(MATRIX).sort());
  });

  const ask = async (name: string, actor: ActorName): Promise<Response> => {
    const [method, path] = name.split(' ') as [AppRoute['method'], string];
    const call = (await CALLS[name]?.(world, actor)) ?? {};
    const agent = await (ENDS_SESSION.includes(name) ? world.anew(actor) : world.as(actor));
    return send(agent, method, path, call);
  };
  /** Fields of a good answer that nobody has said it has (reliability D8). */
  const undeclaredIn = (name: string, { status, type, body }: Response): string[] => {
    const [method = '', path = ''] = name.split(' ');
    if (status >= 300 || type !== 'application/json' || isHealth(path)) return [];
    const schema = declared.schemaOf(method, path);
    if (!schema) return ['no answer is declared'];
    described++;
    return declared.undeclared(body, schema);
  };

  let looked = 0;
  /** What an answer to somebody who reads tells that is nobody's business. */
  const internalIn = (name: string, { type, body, text }: Response): string[] => {
    if (!name.startsWith('get ') || type !== 'application/json') return [];
    looked++;
    const bad = keysWithin(body).filter((key) => INTERNAL.includes(key));
    return text.includes(test.config.dataDir) ? [...bad, test.config.dataDir] : bad;
  };

  it.each(Object.entries(MATRIX))('%s', async (name, row) => {
    const statuses = row.split(' ');
    const due = (actor: ActorName): string => statuses[ACTORS.indexOf(actor)] ?? '';
    const asked = ACTORS.filter((actor) => {
      const other = MAY_MORE[actor];
      return IS_LONG || other === undefined || due(actor) !== due(other);
    });
    const answers: Response[] = [];
    for (const actor of asked) answers.push(await ask(name, actor));
    expect(answers.map(({ status }) => String(status))).toEqual(asked.map(due));
    expect(answers.flatMap((answer) => undeclaredIn(name, answer))).toEqual([]);
    expect(answers.flatMap((answer) => internalIn(name, answer))).toEqual([]);
  });

  it('has had the good answers of its calls held against what is declared', () => {
    expect(described).toBeGreaterThan(rounds(190, 250));
    expect(looked).toBeGreaterThan(150);
  });

  it('has asked the store nothing of which nobody has said by which index (query-plans.spec)', () => {
    expect(queries.stop()).toEqual([]);
  });

  it('has a cell for every call by every actor', () => {
    const cells = Object.values(MATRIX).flatMap((row) => row.split(' '));
    expect(cells).toHaveLength(Object.keys(MATRIX).length * ACTORS.length);
  });
});
