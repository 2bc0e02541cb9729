import { once } from 'node:events';
import { mkdtempSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encode } from '../bson/codec';
import type { Doc } from '../bson/bson-types';
import { startEmbeddedMongo, type EmbeddedMongo } from '../start';

const OP_MSG = 2013;

function message(opcode: number, body: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head.writeInt32LE(16 + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(opcode, 12);
  return Buffer.concat([head, body]);
}

const opMsg = (command: Doc): Buffer =>
  message(OP_MSG, Buffer.concat([Buffer.alloc(5), encode(command)]));

const isUnix = process.platform !== 'win32';

describe('a connection', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foliado-wire-'));
  let embedded: EmbeddedMongo;
  let socket: Socket;

  beforeAll(async () => {
    embedded = await startEmbeddedMongo({ dataDir });
  });
  afterAll(async () => {
    await embedded.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    const { host, port, path } = address();
    socket = path === undefined ? connect(port, host) : connect(path);
    await once(socket, 'connect');
  });
  afterEach(() => socket.destroy());

  const address = (): { host: string; port: number; path?: string } => {
    const authority = /^mongodb:\/\/([^/]+)\//.exec(embedded.uri)?.[1] ?? '';
    if (authority.startsWith('%2F'))
      return { host: '', port: 0, path: decodeURIComponent(authority) };
    const [host = '', port] = authority.split(':');
    return { host, port: Number(port) };
  };

  it('answers a message that comes byte by byte', async () => {
    for (const byte of opMsg({ ping: 1, $db: 'admin' })) socket.write(Buffer.from([byte]));
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(reply.readInt32LE(8)).toBe(7);
    expect(reply.subarray(21)).toEqual(encode({ ok: 1 }));
  });

  it('answers several messages in their order', async () => {
    socket.write(Buffer.concat([opMsg({ ping: 1, $db: 'a' }), opMsg({ nothing: 1, $db: 'a' })]));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    while (!Buffer.concat(chunks).includes('no such command')) await once(socket, 'data');
    expect(Buffer.concat(chunks).subarray(21, 21 + encode({ ok: 1 }).length)).toEqual(
      encode({ ok: 1 }),
    );
  });

  it.each<[string, Buffer]>([
    ['an unknown opcode', message(1, Buffer.alloc(20))],
    ['a compressed message', message(2012, Buffer.alloc(20))],
    ['a size over the limit', Buffer.from([0xff, 0xff, 0xff, 0x7f, ...Buffer.alloc(12)])],
    ['a negative size', Buffer.from([0xff, 0xff, 0xff, 0xff, ...Buffer.alloc(12)])],
    ['a truncated document', message(OP_MSG, Buffer.from([0, 0, 0, 0, 0, 99, 0, 0, 0, 0]))],
    ['an unknown section', message(OP_MSG, Buffer.from([0, 0, 0, 0, 9, 5, 0, 0, 0, 0]))],
    [
      'an old query that is no hello',
      message(
        2004,
        Buffer.concat([Buffer.alloc(4), Buffer.from('a.b\0'), Buffer.alloc(8), encode({ a: 1 })]),
      ),
    ],
    ['noise', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
  ])('is closed after %s, and the server goes on', async (_, bytes) => {
    socket.write(bytes);
    await once(socket, 'close');
    const { host, port, path } = address();
    const next = path === undefined ? connect(port, host) : connect(path);
    next.write(opMsg({ ping: 1, $db: 'admin' }));
    await once(next, 'data');
    next.destroy();
  });

  it('goes through a socket in a folder that only its owner may enter', () => {
    const { path } = address();
    const mode = path === undefined ? 0 : statSync(dirname(path)).mode & 0o777;
    expect(mode).toBe(isUnix ? 0o700 : 0);
    if (isUnix) expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });
});
