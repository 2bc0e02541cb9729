import { BACKGROUND_HEADER } from '@contracts/headers';
import { anAuditEntry, aVerification } from '../test/audit-factories';
import { createAuditVerbs } from './audit-api';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: unknown, total?: number, status = 200): Response =>
  ({
    ok: status < 300,
    status,
    statusText: '',
    headers: new Map(total === undefined ? [] : [['Content-Range', `audit 0-0/${total}`]]),
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as unknown as Response;

const paths = (): string[] => fetched.mock.calls.map(([path]) => decodeURIComponent(path));
const isBackground = ([, init]: [string, RequestInit]): boolean =>
  new Headers(init.headers).has(BACKGROUND_HEADER);

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
});

describe('what the audit asks of the server', () => {
  it('is a page of the events that fit', async () => {
    fetched.mockResolvedValue(answer([anAuditEntry()], 412));
    const page = await createAuditVerbs().listAudit(
      { from: '2026-03-15', group: 'workflow' },
      { page: 2, perPage: 50 },
    );
    expect(page?.total).toBe(412);
    expect(paths()).toEqual(['/api/audit?from=2026-03-15&group=workflow&range=[50,99]']);
  });

  it('is a whole story, page by page, oldest first and nothing twice', async () => {
    const entries = Array.from({ length: 230 }, () => anAuditEntry());
    const newestFirst = [...entries].reverse();
    fetched
      .mockResolvedValueOnce(answer(newestFirst.slice(0, 200)))
      .mockResolvedValueOnce(answer(newestFirst.slice(198)));
    const story = await createAuditVerbs().getDocumentAudit('d-1');
    expect(story?.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(paths()).toEqual([
      '/api/audit?documentId=d-1&range=[0,199]',
      '/api/audit?documentId=d-1&range=[200,399]',
    ]);
  });

  it('is the state of the chain, which does not keep a session alive after the first time', async () => {
    fetched.mockResolvedValue(answer(aVerification()));
    const { getVerification } = createAuditVerbs();
    await getVerification('');
    await getVerification('');
    await getVerification('c-1');
    expect(paths()).toEqual([
      '/api/audit/verification',
      '/api/audit/verification',
      '/api/audit/verification?companyId=c-1',
    ]);
    expect(fetched.mock.calls.map(isBackground)).toEqual([false, true, false]);
  });

  it('is null once the session has ended', async () => {
    fetched.mockResolvedValue(answer({}, undefined, 401));
    expect(await createAuditVerbs().getDocumentAudit('d-1')).toBeNull();
    expect(await createAuditVerbs().getVerification('')).toBeNull();
  });
});
