import type { Page } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import type { SignedInUser } from '../backend/src/contracts/user';
import { type Watch, SCRIPT_PAYLOADS, watch } from './support/review-attacks';
import { drawInvoice } from './support/review-documents';
import {
  field,
  fieldRow,
  freshNumber,
  openField,
  openReview,
  type ReadDocument,
  readMade,
} from './support/review';
import { DEMO } from './support/sign-in';
import { expect, test } from './support/test';

/** Fields that exist in every drawn invoice, one a payload. */
const FIELDS = [
  'proveedor.nombre',
  'proveedor.direccion',
  'cliente.nombre',
  'cliente.direccion',
  'documento.numero',
  'proveedor.ruc',
  'informacion_adicional.terminos_pago',
  'productos.0.descripcion',
  'productos.0.unidad',
  'productos.1.descripcion',
  'productos.1.unidad',
  'productos.2.descripcion',
] as const;
const [COMMENT = '', REASON = '', FILENAME = ''] = SCRIPT_PAYLOADS;

async function expectQuiet(page: Page, { dialogs, violations, hasRun }: Watch): Promise<void> {
  expect(await hasRun()).toBe(false);
  expect(dialogs).toEqual([]);
  expect(violations).toEqual([]);
  // What was never parsed as a tag has no element.
  await expect(page.locator('img[src="x"], iframe[srcdoc], a[href^="javascript:"]')).toHaveCount(0);
}

/** Who works on the document is called a script until the name is given back. */
async function renamed({ client }: ReadDocument): Promise<() => Promise<unknown>> {
  const { firstName, lastName } = (await (await client.get(API.authUser)).json()) as SignedInUser;
  const rename = (names: object) => client.put(API.accountProfile, { data: names });
  const answer = await rename({ firstName: SCRIPT_PAYLOADS[1], lastName: SCRIPT_PAYLOADS[0] });
  expect(answer.status(), 'status of the change of name').toBe(200);
  return () => rename({ firstName, lastName });
}

test('scripts in fields, comments, reasons, names of files and of people are text on every screen', async ({
  page,
  server,
}) => {
  const seen = await watch(page);
  const made = await drawInvoice({
    number: freshNumber(),
    filename: `${FILENAME.replaceAll('/', '')}.pdf`,
    supplier: SCRIPT_PAYLOADS[2],
    address: SCRIPT_PAYLOADS[3],
  });
  const document = await readMade(server, made, DEMO.empresa);
  const giveBack = await renamed(document);
  try {
    for (const [index, path] of FIELDS.entries()) {
      await document.edit(path, SCRIPT_PAYLOADS[index] ?? '');
    }
    await openReview(page, server, document.id, DEMO.empresa);
    await expect(page.locator('.detail-names')).toContainText('onload=');
    await page.getByRole('button', { name: 'Texto de la página' }).click();
    const text = page.getByRole('region', { name: 'Texto de la página 1' });
    await expect(text).toContainText('<svg');
    await text.getByRole('button', { name: 'Cerrar texto' }).click();
    await expect(fieldRow(page, 'proveedor.nombre')).toContainText(SCRIPT_PAYLOADS[0] ?? '');
    await expect(page.getByRole('grid', { name: 'Productos' })).toContainText('<iframe srcdoc=');
    await openField(page, 'proveedor.direccion');
    await expect(field(page, 'proveedor.direccion')).toHaveValue(SCRIPT_PAYLOADS[1] ?? '');
    await expect(page.locator('.field-was')).toContainText('antes:');
    await page.getByRole('button', { name: 'Editar' }).click();
    await expect(field(page, 'cliente.nombre')).toHaveValue(SCRIPT_PAYLOADS[2] ?? '');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    const story = page.getByRole('region', { name: 'Historia del documento' });
    await expect(story).toContainText('<script>');
    await expect(story).toContainText('onerror');
    await expectQuiet(page, seen);

    const act = (address: string, data: object) => document.client.post(address, { data });
    expect((await act(API.documentConfirm(document.id), { comment: COMMENT })).status()).toBe(200);
    await page.reload();
    await expect(page.locator('.confirm-bar')).toContainText(COMMENT);
    expect((await act(API.documentReopen(document.id), { reason: REASON })).status()).toBe(200);
    await page.reload();
    await expect(story).toContainText(REASON);
    await expectQuiet(page, seen);

    await page.goto('/');
    await expect(page.getByText(SCRIPT_PAYLOADS[0] ?? '').first()).toBeVisible();
    await expectQuiet(page, seen);
    await page.goto('/perfil');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectQuiet(page, seen);
  } finally {
    await giveBack();
  }
});
