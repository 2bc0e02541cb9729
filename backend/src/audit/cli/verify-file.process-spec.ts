import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exportedAudit, lineOfSecond } from '../../../test/support/exported-audit';

const HOOK = resolve(__dirname, '../../../test/support/ts-require-hook.cjs');

function run(...argv: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const program = join(__dirname, 'verify-file.ts');
  const child = spawn(process.execPath, ['--require', HOOK, program, ...argv]);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  return new Promise((done) => child.on('close', (code) => done({ code, stdout, stderr })));
}

describe('npm run audit:verify', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'audit-spec-'));
    file = join(folder, 'auditoria.jsonl');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('says what it has checked, and ends with 0 for a whole file', async () => {
    await writeFile(file, `${exportedAudit().join('\n')}\n`);
    const { code, stdout } = await run(file);
    expect(stdout).toContain('Auditoría de Demo S.A.C.');
    expect(stdout).toContain('Se comprobaron 7 eventos en 2 cadenas');
    expect(stdout).toContain('Íntegra: ninguna cadena está rota.');
    expect(code).toBe(0);
  });

  it('names the first break, and ends with 1 for a broken file', async () => {
    await writeFile(file, exportedAudit().toSpliced(lineOfSecond(2), 1).join('\n'));
    const { code, stdout } = await run(file);
    expect(stdout).toContain('document-b, evento 2: Falta un evento: la numeración salta.');
    expect(code).toBe(1);
  });

  it('ends with 2 for what it cannot read, and says why', async () => {
    await writeFile(file, '{"kind":"header","format":9}\n');
    expect(await run(file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('formato 9') as string,
    });
    await writeFile(file, '');
    expect((await run(file)).code).toBe(2);
    expect((await run(join(folder, 'otro.jsonl'))).code).toBe(2);
    expect(await run()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run audit:verify') as string,
    });
  });
});
