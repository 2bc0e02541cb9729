import { type Browser, expect, type Page } from '@playwright/test';
import { API } from '../../backend/src/contracts/routes';
import type { WorkflowDetail } from '../../backend/src/contracts/workflow-calls';
import { STEPS, type WorkflowCommandName } from '../../backend/src/contracts/workflow';
import { signedInClient } from './client';
import { toast } from './review';
import type { RunningServer } from './server';
import { DEMO, signIn } from './sign-in';

/** A person at a machine of their own, not yet anywhere. */
export async function personAt(
  browser: Browser,
  server: RunningServer,
  email: string,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    viewport: { width: 1280, height: 800 },
  });
  await signIn(context, server.url, email);
  return context.newPage();
}

/** Opens a document on the workflow, in a team's tab. */
export async function openWorkflow(page: Page, team: string, id: string): Promise<void> {
  await page.goto(`/workflow?equipo=${team}&filtro=todos&documento=${id}`);
  await expect(page.getByRole('list', { name: 'Pasos del documento' })).toBeVisible();
}

export const stepButton = (page: Page, step: number) =>
  page.getByRole('button', { name: STEPS[step - 1]?.action ?? '', exact: true });

/** The heading of the form of a step. */
export const stepHeading = (page: Page, step: number) =>
  page.getByRole('heading', { name: new RegExp(`^Paso ${step} de ${STEPS.length}`) });

/** What a step needs before its button. */
const NEEDED: Readonly<Partial<Record<WorkflowCommandName, (page: Page) => Promise<void>>>> = {
  ValidateData: requireDetraction,
  PreparePayment: (page) => page.getByLabel('Fecha programada').fill('2099-04-01'),
  ExecutePayment: (page) => page.getByLabel('Referencia de la transferencia').fill('TR-000771'),
  DistributeReceipts: (page) => page.getByLabel(/^Número de constancia/).fill('12345678'),
};

/** Takes the step that is shown, with whatever it needs. */
export async function takeStep(page: Page, step: number, comment = ''): Promise<void> {
  await expect(stepHeading(page, step)).toBeVisible();
  await NEEDED[STEPS[step - 1]?.command ?? 'ArchiveDocument']?.(page);
  if (comment) await page.getByLabel(/^Comentario/).fill(comment);
  // What is said of the step before may still be there: the answer is waited for, too.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/workflow/update'));
  await stepButton(page, step).click();
  expect((await answered).status(), `step ${step}`).toBe(200);
  await expect(toast(page)).toContainText('Flujo actualizado');
}

async function requireDetraction(page: Page): Promise<void> {
  const choice = page.getByRole('switch', { name: 'Requiere detracción' });
  if (!(await choice.isChecked())) await choice.check();
  await page.getByLabel('Porcentaje').fill('12');
}

const PAYMENTS: Readonly<Partial<Record<WorkflowCommandName, object>>> = {
  ValidateData: { requiresDetraction: false },
  PreparePayment: { paymentDate: '2099-04-01' },
  ExecutePayment: { telereditoReference: 'TR-000772' },
};

/** Takes the steps up to one behind the browser's back, each by its team. */
export async function stepsTaken(
  server: RunningServer,
  id: string,
  upTo: number,
  from = 1,
): Promise<void> {
  const people = {
    logistica: await signedInClient(server, DEMO.digitador),
    tesoreria: await signedInClient(server, DEMO.tesoreria),
  };
  for (const { step, team, to, command } of STEPS.slice(from - 1, upTo)) {
    const paymentInfo = PAYMENTS[command];
    const answer = await people[team].post(API.workflowUpdate(id), {
      data: {
        status: to,
        team,
        step,
        user: 'Otra persona',
        comment: `Paso ${step} dado en otra ventana`,
        ...(paymentInfo ? { additionalData: { paymentInfo } } : {}),
      },
    });
    expect(answer.status(), `step ${step}`).toBe(200);
  }
}

/** Where a document stands, as the company's administrator sees it. */
export async function workflowOf(server: RunningServer, id: string): Promise<WorkflowDetail> {
  const client = await signedInClient(server, DEMO.empresa);
  return (await (await client.get(API.documentWorkflow(id))).json()) as WorkflowDetail;
}
