import type { Page } from '@playwright/test';
import { makeDocument } from './support/documents';
import { DESK, lookAt } from './support/look-at';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ viewport: DESK });

const RUC = '20999999019';
const OWNER = { name: 'Rosa', surname: 'Quispe', email: 'rosa@molino.pe' };
const TREASURER = { name: 'Luis', surname: 'Ñahui', email: 'luis@molino.pe' };
const PASSWORD = 'molino canela viernes azul';
const COMPANY = 'Molino del Sur S.A.C.';

/** Fills what is focused, then goes on by the keyboard. */
async function typeAndTab(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

/** The balance that the account menu tells. */
async function expectCredits(page: Page, credits: number): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'Su cuenta' });
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await expect(menu.getByText(`${credits} créditos disponibles`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

test.describe.serial('the first ten minutes of a new company', () => {
  let invitation = '';
  let filename = '';

  test('its first person registers with the keyboard, tells the RUC, reads a document and invites', async ({
    page,
    server,
    shot,
  }) => {
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Iniciar Sesión' }).press('Enter');
    await expect(page).toHaveURL(/\/api\/login/);
    await page.getByRole('link', { name: 'Crear cuenta' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Cree su cuenta' })).toBeVisible();
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await typeAndTab(page, OWNER.name, OWNER.surname, OWNER.email, PASSWORD, COMPANY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.url}/`);
    await expectCredits(page, 25);

    const document = await makeDocument('orden-compra');
    filename = document.name;
    await page.getByLabel('Archivos').setInputFiles(document);
    await expect(page.getByRole('button', { name: 'Descargar JSON' })).toBeVisible({
      timeout: 300_000,
    });
    await expectCredits(page, 24);

    await page.getByRole('button', { name: /cuenta de/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Mi Empresa' }).click();
    await expect(page).toHaveURL(/\/mi-empresa$/);
    await expect(page.getByRole('textbox', { name: 'Razón social' })).toHaveValue(COMPANY);
    const [ruc, save] = [page.getByLabel(/^RUC/), page.getByRole('button', { name: 'Guardar' })];
    await ruc.fill(RUC);
    await expect(page.getByText('dígito verificador válido')).toBeVisible();
    await save.press('Enter');
    await expect(save).toBeDisabled();

    const form = page.getByRole('form', { name: 'Invitar' });
    await form.getByLabel('Correo').fill(TREASURER.email);
    await form.getByLabel('Logística').uncheck();
    await form.getByRole('button', { name: 'Crear enlace' }).click();
    const dialog = page.getByRole('dialog', { name: `Invitación para ${TREASURER.email}` });
    // Without PUBLIC_URL links name the address that the server listens on, not the browser's.
    invitation = new URL(await dialog.getByLabel('Enlace').inputValue()).pathname;
    expect(invitation).toMatch(/^\/api\/invitation\/[\w-]{43}$/);
    await dialog.getByRole('button', { name: 'Listo' }).press('Enter');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: TREASURER.email })).toBeVisible();
    await expect(ruc).toHaveValue(RUC);
    expect(await page.content()).not.toContain(invitation);
    await lookAt(page, shot, 'empresa');
  });

  test('its treasurer comes in by the link, sees the document and is passed credits', async ({
    browser,
    page,
    server,
    shot,
  }) => {
    await page.goto(invitation);
    await expect(page.getByRole('heading', { name: `Únase a ${COMPANY}` })).toBeVisible();
    await expect(page.getByText(TREASURER.email)).toBeVisible();
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await typeAndTab(page, TREASURER.name, TREASURER.surname);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByText(filename).first()).toBeVisible();
    await expectCredits(page, 0);
    await expect(page.getByText(`(${OWNER.email}) que le pase créditos`).first()).toBeVisible();

    const context = await browser.newContext({ baseURL: server.url, viewport: DESK });
    await signIn(context, server.url, OWNER.email, PASSWORD);
    const owner = await context.newPage();
    await owner.goto('/mi-empresa');
    const member = owner.getByRole('row').filter({ hasText: TREASURER.email });
    await expect(member.getByLabel('Tesorería')).toBeChecked();
    await expect(member.getByLabel('Logística')).not.toBeChecked();
    await owner
      .getByRole('button', { name: `Acciones de ${TREASURER.name} ${TREASURER.surname}` })
      .press('Enter');
    await owner.getByRole('menuitem', { name: 'Pasar créditos' }).press('Enter');
    const dialog = owner.getByRole('dialog', { name: /^Pasar créditos/ });
    await expect(dialog).toContainText('Usted tiene 24 créditos');
    await owner.keyboard.type('25');
    await owner.keyboard.press('Enter');
    await expect(dialog).toContainText('Usted tiene 24 créditos.');
    await lookAt(owner, shot, 'pasar-creditos', dialog);
    await dialog.getByLabel('Créditos').fill('10');
    await owner.keyboard.press('Enter');
    await expect(owner.getByText('tiene 10 créditos.')).toBeVisible();
    await expectCredits(owner, 14);
    await context.close();

    await page.goto('/perfil');
    await expect(page.getByRole('table', { name: 'Movimientos de créditos' })).toContainText(
      `Recibido de ${OWNER.name} ${OWNER.surname}`,
    );
    await lookAt(page, shot, 'perfil');
  });
});
