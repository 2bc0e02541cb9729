import type { SystemHealth } from '../contracts/admin';
import type { ProcessorsResponse } from '../contracts/processors';
import { API } from '../contracts/routes';
import { Clock } from '../platform/clock/clock';
import { said, startEngines, type Engines } from '../../test/support/reading-engines';

/** US dollars that a reading costs here. */
const MILLION = { ms: 1, requests: 1, inputTokens: 1_000_000, outputTokens: 0 };

describe('the month’s limit of money', () => {
  let world: Engines;
  beforeAll(async () => {
    world = await startEngines({
      more: { ENGINE_MONTHLY_LIMIT_USD: '12', ENGINE_COMPANY_MONTHLY_LIMIT_USD: '5' },
    });
    world.engine.answer = () => Promise.resolve(said({ 'totales.total': '1,180.00' }, MILLION));
  });
  afterAll(() => world?.close());

  const openai = async () =>
    ((await world.clerk.get(API.processors).expect(200)).body as ProcessorsResponse).openai;
  async function read() {
    const id = await world.upload();
    await world.deliver(id).catch(() => undefined);
    return world.detail(id);
  }

  it('is told before it is reached, and what a page costs before that', async () => {
    expect((await openai()).pageCosts?.['gpt-4o']?.first).toBeGreaterThan(0);
    for (let n = 0; n < 3; n += 1) expect((await read()).status).toBe('completed');
    expect(await openai()).toMatchObject({ available: true });
    expect(await openai()).not.toHaveProperty('spendingNote');
    await read();
    expect((await openai()).spendingNote).toBe(
      'Este mes se usaron US$ 4.00 de los US$ 5.00 para motores en la nube.',
    );
  });

  it('ends the readings that cost money, before anybody is asked', async () => {
    await read();
    expect(await openai()).toMatchObject({
      available: false,
      reason: 'Se alcanzó el límite de gasto del mes en motores en la nube.',
    });
    const asked = world.engine.calls.length;
    expect(await read()).toMatchObject({ status: 'error', failure: { code: 'LIMITE_DE_GASTO' } });
    expect(world.engine.calls).toHaveLength(asked);
  });

  it('leaves the offline engine alone', async () => {
    const id = await world.upload('local');
    await world.deliver(id);
    expect((await world.detail(id)).status).toBe('completed');
  });

  it('is seen by the platform admin over all companies', async () => {
    const admin = await world.test.signedIn('admin@demo.pe');
    const { body } = await admin.get(API.adminHealth).expect(200);
    expect((body as SystemHealth).spending).toEqual({ spentUsd: 5, limitUsd: 12 });
  });

  it('begins anew with the month', async () => {
    const clock = world.test.app.get(Clock, { strict: false });
    const today = jest.spyOn(clock, 'today').mockReturnValue('2099-01-01');
    expect(await openai()).toMatchObject({ available: true });
    today.mockRestore();
  });
});
