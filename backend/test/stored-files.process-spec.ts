import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBackup } from '../src/platform/backup/make-backup';
import { BlobStore } from '../src/platform/blob-store/blob-store';
import { Clock } from '../src/platform/clock/clock';
import type { DocumentDetail, UploadResponse } from '../src/contracts/document';
import { EICAR } from './support/fake-clamd';
import { entriesBelow, unlessGone } from './support/files-below';
import { pdfAround, pdfsThatFetch } from './support/fixtures/hostile-pdf';
import type { Agent } from './support/people';
import { startTestApp, type TestApp } from './support/test-app';
import { namedServer, testConfig } from './support/test-config';
import { until } from './support/until';

/** Names that a shell or the options of a program would obey (reliability I11). */
const NAMES = [
  '$(touch obedecido).pdf',
  '`touch obedecido`.pdf',
  ';touch obedecido;.pdf',
  '| touch obedecido #.pdf',
  '-o/tmp/obedecido.pdf',
  '-oobedecido.pdf',
  '--help.pdf',
];

describe('what is uploaded and read', () => {
  let test: TestApp;
  let agent: Agent;
  let umask: number;
  beforeAll(async () => {
    // The system protects nothing here: what is closed was closed by the product.
    umask = process.umask(0);
    test = await startTestApp(testConfig(namedServer()), { reads: true });
    agent = await test.signedIn('digitador@demo.pe');
  });
  afterAll(async () => {
    await test?.close();
    process.umask(umask);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Uploaded, and its reading over, one way or the other. */
  const read = async (bytes: Buffer, name = 'a.pdf'): Promise<DocumentDetail> => {
    const upload = agent.post('/api/documents/upload').attach('file', bytes, name);
    const { documentId } = (await upload.expect(201)).body as UploadResponse;
    return until(async () => {
      const { body } = await agent.get(`/api/documents/${documentId}`).expect(200);
      const document = body as DocumentDetail;
      return ['completed', 'error'].includes(document.status) ? document : null;
    });
  };

  it.each(NAMES)(
    'as a file named %s commands nothing and reaches no child process',
    async (name) => {
      const document = await read(pdfAround('x'), name);
      expect(document.filename).toBe(path.basename(name));
      const made = ['obedecido', 'obedecido.pdf', '/tmp/obedecido.pdf'];
      expect(made.filter((file) => existsSync(file))).toEqual([]);
      for (const line of commandLinesOfChildren()) expect(line).not.toMatch(/obedecido|--help/);
    },
  );

  it('is read by children whose command lines can be seen', () => {
    if (process.platform !== 'linux') return;
    expect(commandLinesOfChildren().join('\n')).toContain('reading-child');
  });

  describe('and asks to be given something from elsewhere', () => {
    let connections = 0;
    let server: Server;
    let url: string;
    beforeAll(async () => {
      server = createServer((socket) => {
        connections++;
        socket.destroy();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pedido`;
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    it('would be noticed', async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      await new Promise((resolve) => socket.on('close', resolve));
      expect(connections).toBe(1);
      connections = 0;
    });

    it.each(Object.keys(pdfsThatFetch('')))('gets nothing: %s', async (way) => {
      const bytes = pdfsThatFetch(url)[way];
      if (!bytes) throw new Error('no such file');
      const { id, pages } = await read(bytes);
      expect(bytes.includes(url)).toBe(true);
      for (const { number } of pages) await agent.get(`/api/documents/${id}/pages/${number}/image`);
      expect(connections).toBe(0);
    });
  });

  it('is stored with a virus in it where no scanner is set, and served so that nothing in it runs', async () => {
    const bytes = pdfAround(EICAR);
    const { id } = await read(bytes);
    const { headers, body } = await agent.get(`/api/documents/${id}/file`).expect(200);
    expect((body as Buffer).equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is open to its owner alone: files of every kind, on their way, stored and copied', async () => {
    if (process.platform === 'win32') return;
    const { dataDir } = test.config;
    const blobs = test.app.get(BlobStore, { strict: false });
    const adopt = blobs.adopt.bind(blobs);
    const incoming: string[] = [];
    jest.spyOn(blobs, 'adopt').mockImplementation(async (key, from) => {
      incoming.push(...(await openedIn(dataDir)));
      return adopt(key, from);
    });
    const { pages } = await read(pdfAround('x'));
    expect(pages).toHaveLength(1);
    expect(incoming).toEqual([]);
    expect(await openedIn(dataDir)).toEqual([]);
    const kinds = (await filesIn(dataDir)).map((file) => path.basename(file));
    expect(kinds.some((name) => name.endsWith('.image'))).toBe(true);
    if (test.config.mongodbUri) return;
    expect(kinds).toEqual(
      expect.arrayContaining(['store.mdb', 'store.mdb-lock', 'store.lock', 'session-secret']),
    );
    const copy = await mkdtemp(path.join(tmpdir(), 'foliado-copia-'));
    try {
      await makeBackup(dataDir, copy, new Clock());
      expect(await filesIn(copy)).not.toEqual([]);
      expect(await openedIn(copy)).toEqual([]);
    } finally {
      await rm(copy, { recursive: true });
    }
  });
});

const MODE = 0o777;

/** Everything below a folder, itself included. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await entriesBelow(folder);
  return [folder, ...entries.map(({ parentPath, name }) => path.join(parentPath, name))];
}

/** What others than the owner may look into, with its mode. */
async function openedIn(folder: string): Promise<string[]> {
  const opened: string[] = [];
  for (const file of await filesIn(folder)) {
    // Pictures of pages are moved while others are looked at.
    const mode = (await unlessGone(stat(file), null))?.mode ?? 0;
    if ((mode & 0o077) !== 0) opened.push(`${file} ${(mode & MODE).toString(8)}`);
  }
  return opened;
}

/** Of the children of this process. */
function commandLinesOfChildren(): string[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return parent === String(process.pid) ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8')] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}
