/** @jest-environment node */
import { createDataProvider } from './data-provider';

const answer = (body: unknown, headers: HeadersInit = {}): void => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify(body), { status: 200, headers }));
};

const call = () => jest.mocked(fetch).mock.calls[0] ?? [];

afterEach(() => jest.restoreAllMocks());

describe('the data provider', () => {
  it('speaks simple-rest for react-admin, with our headers', async () => {
    answer([{ id: '1' }], { 'Content-Range': 'users 0-0/1' });
    const result = await createDataProvider().getList('admin/users', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    });
    const [url, init] = call();
    expect(result).toEqual({ data: [{ id: '1' }], total: 1 });
    expect(String(url)).toMatch(/^\/api\/admin\/users\?.*range=%5B0%2C24%5D/);
    expect(new Headers(init?.headers).get('Cache-Control')).toBe('no-cache');
  });

  it('asks for a page of documents without a count, and sees by one row more whether there is another', async () => {
    answer(Array.from({ length: 26 }, (_, index) => ({ id: `d-${index}` })));
    const { data, pageInfo } = await createDataProvider().getList('documents', {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'total', order: 'ASC' },
      filter: { ruc: '20' },
    });
    expect(decodeURIComponent(String(call()[0]))).toBe(
      '/api/documents?range=[25,50]&sort=["total","ASC"]&filter={"ruc":"20"}&total=0',
    );
    expect([data.length, pageInfo]).toEqual([25, { hasPreviousPage: true, hasNextPage: true }]);
  });

  it('changes a user where the specification has it', async () => {
    answer({ id: 'u-1' });
    const change = { id: 'u-1', data: { isActive: 'false' }, previousData: { id: 'u-1' } };
    await createDataProvider().update('admin/users', change);
    expect(call()).toMatchObject(['/api/admin/user/u-1', { method: 'PUT' }]);
    expect(call()[1]?.body).toBe('{"isActive":"false"}');
  });

  it('asks for one document by its path', async () => {
    answer({ id: 'a b' });
    await createDataProvider().getDocument('a b');
    expect(call()[0]).toBe('/api/documents/a%20b');
  });

  it('has a sample read with a POST', async () => {
    answer({ documentId: 'd' });
    await expect(createDataProvider().readSample('s1')).resolves.toEqual({ documentId: 'd' });
    expect(call()).toMatchObject(['/api/samples/s1', { method: 'POST' }]);
  });

  it.each(['getProcessors', 'listSamples'] as const)('reads %s', async (verb) => {
    answer([]);
    await expect(createDataProvider()[verb]()).resolves.toEqual([]);
  });
});
