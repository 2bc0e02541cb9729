import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Notice, NoticeList } from '../contracts/notices';
import { API } from '../contracts/routes';
import type { VerificationRecord } from '../audit/verification/verification.repository';
import type { Team } from '../contracts/user';
import { Clock } from '../platform/clock/clock';
import { OutboxRelay } from '../platform/outbox';
import { daysAfter } from '../rules/date';
import { startOfLimaDay } from '../rules/lima-day';
import { NoticeReading } from './notice-reading.service';
import { anotherCompany, type Agent } from '../../test/support/people';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';

describe('notices', () => {
  let work: Workflowing;
  beforeAll(async () => {
    work = await startWorkflowing();
  });
  afterAll(() => work?.close());

  const listOf = async (who: Agent): Promise<NoticeList> =>
    (await who.get(API.notices).expect(200)).body as NoticeList;
  const ofKind = async (who: Agent, kind: Notice['kind']): Promise<Notice[]> =>
    (await listOf(who)).notices.filter((notice) => notice.kind === kind);

  it('tell the other team what came to it, until it has been seen', async () => {
    const extractedData = { documento: { numero: 'F001-77' } };
    const [first, second] = [await work.document({ extractedData }), await work.document()];
    const before = await listOf(work.treasurer);
    for (const id of [first, second]) {
      await work.step(work.clerk, id, 1).expect(200);
      await work.step(work.clerk, id, 2).expect(200);
    }
    const [notice] = await ofKind(work.treasurer, 'bandeja');
    expect(notice).toMatchObject({ team: 'tesoreria', count: 2, fresh: 2, isCapped: false });
    expect(notice?.subjects[1]).toEqual({ path: `/documento/${first}`, label: 'F001-77' });
    expect((await listOf(work.treasurer)).revision).not.toBe(before.revision);
    expect(await ofKind(work.clerk, 'bandeja')).toEqual([]);
    // A day that is still to come hides nothing that happens until then.
    const until = '2999-01-01T00:00:00.000Z';
    await work.treasurer.post(API.noticesSeen).send({ until }).expect(204);
    expect(await ofKind(work.treasurer, 'bandeja')).toMatchObject([{ count: 2, fresh: 0 }]);
    const earlier = '2020-01-01T00:00:00.000Z';
    await work.treasurer.post(API.noticesSeen).send({ until: earlier }).expect(204);
    const third = await work.after(1);
    await work.step(work.clerk, third, 2).expect(200);
    expect(await ofKind(work.treasurer, 'bandeja')).toMatchObject([{ count: 3, fresh: 1 }]);
    await work.treasurer.post(API.noticesSeen).send({ until: 'ayer' }).expect(400);
  });

  it('tell who has to mend it what was observed', async () => {
    const id = await work.after(3);
    const reason = 'Falta la guía.';
    await work.treasurer.post(API.documentObservation(id)).send({ reason }).expect(200);
    await work.test.app.get(OutboxRelay, { strict: false }).sweep();
    expect(await ofKind(work.clerk, 'observado')).toMatchObject([{ count: 1, fresh: 1 }]);
    expect(await ofKind(work.treasurer, 'observado')).toEqual([]);
  });

  it('tell treasury at seven what is due tomorrow and not paid', async () => {
    const clock = work.test.app.get(Clock);
    const morning = startOfLimaDay(clock.today()).getTime() + 7 * 3_600_000;
    const now = jest.spyOn(clock, 'now').mockReturnValue(new Date(morning - 1));
    const tomorrow = daysAfter(clock.today(), 1);
    const due = (dueDate: string) => ({ dueDate });
    await work.document(due(tomorrow));
    await work.document(due(daysAfter(tomorrow, 1)));
    await work.document({ ...due(tomorrow), paymentStatus: 'paid' });
    const told = async (team: Team) => {
      const reader = { id: 'u', role: 'user', teams: [team] } as const;
      const all = await work.test.app
        .get(NoticeReading, { strict: false })
        .noticesFor(work.tenantId, reader, null);
      return all.filter(({ kind }) => kind === 'vence');
    };
    expect(await told('tesoreria')).toEqual([]);
    now.mockReturnValue(new Date(morning));
    expect(await told('tesoreria')).toMatchObject([{ count: 1 }]);
    expect(await told('logistica')).toEqual([]);
    now.mockRestore();
  });

  it('tell the company_admin of a broken chain', async () => {
    const records = work.test.app
      .get<Connection>(getConnectionToken())
      .collection<VerificationRecord>('audit_verifications');
    const breaks = [{ streamId: 'document-1', version: 2, reason: 'hash' }];
    const $set = { tenantId: work.tenantId, state: 'broken', breaks, finishedAt: new Date() };
    const broken = { $set } as Parameters<typeof records.updateOne>[1];
    await records.updateOne({ _id: work.tenantId }, broken, { upsert: true });
    expect(await ofKind(work.boss, 'cadena')).toMatchObject([{ count: 1, fresh: 1 }]);
    expect(await ofKind(work.treasurer, 'cadena')).toEqual([]);
  });

  it('are of the own company alone', async () => {
    const other = await anotherCompany(work.test);
    expect((await listOf(other)).notices).toEqual([]);
  });
});
