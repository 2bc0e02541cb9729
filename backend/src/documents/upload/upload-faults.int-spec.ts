import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, stat, type FileHandle } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { CreditsBalance } from '../../contracts/credits';
import type { DocumentDetail, DocumentSummary, UploadResponse } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import { JobQueue } from '../../platform/queue/job-queue';
import { canLimitFiles, noMoreFiles } from '../../../test/support/no-more-files';
import { storedFiles } from '../../../test/support/stored-files';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { TEST_PASSWORD } from '../../../test/support/test-config';
import { until } from '../../../test/support/until';
import { aPdf } from '../../../test/support/upload-bytes';
import { DocumentsRepository } from '../document/documents.repository';
import { Reconciler } from './reconciler.service';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;
const UPLOAD = '/api/documents/upload';
const BOUNDARY = 'frontera';
const CLERK = 'digitador@demo.pe';
/** Milliseconds: what a request may take that is to be cut at once. */
const SHORT = { headersTimeout: 100, requestTimeout: 100 };

/** The longest file that this process may write: a disk that is full at that place. */
const limitFiles = (bytes: number | 'unlimited'): boolean =>
  spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]).status === 0;
const canLimit = limitFiles('unlimited');
/** Who writes beyond the limit is told by a signal as well, which ends a process that does not hear it. */
process.on('SIGXFSZ', () => undefined);

describe('an upload that is not lucky', () => {
  let test: TestApp;
  let agent: Agent;
  let cookie: string;
  beforeAll(async () => {
    test = await startTestApp();
    agent = await test.signedIn(CLERK);
    const credentials = { email: CLERK, password: TEST_PASSWORD };
    const { headers } = await test.anonymous().post('/api/login').send(credentials).expect(200);
    cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  });
  afterAll(() => test?.close());
  afterEach(() => {
    limitFiles('unlimited');
    jest.restoreAllMocks();
  });

  const upload = (bytes: Buffer, key?: string) => {
    const request = agent.post(UPLOAD).attach('file', bytes, 'a.pdf');
    return key ? request.set('Idempotency-Key', key) : request;
  };
  const documents = async () => (await agent.get('/api/documents')).body as DocumentSummary[];
  const credits = async () =>
    ((await agent.get('/api/user/credits')).body as CreditsBalance).credits;
  /** Files that were uploaded; what a reading keeps of one is named after it, and may come later. */
  const files = async () =>
    (await storedFiles(test.app)).filter((key) => /\/[^/.]+$/.test(key)).length;
  const incoming = async (): Promise<string[]> => {
    const folder = path.join(test.config.dataDir, 'tmp');
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    return names.filter((name) => !name.endsWith('.put'));
  };

  /** The bytes of a whole request. */
  const requestOf = (bytes: Buffer, key: string): Buffer => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
    const headers = [
      `POST ${UPLOAD} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Cookie: ${cookie}`,
      `Idempotency-Key: ${key}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${body.length}`,
    ];
    return Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), body]);
  };
  /** How often slow requests are looked at is settled when a server begins to listen. */
  const listenAgain = async (server: Server, connectionsCheckingInterval: number) => {
    await new Promise((resolve) => server.close(resolve));
    Object.assign(server, { connectionsCheckingInterval });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  };
  const opened = async () => {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };

  it.each([0.01, 0.5, 0.99])(
    'leaves nothing when its connection is cut at %d of it',
    async (part) => {
      const before = [(await documents()).length, await files()];
      const whole = requestOf(aPdf(300_000), `cut-${part}`);
      const socket = await opened();
      socket.write(whole.subarray(0, Math.floor(whole.length * part)));
      await until(async () => ((await incoming()).length > 0 ? true : null));
      socket.destroy();
      await until(async () => ((await incoming()).length === 0 ? true : null));
      expect([(await documents()).length, await files()]).toEqual(before);
    },
  );

  it('is there when its connection is cut before the answer, and the next try is told so', async () => {
    const before = (await documents()).length;
    const bytes = aPdf(300_001);
    const socket = await opened();
    const repository = test.app.get(DocumentsRepository, { strict: false });
    const insert = repository.insert.bind(repository);
    jest.spyOn(repository, 'insert').mockImplementationOnce(async (document) => {
      socket.destroy();
      return insert(document);
    });
    socket.write(requestOf(bytes, 'unheard'));
    const [first] = await until(async () => {
      const all = await documents();
      return all.length > before ? all : null;
    });
    const again = (await upload(bytes, 'unheard').expect(201)).body as UploadResponse;
    expect(again.documentId).toBe(first?.id);
    expect(await documents()).toHaveLength(before + 1);
  });

  (canLimitFiles ? it : it.skip)(
    'is told to wait when the server can open no more files, as is who opens a document (needs prlimit)',
    async () => {
      const { documentId } = (await upload(aPdf(2_000)).expect(201)).body as UploadResponse;
      const isRead = async () => (await documents()).every(({ status }) => status === 'completed');
      await until(async () => ((await isRead()) ? true : null));
      const file = `GET /api/documents/${documentId}/file HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`;
      const accepted = once(test.app.getHttpServer(), 'connection');
      const socket = await opened();
      await accepted;
      let answers = '';
      socket.on('data', (part: Buffer) => (answers += part.toString()));
      const end = noMoreFiles();
      try {
        for (const request of [requestOf(aPdf(2_002), 'files'), Buffer.from(file)]) {
          answers = '';
          socket.write(request);
          await until(() => Promise.resolve(answers || null));
          expect(answers).toMatch(/^HTTP\/1\.1 503 [^]*"SERVICIO_NO_DISPONIBLE"/);
        }
      } finally {
        end();
        socket.destroy();
      }
      await upload(aPdf(2_002), 'files').expect(201);
    },
  );

  it('is cut when it is sent byte by byte for longer than a request may take, and disturbs nobody', async () => {
    const server: Server = test.app.getHttpServer();
    const limits = { headersTimeout: 20_000, requestTimeout: 300_000, keepAliveTimeout: 130_000 };
    expect(server).toMatchObject(limits);
    // Half a minute passes between two looks of Node at slow requests.
    await listenAgain(server, 50);
    const before = [(await documents()).length, await files()];
    const whole = requestOf(aPdf(300_000), 'slow');
    const socket = await opened();
    const answer: Buffer[] = [];
    socket.on('data', (part: Buffer) => answer.push(part));
    const closed = once(socket, 'close');
    let sent = whole.indexOf('%PDF') + 500;
    socket.write(whole.subarray(0, sent));
    const drip = setInterval(() => socket.write(whole.subarray(sent, ++sent)), 20);
    await until(async () => ((await incoming()).length > 0 ? true : null));
    await agent.get('/api/documents').expect(200);
    expect(answer).toEqual([]);
    Object.assign(server, SHORT);
    await closed;
    clearInterval(drip);
    Object.assign(server, limits);
    expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1\.1 408 /);
    await until(async () => ((await incoming()).length === 0 ? true : null));
    expect([(await documents()).length, await files()]).toEqual(before);
    await listenAgain(server, 30_000);
  });

  it('is read later when the queue is out', async () => {
    const queue = test.app.get(JobQueue, { strict: false });
    const add = jest.spyOn(queue, 'add').mockRejectedValue(new Error('queue away'));
    const { documentId } = (await upload(aPdf(2_001)).expect(201)).body as UploadResponse;
    expect(add).toHaveBeenCalled();
    add.mockRestore();
    const status = async () =>
      ((await agent.get(`/api/documents/${documentId}`)).body as DocumentDetail).status;
    expect(await status()).toBe('pending');
    await test.app.get(Reconciler, { strict: false }).run();
    await until(async () => ((await status()) === 'completed' ? true : null));
  });

  it.each([3_000, 100_000, 3_000_000])(
    'is told that there is no room when its %d bytes find none, and keeps its credit',
    async (size) => {
      const before = [(await documents()).length, await files(), await credits()];
      const handle = await open(path.join(test.config.dataDir, 'store.mdb'));
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'writeFile').mockRejectedValue(full);
      await handle.close();
      const { body } = await upload(aPdf(size)).expect(507);
      expect((body as ErrorBody).code).toBe('SIN_ESPACIO');
      expect([(await documents()).length, await files(), await credits()]).toEqual(before);
      expect(await incoming()).toEqual([]);
    },
  );

  // Beyond the limit by less and by more than the stream holds back.
  (canLimit ? it : it.skip).each([10, 500_000])(
    'is refused whole when its last %d bytes find no room, and taken when there is room (needs prlimit)',
    async (beyond) => {
      const store = path.join(test.config.dataDir, 'store.mdb');
      const room = 2 * (await stat(store).catch(() => ({ size: 0 }))).size + 3_000_000;
      const bytes = aPdf(room + beyond);
      const before = [(await documents()).length, await files()];
      limitFiles(room);
      const { body } = await upload(bytes).expect(507);
      expect((body as ErrorBody).code).toBe('SIN_ESPACIO');
      expect([(await documents()).length, await files()]).toEqual(before);
      expect(await incoming()).toEqual([]);
      limitFiles('unlimited');
      const { documentId } = (await upload(bytes).expect(201)).body as UploadResponse;
      const { headers } = await agent.get(`/api/documents/${documentId}/file`).expect(200);
      expect(headers['content-length']).toBe(String(bytes.length));
    },
  );
});
