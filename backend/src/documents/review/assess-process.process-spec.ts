import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssessFileRequest } from './assess-child';
import { AssessProcess } from './assess-process';
import { assessAgain } from './assess-again';

const pages = [['FACTURA ELECTRONICA F001-00000123', 'TOTAL S/ 118.00', 'PAGADERO']];
const facts = { pages, qr: [], hasUnreadableQr: false, pdf: null };
const request: Omit<AssessFileRequest, 'factsFile'> = {
  state: { data: { totales: { total: 118 } }, fields: [], edits: [] },
  context: { companyRuc: null, today: '2026-03-15' },
  before: null,
  duplicate: null,
  listed: { filename: 'a.pdf', extractedData: null, createdAt: new Date(0) },
};

describe('the checks after an edit, in a process of their own', () => {
  const checks = new AssessProcess();
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'assess-'))));
  afterAll(async () => {
    await checks.onApplicationShutdown();
    await rm(folder, { recursive: true });
  });

  it('say what they say in this one, with the facts of the pages and without', async () => {
    const factsFile = join(folder, 'facts');
    await writeFile(factsFile, JSON.stringify({ facts, tables: [] }));
    const plain = (answer: object): unknown => JSON.parse(JSON.stringify(answer));
    const answer = await checks.assess({ ...request, factsFile }, 'a');
    expect(answer).toEqual(plain(assessAgain({ ...request, facts })));
    expect(answer.words).toContain('pagadero');
    const blind = await checks.assess({ ...request, factsFile: null }, 'a');
    expect(blind).toEqual(plain(assessAgain({ ...request, facts: null })));
  });

  it('that cannot run keep the change from being saved, and say so', async () => {
    const factsFile = join(folder, 'nothing');
    const failed = checks.assess({ ...request, factsFile }, 'a');
    await expect(failed).rejects.toMatchObject({ code: 'ERROR_INTERNO' });
  });
});
