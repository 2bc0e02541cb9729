import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AUDIT_GROUP_LABEL } from '../src/contracts/audit';
import type { DocumentSummary, UploadResponse } from '../src/contracts/document';
import { DOCUMENT_SORT_KEYS } from '../src/contracts/list-query';
import { REVIEW_FILTERS } from '../src/contracts/review';
import { TEAMS } from '../src/contracts/user';
import {
  WORKFLOW_LIST_ORDERS,
  WORKFLOW_LIST_STATES,
  type WorkflowSummary,
} from '../src/contracts/workflow-calls';
import { EventStore } from '../src/platform/event-store';
import { FakePipeline } from './support/fake-pipeline';
import { anotherCompany, type Agent } from './support/people';
import { startTestApp, type TestApp } from './support/test-app';
import { until } from './support/until';
import { aPdf } from './support/upload-bytes';

const DOCUMENTS = 8;

interface Side {
  agent: Agent;
  tenantId: string;
  /** In the names of its files. */
  mark: string;
  ids: Set<string>;
}

/** Two companies with as many documents each, of the same files. */
describe('two companies side by side', () => {
  let test: TestApp;
  let ours: Side;
  let theirs: Side;

  const sideOf = async (agent: Agent, mark: string): Promise<Side> => {
    const { body } = await agent.get('/api/auth/user').expect(200);
    const tenantId = (body as { companyId: string }).companyId;
    return { agent, tenantId, mark, ids: new Set() };
  };
  const upload = async ({ agent, mark, ids }: Side, n: number, key?: string): Promise<string> => {
    const file = agent
      .post('/api/documents/upload')
      .attach('file', aPdf(500 + n), `${mark}-${n}.pdf`);
    if (key) void file.set('Idempotency-Key', key);
    const { documentId } = (await file.expect(201)).body as UploadResponse;
    ids.add(documentId);
    return documentId;
  };
  const list = async ({ agent }: Side, query = {}): Promise<DocumentSummary[]> =>
    (await agent.get('/api/documents').query(query).expect(200)).body as DocumentSummary[];
  const store = () => test.app.get<Connection>(getConnectionToken());

  /** Calls whose answer names anything of the other company. */
  const leaks = async (side: Side, other: Side, calls: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const call of calls) {
      const { text, status } = await side.agent.get(call);
      const strange = [...other.ids, other.tenantId, other.mark].filter((one) =>
        text.includes(one),
      );
      if (status >= 400) found.push(`${call}: ${status}`);
      if (strange.length > 0) found.push(`${call}: ${strange.length}`);
    }
    return found;
  };

  beforeAll(async () => {
    test = await startTestApp();
    ours = await sideOf(await test.signedIn('empresa@demo.pe'), 'NUESTRO');
    theirs = await sideOf(await anotherCompany(test), 'AJENO');
    for (let n = 0; n < DOCUMENTS; n++) {
      await Promise.all([upload(ours, n), upload(theirs, n)]);
    }
    for (const side of [ours, theirs]) {
      await until(async () => {
        const all = await list(side);
        return all.every(({ status }) => status === 'completed') ? true : null;
      });
    }
  });
  afterAll(() => test?.close());

  it('see all of their own documents and none of the other in every list, sort and range', async () => {
    const ranges = ['[0,4]', '[5,30]', '[0,999]', '[90,99]'];
    const sorts = DOCUMENT_SORT_KEYS.flatMap((key) => [`["${key}","ASC"]`, `["${key}","DESC"]`]);
    // Each in some list; all of them together are in `listing.int-spec`.
    const lists = sorts.map((sort, n) => {
      const range = ranges[n % ranges.length];
      return `/api/documents?range=${range}&sort=${encodeURIComponent(sort)}`;
    });
    const queues = REVIEW_FILTERS.map((filter) => `/api/documents/review-queue?filter=${filter}`);
    const rests = ['', '&range=[0,4]', '&range=[5,30]', '&step=1', '&due=vencidos', '&q=f001'];
    const teamLists = TEAMS.flatMap((team) =>
      WORKFLOW_LIST_STATES.flatMap((state) =>
        WORKFLOW_LIST_ORDERS.map((order) => `${team}?state=${state}&order=${order}`),
      ),
    ).map((query, n) => `/api/documents/workflow/${query}${rests[n % rests.length]}`);
    const groups = Object.keys(AUDIT_GROUP_LABEL).map((group) => `?group=${group}`);
    const filters = ['type=DocumentUploaded', 'actorId=foliado', 'team=logistica', 'range=[0,199]'];
    const audits = ['', ...groups, ...filters.map((one) => `?${one}`), '/verification'];
    const others = [
      ...audits.map((query) => `/api/audit${query}`),
      '/api/companies',
      '/api/company',
      '/api/company/users',
      '/api/user/credits/history',
    ];
    for (const [side, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const calls = [...lists, ...queues, ...teamLists, ...others];
      expect(await leaks(side, other, calls)).toEqual([]);
      const all = await list(side, { range: '[0,999]' });
      expect(new Set(all.map(({ id }) => id))).toEqual(side.ids);
      expect((await side.agent.get('/api/documents')).headers['content-range']).toMatch(
        `/${DOCUMENTS}`,
      );
    }
  });

  it('count their own documents alone in the workflow', async () => {
    for (const side of [ours, theirs]) {
      const { body } = await side.agent.get('/api/documents/workflow-summary').expect(200);
      const { byStatus } = body as WorkflowSummary;
      expect(byStatus).toMatchObject({ pending: DOCUMENTS, archived: 0 });
      for (const team of TEAMS) {
        const answer = await side.agent.get(`/api/documents/workflow/${team}`).expect(200);
        const ids = (answer.body as DocumentSummary[]).map(({ id }) => id);
        expect(new Set(ids)).toEqual(side.ids);
        expect(answer.headers['content-range']).toBe(`documents 0-${DOCUMENTS - 1}/${DOCUMENTS}`);
      }
    }
  });

  it('pay nothing of the other: neither by name nor among their own', async () => {
    for (const [side, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const [own = ''] = side.ids;
      const [foreign = ''] = other.ids;
      for (const documentIds of [[foreign], [own, foreign]]) {
        const body = { documentIds, paymentStatus: 'paid' };
        await side.agent.post('/api/documents/bulk/mark-paid').send(body).expect(404);
      }
    }
    const records = store().collection('documents');
    expect(await records.countDocuments({ paymentStatus: 'paid' })).toBe(0);
  });

  it('never take a document of the other for a twin, though every file is the same', async () => {
    for (const side of [ours, theirs]) {
      const twins = (await list(side)).map(({ duplicateOf }) => duplicateOf).filter(Boolean);
      expect(twins.length).toBeGreaterThan(0);
      expect(twins.filter((id) => !side.ids.has(id ?? ''))).toEqual([]);
    }
  });

  it('show nothing of their documents in any part of one', async () => {
    for (const [side, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const [id = ''] = side.ids;
      const calls = ['', '/table', '/events'].map((part) => `/api/documents/${id}${part}`);
      expect(await leaks(side, other, calls)).toEqual([]);
    }
  });

  it('have streams of events of their own, of their own documents', async () => {
    const events = test.app.get(EventStore, { strict: false });
    for (const [side, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const all = await events.readTenant(side.tenantId, 1_000);
      const text = JSON.stringify(all);
      expect(all.length).toBeGreaterThanOrEqual(DOCUMENTS * 3);
      expect(
        [...other.ids, other.tenantId, other.mark].filter((one) => text.includes(one)),
      ).toEqual([]);
      expect(await events.verifyTenant(side.tenantId)).toEqual([]);
    }
    const [foreign = ''] = theirs.ids;
    expect(await events.read(ours.tenantId, `document-${foreign}`)).toEqual([]);
  });

  it('have jobs that name the tenant of their document and nothing of its content', async () => {
    const answers: (() => void)[] = [];
    const { answer } = new FakePipeline();
    test.pipeline.answer = (...asked) =>
      new Promise((resolve) => answers.push(() => void answer(...asked).then(resolve)));
    const ids = [await upload(ours, 900), await upload(theirs, 900)];
    const jobs = await store().collection('jobs').find({ dead: false }).toArray();
    const payloads = jobs.map(({ payload }) => payload as Record<string, unknown>);
    expect(payloads).toHaveLength(2);
    for (const [i, side] of [ours, theirs].entries()) {
      const job = payloads.find(({ documentId }) => documentId === ids[i]);
      expect(job).toEqual({ documentId: ids[i], tenantId: side.tenantId, attempt: 1 });
    }
    test.pipeline.answer = answer;
    await until(async () => {
      answers.splice(0).forEach((go) => go());
      return (await store().collection('jobs').countDocuments({ dead: false })) === 0 ? true : null;
    });
  });

  it('may use the same idempotency key without knowing of each other', async () => {
    const key = 'la-misma-clave';
    const [first, second] = [await upload(ours, 901, key), await upload(theirs, 902, key)];
    expect(first).not.toBe(second);
    expect(await upload(ours, 901, key)).toBe(first);
    expect(await upload(theirs, 902, key)).toBe(second);
  });

  it('poll their own list: a tag of the other is no news, and its changes are none', async () => {
    const settled = (side: Side) =>
      until(async () =>
        (await list(side)).every(({ status }) => status === 'completed') ? true : null,
      );
    await Promise.all([settled(ours), settled(theirs)]);
    const tagOf = async ({ agent }: Side) =>
      String((await agent.get('/api/documents')).headers['etag']);
    const ask = ({ agent }: Side, tag: string) =>
      agent.get('/api/documents').set('If-None-Match', tag);
    const tag = await tagOf(ours);
    await upload(theirs, 903);
    await ask(ours, tag).expect(304);
    await ask(theirs, tag).expect(200);
    const revisions = store().collection('document_revisions');
    await revisions.updateMany({}, { $set: { revision: 7 } });
    expect(await tagOf(ours)).not.toBe(await tagOf(theirs));
  });

  it('show the platform admin numbers and no content', async () => {
    const admin = await test.signedIn('admin@demo.pe');
    const calls = ['system-stats', 'usage', 'health', 'failed-documents'];
    for (const call of calls) {
      const { text } = await admin.get(`/api/admin/${call}`).expect(200);
      expect([ours.mark, theirs.mark].filter((mark) => text.includes(mark))).toEqual([]);
    }
    expect((await admin.get('/api/documents')).body).toEqual([]);
  });
});
