import type { DocumentSource, DocumentSummary, SourceKind } from '../../../contracts/document';
import { DOCUMENT_TYPES, type ExtractedData } from '../../../contracts/extracted-data';
import type { CdrFacts } from '../../../contracts/xml-source';
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
  digest?: string | null;
  extractedData: ExtractedData | null;
  sources?: readonly SourceRecord[];
  joining?: string;
  partedFrom?: readonly string[];
  workflowVersion?: number;
  edits?: readonly unknown[];
  removedRows?: readonly unknown[];
  sentTo?: readonly string[];
  setOffNotes?: readonly string[];
  duplicateAcceptance?: object | null;
  paymentApproval?: object | null;
  observation?: object | null;
  secondRunId?: string | null;
  stepUnderWay?: boolean;
  originalDeletedAt?: Date;
}

export function toSource(source: SourceRecord): DocumentSource {
  const { id, kind, filename, fileSize, fileType, uploadedByName, verdict, signer } = source;
  const cdr = source.cdr ?? null;
  const uploadedAt = source.uploadedAt.toISOString();
  return {
    id,
    kind,
    filename,
    fileSize,
    fileType,
    uploadedAt,
    uploadedByName,
    verdict,
    signer,
    cdr,
  };
}

const isComprobante = (
  source: SourceRecord,
): source is SourceRecord & { kind: Exclude<SourceKind, 'cdr'> } => source.kind !== 'cdr';

/** What a document is held against; null for one that is its comprobante's only original. */
export function otherOf({ sources = [] }: Pick<Original, 'sources'>): OtherSource | null {
  const source = sources.find(isComprobante);
  if (!source) return null;
  const { kind, data, verdict, signer } = source;
  return { kind, data, ...(verdict ? { xml: { verdict, signer } } : {}) };
}

/** An XML of no type is SUNAT's answer. */
export const kindOf = ({
  fileType,
  extractedData,
}: Pick<Original, 'fileType' | 'extractedData'>): SourceKind => {
  if (fileType !== 'application/xml') return 'pagina';
  return extractedData?.documento?.tipo === 'otro' ? 'cdr' : 'xml';
};

/** What SUNAT answered; null while nobody has added it. */
export const cdrOf = ({ sources = [] }: Pick<Original, 'sources'>): CdrFacts | null =>
  sources.find(({ kind }) => kind === 'cdr')?.cdr ?? null;

/**
 * Keys of the comprobantes that a document may be joined to. A CDR does not say of which type its own is, and of a
 * page it may not be read: either is of the number, whatever the type.
 */
export function keysOfOthers({ comprobanteKey: key }: Pick<Original, 'comprobanteKey'>): string[] {
  if (key === null) return [];
  const [ruc = '', own = '', ...number] = key.split('|');
  const types = own === 'otro' ? DOCUMENT_TYPES : [own, 'otro'];
  return types.map((type) => [ruc, type, ...number].join('|'));
}

/** Whether people have done anything with a document that would be lost with it. */
export function isBegun(document: Original): boolean {
  const { isConfirmed, paymentStatus, workflowVersion = 0, edits = [], sentTo = [] } = document;
  const { setOffNotes = [], removedRows = [], duplicateAcceptance, observation } = document;
  const done = [edits, sentTo, setOffNotes, removedRows, workflowVersion ? [workflowVersion] : []];
  const { secondRunId, stepUnderWay, paymentApproval } = document;
  const marks = [duplicateAcceptance, observation, secondRunId, stepUnderWay, paymentApproval];
  return (
    isConfirmed ||
    paymentStatus !== 'unpaid' ||
    done.some(({ length }) => length > 0) ||
    marks.some(Boolean)
  );
}

/** By who issued it and its number; or by the digest of the XML, which a page prints. */
function isOfOne(one: Original, other: Original): boolean {
  if (one.digest && one.digest === other.digest) return true;
  return other.comprobanteKey !== null && keysOfOthers(one).includes(other.comprobanteKey);
}

/** Of two originals of one comprobante the document that stays, and the one that becomes its other source. */
export interface Pair<D extends Original> {
  keeper: D;
  joined: D;
}

const RANK: Readonly<Record<SourceKind, number>> = { pagina: 0, xml: 1, cdr: 2 };

const kindsOf = (document: Original): SourceKind[] => [
  kindOf(document),
  ...(document.sources ?? []).map(({ kind }) => kind),
];

/**
 * Whether two documents are originals of one comprobante, and which of them stays: the one that people have begun to
 * work with, else the page, which they look at, else the comprobante and not SUNAT's answer. Null for two that were
 * both begun, for what people have parted, for what has such an original already, and where a file is not kept.
 */
export function pairOf<D extends Original>(one: D, other: D): Pair<D> | null {
  const isPair = one.status === 'completed' && other.status === 'completed' && isOfOne(one, other);
  const kinds = kindsOf(other);
  const isTaken = kindsOf(one).some((kind) => kinds.includes(kind)) || one.joining || other.joining;
  const isParted = one.partedFrom?.includes(other._id) || other.partedFrom?.includes(one._id);
  const begun = [one, other].filter(isBegun);
  // Beside an original whose retention has ended a copy would be kept for good.
  const isExpired = Boolean(one.originalDeletedAt ?? other.originalDeletedAt);
  if (!isPair || isTaken || isParted || isExpired || begun.length > 1) return null;
  const keeper = begun[0] ?? (RANK[kindOf(one)] < RANK[kindOf(other)] ? one : other);
  return { keeper, joined: keeper === one ? other : one };
}

/** Throws NO_ENCONTRADO. */
export function sourceOf({ sources = [] }: Pick<Original, 'sources'>, id: string): SourceRecord {
  const source = sources.find((one) => one.id === id);
  if (!source) throw new DomainError('NO_ENCONTRADO');
  return source;
}
