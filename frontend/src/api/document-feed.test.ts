/** @jest-environment node */
import { BACKGROUND_HEADER } from '@contracts/headers';
import { aDocument } from '../test/factories';
import { createDocumentFeed } from './document-feed';

const documents = [aDocument()];

const answers = (...responses: Response[]): void => {
  const fetchMock = jest.spyOn(globalThis, 'fetch');
  for (const response of responses) fetchMock.mockResolvedValueOnce(response);
};

const list = (etag?: string): Response =>
  new Response(JSON.stringify(documents), { status: 200, headers: etag ? { ETag: etag } : {} });

const sentVersion = (call: number): string | null =>
  new Headers(jest.mocked(fetch).mock.calls[call]?.[1]?.headers).get('If-None-Match');

afterEach(() => jest.restoreAllMocks());

describe('the document feed', () => {
  it('asks with the version it has and keeps what it has while nothing changed', async () => {
    answers(list('W/"7"'), new Response(null, { status: 304 }));
    const feed = createDocumentFeed();
    const first = await feed([]);
    const second = await feed([]);
    expect(first).toEqual(documents);
    expect(second).toEqual(first);
    expect(sentVersion(0)).toBeNull();
    expect(sentVersion(1)).toBe('W/"7"');
  });

  it("marks every repeated request as the page's own, so that it keeps no idle session alive", async () => {
    answers(list(), list());
    const feed = createDocumentFeed();
    await feed([]);
    await feed([]);
    const marks = jest
      .mocked(fetch)
      .mock.calls.map(([, init]) => new Headers(init?.headers).get(BACKGROUND_HEADER));
    expect(marks).toEqual([null, '1']);
  });

  it('asks plainly when the server names no version', async () => {
    answers(list(), list());
    const feed = createDocumentFeed();
    await feed([]);
    await feed([]);
    expect(sentVersion(1)).toBeNull();
  });

  it('asks besides for what the newest do not include, and puts it behind them', async () => {
    const older = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'].map((createdAt) =>
      aDocument({ createdAt }),
    );
    answers(list(), new Response(JSON.stringify(older)));
    const [newest] = documents;
    const ids = [...documents, ...older].map(({ id }) => id);
    const shown = await createDocumentFeed()(ids);
    expect(shown).toEqual([newest, older[1], older[0]]);
    const [first, second] = jest.mocked(fetch).mock.calls.map(([url]) => {
      const { searchParams } = new URL(String(url), 'http://localhost');
      return [searchParams.get('range'), searchParams.get('filter')];
    });
    expect(first).toEqual(['[0,24]', '{}']);
    expect(second).toEqual(['[0,149]', JSON.stringify({ ids: ids.slice(1) })]);
  });

  it('is null when the session has ended', async () => {
    answers(new Response('{}', { status: 401 }));
    await expect(createDocumentFeed()([])).resolves.toBeNull();
  });
});
