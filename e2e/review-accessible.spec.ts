import type { Locator } from '@playwright/test';
import { documentScreen } from '../backend/src/contracts/routes';
import { expectAccessible } from './support/axe';
import { makeDocument } from './support/documents';
import { expectFits, lookAt, PHONE } from './support/look-at';
import { expectSaved, field, openReview, readInvoice, readMade } from './support/review';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : NaN;
}

/** Held for half a second by a busy browser, a touch opens a menu instead of pressing: then it is touched again. */
async function press(button: Locator): Promise<void> {
  await expect(async () => {
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** What of an element is asked in the browser. */
interface Scrollable {
  scrollIntoView(where: { block: 'end' }): void;
}

test.describe('the review has no barrier', () => {
  test.use({ bypassCSP: true });

  test('in any of its states', async ({ page, server, shot }) => {
    const document = await readMade(server, await makeDocument('factura-adulterada'));
    await openReview(page, server, document.id);
    await lookAt(page, shot, 'revision-adulterada');
    await page.keyboard.press('f');
    await expect(page.locator('.page-brackets')).toBeVisible();
    await expectAccessible(page, page.getByRole('region', { name: 'Documento original' }));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Editar' }).click();
    await expect(field(page, 'proveedor.ruc')).toHaveJSProperty('tagName', 'INPUT');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Atajos de teclado' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await page.locator('#confirmar').click();
    await expect.poll(async () => (await document.now()).isConfirmed).toBe(true);
    await page.goto(`/documento/${document.id}`);
    await expect(page.getByText('Bloqueado')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a document is read, corrected and confirmed by touch', async ({ page, server, shot }) => {
    const document = await readInvoice(server);
    await signIn(page.context(), server.url);
    await page.goto('/');
    // The bar that confirms covers no tabs of a result.
    const tabs = page.getByRole('group', { name: 'Vista' });
    await tabs.evaluate((element: unknown) =>
      (element as Scrollable).scrollIntoView({ block: 'end' }),
    );
    await expect(tabs).toBeInViewport({ ratio: 1 });
    const over = await page.locator('.confirm-bar').boundingBox();
    expect(over?.y, 'top of the bar').toBeGreaterThan(await bottomOf(tabs));
    await expectAccessible(page);

    await page.goto(documentScreen(document.id));
    await expect(field(page, 'documento.numero')).toBeVisible();
    await expectFits(page);
    const row = await page.locator('.review-row').first().boundingBox();
    expect(row?.y, 'top of the first field').toBeLessThan(200);
    await page.getByRole('button', { name: 'Más acciones' }).tap();
    for (const name of ['Editar', 'Descargar JSON', 'Enviar a Google Sheets', 'Abrir original']) {
      const box = await page.getByRole('menuitem', { name }).boundingBox();
      expect(box?.height, `height of ${name}`).toBeGreaterThanOrEqual(40);
    }
    await page.keyboard.press('Escape');
    await press(tabs.getByRole('button', { name: 'Documento' }));
    await expect(page.getByRole('img', { name: /^Imagen del documento/ })).toBeVisible();
    await expectFits(page);
    await shot('revision-celular-documento');
    await press(tabs.getByRole('button', { name: 'Datos' }));
    await page.mouse.wheel(0, 400);
    const [bar, groups] = [page.locator('.confirm-bar'), page.locator('.group-nav')];
    const left = async () => ((await bar.boundingBox())?.y ?? 0) - (await bottomOf(groups));
    await expect.poll(left, 'room of the fields').toBeGreaterThan(PHONE.height * 0.7);
    await field(page, 'proveedor.nombre').tap();
    await expect(field(page, 'proveedor.nombre')).toBeFocused();
    await field(page, 'proveedor.nombre').fill('Corregido con el dedo');
    await expectFits(page);
    await shot('revision-celular-campo');
    await page.keyboard.press('Enter');
    await expectSaved(document, 'proveedor.nombre', 'Corregido con el dedo');
    await page.locator('#confirmar').tap();
    await expect.poll(async () => (await document.now()).isConfirmed).toBe(true);
  });
});
