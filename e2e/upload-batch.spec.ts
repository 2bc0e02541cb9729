import { documentScreen } from '../backend/src/contracts/routes';
import { lookAt } from './support/look-at';
import { freshNumber } from './support/review';
import { drawInvoice } from './support/review-documents';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const DAMAGED = {
  name: 'vacio.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(0),
};

test.describe('a batch of files', () => {
  test('that the server holds back is asked about on closing, and named at the next visit', async ({
    page,
    server,
    shot,
  }) => {
    await signIn(page.context(), server.url);
    await page.route('**/api/documents/upload', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '600' }, json: { statusCode: 429 } }),
    );
    await page.goto('/');
    const files = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        drawInvoice({ number: freshNumber(), filename: `espera-${index + 1}.pdf` }),
      ),
    );
    await page.getByLabel('Archivos', { exact: true }).setInputFiles(files);
    await expect(
      page.getByText('El servidor pidió una pausa; continúa solo').first(),
    ).toBeVisible();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(questions).toEqual(['beforeunload']);
    const notice = page.getByRole('alert', { name: 'Archivos sin enviar' });
    await expect(notice).toContainText('7 archivos no se enviaron');
    await expect(notice).toContainText('espera-1.pdf');
    await lookAt(page, shot, 'archivos-sin-enviar', notice);
    await notice.getByRole('button', { name: 'Entendido' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('leads to each document, and to the review of those that wait', async ({
    page,
    server,
    shot,
  }) => {
    await signIn(page.context(), server.url);
    await page.goto('/');
    const files = await Promise.all(
      ['lote-1.pdf', 'lote-2.pdf', 'lote-3.pdf'].map((filename) =>
        drawInvoice({ number: freshNumber('F007'), filename }),
      ),
    );
    await page.getByLabel('Archivos', { exact: true }).setInputFiles([...files, DAMAGED]);
    const list = page.getByRole('region', { name: 'Archivos de esta sesión' });
    await expect(list.getByRole('link', { name: 'Revisar 3' })).toBeVisible({ timeout: 300_000 });
    await expect(list.getByRole('listitem').filter({ hasText: 'vacio.pdf' })).toContainText(
      'Elija otro archivo',
    );
    await expect(list.getByRole('button', { name: /Reintentar/ })).toHaveCount(0);
    await lookAt(page, shot, 'lote-terminado');
    const first = list.getByRole('link', { name: 'lote-2.pdf' });
    await expect(first).toHaveAttribute('href', new RegExp(documentScreen('')));
    await list.getByRole('link', { name: 'Revisar 3' }).click();
    await expect(page.getByRole('navigation', { name: 'Documentos por revisar' })).toBeVisible();
  });
});
