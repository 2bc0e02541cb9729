import type { DocumentSource, DocumentSummary, SourceKind } from '../../../contracts/document';
import type { ExtractedData } from '../../../contracts/extracted-data';
import type { OtherSource } from '../../../rules/scoring/other-source';
import { DomainError } from '../../../rules/domain-error';

/** Another original as it is stored: with its file, and what was read in it. */
export interface SourceRecord extends Omit<DocumentSource, 'uploadedAt'> {
  uploadedAt: Date;
  uploadedBy: string;
  /** Attempt whose reading was charged. */
  attempt: number;
  sha256: string;
  blobKey: string;
  data: ExtractedData;
}

/** What of a document decides whether it is joined. */
export interface Original extends Pick<
  DocumentSummary,
  'fileType' | 'status' | 'isConfirmed' | 'paymentStatus'
> {
  _id: string;
  comprobanteKey: string | null;
  sources?: readonly SourceRecord[];
  joining?: string;
  partedFrom?: readonly string[];
  workflowVersion?: number;
  edits?: readonly unknown[];
  removedRows?: readonly unknown[];
  sentTo?: readonly string[];
  setOffNotes?: readonly string[];
  duplicateAcceptance?: object | null;
  observation?: object | null;
  secondRunId?: string | null;
  stepUnderWay?: boolean;
}

export function toSource(source: SourceRecord): DocumentSource {
  const { id, kind, filename, fileSize, fileType, uploadedByName, verdict, signer } = source;
  const uploadedAt = source.uploadedAt.toISOString();
  return { id, kind, filename, fileSize, fileType, uploadedAt, uploadedByName, verdict, signer };
}

/** What a document is held against; null for one that is its comprobante's only original. */
export function otherOf({ sources = [] }: Pick<Original, 'sources'>): OtherSource | null {
  const [source] = sources;
  if (!source) return null;
  const { kind, data, verdict, signer } = source;
  return { kind, data, ...(verdict ? { xml: { verdict, signer } } : {}) };
}

export const kindOf = ({ fileType }: Pick<Original, 'fileType'>): SourceKind =>
  fileType === 'application/xml' ? 'xml' : 'pagina';

/** Whether people have done anything with a document that would be lost with it. */
export function isBegun(document: Original): boolean {
  const { isConfirmed, paymentStatus, workflowVersion = 0, edits = [], sentTo = [] } = document;
  const { setOffNotes = [], removedRows = [], duplicateAcceptance, observation } = document;
  const done = [edits, sentTo, setOffNotes, removedRows, workflowVersion ? [workflowVersion] : []];
  const marks = [duplicateAcceptance, observation, document.secondRunId, document.stepUnderWay];
  return (
    isConfirmed ||
    paymentStatus !== 'unpaid' ||
    done.some(({ length }) => length > 0) ||
    marks.some(Boolean)
  );
}

/** Of two originals of one comprobante the document that stays, and the one that becomes its other source. */
export interface Pair<D extends Original> {
  keeper: D;
  joined: D;
}

/**
 * Whether two documents are the page and the XML of one comprobante, and which of them stays: the one that people
 * have begun to work with, else the page, which they look at. Null for two that were both begun, for what people have
 * parted, and for what has its other source already.
 */
export function pairOf<D extends Original>(one: D, other: D): Pair<D> | null {
  const isPair =
    one.status === 'completed' &&
    other.status === 'completed' &&
    one.comprobanteKey !== null &&
    one.comprobanteKey === other.comprobanteKey &&
    kindOf(one) !== kindOf(other);
  const isTaken = [one, other].some(({ sources = [], joining }) => sources.length > 0 || joining);
  const isParted = one.partedFrom?.includes(other._id) || other.partedFrom?.includes(one._id);
  const begun = [one, other].filter(isBegun);
  if (!isPair || isTaken || isParted || begun.length > 1) return null;
  const keeper = begun[0] ?? (kindOf(one) === 'pagina' ? one : other);
  return { keeper, joined: keeper === one ? other : one };
}

/** Throws NO_ENCONTRADO. */
export function sourceOf({ sources = [] }: Pick<Original, 'sources'>, id: string): SourceRecord {
  const source = sources.find((one) => one.id === id);
  if (!source) throw new DomainError('NO_ENCONTRADO');
  return source;
}
