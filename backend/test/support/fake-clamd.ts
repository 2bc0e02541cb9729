import { createServer, type Server, type Socket } from 'node:net';
import type { ClamdAddress } from '../../src/platform/config/app-config';

const COMMAND = Buffer.from('zINSTREAM\0');
/** In pieces, so that this file is not taken for the test file (eicar.org). */
export const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$`,
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE',
  '!$H+H*',
].join('');

export type ClamdMood = 'scans' | 'refuses' | 'is silent' | 'hangs up';

/** A scanner on this machine that speaks clamd's INSTREAM and knows one virus. */
export class FakeClamd {
  mood: ClamdMood = 'scans';
  /** Files that it was sent whole. */
  readonly scanned: Buffer[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** `where`: a port of the loopback interface (0: a free one) or the path of a socket. */
  static async start(where: number | string = 0): Promise<FakeClamd> {
    const server = createServer();
    const clamd = new FakeClamd(server);
    server.on('connection', (socket) => clamd.talk(socket));
    await new Promise<void>((resolve) => server.listen(where, resolve));
    return clamd;
  }

  get address(): ClamdAddress {
    const address = this.server.address();
    if (typeof address === 'string') return { path: address };
    return { host: '127.0.0.1', port: address?.port ?? 0 };
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private talk(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (this.mood === 'hangs up') socket.destroy();
      else if (this.mood === 'refuses') socket.end('INSTREAM size limit exceeded. ERROR\0');
      else if (this.mood === 'scans') this.answer(socket, received);
    });
  }

  private answer(socket: Socket, received: Buffer): void {
    const file = fileIn(received);
    if (!file) return;
    this.scanned.push(file);
    socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  }
}

/** The chunks behind the command; null until the last one, which is empty, is there. */
function fileIn(received: Buffer): Buffer | null {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return null;
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
