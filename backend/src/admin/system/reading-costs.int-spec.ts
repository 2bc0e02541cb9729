import type { ReadingCost } from '../../contracts/runs';
import { API } from '../../contracts/routes';
import { failed, said, startEngines, type Engines } from '../../../test/support/reading-engines';

describe('GET /api/admin/reading-costs', () => {
  let world: Engines;
  beforeAll(async () => void (world = await startEngines()));
  afterAll(() => world?.close());

  it('sums what each engine and model has used, the dearest first, and names no document', async () => {
    const usage = { ms: 5, requests: 1, inputTokens: 1_000_000, outputTokens: 0 };
    world.engine.answer = () => Promise.resolve(said({}, usage));
    const ids = [await world.upload(), await world.upload(), await world.upload('local')];
    for (const id of ids) await world.deliver(id);
    const lost = await world.upload();
    world.engine.answer = () => Promise.reject(failed('permanent', 'MOTOR_RECHAZO', { usage }));
    await expect(world.deliver(lost)).rejects.toThrow();

    const admin = await world.test.signedIn('admin@demo.pe');
    const { body, text } = await admin.get(`${API.adminReadingCosts}?days=7`).expect(200);
    const none = { inputTokens: 0, outputTokens: 0, pages: 0, costUsd: 0, requests: 0 };
    expect(body).toEqual([
      {
        ...{ processor: 'openai', model: 'gpt-4o', runs: 3, failed: 1, unpriced: 0 },
        ...{ requests: 3, inputTokens: 3_000_000, outputTokens: 0, pages: 0, costUsd: 3 },
        ms: expect.any(Number) as number,
      },
      {
        ...{ processor: 'local', model: 'local-es-pe', runs: 1, failed: 0, unpriced: 0 },
        ...none,
        ms: expect.any(Number) as number,
      },
    ] satisfies ReadingCost[]);
    for (const id of ids) expect(text).not.toContain(id);
    await admin.get(`${API.adminReadingCosts}?days=8`).expect(400);
    await world.clerk.get(API.adminReadingCosts).expect(403);
  });
});
