import type { Doc } from '../bson/bson-types';
import type { Store } from '../storage/store';
import type { CursorRegistry } from './cursors';

/** One command as it came in. */
export interface CommandContext {
  store: Store;
  cursors: CursorRegistry;
  /** `$db` */
  database: string;
  /** The command's name as sent, which is its first key. */
  name: string;
  command: Doc;
  /** The array of documents of `insert`, not decoded. */
  rawDocuments: readonly Buffer[];
  connectionId: number;
}

/** A document, or its bytes when it holds stored documents that need no decoding. */
export type Reply = Doc | Buffer;

export type CommandHandler = (context: CommandContext) => Reply | Promise<Reply>;
