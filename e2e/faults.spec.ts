import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { deflateSync } from 'node:zlib';
import { document, finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import { startServer } from './support/server';

const ENDLESS_RULES = path.resolve(__dirname, 'support/endless-rules.cjs');

/** Resident bytes of a process (Linux), or null where the system does not tell. */
function residentBytes(pid: number): number | null {
  try {
    const kB = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kB ? Number(kB) * 1024 : null;
  } catch {
    return null;
  }
}

/** A PDF of one page with this content. */
function pdfOf(content: Buffer, filter = ''): Buffer {
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R';
  const bodies = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(`${page}/Resources<</Font<</F1 5 0 R>>>>>>`),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}${filter}>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from(font),
  ];
  const objects = bodies.map((body, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]),
  );
  const head = Buffer.from('%PDF-1.4\n');
  let end = head.length;
  const rows = objects.map((object) => {
    const row = `${String(end).padStart(10, '0')} 00000 n \n`;
    end += object.length;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const tail = `${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.concat([head, ...objects, Buffer.from(tail)]);
}

/** A PDF of about 1 MB whose one page inflates to 400 MB of text. */
function textBomb(): Buffer {
  const line =
    'BT /F1 8 Tf 10 10 Td (AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA) Tj ET\n';
  const content = deflateSync(Buffer.alloc(400_000_000, line), { level: 6 });
  return pdfOf(content, '/Filter/FlateDecode');
}

/** A page on which the rules do not end with the preload of these tests. */
function endlessPdf(): Buffer {
  const lines = Array.from({ length: 70 }, (_, n) => `(BUCLE FACTURA ${n}) Tj T*`).join('\n');
  return pdfOf(Buffer.from(`BT /F1 8 Tf 10 TL 20 820 Td\n${lines}\nET`));
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

  base('a document over which the server dies twice is not begun a third time', async () => {
    const env = { NODE_OPTIONS: `--require ${ENDLESS_RULES}` };
    const file = { name: 'bucle.pdf', mimeType: 'application/pdf', buffer: endlessPdf() };
    let server = await startServer({ env });
    const { dataDir } = server;
    const id = await upload(await signedInClient(server), file);
    for (let death = 1; death <= 2; death += 1) {
      const client = await signedInClient(server);
      const reads = () => document(client, id).then(({ stage }) => stage);
      await expect.poll(reads, { intervals: [20], timeout: 60_000 }).toBe('leer');
      await client.dispose();
      await server.kill();
      server = await startServer({ env, dataDir });
    }
    try {
      const read = await finished(await signedInClient(server), id);
      const failure = { code: 'LECTURA_APARTADA', setAside: 'servidor' };
      expect(read).toMatchObject({ status: 'error', failure });
    } finally {
      await server.stop();
    }
  });

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
