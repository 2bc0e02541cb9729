import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import { COMPANY_RUC } from '../support/review-documents';
import { toast } from '../support/review';
import { DEMO, signIn } from '../support/sign-in';
import { expect, test } from '../support/test';
import { stepButton, stepHeading, workflowOf } from '../support/workflow';
import { publish } from './report';
import { validatedWeek, type WeekDocument } from './treasury/documents';
import { type Cost, costRow, Hands, times, together } from './treasury/hands';

test.use({ serverOf: 'treasury' });

const DOCUMENTS = Number(process.env.BENCH_WEEK ?? 60);
const PAYDAY = '2099-04-03';

const textOf = async (file: Download): Promise<string> => readFile(await file.path(), 'latin1');

/** The documents that wait for a step, all on one page. */
async function listed(hands: Hands, step: number, count: number): Promise<void> {
  const { page } = hands;
  await hands.choose(page.getByRole('combobox', { name: /paso/i }), new RegExp(`^${step} · `));
  const rows = page.getByRole('combobox', { name: 'Filas por página de documentos' });
  if (count > 25 && (await rows.inputValue()) !== '100') await hands.choose(rows, '100 por página');
  await expect(page.getByRole('checkbox', { name: /^Seleccionar [FBE]/ })).toHaveCount(count);
}

/** The next step of all that wait for it, with what it asks once for all. */
async function takenTogether(
  hands: Hands,
  step: number,
  count: number,
  say: (dialog: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { page } = hands;
  await listed(hands, step, count);
  await hands.click(page.getByRole('checkbox', { name: 'Seleccionar la página' }));
  await hands.click(page.getByRole('button', { name: 'Dar el paso' }));
  const dialog = page.getByRole('dialog', { name: /^Dar el paso a/ });
  await say(dialog);
  await hands.click(dialog.locator('button[type="submit"]'));
  await expect(dialog).toBeHidden({ timeout: 300_000 });
  await expect(toast(page)).toContainText(`${count} documentos: un paso más`);
}

/** Saves the file of the BCP for what is not paid in a currency. */
async function bankFile(hands: Hands, sign: 'S/' | 'US$', count: number): Promise<string> {
  const { page } = hands;
  await hands.choose(
    page.getByLabel('Moneda', { exact: true }),
    sign === 'S/' ? /Soles/ : /Dólares/,
  );
  const signs = page.getByRole('grid').locator('.history-symbol');
  await expect(signs.filter({ hasText: sign === 'S/' ? 'US$' : 'S/' })).toHaveCount(0);
  await hands.click(page.getByRole('checkbox', { name: 'Seleccionar la página' }));
  const all = page.getByRole('button', { name: /^Seleccionar los .* que coinciden/ });
  if (count > 25) await hands.click(all);
  await expect(page.getByRole('region', { name: 'Selección' })).toContainText(
    `${count} seleccionados`,
  );
  await hands.click(page.getByRole('button', { name: 'Generar TXT de pago' }));
  const dialog = page.getByRole('dialog', { name: 'Generar TXT de pago' });
  await hands.click(dialog.getByRole('combobox', { name: 'Formato' }));
  await hands.click(page.getByRole('option', { name: /^BCP/ }));
  await expect(dialog).toContainText('Cuenta de cargo');
  await expect(dialog).toContainText(`${count} documentos por`);
  const saved = page.waitForEvent('download');
  await hands.click(dialog.getByRole('button', { name: 'Generar y descargar' }));
  const text = await textOf(await saved);
  await expect(dialog).toBeHidden();
  return text;
}

/** Record 3 of the BCP's file: type and number of a comprobante. */
const PAID_DOCUMENT = /^3.{16}/gm;
/** Where a detail of a deposit file has its amount, in céntimos. */
const DEPOSITED = [70, 85] as const;
const HEAD =
  'Número Constancia|Fecha Pago|RUC Proveedor|Nombre Proveedor|Tipo de Comprobante|Serie de Comprobante|Numero de Comprobante|Numero de Documento Adquiriente|Monto';

/** SUNAT's answer to a deposit file: a constancia for each of its lines. */
function constanciasOf(deposit: string, documents: readonly WeekDocument[]): string {
  const day = new Intl.DateTimeFormat('es-PE', {
    ...{ timeZone: 'America/Lima', day: '2-digit', month: '2-digit', year: 'numeric' },
  }).format(new Date());
  const [, ...lines] = deposit.split('\r\n').filter(Boolean);
  const rows = lines.map((line, at) => {
    const one = documents.find(({ ruc, number }) => {
      const [serie = '', numero = ''] = number.split('-');
      return line.includes(ruc) && line.includes(serie) && line.endsWith(numero.padStart(8, '0'));
    });
    if (!one) throw new Error(`whose is ${line}?`);
    const [serie, numero] = one.number.split('-');
    const soles = Number(line.slice(...DEPOSITED)) / 100;
    return [70_000_001 + at, day, one.ruc, 'X', '1', serie, numero, COMPANY_RUC, soles].join('|');
  });
  return [HEAD, ...rows].join('\r\n');
}

/** What one document costs by its own forms, with or without a constancia to type. */
async function byItsForms(hands: Hands, one: WeekDocument): Promise<Cost> {
  const { page } = hands;
  return hands.costOf(async () => {
    await hands.type(page.getByRole('searchbox', { name: 'Buscar documentos' }), one.number);
    await hands.click(page.getByRole('button', { name: one.number }));
    const said: Partial<Record<number, () => Promise<void>>> = {
      5: () => hands.typeDay(page.getByLabel('Fecha programada'), PAYDAY),
      6: () => hands.type(page.getByLabel('Referencia de la transferencia'), '00458812'),
      7: () => hands.type(page.getByLabel(/^Número de constancia/), '70000999'),
    };
    for (const step of [5, 6, 7, 8]) {
      await expect(stepHeading(page, step)).toBeVisible();
      if (step < 7 || one.hasDetraction) await said[step]?.();
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/workflow/update'));
      await hands.click(stepButton(page, step));
      expect((await answered).status(), `step ${step}`).toBe(200);
    }
  });
}

test('a week of treasury: sixty invoices from their validation to the archive', async ({
  page,
  server,
}) => {
  page.setDefaultTimeout(15_000);
  const made = await validatedWeek(server, DOCUMENTS + 2);
  const [withIt, without] = [
    made.find((one) => one.hasDetraction),
    made.find((one) => !one.hasDetraction),
  ];
  if (!withIt || !without) throw new Error('both kinds are needed');
  const week = made.filter((one) => one !== withIt && one !== without);
  const detracted = week.filter((one) => one.hasDetraction);
  const of = (currency: string) => week.filter((one) => one.currency === currency);
  await signIn(page.context(), server.url, DEMO.tesoreria);
  const hands = new Hands(page);
  const costs: [string, Cost][] = [];
  const act = async (name: string, acts: () => Promise<void>): Promise<void> => {
    costs.push([name, await hands.costOf(acts)]);
    process.stdout.write(`${JSON.stringify(costs.at(-1))}\n`);
  };

  await page.goto('/workflow?filtro=todos');
  const alone = [await byItsForms(hands, withIt), await byItsForms(hands, without)] as const;

  await act('prepare payments', async () => {
    await hands.open('/workflow');
    await takenTogether(hands, 5, week.length, (dialog) =>
      hands.typeDay(dialog.getByLabel('Fecha programada'), PAYDAY),
    );
  });
  const files: string[] = [];
  await act('bank files, one a currency', async () => {
    await hands.open('/historial');
    await hands.choose(page.getByRole('combobox', { name: 'Filtrar por pago' }), 'Pendiente Pago');
    await hands.click(page.getByRole('button', { name: /^(Más )?[Ff]iltros/ }));
    files.push(await bankFile(hands, 'S/', of('PEN').length));
    files.push(await bankFile(hands, 'US$', of('USD').length));
  });
  const paid = files.flatMap((text) => text.match(PAID_DOCUMENT) ?? []);
  expect(new Set(paid).size, 'each is in one file, once').toBe(paid.length);
  expect(paid).toHaveLength(week.length);
  await act('execute payments, by pasted list', async () => {
    await hands.open('/workflow');
    const list = week.map(
      ({ number }, at) => `${number}\t${String(458_812 + at).padStart(8, '0')}`,
    );
    await takenTogether(hands, 6, week.length, async (dialog) => {
      await hands.paste(dialog.getByLabel(/^Lista del banco/), list.join('\n'));
      await expect(dialog).toContainText(`${week.length} documentos con referencia de la lista.`);
    });
  });
  let deposit = '';
  await act('deposit file of detracciones', async () => {
    await hands.open('/detracciones');
    const saved = page.waitForEvent('download');
    await hands.click(page.getByRole('button', { name: /^Generar archivo/ }));
    deposit = await textOf(await saved);
  });
  const answer = constanciasOf(deposit, made);
  expect(answer.split('\r\n'), 'the deposit file has all of them').toHaveLength(
    detracted.length + 1,
  );
  await act('constancias, by file (step 7)', async () => {
    const chooser = page.waitForEvent('filechooser');
    await hands.click(page.getByRole('button', { name: 'Cargar archivo de SUNAT' }));
    await (
      await chooser
    ).setFiles({
      ...{ name: 'constancias.txt', mimeType: 'text/plain' },
      buffer: Buffer.from(answer, 'latin1'),
    });
    await hands.click(page.getByRole('button', { name: `Registrar ${detracted.length}` }));
    await expect(toast(page)).toContainText('Constancias registradas', { timeout: 120_000 });
  });
  await act('step 7 of those without detracción', async () => {
    await hands.open('/workflow');
    await takenTogether(hands, 7, week.length - detracted.length);
  });
  await act('archive', () => takenTogether(hands, 8, week.length));

  const NONE: Cost = { clicks: 0, characters: 0, loads: 0, seconds: 0 };
  const inAll = costs.reduce((sum, [, cost]) => together(sum, cost), NONE);
  const byForms = together(
    times(alone[0], detracted.length),
    times(alone[1], week.length - detracted.length),
  );
  publish(
    'treasury',
    `A week of treasury: ${week.length} invoices, ${detracted.length} with detracción`,
    [
      ...costs.map(([name, cost]) => costRow(name, cost)),
      costRow('all of it', inAll),
      costRow('one with detracción by its forms', alone[0]),
      costRow('one without by its forms', alone[1]),
      costRow(`${week.length} by their forms, files aside`, byForms),
    ],
  );
  const references = new Set<string | undefined>();
  for (const { id, number } of week) {
    const { workflowStatus, workflowVersion, paymentInfo } = await workflowOf(server, id);
    expect([workflowStatus, workflowVersion], number).toEqual(['archived', 8]);
    references.add(paymentInfo?.telereditoReference);
  }
  expect(references.size, 'each paid by a transfer of its own').toBe(week.length);
});
