import { CALLS, send } from './support/access-calls';
import { MATRIX } from './support/access-table';
import { AccessWorld, ACTORS, type ActorName } from './support/access-world';
import { appRoutes, type AppRoute } from './support/app-routes';
import { startTestApp, type TestApp } from './support/test-app';

/** These end or replace the session they are made with. */
const ENDS_SESSION = ['post /login', 'get /logout', 'post /register', 'post /invitation/:token'];

describe('the permission matrix', () => {
  let test: TestApp;
  let world: AccessWorld;
  let routes: AppRoute[];
  beforeAll(async () => {
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

  const statusOf = async (name: string, actor: ActorName): Promise<string> => {
    const [method, path] = name.split(' ') as [AppRoute['method'], string];
    const call = (await CALLS[name]?.(world, actor)) ?? {};
    const agent = await (ENDS_SESSION.includes(name) ? world.anew(actor) : world.as(actor));
    return String((await send(agent, method, path, call)).status);
  };

  it.each(Object.entries(MATRIX))('%s', async (name, row) => {
    const statuses: string[] = [];
    for (const actor of ACTORS) statuses.push(await statusOf(name, actor));
    expect(statuses.join(' ')).toBe(row);
  });

  it('is wholly walked: every call by every actor', () => {
    const cells = Object.values(MATRIX).flatMap((row) => row.split(' '));
    expect(cells).toHaveLength(Object.keys(MATRIX).length * ACTORS.length);
  });
});
