import { API, DUE_DATES_SCREEN } from '../backend/src/contracts/routes';
import { daysAfter } from '../backend/src/rules/date';
import { limaDay } from '../backend/src/rules/lima-day';
import { lookAt } from './support/look-at';
import { readInvoice } from './support/review';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';

// Sums are those of a company: no other file may add to them.
test.use({ serverOf: 'due-dates' });

test('treasury sees what to pay by day, why, and has it in a calendar', async ({
  page,
  request,
  server,
  shot,
}) => {
  const soon = daysAfter(limaDay(new Date()), 2);
  const { client, id } = await readInvoice(server, { supplier: 'ACEROS DEL PUENTE ROJO S.A.C.' });
  for (const [fieldPath, newValue] of [
    ['documento.fecha_vencimiento', soon],
    ['documento.fecha_emision', limaDay(new Date())],
  ]) {
    const answer = await client.post(API.documentEditField(id), { data: { fieldPath, newValue } });
    expect(answer.status(), fieldPath).toBe(200);
  }
  await signIn(page.context(), server.url, DEMO.tesoreria);
  await page.goto('/');
  await page.getByRole('link', { name: 'Vencimientos' }).click();
  await expect(page).toHaveURL(DUE_DATES_SCREEN);
  const day = page.locator(`#dia-${soon}`);
  await expect(day.getByText('ACEROS DEL PUENTE ROJO S.A.C.')).toBeVisible();
  await lookAt(page, shot, 'due-dates');

  // By keyboard alone: to the day from the week, and to its rule.
  const toDay = page.getByRole('navigation', { name: 'Días' }).locator(`a[href="#dia-${soon}"]`);
  await toDay.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#dia-${soon}$`));
  await day.locator('summary').first().press('Enter');
  await expect(day.getByText('Impreso en el documento')).toBeVisible();

  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const address = await page.getByLabel('Enlace', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Listo' }).click();
  const calendar = await request.get(address);
  expect(calendar.status()).toBe(200);
  const event = `DTSTART;VALUE=DATE:${soon.replaceAll('-', '')}\r\n`;
  expect(await calendar.text()).toContain(event);
  await page.getByRole('button', { name: 'Anular enlace' }).click();
  await expect(page.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);

  await day.getByRole('link').first().click();
  await expect(page).toHaveURL(`/documento/${id}`);
});
