import { decodeCommand, encode } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

export const HEADER_BYTES = 16;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** A message that is not of the protocol: its connection is closed. */
export class ProtocolError extends Error {}

/** One command out of a message. */
export interface Request {
  requestId: number;
  command: Doc;
  rawDocuments: readonly Buffer[];
  /** False for a write with `w: 0`. */
  wantsReply: boolean;
  /** The first handshake of a driver comes in the old form and is answered in it. */
  isLegacy: boolean;
}

/** Parses one whole message. */
export function parseMessage(message: Buffer): Request {
  const opcode = message.readInt32LE(12);
  try {
    if (opcode === OP_MSG) return parseOpMsg(message);
    if (opcode === OP_QUERY) return parseOpQuery(message);
  } catch (error) {
    throw new ProtocolError('malformed message', { cause: error });
  }
  throw new ProtocolError(`opcode ${opcode} is not supported`);
}

/** The array of `insert` stays raw: its documents are stored as they are. */
const RAW_ARRAYS = { documents: true };

function parseOpMsg(message: Buffer): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const command: Doc = {};
  const sequences: [name: string, documents: Buffer[]][] = [];
  let at = HEADER_BYTES + 4;
  while (at < end) {
    const kind = message.readUInt8(at);
    const size = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + size);
    if (size < 5 || section.length !== size) throw new ProtocolError('truncated section');
    if (kind === 0) Object.assign(command, decodeCommand(section, RAW_ARRAYS));
    else if (kind === 1) sequences.push(parseSequence(section));
    else throw new ProtocolError(`section kind ${kind}`);
    at += 1 + size;
  }
  return request(message, command, sequences, (flags & MORE_TO_COME) === 0, false);
}

function parseSequence(section: Buffer): [string, Buffer[]] {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('unnamed sequence');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = section.readInt32LE(at);
    const document = section.subarray(at, at + size);
    if (size < 5 || document.length !== size) throw new ProtocolError('truncated document');
    documents.push(document);
    at += size;
  }
  return [section.toString('utf8', 4, nameEnd), documents];
}

function request(
  message: Buffer,
  command: Doc,
  sequences: readonly [string, Buffer[]][],
  wantsReply: boolean,
  isLegacy: boolean,
): Request {
  let rawDocuments = rawArray(command['documents']);
  delete command['documents'];
  for (const [name, documents] of sequences)
    if (name === 'documents') rawDocuments = documents;
    else command[name] = documents.map((document) => decodeCommand(document, {}));
  return { requestId: message.readInt32LE(4), command, rawDocuments, wantsReply, isLegacy };
}

function rawArray(value: unknown): Buffer[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one) => one instanceof Uint8Array).map((one) => Buffer.from(one));
}

/** OP_QUERY: flags, namespace, skip, limit, query. Only a hello on `<database>.$cmd` comes this way. */
function parseOpQuery(message: Buffer): Request {
  const nameAt = HEADER_BYTES + 4;
  const nameEnd = message.indexOf(0, nameAt);
  const namespace = message.toString('utf8', nameAt, nameEnd);
  const queryAt = nameEnd + 1 + 8;
  const size = message.readInt32LE(queryAt);
  const query = decodeCommand(message.subarray(queryAt, queryAt + size), {});
  const inner = query['$query'];
  const command = isDoc(inner) ? inner : query;
  const name = Object.keys(command)[0]?.toLowerCase();
  if (!namespace.endsWith('.$cmd') || (name !== 'ismaster' && name !== 'hello'))
    throw new ProtocolError('only a hello may come as OP_QUERY');
  const database = namespace.slice(0, -'.$cmd'.length);
  return request(message, { ...command, $db: database }, [], true, true);
}

let nextResponseId = 1;

/** The bytes that answer a request; `reply` is a document or its bytes. */
export function encodeReply(to: Request, reply: Doc | Buffer): Buffer {
  const body = Buffer.isBuffer(reply) ? reply : encode(reply);
  const head = to.isLegacy ? opReplyHead() : Buffer.alloc(5);
  const message = Buffer.concat([Buffer.alloc(HEADER_BYTES), head, body]);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(nextResponseId++ & 0x7fffffff, 4);
  message.writeInt32LE(to.requestId, 8);
  message.writeInt32LE(to.isLegacy ? OP_REPLY : OP_MSG, 12);
  return message;
}

/** Flags, cursor, start, and one document. */
function opReplyHead(): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(8, 0);
  head.writeInt32LE(1, 16);
  return head;
}
