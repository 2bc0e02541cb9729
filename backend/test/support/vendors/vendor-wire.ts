import type { ErrorCode } from '../../../src/contracts/errors';
import type { Behaviour, Reply } from './scripted-server';

/** How a vendor says things, for the contract that every engine keeps. */
export interface VendorWire {
  /** A reading with these values, by dotted path, as they are printed. */
  reading(values: Readonly<Record<string, string>>): Behaviour;
  /** An answer of ours in its envelope, as text; null for a vendor that answers in a shape of its own. */
  answering: ((text: string) => Behaviour) | null;
  /** An error in the vendor's own words, which quote `text`. */
  error(status: number, text: string, headers?: Record<string, string>): Reply;
  /** Answers that are none, in the vendor's own envelope, by what is wrong with them. */
  invalid: Readonly<Record<string, Behaviour>>;
  /** Answers that end for a reason of the document's. */
  unfinished?: Readonly<Record<string, readonly [Behaviour, ErrorCode]>>;
  /** Asked for a model that it does not know, it answers 404. */
  hasModels: boolean;
}
