import { OriginalRetention } from './retention.service';

type Parts = ConstructorParameters<typeof OriginalRetention>;

describe('the retention of originals', () => {
  it('goes on to the next company where a whole batch cannot be ended now', async () => {
    const batch = Array.from({ length: 200 }, (_, n) => ({ _id: `d${n}` }));
    const asked: string[] = [];
    const documents = {
      due: (tenantId: string) => {
        asked.push(tenantId);
        return Promise.resolve(asked.length > 5 ? [] : batch);
      },
    };
    const tenants = ['a', 'b', null];
    const all = {
      unfinished: () => Promise.resolve([]),
      nextTenant: () => Promise.resolve(tenants.shift()),
    };
    const companies = { find: () => Promise.resolve(null), retentionOf: () => 30 };
    const files = { expire: () => Promise.resolve(false) };
    const clock = { now: () => new Date() };
    const parts = [companies, documents, all, files, clock] as unknown as Parts;
    expect(await new OriginalRetention(...parts).expire()).toBe(0);
    expect(asked).toEqual(['a', 'b']);
  });
});
