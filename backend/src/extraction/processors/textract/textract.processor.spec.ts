import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL_MODEL } from '../../../contracts/models';
import { invoiceAnswers } from '../../../../test/support/vendors/an-invoice-of-textract';
import { ScriptedServer, type Reply } from '../../../../test/support/vendors/scripted-server';
import { pageSetFromText } from '../../../../test/support/page-from-text';
import { readablePages } from '../../../../test/support/readable-pages';
import {
  textractAnswering,
  textractCall,
  textractError,
  textractPage,
} from '../../../../test/support/vendors/textract-server';
import { ProcessorError, type ProcessorInput } from '../processor';
import { TextractProcessor } from './textract.processor';

const KEYS = {
  accessKeyId: 'AKIAFALSA',
  secretAccessKey: 'secreto-de-prueba',
  sessionToken: null,
  region: 'sa-east-1',
};

describe('the Textract engine', () => {
  let server: ScriptedServer;
  let folder: string;
  let engine: TextractProcessor;
  beforeAll(async () => {
    server = await ScriptedServer.start();
    folder = await mkdtemp(path.join(tmpdir(), 'foliado-textract-'));
    engine = new TextractProcessor({ ...KEYS, endpoint: server.url });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    server.received.length = 0;
    server.behave(textractAnswering(invoiceAnswers()));
  });

  const input = async (...pages: string[]): Promise<ProcessorInput> => {
    const pageImages = pages.map((_, index) => path.join(folder, `page-${index}.jpg`));
    await Promise.all(pageImages.map((file, index) => writeFile(file, pages[index] ?? '')));
    const seen = readablePages(pageSetFromText([]));
    const hints = { companyRuc: null };
    return { fileType: 'application/pdf', pages: seen, pageImages, model: LOCAL_MODEL, hints };
  };
  const { signal } = new AbortController();
  const failure = async (read: Promise<unknown>): Promise<ProcessorError> => {
    const error: unknown = await read.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ProcessorError);
    return error as ProcessorError;
  };

  it('sends every page once for its fields and once for its tables, as bytes', async () => {
    await engine.extract(await input('uno', 'dos'), signal);
    const seen = server.received.map((request) => {
      const { page, features } = textractPage(request);
      return [textractCall(request), page.toString(), features];
    });
    expect(seen).toEqual([
      ['AnalyzeExpense', 'uno', []],
      ['AnalyzeDocument', 'uno', ['TABLES', 'FORMS']],
      ['AnalyzeExpense', 'dos', []],
      ['AnalyzeDocument', 'dos', ['TABLES', 'FORMS']],
    ]);
  });

  it('signs for the region that is set and shows the secret to nobody', async () => {
    await engine.extract(await input('uno'), signal);
    const headers = server.received[0]?.headers ?? {};
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIAFALSA\/\d{8}\/sa-east-1\/textract\//,
    );
    expect(JSON.stringify(headers)).not.toContain(KEYS.secretAccessKey);
  });

  it('sends the token of a temporary key', async () => {
    const keys = { ...KEYS, sessionToken: 'vale-una-hora', endpoint: server.url };
    await new TextractProcessor(keys).extract(await input('uno'), signal);
    expect(server.received[0]?.headers['x-amz-security-token']).toBe('vale-una-hora');
  });

  it('answers with fields, tables and what it has used', async () => {
    const { fields, tables, usage } = await engine.extract(await input('uno', 'dos'), signal);
    expect(fields).toContainEqual(expect.objectContaining({ path: 'totales.total' }));
    expect(tables.map(({ page }) => page)).toEqual([1, 2]);
    expect(usage).toMatchObject({ requests: 4, pages: 2 });
  });

  it('refuses a page of more than 10 MB before any page is paid for', async () => {
    const large = await input('uno', 'dos');
    await truncate(large.pageImages[1] ?? '', 10 * 1024 * 1024 + 1);
    const error = await failure(engine.extract(large, signal));
    expect(error).toMatchObject({ kind: 'permanent', code: 'MOTOR_PAGINA_GRANDE' });
    expect(server.received).toEqual([]);
  });

  it('says with a failure what the pages before it have cost', async () => {
    const right = textractAnswering(invoiceAnswers());
    const wrong = textractError(500, 'InternalServerError');
    server.behave((request) => {
      if (textractPage(request).page.toString() === 'tres') return wrong;
      return typeof right === 'function' ? right(request) : right;
    });
    const error = await failure(engine.extract(await input('uno', 'dos', 'tres'), signal));
    const usage = { requests: 5, pages: 2 };
    expect(error).toMatchObject({ kind: 'retryable', details: { usage } });
  });

  it('goes on at the page that failed when it is asked again', async () => {
    const right = textractAnswering(invoiceAnswers());
    let isAway = true;
    server.behave((request) => {
      const isThird = textractPage(request).page.toString() === 'tres';
      if (isThird && isAway) return textractError(500, 'InternalServerError');
      return typeof right === 'function' ? right(request) : right;
    });
    const pages = await input('uno', 'dos', 'tres');
    await failure(engine.extract(pages, signal));
    isAway = false;
    const before = server.received.length;
    const { usage } = await engine.extract(pages, signal);
    expect(server.received.slice(before).map((one) => textractPage(one).page.toString())).toEqual([
      'tres',
      'tres',
    ]);
    expect(usage).toMatchObject({ requests: 2, pages: 1 });
    const { usage: anew } = await engine.extract(pages, signal);
    expect(anew).toMatchObject({ requests: 6, pages: 3 });
  });

  it.each<[string, Reply, string]>([
    [
      'an address that is not Textract’s',
      { status: 404, body: 'not found' },
      'MOTOR_NO_DISPONIBLE',
    ],
  ])('makes of %s what it means', async (_, reply, code) => {
    server.behave(reply);
    expect((await failure(engine.extract(await input('uno'), signal))).code).toBe(code);
    expect(server.received).toHaveLength(1);
  });
});
