import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../rules/domain-error';
import { AppConfig, type ClamdAddress } from '../config/app-config';

/** For the whole of one file; clamd itself gives a file two minutes. */
const WHOLE_MS = 120_000;
const CONNECT_MS = 5_000;
const CHUNK_BYTES = 64 * 1024;
/** An answer is one line. */
const MAX_ANSWER_BYTES = 4_096;
const LENGTH_BYTES = 4;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
};

/**
 * What clamd says of a file: the line that answers its command INSTREAM (clamd(8)), by which the bytes
 * go over the connection: clamd needs no access to the file and learns no name. Rejects when there is no
 * connection, or no answer in time.
 */
async function askClamd(address: ClamdAddress, file: string): Promise<string> {
  const socket = connect(address);
  const endAfter = (ms: number) => setTimeout(() => socket.destroy(new Error('too slow')), ms);
  let timer = endAfter(CONNECT_MS);
  socket.once('connect', () => {
    clearTimeout(timer);
    timer = endAfter(WHOLE_MS);
  });
  try {
    // What is written before the connection stands waits for it.
    const [answer] = await Promise.all([answerOf(socket), sendFile(socket, file)]);
    return answer;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

async function sendFile(socket: Socket, file: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    // It says before the end that a file is too large for it, and hears no more.
    if (!socket.writable) return;
    const bytes = chunk as Buffer;
    await write(socket, lengthOf(bytes.length));
    await write(socket, bytes);
  }
  await write(socket, lengthOf(0));
}

/** Resolves also for a connection that has ended: then its answer says why. */
function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => socket.write(bytes, () => resolve()));
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    socket.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MAX_ANSWER_BYTES) socket.destroy(new Error('an answer that is too long'));
      else parts.push(part);
      if (part.includes(0)) resolve(lineOf(parts));
    });
    socket.on('end', () => resolve(lineOf(parts)));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('no answer')));
  });
}

const lineOf = (parts: readonly Buffer[]): string =>
  Buffer.concat(parts).toString('latin1').replace(/\0.*$/s, '').trim();

const CLEAN = /: OK$/;
const INFECTED = /^[^:]*: .+ FOUND$/;

/** The operator's virus scanner, where there is one (ASVS V5.4.3). */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger(VirusScanner.name);

  constructor(private readonly config: AppConfig) {}

  /**
   * Lets a clean file pass, and every file where no scanner is set.
   * Throws ARCHIVO_INFECTADO, and ANTIVIRUS_NO_DISPONIBLE when the scanner does not say: what nobody
   * has looked at is not stored.
   */
  async pass(file: string): Promise<void> {
    const { clamd } = this.config;
    if (!clamd) return;
    const answer = await askClamd(clamd, file).catch((error: unknown) => {
      this.logger.warn({ scanner: 'away', error: (error as Error).message });
      throw new DomainError('ANTIVIRUS_NO_DISPONIBLE');
    });
    if (CLEAN.test(answer)) return;
    if (INFECTED.test(answer)) throw new DomainError('ARCHIVO_INFECTADO');
    // Its own words name no file and hold nothing of one.
    this.logger.warn({ scanner: 'undecided', answer });
    throw new DomainError('ANTIVIRUS_NO_DISPONIBLE');
  }
}
