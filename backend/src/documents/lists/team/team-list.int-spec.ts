import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { API } from '../../../contracts/routes';
import type { Team } from '../../../contracts/user';
import { STEPS, WORKFLOW_STATUSES, type WorkflowStatus } from '../../../contracts/workflow';
import {
  TEAM_FOUND_MAX,
  type WorkflowDocument,
  type WorkflowListQuery,
  type WorkflowSummary,
} from '../../../contracts/workflow-calls';
import { Clock } from '../../../platform/clock/clock';
import { aStoredDocument } from '../../../../test/support/stored-document';
import { startWorkflowing, type Workflowing } from '../../../../test/support/workflowing';
import type { DocumentRecord } from '../../document/document.schema';

const TODAY = '2026-03-15';
const DAY_MS = 86_400_000;
const LOGISTICS = ['pending', 'logistica_received'];
const LAST = WORKFLOW_STATUSES.at(-1) ?? 'pending';

type Query = Partial<Record<keyof WorkflowListQuery | 'range', unknown>>;

describe('the lists of the workflow', () => {
  let work: Workflowing;
  let all: DocumentRecord[];

  const day = (n: number) => new Date(Date.parse('2026-03-01T12:00:00.000Z') + n * DAY_MS);
  const save = async (records: DocumentRecord[]) => {
    const connection = work.test.app.get<Connection>(getConnectionToken());
    await connection.collection<DocumentRecord>('documents').insertMany(records);
  };
  const observation = {
    reason: 'Falta la guía.',
    by: 'u1',
    byName: 'Luis',
    at: '2026-03-10T12:00:00.000Z',
    isOpenForCorrection: false,
  };

  /** Four of each status: due yesterday, today, in a week, and never; the first of them observed. */
  const four = (status: WorkflowStatus, at: number): DocumentRecord[] =>
    ['2026-03-14', TODAY, '2026-03-22', '9999-12-31'].map((reviewDue, n) =>
      aStoredDocument({
        tenantId: work.tenantId,
        _id: `00000000-0000-4000-8000-0000000000${at}${n}`,
        createdAt: day(at * 4 + n),
        reviewDue,
        words: [`w${at}`, `doc${at}${n}`, 'andes', `~${at}${n}97`],
        totalCents: at * 1_000 + n,
        ...(status === 'pending'
          ? {}
          : { workflowStatus: status, workflowVersion: at, stepSince: day(40 - (at * 4 + n)) }),
        ...(n === 0 && at >= 2 && at < 6 ? { observation } : {}),
      }),
    );

  beforeAll(async () => {
    work = await startWorkflowing();
    const clock = work.test.app.get(Clock, { strict: false });
    jest.spyOn(clock, 'today').mockReturnValue(TODAY);
    all = WORKFLOW_STATUSES.flatMap(four);
    await save(all);
    const others = ['pending', 'processing', 'error'] as const;
    await save(others.map((status) => aStoredDocument({ tenantId: work.tenantId, status })));
    await save([aStoredDocument({ tenantId: 'u:otra', reviewDue: '2026-03-14', observation })]);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await work?.close();
  });

  const ask = (team: Team, query: Query = {}) =>
    work.clerk.get(API.workflowList(team)).query(query);
  const listed = async (team: Team, query: Query = {}) =>
    (await ask(team, query).expect(200)).body as WorkflowDocument[];
  const idsOf = (documents: readonly { id?: string; _id?: string }[]) =>
    documents.map(({ id, _id }) => id ?? _id);
  const statusOf = ({ workflowStatus = 'pending' }: DocumentRecord) => workflowStatus;
  const newest = (records: readonly DocumentRecord[]) =>
    [...records].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());

  it('hold every completed document of the company, the newest first, as the contract says', async () => {
    for (const team of ['logistica', 'tesoreria'] as const) {
      const answer = await ask(team).expect(200);
      expect(idsOf(answer.body as WorkflowDocument[])).toEqual(idsOf(newest(all)));
      expect(answer.headers['content-range']).toBe(`documents 0-${all.length - 1}/${all.length}`);
    }
    const [first] = await listed('logistica', { state: 'por-atender', order: 'vencimiento' });
    expect(first).toMatchObject({
      workflowStatus: 'logistica_received',
      workflowVersion: 1,
      workflowComments: [],
      approvedBy: {},
      paymentInfo: null,
      observation: null,
      duplicateAcceptance: null,
      stepSince: day(36).toISOString(),
      paymentStatus: 'unpaid',
      isLocked: false,
    });
    for (const secret of ['words', 'tenantId', 'reviewDue', 'fields', 'outbox', 'sha256']) {
      expect(first).not.toHaveProperty(secret);
    }
  });

  it.each<[Team, Query, (record: DocumentRecord) => boolean]>([
    ['logistica', { state: 'por-atender' }, (r) => LOGISTICS.includes(statusOf(r))],
    ['logistica', { state: 'otro-equipo' }, (r) => !LOGISTICS.includes(statusOf(r))],
    ['tesoreria', { state: 'por-atender' }, (r) => ![...LOGISTICS, LAST].includes(statusOf(r))],
    ['tesoreria', { state: 'otro-equipo' }, (r) => [...LOGISTICS, LAST].includes(statusOf(r))],
    ['tesoreria', { state: 'observados' }, (r) => Boolean(r.observation)],
    ['tesoreria', { state: 'observados', step: 4 }, (r) => r._id.endsWith('30')],
    ['tesoreria', { step: 5 }, (r) => statusOf(r) === 'tesoreria_validated'],
    ['logistica', { step: 1 }, (r) => statusOf(r) === 'pending'],
    ['logistica', { state: 'por-atender', step: 5 }, () => false],
    ['tesoreria', { due: 'vencidos' }, (r) => r.reviewDue === '2026-03-14' && isUnpaid(r)],
    [
      'tesoreria',
      { due: 'proximos', state: 'por-atender' },
      (r) =>
        [TODAY, '2026-03-22'].includes(r.reviewDue ?? '') &&
        isUnpaid(r) &&
        !LOGISTICS.includes(statusOf(r)),
    ],
    ['logistica', { q: 'W3' }, (r) => statusOf(r) === 'tesoreria_received'],
    ['logistica', { q: ' dóc4 andes' }, (r) => r._id.slice(-2).startsWith('4')],
    ['tesoreria', { q: 'doc4', state: 'observados' }, (r) => r._id.endsWith('40')],
    ['logistica', { q: '7934' }, (r) => r._id.endsWith('43')],
    ['tesoreria', { q: '40.02 andes' }, (r) => r._id.endsWith('42')],
    ['logistica', { q: '40' }, (r) => r._id.endsWith('40')],
    ['logistica', { q: 'oc4' }, () => false],
    ['logistica', { q: '¡!' }, () => false],
    ['logistica', { q: ' ' }, () => true],
  ])('of %s asked for %j hold what matches', async (team, query, matches) => {
    const expected = newest(all.filter(matches));
    const answer = await ask(team, query).expect(200);
    expect(idsOf(answer.body as WorkflowDocument[])).toEqual(idsOf(expected));
    const last = Math.max(expected.length - 1, 0);
    expect(answer.headers['content-range']).toBe(`documents 0-${last}/${expected.length}`);
  });

  it('come by due date, none last', async () => {
    const documents = await listed('tesoreria', { order: 'vencimiento' });
    const dues = documents.map(({ id }) => all.find(({ _id }) => _id === id)?.reviewDue);
    expect(dues).toEqual([...dues].sort());
    expect(documents).toHaveLength(all.length);
  });

  it('come by how long they have waited, before the first step since their upload', async () => {
    const since = (r: DocumentRecord) => (r.stepSince ?? r.createdAt).getTime();
    const expected = idsOf([...all].sort((a, b) => since(a) - since(b)));
    expect(idsOf(await listed('logistica', { order: 'antiguedad' }))).toEqual(expected);
    const pages = await Promise.all(
      rangesOf(all, 10).map((range) => listed('logistica', { order: 'antiguedad', range })),
    );
    expect(idsOf(pages.flat())).toEqual(expected);
  });

  it('come in pages that meet without gap and without overlap', async () => {
    const ranges = rangesOf(all, 7);
    const pages = await Promise.all(ranges.map((range) => listed('tesoreria', { range })));
    expect(idsOf(pages.flat())).toEqual(idsOf(newest(all)));
    const last = await ask('tesoreria', { range: ranges.at(-1) });
    expect(last.headers['content-range']).toContain(`-${all.length - 1}/${all.length}`);
  });

  it.each<Query>([
    { state: 'otro' },
    { step: '0' },
    { step: `${STEPS.length + 1}` },
    { step: '1.5' },
    { step: 'uno' },
    { due: 'ayer' },
    { order: 'total' },
    { q: 'x'.repeat(201) },
    { range: '[0]' },
    { range: '[0,200]' },
    { range: '[5,1]' },
    { 'q[$ne]': '' } as Query,
    { tenantId: 'u:otra' } as Query,
  ])('refuse the query %j', async (query) => {
    await ask('logistica', query).expect(400);
  });

  it('count many hits of a search to their limit, and go on page by page beyond it', async () => {
    const many = Array.from({ length: TEAM_FOUND_MAX + 26 }, () =>
      aStoredDocument({ tenantId: work.tenantId, words: ['muchos'] }),
    );
    await save(many);
    const total = async (range: string) =>
      (await ask('tesoreria', { q: 'muchos', range })).headers['content-range'];
    expect(await total('[0,24]')).toBe(`documents 0-24/${TEAM_FOUND_MAX + 1}`);
    expect(await total('[75,99]')).toBe('documents 75-99/101');
    expect(await total('[100,124]')).toBe('documents 100-124/126');
    expect(await total('[125,149]')).toBe('documents 125-125/126');
    const connection = work.test.app.get<Connection>(getConnectionToken());
    await connection.collection<DocumentRecord>('documents').deleteMany({ words: 'muchos' });
  });

  it('exist for the two teams alone', async () => {
    await work.clerk.get('/api/documents/workflow/gerencia').expect(404);
    await work.clerk.get('/api/documents/workflow/__proto__').expect(404);
  });

  it('are counted in the summary, of the company and completed alone', async () => {
    const { body } = await work.clerk.get(API.workflowSummary).expect(200);
    const counts = Object.fromEntries(WORKFLOW_STATUSES.map((status) => [status, 4]));
    expect(body).toEqual({
      byStatus: counts,
      observed: 4,
      toApprove: null,
      overdue: 6,
      dueSoon: 12,
    } as unknown as WorkflowSummary);
  });
});

function isUnpaid({ workflowStatus = 'pending' }: DocumentRecord): boolean {
  return WORKFLOW_STATUSES.indexOf(workflowStatus) <= WORKFLOW_STATUSES.indexOf('payment_prepared');
}

/** Of pages that hold them all, the last one perhaps not full. */
function rangesOf(records: readonly DocumentRecord[], size: number): string[] {
  const pages = Math.ceil(records.length / size);
  return Array.from({ length: pages }, (_, at) => `[${at * size},${(at + 1) * size - 1}]`);
}
