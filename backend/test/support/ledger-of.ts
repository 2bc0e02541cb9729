import type { CreditEntry } from '../../src/contracts/credits';
import type { TestApp } from './test-app';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

/** All rows of the signed-in person's ledger, oldest first. */
export async function ledgerOf(agent: Agent): Promise<CreditEntry[]> {
  const rows: CreditEntry[] = [];
  for (;;) {
    const range = JSON.stringify([rows.length, rows.length + 99]);
    const answer = await agent.get('/api/user/credits/history').query({ range }).expect(200);
    rows.push(...(answer.body as CreditEntry[]));
    const total = Number(String(answer.headers['content-range']).split('/')[1]);
    if (rows.length >= total) return rows.reverse();
  }
}

/** Movements of one document in a ledger, in order, as `reserved 1`. */
export const movementsOf = (ledger: readonly CreditEntry[], documentId: string): string[] =>
  ledger
    .filter((row) => row.documentId === documentId)
    .map(({ movement, run }) => `${movement} ${run}`);
