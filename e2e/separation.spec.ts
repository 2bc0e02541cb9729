import type { CreditsBalance } from '../backend/src/contracts/credits';
import { API, documentScreen } from '../backend/src/contracts/routes';
import { finished } from './support/client';
import { lookAt } from './support/look-at';
import { freshNumber, openReview, readMade } from './support/review';
import { drawInvoice, manyLines } from './support/review-documents';
import { expect, test } from './support/test';

test('another invoice in the file becomes a document of its own when somebody says yes', async ({
  page,
  server,
  shot,
}) => {
  const [first, second] = [freshNumber(), freshNumber('F002')];
  const made = await drawInvoice({ number: first }, { number: second, lines: manyLines(50) });
  const { id, client } = await readMade(server, { ...made, name: 'lote.pdf' });
  const credits = async () =>
    ((await (await client.get(API.userCredits)).json()) as CreditsBalance).credits;
  const before = await credits();

  await openReview(page, server, id);
  const note = page.getByRole('note', { name: 'Comprobantes del archivo' });
  await expect(note).toContainText(`El archivo trae también ${second}, en las páginas 2–3.`);
  await lookAt(page, shot, 'otro-comprobante', note);
  await note.getByRole('button', { name: 'Crear documento con las páginas 2–3' }).dblclick();
  const link = note.getByRole('link', { name: 'Ver su documento' });
  await expect(link).toBeVisible();
  expect(await credits()).toBe(before - 1);
  await expect(page.getByRole('region', { name: 'Historia del documento' })).toContainText(
    `${second} · páginas 2–3`,
  );

  const other = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  const read = await finished(client, other);
  expect(read.extractedData).toMatchObject({ documento: { numero: second } });
  expect(read.extractedData?.productos).toHaveLength(50);
  expect(read).toMatchObject({ pageCount: 2, duplicateOf: null });
  await link.click();
  await expect(note).toContainText('Está en las páginas 2–3 de lote.pdf.');
  await expect(page.locator('.viewer-pages')).toHaveText('1 / 2');
  await expect(page.getByRole('link', { name: 'Abrir original' })).toHaveAttribute(
    'href',
    `${API.documentFile(other)}#page=2`,
  );
  await lookAt(page, shot, 'otro-comprobante-separado', note);
  await note.getByRole('link', { name: 'Ver el documento del que se separó' }).click();
  await expect(page).toHaveURL(new RegExp(`${documentScreen(id)}$`));
});
