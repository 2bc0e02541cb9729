import { STEP_OF, STEPS } from '@contracts/workflow';
import type { WorkflowDetail } from '@contracts/workflow-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { NetworkError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aCompany, someData } from '../../test/factories';
import { aFinding } from '../../test/history-factories';
import { action, openWorkflow as open, refused } from '../../test/open-workflow';
import { aWorkflowDetail } from '../../test/workflow-factories';

const subject = { ...someData(), detraccion: { codigo: '037', porcentaje: 12, monto: 142 } };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the rail', () => {
  it('shows each step as done, current or not reached', async () => {
    open({ version: 3 });
    const steps = within(await screen.findByRole('list', { name: 'Pasos del documento' }));
    const texts = steps.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts[0]).toMatch(/Paso 1, hecho: Conformidad16 mar$/);
    expect(texts[3]).toMatch(/Paso 4, paso actual: ValidaciónAhora$/);
    expect(texts[STEP_OF.ArchiveDocument - 1]).toMatch(/por hacer: ArchivoTesorería$/);
    expect(steps.getAllByRole('listitem')[3]).toHaveAttribute('aria-current', 'step');
  });

  it('ends when everything is done', async () => {
    open({ version: STEPS.length });
    expect(await screen.findByText('Documento archivado.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Usuario')).not.toBeInTheDocument();
    expect(screen.queryByText('Logística ya procesó este documento.')).not.toBeInTheDocument();
  });

  it('says to logistics first that it is past them', async () => {
    open({ version: STEPS.length, path: '/workflow?equipo=logistica&documento=d-1' });
    expect(await screen.findByText('Logística ya procesó este documento.')).toBeInTheDocument();
    expect(screen.getByText('Documento archivado.')).toBeInTheDocument();
  });
});

describe('the form of each step', () => {
  it.each(STEPS.map(({ step, action: name }): [number, string] => [step - 1, name]))(
    'after %p steps takes the next one with its button: %s',
    async (version, name) => {
      const { person, takeStep } = open({ version });
      const button = await action(name);
      expect(screen.getByLabelText('Usuario')).toHaveValue('Lucía Paredes');
      const fill = async (label: string, text: string): Promise<void> => {
        const field = screen.queryByLabelText(label);
        if (field) await person.type(field, text);
      };
      await fill('Fecha programada', '2099-04-01');
      await fill('Referencia de la transferencia', 'TR-1');
      await person.type(screen.getByLabelText(/^Comentario/), 'Conforme');
      await person.click(button);
      await waitFor(() => expect(takeStep).toHaveBeenCalledTimes(1));
      const [id, body, seen] = takeStep.mock.lastCall ?? [];
      expect([id, seen]).toEqual(['d-1', version]);
      expect(body).toMatchObject({ step: version + 1, user: 'Lucía Paredes', comment: 'Conforme' });
      expect(await screen.findByText('Flujo actualizado')).toBeInTheDocument();
    },
  );

  it('suggests the detracción with its source and writes the sum out', async () => {
    const { person } = open({ document: { extractedData: subject } });
    const block = await screen.findByRole('region', { name: 'Detracción' });
    expect(block).toHaveTextContent(/Sugerencia: 037 .+, 12 %\. Supera S\/ 700\.00\./);
    expect(block).toHaveTextContent('Total del documentoS/ 1,180.00');
    expect(block).toHaveTextContent('Detracción 12 %S/ 142.00');
    expect(block).toHaveTextContent('Neto al proveedorS/ 1,038.00');
    expect(block).toHaveTextContent(
      'S/ 141.60 redondeado a soles enteros. El documento imprime S/ 142.00: coincide.',
    );
    await person.click(within(block).getByText('De dónde sale'));
    expect(block).toHaveTextContent(/Fuente: R\.S\./);
    await person.clear(screen.getByLabelText('Porcentaje'));
    await person.type(screen.getByLabelText('Porcentaje'), '10');
    expect(block).toHaveTextContent('Neto al proveedorS/ 1,062.00');
    expect(block).toHaveTextContent('El documento imprime S/ 142.00: no coincide.');
  });

  it('says that it deposits what the document prints, and what was calculated', async () => {
    const detraccion = { ...subject.detraccion, monto: 142.5 };
    open({ document: { extractedData: { ...subject, detraccion } } });
    const block = await screen.findByRole('region', { name: 'Detracción' });
    expect(block).toHaveTextContent('Detracción 12 %S/ 143.00');
    expect(block).toHaveTextContent('Neto al proveedorS/ 1,037.00');
    expect(block).toHaveTextContent(
      'Se deposita lo que imprime el documento, S/ 142.50, en soles enteros; calculado da S/ 141.60.',
    );
  });

  it.each([
    [{ retencion: { porcentaje: 8, monto: 94.4 } }, 'Retención impresaS/ 94.40', 'S/ 1,085.60'],
    [{ percepcion: { monto: 23.6 } }, 'Percepción impresaS/ 23.60', 'S/ 1,203.60'],
    [{ retencion: { monto: 9.4 } }, 'Total del documentoS/ 1,180.00', '—'],
  ])('writes out what else the document takes off or puts on: %p', async (printed, line, net) => {
    open({
      document: { extractedData: { ...subject, ...printed, detraccion: {}, productos: [] } },
    });
    const block = await screen.findByRole('region', { name: 'Detracción' });
    expect(block).toHaveTextContent(line);
    expect(block).toHaveTextContent(`Neto al proveedor${net}`);
  });

  it('asks for the percentage, placeholder 12, only when detracción is required', async () => {
    const { person, takeStep } = open();
    const choice = await screen.findByRole('switch', { name: 'Requiere detracción' });
    expect(choice).not.toBeChecked();
    expect(screen.queryByLabelText('Porcentaje')).not.toBeInTheDocument();
    await person.click(choice);
    expect(screen.getByLabelText('Porcentaje')).toHaveAttribute('placeholder', '12');
    await person.click(await action('Validar Datos'));
    expect(screen.getByText('Escriba un porcentaje mayor que 0, hasta 100.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Porcentaje')).toHaveFocus());
    expect(takeStep).not.toHaveBeenCalled();
  });

  it('takes rate and code from the catalogue', async () => {
    const { person, takeStep } = open();
    await person.click(await screen.findByRole('switch', { name: 'Requiere detracción' }));
    const code = screen.getByRole('combobox', { name: /Código/ });
    expect(code).toHaveTextContent('Sin código');
    await person.click(code);
    await person.click(await screen.findByRole('option', { name: /^037 / }));
    expect(screen.getByLabelText('Porcentaje')).toHaveValue('12');
    await person.click(await action('Validar Datos'));
    await waitFor(() => expect(takeStep).toHaveBeenCalled());
    expect(takeStep.mock.lastCall?.[1].additionalData?.paymentInfo).toEqual({
      requiresDetraction: true,
      detractionPercentage: 12,
      detractionInfo: expect.stringMatching(/^037 .+, 12 %, depósito S\/ 142\.00$/) as string,
    });
  });

  it('asks for the exchange rate of a document in dollars', async () => {
    const data = { ...subject, documento: { ...subject.documento, moneda: 'USD' } };
    const { person } = open({ document: { extractedData: data } });
    const block = await screen.findByRole('region', { name: 'Detracción' });
    expect(block).toHaveTextContent('Neto al proveedor—');
    const rate = screen.getByLabelText('Tipo de cambio');
    await person.type(rate, 'abc');
    await person.tab();
    expect(rate).toHaveAccessibleDescription('Escriba los soles por unidad, como 3.755.');
    await person.clear(rate);
    await person.type(rate, '3.75');
    expect(rate).toBeValid();
    expect(block).toHaveTextContent('Detracción 12 %S/ 531.00');
    expect(block).toHaveTextContent('Neto al proveedorUS$ 1,038.40');
  });

  it('shows of the payment what was decided, and lets it be changed', async () => {
    const paymentInfo = {
      requiresDetraction: true,
      detractionPercentage: 12,
      detractionInfo: '037 Demás servicios, 12 %, depósito S/ 142.00',
    };
    const { person, takeStep } = open({ version: STEP_OF.ValidateData, detail: { paymentInfo } });
    const block = await screen.findByRole('region', { name: 'Detracción' });
    expect(block).toHaveTextContent(/^Decidido: 037 /);
    expect(screen.queryByLabelText('Porcentaje')).not.toBeInTheDocument();
    await person.type(screen.getByLabelText('Fecha programada'), '2099-04-01');
    await person.click(await action('Cambiar la detracción'));
    expect(screen.getByLabelText('Porcentaje')).toHaveValue('12');
    await person.click(await action('Preparar Pago'));
    await waitFor(() => expect(takeStep).toHaveBeenCalled());
    // Nothing of it was changed: the line stays as it was written, to the letter.
    expect(takeStep.mock.lastCall?.[1].additionalData?.paymentInfo).toEqual({
      ...paymentInfo,
      paymentDate: '2099-04-01',
    });
  });

  it('asks before the payment why a document that may be forged is paid', async () => {
    const findings = [aFinding('POSIBLE_FALSIFICACION', 1)];
    const { person, takeStep } = open({ version: STEP_OF.ValidateData, detail: { findings } });
    expect(await screen.findByText(/^Posible falsificación/)).toBeInTheDocument();
    await person.type(screen.getByLabelText('Fecha programada'), '2099-04-01');
    await person.click(await action('Preparar Pago'));
    expect(screen.getByText('Escriba por qué se paga pese a lo encontrado.')).toBeInTheDocument();
    expect(takeStep).not.toHaveBeenCalled();
    await person.type(screen.getByLabelText('Motivo para pagarlo'), 'La conocemos');
    await person.click(await action('Preparar Pago'));
    await waitFor(() => expect(takeStep).toHaveBeenCalledTimes(1));
    expect(takeStep.mock.lastCall?.[1]).toMatchObject({ comment: 'La conocemos' });
  });

  it('says what to look at in a date', async () => {
    const { person } = open({ version: STEP_OF.ValidateData });
    const date = await screen.findByLabelText('Fecha programada');
    await person.type(date, '2020-01-02');
    expect(screen.getByText('Esta fecha ya pasó.')).toBeInTheDocument();
    await person.clear(date);
    await person.type(date, '2099-12-25');
    expect(screen.getByText('Es feriado: Navidad.')).toBeInTheDocument();
  });

  it('needs the name of a person', async () => {
    const { person, takeStep } = open({ version: 0 });
    await person.clear(await screen.findByLabelText('Usuario'));
    await person.click(await action('Confirmar Conformidad'));
    const toast = screen.getByRole('status', { name: '' });
    await waitFor(() => expect(document.body).toHaveTextContent('Error'));
    expect(screen.getAllByText('Por favor ingrese su nombre de usuario').length).toBeGreaterThan(1);
    expect(toast).toBeInTheDocument();
    expect(takeStep).not.toHaveBeenCalled();
  });

  it('is not sent by Enter in a field', async () => {
    const { person, takeStep } = open({ version: 0 });
    await person.type(await screen.findByLabelText(/^Comentario/), 'Conforme{Enter}');
    expect(takeStep).not.toHaveBeenCalled();
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(takeStep).toHaveBeenCalledTimes(1));
  });

  it('says the rule of who may pay where the company separates duties', async () => {
    const getCompany = () => Promise.resolve(aCompany({ separacionFunciones: true }));
    open({ version: 0, verbs: { getCompany } });
    expect(await screen.findByText(/Quien dio la conformidad/)).toBeInTheDocument();
  });

  it.each([
    [3, false],
    [4, true],
    [5, true],
    [6, false],
  ])('says after %i steps that two people pay: %s', async (version, isSaid) => {
    const getCompany = () => Promise.resolve(aCompany({ dobleControl: true }));
    open({ version, verbs: { getCompany } });
    await screen.findByLabelText(/^Usuario/);
    if (isSaid) await screen.findByText('Quien prepara el pago no lo ejecuta');
    else expect(screen.queryByText('Quien prepara el pago no lo ejecuta')).toBeNull();
  });
});

describe('sending a step', () => {
  it('happens once, however often it is clicked, and the button waits', async () => {
    let answer: (detail: WorkflowDetail) => void = () => undefined;
    const takeStep = jest.fn(() => new Promise<WorkflowDetail>((resolve) => (answer = resolve)));
    const { person } = open({ version: 0, verbs: { takeStep } });
    const button = await action('Confirmar Conformidad');
    await person.dblClick(button);
    expect(button).toBeDisabled();
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(takeStep).toHaveBeenCalledTimes(1);
    answer(aWorkflowDetail(1));
    expect(await screen.findByText('Flujo actualizado')).toBeInTheDocument();
  });

  it.each([
    [
      refused(403, { message: 'Este paso es del equipo de Logística.' }),
      'Este paso es del equipo de Logística.',
    ],
    [refused(500, {}), 'No se pudo actualizar el flujo de trabajo'],
    [new Error('x'), 'No se pudo actualizar el flujo de trabajo'],
    [new NetworkError(), 'No se pudo actualizar el flujo de trabajo'],
  ])('says why it failed and keeps what was typed', async (error, text) => {
    const { person } = open({ version: 0, verbs: { takeStep: () => Promise.reject(error) } });
    await person.type(await screen.findByLabelText(/^Comentario/), 'Conforme');
    await person.click(await action('Confirmar Conformidad'));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Comentario/)).toHaveValue('Conforme');
  });

  it('without an answer is tried again under the same key with the same body; something else is not', async () => {
    const takeStep = jest.fn((..._: Parameters<AppVerbs['takeStep']>) =>
      Promise.reject<WorkflowDetail>(new NetworkError()),
    );
    const { person } = open({ version: 0, verbs: { takeStep } });
    const button = await action('Confirmar Conformidad');
    const send = async (times: number): Promise<void> => {
      await waitFor(() => expect(button).toBeEnabled());
      await person.click(button);
      await waitFor(() => expect(takeStep).toHaveBeenCalledTimes(times));
    };
    await send(1);
    await send(2);
    await waitFor(() => expect(button).toBeEnabled());
    await person.type(screen.getByLabelText(/^Comentario/), 'Conforme');
    await send(3);
    const [first, second, third] = takeStep.mock.calls;
    expect(second).toEqual(first);
    expect(third?.[3]).not.toBe(first?.[3]);
  });

  it('shows who moved the document meanwhile, keeps what was typed, and shows the present', async () => {
    const moved = {
      version: 4,
      from: 'tesoreria_received',
      to: 'tesoreria_validated',
      byName: 'Jorge Tello',
      at: '2026-03-16T20:04:00.000Z',
      comment: 'Validado por teléfono',
    };
    let version = 3;
    const { person } = open({
      verbs: {
        getWorkflow: () => Promise.resolve(aWorkflowDetail(version)),
        takeStep: () => {
          version = 4;
          return Promise.reject(
            refused(409, {
              code: 'VERSION_CONFLICTO',
              message: 'Otra persona cambió lo mismo.',
              moved,
            }),
          );
        },
      },
    });
    await person.type(await screen.findByLabelText(/^Comentario/), 'Lo mío');
    await person.click(await action('Validar Datos'));
    const card = await screen.findByRole('alert', { name: 'El documento ya se movió' });
    expect(card).toHaveTextContent('Jorge Tello movió este documento el 16 mar 2026, 15:04.');
    expect(card).toHaveTextContent('Revisado por Tesorería → Datos validados');
    expect(card).toHaveTextContent('“Validado por teléfono”');
    expect(await action('Validar Datos')).toBeDisabled();
    await person.click(within(card).getByRole('button', { name: 'Ver estado actual' }));
    expect(await action('Preparar Pago')).toBeEnabled();
    expect(screen.getByLabelText(/^Comentario/)).toHaveValue('Lo mío');
    expect(
      screen.queryByRole('alert', { name: 'El documento ya se movió' }),
    ).not.toBeInTheDocument();
  });
});

describe('the card on the document screen', () => {
  it('sends the nested form of the comment, and Ctrl+Enter in it does not confirm the document', async () => {
    const confirm = jest.fn();
    const { person, takeStep } = open({ version: 0, path: '/documento/d-1', verbs: { confirm } });
    const card = within(
      await screen.findByRole('region', { name: 'Validación del flujo de pago' }),
    );
    await person.type(await card.findByLabelText(/^Comentario/), 'Conforme');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(takeStep).toHaveBeenCalledTimes(1));
    expect(confirm).not.toHaveBeenCalled();
    expect(takeStep.mock.lastCall?.[1]).toMatchObject({
      status: 'logistica_received',
      comment: { team: 'logistica', user: 'Lucía Paredes', comment: 'Conforme', step: 1 },
    });
  });

  it('says why it could not be loaded, and tries again', async () => {
    const getWorkflow = jest
      .fn()
      .mockRejectedValueOnce(new NetworkError())
      .mockResolvedValue(aWorkflowDetail(0));
    const { person } = open({ path: '/documento/d-1', verbs: { getWorkflow } });
    expect(await screen.findByText('Error al cargar el flujo de pago')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await action('Confirmar Conformidad')).toBeEnabled();
  });
});
