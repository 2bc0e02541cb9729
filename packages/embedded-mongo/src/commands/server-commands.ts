import { MAX_DOCUMENT_BYTES } from '../bson/codec';
import type { CommandHandler } from './context';

/** The wire protocol of MongoDB 7.0. */
const MAX_WIRE_VERSION = 21;

export const MAX_MESSAGE_BYTES = 48_000_000;

/**
 * What a driver learns first. There is no setName, else it would retry writes and offer transactions,
 * and no topologyVersion, else it would ask for a stream of hellos. The session timeout must be
 * there, else startSession fails in the driver.
 */
export const hello: CommandHandler = ({ name, connectionId }) => ({
  helloOk: true,
  ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: MAX_WIRE_VERSION,
  readOnly: false,
  ok: 1,
});

export const buildInfo: CommandHandler = () => ({
  version: '7.0.0',
  versionArray: [7, 0, 0, 0],
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  ok: 1,
});

export const done: CommandHandler = () => ({ ok: 1 });
