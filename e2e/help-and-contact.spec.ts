import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

test.describe('the contact page', () => {
  test('tells what is missing, then prepares the message and sends nothing', async ({
    page,
    shot,
  }) => {
    const calls: string[] = [];
    await page.goto('/contact');
    page.on('request', (request) => {
      // The browser fetches the icon of the page when it has nothing better to do.
      if (!/\/favicon\.(?:ico|svg)$/.test(request.url())) {
        calls.push(`${request.method()} ${request.url()}`);
      }
    });
    await page.getByLabel('Correo corporativo').fill('rosa en andina');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Escriba su nombre.')).toBeVisible();
    await expect(page.getByText(/^No parece un correo/)).toBeVisible();
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel('Nombre').fill('Rosa Quispe');
    await page.getByLabel('Correo corporativo').fill('rosa@andina.pe');
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('Recibimos 300 facturas al mes.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /aún no se ha enviado/ })).toBeFocused();
    const mail = page.getByRole('link', { name: 'Abrir en mi correo' });
    await expect(mail).toHaveAttribute(
      'href',
      /^mailto:contacto@foliado\.pe\?subject=.*300%20facturas/,
    );
    await expectAccessible(page);
    await shot('contact-prepared');
    expect(calls).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page gives the address and puts nothing into its own', async ({ page }) => {
    await page.goto('/contact');
    // Text selectors pass over what stands in a noscript.
    const mail = page.locator('form noscript a');
    await expect(mail).toBeVisible();
    await expect(mail).toHaveAttribute('href', 'mailto:contacto@foliado.pe');
    await page.getByLabel('Nombre').fill('Rosa Quispe');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await page.getByLabel('Nombre').press('Enter');
    expect(new URL(page.url()).search).toBe('');
  });

  test('the help page shows all its guides and questions, and no search', async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByRole('search')).toBeHidden();
    await page.getByRole('link', { name: 'Entender los resultados' }).click();
    await expect(page.getByRole('heading', { name: 'Entienda los resultados' })).toBeInViewport();
    await expect(page.getByText('¿Qué tan precisa es la extracción?')).toBeVisible();
  });
});

test('the help page finds without accents, and a link brings back what was hidden', async ({
  page,
}) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('segregacion');
  await expect(page.getByRole('status')).toHaveText('1 resultado');
  await expect(page.getByRole('heading', { name: 'Ajuste las reglas' })).toBeVisible();
  await expect(page.getByText('¿Qué documentos puedo procesar?')).toBeHidden();
  await expectAccessible(page);
  await page.goto('/help#formatos');
  await expect(page.getByText('¿Qué documentos puedo procesar?')).toBeInViewport();
});
