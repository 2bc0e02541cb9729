import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const READ_WITHIN = { timeout: 300_000 };

test.describe('a visitor without an account', () => {
  test('has a forged invoice read with the keyboard, and sees where the page contradicts its QR', async ({
    page,
    shot,
  }) => {
    await page.goto('/demo');
    const forged = page.getByRole('radio', { name: /^Factura adulterada/ });
    await page.getByRole('radio', { name: /^Factura con detracción/ }).focus();
    // Past the first: one press more takes the last of the group.
    await page.keyboard.press('ArrowUp');
    await expect(forged).toBeChecked();
    await page.keyboard.press('Enter');
    const result = page.getByRole('region', { name: /adulterada/i });
    await expect(result.getByRole('heading', { level: 2 })).toBeFocused(READ_WITHIN);
    await expect(result.getByText('Posible falsificación')).toBeVisible();
    await expect(result.locator('.read-row[aria-expanded="true"]')).toContainText('Total');
    await expect(result.locator('.page-brackets').first()).toBeVisible();
    await expectAccessible(page);
    await shot('demo-forged');
  });

  test('on a phone goes from a value to its place on the page and back', async ({ page, shot }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Leer este documento' }).click();
    const result = page.getByRole('region', { name: /detracción/i });
    await expect(result.getByRole('heading', { level: 2 })).toBeFocused(READ_WITHIN);
    const number = result.locator('.read-row').filter({ hasText: 'Número' }).first();
    await number.click();
    await result.getByRole('button', { name: 'Ver en la página' }).first().click();
    await expect(page.locator('.page-brackets').first()).toBeInViewport();
    await page.getByRole('button', { name: /Ver en los datos/ }).click();
    await expect(number).toBeFocused();
    await expectAccessible(page);
    await shot('demo-phone');
  });
});
