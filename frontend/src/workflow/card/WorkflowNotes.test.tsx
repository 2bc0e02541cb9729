import type { StoryEntry } from '@contracts/review';
import type { WorkflowDetail } from '@contracts/workflow-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { aDetail, aDocument, anAuthenticity, aUser } from '../../test/factories';
import { action, openWorkflow as open, refused } from '../../test/open-workflow';
import { aHistoryEntry } from '../../test/workflow-factories';

const boss = aUser({ role: 'company_admin' });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('who cannot take the step', () => {
  it('sees the data to read, and why', async () => {
    const message = 'Este paso es del equipo de Tesorería y su usuario no pertenece a él.';
    open({
      user: aUser({ teams: ['logistica'] }),
      detail: { blockers: [{ code: 'EQUIPO_NO_AUTORIZADO', message }] },
    });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Usuario')).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Requiere detracción' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Validar Datos' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Observar' })).not.toBeInTheDocument();
  });
});

const act = (change: Partial<StoryEntry>): StoryEntry => ({
  id: `${change.type} ${change.comment}`,
  type: '',
  label: '',
  at: '2026-03-15T22:48:00.000Z',
  actor: 'Rosa Quispe',
  changes: [],
  comment: null,
  ...change,
});

const observation = {
  reason: 'El RUC no es el del contrato',
  by: 'u-2',
  byName: 'Lucía Paredes',
  at: '2026-03-16T20:04:00.000Z',
  isOpenForCorrection: false,
};
const observed: Partial<WorkflowDetail> = {
  observation,
  blockers: [{ code: 'DOCUMENTO_OBSERVADO', message: 'Tesorería observó el documento.' }],
};

describe('an observed document', () => {
  it('is observed by treasury with a reason', async () => {
    const observeDocument = jest.fn().mockResolvedValue(undefined);
    const { person } = open({ verbs: { observeDocument } });
    await person.click(await action('Observar'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Observar' }));
    expect(dialog.getByText('Escriba el motivo.')).toBeInTheDocument();
    await person.type(dialog.getByLabelText('Motivo'), 'El RUC no coincide');
    await person.click(dialog.getByRole('button', { name: 'Observar' }));
    await waitFor(() =>
      expect(observeDocument).toHaveBeenCalledWith('d-1', { reason: 'El RUC no coincide' }),
    );
    expect(await screen.findByText('Documento observado')).toBeInTheDocument();
  });

  it.each([
    [5, 1],
    [6, 0],
    [7, 0],
  ])('is observed until it is paid: after %i steps by %i buttons', async (version, count) => {
    open({ version });
    await screen.findByLabelText('Usuario');
    expect(screen.queryAllByRole('button', { name: 'Observar' })).toHaveLength(count);
  });

  it('says who observed it and why, waits, and is lifted with a reason', async () => {
    const liftObservation = jest.fn().mockResolvedValue(undefined);
    const { person } = open({
      user: aUser({ teams: ['tesoreria'] }),
      detail: observed,
      verbs: { liftObservation },
    });
    const note = await screen.findByRole('region', { name: 'Observado' });
    expect(note).toHaveTextContent('Observado por Lucía Paredes el 16 mar 2026, 15:04');
    expect(note).toHaveTextContent('“El RUC no es el del contrato”');
    expect(screen.queryByRole('button', { name: 'Validar Datos' })).not.toBeInTheDocument();
    expect(
      within(note).queryByRole('button', { name: 'Abrir para corregir' }),
    ).not.toBeInTheDocument();
    await person.click(within(note).getByRole('button', { name: 'Levantar observación' }));
    await person.type(await screen.findByLabelText('Motivo'), 'Llegó la adenda');
    await person.click(screen.getByRole('button', { name: 'Levantar' }));
    await waitFor(() =>
      expect(liftObservation).toHaveBeenCalledWith('d-1', { reason: 'Llegó la adenda' }),
    );
  });

  it('says so when lifting is refused, and stays open for another try', async () => {
    const liftObservation = () => Promise.reject(refused(409, { message: 'Ya se levantó.' }));
    const { person } = open({ detail: observed, verbs: { liftObservation } });
    await person.click(await action('Levantar observación'));
    await person.type(await screen.findByLabelText('Motivo'), 'x');
    await person.click(screen.getByRole('button', { name: 'Levantar' }));
    expect(await screen.findByText('Ya se levantó.')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is opened by a company_admin, who is led to the document', async () => {
    const reopen = jest.fn().mockResolvedValue(aDetail(aDocument({ id: 'd-1' })));
    const { person, router } = open({ user: boss, detail: observed, verbs: { reopen } });
    await person.click(await action('Abrir para corregir'));
    await person.type(await screen.findByLabelText('Motivo'), 'Corrijo el RUC');
    await person.click(screen.getByRole('button', { name: 'Abrir' }));
    await waitFor(() =>
      expect(reopen).toHaveBeenCalledWith(
        'd-1',
        { reason: 'Corrijo el RUC' },
        3,
        expect.objectContaining({ id: 'd-1', version: 3 }),
      ),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/documento/d-1'));
  });

  it('leads to the document once its data are open', async () => {
    open({
      user: boss,
      detail: { ...observed, observation: { ...observation, isOpenForCorrection: true } },
    });
    expect(await screen.findByRole('link', { name: 'Corregir el documento' })).toHaveAttribute(
      'href',
      '/documento/d-1',
    );
    expect(screen.queryByRole('button', { name: 'Abrir para corregir' })).not.toBeInTheDocument();
  });
});

describe('the same comprobante', () => {
  const repeated: Partial<WorkflowDetail> = {
    repeated: { id: 'd-2', filename: 'otra.pdf', workflowStatus: 'payment_executed' },
    blockers: [{ code: 'COMPROBANTE_REPETIDO', message: 'Otro documento tiene el mismo.' }],
  };

  it('leads to the other document and says who must accept it', async () => {
    open({ version: 4, detail: repeated });
    const note = await screen.findByRole('region', { name: 'Comprobante repetido' });
    expect(within(note).getByRole('link', { name: 'otra.pdf' })).toHaveAttribute(
      'href',
      '/documento/d-2',
    );
    expect(note).toHaveTextContent('Pago ejecutado');
    expect(note).toHaveTextContent('Un administrador de la empresa debe aceptarlo');
    expect(within(note).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Preparar Pago' })).not.toBeInTheDocument();
  });

  it('is accepted by a company_admin with a reason', async () => {
    const acceptDuplicate = jest.fn().mockResolvedValue(undefined);
    const { person } = open({
      version: 4,
      user: boss,
      detail: repeated,
      verbs: { acceptDuplicate },
    });
    await person.click(await action('Aceptar comprobante repetido'));
    await person.type(await screen.findByLabelText('Motivo'), 'Es la copia del original');
    await person.click(screen.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() =>
      expect(acceptDuplicate).toHaveBeenCalledWith('d-1', { reason: 'Es la copia del original' }),
    );
  });

  it('is told once it is accepted', async () => {
    open({
      version: 4,
      detail: {
        ...repeated,
        blockers: [],
        duplicateAcceptance: {
          reason: 'Es la copia',
          byName: 'Ana',
          at: '2026-03-16T20:04:00.000Z',
        },
      },
    });
    expect(await screen.findByText(/Ana aceptó el comprobante repetido/)).toBeInTheDocument();
    expect(await action('Preparar Pago')).toBeEnabled();
  });
});

describe('a payment above the limit', () => {
  const missing = 'Son S/ 10,000.01, sobre el límite de S/ 10,000.00.';
  const waits = (refusal: string | null): Partial<WorkflowDetail> => ({
    approval: { missing, given: null, refusal },
    blockers: [{ code: 'FALTA_APROBACION', message: missing }],
  });

  it('is refused before the attempt, once, to who may not approve it', async () => {
    open({ version: 5, detail: waits('Usted preparó este pago.') });
    const note = await screen.findByRole('region', { name: 'Falta la aprobación' });
    expect(note).toHaveTextContent(`${missing}Usted preparó este pago.`);
    expect(screen.getAllByText(new RegExp(missing.slice(0, 20)))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Aprobar pago' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ejecutar Pago' })).not.toBeInTheDocument();
  });

  it('is approved as it was seen, with a comment or none', async () => {
    const approvePayment = jest.fn().mockResolvedValue(undefined);
    const detail = waits(null);
    const { person } = open({ version: 5, user: boss, detail, verbs: { approvePayment } });
    await person.click(await action('Aprobar pago'));
    const dialog = await screen.findByRole('dialog', { name: 'Aprobar el pago' });
    const comment = within(dialog).getByLabelText(/^Comentario/);
    expect(comment).toHaveAccessibleDescription(/S\/ [\d,]+\.\d\d\. Queda registrado/);
    await person.click(within(dialog).getByRole('button', { name: 'Aprobar' }));
    await waitFor(() =>
      expect(approvePayment).toHaveBeenCalledWith('d-1', { comment: '' }, expect.any(Number)),
    );
  });

  it('says by whom it was approved, and by whose delegation', async () => {
    const given = {
      ...{ byName: 'Luis', delegatedBy: 'Ana', comment: 'Conforme' },
      at: '2026-03-16T20:04:00.000Z',
    };
    open({ version: 5, detail: { approval: { missing: null, given, refusal: null } } });
    const note = await screen.findByRole('region', { name: 'Pago aprobado' });
    expect(note).toHaveTextContent(
      /^Luis aprobó el pago el .*, por delegación de Ana: “Conforme”$/,
    );
    expect(await action('Ejecutar Pago')).toBeEnabled();
  });

  it('is nothing to logística', async () => {
    open({ version: 1, detail: { approval: { missing, given: null, refusal: null } } });
    await screen.findByRole('complementary', { name: 'Recorrido' });
    expect(screen.queryByText(/Falta la aprobación/)).not.toBeInTheDocument();
  });
});

describe('a document that may be forged', () => {
  const forged = anAuthenticity({
    isAuthentic: false,
    confidence: 0.2,
    flags: ['QR_NO_COINCIDE'],
    findings: [{ id: 'QR_NO_COINCIDE', message: 'El QR dice 2,343.95.', paths: [] }],
  });

  it.each([0, 2, 4])('says so before anything else after %i steps, and why', async (version) => {
    open({ version, document: { authenticity: forged } });
    const note = await screen.findByRole('region', { name: 'Posible falsificación' });
    expect(note).toHaveTextContent('El QR dice 2,343.95.');
    expect(within(note).getByRole('link', { name: 'Ver el documento' })).toBeInTheDocument();
  });

  it.each([
    [6, forged],
    [2, anAuthenticity()],
  ])('does not after %i steps when it is paid, or seems right', async (version, authenticity) => {
    open({ version, document: { authenticity } });
    await screen.findByRole('complementary', { name: 'Recorrido' });
    const note = screen.queryByRole('region', { name: 'Posible falsificación' });
    expect(note).not.toBeInTheDocument();
  });
});

it('warnings are told and hinder nothing', async () => {
  open({ detail: { warnings: ['SIN_CONFIRMAR', 'TIPO_NO_PAGABLE'] } });
  const list = within(await screen.findByRole('list', { name: 'Advertencias' }));
  expect(list.getByText('Nadie ha confirmado los datos del documento.')).toBeInTheDocument();
  expect(list.getByText('Este tipo de documento no se paga.')).toBeInTheDocument();
  expect(await action('Validar Datos')).toBeEnabled();
});

describe('the journey', () => {
  it('tells who did what when, under which name, and what was paid; the newest first', async () => {
    open({
      version: 4,
      verbs: {
        getStory: () =>
          Promise.resolve([
            act({
              type: 'DocumentConfirmed',
              label: 'Confirmó los datos',
              comment: 'Total corregido',
            }),
          ]),
      },
      detail: {
        history: [
          aHistoryEntry(1, { comment: 'Recibido en planta' }),
          aHistoryEntry(2, { user: 'J. Tello' }),
          aHistoryEntry(3, { isErased: true, comment: '' }),
          aHistoryEntry(4, {
            byName: 'Lucía Paredes',
            user: 'Lucía Paredes',
            paymentInfo: { requiresDetraction: false, paymentDate: '2026-03-20' },
          }),
        ],
      },
    });
    const journey = await screen.findByRole('complementary', { name: 'Recorrido' });
    await waitFor(() => expect(within(journey).getAllByRole('listitem')).toHaveLength(5));
    const deeds = within(journey)
      .getAllByRole('listitem')
      .map((deed) => deed.textContent);
    expect(deeds[0]).toContain(
      'Lucía Paredes validó los datosSin detracciónFecha de pago: 20 mar 2026',
    );
    expect(deeds[1]).toContain('revisó el documento (sus datos se borraron)');
    expect(deeds[2]).toContain('Firmó como J. Tello');
    expect(deeds[3]).toContain(
      'Jorge Tello confirmó la conformidad“Recibido en planta”16 mar 2026, 06:12',
    );
    expect(deeds[4]).toContain('Rosa Quispe confirmó los datos“Total corregido”');
    expect(journey).toHaveTextContent('versión 4');
  });

  it('tells between the steps what was observed, lifted, reopened, accepted and paid in part', async () => {
    const story = [
      act({
        type: 'PaymentStatusChanged',
        label: 'Cambió el estado de pago',
        at: '2026-03-16T14:00:00.000Z',
        changes: [{ path: 'monto_pagado', old: null, new: 500 }],
      }),
      act({ type: 'DuplicateAccepted', label: 'Aceptó el comprobante repetido', comment: 'Copia' }),
      act({ type: 'FieldEdited', label: 'Corrigió un dato' }),
      act({ type: 'DocumentReopened', label: 'Reabrió el documento', comment: 'Por el RUC' }),
      act({ type: 'ObservationLifted', label: 'Levantó la observación', comment: 'Corregido' }),
      act({ type: 'DocumentObserved', label: 'Observó el documento', comment: 'Otro RUC' }),
    ];
    open({ version: 3, verbs: { getStory: () => Promise.resolve(story) } });
    const journey = await screen.findByRole('complementary', { name: 'Recorrido' });
    await waitFor(() => expect(within(journey).getAllByRole('listitem')).toHaveLength(8));
    const deeds = within(journey)
      .getAllByRole('listitem')
      .map((deed) => deed.textContent);
    expect(deeds[0]).toContain('cambió el estado de pagoMonto pagado: vacío → 500');
    expect(deeds.slice(4)).toEqual([
      expect.stringContaining('aceptó el comprobante repetido“Copia”'),
      expect.stringContaining('reabrió el documento“Por el RUC”'),
      expect.stringContaining('levantó la observación“Corregido”'),
      expect.stringContaining('observó el documento“Otro RUC”'),
    ]);
  });

  it('is empty before the first step', async () => {
    open({ version: 0 });
    expect(await screen.findByText('Todavía no se ha dado ningún paso.')).toBeInTheDocument();
  });
});
