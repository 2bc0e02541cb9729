import type { PaymentLine } from '../../contracts/exports';
import type { EarlierBatches } from '../../rules/payment-file';

/** A claim as far as it decides anything. */
export interface Claim {
  subject: string;
  turn: number;
  batchId: string;
  at: Date;
}

/** A claim this old without a batch is what a crash has left. */
export const ABANDONED_MS = 10 * 60_000;

/** The batches that have been recorded. */
export type RecordedBatches = ReadonlyMap<string, PaymentLine['earlierBatches'][number]>;

/** Ids of batches whose claims a crash has left behind. */
export function abandoned(
  claims: readonly Claim[],
  recorded: RecordedBatches,
  now: Date,
): string[] {
  const left = claims.filter(
    ({ batchId, at }) => !recorded.has(batchId) && now.getTime() - at.getTime() > ABANDONED_MS,
  );
  return [...new Set(left.map(({ batchId }) => batchId))];
}

/** By subject, the recorded batches that have claimed it. */
export function earlierOf(claims: readonly Claim[], recorded: RecordedBatches): EarlierBatches {
  const earlier = new Map<string, PaymentLine['earlierBatches']>();
  for (const { subject, batchId } of claims) {
    const batch = recorded.get(batchId);
    if (batch) earlier.set(subject, [...(earlier.get(subject) ?? []), batch]);
  }
  return earlier;
}

/** The claims of a new batch on everything that it pays, in the order of the subjects. */
export function claimsOf(
  {
    subjects,
    claims,
    recorded,
  }: { subjects: readonly string[]; claims: readonly Claim[]; recorded: RecordedBatches },
  batch: { tenantId: string; batchId: string; at: Date },
): (Claim & { _id: string; tenantId: string })[] {
  return subjects.map((subject) => {
    const turn = nextTurn(subject, claims, recorded);
    return { ...batch, _id: `${batch.tenantId}|${subject}|${turn}`, subject, turn };
  });
}

/**
 * The turn that comes after the recorded ones. One that is being recorded right now holds it already,
 * so that two at a time want the same turn and one gets it.
 */
function nextTurn(subject: string, claims: readonly Claim[], recorded: RecordedBatches): number {
  const turns = claims
    .filter((claim) => claim.subject === subject && recorded.has(claim.batchId))
    .map(({ turn }) => turn);
  return Math.max(0, ...turns) + 1;
}
