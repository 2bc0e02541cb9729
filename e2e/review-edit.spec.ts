import type { Page } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import type { ReviewQueue, StoryEntry } from '../backend/src/contracts/review';
import { DESK, lookAt } from './support/look-at';
import {
  anotherPerson,
  expectSaved,
  field,
  openField,
  openReview,
  readInvoice,
  toast,
  valueAt,
} from './support/review';
import { DEMO, sendSignIn } from './support/sign-in';
import { expect, test } from './support/test';

/** A toast lies on the page, where what is under it can be pressed. */
async function expectNothingCovered(page: Page): Promise<void> {
  const news = toast(page).getByText('Sin cambios');
  await expect(news).toBeVisible();
  const place = await news.boundingBox();
  if (!place) throw new Error('the toast has no place');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  // In the browser's words: these files are not compiled for one.
  const under = `document.elementFromPoint(${x}, ${y}).closest('.toast, [role=region]')?.ariaLabel`;
  expect(await page.evaluate<string>(under)).toBe('Documento original');
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(news).toBeHidden();
}

test.describe('the edit mode', () => {
  test('saves what changed and nothing else, outlives the end of the session, and undoes', async ({
    page,
    server,
    shot,
  }) => {
    const document = await readInvoice(server);
    await page.setViewportSize(DESK);
    await openReview(page, server, document.id);
    const calls: string[] = [];
    page.on('request', (request) => {
      const isEdit = request.url().endsWith('/edit-field');
      if (isEdit) calls.push((request.postDataJSON() as { fieldPath: string }).fieldPath);
    });
    await page.getByRole('button', { name: 'Editar' }).click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expectNothingCovered(page);

    await page.getByRole('button', { name: 'Editar' }).click();
    await field(page, 'proveedor.nombre').fill('Se escribió y se canceló');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('button', { name: 'Editar' }).click();
    await expect(field(page, 'proveedor.nombre')).toHaveValue('FERRETERÍA EL TORNILLO S.A.C.');
    await field(page, 'proveedor.nombre').fill('Ferretería El Tornillo E.I.R.L.');
    await field(page, 'totales.total').fill('600.5');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(page)).toContainText('Sesión expirada');
    await page.waitForURL(/\/auth\?returnTo=%2Fdocumento%2F/);
    await expect(page.getByRole('alert')).toContainText('lo que escribió y no envió queda');
    await lookAt(page, shot, 'sesion-terminada');
    calls.length = 0;
    await page.getByRole('link', { name: 'Iniciar Sesión' }).click();
    await sendSignIn(page);
    await page.waitForURL(`**/documento/${document.id}`);
    await expect(page.getByText('Borrador sin guardar')).toBeVisible();
    await expect(field(page, 'totales.total')).toHaveValue('600.5');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(toast(page)).toContainText('Cambios guardados');
    expect(calls).toEqual(['proveedor.nombre', 'totales.total']);
    const saved = await document.now();
    expect(valueAt(saved, 'proveedor.nombre')).toBe('Ferretería El Tornillo E.I.R.L.');
    expect(valueAt(saved, 'totales.total')).toBe(600.5);
    await expect(page.getByText('Borrador sin guardar')).toBeHidden();
    // The sum is checked again at once: the new total is not what the lines and the tax come to.
    await expect(page.locator('.detail-pending')).toContainText('por verificar');
    await expect(page.locator('.detail-pending')).not.toContainText('Nada');

    await openField(page, 'totales.total');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expectSaved(document, 'totales.total', 1);
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await page.getByRole('region', { name: 'Documento original' }).focus();
    await page.keyboard.press('Control+z');
    await expectSaved(document, 'totales.total', 600.5);
  });
});

test.describe('a document in its course', () => {
  test('gets its lines right, is confirmed and locked, and its company admin opens it again', async ({
    browser,
    page,
    server,
  }) => {
    const document = await readInvoice(server);
    await openReview(page, server, document.id);
    const rows = page.getByRole('grid', { name: 'Productos' }).locator('tbody tr');
    await expect(rows).toHaveCount(3);
    await page.locator('[id="campo-productos.2.descripcion"]').click();
    await page.keyboard.press('Control+Insert');
    await expect(rows).toHaveCount(4);
    await expect(page.locator('[id^="campo-productos.3."]').first()).toBeFocused();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expectSaved(document, 'productos.3.cantidad', 5);
    await page.locator('[id="campo-productos.1.descripcion"]').click();
    await page.keyboard.press('Control+Delete');
    await expect(rows).toHaveCount(3);
    await expectSaved(document, 'productos.1.descripcion', 'Alambre negro recocido');
    await toast(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(rows).toHaveCount(4);
    await expectSaved(document, 'productos.1.cantidad', 120);

    await page.getByLabel('Comentario de la confirmación').fill('Conforme con la guía');
    await page.locator('#confirmar').click();
    await expect(toast(page)).toContainText('Documento confirmado');
    await page.goto(`/documento/${document.id}`);
    await expect(page.getByText('Bloqueado')).toBeVisible();
    await expect(page.locator('.confirm-bar')).toContainText('Conforme con la guía');
    await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Reabrir' })).toHaveCount(0);

    const boss = await anotherPerson(browser, server, document.id, DEMO.empresa);
    await boss.getByRole('button', { name: 'Reabrir' }).click();
    const dialog = boss.getByRole('dialog', { name: 'Reabrir el documento' });
    await dialog.getByLabel('Motivo').fill('Llegó una nota de crédito');
    await dialog.getByRole('button', { name: 'Reabrir' }).click();
    await expect(boss.getByRole('button', { name: 'Editar' })).toBeVisible();
    await expect(boss.getByText('Bloqueado')).toHaveCount(0);
    const story = boss.getByRole('region', { name: 'Historia del documento' });
    await expect(story).toContainText('Reabrió el documento');
    await expect(story).toContainText('Llegó una nota de crédito');
    await boss.context().close();
    const acts = (await (
      await document.client.get(API.documentEvents(document.id))
    ).json()) as StoryEntry[];
    expect(acts.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['DocumentConfirmed', 'DocumentReopened']),
    );
  });

  test('hands over to the next one of the queue, and leaves it when it is put off', async ({
    page,
    server,
  }) => {
    const first = await readInvoice(server);
    await readInvoice(server);
    await readInvoice(server);
    const queue = async (filter: string): Promise<ReviewQueue> =>
      (await (await first.client.get(`${API.reviewQueue}?filter=${filter}`)).json()) as ReviewQueue;
    const { documents, total } = await queue('por-revisar');
    const [one, two] = documents.map(({ id }) => id);
    await openReview(page, server, one ?? '');
    await expect(page.locator('.queue-place')).toHaveText(`1 de ${total} por revisar`);
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`${two}$`));
    await expect(page.locator('.queue-place')).toHaveText(`2 de ${total} por revisar`);
    await page.keyboard.press('Alt+PageUp');
    await expect(page.locator('.queue-place')).toHaveText(`1 de ${total} por revisar`);
    await page.getByRole('link', { name: 'Documento siguiente' }).click();
    await expect(page).toHaveURL(new RegExp(`${two}$`));
    // The address is the next one's a moment before the screen is: a press then confirms what is still seen.
    await expect(page.locator('.queue-place')).toHaveText(`2 de ${total} por revisar`);
    await page.getByRole('button', { name: 'Confirmar y siguiente' }).click();
    await expect(page).not.toHaveURL(new RegExp(`${two}$`));
    await expect(page.locator('.queue-place')).toContainText(`de ${total - 1} por revisar`);

    await page.goto(`/documento/${one}`);
    await expect(field(page, 'documento.numero')).toBeVisible();
    await page.keyboard.press('p');
    await expect(toast(page)).toContainText('Pospuesto hasta mañana');
    const idsOf = async (filter: string) => (await queue(filter)).documents.map(({ id }) => id);
    expect(await idsOf('por-revisar')).not.toContain(one);
    expect(await idsOf('pospuestos')).toContain(one);
  });
});
