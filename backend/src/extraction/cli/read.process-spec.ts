import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drawPdf, invoiceTexts } from '../../../test/support/fixtures/drawn-pdf';

const HOOK = resolve(__dirname, '../../../test/support/ts-require-hook.cjs');

function run(...argv: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ['--require', HOOK, join(__dirname, 'read.ts'), ...argv]);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  return new Promise((done) => child.on('close', (code) => done({ code, stdout, stderr })));
}

describe('npm run read', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-spec-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('writes what it read of each document, and a table of it', async () => {
    await writeFile(join(folder, 'factura.pdf'), await drawPdf({ pages: [invoiceTexts()] }));
    const out = join(folder, 'out');
    const { code, stdout } = await run(folder, '--out', out);
    expect(stdout).toMatch(/factura\.pdf\s+factura F001-0*1234\s+20999999019\s+1,180\.00 PEN/);
    expect(stdout).toContain('1 leídos, 0 con error.');
    const answer: unknown = JSON.parse(await readFile(join(out, 'factura.json'), 'utf8'));
    expect(answer).toMatchObject({
      extractedData: { proveedor: { ruc: '20999999019' }, totales: { total: 1180 } },
      authenticity: { isAuthentic: expect.any(Boolean) },
      confidence: expect.any(Number),
      fields: { 'totales.total': { value: 1180 } },
      processingTime: expect.any(Number),
    });
    expect(code).toBe(0);
  });

  it('goes on after a file that cannot be read, and ends with code 1', async () => {
    await writeFile(join(folder, 'a-rota.pdf'), '%PDF-1.4 y nada más');
    await writeFile(join(folder, 'b-texto.png'), 'esto no es una imagen');
    await writeFile(join(folder, 'c-buena.pdf'), await drawPdf({ pages: [invoiceTexts()] }));
    const out = join(folder, 'out');
    const { code, stdout } = await run(folder, '--out', out);
    expect(stdout).toContain('ERROR: El archivo está dañado');
    expect(stdout).toContain('ERROR: b-texto.png no es un tipo de archivo permitido');
    expect(await readdir(out)).toEqual(['c-buena.json']);
    expect(code).toBe(1);
  });

  it('explains itself when it is called wrongly', async () => {
    const { code, stderr } = await run('--out', join(folder, 'out'));
    expect(stderr).toContain('Indique al menos un archivo o una carpeta.');
    expect(stderr).toContain('Uso: npm run read');
    expect(code).toBe(2);
  });
});
