import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { RawExtraction, VendorUsage } from '../../domain/raw-extraction';
import { InvalidAnswer, VENDOR_LIMITS, VendorGate, type VendorLimits } from '../../vendors';
import {
  ProcessorError,
  type Availability,
  type Processor,
  type ProcessorInput,
} from '../processor';
import { parseAnalysis, parseExpense } from './answer';
import { readAnswers, type AnsweredPage } from './read-answers';
import {
  textractCalls,
  textractFailure,
  type TextractCalls,
  type TextractSettings,
} from './textract-client';

type PageAnswer = Omit<AnsweredPage, 'page'>;

/** Long enough for the tries of a reading. */
const KEPT_MS = 15 * 60_000;
/** Of all documents together; each may be megabytes. */
const MOST = 60;

/**
 * Answers for pages of readings that did not end, by the pages' own bytes: the next try goes on at the page that
 * failed, and no page is paid for twice. Of this process alone; a reading that ends takes its pages out.
 */
class AnsweredPages {
  private readonly kept = new Map<string, { answer: PageAnswer; until: number }>();

  /** @param page 1-based; answers say on which page their boxes are */
  static keyOf(page: number, bytes: Uint8Array): string {
    return `${page}:${createHash('sha256').update(bytes).digest('base64')}`;
  }

  answerOf(key: string): PageAnswer | null {
    const found = this.kept.get(key);
    return found && found.until > Date.now() ? found.answer : null;
  }

  keep(key: string, answer: PageAnswer): void {
    this.kept.delete(key);
    this.kept.set(key, { answer, until: Date.now() + KEPT_MS });
    for (const [oldest] of this.kept) {
      if (this.kept.size <= MOST) break;
      this.kept.delete(oldest);
    }
  }

  forget(keys: Iterable<string>): void {
    for (const key of keys) this.kept.delete(key);
  }
}

/** The most that Textract takes of one page. */
const MAX_PAGE_BYTES = 10 * 1024 * 1024;

type Tally = Required<Pick<VendorUsage, 'requests' | 'pages'>>;

/**
 * Amazon Textract: the fields and lines of an expense, tables and forms. It is asked page by page with the
 * page images, so that nothing has to be put into S3; the first call that fails ends the reading, and the next
 * try goes on there.
 */
export class TextractProcessor implements Processor {
  readonly id = 'textract' as const;
  private readonly gate: VendorGate;
  private readonly answered = new AnsweredPages();

  constructor(
    private readonly settings: TextractSettings | null,
    private readonly limits: VendorLimits = VENDOR_LIMITS,
  ) {
    this.gate = new VendorGate(textractFailure, limits);
  }

  availability(): Availability {
    if (this.settings) return { available: true };
    return { available: false, reason: 'Falta la clave de AWS en la configuración del servidor.' };
  }

  assertOpen(): void {
    this.gate.assertOpen();
  }

  async extract(input: ProcessorInput, signal: AbortSignal): Promise<RawExtraction> {
    if (!this.settings) throw new ProcessorError('unavailable', 'PROCESADOR_NO_DISPONIBLE');
    signal.throwIfAborted();
    const started = performance.now();
    const used: Tally = { requests: 0, pages: 0 };
    const usage = (): VendorUsage => ({ ms: performance.now() - started, ...used });
    try {
      await refuseLargePages(input.pageImages);
      const calls = await textractCalls(this.settings, this.limits);
      const pages: AnsweredPage[] = [];
      const keys: string[] = [];
      for (const [index, path] of input.pageImages.entries()) {
        const page = input.pages.numbers[index] ?? index + 1;
        const bytes = await readFile(path);
        const key = AnsweredPages.keyOf(page, bytes);
        keys.push(key);
        const answer =
          this.answered.answerOf(key) ?? (await this.ask(bytes, page, { calls, used, signal }));
        this.answered.keep(key, answer);
        pages.push({ page, ...answer });
        input.onPage?.(pages.length);
      }
      this.answered.forget(keys);
      return { ...readAnswers(pages, input.hints.companyRuc), usage: usage() };
    } catch (error) {
      throw error instanceof ProcessorError ? withUsage(error, usage()) : error;
    }
  }

  private async ask(
    bytes: Uint8Array,
    page: number,
    { calls, used, signal }: { calls: TextractCalls; used: Tally; signal: AbortSignal },
  ): Promise<PageAnswer> {
    const ask = async <T>(
      call: TextractCalls[keyof TextractCalls],
      parse: (answer: unknown, page: number) => T | null,
    ): Promise<T> =>
      this.gate.call(async (limit) => {
        used.requests += 1;
        return taken(parse(await call(bytes, limit), page));
      }, signal);
    const expense = await ask(calls.expense, parseExpense);
    // AWS charges every call; a page whose second one fails is counted whole.
    used.pages += 1;
    return { expense, blocks: await ask(calls.analysis, parseAnalysis) };
  }
}

function taken<T>(answer: T | null): T {
  if (answer === null) throw new InvalidAnswer('wrong_shape');
  return answer;
}

/** Before any of them is paid for. */
async function refuseLargePages(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { size } = await stat(path);
    if (size > MAX_PAGE_BYTES) throw new ProcessorError('permanent', 'MOTOR_PAGINA_GRANDE');
  }
}

/** What the calls before the failed one have cost, too. */
const withUsage = ({ kind, code, details, cause }: ProcessorError, usage: VendorUsage) =>
  new ProcessorError(kind, code, { ...details, usage }, { cause });
