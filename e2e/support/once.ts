import { type APIRequestContext, expect } from '@playwright/test';
import type { CreditEntry } from '../../backend/src/contracts/credits';
import { API } from '../../backend/src/contracts/routes';
import { signedInClient } from './client';
import type { RunningServer } from './server';
import { DEMO } from './sign-in';

/** The history of each of these documents holds one completed reading. */
export async function expectCompletedOnce(
  server: RunningServer,
  ids: readonly string[],
): Promise<void> {
  const boss = await signedInClient(server, DEMO.empresa);
  for (const id of ids) {
    const events = (await (await boss.get(API.documentEvents(id))).json()) as { type: string }[];
    expect(
      events.filter(({ type }) => type === 'ExtractionCompleted'),
      id,
    ).toHaveLength(1);
  }
  await boss.dispose();
}

/** These documents of the client, and no other ones, were charged, each once. At most 100 ledger rows. */
export async function expectChargedOnce(
  client: APIRequestContext,
  ids: readonly string[],
): Promise<void> {
  const params = { range: '[0,99]' };
  const charges = async () => {
    const answer = await client.get(API.userCreditHistory, { params });
    const rows = (await answer.json()) as CreditEntry[];
    const charged = rows.filter(({ movement }) => movement === 'charged');
    return charged.map(({ documentId }) => documentId ?? '').sort();
  };
  await expect.poll(charges, { timeout: 60_000 }).toEqual([...ids].sort());
}
