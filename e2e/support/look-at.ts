import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** In both sizes without a finding of accessibility, in both looks as pictures. */
export async function lookAt(
  page: Page,
  shot: (name: string) => Promise<void>,
  name: string,
): Promise<void> {
  for (const [size, viewport] of [
    ['390', PHONE],
    ['1440', DESK],
  ] as const) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await shot(`${name}-${size}-${colorScheme}`);
    }
  }
}

/** What of the browser is asked in its pages. */
interface Styled {
  getComputedStyle(element: unknown): { fontSize: string };
}

/** The largest letters of a card are those of what is marked as loud. */
export async function expectLargest(card: Locator, loudest: Locator): Promise<void> {
  const sizesOf = (some: Locator): Promise<number[]> =>
    some.evaluateAll((all) =>
      all.map((one) =>
        Number.parseFloat((globalThis as unknown as Styled).getComputedStyle(one).fontSize),
      ),
    );
  await expect(loudest.first()).toBeVisible();
  const [loud = 0] = await sizesOf(loudest);
  const others = await sizesOf(card.locator(':not([data-loud], [data-loud] *)'));
  expect(loud).toBeGreaterThan(Math.max(...others));
}
