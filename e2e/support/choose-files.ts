import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/**
 * Opens the browser's dialog by a button and the keyboard alone, and chooses. Pressed again where no dialog came: the
 * browser tells of one only from the moment on that somebody is known to wait for it.
 */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  await button.focus();
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 3_000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(files);
  }).toPass();
}
