import type { StoryEntry } from '../backend/src/contracts/review';
import { API } from '../backend/src/contracts/routes';
import { document as documentOf, signedInClient } from './support/client';
import { makeDocument } from './support/documents';
import { DESK, expectLargest, lookAt } from './support/look-at';
import { anotherPerson, readInvoice, readMade, toast } from './support/review';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serverOf: 'payments' });

test.describe('treasury pays', () => {
  test.use({ viewport: DESK });
  let partial: string;

  test.beforeAll(async ({ server }) => {
    test.setTimeout(600_000);
    for (const id of [
      'factura-adulterada',
      'factura-detraccion',
      'factura-duplicada',
      'orden-compra',
    ])
      await readMade(server, await makeDocument(id));
    for (let count = 0; count < 5; count += 1) await readInvoice(server);
    ({ id: partial } = await readInvoice(server, { supplier: 'EN PARTES S.A.C.' }));
    const treasury = await signedInClient(server, DEMO.tesoreria);
    const paid = await treasury.post(API.documentPayment(partial), {
      data: { paymentStatus: 'partially_paid', amount: 10 },
      headers: { Origin: server.url },
    });
    expect(paid.status(), 'status of the part').toBe(200);
  });

  test('ten documents, among them a forged one, a duplicate, an order and a part', async ({
    page,
    server,
    shot,
  }) => {
    await signIn(page.context(), server.url, DEMO.tesoreria);
    await page.goto('/historial');
    const grid = page.getByRole('grid');
    await grid.getByRole('checkbox', { name: 'Seleccionar la página' }).check();
    const bar = page.getByRole('region', { name: 'Selección' });

    await bar.getByRole('button', { name: 'Generar TXT de pago' }).click();
    const file = page.getByRole('dialog', { name: 'Generar TXT de pago' });
    await expect(file).toContainText('Posible falsificación');
    await lookAt(page, shot, 'pago-archivo');
    await file.getByRole('button', { name: 'Cancelar' }).click();

    await bar.getByRole('button', { name: 'Marcar como pagado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Marcar como pagado' });
    const cards = dialog.getByRole('list', { name: 'Documentos con hallazgos' });
    const forged = cards.locator('> li').filter({ hasText: 'Posible falsificación' });
    await expectLargest(forged, forged.locator('[data-loud]'));
    await expect(cards).toContainText('Una orden de compra no es un comprobante de pago.');
    const send = dialog.getByRole('button', { name: 'Marcar como pagado' });
    await expect(send).toBeDisabled();
    await lookAt(page, shot, 'pago-marcar');
    await dialog.getByLabel('Motivo para pagar estos documentos').fill('Se pagaron por caja.');
    await expect(send).toBeDisabled();
    await forged.getByLabel(/^Motivo para pagar/).fill('Lo confirmó el proveedor en persona.');
    await expect(send).toBeEnabled();

    // The server is gone: what is said of it covers no button, and the reasons outlive a reload.
    await page.route(`**${API.markPaid}`, (route) => route.abort());
    await send.click();
    await expect(toast(page)).toContainText('Error');
    const said = await toast(page).boundingBox();
    const button = await send.boundingBox();
    expect((said?.y ?? NaN) + (said?.height ?? NaN)).toBeLessThan(button?.y ?? NaN);
    await page.reload();
    await grid.getByRole('checkbox', { name: 'Seleccionar la página' }).check();
    await bar.getByRole('button', { name: 'Marcar como pagado' }).click();
    await expect(forged.getByLabel(/^Motivo para pagar/)).toHaveValue(/en persona/);
    await expect(dialog).toContainText('Los motivos que escribió antes siguen aquí');
    await lookAt(page, shot, 'pago-motivos');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  });

  test('a part of a document with the keyboard; its company admin corrects it with a reason', async ({
    browser,
    page,
    server,
    shot,
  }) => {
    await signIn(page.context(), server.url, DEMO.tesoreria);
    await page.goto(`/documento/${partial}`);
    const card = page.getByRole('region', { name: 'Pago', exact: true });
    await expect(card).toContainText('Parcial');
    await expect(card).toContainText('S/ 10.00');
    await expect(card.getByRole('button', { name: 'Corregir lo pagado' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Registrar pago' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Registrar pago' });
    const amount = dialog.getByLabel('Se paga ahora');
    await expect(amount).toBeFocused();
    await expect(dialog).toContainText('Nadie ha confirmado sus datos.');
    await lookAt(page, shot, 'pago-parte');
    await amount.fill('15.555');
    await dialog.getByLabel(/^Motivo para pagar/).fill('Adelanto acordado');
    await amount.press('Enter');
    await expect(dialog).toContainText('dos decimales');
    await amount.fill('15.50');
    await amount.press('Enter');
    await expect(toast(page)).toContainText('Pago registrado');
    await expect(card).toContainText('S/ 25.50');

    const boss = await anotherPerson(browser, server, partial, DEMO.empresa);
    const own = boss.getByRole('region', { name: 'Pago', exact: true });
    await own.getByRole('button', { name: 'Corregir lo pagado' }).press('Enter');
    const correction = boss.getByRole('dialog', { name: 'Corregir lo pagado' });
    await correction.getByRole('button', { name: 'Corregir' }).click();
    await expect(correction).toContainText('Escriba el motivo.');
    await correction.getByLabel('Motivo').fill('El banco devolvió todo');
    await correction.getByLabel('Motivo').press('Enter');
    await expect(own).toContainText('Pendiente Pago');
    const story = boss.getByRole('region', { name: 'Historia del documento' });
    await expect(story).toContainText('El banco devolvió todo');
    await boss.context().close();

    const client = await signedInClient(server, DEMO.empresa);
    expect((await documentOf(client, partial)).paymentStatus).toBe('unpaid');
    const [last] = (await (await client.get(API.documentEvents(partial))).json()) as StoryEntry[];
    expect(last?.changes).toContainEqual({ path: 'monto_pagado', old: 25.5, new: 0 });
  });
});
