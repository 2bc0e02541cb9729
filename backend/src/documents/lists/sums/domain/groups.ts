import type { DocumentStatus, PaymentStatus } from '../../../../contracts/document';
import type { DocumentCount, DocumentFilter } from '../../../../contracts/list-query';
import { DebtSums, isCounted, sumOf } from '../../../../rules/debts';

/** What documents are counted and added up by; null where a document does not say. */
export interface GroupKey {
  status: DocumentStatus;
  paymentStatus: PaymentStatus;
  currency: string | null;
  /** Null in documents whose figures are older than it. */
  isPayable: boolean | null;
  isConfirmed: boolean | null;
  hasDetraction: boolean | null;
  uploadedBy: string;
}

export interface Group {
  _id: GroupKey;
  documents: number;
  totalCents: number;
  paidCents: number;
}

/** What a document is counted and added up by, as it is stored: what it does not say may be missing. */
export type Summed = Partial<GroupKey & { totalCents: number | null; paidCents: number | null }>;

export const GROUP_KEYS: readonly (keyof GroupKey)[] = [
  'status',
  'paymentStatus',
  'currency',
  'isPayable',
  'isConfirmed',
  'hasDetraction',
  'uploadedBy',
];

/** The keys of a filter that groups say all of. */
const TOLD: ReadonlySet<string> = new Set([
  'status',
  'paymentStatus',
  'moneda',
  'detraccion',
  'uploadedBy',
  'confirmado',
]);

/** True when counting what matches needs nothing but the groups. */
export function isTold(filter: DocumentFilter): boolean {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  return asked.every(([key, value]) => TOLD.has(key) || (key === 'vista' && value === 'con-error'));
}

const wants = (asked: string | undefined, is: string | null): boolean =>
  asked === undefined || asked === 'all' || asked === is;

function yesOrNo(is: boolean | null): 'si' | 'no' | null {
  if (is === null) return null;
  return is ? 'si' : 'no';
}

/** What a told filter wants of a group, or of a document. */
export function matches(filter: DocumentFilter, one: GroupKey): boolean {
  const isRead = one.status === 'completed';
  return (
    wants(filter.status, one.status === 'pending' ? 'processing' : one.status) &&
    // What has not been read does not wait for its payment.
    wants(
      filter.paymentStatus,
      one.paymentStatus === 'unpaid' && !isRead ? null : one.paymentStatus,
    ) &&
    wants(filter.confirmado, isRead ? yesOrNo(one.isConfirmed) : null) &&
    wants(filter.moneda, one.currency) &&
    wants(filter.detraccion, yesOrNo(one.hasDetraction)) &&
    wants(filter.uploadedBy, one.uploadedBy) &&
    (filter.vista !== 'con-error' || one.status === 'error')
  );
}

/** The group of one document. */
export const groupOf = ({ totalCents, paidCents, ...key }: Summed): Group => ({
  _id: Object.fromEntries(
    GROUP_KEYS.map((name) => [name, key[name] ?? null]),
  ) as unknown as GroupKey,
  documents: 1,
  totalCents: totalCents ?? 0,
  paidCents: paidCents ?? 0,
});

/** Groups of parts as those of the whole. */
export function merged(parts: readonly Group[]): Group[] {
  const whole = new Map<string, Group>();
  for (const { _id, documents, totalCents, paidCents } of parts) {
    const name = JSON.stringify(GROUP_KEYS.map((key) => _id[key]));
    const group = whole.get(name) ?? { _id, documents: 0, totalCents: 0, paidCents: 0 };
    group.documents += documents;
    group.totalCents += totalCents;
    group.paidCents += paidCents;
    whole.set(name, group);
  }
  return [...whole.values()];
}

export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { documents }) => sum + documents, 0);

/** Sums of all documents of the groups; null while documents are among them of which it is not known. */
export class GroupSums extends DebtSums {
  constructor(private readonly groups: readonly Group[]) {
    super();
    for (const { _id, totalCents, paidCents } of groups) {
      const { status, paymentStatus, currency, isPayable } = _id;
      if (!currency || !isCounted(status, isPayable === true)) continue;
      this.add(sumOf({ currency, totalCents, paidCents, paymentStatus }));
    }
  }

  known(): Pick<DocumentCount, 'amounts' | 'owed'> {
    const isUnknown = ({ _id }: Group): boolean =>
      _id.status === 'completed' && _id.isPayable === null;
    return this.groups.some(isUnknown) ? { amounts: null, owed: null } : this.result();
  }
}
