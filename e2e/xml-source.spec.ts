import { API, documentScreen } from '../backend/src/contracts/routes';
import type { DocumentSummary } from '../backend/src/contracts/document';
import { invoiceContent, signedXml, ublDocument } from '../backend/test/support/ubl';
import { chooseFiles } from './support/choose-files';
import { finished, signedInClient } from './support/client';
import { lookAt } from './support/look-at';
import { fieldRow, toast } from './support/review';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const signed = signedXml(ublDocument('Invoice', invoiceContent()).replace('F001-123', 'F771-4021'));
const forged = signed
  .replace('F771-4021', 'F771-4022')
  .replace('PayableAmount>1180.00', 'PayableAmount>9180.00');
const xml = (name: string, text: string) => ({
  name,
  mimeType: 'text/xml',
  buffer: Buffer.from(text),
});

test('the XML of a comprobante is added with the keyboard, believed as far as it is signed, and confirmed', async ({
  page,
  server,
  shot,
}) => {
  await signIn(page.context(), server.url);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Agregar XML o ZIP' });
  await chooseFiles(page, button, [xml('bueno.xml', signed), xml('cambiado.xml', forged)]);

  const client = await signedInClient(server);
  const idOf = async (name: string): Promise<string> => {
    const list = (await (await client.get(API.documents)).json()) as DocumentSummary[];
    return list.find(({ filename }) => filename === name)?.id ?? '';
  };
  await expect.poll(() => idOf('cambiado.xml')).not.toBe('');
  await finished(client, await idOf('cambiado.xml'));
  const id = await idOf('bueno.xml');
  await finished(client, id);
  await lookAt(
    page,
    shot,
    'xml-agregado',
    page.getByRole('region', { name: 'Archivos de esta sesión' }),
  );

  await page.goto(documentScreen(await idOf('cambiado.xml')));
  await expect(page.getByText('El XML cambió después de que se firmó').first()).toBeVisible();
  await expect(fieldRow(page, 'proveedor.ruc')).toContainText('Leído');
  await lookAt(
    page,
    shot,
    'xml-cambiado',
    page.getByRole('region', { name: 'Datos', exact: true }),
  );

  await page.goto(documentScreen(id));
  await expect(fieldRow(page, 'totales.total')).toContainText('Firma');
  await expect(page.getByText('El XML está firmado y no cambió').first()).toBeVisible();
  await lookAt(page, shot, 'xml-firmado', page.getByRole('region', { name: 'Datos', exact: true }));
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Documento confirmado');
  expect(await finished(client, id)).toMatchObject({
    fileType: 'application/xml',
    isConfirmed: true,
  });
});
