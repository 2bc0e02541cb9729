import { API, documentScreen } from '../backend/src/contracts/routes';
import { finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import { lookAt } from './support/look-at';
import { field, freshNumber, toast } from './support/review';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** A photo of which half came through: no engine opens it, and a browser shows what there is. */
async function halfAPhoto() {
  const { mimeType, buffer } = await makeDocument('boleta-foto');
  return { name: 'media-foto.jpg', mimeType, buffer: buffer.subarray(0, buffer.length / 2) };
}

test('what could not be read is looked at, typed in, saved and confirmed', async ({
  page,
  server,
  shot,
}) => {
  const client = await signedInClient(server);
  const id = await upload(client, await halfAPhoto());
  expect((await finished(client, id)).status).toBe('error');
  await signIn(page.context(), server.url);
  await page.goto(documentScreen(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documento');
  await expect(page.getByRole('img', { name: /página 1/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir original' }).first()).toHaveAttribute(
    'href',
    API.documentFile(id),
  );
  await lookAt(page, shot, 'documento-con-error');

  await page.getByRole('link', { name: 'Escribir a mano' }).click();
  await expect(page.locator('#confirmar')).toBeDisabled();
  await page.reload();
  const number = freshNumber('F009');
  await field(page, 'documento.numero').fill(number);
  await field(page, 'proveedor.nombre').fill('FERRETERÍA EL TORNILLO S.A.C.');
  await field(page, 'totales.subtotal').fill('100');
  await field(page, 'totales.iva').fill('18');
  await field(page, 'totales.total').fill('118');
  await lookAt(
    page,
    shot,
    'documento-a-mano',
    page.getByRole('region', { name: 'Datos', exact: true }),
  );
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page)).toContainText('Cambios guardados');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FERRETERÍA EL TORNILLO S.A.C.');
  await expect(page.getByRole('region', { name: 'Historia del documento' })).toContainText(
    'Empezó a escribirlo a mano',
  );
  await page.locator('#confirmar').click();
  await expect(toast(page)).toContainText('Documento confirmado');
  const done = await finished(client, id);
  expect(done).toMatchObject({ status: 'completed', isConfirmed: true });
  expect(done.fields['totales.total']).toMatchObject({ source: 'usuario', state: 'editado' });
});
