import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model, type PipelineStage, type QueryFilter } from 'mongoose';
import { DOCUMENT_STATUSES } from '../../../contracts/document';
import { AcrossTenants } from '../../../platform/database/across-tenants';
import { DocumentRecord } from '../../document/document.schema';
import type { StorageAmount } from '../../upload/domain/why-it-does-not-fit';
import { StorageUsageRecord } from '../../upload/storage-usage.repository';
import { median } from './domain/median';
import type { DocumentDay, DocumentTotals, EngineFigures, FailedReading } from './figures';

const REASON = 'numbers of the platform admin';
const NOTHING: DocumentTotals = { documents: 0, processingTime: 0 };
const LIMA = '-05:00';

/** All statuses, so that the index by status and time serves any span of time. */
const anyStatus = trusted({ $in: [...DOCUMENT_STATUSES] });

interface EngineRow {
  _id: Pick<DocumentRecord, 'processor' | 'status' | 'processingTime'>;
  count: number;
}

/** Numbers over the documents of all companies, for the platform admin alone; no content of any. */
@Injectable()
export class FiguresMaintenanceRepository {
  private readonly documents: AcrossTenants<DocumentRecord>;
  private readonly storage: AcrossTenants<StorageUsageRecord>;

  constructor(
    @InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>,
    @InjectModel(StorageUsageRecord.name) storage: Model<StorageUsageRecord>,
  ) {
    this.documents = new AcrossTenants(documents);
    this.storage = new AcrossTenants(storage);
  }

  /** When the first document was uploaded; null when there is none. */
  async oldestUpload(): Promise<Date | null> {
    return this.oldest({ status: anyStatus });
  }

  /** When the document that has waited longest for its first reading was uploaded; or null. */
  async oldestPending(): Promise<Date | null> {
    return this.oldest({ status: 'pending', attempt: 1 });
  }

  /** Documents uploaded from `from` until before `to`. */
  async totals(from: Date, to: Date): Promise<DocumentTotals> {
    return this.sum({ status: anyStatus, createdAt: trusted({ $gte: from, $lt: to }) });
  }

  /** Off the entries of one index: grouped by what is asked for, because of fields it tells all. */
  async totalsOfUser(userId: string): Promise<DocumentTotals> {
    const [row] = await this.documents.aggregate<DocumentTotals>(REASON, [
      { $match: { uploadedBy: userId } },
      {
        $group: {
          _id: { uploadedBy: { $ifNull: ['$uploadedBy', null] } },
          documents: { $sum: 1 },
          processingTime: { $sum: '$processingTime' },
        },
      },
      { $project: { _id: 0 } },
    ]);
    return row ?? NOTHING;
  }

  /** Only days (Lima) on which something was uploaded. */
  async byDay(from: Date): Promise<DocumentDay[]> {
    const day = { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: LIMA } };
    return this.documents.aggregate<DocumentDay>(REASON, [
      { $match: { status: anyStatus, createdAt: trusted({ $gte: from }) } },
      {
        $group: {
          _id: day,
          documents: { $sum: 1 },
          failed: { $sum: { $cond: [{ $eq: ['$status', 'error'] }, 1, 0] } },
          processingTime: { $sum: '$processingTime' },
        },
      },
      { $project: { _id: 0, day: '$_id', documents: 1, failed: 1, processingTime: 1 } },
    ]);
  }

  /** Engines that ended a reading of documents uploaded since then. */
  async engines(since: Date): Promise<EngineFigures[]> {
    const rows = await this.documents.aggregate<EngineRow>(REASON, [
      {
        $match: {
          status: trusted({ $in: ['completed', 'error'] }),
          createdAt: trusted({ $gte: since }),
        },
      },
      {
        $group: {
          // A group a time: a list of all times would be one answer as large as the day was busy.
          _id: { processor: '$processor', status: '$status', processingTime: '$processingTime' },
          count: { $sum: 1 },
        },
      },
    ]);
    return [...new Set(rows.map(({ _id }) => _id.processor))].map((id) => engineOf(id, rows));
  }

  /** Pages of the documents uploaded from `from` until before `to`, by company. */
  async pagesByTenant(from: Date, to: Date): Promise<Map<string, number>> {
    const rows = await this.documents.aggregate<{ _id: string; pages: number }>(REASON, [
      { $match: { status: anyStatus, createdAt: trusted({ $gte: from, $lt: to }) } },
      { $group: { _id: '$tenantId', pages: { $sum: '$pageCount' } } },
    ]);
    return new Map(rows.map(({ _id, pages }) => [_id, pages]));
  }

  /** Originals as they were counted last, by company. */
  async storageByTenant(): Promise<Map<string, StorageAmount>> {
    const rows = await this.storage.find(REASON, {}).lean<StorageUsageRecord[]>();
    return new Map(rows.map(({ _id, files, bytes }) => [_id, { files, bytes }]));
  }

  /** A page of the documents whose reading failed for good, newest first. */
  async failed(from: number, limit: number): Promise<FailedReading[]> {
    const records = await this.documents
      .find(REASON, { status: 'error' })
      .select({ tenantId: 1, uploadedByName: 1, processor: 1, model: 1, attempt: 1 })
      .select({ failure: 1, createdAt: 1 })
      .sort({ createdAt: -1 })
      .skip(from)
      .limit(limit)
      .lean<DocumentRecord[]>();
    return records.map(toFailed);
  }

  async countFailed(): Promise<number> {
    return this.documents.count(REASON, { status: 'error' });
  }

  private async oldest(filter: QueryFilter<DocumentRecord>): Promise<Date | null> {
    const record = await this.documents
      .findOne(REASON, filter)
      .select({ createdAt: 1 })
      .sort({ createdAt: 1 })
      .lean<Pick<DocumentRecord, 'createdAt'>>();
    return record?.createdAt ?? null;
  }

  private async sum(match: PipelineStage.Match['$match']): Promise<DocumentTotals> {
    const [row] = await this.documents.aggregate<DocumentTotals>(REASON, [
      { $match: match },
      {
        $group: { _id: null, documents: { $sum: 1 }, processingTime: { $sum: '$processingTime' } },
      },
      { $project: { _id: 0 } },
    ]);
    return row ?? NOTHING;
  }
}

function engineOf(processor: EngineFigures['processor'], rows: readonly EngineRow[]) {
  const ended = (status: DocumentRecord['status']) =>
    rows.filter(({ _id }) => _id.processor === processor && _id.status === status);
  const countOf = (some: readonly { count: number }[]) =>
    some.reduce((sum, { count }) => sum + count, 0);
  // Without a time it was not the engine that completed it: what it failed to read was typed in by hand.
  const times = ended('completed').flatMap(({ _id: { processingTime: value }, count }) =>
    typeof value === 'number' ? { value, count } : [],
  );
  const completed = countOf(times);
  return {
    processor,
    completed,
    failed: countOf(ended('error')) + countOf(ended('completed')) - completed,
    medianSeconds: median(times),
  };
}

function toFailed(record: DocumentRecord): FailedReading {
  const { _id: id, tenantId, uploadedByName, processor, model, attempt, createdAt } = record;
  const { code, message, setAside = null } = record.failure ?? { code: '', message: '' };
  const why = { code, message, setAside };
  return { id, tenantId, uploadedByName, processor, model, attempt, ...why, createdAt };
}
