import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';

export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** Whether somebody looks at the pictures of this run. */
export const KEEPS_PICTURES = Boolean(process.env.E2E_PICTURES);

/**
 * On a phone in the dark look and on a desk in the light one: without a finding of accessibility, and no wider than
 * the screen. As pictures in both looks of both sizes.
 * @param part what alone may break a rule of accessibility, where another test looks at the screen around it
 */
export async function lookAt(
  page: Page,
  shot: (name: string) => Promise<void>,
  name: string,
  part?: Locator,
): Promise<void> {
  for (const [viewport, look, other] of [
    [PHONE, 'dark', 'light'],
    [DESK, 'light', 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    if (KEEPS_PICTURES) {
      await page.emulateMedia({ colorScheme: other });
      await shot(`${name}-${viewport.width}-${other}`);
    }
    await page.emulateMedia({ colorScheme: look });
    await expectAccessible(page, part);
    await expectFits(page);
    await shot(`${name}-${viewport.width}-${look}`);
  }
}

/** Nothing of the page lies beyond the right edge of the screen. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  // A screen that has just become narrower is drawn anew first.
  await expect
    .poll(beyond, { message: `pixels beyond the right edge of ${page.url()}` })
    .toBeLessThanOrEqual(0);
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
