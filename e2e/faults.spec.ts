import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { deflateSync } from 'node:zlib';
import { document, finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import { startServer } from './support/server';

/** Resident bytes of a process (Linux), or null where the system does not tell. */
function residentBytes(pid: number): number | null {
  try {
    const kB = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kB ? Number(kB) * 1024 : null;
  } catch {
    return null;
  }
}

/** A PDF of about 1 MB whose one page inflates to 400 MB of text. */
function textBomb(): Buffer {
  const line =
    'BT /F1 8 Tf 10 10 Td (AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA) Tj ET\n';
  const content = deflateSync(Buffer.alloc(400_000_000, line), { level: 6 });
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const add = (body: Buffer) => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${offsets.length} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  };
  add(Buffer.from('<</Type/Catalog/Pages 2 0 R>>'));
  add(Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'));
  add(
    Buffer.from(
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    ),
  );
  const stream = Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>stream\n`);
  add(Buffer.concat([stream, content, Buffer.from('\nendstream')]));
  add(Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'));
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(tail)]);
}

base.describe('faults', () => {
  base(
    'a power cut during a reading loses nothing: after the restart it ends completed, once',
    async () => {
      const first = await startServer();
      const client = await signedInClient(first);
      const id = await upload(client, await makeDocument('nota-credito-escaneada'));
      await expect
        .poll(async () => (await document(client, id)).status, { intervals: [20], timeout: 60_000 })
        .toBe('processing');
      await first.kill();

      const second = await startServer({ dataDir: first.dataDir });
      try {
        const again = await signedInClient(second);
        const read = await finished(again, id);
        expect(read).toMatchObject({ id, status: 'completed', failure: null });
        expect(read.extractedData?.totales?.total).toBeGreaterThan(0);
        const list = (await (await again.get('/api/documents')).json()) as unknown[];
        expect(list).toHaveLength(1);
      } finally {
        await second.stop();
      }
    },
  );

  base('a text bomb ends in error while the server stays small and goes on answering', async () => {
    // Eight times the wall time of a reading, which a machine without time for it may take.
    base.setTimeout(900_000);
    const server = await startServer();
    try {
      const client = await signedInClient(server);
      const before = residentBytes(server.pid);
      const bomb = { name: 'bomba.pdf', mimeType: 'application/pdf', buffer: textBomb() };
      const id = await upload(client, bomb);
      let peak = before ?? 0;
      const isOver = async () => {
        const { status } = await document(client, id);
        peak = Math.max(peak, residentBytes(server.pid) ?? 0);
        return status;
      };
      await expect.poll(isOver, { timeout: 750_000, intervals: [100] }).toBe('error');
      expect((await document(client, id)).failure?.code).toBe('LECTURA_AGOTADA');
      if (before !== null) expect(peak - before).toBeLessThan(200 * 1024 * 1024);
      const after = await upload(client, await makeDocument('factura-detraccion'));
      expect((await finished(client, after)).status).toBe('completed');
    } finally {
      await server.stop();
    }
  });
});
