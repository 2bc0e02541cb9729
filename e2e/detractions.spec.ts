import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import { chooseFiles } from './support/choose-files';
import { signedInClient } from './support/client';
import { lookAt } from './support/look-at';
import { freshNumber, readInvoice, toast } from './support/review';
import { COMPANY_RUC, SUPPLIER_RUC } from './support/review-documents';
import type { RunningServer } from './support/server';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { stepsTaken, workflowOf } from './support/workflow';

// Treasury signs in often.
test.use({ serverOf: 'detractions' });

const HEAD =
  'Número Constancia|Fecha Pago|RUC Proveedor|Nombre Proveedor|Tipo de Comprobante|Serie de Comprobante|Numero de Comprobante|Numero de Documento Adquiriente|Monto';
const LINES = [{ quantity: 1, unit: 'ZZ', text: 'Servicio de limpieza', unitPrice: 100_000 }];

const DECISION = {
  ...{ status: 'tesoreria_validated', team: 'tesoreria', step: 4, user: 'Luis Paredes' },
  additionalData: { paymentInfo: { requiresDetraction: true, detractionPercentage: 12 } },
};

/** S/ 1,180.00 with 12 %, after four steps; without an account where none is asked for. */
async function invoice(server: RunningServer, cuenta: string | null) {
  const number = freshNumber();
  const { id, client } = await readInvoice(server, { number, lines: LINES });
  const fields = { codigo: '037', ...(cuenta && { cuenta }) };
  for (const [key, newValue] of Object.entries(fields)) {
    const data = { fieldPath: `detraccion.${key}`, newValue };
    expect((await client.post(API.documentEditField(id), { data })).status()).toBe(200);
  }
  await stepsTaken(server, id, 3);
  const treasury = await signedInClient(server, DEMO.tesoreria);
  const decided = await treasury.post(API.workflowUpdate(id), { data: DECISION });
  expect(decided.status()).toBe(200);
  const [serie = '', numero = ''] = number.split('-');
  return { id, name: `${serie}-${Number(numero)}`, serie, numero };
}

/** A constancia as a screenshot. */
async function pictureOf(
  page: Page,
  { serie, numero, today }: Record<'serie' | 'numero' | 'today', string>,
) {
  const lines = [
    ...['Número de constancia: 812345678', `Fecha de pago: ${today}`],
    ...[`RUC del proveedor: ${SUPPLIER_RUC}`, `RUC del adquiriente: ${COMPANY_RUC}`],
    ...['Tipo de comprobante: 01 - Factura', `Serie de comprobante: ${serie}`],
    ...[`Número de comprobante: ${numero}`, 'Monto del depósito: S/ 142.00'],
  ];
  const drawn = await page.context().newPage();
  await drawn.setContent(
    `<body style="font:22px/2 sans-serif;margin:40px">${lines.map((line) => `<div>${line}</div>`).join('')}`,
  );
  const png = await drawn.screenshot();
  await drawn.close();
  return png;
}

test('a detracción is deposited by file, and its constancia comes back by file or picture', async ({
  page,
  server,
  shot,
}) => {
  test.slow();
  const paid = await invoice(server, '00015013982');
  const [bare, pictured] = [await invoice(server, null), await invoice(server, null)];
  await signIn(page.context(), server.url, DEMO.tesoreria);
  await page.goto('/detracciones');
  const waiting = page.getByRole('region', { name: 'Por depositar' });
  await expect(waiting.getByRole('checkbox', { name: `Depositar ${paid.name}` })).toBeChecked();
  await expect(waiting.getByRole('checkbox', { name: `Depositar ${bare.name}` })).toBeDisabled();
  await expect(waiting).toContainText('No se conoce su cuenta en el Banco de la Nación.');
  await lookAt(page, shot, 'detracciones');

  // By keyboard alone.
  const saved = page.waitForEvent('download');
  await waiting.getByRole('button', { name: 'Generar archivo (S/ 142.00)' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe(
    `D${COMPANY_RUC}${String(new Date().getFullYear()).slice(2)}0001.txt`,
  );
  const [head = '', line = ''] = (await readFile(await file.path(), 'latin1')).split('\r\n');
  expect([head.length, line.length]).toEqual([68, 107]);
  await expect(waiting).toContainText('En el lote');
  await expect(page.getByRole('region', { name: 'Archivos generados' })).toContainText('S/ 142.00');

  await stepsTaken(server, paid.id, 6, 5);
  const today = new Date().toLocaleDateString('es-PE', {
    ...{ timeZone: 'America/Lima', day: '2-digit', month: '2-digit', year: 'numeric' },
  });
  const row = (of: typeof paid, number: string) =>
    [number, today, SUPPLIER_RUC, 'Peña', '1', of.serie, of.numero, COMPANY_RUC, '142'].join('|');
  const text = [HEAD, row(paid, '70000001'), row(bare, '70000002')].join('\r\n');
  const answer = {
    name: 'constancias.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text, 'latin1'),
  };
  const constancias = page.getByRole('region', { name: 'Constancias' });
  await chooseFiles(page, constancias.getByRole('button', { name: 'Cargar constancias' }), answer);
  await expect(constancias).toContainText('Ejecute su pago (paso 6)');
  await lookAt(page, shot, 'detracciones-constancias', constancias);
  await constancias.getByRole('button', { name: 'Registrar 1' }).press('Enter');
  await expect(toast(page)).toContainText('Constancias registradas');
  await expect(constancias).toContainText('Ya registrada: 1');
  expect(await workflowOf(server, paid.id)).toMatchObject({
    workflowStatus: 'constancia_distributed',
    paymentInfo: { constanciaNumber: '70000001' },
  });

  await stepsTaken(server, pictured.id, 6, 5);
  const buffer = await pictureOf(page, { ...pictured, today });
  const picture = { name: 'constancia.png', mimeType: 'image/png', buffer };
  const open = constancias.getByRole('button', { name: 'Cargar constancias' });
  await chooseFiles(page, open, picture);
  const form = constancias.getByRole('form', { name: `Comprobar ${pictured.name}` });
  await expect(form.getByLabel('Número de constancia')).toHaveValue('812345678', {
    timeout: 300_000,
  });
  expect((await workflowOf(server, pictured.id)).paymentInfo?.constanciaNumber).toBeUndefined();
  await lookAt(page, shot, 'detracciones-imagen', constancias);
  await constancias.getByText('Ver la página').press('Enter');
  await expect(constancias.getByRole('img', { name: /^Imagen del documento/ })).toBeVisible();
  await form.getByRole('button').press('Enter');
  await expect(constancias).toContainText('Registrada por usted.');
  expect(await workflowOf(server, pictured.id)).toMatchObject({
    paymentInfo: { constanciaNumber: '812345678' },
  });
});
