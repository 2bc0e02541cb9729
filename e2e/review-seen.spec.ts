import { type Page } from '@playwright/test';
import { lookAt } from './support/look-at';
import {
  expectSaved,
  field,
  fieldRow,
  openField,
  openReview,
  readInvoice,
  toast,
} from './support/review';
import { expect, test } from './support/test';

const data = (page: Page) => page.getByRole('region', { name: 'Datos', exact: true });
const guard = (page: Page) => page.getByRole('dialog', { name: 'Hay cambios sin guardar' });

test.describe('what is confirmed was seen', () => {
  test('a restored draft stands in its input, and every way out asks', async ({
    page,
    server,
    shot,
  }) => {
    // One before it, where `k` leads.
    await readInvoice(server);
    const document = await readInvoice(server);
    await openReview(page, server, document.id);
    await page.getByRole('button', { name: 'Editar' }).click();
    await field(page, 'documento.serie').fill('X999');
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(guard(page)).toContainText('Queda como borrador');
    await guard(page).getByRole('button', { name: 'Seguir editando' }).click();
    await page.getByRole('region', { name: 'Documento original' }).focus();
    await page.keyboard.press('k');
    await expect(guard(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guard(page)).toBeHidden();
    await page.getByRole('link', { name: 'Volver' }).click();
    await guard(page).getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page.getByRole('heading', { name: 'Historial' })).toBeVisible();

    await page.goBack();
    await expect(field(page, 'documento.serie')).toHaveValue('X999');
    await page.reload();
    await expect(field(page, 'documento.serie')).toHaveValue('X999');
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
    // A draft of another series than the number's says so before it is saved.
    await expect(fieldRow(page, 'documento.serie')).toContainText(
      'La serie X999 no es la del número',
    );
    await lookAt(page, shot, 'revision-borrador', data(page));
    expect((await document.now()).extractedData?.documento?.serie).toBe('F001');
  });

  test('a contradiction that saving made stops the confirmation, once', async ({
    page,
    server,
    shot,
  }) => {
    const document = await readInvoice(server);
    await openReview(page, server, document.id);
    await expect(page.locator('.detail-pending')).toContainText('Nada por verificar');
    await openField(page, 'totales.total');
    await page.keyboard.type('9999.99');
    // Nothing was left yet, so nothing was said of it: Ctrl+Enter saves and would confirm in one press.
    await page.keyboard.press('Control+Enter');
    await expect(toast(page)).toContainText('Revise antes de confirmar');
    await expectSaved(document, 'totales.total', 9999.99);
    await expect(page.locator('.detail-pending')).not.toContainText('Nada');
    await lookAt(page, shot, 'revision-detenida', data(page));
    expect((await document.now()).isConfirmed).toBe(false);
    for (const left of ['Quedan 2', 'Queda 1', 'con contradicción']) {
      await page.keyboard.press('Enter');
      await expect(page.locator('.detail-pending')).toContainText(left);
    }
    await page.keyboard.press('Control+Enter');
    await expect(toast(page)).toContainText('Documento confirmado');
  });
});
