import { Injectable, Logger } from '@nestjs/common';
import { CreditReservations } from '../../credits';
import { authenticityRank } from '../../rules/authenticity-label';
import type { Authenticity, Finding } from '../../contracts/authenticity';
import { scoreAuthenticity, withFinding } from '../../rules/scoring/authenticity';
import type { FieldRecord } from '../../rules/scoring/reading';
import { DocumentChanges, type Decision } from '../document/document-changes.service';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentsRepository, type DocumentName } from '../document/documents.repository';
import { sourceKey } from '../document/domain/page-keys';
import { Eraser, SilentRemoval } from '../end/eraser.service';
import { reviewStateOf } from '../review/editable';
import { ReviewAssessor } from '../review/review-assessor.service';
import { ReadingFactsStore } from '../review/review-reading.service';
import { lockReason } from '../review/review.mapper';
import { FileCopies } from '../review/separation/file-copies.service';
import { StorageQuota } from '../upload/storage-quota.service';
import { kindOf, pairOf, type Pair, type SourceRecord } from './domain/pairing';
import { PairsRepository } from './pairs.repository';

const isOfSource = ({ id }: Finding): boolean => id.startsWith('XML_');

const withoutSource = ({ findings, passed }: Authenticity): Authenticity =>
  scoreAuthenticity(
    findings.filter((finding) => !isOfSource(finding)),
    passed,
  );

const isTold = (read: FieldRecord['read']): boolean =>
  (read?.candidates ?? []).some(({ source }) => source === 'xml');

/** What a document says of itself beside its other original. */
@Injectable()
export class SourceAssessor {
  constructor(private readonly assessor: ReviewAssessor) {}

  /** Of one that is locked nothing changes but what is found against it. */
  async heard(document: DocumentRecord, sources: SourceRecord[]): Promise<Partial<DocumentRecord>> {
    const state = reviewStateOf(document);
    const assessed = await this.assessor.assess({ ...document, sources }, state);
    if (lockReason(document) === null) return assessed;
    const { authenticity, sourceMatch = null } = assessed;
    const found = (authenticity?.findings ?? []).filter(isOfSource);
    const before = document.authenticity;
    const after = before && found.reduce(withFinding, withoutSource(before));
    return { authenticity: after, authenticityRank: authenticityRank(after), sourceMatch };
  }

  /** The same once it has none. */
  async alone(document: DocumentRecord): Promise<Partial<DocumentRecord>> {
    // What only the other one said goes with it.
    const fields = document.fields.filter(({ value, read }) => value !== null || !isTold(read));
    const alone = await this.heard({ ...document, fields }, []);
    return { ...alone, sources: [], sourceIds: [], sourceBytes: 0 };
  }
}

/** Copies of other originals: they lie beside the document's own, and go with it. */
@Injectable()
export class SourceFiles {
  constructor(
    private readonly facts: ReadingFactsStore,
    private readonly copies: FileCopies,
    private readonly room: StorageQuota,
  ) {}

  async copy(keeper: DocumentRecord, joined: DocumentRecord): Promise<SourceRecord> {
    const { _id: id, filename, fileSize, fileType, sha256, attempt } = joined;
    const { uploadedBy, uploadedByName, createdAt: uploadedAt, extractedData } = joined;
    const kept = await this.facts.factsOf(joined);
    const { verdict = null, signer = null } = kept?.facts.xml ?? {};
    const blobKey = sourceKey(keeper, id);
    await this.copies.copyTo(joined, blobKey);
    return {
      ...{ id, kind: kindOf(joined), filename, fileSize, fileType, sha256, attempt, blobKey },
      ...{ uploadedBy, uploadedByName, uploadedAt, verdict, signer },
      data: extractedData ?? {},
    };
  }

  /** It takes room like any other. */
  takeRoom(tenantId: string, { fileSize }: SourceRecord): Promise<void> {
    return this.room.addBytes(tenantId, fileSize);
  }
}

/** The second half of a join: the document of the other original goes. */
@Injectable()
export class JoinEnd {
  private readonly logger = new Logger(JoinEnd.name);

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly changes: DocumentChanges,
    private readonly assessor: SourceAssessor,
    private readonly removal: SilentRemoval,
    private readonly eraser: Eraser,
    private readonly credits: CreditReservations,
  ) {}

  /** May be done again after a crash. */
  async finish({ tenantId, _id }: DocumentName): Promise<void> {
    const keeper = await this.documents.find(tenantId, _id);
    const source = keeper?.sources?.find(({ id }) => id === keeper.joining);
    if (!keeper || !source || !(await this.leave(keeper, source.id))) return;
    const { id: documentId, kind, uploadedBy: userId, attempt: run } = source;
    await this.eraser.tryErase({ _id: documentId, tenantId });
    await this.credits.giveBack({ userId, tenantId }, { documentId, run });
    await this.changes.write(keeper, { joining: documentId }, { set: {}, unset: ['joining'] });
    this.logger.log({ documentId: _id, joined: documentId, kind });
  }

  /** False when people have begun with it meanwhile: then the two stay apart. */
  private async leave(keeper: DocumentRecord, id: string): Promise<boolean> {
    const { sources: _, joining: __, ...alone } = keeper;
    for (;;) {
      const joined = await this.documents.find(keeper.tenantId, id);
      if (!joined) return true;
      if (pairOf(alone, joined)?.joined !== joined) {
        await this.letGo(keeper);
        return false;
      }
      const as = { version: joined.version ?? null, stepUnderWay: null };
      if (await this.removal.takeAway(joined, as, 'unido')) return true;
    }
  }

  private async letGo(keeper: DocumentRecord): Promise<void> {
    await this.changes.decided(keeper, async (fresh) => ({
      set: await this.assessor.alone(fresh),
      unset: ['joining'],
      events: [{ type: 'SourceParted', data: { documentId: fresh.joining ?? null } }],
    }));
  }
}

/**
 * Makes one document of the page and the XML of a comprobante, in whichever order they were read
 * (docs/decisions/052): the other original is copied to the document that stays, then its own document goes and its
 * credit is given back. Each act can be done again, so that a join which stopped anywhere is finished by the sweep.
 */
@Injectable()
export class DocumentPairs {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly pairs: PairsRepository,
    private readonly changes: DocumentChanges,
    private readonly files: SourceFiles,
    private readonly assessor: SourceAssessor,
    private readonly end: JoinEnd,
  ) {}

  /** Joins a document that has been read, or whose comprobante was corrected, to its other original. */
  async join({ tenantId, _id }: DocumentName): Promise<void> {
    const document = await this.documents.find(tenantId, _id);
    if (!document?.comprobanteKey) return;
    for (const other of await this.pairs.candidates(document, document.comprobanteKey)) {
      const pair = pairOf(document, other);
      if (!pair || !(await this.take(pair))) continue;
      return this.end.finish(pair.keeper);
    }
  }

  /** False when one of the two has changed meanwhile so that they are no pair any more. */
  private async take({ keeper, joined }: Pair<DocumentRecord>): Promise<boolean> {
    const source = await this.files.copy(keeper, joined);
    const decided = await this.changes.decided(keeper, async (fresh) => {
      const now = await this.documents.find(joined.tenantId, joined._id);
      const isPair = now !== null && pairOf(fresh, now)?.keeper === fresh;
      return isPair ? this.taking(fresh, source) : null;
    });
    if (!decided?.decision) return false;
    await this.files.takeRoom(keeper.tenantId, source);
    return true;
  }

  private async taking(keeper: DocumentRecord, source: SourceRecord): Promise<Decision> {
    const { id, kind, filename, fileSize, sha256, verdict, uploadedByName: by } = source;
    const heard = await this.assessor.heard(keeper, [source]);
    const data = { documentId: id, kind, filename, sha256, verdict, by };
    return {
      set: { ...heard, sources: [source], sourceIds: [id], sourceBytes: fileSize, joining: id },
      events: [{ type: 'SourceJoined', data }],
    };
  }
}
