import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { makeDocument } from './support/documents';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serverOf: 'accounts' });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const RUC = '20999999019';
const RUC_WITH_WRONG_DIGIT = '20999999018';
const OWNER = { name: 'Rosa', surname: 'Quispe', email: 'rosa@molino.pe' };
const TREASURER = { name: 'Luis', surname: 'Ñahui', email: 'luis@molino.pe' };
const PASSWORD = 'molino canela viernes azul';
const COMPANY = 'Molino del Sur S.A.C.';

/** What a page looks like on a desk and on a phone, and that it can be used without seeing it. */
async function lookAt(page: Page, shot: (name: string) => Promise<void>, name: string) {
  for (const [size, viewport] of [
    ['390', PHONE],
    ['1440', DESK],
  ] as const) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await shot(`${name}-${size}`);
  }
}

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
  test.use({ viewport: DESK });
  let invitation = '';
  let filename = '';

  test('its first person registers with the keyboard alone and has 25 credits', async ({
    page,
    server,
    shot,
  }) => {
    await page.goto('/auth');
    await lookAt(page, shot, 'cuenta-inicio');
    await page.getByRole('link', { name: 'Iniciar Sesión' }).press('Enter');
    await expect(page).toHaveURL(/\/api\/login/);
    await lookAt(page, shot, 'cuenta-ingreso');
    await page.getByRole('link', { name: 'Crear cuenta' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Cree su cuenta' })).toBeVisible();
    await lookAt(page, shot, 'cuenta-registro');

    await expect(page.getByLabel('Nombre')).toBeFocused();
    await typeAndTab(page, OWNER.name, OWNER.surname, OWNER.email, 'password', COMPANY);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Razón social')).toHaveValue(COMPANY);
    await lookAt(page, shot, 'cuenta-registro-error');

    await page.getByLabel('Contraseña').focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.url}/`);
    await expectCredits(page, 25);
    await shot('cuenta-dentro-1440');
  });

  test('it tells its RUC, and a wrong check digit is refused', async ({ page, server, shot }) => {
    await signIn(page.context(), server.url, OWNER.email, PASSWORD);
    await page.goto('/');
    await page.getByRole('button', { name: /cuenta de/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Mi Empresa' }).click();
    await expect(page).toHaveURL(/\/mi-empresa$/);
    await expect(page.getByLabel('Razón social')).toHaveValue(COMPANY);

    const ruc = page.getByLabel(/^RUC/);
    const save = page.getByRole('button', { name: 'Guardar' });
    await ruc.fill(RUC_WITH_WRONG_DIGIT);
    await save.click();
    await expect(ruc).toHaveAttribute('aria-invalid', 'true');
    await shot('empresa-ruc-errado-1440');
    // What was refused is kept as it was typed.
    await page.reload();
    await expect(ruc).toHaveValue(RUC_WITH_WRONG_DIGIT);

    await ruc.fill(RUC);
    await expect(page.getByText('dígito verificador válido')).toBeVisible();
    await save.press('Enter');
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(ruc).toHaveValue(RUC);
  });

  test('it invites a treasurer by a link that is shown once', async ({ page, server, shot }) => {
    await signIn(page.context(), server.url, OWNER.email, PASSWORD);
    await page.goto('/mi-empresa');
    const form = page.getByRole('form', { name: 'Invitar' });
    await form.getByLabel('Correo').fill(TREASURER.email);
    await form.getByLabel('Logística').uncheck();
    await form.getByRole('button', { name: 'Crear enlace' }).click();
    const dialog = page.getByRole('dialog', { name: `Invitación para ${TREASURER.email}` });
    // Without PUBLIC_URL links name the address that the server listens on, not the browser's.
    invitation = new URL(await dialog.getByLabel('Enlace').inputValue()).pathname;
    expect(invitation).toMatch(/^\/api\/invitation\/[\w-]{43}$/);
    await shot('empresa-enlace-1440');
    await dialog.getByRole('button', { name: 'Listo' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: TREASURER.email })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: TREASURER.email })).toBeVisible();
    expect(await page.content()).not.toContain(invitation);
    await lookAt(page, shot, 'empresa');
  });

  test('it uploads a document for one credit', async ({ page, server }) => {
    await signIn(page.context(), server.url, OWNER.email, PASSWORD);
    await page.goto('/');
    const document = await makeDocument('orden-compra');
    filename = document.name;
    await page.getByLabel('Archivos').setInputFiles(document);
    await expect(page.getByRole('button', { name: 'Descargar JSON' })).toBeVisible({
      timeout: 300_000,
    });
    await expectCredits(page, 24);
  });

  test('its treasurer comes in by the link and sees the document', async ({
    page,
    server,
    shot,
  }) => {
    await page.goto(invitation);
    await expect(page.getByRole('heading', { name: `Únase a ${COMPANY}` })).toBeVisible();
    await expect(page.getByText(TREASURER.email)).toBeVisible();
    await lookAt(page, shot, 'invitacion');
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await typeAndTab(page, TREASURER.name, TREASURER.surname);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByText(filename).first()).toBeVisible();
    await expectCredits(page, 0);
    await expect(page.getByText(`(${OWNER.email}) que le pase créditos`).first()).toBeVisible();
    await shot('tesorera-dentro-1440');

    await page.goto('/mi-empresa');
    await expect(page.getByText(RUC)).toBeVisible();
    await expect(page.getByLabel('Razón social')).toBeHidden();
    await page.goto('/perfil');
    await expect(page.getByRole('heading', { name: 'Créditos' })).toBeVisible();
    await expect(page.getByText('Cargando')).toHaveCount(0);
    await lookAt(page, shot, 'perfil');
  });

  test('and is passed credits, with the keyboard', async ({ page, server, shot }) => {
    await signIn(page.context(), server.url, OWNER.email, PASSWORD);
    await page.goto('/mi-empresa');
    const actions = page.getByRole('button', {
      name: `Acciones de ${TREASURER.name} ${TREASURER.surname}`,
    });
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: 'Pasar créditos' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Pasar créditos/ });
    await expect(dialog).toContainText('Usted tiene 24 créditos');
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Usted tiene 24 créditos.');
    await lookAt(page, shot, 'pasar-creditos');
    await dialog.getByLabel('Créditos').fill('10');
    await page.keyboard.press('Enter');
    await expect(page.getByText('tiene 10 créditos.')).toBeVisible();
    await expectCredits(page, 14);
    await signIn(page.context(), server.url, TREASURER.email, PASSWORD);
    await page.goto('/perfil');
    await expect(page.getByRole('table', { name: 'Movimientos de créditos' })).toContainText(
      `Recibido de ${OWNER.name} ${OWNER.surname}`,
    );
  });

  test('and the link is worth nothing any more', async ({ page, server }) => {
    expect((await page.goto(invitation))?.status()).toBe(404);
    await signIn(page.context(), server.url, OWNER.email, PASSWORD);
    await page.goto('/mi-empresa');
    const member = page.getByRole('row').filter({ hasText: TREASURER.email });
    await expect(member.getByText('Activo')).toBeVisible();
    await expect(member.getByLabel('Tesorería')).toBeChecked();
    await expect(member.getByLabel('Logística')).not.toBeChecked();
    await expect(page.getByText('No hay invitaciones por aceptar.')).toBeVisible();
  });
});
