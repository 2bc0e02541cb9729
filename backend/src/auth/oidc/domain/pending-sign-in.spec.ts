import { remember, take, type PendingSignIn } from './identity';

const attempt = (state: string, expiresAt = 1_000): PendingSignIn => ({
  state,
  nonce: `nonce-${state}`,
  codeVerifier: `verifier-${state}`,
  returnTo: '/',
  expiresAt,
});

describe('attempts to sign in at the provider', () => {
  it('are found by their state, whatever window was opened last', () => {
    const pending = remember([attempt('a')], attempt('b'), 0);
    expect(take(pending, 'a', 0)).toEqual({ found: attempt('a'), rest: [attempt('b')] });
  });

  it('are good for one return', () => {
    const { rest } = take([attempt('a')], 'a', 0);
    expect(take(rest, 'a', 0).found).toBeNull();
  });

  it('are over when their time is', () => {
    expect(take([attempt('a', 1_000)], 'a', 999).found).not.toBeNull();
    expect(take([attempt('a', 1_000)], 'a', 1_000)).toEqual({ found: null, rest: [] });
  });

  it.each([undefined, '', 'b', ['a'], { state: 'a' }])('are not found by %j', (state) => {
    expect(take([attempt('a')], state, 0).found).toBeNull();
  });

  it('are forgotten, the oldest first, when somebody asks for many', () => {
    let pending: PendingSignIn[] = [];
    for (const state of 'abcdefg') pending = remember(pending, attempt(state), 0);
    expect(pending.map(({ state }) => state).join('')).toBe('cdefg');
  });
});
