import type { Page } from '@playwright/test';
import type { DocumentSummary } from '../backend/src/contracts/document';
import { API, documentScreen } from '../backend/src/contracts/routes';
import { makeDocument } from './support/documents';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serverOf: 'processing' });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const field = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });

const sessionFile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name });

test.describe('a clerk reads documents', () => {
  test.use({ viewport: DESK });
  test('signs in with the keyboard only and finds an empty desk with examples', async ({
    page,
    shot,
  }) => {
    await page.goto('/historial');
    await expect(page).toHaveURL(/\/auth\?returnTo=%2Fhistorial$/);
    await page
      .getByRole('link', { name: 'Iniciar Sesión' })
      .or(page.getByRole('button', { name: 'Iniciar Sesión' }))
      .press('Enter');
    await expect(page).toHaveURL(/\/api\/login/);
    await page.keyboard.type('digitador@demo.pe');
    await page.keyboard.press('Tab');
    await page.keyboard.type('equivocada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.');
    await shot('ingreso-error');
    await signIn(page.context(), new URL(page.url()).origin);
    await page.goto('/auth');
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByText('No hay documentos procesados')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Factura con detracción/ })).toBeVisible();
    await shot('inicio-vacio-1440');
    await page.setViewportSize(PHONE);
    await shot('inicio-vacio-390');
  });

  test('drops a PDF with text and a scan, and sees the data of each', async ({
    page,
    server,
    shot,
  }) => {
    await signIn(page.context(), server.url);
    await page.goto('/');
    const documents = await Promise.all(
      ['nota-credito-escaneada', 'factura-detraccion'].map(makeDocument),
    );
    await page.getByLabel('Archivos').setInputFiles(documents);
    await expect(page.getByText('Archivo subido exitosamente').first()).toBeVisible();
    await shot('inicio-procesando-1440');
    for (const { name } of documents) {
      await expect(sessionFile(page, name).getByText('Completado')).toBeVisible({
        timeout: 300_000,
      });
    }
    const total = field(page, 'Total');
    await expect(total).toContainText(/[\d,]+\.\d\d PEN/);
    await expect(field(page, 'RUC').first()).toContainText(/\d{11}/);
    await shot('inicio-resultado-1440');

    await total.getByRole('button', { name: 'Total' }).focus();
    await expect(page.getByRole('spinbutton', { name: 'Total' })).toBeFocused();
    await shot('inicio-campo-1440');
    await page.setViewportSize(PHONE);
    await shot('inicio-resultado-390');

    const list = (await (await page.request.get(API.documents)).json()) as DocumentSummary[];
    const scan = list.find(({ filename }) => filename === documents[0]?.name);
    await page.setViewportSize(DESK);
    await page.goto(documentScreen(scan?.id ?? ''));
    await expect(page.getByRole('img', { name: /^Imagen del documento/ }).first()).toBeVisible();
    for (const [width, size] of [
      ['1440', DESK],
      ['390', PHONE],
    ] as const) {
      await page.setViewportSize(size);
      const overhang = 'document.documentElement.scrollWidth - innerWidth';
      expect(await page.evaluate<number>(overhang), width).toBeLessThanOrEqual(0);
      await shot(`revision-escaneada-${width}`);
    }
  });

  test('downloads and copies what was read', async ({ page, server }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: server.url,
    });
    await signIn(page.context(), server.url);
    await page.goto('/');
    await page.getByLabel('Archivos').setInputFiles(await makeDocument('orden-compra'));
    await expect(page.getByRole('button', { name: 'Descargar JSON' })).toBeVisible({
      timeout: 300_000,
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar JSON' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await page.getByRole('button', { name: 'Copiar JSON' }).click();
    await expect(page.getByText('JSON copiado')).toBeVisible();
  });

  test('sees that a forged total disagrees with QR, sum and words', async ({
    page,
    server,
    shot,
  }) => {
    await signIn(page.context(), server.url);
    await page.goto('/');
    await page.getByLabel('Archivos').setInputFiles(await makeDocument('factura-adulterada'));
    const verdict = page.getByRole('region', { name: 'Autenticidad' });
    await expect(verdict.getByText('Posible falsificación')).toBeVisible({ timeout: 300_000 });
    await expect(field(page, 'Total')).toContainText('Contradice');
    await expect(field(page, 'Razón social').first()).toContainText('TAJADOR ROJO');
    await shot('inicio-adulterada-1440');
  });

  test('is told in Spanish what is wrong with a file, before and after sending it', async ({
    page,
    server,
    shot,
  }) => {
    await signIn(page.context(), server.url);
    await page.goto('/');
    const files = page.getByLabel('Archivos');
    await files.setInputFiles({
      name: 'nota.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    });
    await expect(page.getByText('Tipo de archivo no válido')).toBeVisible();
    await expect(page.getByText('nota.gif no es un tipo de archivo permitido')).toBeVisible();

    const broken = Buffer.from(`%PDF-1.4\n${'x'.repeat(500)}`);
    await files.setInputFiles({ name: 'rota.pdf', mimeType: 'application/pdf', buffer: broken });
    await expect(sessionFile(page, 'rota.pdf').getByText('Corrija el archivo')).toBeVisible({
      timeout: 300_000,
    });
    await expect(sessionFile(page, 'rota.pdf').getByText('Reintentar')).toHaveCount(0);
    await expect(page.getByText('Error en el procesamiento').first()).toBeVisible();
    await shot('inicio-error-1440');
    await page.setViewportSize(PHONE);
    await shot('inicio-error-390');
  });

  test('signs out and is out', async ({ page, server }) => {
    await signIn(page.context(), server.url);
    await page.goto('/');
    await page.getByRole('button', { name: /cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
  });

  test('gets a way home from an unknown address', async ({ page }) => {
    const response = await page.goto('/no-existe');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});
