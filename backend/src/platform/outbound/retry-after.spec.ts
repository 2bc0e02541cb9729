import { retryAfterMs } from './bounded-fetch';

describe('Retry-After', () => {
  const now = new Date('2026-03-15T10:00:00Z');

  it.each([
    ['2', 2_000],
    ['0', 0],
    ['1.5', 1_500],
    ['Sun, 15 Mar 2026 10:00:20 GMT', 20_000],
    ['Sun, 15 Mar 2026 09:00:00 GMT', 0],
  ])('%s is a pause', (header, expected) => expect(retryAfterMs(header, now)).toBe(expected));

  it.each([null, undefined, '', '-1', 'soon', '99999999', 'Sun, 99 Mar 2026 10:00:20 GMT'])(
    '%s is none',
    (header) => expect(retryAfterMs(header, now)).toBeNull(),
  );
});
