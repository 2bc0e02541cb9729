import type { Page } from '@playwright/test';
import {
  anotherPerson,
  expectSaved,
  field,
  fieldRow,
  openField,
  openReview,
  readInvoice,
  type ReadDocument,
} from './support/review';
import { DEMO } from './support/sign-in';
import { expect, test } from './support/test';

async function typeInto(page: Page, path: string, text: string): Promise<void> {
  await openField(page, path);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: 'cambió este dato' });

/** Both change the total; the second one sees both values, and nothing is written over meanwhile. */
async function collide(
  document: ReadDocument,
  [first, second]: readonly [Page, Page],
  [saved, typed]: readonly [number, number],
): Promise<void> {
  await typeInto(first, 'totales.total', String(saved));
  await expectSaved(document, 'totales.total', saved);
  await typeInto(second, 'totales.total', String(typed));
  await expect(conflict(second)).toContainText(`ahora dice ${saved}`);
  await expect(conflict(second)).toContainText(`usted escribió ${typed}`);
  const [note, toast] = await Promise.all([
    conflict(second).boundingBox(),
    second.locator('.toast').boundingBox(),
  ]);
  expect((toast?.x ?? 0) + (toast?.width ?? 0), 'the notice lies beside the note').toBeLessThan(
    note?.x ?? 0,
  );
  await expectSaved(document, 'totales.total', saved);
}

test.describe('several windows on one document', () => {
  test('two people see each other, keep both their corrections, and decide about the same field', async ({
    browser,
    page,
    server,
  }) => {
    const document = await readInvoice(server);
    await openReview(page, server, document.id);
    await expect(page.getByText('En revisión por usted')).toBeVisible();
    const other = await anotherPerson(browser, server, document.id, DEMO.empresa);
    await expect(other.getByText(/^En revisión por (?!usted)/)).toBeVisible();
    await other.getByRole('button', { name: 'Tomar' }).click();
    await expect(other.getByText('En revisión por usted')).toBeVisible();

    await typeInto(page, 'proveedor.nombre', 'Corregido por la primera persona');
    await expectSaved(document, 'proveedor.nombre', 'Corregido por la primera persona');
    await typeInto(other, 'cliente.nombre', 'Corregido por la segunda');
    await expectSaved(document, 'cliente.nombre', 'Corregido por la segunda');
    await expectSaved(document, 'proveedor.nombre', 'Corregido por la primera persona');
    await expect(fieldRow(other, 'proveedor.nombre')).toContainText('primera persona');

    await collide(document, [page, other], [111.5, 222.5]);
    await conflict(other).getByRole('button', { name: 'Guardar 222.5' }).click();
    await expectSaved(document, 'totales.total', 222.5);
    await expect(conflict(other)).toBeHidden();

    await page.reload();
    await expect(page.getByText(/^En revisión por (?!usted)/)).toBeVisible();
    await expect(fieldRow(page, 'totales.total')).toContainText('222.50');
    await collide(document, [page, other], [333.5, 444.5]);
    await conflict(other).getByRole('button', { name: 'Dejar 333.5' }).click();
    await expect(conflict(other)).toBeHidden();
    await other.reload();
    await expect(fieldRow(other, 'totales.total')).toContainText('333.50');
    await expectSaved(document, 'totales.total', 333.5);
    await other.context().close();
  });

  test('one’s own second window writes over nothing, nor does a draft, and what changed is seen before it is confirmed', async ({
    context,
    page,
    server,
  }) => {
    const document = await readInvoice(server, {}, DEMO.empresa);
    await openReview(page, server, document.id);
    const second = await context.newPage();
    await second.goto(`/documento/${document.id}`);
    await expect(fieldRow(second, 'totales.total')).toBeVisible();
    await collide(document, [page, second], [111.5, 222.5]);
    await second.close();

    await page.getByRole('button', { name: 'Editar' }).click();
    await field(page, 'cliente.direccion').fill('Lo que escribí yo');
    await document.edit('cliente.direccion', 'Lo que escribió otra persona');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(conflict(page)).toContainText('Lo que escribió otra persona');
    await expect(field(page, 'cliente.direccion')).toHaveValue('Lo que escribí yo');
    // The draft of yesterday is still there, and again it asks.
    await page.goto('about:blank');
    await document.edit('cliente.direccion', 'Lo que se escribió después');
    await page.goto(`/documento/${document.id}`);
    await expect(field(page, 'cliente.direccion')).toHaveValue('Lo que escribí yo');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(conflict(page)).toContainText('Lo que se escribió después');
    await expectSaved(document, 'cliente.direccion', 'Lo que se escribió después');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();

    await document.edit('totales.total', 588.58);
    await page.keyboard.press('Control+Enter');
    await expect(fieldRow(page, 'totales.total')).toContainText('588.58');
    expect((await document.now()).isConfirmed).toBe(false);
    // A press that follows at once belongs to the first.
    const confirm = page.locator('#confirmar');
    await expect(confirm).toBeEnabled();
    await expect(confirm).not.toHaveAttribute('aria-disabled');
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await document.now()).isConfirmed).toBe(true);
  });
});
