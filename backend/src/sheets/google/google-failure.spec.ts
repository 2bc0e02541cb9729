import { failureOf, GoogleFailure } from './google-act';

const answered = (status: number, data: unknown = {}, headers: Record<string, string> = {}) =>
  failureOf({ response: { status, data, headers: new Headers(headers) } });
const limited = (reason: string) => ({ error: { errors: [{ reason }] } });

describe('why a call to Google came to nothing', () => {
  it.each<[string, GoogleFailure, string]>([
    ['no answer', failureOf(new Error('socket hang up')), 'silent'],
    ['500', answered(500), 'silent'],
    ['408', answered(408), 'silent'],
    ['429', answered(429), 'busy'],
    ['403 for the limits of Drive', answered(403, limited('userRateLimitExceeded')), 'busy'],
    ['403', answered(403, limited('forbidden')), 'denied'],
    ['404', answered(404, '<html>'), 'denied'],
    ['401', answered(401), 'refused'],
    ['302', answered(302), 'refused'],
  ])('%s', (_, failure, kind) => {
    expect(failure.kind).toBe(kind);
  });

  it.each([
    [400, 'refused'],
    [403, 'refused'],
    [503, 'busy'],
  ])('%i of the token service is about us, and nothing was sent', (status, kind) => {
    const config = { url: new URL('https://oauth2.googleapis.com/token') };
    const failure = failureOf({ config, response: { status, headers: new Headers() } });
    expect(failure.kind).toBe(kind);
  });

  it('says how long to wait where Google does', () => {
    expect(answered(429, {}, { 'retry-after': '7' }).retryAfterMs).toBe(7_000);
    expect(answered(429, {}, { 'retry-after': 'Wed, 21 Oct 2026' }).retryAfterMs).toBeNull();
    expect(answered(429).retryAfterMs).toBeNull();
  });

  it('stays what it is', () => {
    const failure = new GoogleFailure('busy');
    expect(failureOf(failure)).toBe(failure);
  });
});
