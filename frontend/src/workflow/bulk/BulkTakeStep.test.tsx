import type { PaymentFindingCode } from '@contracts/payment-judgement';
import type { WorkflowDocument } from '@contracts/workflow-calls';
import { screen, within } from '@testing-library/react';
import { ApiError, NetworkError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aDetail, aUser, someData } from '../../test/factories';
import { aFinding } from '../../test/history-factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import { aWorkflowDetail, aWorkflowDocument } from '../../test/workflow-factories';

const numbered = (id: string, version: number): WorkflowDocument =>
  aWorkflowDocument(version, {
    id,
    extractedData: {
      ...someData(),
      documento: { ...someData().documento, numero: `F001-${id}` },
      proveedor: { nombre: `Proveedor ${id}`, ruc: '20608471937' },
    },
  });

const DOCUMENTS = [numbered('1', 0), numbered('2', 0), numbered('3', 1)];
const logistica = aUser({ teams: ['logistica'], firstName: 'Ana', lastName: 'Ríos' });

function open(
  takeStep: AppVerbs['takeStep'],
  documents = DOCUMENTS,
  user = logistica,
  path = '/workflow',
  verbs: Partial<AppVerbs> = {},
) {
  const known = (id: string) => documents.find((one) => one.id === id) ?? numbered(id, 0);
  const dataProvider = fakeDataProvider({
    listTeamDocuments: () => Promise.resolve({ rows: documents, total: documents.length }),
    getDocument: async (id) => aDetail(known(id), known(id)),
    getWorkflow: async (id) => aWorkflowDetail(known(id).workflowVersion, { documentId: id }),
    takeStep,
    ...verbs,
  });
  return renderApp({ dataProvider, path, user });
}

const taken: AppVerbs['takeStep'] = async (id, _, version) =>
  aWorkflowDetail(version + 1, { documentId: id });
const check = (number: string) =>
  screen.findByRole('checkbox', { name: `Seleccionar F001-${number}` });
const refusal = (status: number, message: string) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ message }) });

async function choosePage(person: ReturnType<typeof open>['person']) {
  await check('1');
  await person.click(screen.getByRole('checkbox', { name: 'Seleccionar la página' }));
  await person.click(screen.getByRole('button', { name: 'Dar el paso' }));
  return screen.findByRole('dialog', { name: 'Dar el paso a 3 documentos' });
}

describe('payments that wait for an approval', () => {
  const path = '/workflow?equipo=tesoreria&filtro=por-aprobar';
  const boss = aUser({ role: 'company_admin' });

  it('are approved together, each as it was seen, and those that were refused stay chosen', async () => {
    const approvePayment = jest.fn(async (id: string) => {
      if (id === '2') throw refusal(403, 'Usted preparó este pago.');
    });
    const rows = [numbered('1', 4), numbered('2', 5)];
    const { person } = open(taken, rows, boss, path, { approvePayment });
    await check('1');
    await person.click(screen.getByRole('checkbox', { name: 'Seleccionar la página' }));
    await person.click(screen.getByRole('button', { name: 'Aprobar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aprobar 2 documentos' });
    await person.type(within(dialog).getByLabelText(/^Comentario/), 'Visto{Enter}');
    expect(await within(dialog).findByRole('status')).toHaveTextContent(
      '1 de 2 quedaron aprobados',
    );
    expect(dialog).toHaveTextContent('Usted preparó este pago.');
    expect(approvePayment.mock.calls).toEqual([
      ['1', { comment: 'Visto' }, 3],
      ['2', { comment: 'Visto' }, 3],
    ]);
    await person.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    expect(screen.getByRole('region', { name: 'Selección' })).toHaveTextContent('1 seleccionado');
  });

  it('are not chosen by who pays nothing', async () => {
    open(taken, [numbered('1', 4)], logistica, path);
    await screen.findByText(/F001-1/);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('many documents', () => {
  it('take each its next step in a call of its own, with one name and one comment', async () => {
    const takeStep = jest.fn(taken);
    const { person } = open(takeStep);
    const dialog = await choosePage(person);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      '2 · Paso 1, conformidad: Confirmar Conformidad',
      '1 · Paso 2, registro y envío: Registrar y Enviar a Tesorería',
    ]);
    await person.type(within(dialog).getByLabelText(/^Comentario/), 'Lote de marzo{Enter}');
    expect(await screen.findByText('3 documentos: un paso más')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
    const calls = takeStep.mock.calls.map(([id, { step, user, comment }, version]) => ({
      ...{ id, step, user, comment, version },
    }));
    const said = { user: 'Ana Ríos', comment: 'Lote de marzo' };
    expect(calls).toEqual([
      { id: '1', step: 1, version: 0, ...said },
      { id: '2', step: 1, version: 0, ...said },
      { id: '3', step: 2, version: 1, ...said },
    ]);
    expect(new Set(takeStep.mock.calls.map(([, , , key]) => key)).size).toBe(3);
  });

  it('are told at the first steps, too, what will speak against paying them, and go on', async () => {
    const order = numbered('2', 0);
    const data = { ...order.extractedData, documento: { tipo: 'orden_compra', numero: 'F001-2' } };
    const documents = [numbered('1', 0), { ...order, extractedData: data }, numbered('3', 1)];
    const { person } = open(taken, documents as WorkflowDocument[]);
    const dialog = within(await choosePage(person));
    expect(dialog.getByRole('list', { name: 'Documentos con hallazgos' })).toHaveTextContent(
      'Una orden de compra no es un comprobante de pago',
    );
    expect(dialog.getByText('Nadie ha confirmado los datos de 3.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Dar los pasos' }));
    expect(await screen.findByText('3 documentos: un paso más')).toBeInTheDocument();
  });

  it('are told apart: who was refused, why, and that they are still chosen', async () => {
    const { person } = open(async (id, ...rest) => {
      if (id === '2') throw refusal(409, 'El documento está observado: falta la guía.');
      return taken(id, ...rest);
    });
    const dialog = await choosePage(person);
    await person.click(within(dialog).getByRole('button', { name: 'Dar los pasos' }));
    const refused = await within(dialog).findByRole('list', {
      name: 'Documentos que no avanzaron',
    });
    expect(refused).toHaveTextContent(
      'Proveedor 2 F001-2: El documento está observado: falta la guía.',
    );
    expect(within(dialog).getByRole('status')).toHaveTextContent('2 de 3 avanzaron un paso');
    await person.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    expect(await check('1')).not.toBeChecked();
    expect(await check('2')).toBeChecked();
    expect(screen.getByText('1 seleccionado')).toBeInTheDocument();
  });

  it('stop where the server does not answer, and go on with the same intent', async () => {
    let isDown = true;
    const takeStep = jest.fn<ReturnType<typeof taken>, Parameters<typeof taken>>(
      async (id, ...rest) => {
        if (id === '2' && isDown) throw new NetworkError();
        return taken(id, ...rest);
      },
    );
    const { person } = open(takeStep);
    const dialog = await choosePage(person);
    await person.click(within(dialog).getByRole('button', { name: 'Dar los pasos' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sin conexión');
    expect(takeStep.mock.calls.map(([id]) => id)).toEqual(['1', '2']);
    isDown = false;
    await person.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('2 documentos: un paso más')).toBeInTheDocument();
    const [, first, again, last] = takeStep.mock.calls;
    expect(again).toEqual(first);
    expect(last?.[0]).toBe('3');
  });

  it('are chosen with X, and let go of', async () => {
    const { person } = open(taken);
    await check('1');
    await person.keyboard('x');
    expect(await check('1')).toBeChecked();
    await person.keyboard('jx');
    expect(screen.getByText('2 seleccionados')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Quitar selección' }));
    expect(await check('1')).not.toBeChecked();
  });
});

const treasury = aUser({ teams: ['tesoreria'], firstName: 'Ana', lastName: 'Ríos' });
const TREASURY = '/workflow?equipo=tesoreria';
const decided = (id: string, version: number): WorkflowDocument => ({
  ...numbered(id, version),
  paymentInfo: { requiresDetraction: false },
});

async function ask(documents: WorkflowDocument[], verbs: Partial<AppVerbs> = {}) {
  const takeStep = jest.fn(taken);
  const view = open(takeStep, documents, treasury, TREASURY, verbs);
  await check('1');
  await view.person.click(screen.getByRole('checkbox', { name: 'Seleccionar la página' }));
  await view.person.click(screen.getByRole('button', { name: 'Dar el paso' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Dar el paso a/ }));
  const calls = () =>
    takeStep.mock.calls.map(([id, { step, comment, additionalData }]) => ({
      ...{ id, step, comment, said: additionalData?.paymentInfo },
    }));
  return { ...view, dialog, calls };
}
const judged = (documentId: string, code: PaymentFindingCode, level: 0 | 1 | 2) => ({
  ...{ documentId, filename: 'a.pdf', number: `F001-${documentId}`, supplierName: documentId },
  ...{ totalCents: 100, currency: 'PEN', findings: [aFinding(code, level)] },
});

describe('payments', () => {
  it('are prepared for one day, by the button and not by Enter', async () => {
    const judgePayments = jest.fn(async () => []);
    const { person, dialog, calls } = await ask([decided('1', 4), decided('2', 4)], {
      judgePayments,
    });
    const button = dialog.getByRole('button', { name: 'Preparar Pago' });
    const date = dialog.getByLabelText('Fecha programada');
    expect(date).toHaveFocus();
    expect(dialog.getByText('S/ 2,360.00')).toBeVisible();
    expect(button).toBeDisabled();
    await person.type(date, '2099-11-30');
    await person.type(dialog.getByLabelText(/^Comentario/), 'Viernes{Enter}');
    expect(calls()).toEqual([]);
    await person.click(button);
    expect(await screen.findByText('2 documentos: un paso más')).toBeInTheDocument();
    const said = { step: 5, comment: 'Viernes', said: { paymentDate: '2099-11-30' } };
    expect(calls()).toEqual([
      { id: '1', ...said },
      { id: '2', ...said },
    ]);
    expect(judgePayments.mock.calls).toEqual([[['1', '2'], 'step5']]);
    expect(screen.getByText('2 seleccionados')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Generar TXT de pago' })).toBeNull();
  });

  it('that were prepared are let go of where others stayed behind', async () => {
    const judgePayments = () => Promise.resolve([judged('2', 'COMPROBANTE_REPETIDO', 1)]);
    const { person, dialog } = await ask([decided('1', 4), decided('2', 4)], { judgePayments });
    await person.type(dialog.getByLabelText('Fecha programada'), '2099-11-30');
    await person.click(dialog.getByRole('button', { name: 'Preparar Pago' }));
    await screen.findByText('1 documento: un paso más. 1 se queda: 1 con el mismo comprobante');
    expect(await check('1')).not.toBeChecked();
    expect(await check('2')).toBeChecked();
  });

  it('that are prepared go into a file for the bank', async () => {
    const previewPayment = jest.fn(() => new Promise<never>(() => undefined));
    const documents = [decided('1', 5), decided('2', 5)];
    const { person } = open(taken, documents, treasury, TREASURY, { previewPayment });
    await check('1');
    await person.click(screen.getByRole('checkbox', { name: 'Seleccionar la página' }));
    await person.click(screen.getByRole('button', { name: 'Generar TXT de pago' }));
    expect(previewPayment).toHaveBeenCalledWith(
      expect.objectContaining({ documentIds: ['1', '2'] }),
    );
  });

  it('are executed with the references of the pasted list, and one for the others', async () => {
    const { person, dialog, calls } = await ask([decided('1', 5), decided('2', 5)]);
    const button = dialog.getByRole('button', { name: 'Ejecutar Pago' });
    await person.click(dialog.getByLabelText(/^Lista del banco/));
    await person.paste('F001-1\t00458812\nF001-9\t00458899');
    expect(dialog.getByRole('list', { name: 'Referencias halladas' })).toHaveTextContent(
      'F001-1: 00458812',
    );
    expect(dialog.getByRole('list', { name: 'Líneas sin usar' })).toHaveTextContent('00458899');
    expect(button).toBeDisabled();
    await person.type(dialog.getByLabelText('Referencia de la transferencia'), 'TR-7');
    await person.click(button);
    await screen.findByText('2 documentos: un paso más');
    expect(calls().map(({ id, said }) => [id, said])).toEqual([
      ['1', { telereditoReference: '00458812' }],
      ['2', { telereditoReference: 'TR-7' }],
    ]);
  });

  it('stay out where they are shut, and are paid with a reason where one is asked', async () => {
    const judgePayments = () =>
      Promise.resolve([
        judged('1', 'CUENTA_DISTINTA', 1),
        judged('2', 'POSIBLE_FALSIFICACION', 1),
        judged('3', 'PAGO_PARECIDO', 1),
      ]);
    const { person, dialog, calls } = await ask(
      ['1', '2', '3'].map((id) => decided(id, 5)),
      { judgePayments },
    );
    const cards = await dialog.findByRole('list', { name: 'Documentos con hallazgos' });
    expect(cards).toHaveTextContent('No da el paso: queda fuera.');
    const button = dialog.getByRole('button', { name: 'Ejecutar Pago' });
    await person.type(dialog.getByLabelText('Referencia de la transferencia'), 'TR-7');
    await person.type(dialog.getByLabelText(/^Comentario/), 'Lote');
    await person.type(dialog.getByLabelText('Motivo para pagar 2 F001-2'), 'Llamé');
    expect(button).toBeDisabled();
    await person.type(dialog.getByLabelText('Motivo para pagar estos documentos'), 'Dos entregas');
    await person.click(button);
    const told = '2 documentos: un paso más. 1 se queda: 1 con otra cuenta bancaria';
    expect(await screen.findByText(told)).toBeVisible();
    expect(calls().map(({ id, comment }) => [id, comment])).toEqual([
      ['2', 'Llamé · Lote'],
      ['3', 'Dos entregas · Lote'],
    ]);
    expect(screen.getByRole('region', { name: 'Selección' })).toHaveTextContent('1 seleccionado');
  });
});

describe('what nobody owes', () => {
  it('stays out of the payments until it has a reason of its own', async () => {
    const judgePayments = () =>
      Promise.resolve([judged('1', 'TIPO_NO_PAGABLE', 1), judged('2', 'SIN_TOTAL', 1)]);
    const { person, dialog, calls } = await ask(
      ['1', '2', '3'].map((id) => decided(id, 5)),
      { judgePayments },
    );
    const cards = await dialog.findByRole('list', { name: 'Documentos con hallazgos' });
    const out = 'No da el paso: queda fuera mientras no diga el motivo.';
    expect(within(cards).getAllByText(out)).toHaveLength(2);
    expect(dialog.queryByLabelText('Motivo para pagar estos documentos')).toBeNull();
    await person.type(dialog.getByLabelText('Referencia de la transferencia'), 'TR-7');
    await person.type(dialog.getByLabelText('Motivo para pagar 2 F001-2'), 'Anticipo');
    expect(within(cards).getAllByText(out)).toHaveLength(1);
    await person.click(dialog.getByRole('button', { name: 'Ejecutar Pago' }));
    const told = '2 documentos: un paso más. 1 se queda: 1 que no se pagan por su tipo';
    expect(await screen.findByText(told)).toBeVisible();
    expect(calls().map(({ id, comment }) => [id, comment])).toEqual([
      ['2', 'Anticipo'],
      ['3', ''],
    ]);
  });
});

describe('a document', () => {
  it('cannot be chosen where its step asks for something of its own, or is not of the person', async () => {
    const info = { requiresDetraction: true, detractionPercentage: 12 };
    const rows = [
      numbered('4', 3),
      numbered('5', 2),
      { ...numbered('6', 6), paymentInfo: info },
      { ...numbered('7', 6), paymentInfo: { requiresDetraction: false } },
      { ...numbered('8', 4), paymentInfo: info },
      { ...numbered('9', 3), paymentInfo: { requiresDetraction: false } },
      numbered('10', 4),
    ];
    const tesoreria = aUser({ teams: ['tesoreria'] });
    const { unmount } = open(taken, rows, tesoreria);
    for (const id of ['5', '7', '8']) expect(await check(id)).toBeInTheDocument();
    for (const id of ['4', '6', '9', '10']) {
      const name = `Seleccionar F001-${id}`;
      expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
    }
    unmount();
    open(taken, DOCUMENTS, tesoreria, '/workflow?equipo=logistica');
    await screen.findByRole('button', { name: /Proveedor 1/ });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
