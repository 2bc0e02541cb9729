import type { Amounts } from '../../src/contracts/list-query';
import type { DocumentRecord } from '../../src/documents/document/document.schema';

const NOT_PAYABLE: readonly unknown[] = ['orden_compra', 'orden_servicio', 'nota_credito'];

const totalOf = ({ extractedData }: DocumentRecord): number =>
  Math.round((extractedData?.totales?.total ?? 0) * 100);

const isDebt = (document: DocumentRecord): boolean =>
  document.status === 'completed' &&
  totalOf(document) > 0 &&
  !NOT_PAYABLE.includes(document.extractedData?.documento?.tipo);

/** How far a debt is paid, in cents; more than any total when it is paid. */
const paidOf = ({ paymentStatus, paidCents }: DocumentRecord): number =>
  paymentStatus === 'paid' ? 1e15 : (paidCents ?? 0);

const isSame = (a: DocumentRecord, b: DocumentRecord): boolean =>
  a.sha256 === b.sha256 || (a.comprobanteKey !== null && a.comprobanteKey === b.comprobanteKey);

/** Debts, each with all documents about it, found by asking every pair. */
function debtsAmong(documents: readonly DocumentRecord[]): DocumentRecord[][] {
  const left = new Set(documents.filter(isDebt));
  const debts: DocumentRecord[][] = [];
  for (const first of left) {
    const debt = [first];
    left.delete(first);
    for (const one of debt) {
      for (const other of left) {
        if (!isSame(one, other)) continue;
        left.delete(other);
        debt.push(other);
      }
    }
    debts.push(debt);
  }
  return debts;
}

/**
 * What documents come to as somebody would add them up by hand, from what was read alone.
 * @param all of the company; what any document of a debt has paid is paid
 */
export function sumsByHand(
  all: readonly DocumentRecord[],
  isIn: (document: DocumentRecord) => boolean = () => true,
): { amounts: Amounts; owed: Amounts } {
  const [amounts, owed]: [Amounts, Amounts] = [{}, {}];
  const add = (sums: Amounts, currency: string, cents: number): void => {
    sums[currency] = Math.round((sums[currency] ?? 0) * 100 + cents) / 100;
  };
  for (const debt of debtsAmong(all)) {
    const byProgress = debt.sort(
      (a, b) =>
        paidOf(b) - paidOf(a) ||
        a.createdAt.getTime() - b.createdAt.getTime() ||
        (a._id < b._id ? -1 : 1),
    );
    const shown = byProgress.find(isIn);
    const paid = paidOf(byProgress[0] ?? debt[0]!);
    if (!shown) continue;
    const currency = shown.extractedData?.documento?.moneda ?? 'PEN';
    add(amounts, currency, totalOf(shown));
    if (paid < 1e15) add(owed, currency, totalOf(shown) - paid);
  }
  return { amounts: withoutZero(amounts), owed: withoutZero(owed) };
}

const withoutZero = (sums: Amounts): Amounts =>
  Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
