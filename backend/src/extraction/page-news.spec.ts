import { pageNews } from './extraction.service';

describe('news of pages', () => {
  afterEach(() => jest.useRealTimers());

  it('are recorded once a second, never two at a time, and fail quietly', async () => {
    jest.useFakeTimers();
    const seen: number[] = [];
    let end: (() => void) | null = null;
    const tell = pageNews(({ done }) => {
      seen.push(done);
      return done === 5
        ? Promise.reject(new Error('the store is away'))
        : new Promise<void>((resolve) => (end = resolve));
    });
    const page = (done: number) => tell({ done, total: 9 });
    page(1);
    jest.advanceTimersByTime(2_000);
    page(2);
    expect(seen).toEqual([1]);
    (end as (() => void) | null)?.();
    await jest.advanceTimersByTimeAsync(10);
    page(3);
    page(4);
    expect(seen).toEqual([1, 3]);
    (end as (() => void) | null)?.();
    await jest.advanceTimersByTimeAsync(1_000);
    page(5);
    await jest.advanceTimersByTimeAsync(1_000);
    page(6);
    expect(seen).toEqual([1, 3, 5, 6]);
  });
});
