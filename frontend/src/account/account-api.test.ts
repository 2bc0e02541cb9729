/** @jest-environment node */
import { createDataProvider } from '../api/data-provider';

const answer = (body: unknown, init: ResponseInit = {}): void => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(body === null ? null : JSON.stringify(body), init)),
    );
};

const sent = () => {
  const [path, init] = jest.mocked(fetch).mock.calls[0] ?? [];
  return { path, method: init?.method, body: init?.body };
};

afterEach(() => jest.restoreAllMocks());

describe('the verbs of the account', () => {
  const provider = createDataProvider();

  it.each([
    ['getCredits', '/api/user/credits'],
    ['listSessions', '/api/account/sessions'],
    ['getCompany', '/api/company'],
    ['listMembers', '/api/company/users'],
    ['listInvitations', '/api/company/invitations'],
  ] as const)('%s reads %s', async (verb, path) => {
    answer([]);
    await expect(provider[verb]()).resolves.toEqual([]);
    expect(sent().path).toBe(path);
  });

  it('read null when the session has ended', async () => {
    answer({}, { status: 401 });
    await expect(provider.getCredits()).resolves.toBeNull();
    await expect(provider.getCreditHistory({ page: 1, perPage: 8 })).resolves.toBeNull();
  });

  it('ask for a page of the movements and learn how many there are', async () => {
    answer([{ id: 'e' }], { headers: { 'Content-Range': 'credits 8-8/53' } });
    const page = await provider.getCreditHistory({ page: 2, perPage: 8 });
    expect(page).toEqual({ rows: [{ id: 'e' }], total: 53 });
    expect(sent().path).toBe('/api/user/credits/history?folded=true&range=%5B8%2C15%5D');
  });

  it('take the rows for all there are when the server does not say', async () => {
    answer([{ id: 'e' }]);
    await expect(provider.getCreditHistory({ page: 1, perPage: 8 })).resolves.toMatchObject({
      total: 1,
    });
  });

  it.each([
    [
      () => provider.changePassword({ currentPassword: 'a', newPassword: 'b' }),
      'POST',
      '/api/account/password',
      '{"currentPassword":"a","newPassword":"b"}',
    ],
    [() => provider.endSession('s 1'), 'DELETE', '/api/account/sessions/s%201', undefined],
    [() => provider.endOtherSessions(), 'DELETE', '/api/account/sessions', undefined],
    [
      () => provider.setMemberTeams('m', ['logistica']),
      'PUT',
      '/api/company/users/m/teams',
      '{"teams":["logistica"]}',
    ],
    [
      () => provider.updateMember('m', { isActive: 'false' }),
      'PUT',
      '/api/company/users/m',
      '{"isActive":"false"}',
    ],
    [() => provider.revokeInvitation('i'), 'DELETE', '/api/company/invitations/i', undefined],
    [() => provider.withdrawDelegation('d'), 'DELETE', '/api/company/delegations/d', undefined],
    [() => provider.retryDocument('d'), 'POST', '/api/documents/d/retry', '{}'],
    [
      () => provider.deleteDocument('d', 'duplicado'),
      'DELETE',
      '/api/documents/d',
      '{"reason":"duplicado"}',
    ],
  ])('send their change and need no answer (%#)', async (act, method, path, body) => {
    answer(null, { status: 204 });
    await expect(act()).resolves.toBeUndefined();
    expect(sent()).toEqual({ path, method, body });
  });

  it.each([
    [() => provider.updateProfile({ firstName: 'A', lastName: '' }), '/api/account/profile'],
    [() => provider.updateCompany({ ruc: null }, 3), '/api/company'],
  ])('read what was saved (%#)', async (act, path) => {
    answer({ id: 'x' });
    await expect(act()).resolves.toEqual({ id: 'x' });
    expect(sent()).toMatchObject({ path, method: 'PUT' });
  });

  it('read the links that are shown once', async () => {
    answer({ url: 'u' });
    await expect(provider.issuePasswordLink('m')).resolves.toEqual({ url: 'u' });
    expect(sent()).toMatchObject({ path: '/api/company/users/m/password-link', method: 'POST' });
    await expect(provider.invite({ email: 'a@b.pe', role: 'user', teams: [] })).resolves.toEqual({
      url: 'u',
    });
  });
});
