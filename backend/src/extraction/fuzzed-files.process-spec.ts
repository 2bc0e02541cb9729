import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { MAX_PAGES_READ } from '../contracts/limits';
import { changedFiles, wholeFiles, type FuzzFile } from '../../test/support/fuzz/files';
import { foundFiles, keepFile } from '../../test/support/fuzz/found';
import { fuzzing } from '../../test/support/fuzz/fuzzing';
import { faultsOf } from '../../test/support/fuzz/properties';
import { PageReader } from './reading/page-reader';
import { readPageSetOf } from './reading/pages-file';
import { ReadingError } from './reading/reading-error';

describe('the opening of whatever is in a file', () => {
  const reader = new PageReader();
  afterAll(() => reader.close());

  /** Nothing ends the process; the file is opened, or refused for a reason that has a name. */
  async function faultsOfFile({ fileType, bytes }: FuzzFile): Promise<string[]> {
    const workDir = await mkdtemp(path.join(tmpdir(), 'fuzzed-file-'));
    try {
      const file = path.join(workDir, 'document');
      await writeFile(file, bytes);
      const request = { path: file, fileType, workDir, maxPages: MAX_PAGES_READ };
      const { signal } = new AbortController();
      const opened = await reader.ask('open', request, { isPatient: false, signal });
      return opened.recognise.length === 0 ? faultsOf(await readPageSetOf(workDir)) : [];
    } catch (error) {
      if (!(error instanceof ReadingError)) throw error;
      const isRefusal = error.processEnd === null && error.code !== 'ERROR_INTERNO';
      return isRefusal ? [] : [`${error.code}, ${error.processEnd}`];
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  const run = fuzzing<[FuzzFile]>({ numRuns: 25 });

  for (const [name, file] of foundFiles()) {
    it(`holds for ${name}`, async () => expect(await faultsOfFile(file)).toEqual([]));
  }

  it('ends, with what the file holds or with a reason', async () => {
    const holds = async (file: FuzzFile) => (await faultsOfFile(file)).length === 0;
    const files = changedFiles(await wholeFiles());
    const { failed, counterexample, seed, numRuns } = await fc.check(
      fc.asyncProperty(files, holds),
      run.parameters,
    );
    if (run.isLong) process.stdout.write(`semilla ${seed}: ${numRuns} archivos\n`);
    const [worst] = counterexample ?? [];
    const name = worst && run.isLong ? keepFile(worst) : 'npm run fuzz';
    const faults = worst ? [`seed ${seed}, ${name}`, ...(await faultsOfFile(worst))] : [];
    expect({ failed, faults }).toEqual({ failed: false, faults: [] });
  });
});
