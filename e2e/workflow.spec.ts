import type { Page } from '@playwright/test';
import { documentScreen } from '../backend/src/contracts/routes';
import { STEPS } from '../backend/src/contracts/workflow';
import { expectAccessible } from './support/axe';
import { document as documentOf, signedInClient } from './support/client';
import { makeDocument } from './support/documents';
import { expectFits, expectLargest, lookAt, PHONE } from './support/look-at';
import { readInvoice, readMade, toast } from './support/review';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import {
  openWorkflow,
  personAt,
  stepButton,
  stepHeading,
  stepsTaken,
  takeStep,
  workflowOf,
} from './support/workflow';

test.describe('a document and its steps', () => {
  test('are gone through by three people at three machines; each leaves a trace', async ({
    browser,
    page,
    server,
    shot,
  }) => {
    test.slow();
    // Lines of its own: the same again under another number would ask for a reason.
    const { id } = await readInvoice(server, {
      supplier: 'DEPÓSITO DOS MANOS S.A.C.',
      lines: [{ quantity: 3, unit: 'UND', text: 'Carretilla de obra', unitPrice: 18_900 }],
    });
    const again = (person: typeof page) =>
      person.getByRole('button', { name: /DOS MANOS/ }).click();
    await signIn(page.context(), server.url, DEMO.digitador);
    await openWorkflow(page, 'logistica', id);
    await expect(page.getByText('Su equipo: Logística')).toBeVisible();
    await page.getByLabel(/^Comentario/).fill('Recibido en planta');
    await stepButton(page, 1).dblclick();
    await expect(toast(page)).toContainText('Flujo actualizado');
    expect((await workflowOf(server, id)).workflowVersion).toBe(1);
    await page.goto(documentScreen(id));
    const card = page.getByRole('region', { name: 'Validación del flujo de pago' });
    await card.getByLabel(/^Comentario/).fill('Desde el documento');
    await card.getByRole('button', { name: 'Registrar y Enviar a Tesorería' }).click();
    await expect(toast(page)).toContainText('Flujo actualizado');

    const treasurer = await personAt(browser, server, DEMO.tesoreria);
    await openWorkflow(treasurer, 'tesoreria', id);
    // Somebody else of the team takes the step meanwhile.
    await treasurer.getByLabel(/^Comentario/).fill('Lo que escribí yo');
    await stepsTaken(server, id, 3, 3);
    await stepButton(treasurer, 3).click();
    const moved = treasurer.getByRole('alert', { name: 'El documento ya se movió' });
    await expect(moved).toContainText('Enviado a Tesorería → Revisado por Tesorería');
    await expect(moved).toContainText('“Paso 3 dado en otra ventana”');
    await expectAccessible(treasurer, moved);
    await moved.getByRole('button', { name: 'Ver estado actual' }).click();
    await expect(stepHeading(treasurer, 4)).toBeVisible();
    await expect(treasurer.getByLabel(/^Comentario/)).toHaveValue('Lo que escribí yo');

    await observeAndCorrect(treasurer, await personAt(browser, server, DEMO.empresa), id);
    for (const { step } of STEPS.slice(3)) {
      await expect(stepHeading(treasurer, step)).toBeVisible();
      // A label that breaks into two lines pushes its field out of the row.
      for (const label of await treasurer.locator('#paso .field-label').all())
        expect((await label.boundingBox())?.height, `label at step ${step}`).toBeLessThan(24);
      await takeStep(treasurer, step);
      await again(treasurer);
    }
    await expect(treasurer.getByText('Documento archivado.')).toBeVisible();
    const journey = treasurer.getByRole('complementary', { name: 'Recorrido' });
    await expect(journey).toContainText('“Recibido en planta”');
    await expect(journey).toContainText('“Desde el documento”');
    await expect(journey).toContainText('Referencia: TR-000771');
    await shot('workflow-archivado');
    await treasurer.context().close();

    const detail = await workflowOf(server, id);
    expect(detail.workflowStatus).toBe(STEPS.at(-1)?.to);
    expect(detail.history.map(({ team }) => team)).toEqual(STEPS.map(({ team }) => team));
    expect(detail.paymentInfo).toMatchObject({
      requiresDetraction: true,
      detractionPercentage: 12,
    });
    const client = await signedInClient(server, DEMO.empresa);
    expect((await documentOf(client, id)).paymentStatus).toBe('paid');
  });
});

/** Treasury observes it, its company admin opens it to be corrected, treasury lifts the observation. */
async function observeAndCorrect(treasurer: Page, boss: Page, id: string): Promise<void> {
  await treasurer.getByRole('button', { name: 'Observar' }).click();
  await treasurer.getByLabel('Motivo').fill('El RUC no es el del contrato');
  await treasurer.getByRole('dialog').getByRole('button', { name: 'Observar' }).click();
  const note = treasurer.getByRole('region', { name: 'Observado' });
  await expect(note).toContainText('“El RUC no es el del contrato”');
  await expect(stepButton(treasurer, 4)).toHaveCount(0);
  await expectAccessible(treasurer, note);

  await openWorkflow(boss, 'tesoreria', id);
  await boss.getByRole('button', { name: 'Abrir para corregir' }).click();
  await boss.getByLabel('Motivo').fill('Corrijo el RUC');
  await boss.getByRole('dialog').getByRole('button', { name: 'Abrir' }).click();
  await expect(boss).toHaveURL(new RegExp(`${documentScreen(id)}$`));
  await expect(boss.getByText('Bloqueado')).toHaveCount(0);
  await boss.context().close();

  await treasurer.reload();
  await note.getByRole('button', { name: 'Levantar observación' }).click();
  await treasurer.getByLabel('Motivo').fill('RUC corregido');
  await treasurer.getByRole('button', { name: 'Levantar', exact: true }).click();
  await expect(note).toBeHidden();
}

test.describe('the workflow screen', () => {
  test('is worked with the keyboard alone, and on a phone says nothing over a button', async ({
    page,
    server,
    shot,
  }) => {
    const documents = [
      await readInvoice(server),
      await readInvoice(server),
      await readInvoice(server),
    ];
    await signIn(page.context(), server.url, DEMO.digitador);
    await page.goto('/workflow?orden=recientes');
    const rows = page.locator('.workflow-row');
    await expect(rows.first()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Usuario')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sin ratón');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page)).toContainText('Flujo actualizado');
    await expect(page.getByRole('region', { name: 'Documento abierto' })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`documento=${documents[1]?.id}`));
    const last = await workflowOf(server, documents[2]?.id ?? '');
    expect(last.history[0]?.comment).toBe('Sin ratón');
    await page.keyboard.press('Shift+?');
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await expect(help).toBeVisible();
    await expectAccessible(page, help);

    await page.setViewportSize(PHONE);
    await page.goto(`/workflow?equipo=logistica&orden=recientes&documento=${documents[1]?.id}`);
    await takeStep(page, 1);
    await expect(stepHeading(page, 1)).toBeVisible();
    const said = await toast(page).boundingBox();
    const button = await page.locator('#paso [type="submit"]').boundingBox();
    expect((said?.y ?? NaN) + (said?.height ?? NaN)).toBeLessThan(button?.y ?? NaN);
    await shot('workflow-390-aviso');
  });

  test('takes the step of several with the keyboard alone, and says who was refused', async ({
    page,
    server,
    shot,
  }) => {
    const several = [
      await readInvoice(server),
      await readInvoice(server),
      await readInvoice(server),
    ];
    await signIn(page.context(), server.url, DEMO.digitador);
    await page.goto('/workflow?orden=recientes');
    const rows = page.locator('.workflow-row');
    await expect(rows.first()).toHaveAttribute('aria-current', 'true');
    // As fast as keys can be: none waits until the one before is drawn.
    for (const key of 'xjxjx') await page.keyboard.press(key);
    await expect(rows.nth(2)).toBeFocused();
    const bar = page.getByRole('region', { name: 'Selección' });
    await expect(bar).toContainText('3 seleccionados');
    // Where the list goes on below the window.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 420 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    if (size) await page.setViewportSize(size);
    await expect(page.getByRole('img', { name: /página 1/i }).first()).toBeVisible();
    await lookAt(page, shot, 'workflow-varios');
    // Somebody else takes the step of one of them meanwhile.
    await stepsTaken(server, several[1]?.id ?? '', 1);
    const act = bar.getByRole('button', { name: 'Dar el paso' });
    for (let tab = 0; !(await act.evaluate((one) => one.matches(':focus'))); tab += 1) {
      expect(tab).toBeLessThan(8);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Dar el paso a 3 documentos' });
    await page.keyboard.type('Lote de la mañana');
    await shot('workflow-varios-pregunta');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText('2 de 3 avanzaron un paso');
    await expect(dialog.getByRole('list', { name: 'Documentos que no avanzaron' })).toBeVisible();
    await expectAccessible(page, dialog);
    await shot('workflow-varios-respuesta');
    await page.keyboard.press('Escape');
    await expect(bar).toContainText('1 seleccionado');
    for (const { id } of [several[0], several[2]].filter((one) => one !== undefined))
      expect((await workflowOf(server, id)).history.map(({ comment }) => comment)).toEqual([
        'Lote de la mañana',
      ]);
  });

  test('says of a document that may be forged nothing larger than that, and holds on a phone', async ({
    page,
    server,
    shot,
  }) => {
    const { id } = await readMade(server, await makeDocument('factura-adulterada'));
    await stepsTaken(server, id, 2);
    await signIn(page.context(), server.url, DEMO.tesoreria);
    await openWorkflow(page, 'tesoreria', id);
    await expect(stepHeading(page, 3)).toBeVisible();
    const pane = page.getByRole('region', { name: 'Documento abierto' });
    const forged = pane.getByText('Posible falsificación', { exact: true }).first();
    await expectLargest(pane, forged);
    await lookAt(page, shot, 'workflow-falsificada');

    await page.setViewportSize(PHONE);
    await page.goto('/workflow?orden=recientes');
    await expect(page.locator('.workflow-row').first()).toBeVisible();
    await expect(pane).toHaveCount(0);
    await expectAccessible(page);
    await page.locator('.workflow-row').first().click();
    await expect(stepHeading(page, 3)).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Volver a la lista' }).click();
    await expect(page.locator('.workflow-row').first()).toBeVisible();
  });

  test('proposes the exchange rate that the page prints, and refuses another text where it is typed', async ({
    page,
    server,
  }) => {
    const lines = [{ quantity: 2, unit: 'UND', text: 'Taladro percutor', unitPrice: 310 }];
    const { id } = await readInvoice(server, { exchangeRate: '3.752', lines });
    await stepsTaken(server, id, 3);
    await signIn(page.context(), server.url, DEMO.tesoreria);
    await openWorkflow(page, 'tesoreria', id);
    await page.getByRole('switch', { name: 'Requiere detracción' }).check();
    await page.getByLabel('Porcentaje').fill('12');
    const rate = page.getByLabel('Tipo de cambio');
    await expect(rate).toHaveValue('3.752');
    await expect(rate).toHaveAccessibleDescription(/^Impreso en la página 1\./);
    await expectAccessible(page, page.locator('#paso'));
    // On a screen that need not scroll, once, at the edge from which the shorter text would move the button away.
    await page.setViewportSize({ width: 1440, height: 1200 });
    await rate.fill('abc');
    await stepButton(page, 4).click({ position: { x: 20, y: 30 } });
    await expect(rate).toHaveAccessibleDescription(/soles por unidad, como 3\.755/);
    await expect(rate).toBeFocused();
    await rate.fill('');
    await takeStep(page, 4);

    await expect(stepHeading(page, 5)).toBeVisible();
    await expect(rate).toHaveValue('3.752');
    await rate.fill('');
    await page.getByLabel('Fecha programada').fill('2099-04-01');
    await stepButton(page, 5).click();
    await expect(rate).toHaveAccessibleDescription(
      'Escriba el tipo de cambio: el depósito es en soles.',
    );
    await expect(rate).toBeFocused();
    expect((await workflowOf(server, id)).workflowVersion).toBe(4);
    await rate.fill('3.752');
    await takeStep(page, 5);
    expect((await workflowOf(server, id)).paymentInfo?.detractionInfo).toContain('3.752');
  });
});
