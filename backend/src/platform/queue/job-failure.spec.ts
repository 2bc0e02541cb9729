import { JOB_TIMINGS, retryPause } from './deliver';
import { errorOf, failureOf } from './job-queue';

describe('the pause before a retry', () => {
  it('doubles with each delivery up to a limit, the last half of it by chance', () => {
    const pauses = [1, 2, 3, 4, 20, 5_000].map((delivery) => retryPause(delivery, 0, JOB_TIMINGS));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 150_000, 150_000]);
    expect(retryPause(2, 0.5, JOB_TIMINGS)).toBe(3_000);
    expect(retryPause(1, 0.999_999, JOB_TIMINGS)).toBe(2_000);
  });
});

describe('what is kept of an error', () => {
  it('is its kind, never its message, which may quote a document', () => {
    const error = Object.assign(new TypeError('RUC 20100070970'), { code: 'E_READ', extra: 'x' });
    expect(failureOf(error)).toEqual({ name: 'TypeError', code: 'E_READ' });
    expect(failureOf(new Error('total 118.00'))).toEqual({ name: 'Error' });
  });

  it('becomes an error of that kind again', () => {
    const error = errorOf({ name: 'Unreadable', code: 'E_PDF' });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'Unreadable', code: 'E_PDF', message: 'E_PDF' });
  });
});
