import { chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../support/chromium';
import { DEMO, signIn } from '../support/sign-in';
import { median, p95, time } from './report';
import { installStopwatch, timeOfKey } from './stopwatch';

const ROUNDS = 40;
const VIEWPORT = { width: 1440, height: 900 };

/** What a clerk presses for other rows; each press changes all of them. */
const ACTS: readonly (readonly [what: string, button: string, key: string])[] = [
  ['next page', 'Página siguiente de documentos', 'Enter'],
  ['sorted by total', 'Total', 'Enter'],
  ['sorted by supplier', 'Razón social', 'Enter'],
];

/** From the key press to the rows painted in a real browser, in the history of a large company. */
export async function paintTimes(url: string): Promise<Record<string, string>[]> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT });
    await signIn(context, url, DEMO.empresa);
    const page = await context.newPage();
    const rows: Record<string, string>[] = [];
    for (const [what, button, key] of ACTS) rows.push(await painted(page, what, button, key));
    return rows;
  } finally {
    await browser.close();
  }
}

async function painted(page: Page, what: string, button: string, key: string) {
  await page.goto('/historial');
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(25);
  await installStopwatch(page);
  const control = page.getByRole('button', { name: button, exact: true }).first();
  const times: number[] = [];
  // The first press warms up what the others find.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await control.focus();
    const took = await timeOfKey(page, key, 'rows');
    expect(took, `${what}: rows that are painted`).not.toBeNull();
    if (round > 0) times.push(took ?? 0);
  }
  return { what, 'key press to painted rows, median': time(median(times)), p95: time(p95(times)) };
}
