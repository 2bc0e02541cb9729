import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { ErrorBody } from '../../contracts/errors';
import { EventStore } from '../../platform/event-store';
import { ledgerOf, movementsOf } from '../../../test/support/ledger-of';
import { hanging, said, startEngines, type Engines } from '../../../test/support/reading-engines';
import { until } from '../../../test/support/until';
import type { DocumentRecord } from '../document/document.schema';

describe('POST /api/documents/{id}/cancel-reading', () => {
  let world: Engines;
  beforeAll(async () => void (world = await startEngines()));
  afterAll(() => world?.close());
  beforeEach(() => {
    world.engine.calls = [];
    world.engine.answer = () => Promise.resolve(said({ 'totales.total': '1,180.00' }));
  });

  const cancel = (id: string) => world.clerk.post(`/api/documents/${id}/cancel-reading`);
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;
  const movements = async (id: string) => movementsOf(await ledgerOf(world.clerk), id);
  const CANCELLED = {
    status: 'error',
    failure: {
      code: 'LECTURA_CANCELADA',
      message: 'La lectura se canceló. Puede reintentarla con el mismo motor o con otro.',
    },
  };

  it('ends a reading that waits, gives its credit back once, and asks no engine', async () => {
    const id = await world.upload();
    await cancel(id).expect(204);
    expect(await world.detail(id)).toMatchObject(CANCELLED);
    await world.deliver(id);
    expect(world.engine.calls).toHaveLength(0);
    expect(codeOf(await cancel(id).expect(409))).toBe('ESTADO_NO_PERMITE');
    expect(await movements(id)).toEqual(['reserved 1', 'refunded 1']);
  });

  it('stops the engine at once, whose request counts, and says who did it', async () => {
    const id = await world.upload();
    world.engine.answer = hanging;
    const delivery = world.deliver(id);
    await until(async () => (world.engine.calls.length > 0 ? true : null));
    await cancel(id).expect(204);
    await delivery;
    expect(world.engine.calls[0]?.aborted).toBe(true);
    expect(await world.detail(id)).toMatchObject(CANCELLED);
    expect(await world.run(id)).toMatchObject({ status: 'cancelada', usage: { requests: 1 } });
    expect(await movements(id)).toEqual(['reserved 1', 'refunded 1']);
    const event = await until(async () => {
      const store = world.test.app.get(EventStore, { strict: false });
      const events = await store.read(world.tenantId, `document-${id}`);
      return events.find(({ type }) => type === 'ReadingCancelled') ?? null;
    });
    expect(event.meta.role).toBe('user');
  });

  it('stops it in another process, in the middle of a stage; nothing is saved', async () => {
    const id = await world.upload();
    // What the other process sees: the document alone.
    world.engine.answer = async (signal) => {
      const connection = world.test.app.get<Connection>(getConnectionToken());
      await connection
        .collection<DocumentRecord>('documents')
        .updateOne({ _id: id }, { $set: { status: 'error', failure: CANCELLED.failure } });
      return hanging(signal);
    };
    await world.deliver(id);
    expect(world.engine.calls[0]?.aborted).toBe(true);
    expect(await world.detail(id)).toMatchObject({ ...CANCELLED, extractedData: null });
    await world.deliver(id);
    expect(world.engine.calls).toHaveLength(1);
    expect((await world.run(id)).status).toBe('cancelada');
  });

  it('comes too late for a reading that has ended', async () => {
    const id = await world.upload();
    await world.deliver(id);
    expect(codeOf(await cancel(id).expect(409))).toBe('ESTADO_NO_PERMITE');
    expect(await movements(id)).toEqual(['reserved 1', 'charged 1']);
  });

  it('and the end of the reading decide between them, whoever is first', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => world.upload()));
    await Promise.all(ids.flatMap((id) => [world.deliver(id), cancel(id).then(() => undefined)]));
    for (const id of ids) {
      const { status } = await world.detail(id);
      const end = status === 'completed' ? 'charged 1' : 'refunded 1';
      expect(await movements(id)).toEqual(['reserved 1', end]);
      expect(['completed', 'error']).toContain(status);
    }
  });

  it('lets the document be read again, with another engine', async () => {
    const id = await world.upload();
    await cancel(id).expect(204);
    const retry = { processor: 'local' };
    await world.clerk.post(`/api/documents/${id}/retry`).send(retry).expect(200);
    await world.deliver(id, 2);
    expect(await world.detail(id)).toMatchObject({ status: 'completed', processor: 'local' });
    expect(await movements(id)).toEqual(['reserved 1', 'refunded 1', 'reserved 2', 'charged 2']);
  });
});
