import type { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY } from '../../contracts/activity';
import type { Clock } from '../../platform/clock/clock';
import { DocumentChanges, type Decision } from './document-changes.service';
import { DOCUMENT_CHANGED } from './document-outbox.service';
import type { DocumentRecord } from './document.schema';
import type { DocumentsRepository, Written } from './documents.repository';

const NAME = { _id: 'd', tenantId: 't' };
const EVENT = { type: 'OriginalExpired', data: { days: 1 } } as const;
const ACT = {
  actor: { id: 'u', role: 'user', tenantId: 't', ipAddress: null },
  action: 'delete_document',
  details: 'Eliminó un documento.',
} as const;
const SET: Decision = { set: { secondRunId: null } };

/** A document that others have changed before the first `lost` writes. */
function startChanges({
  lost = 0,
  stored = {},
}: { lost?: number; stored?: Partial<DocumentRecord> | null } = {}) {
  const writes: { as: object; written: Written }[] = [];
  const told: string[] = [];
  const documents = {
    find: () => Promise.resolve(stored && { ...NAME, version: 4, ...stored }),
    write: (_: object, as: object, written: Written) =>
      Promise.resolve(writes.push({ as, written }) > lost),
  } as unknown as DocumentsRepository;
  const clock = { uuid: () => 'e1', now: () => new Date(0) } as Clock;
  const news = { emit: (name: string) => told.push(name) } as unknown as EventEmitter2;
  return { changes: new DocumentChanges(documents, clock, news), writes, told };
}

describe('a change of a document', () => {
  it('is told to relay and activity log once it is written, and not before', async () => {
    const { changes, told } = startChanges({ lost: 1 });
    const change = { ...SET, events: [EVENT], activity: ACT };
    expect(await changes.write(NAME, {}, change)).toBe(false);
    expect(told).toEqual([]);
    expect(await changes.write(NAME, {}, change)).toBe(true);
    expect(told).toEqual([DOCUMENT_CHANGED, ACTIVITY]);
  });

  it('writes what happened as the product’s own act where nobody else is named', async () => {
    const { changes, writes } = startChanges();
    await changes.write(NAME, {}, { events: [EVENT, { ...EVENT, eventId: 'own' }] });
    const at = new Date(0);
    const said = { ...EVENT, actor: { id: 'foliado', role: 'system' }, at, correlationId: null };
    expect(writes[0]?.written.events).toEqual([
      { ...said, eventId: 'e1' },
      { ...said, eventId: 'own' },
    ]);
  });

  it('starts from the version that was looked at, and is decided anew when another was faster', async () => {
    const { changes, writes } = startChanges({ lost: 2 });
    const lost = jest.fn(() => Promise.resolve());
    const decide = jest.fn(() => Promise.resolve({ ...SET, lost }));
    const decided = await changes.decided(NAME, decide);
    expect(decided?.after).toMatchObject({ version: 5, secondRunId: null });
    expect(writes).toHaveLength(3);
    expect(writes[0]?.as).toEqual({ version: 4, stepUnderWay: null });
    expect(decide).toHaveBeenCalledTimes(3);
    expect(lost).toHaveBeenCalledTimes(2);
  });

  it('is given up when others are faster each time', async () => {
    const { changes, writes } = startChanges({ lost: 1_000 });
    const change = changes.decided(NAME, () => Promise.resolve(SET));
    await expect(change).rejects.toMatchObject({ code: 'SOLICITUD_EN_CURSO' });
    expect(writes).toHaveLength(20);
  });

  it('waits for a step of the workflow, but not to be refused', async () => {
    const { changes, writes } = startChanges({ stored: { stepUnderWay: true } });
    const decide = jest.fn(() => Promise.resolve(SET));
    await expect(changes.decided(NAME, decide)).rejects.toMatchObject({
      code: 'SOLICITUD_EN_CURSO',
    });
    const refuse = () => {
      throw new Error('locked');
    };
    await expect(changes.decided(NAME, decide, refuse)).rejects.toThrow('locked');
    expect(decide).not.toHaveBeenCalled();
    expect(writes).toEqual([]);
  });

  it('does nothing where there is nothing to change, or no document', async () => {
    const { changes, writes } = startChanges();
    const same = await changes.decided(NAME, () => Promise.resolve(null));
    expect(same?.after).toBe(same?.before);
    const gone = startChanges({ stored: null });
    expect(await gone.changes.decided(NAME, () => Promise.resolve(SET))).toBeNull();
    expect([...writes, ...gone.writes]).toEqual([]);
  });
});
