import { readFile } from 'node:fs/promises';
import { DESK, lookAt } from './support/look-at';
import { toast } from './support/review';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serverOf: 'leaving', viewport: DESK });

test('a company takes what is theirs, orders its removal and stays after all', async ({
  page,
  server,
  shot,
}) => {
  await signIn(page.context(), server.url, DEMO.empresa);
  await page.goto('/mi-empresa');
  const card = page.getByRole('region', { name: 'Datos y baja' });
  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Descargar todo' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^foliado-datos_\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'));

  await card.getByRole('button', { name: /^Dar de baja/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^¿Dar de baja/ });
  const order = dialog.getByRole('button', { name: 'Ordenar la baja' });
  await expect(order).toBeDisabled();
  await dialog.getByLabel('Escriba la razón social').fill('Comercial Andina Demo S.A.C.');
  await lookAt(page, shot, 'baja-dialogo', dialog);
  await dialog.getByLabel('Día de la baja').fill('2020-01-01');
  await order.click();
  await expect(dialog).toContainText('Elija un día entre el');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await card.getByRole('button', { name: /^Dar de baja/ }).click();
  await dialog.getByLabel('Escriba la razón social').fill('Comercial Andina Demo S.A.C.');
  await order.click();
  await expect(toast(page)).toContainText('Baja ordenada');
  await expect(page.getByText(/^La empresa se da de baja el/)).toBeVisible();
  await lookAt(page, shot, 'baja-ordenada');
  await card.getByRole('button', { name: 'Anular la baja' }).click();
  await expect(page.getByText(/^La empresa se da de baja el/)).toHaveCount(0);
});

test('the platform’s admin sees a company’s ways out, and takes a person out of an account', async ({
  page,
  server,
  shot,
}) => {
  await signIn(page.context(), server.url, DEMO.admin);
  await page.goto('/admin/empresas');
  await page.getByRole('button', { name: /^Acciones de Comercial Andina/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Dar de baja…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^¿Dar de baja/ });
  await expect(dialog).toBeVisible();
  await lookAt(page, shot, 'baja-admin');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto('/admin?filter={"q":"tesoreria"}');
  await page
    .getByRole('button', { name: /Luis Paredes/ })
    .first()
    .click();
  const ask = page.getByRole('button', { name: 'Anonimizar cuenta' });
  await ask.press('Enter');
  const person = page.getByRole('dialog', { name: /^¿Anonimizar la cuenta de Luis/ });
  const anonymise = person.getByRole('button', { name: 'Anonimizar' });
  await person.getByLabel('Escriba su correo').fill('otro@demo.pe');
  await expect(anonymise).toBeDisabled();
  await lookAt(page, shot, 'anonimizar');
  // Another width has another panel, with a dialog of its own.
  await ask.press('Enter');
  await expect(person.getByLabel('Escriba su correo')).toBeFocused();
  await person.getByLabel('Escriba su correo').fill(DEMO.tesoreria);
  await person.getByLabel('Escriba su correo').press('Enter');
  await expect(toast(page)).toContainText('Cuenta anonimizada');
  await expect(page.getByText(DEMO.tesoreria)).toHaveCount(0);
});
