import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PAYMENT_DOORS } from '../src/contracts/payment-judgement';
import { PaymentJudgement } from '../src/payments';
import type { DocumentRecord } from '../src/documents/document/document.schema';
import { CALLS, send, type Call } from './support/access-calls';
import { AccessWorld } from './support/access-world';
import { appRoutes, type AppRoute } from './support/app-routes';
import { stepBody } from './support/step-body';
import { startTestApp, type TestApp } from './support/test-app';

/** These end the session they are made with, or make another one; none of them has a document. */
const OF_SESSIONS = /^\w+ \/(login|logout|register|invitation|password-reset|account)/;
const LEADS_TO_MONEY = ['payment_prepared', 'payment_executed'];

/** Every call of the route table that writes, and the two steps that lead to a payment. */
const WRITES = Object.keys(CALLS).filter(
  (name) => !name.startsWith('get ') && !OF_SESSIONS.test(name),
);
const STEP = 'post /documents/:id/workflow/update';
const toStep = async (world: AccessWorld, step: number): Promise<Call> => ({
  params: { id: await world.afterSteps(step - 1) },
  body: stepBody(step),
});

describe('no payment without the judgement', () => {
  let test: TestApp;
  let world: AccessWorld;
  beforeAll(async () => {
    test = await startTestApp();
    world = await AccessWorld.of(test);
  });
  afterAll(() => test?.close());

  const collection = (name: string) =>
    test.app.get<Connection>(getConnectionToken()).collection(name);
  /** How far money has moved in the whole store. */
  const money = async (): Promise<string> => {
    const paid = await collection('documents')
      .find<Pick<DocumentRecord, '_id'>>({
        $or: [
          { paymentStatus: { $in: ['paid', 'partially_paid'] } },
          { workflowStatus: { $in: LEADS_TO_MONEY } },
        ],
      })
      .project({ paymentStatus: 1, workflowStatus: 1, paidCents: 1 })
      .toArray();
    const claims = await collection('payment_claims').countDocuments();
    return JSON.stringify([paid, claims]);
  };

  /** The doors that were asked while a call moved money; null when it moved none. */
  const askedBy = async (name: string, call: Call): Promise<string[] | null> => {
    const [method, path] = name.replace(/ \(.+\)$/, '').split(' ') as [AppRoute['method'], string];
    const before = await money();
    const asked = jest.spyOn(test.app.get(PaymentJudgement, { strict: false }), 'gather');
    try {
      for (const actor of ['T', 'C'] as const) {
        await send(await world.as(actor), method, path, call);
        if ((await money()) !== before) return asked.mock.calls.map(([, door]) => door);
      }
      return null;
    } finally {
      asked.mockRestore();
    }
  };

  it('is possible by any route of the product', async () => {
    const doors = new Set<string>();
    const unasked: string[] = [];
    const look = async (name: string, call: Call): Promise<void> => {
      const asked = await askedBy(name, call);
      if (asked?.length === 0) unasked.push(name);
      for (const door of asked ?? []) doors.add(door);
    };
    for (const name of WRITES) await look(name, (await CALLS[name]?.(world, 'T')) ?? {});
    for (const step of [5, 6]) await look(STEP, await toStep(world, step));
    expect(unasked).toEqual([]);
    expect([...doors].sort()).toEqual([...PAYMENT_DOORS].sort());
  });

  it('is looked for on every route that writes', () => {
    const routes = appRoutes(test.app)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !name.startsWith('get ') && !OF_SESSIONS.test(name));
    const walked = new Set(WRITES.map((name) => name.replace(/ \(.+\)$/, '')));
    expect(routes.filter((name) => !walked.has(name))).toEqual([]);
  });
});
