import type { CompaniesService } from '../companies';
import { LOCAL_MODEL } from '../contracts/models';
import { Clock } from '../platform/clock/clock';
import type { RawExtraction, RawField } from './domain/raw-extraction';
import { LocalProcessor } from './processors/local/local.processor';
import type { PageReader } from './reading/page-reader';
import { ProcessorError, type Processor } from './processors/processor';
import { ReadingContextService, ReadingPipeline, type PipelineInput } from './reading-pipeline';

const HOUR = 3_600_000;
const SOMETHING = { path: 'totales.total', text: '10.00' };

/** An engine in the cloud that answers this, one after the other. */
class Cloud implements Processor {
  readonly id = 'openai' as const;
  asked = 0;
  constructor(
    private readonly answers: readonly RawField[][],
    readonly assertOpen: () => void = () => undefined,
  ) {}
  availability = () => ({ available: true }) as const;
  extract(): Promise<RawExtraction> {
    const fields = this.answers[this.asked++] ?? [];
    return Promise.resolve({ fields, tables: [], usage: { ms: 1, requests: 1 } });
  }
}

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

  it('tells the offline engine the number and the name of the company that it reads for', async () => {
    const company = { ruc: '20999999043', name: 'Comercial Andina S.A.C.' };
    const contexts = new ReadingContextService(
      { find: () => Promise.resolve(company) } as unknown as CompaniesService,
      new Clock(),
    );
    const asked: unknown[] = [];
    const ask = (act: string, request: object) => {
      asked.push([act, request]);
      return Promise.resolve({ fields: [], tables: [], usage: { ms: 0 } });
    };
    const read = () => Promise.resolve({ images: [], totalPages: 1 });
    await new ReadingPipeline({ read, ask } as unknown as PageReader).run(
      {
        ...{ path: '/a.pdf', fileType: 'application/pdf', workDir: '/' },
        ...{ processor: new LocalProcessor(), model: LOCAL_MODEL },
        context: await contexts.contextOf('t'),
      },
      new AbortController().signal,
    );
    const hints = { companyRuc: company.ruc, companyName: company.name };
    expect(asked[0]).toEqual(['extract', expect.objectContaining({ hints })]);
  });

  describe('with an engine in the cloud', () => {
    const never = new AbortController().signal;
    const seen = { images: [], totalPages: 1 };
    const reader = (read: () => Promise<object> = () => Promise.resolve(seen)) =>
      ({ read, ask: () => Promise.resolve({}) }) as unknown as PageReader;
    const run = (processor: Processor, more: Partial<PipelineInput> = {}, pages = reader()) =>
      new ReadingPipeline(pages).run(input(processor, more), never);
    const input = (processor: Processor, more: Partial<PipelineInput> = {}): PipelineInput => ({
      path: '/a.pdf',
      fileType: 'application/pdf',
      workDir: '/',
      processor,
      model: LOCAL_MODEL,
      context: { companyRuc: null, today: '2026-03-15' },
      ...more,
    });

    it.each([
      ['nothing at all', []],
      ['no main field', [{ path: 'cliente.nombre', text: 'ACME' }]],
      ['blanks', [{ path: 'proveedor.nombre', text: ' ' }]],
    ])('an answer with %s is no reading', async (_, fields) => {
      const engine = new Cloud([fields, [SOMETHING]]);
      await expect(run(engine)).rejects.toMatchObject({
        kind: 'permanent',
        code: 'MOTOR_SIN_DATOS',
      });
      expect(engine.asked).toBe(1);
    });

    it('it is asked once more where that is wanted, and no more', async () => {
      await run(new Cloud([[], [SOMETHING]]), { asksAgain: true });
      const engine = new Cloud([[], [], [SOMETHING]]);
      await expect(run(engine, { asksAgain: true })).rejects.toMatchObject({
        code: 'MOTOR_SIN_DATOS',
      });
      expect(engine.asked).toBe(2);
    });

    it('no page is read for one that would not be asked', async () => {
      const read = jest.fn(() => Promise.resolve(seen));
      const closed = new Cloud([], () => {
        throw new ProcessorError('permanent', 'MOTOR_NO_DISPONIBLE');
      });
      await expect(run(closed, {}, reader(read))).rejects.toMatchObject({
        code: 'MOTOR_NO_DISPONIBLE',
      });
      expect(read).not.toHaveBeenCalled();
    });

    it('pages are read one document at a time', async () => {
      let reading = 0;
      let most = 0;
      const read = async () => {
        most = Math.max(most, ++reading);
        await new Promise((resolve) => setTimeout(resolve, 5));
        reading--;
        return seen;
      };
      const pipeline = new ReadingPipeline(reader(read));
      const one = () => pipeline.run(input(new Cloud([[SOMETHING]])), never);
      await Promise.all([one(), one(), one()]);
      expect(most).toBe(1);
    });
  });
});
