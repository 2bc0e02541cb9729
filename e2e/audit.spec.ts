import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, type Page } from '@playwright/test';
import { API, documentAuditScreen } from '../backend/src/contracts/routes';
import { STEPS } from '../backend/src/contracts/workflow';
import { finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import { DESK, expectFits, lookAt, TABLET } from './support/look-at';
import type { RunningServer } from './support/server';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serverOf: 'audit', viewport: DESK });

const ROOT = path.resolve(__dirname, '..');
const COMPANY = 'Comercial Andina Demo S.A.C.';
const COMMENT = 'Llegó completa y en buen estado';
const OLD_WORDS = 'Lote 12';
const NEW_ADDRESS = 'Av. Corregida 123, Lima';

/** The verifier of exported files as `npm run audit:verify` starts it, without a server. */
function verifyFile(file: string): { code: number | null; text: string } {
  const program = path.join('dist', 'backend', 'audit', 'cli', 'verify-file.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, file], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

/** A document that was read, corrected, and taken one step. */
async function workedOn(server: RunningServer): Promise<string> {
  const order = await makeDocument('orden-compra');
  const clerk = await signedInClient(server);
  const headers = { Origin: server.url };
  const id = await upload(clerk, order);
  const { version } = await finished(clerk, id);
  await done(
    clerk.post(API.documentEditField(id), {
      data: { fieldPath: 'proveedor.direccion', newValue: NEW_ADDRESS },
      headers: { ...headers, 'If-Match': `"${version}"` },
    }),
  );
  const { step, to, team } = STEPS[0];
  await done(
    clerk.post(API.workflowUpdate(id), {
      data: { status: to, team, step, user: 'Rosa', comment: COMMENT },
      headers,
    }),
  );
  return id;
}

async function done(call: ReturnType<APIRequestContext['post']>): Promise<void> {
  const answer = await call;
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

const band = (page: Page) => page.getByRole('region', { name: 'Verificación de la cadena' });
const events = (page: Page) => page.locator('.audit-table [data-index], .audit-card');

test.describe.serial('the audit', () => {
  let id: string;
  let folder: string;

  test.beforeAll(async ({ server }) => {
    folder = await mkdtemp(path.join(tmpdir(), 'foliado-audit-'));
    id = await workedOn(server);
  });

  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test('is checked, filtered, searched and told by a company admin', async ({
    page,
    server,
    shot,
  }) => {
    await signIn(page.context(), server.url, DEMO.empresa);
    await page.goto('/');
    await page.getByRole('link', { name: 'Auditoría' }).click();
    await page.getByRole('button', { name: /^Verificar (cadena|ahora)$/ }).click();
    await expect(band(page)).toContainText(/Cadena verificada: \d+ eventos sin cortes/);
    await expect(band(page)).toContainText('por Carmen Huamán');
    await expect(page.locator('.audit-node[data-link="sewn"]').first()).toBeVisible();

    await page.getByRole('combobox', { name: 'Filtrar por tipo' }).selectOption('Documentos');
    await page
      .getByRole('combobox', { name: 'Filtrar por acción' })
      .selectOption('Corrigió un dato');
    await expect(events(page)).toHaveCount(1);
    await expect(events(page)).toContainText(NEW_ADDRESS);
    await expect(page).toHaveURL(/%22FieldEdited%22/);
    await page.reload();
    await expect(events(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Corrigió un dato,/ }).press('Enter');
    await expect(page.locator('.entry-detail')).toBeVisible();
    await lookAt(page, shot, 'auditoria');
    const hash = await page.locator('.hash-value dd').last().innerText();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect(events(page)).not.toHaveCount(1);
    await page.setViewportSize(TABLET);
    await expectFits(page);
    await page.setViewportSize(DESK);
    await page.keyboard.press('/');
    await page.keyboard.type(hash.slice(0, 10));
    await page.getByRole('option', { name: `Huella ${hash.slice(0, 10)}` }).click();
    await expect(events(page)).toHaveCount(1);
    await expect(events(page)).toContainText(NEW_ADDRESS);

    await page.goto('/auditoria');
    await expect(events(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('orden-OC');
    await page.getByRole('option', { name: /^OC-/ }).first().click();
    await expect(page).toHaveURL(new RegExp(`documentId%22%3A%22${id}`));
    await page
      .getByRole('link', { name: /^Historia de OC-/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${documentAuditScreen(id)}$`));
    await expect(page.getByRole('heading', { name: /^Historia de OC-/ })).toBeVisible();
    const story = page.locator('.story-event');
    await expect(story.first()).toContainText('Subió el documento');
    await expect(story.filter({ hasText: 'Corrigió un dato' })).toContainText(OLD_WORDS);
    await expect(story.filter({ hasText: 'Corrigió un dato' })).toContainText(NEW_ADDRESS);
    await expect(story.last()).toContainText(COMMENT);
    await expect(page.getByText('Cadena cortada')).toHaveCount(0);
    await lookAt(page, shot, 'auditoria-historia');
    await page.getByRole('link', { name: 'Abrir documento' }).click();
    await expect(page).toHaveURL(new RegExp(`/documento/${id}$`));
  });

  test('is exported as a file that proves itself without the server', async ({ page, server }) => {
    await signIn(page.context(), server.url, DEMO.empresa);
    await page.goto('/auditoria');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Exportar JSONL' }).click(),
    ]);
    const file = path.join(folder, download.suggestedFilename());
    await download.saveAs(file);
    const whole = verifyFile(file);
    expect(whole.text).toContain('Íntegra');
    expect(whole.code).toBe(0);

    const text = await readFile(file, 'utf8');
    expect(text).toContain(NEW_ADDRESS);
    await writeFile(file, text.replace(NEW_ADDRESS, 'Av. Corregida 124, Lima'));
    const broken = verifyFile(file);
    expect(broken.code).toBe(1);
    expect(broken.text).toContain(`document-${id}`);
  });

  test('shows the platform admin who did what, and no values', async ({ page, server }) => {
    await signIn(page.context(), server.url, DEMO.admin);
    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Vistas del panel' }).getByText('Auditoría').click();
    await expect(page.getByText('Cada empresa tiene su propia cadena')).toBeVisible();
    await expect(page.getByRole('row', { name: /Corrigió un dato/ })).toContainText(COMPANY);
    await page.getByRole('combobox', { name: 'Filtrar por empresa' }).selectOption(COMPANY);
    await expect(band(page)).toContainText('Cadena verificada');
    const edited = page.getByRole('row', { name: /Corrigió un dato/ });
    await edited.getByRole('button').click();
    await expect(page.getByText('FieldEdited')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(NEW_ADDRESS);
    await expect(page.locator('main')).not.toContainText(COMMENT);
    await edited.getByRole('link').click();
    await expect(page.getByText('ConformityConfirmed')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(COMMENT);
  });
});
