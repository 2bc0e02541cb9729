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
import {
  keysOfOthers,
  kindOf,
  otherOf,
  pairOf,
  type Pair,
  type SourceRecord,
} from './domain/pairing';
import { PairsRepository } from './pairs.repository';

const isOfSource = ({ id }: Finding): boolean => /^(?:XML|CDR)_/.test(id);

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

  /** The same once some of its originals are gone. */
  async without(
    document: DocumentRecord,
    ids: readonly (string | undefined)[],
  ): Promise<Partial<DocumentRecord>> {
    const left = (document.sources ?? []).filter(({ id }) => !ids.includes(id));
    // What only the other one said goes with it.
    const fields = otherOf({ sources: left })
      ? document.fields
      : document.fields.filter(({ value, read }) => value !== null || !isTold(read));
    return { ...(await this.heard({ ...document, fields }, left)), ...kept(left) };
  }
}

/** The sources of a document with what follows from them. */
const kept = (sources: SourceRecord[]): Partial<DocumentRecord> => ({
  sources,
  sourceIds: sources.map(({ id }) => id),
  sourceBytes: sources.reduce((sum, { fileSize }) => sum + fileSize, 0),
});

/** Copies of other originals: they lie beside the document's own, and go with it. */
@Injectable()
export class SourceFiles {
  constructor(
    private readonly facts: ReadingFactsStore,
    private readonly copies: FileCopies,
    private readonly room: StorageQuota,
  ) {}

  /** The original of a document, and those that it had beside it. */
  async copy(keeper: DocumentRecord, joined: DocumentRecord): Promise<SourceRecord[]> {
    const { _id: id, filename, fileSize, fileType, sha256, attempt } = joined;
    const { uploadedBy, uploadedByName, createdAt: uploadedAt, extractedData } = joined;
    const kept = await this.facts.factsOf(joined);
    const { verdict = null, signer = null, cdr = null } = kept?.facts.xml ?? {};
    const blobKey = sourceKey(keeper, id);
    await this.copies.copyTo(joined, blobKey);
    const own = {
      ...{ id, kind: kindOf(joined), filename, fileSize, fileType, sha256, attempt, blobKey },
      ...{ uploadedBy, uploadedByName, uploadedAt, verdict, signer, cdr },
      data: extractedData ?? {},
    };
    const others: SourceRecord[] = [];
    for (const source of joined.sources ?? []) {
      const key = sourceKey(keeper, source.id);
      await this.copies.copyTo(source, key);
      others.push({ ...source, blobKey: key });
    }
    return [own, ...others];
  }

  /** They take room like any other. */
  takeRoom(tenantId: string, sources: readonly SourceRecord[]): Promise<void> {
    return this.room.addBytes(tenantId, Number(kept([...sources]).sourceBytes));
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
    for (;;) {
      const joined = await this.documents.find(keeper.tenantId, id);
      if (!joined) return true;
      const came = [id, ...(joined.sourceIds ?? [])];
      const { sources = [], joining: _, ...before } = keeper;
      const alone = { ...before, sources: sources.filter((one) => !came.includes(one.id)) };
      if (pairOf<DocumentRecord>(alone, joined)?.joined !== joined) {
        await this.letGo(keeper, came);
        return false;
      }
      const as = { version: joined.version ?? null, stepUnderWay: null };
      if (await this.removal.takeAway(joined, as, 'unido')) return true;
    }
  }

  private async letGo(keeper: DocumentRecord, came: readonly string[]): Promise<void> {
    await this.changes.decided(keeper, async (fresh) => ({
      set: await this.assessor.without(fresh, came),
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
    if (!document) return;
    for (const other of await this.pairs.candidates(document, keysOfOthers(document))) {
      const pair = pairOf(document, other);
      if (!pair || !(await this.take(pair))) continue;
      return this.goOn(pair.keeper);
    }
  }

  /** Finishes a join, and joins what was read meanwhile and found neither of the two free. */
  async goOn(keeper: DocumentName): Promise<void> {
    await this.end.finish(keeper);
    await this.join(keeper);
  }

  /** False when one of the two has changed meanwhile so that they are no pair any more. */
  private async take({ keeper, joined }: Pair<DocumentRecord>): Promise<boolean> {
    const gained = await this.files.copy(keeper, joined);
    const decided = await this.changes.decided(keeper, async (fresh) => {
      const now = await this.documents.find(joined.tenantId, joined._id);
      const isPair = now !== null && pairOf(fresh, now)?.keeper === fresh;
      return isPair ? this.taking(fresh, gained) : null;
    });
    if (!decided?.decision) return false;
    await this.files.takeRoom(keeper.tenantId, gained);
    return true;
  }

  private async taking(keeper: DocumentRecord, gained: SourceRecord[]): Promise<Decision> {
    const sources = [...(keeper.sources ?? []), ...gained];
    const set = { ...(await this.assessor.heard(keeper, sources)), ...kept(sources) };
    const [source] = gained;
    if (!source) return { set };
    const { id: documentId, kind, filename, sha256, verdict, uploadedByName: by } = source;
    const data = { documentId, kind, filename, sha256, verdict, by };
    return { set: { ...set, joining: documentId }, events: [{ type: 'SourceJoined', data }] };
  }
}
