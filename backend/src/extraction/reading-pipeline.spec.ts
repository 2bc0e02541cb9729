import { LOCAL_MODEL } from '../contracts/models';
import { LocalProcessor } from './processors/local/local.processor';
import type { PageReader } from './reading/page-reader';
import { ReadingPipeline } from './reading-pipeline';

const HOUR = 3_600_000;

describe('the line of a reading', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['back', -HOUR],
    ['forward', 24 * HOUR],
  ])('tells its own time although the clock was set %s meanwhile', async (_, jump) => {
    jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'setTimeout'] });
    const read = () => {
      jest.setSystemTime(Date.now() + jump);
      return Promise.resolve({ images: [], totalPages: 1 });
    };
    const ask = () => Promise.resolve({ fields: [], tables: [], usage: { ms: 0 } });
    const pipeline = new ReadingPipeline({ read, ask } as unknown as PageReader);
    const { processingTime } = await pipeline.run(
      {
        path: '/a.pdf',
        fileType: 'application/pdf',
        workDir: '/',
        processor: new LocalProcessor(),
        model: LOCAL_MODEL,
        context: { companyRuc: null, today: '2026-03-15' },
      },
      new AbortController().signal,
    );
    expect(processingTime).toBeGreaterThanOrEqual(0);
    expect(processingTime).toBeLessThan(HOUR / 1_000);
  });
});
