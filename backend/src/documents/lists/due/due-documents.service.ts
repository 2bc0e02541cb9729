import { Injectable } from '@nestjs/common';
import { DUE_DOCUMENTS_MAX, type DueItem } from '../../../contracts/due-dates';
import { deadlinesOf, isWithin, type Days } from '../../../rules/deadlines';
import { furthest } from '../../../rules/debts';
import { CompanyGroupsService } from '../sums/company-groups.service';
import { DueDocumentsRepository, type DueDocument } from './due-documents.repository';

/** What falls due, in the order of days. */
export interface DueItems {
  items: DueItem[];
  /** There may be more than that. */
  isPartial: boolean;
}

const LAST = '\uffff';

/** What of a company's documents falls due. */
@Injectable()
export class DueDocuments {
  constructor(
    private readonly documents: DueDocumentsRepository,
    private readonly companies: CompanyGroupsService,
  ) {}

  /**
   * Each debt once, as its earliest document says it, paid as far as any document about it.
   * @param today ISO day in Peru
   */
  async within(tenantId: string, days: Days, today: string): Promise<DueItems> {
    const [found, twins, isBehind] = await Promise.all([
      this.documents.near(tenantId, days, today, DUE_DOCUMENTS_MAX + 1),
      this.companies.twins(tenantId),
      this.documents.isBehind(tenantId),
    ]);
    const groupOf = new Map(
      twins.flatMap((group) => group.map(({ _id }) => [_id, group] as const)),
    );
    const once = found.flatMap((document) => {
      const group = groupOf.get(document._id);
      if (!group) return [document];
      if (group[0]?._id !== document._id) return [];
      const { paymentStatus, paidCents } = furthest(group);
      return [{ ...document, paymentStatus, paidCents }];
    });
    const items = once
      .slice(0, DUE_DOCUMENTS_MAX)
      .flatMap((document) => itemsOf(document, today))
      .filter(({ day }) => isWithin(days, day))
      .sort(inOrder);
    return { items, isPartial: isBehind || found.length > DUE_DOCUMENTS_MAX };
  }
}

function itemsOf(document: DueDocument, today: string): DueItem[] {
  const { _id, filename, extractedData, paymentInfo, createdAt: arrivedAt } = document;
  const { paymentStatus, paidCents = null, workflowStatus = 'pending' } = document;
  const deadlines = deadlinesOf(
    {
      ...{ extractedData, paymentStatus, paidCents, workflowStatus, arrivedAt },
      paymentInfo: paymentInfo ?? null,
    },
    today,
  );
  return deadlines.map((deadline) => ({
    ...deadline,
    documentId: _id,
    label: extractedData?.documento?.numero ?? filename,
    supplier: extractedData?.proveedor?.nombre ?? null,
  }));
}

/** What has no day comes last; of a day the higher amount first. */
const inOrder = (a: DueItem, b: DueItem): number =>
  (a.day ?? LAST).localeCompare(b.day ?? LAST) || (b.amountCents ?? 0) - (a.amountCents ?? 0);
