import type { SignedInUser } from '@contracts/user';
import { aUser } from '../test/factories';
import { ApiError } from './api-error';
import { createAuthProvider } from './auth-provider';
import { openPage } from './open-page';
import { createQueryClient } from './query-client';
import { SESSION_KEY } from './session';
import { DRAFT_PREFIX } from '../drafts/drafts';

jest.mock('./open-page', () => ({ openPage: jest.fn() }));

const providerFor = (user: SignedInUser) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(SESSION_KEY, user);
  const tellEnd = jest.fn();
  return { queryClient, tellEnd, provider: createAuthProvider(queryClient, tellEnd) };
};

const apiError = (status: number): ApiError => new ApiError({ status, statusText: '', body: '' });

describe('the auth provider', () => {
  it('knows who is signed in from the guard', async () => {
    const { provider } = providerFor(aUser({ role: 'admin' }));
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    await expect(provider.getIdentity?.()).resolves.toEqual({
      id: 'user-1',
      fullName: 'Rosa Quispe',
    });
    await expect(provider.getPermissions?.({})).resolves.toBe('admin');
  });

  it.each([
    ['user', 'documents', 'delete', false],
    ['company_admin', 'documents', 'delete', true],
    ['user', 'admin', 'users', false],
    ['admin', 'admin', 'users', true],
    // The panel opens for everybody, and says for whom it is (spec section 6).
    ['user', 'admin/users', 'list', true],
  ] as const)('lets a %s act as the server does: %s %s', async (role, resource, action, may) => {
    const { provider } = providerFor(aUser({ role }));
    await expect(provider.canAccess?.({ resource, action })).resolves.toBe(may);
  });

  it('leads the whole page to the server to sign in', async () => {
    await providerFor(aUser()).provider.login({});
    expect(openPage).toHaveBeenCalledWith('/api/login');
  });

  it('clears the drafts, and nothing else, when signing out', async () => {
    sessionStorage.setItem(`${DRAFT_PREFIX}document-1`, 'half a comment');
    sessionStorage.setItem('other', 'stays');
    await providerFor(aUser()).provider.logout({});
    expect(sessionStorage.getItem(`${DRAFT_PREFIX}document-1`)).toBeNull();
    expect(sessionStorage.getItem('other')).toBe('stays');
    expect(openPage).toHaveBeenCalledWith('/api/logout');
  });

  it('asks again who is signed in after a 401, and only then, once the screen has said so', async () => {
    const { provider, queryClient, tellEnd } = providerFor(aUser());
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    await provider.checkError(apiError(403));
    expect(invalidate).not.toHaveBeenCalled();
    jest.useFakeTimers();
    expect(tellEnd).not.toHaveBeenCalled();
    await provider.checkError(apiError(401));
    expect(tellEnd).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2_000);
    expect(invalidate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(invalidate).toHaveBeenCalledWith({ queryKey: SESSION_KEY });
    jest.useRealTimers();
  });
});
