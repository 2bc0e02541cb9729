import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EICAR, FakeClamd, type ClamdMood } from '../../../test/support/fake-clamd';
import type { AppConfig, ClamdAddress } from '../config/app-config';
import { VirusScanner } from './virus-scanner';

describe('the virus scanner', () => {
  let folder: string;
  let clamd: FakeClamd;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'foliado-scan-'));
    clamd = await FakeClamd.start();
  });
  afterAll(async () => {
    await clamd.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    clamd.mood = 'scans';
    clamd.scanned.length = 0;
  });

  const scannerAt = (address: ClamdAddress | null) =>
    new VirusScanner({ clamd: address } as AppConfig);
  const aFile = async (bytes: Buffer) => {
    const file = path.join(folder, 'file');
    await writeFile(file, bytes);
    return file;
  };

  it('lets everything pass where there is none', async () => {
    await scannerAt(null).pass(await aFile(Buffer.from(EICAR)));
    expect(clamd.scanned).toEqual([]);
  });

  it('is shown the whole file, however large', async () => {
    const bytes = Buffer.alloc(300_001, 'x');
    await scannerAt(clamd.address).pass(await aFile(bytes));
    await scannerAt(clamd.address).pass(await aFile(Buffer.alloc(0)));
    expect(clamd.scanned.map((file) => file.length)).toEqual([bytes.length, 0]);
    expect(clamd.scanned[0]?.equals(bytes)).toBe(true);
  });

  it('keeps a virus out, wherever in the file it is', async () => {
    const bytes = Buffer.concat([Buffer.alloc(200_000), Buffer.from(EICAR), Buffer.alloc(9)]);
    const passing = scannerAt(clamd.address).pass(await aFile(bytes));
    await expect(passing).rejects.toMatchObject({ code: 'ARCHIVO_INFECTADO' });
  });

  it('is asked through a socket of the file system, too', async () => {
    const local = await FakeClamd.start(path.join(folder, 'clamd.sock'));
    const passing = scannerAt(local.address).pass(await aFile(Buffer.from(EICAR)));
    await expect(passing).rejects.toMatchObject({ code: 'ARCHIVO_INFECTADO' });
    await local.close();
  });

  it.each<ClamdMood>(['refuses', 'hangs up'])('lets nothing pass when it %s', async (mood) => {
    clamd.mood = mood;
    const passing = scannerAt(clamd.address).pass(await aFile(Buffer.alloc(500_000)));
    await expect(passing).rejects.toMatchObject({ code: 'ANTIVIRUS_NO_DISPONIBLE' });
  });

  it('lets nothing pass when it is not there', async () => {
    const gone = await FakeClamd.start();
    const { address } = gone;
    await gone.close();
    const passing = scannerAt(address).pass(await aFile(Buffer.from('x')));
    await expect(passing).rejects.toMatchObject({ code: 'ANTIVIRUS_NO_DISPONIBLE' });
  });
});
