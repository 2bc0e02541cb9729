import { createQueryClient } from './query-client';
import { SESSION_KEY } from './session';

describe('the query client', () => {
  it('asks anew who is signed in when an answer is null, and only then', async () => {
    const client = createQueryClient();
    const isAskedAnew = () => client.getQueryState(SESSION_KEY)?.isInvalidated;
    client.setQueryData(SESSION_KEY, { id: 'u-1' });
    await client.fetchQuery({ queryKey: ['documents'], queryFn: () => [] });
    expect(isAskedAnew()).toBe(false);
    await client.fetchQuery({ queryKey: [...SESSION_KEY, 'end'], queryFn: () => null });
    expect(isAskedAnew()).toBe(false);
    await client.fetchQuery({ queryKey: ['documents'], queryFn: () => null });
    expect(isAskedAnew()).toBe(true);
  });
});
