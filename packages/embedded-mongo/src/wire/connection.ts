import type { Socket } from 'node:net';
import { encodeReply, HEADER_BYTES, parseMessage, ProtocolError, type Request } from './messages';
import type { Reply } from '../commands/context';

/** Answers one request of a connection. */
export type RequestHandler = (request: Request, connectionId: number) => Promise<Reply>;

/**
 * Reads messages off a socket and answers them one after the other, in order.
 * A message that is not of the protocol closes the connection.
 */
export class Connection {
  private chunks: Buffer[] = [];
  private buffered = 0;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: Socket,
    private readonly id: number,
    private readonly maxMessageBytes: number,
    private readonly handle: RequestHandler,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', () => socket.destroy());
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.buffered += chunk.length;
    try {
      for (let message = this.take(); message; message = this.take()) {
        const request = parseMessage(message);
        this.queue = this.queue.then(() => this.answer(request));
      }
    } catch {
      this.socket.destroy();
    }
  }

  /** The next whole message; chunks are joined only when one is complete. */
  private take(): Buffer | null {
    if (this.buffered < HEADER_BYTES) return null;
    const size = this.peekSize();
    if (size < HEADER_BYTES || size > this.maxMessageBytes) throw new ProtocolError('message size');
    if (this.buffered < size) return null;
    const all = this.joined();
    this.chunks = all.length > size ? [all.subarray(size)] : [];
    this.buffered -= size;
    return all.subarray(0, size);
  }

  private peekSize(): number {
    const [first] = this.chunks;
    return (first && first.length >= 4 ? first : this.joined()).readInt32LE(0);
  }

  private joined(): Buffer {
    const [first] = this.chunks;
    if (this.chunks.length === 1 && first) return first;
    const all = Buffer.concat(this.chunks);
    this.chunks = [all];
    return all;
  }

  private async answer(request: Request): Promise<void> {
    const reply = await this.handle(request, this.id);
    if (request.wantsReply && this.socket.writable) this.socket.write(encodeReply(request, reply));
  }
}
