import {
  anotherPerson,
  expectSaved,
  field,
  fieldRow,
  openField,
  openReview,
  readInvoice,
} from './support/review';
import { DEMO } from './support/sign-in';
import { expect, test } from './support/test';

test.describe('two people on one document', () => {
  test('see who else works on it, and may take it over', async ({ browser, page, server }) => {
    const document = await readInvoice(server);
    await openReview(page, server, document.id);
    await expect(page.getByText('En revisión por usted')).toBeVisible();
    const other = await anotherPerson(browser, server, document.id, DEMO.empresa);
    const warning = other.getByText(/^En revisión por (?!usted)/);
    await expect(warning).toBeVisible();
    await other.getByRole('button', { name: 'Tomar' }).click();
    await expect(other.getByText('En revisión por usted')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^En revisión por (?!usted)/)).toBeVisible();
    await other.context().close();
  });

  test('keep both their corrections of different fields', async ({ browser, page, server }) => {
    const document = await readInvoice(server);
    await openReview(page, server, document.id);
    const other = await anotherPerson(browser, server, document.id, DEMO.empresa);
    await openField(page, 'proveedor.nombre');
    await page.keyboard.type('Corregido por la primera persona');
    await page.keyboard.press('Enter');
    await expectSaved(document, 'proveedor.nombre', 'Corregido por la primera persona');
    await openField(other, 'cliente.nombre');
    await other.keyboard.type('Corregido por la segunda');
    await other.keyboard.press('Enter');
    await expectSaved(document, 'cliente.nombre', 'Corregido por la segunda');
    await expectSaved(document, 'proveedor.nombre', 'Corregido por la primera persona');
    await expect(fieldRow(other, 'proveedor.nombre')).toContainText('primera persona');
    await other.context().close();
  });

  for (const choice of ['mine', 'theirs'] as const) {
    test(`the second to change a field sees both values and keeps ${choice}`, async ({
      browser,
      page,
      server,
    }) => {
      const document = await readInvoice(server);
      await openReview(page, server, document.id);
      const other = await anotherPerson(browser, server, document.id, DEMO.empresa);
      await openField(page, 'totales.total');
      await page.keyboard.type('111.5');
      await page.keyboard.press('Enter');
      await expectSaved(document, 'totales.total', 111.5);

      await openField(other, 'totales.total');
      await other.keyboard.type('222.5');
      await other.keyboard.press('Enter');
      const note = other.getByRole('alert').filter({ hasText: 'cambió este dato' });
      await expect(note).toContainText('ahora dice 111.5');
      await expect(note).toContainText('usted escribió 222.5');
      await expectSaved(document, 'totales.total', 111.5);
      if (choice === 'mine') {
        await note.getByRole('button', { name: 'Guardar 222.5' }).click();
        await expectSaved(document, 'totales.total', 222.5);
      } else {
        await note.getByRole('button', { name: 'Dejar 111.5' }).click();
        await expectSaved(document, 'totales.total', 111.5);
      }
      await expect(note).toBeHidden();
      const stands = choice === 'mine' ? '222.50' : '111.50';
      await other.reload();
      await expect(fieldRow(other, 'totales.total')).toContainText(stands);
      await other.context().close();
    });
  }

  test('one’s own second window does not write over the first one’s correction', async ({
    context,
    page,
    server,
  }) => {
    const document = await readInvoice(server);
    await openReview(page, server, document.id);
    const second = await context.newPage();
    await second.goto(`/documento/${document.id}`);
    await expect(fieldRow(second, 'totales.total')).toBeVisible();
    await openField(page, 'totales.total');
    await page.keyboard.type('111.5');
    await page.keyboard.press('Enter');
    await expectSaved(document, 'totales.total', 111.5);
    await openField(second, 'totales.total');
    await second.keyboard.type('222.5');
    await second.keyboard.press('Enter');
    const note = second.getByRole('alert').filter({ hasText: 'cambió este dato' });
    await expect(note).toContainText('ahora dice 111.5');
    await expectSaved(document, 'totales.total', 111.5);
  });

  test('a draft on a field that somebody changed meanwhile is not sent unasked', async ({
    page,
    server,
  }) => {
    const document = await readInvoice(server, {}, DEMO.empresa);
    await openReview(page, server, document.id);
    await page.getByRole('button', { name: 'Editar' }).click();
    await field(page, 'cliente.direccion').fill('Lo que escribí yo');
    await document.edit('cliente.direccion', 'Lo que escribió otra persona');
    await page.getByRole('button', { name: 'Guardar' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'cambió este dato' });
    await expect(note).toContainText('Lo que escribió otra persona');
    await expect(field(page, 'cliente.direccion')).toHaveValue('Lo que escribí yo');
    await expectSaved(document, 'cliente.direccion', 'Lo que escribió otra persona');
  });

  test('a draft of yesterday does not write over what somebody changed since', async ({
    page,
    server,
  }) => {
    const document = await readInvoice(server, {}, DEMO.empresa);
    await openReview(page, server, document.id);
    await page.getByRole('button', { name: 'Editar' }).click();
    await field(page, 'cliente.direccion').fill('Lo que escribí yo');
    await page.goto('about:blank');
    await document.edit('cliente.direccion', 'Lo que escribió otra persona');
    await page.goto(`/documento/${document.id}`);
    await expect(field(page, 'cliente.direccion')).toHaveValue('Lo que escribí yo');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('alert')).toContainText('Lo que escribió otra persona');
    await expectSaved(document, 'cliente.direccion', 'Lo que escribió otra persona');
  });

  test('confirming what somebody changed meanwhile shows it first, then goes through', async ({
    page,
    server,
  }) => {
    const document = await readInvoice(server, {}, DEMO.empresa);
    await openReview(page, server, document.id);
    await document.edit('totales.total', 999);
    await page.keyboard.press('Control+Enter');
    await expect(fieldRow(page, 'totales.total')).toContainText('999.00');
    expect((await document.now()).isConfirmed).toBe(false);
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await document.now()).isConfirmed).toBe(true);
  });
});
