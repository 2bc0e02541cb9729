import { STEPS, WORKFLOW_STATUSES } from '@contracts/workflow';
import {
  TEAM_TOTAL_MAX,
  type WorkflowDetail,
  type WorkflowDocument,
} from '@contracts/workflow-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError, NetworkError } from '../api/api-error';
import type { AppVerbs } from '../api/data-provider';
import { filterIn } from '../list/address';
import { aDetail, aUser, someData } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';
import { aWorkflowDetail, aWorkflowDocument, aWorkflowSummary } from '../test/workflow-factories';

const named = (id: string, nombre: string, version = 3, change = {}): WorkflowDocument =>
  aWorkflowDocument(version, {
    id,
    extractedData: { ...someData(), proveedor: { nombre, ruc: '20608471937' } },
    ...change,
  });

const LAST = WORKFLOW_STATUSES.at(-1) ?? 'pending';
const andino = named('d-1', 'Servicios Andino');
const rimac = named('d-2', 'Consultores Rímac');
const moche = named('d-3', 'Agroindustrias Moche', 4);

const tesoreria = aUser({ teams: ['tesoreria'], firstName: 'Lucía', lastName: 'Paredes' });

/** A server that keeps the list, and opens any document of it. */
function aTeam(documents: WorkflowDocument[], verbs: Partial<AppVerbs> = {}) {
  const known = (id: string): WorkflowDocument => {
    const found = documents.find((document) => document.id === id);
    if (!found) throw new ApiError({ status: 404, statusText: '', body: '{}' });
    return found;
  };
  return fakeDataProvider({
    listTeamDocuments: () =>
      Promise.resolve({ rows: documents, total: Math.max(documents.length, 0) }),
    getDocument: async (id) => aDetail(known(id), known(id)),
    getWorkflow: async (id): Promise<WorkflowDetail> =>
      aWorkflowDetail(known(id).workflowVersion, { documentId: id }),
    ...verbs,
  });
}

const open = (dataProvider = aTeam([andino, rimac, moche]), path = '/workflow', user = tesoreria) =>
  renderApp({ dataProvider, path, user });

const row = (name: RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the list of a team', () => {
  it('says when there are more than it has counted', async () => {
    open(
      aTeam([andino], {
        listTeamDocuments: () => Promise.resolve({ rows: [andino], total: TEAM_TOTAL_MAX + 1 }),
      }),
    );
    expect(await screen.findByText(/de más de 10,000/)).toBeInTheDocument();
    expect(screen.getByText('10,000+')).toBeInTheDocument();
  });

  it('opens on the own team with its counts, and with the first document', async () => {
    const listTeamDocuments = jest.fn().mockResolvedValue({ rows: [andino, rimac], total: 2 });
    open(
      aTeam([andino, rimac], {
        listTeamDocuments,
        getWorkflowSummary: () =>
          Promise.resolve(
            aWorkflowSummary({
              pending: 4,
              logistica_received: 3,
              tesoreria_received: 14,
              [LAST]: 9,
            }),
          ),
      }),
    );
    const tabs = await screen.findByRole('navigation', { name: 'Equipos' });
    expect(await within(tabs).findByText('14')).toBeInTheDocument();
    expect(within(tabs).getByRole('button', { name: /Tesorería/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(tabs).getByRole('button', { name: /Logística/ })).toHaveTextContent('7');
    expect(screen.getByText('Su equipo: Tesorería')).toBeInTheDocument();
    expect(await heading('Servicios Andino')).toBeInTheDocument();
    expect(listTeamDocuments).toHaveBeenCalledWith(
      'tesoreria',
      { state: 'por-atender', order: 'vencimiento' },
      { page: 1, perPage: 25 },
      expect.anything(),
    );
    const [procesar, historial] = ['Procesar', 'Historial'].map((name) =>
      within(screen.getByRole('main')).getByRole('link', { name }),
    );
    expect(procesar).toHaveAttribute('href', '/');
    expect(historial).toHaveAttribute('href', '/historial');
  });

  it('shows supplier, total, number, progress, due date and age', async () => {
    const data = someData();
    const old = named('d-9', 'Papelera Miraflores', 7, {
      extractedData: {
        ...data,
        documento: { ...data.documento, fecha_vencimiento: '2026-01-10', moneda: 'USD' },
        proveedor: { nombre: 'Papelera Miraflores' },
      },
      observation: {
        reason: 'x',
        by: 'u',
        byName: 'Lucía',
        at: '2026-03-16T15:00:00.000Z',
        isOpenForCorrection: false,
      },
    });
    const late = named('d-8', 'Luz y Fuerza', 3, {
      extractedData: {
        ...data,
        documento: { ...data.documento, fecha_vencimiento: '2020-01-10' },
        proveedor: { nombre: 'Luz y Fuerza' },
      },
    });
    open(aTeam([old, late]));
    const first = await row(/^Papelera Miraflores/);
    expect(first).toHaveTextContent('US$ 1,180.00');
    expect(first).toHaveTextContent('F001-00004471');
    expect(first).toHaveTextContent('Observado');
    // Paid by the workflow: nothing presses any more.
    expect(first).toHaveTextContent('vencía el 10 ene 2026');
    expect(
      within(first).getByRole('img', { name: `Paso 8 de ${STEPS.length}` }),
    ).toBeInTheDocument();
    expect(await row(/^Luz y Fuerza/)).toHaveTextContent(/Venció hace/);
  });

  it('asks for what is filtered, and keeps it in the address', async () => {
    const listTeamDocuments = jest.fn().mockResolvedValue({ rows: [andino], total: 1 });
    const { person, router } = open(aTeam([andino], { listTeamDocuments }));
    await row(/^Servicios Andino/);
    await person.click(screen.getByRole('button', { name: 'Todos' }));
    await person.selectOptions(screen.getByLabelText('Filtrar por paso'), '5');
    await person.selectOptions(screen.getByLabelText('Filtrar por vencimiento'), 'vencidos');
    await person.selectOptions(screen.getByLabelText('Orden'), 'antiguedad');
    await person.type(screen.getByLabelText('Buscar documentos'), 'andino');
    await waitFor(() =>
      expect(listTeamDocuments.mock.lastCall?.[1]).toEqual({
        state: 'todos',
        step: 5,
        due: 'vencidos',
        q: 'andino',
        order: 'antiguedad',
      }),
    );
    const { search } = router.state.location;
    expect(filterIn(search)).toEqual({ state: 'todos', step: '5', due: 'vencidos', q: 'andino' });
    expect(new URLSearchParams(search).get('sort')).toBe('antiguedad');
  });

  it('counts per step in the filter', async () => {
    open(
      aTeam([andino], {
        getWorkflowSummary: () => Promise.resolve(aWorkflowSummary({ tesoreria_received: 14 })),
      }),
    );
    expect(await screen.findByRole('option', { name: '4 · Validación (14)' })).toBeInTheDocument();
  });

  it('goes to the second page', async () => {
    const listTeamDocuments = jest.fn().mockResolvedValue({ rows: [andino], total: 30 });
    const { person } = open(aTeam([andino], { listTeamDocuments }));
    await person.click(
      await screen.findByRole('button', { name: 'Página siguiente de documentos' }),
    );
    await waitFor(() =>
      expect(listTeamDocuments.mock.lastCall?.[2]).toEqual({ page: 2, perPage: 25 }),
    );
  });

  it.each([
    ['tesoreria', 'Cuando Logística envíe un documento, aparecerá aquí para su revisión.'],
    ['logistica', 'Cuando un documento termine de leerse, aparecerá aquí para su conformidad.'],
  ])('says what to do when nothing waits for %s', async (team, text) => {
    open(aTeam([]), `/workflow?equipo=${team}`);
    expect(await screen.findByText('Nada por atender')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('offers to take the filters away when they let nothing through', async () => {
    const { person, router } = open(aTeam([]), '/workflow?paso=5&q=nada');
    await person.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));
    await waitFor(() => expect(filterIn(router.state.location.search)).toEqual({}));
  });

  it('says why it could not be loaded, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const listTeamDocuments = jest
      .fn()
      .mockRejectedValueOnce(new NetworkError())
      .mockResolvedValue({ rows: [andino], total: 1 });
    const { person } = open(aTeam([andino], { listTeamDocuments }));
    expect(await screen.findByText('Sin conexión con el servidor')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await row(/^Servicios Andino/)).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('the open document', () => {
  it('is the one of the address, also when the list does not have it', async () => {
    const hidden = named('d-7', 'Distribuidora del Sol');
    const all = [andino, hidden];
    open(
      aTeam(all, { listTeamDocuments: () => Promise.resolve({ rows: [andino], total: 1 }) }),
      '/workflow?documento=d-7',
    );
    expect(await heading('Distribuidora del Sol')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver documento' })).toHaveAttribute(
      'href',
      '/documento/d-7',
    );
    expect(screen.getByText('Pendiente Pago')).toBeInTheDocument();
  });

  it('may be unknown, or not be readable just now', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(aTeam([andino]), '/workflow?documento=x');
    expect(await screen.findByText('Documento no encontrado')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('changes with a click, and with J, K and the arrows', async () => {
    const { person, router } = open();
    await person.click(await row(/^Consultores Rímac/));
    expect(await heading('Consultores Rímac')).toBeInTheDocument();
    await person.keyboard('j');
    expect(await heading('Agroindustrias Moche')).toBeInTheDocument();
    expect(await row(/^Agroindustrias Moche/)).toHaveFocus();
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(await heading('Servicios Andino')).toBeInTheDocument();
    await person.keyboard('k');
    expect(router.state.location.search).toBe('?documento=d-1');
  });

  it('goes back to the documents before', async () => {
    const { person, router } = open();
    await heading('Servicios Andino');
    await person.click(await row(/Rímac/));
    await heading('Consultores Rímac');
    await person.click(await row(/Moche/));
    await heading('Agroindustrias Moche');
    await act(() => router.navigate(-1));
    expect(await heading('Consultores Rímac')).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await heading('Servicios Andino')).toBeInTheDocument();
  });

  it('takes the keyboard from the list to the form and back', async () => {
    const { person } = open();
    await heading('Servicios Andino');
    await person.keyboard('j');
    await waitFor(async () => expect(await row(/^Consultores Rímac/)).toHaveFocus());
    await person.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Requiere detracción' })).toHaveFocus(),
    );
    await person.keyboard('{Escape}');
    expect(await row(/^Consultores Rímac/)).toHaveFocus();
  });

  it('shows its keys on ?', async () => {
    const { person } = open();
    await heading('Servicios Andino');
    await person.keyboard('{Shift>}?{/Shift}');
    const help = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    expect(help).toHaveTextContent('Dar el paso');
  });
});

describe('after a step', () => {
  const takeStep = () =>
    jest.fn((id: string) => Promise.resolve(aWorkflowDetail(4, { documentId: id })));

  it('the next document of the list is open, with the focus on it, and the lists are asked anew', async () => {
    const [take, listTeamDocuments] = [
      takeStep(),
      jest.fn().mockResolvedValue({ rows: [andino, rimac], total: 2 }),
    ];
    const { person, router } = open(aTeam([andino, rimac], { takeStep: take, listTeamDocuments }));
    await screen.findByRole('button', { name: 'Validar Datos' });
    const asked = listTeamDocuments.mock.calls.length;
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Flujo actualizado')).toBeInTheDocument();
    expect(
      screen.getByText('El estado del documento ha sido actualizado exitosamente'),
    ).toBeInTheDocument();
    expect(await heading('Consultores Rímac')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?documento=d-2');
    expect(screen.getByRole('region', { name: 'Documento abierto' })).toHaveFocus();
    expect(listTeamDocuments.mock.calls.length).toBeGreaterThan(asked);
  });

  it('a held key does not take the step of the document that follows', async () => {
    const take = takeStep();
    const { person } = open(aTeam([andino, rimac], { takeStep: take }));
    await screen.findByRole('button', { name: 'Validar Datos' });
    await person.keyboard('{Control>}{Enter>5/}{/Control}');
    await heading('Consultores Rímac');
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('a slow double click does not take it either, nor a key; a second later both do', async () => {
    const take = takeStep();
    const { person } = open(aTeam([andino, rimac], { takeStep: take }));
    await person.click(await screen.findByRole('button', { name: 'Validar Datos' }));
    await heading('Consultores Rímac');
    const held = await screen.findByRole('button', { name: /^Siguiente: / });
    expect(held).toHaveAttribute('aria-disabled', 'true');
    await person.click(held);
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(take).toHaveBeenCalledTimes(1);
    await person.click(await screen.findByRole('button', { name: 'Validar Datos' }));
    expect(take.mock.calls.map(([id]) => id)).toEqual(['d-1', 'd-2']);
  });

  it('stays on the document where all are shown', async () => {
    const { person, router } = open(
      aTeam([andino, rimac], { takeStep: takeStep() }),
      '/workflow?filtro=todos',
    );
    await person.click(await screen.findByRole('button', { name: 'Validar Datos' }));
    expect(await screen.findByText('Flujo actualizado')).toBeInTheDocument();
    expect(filterIn(router.state.location.search)).toEqual({ state: 'todos' });
    await heading('Servicios Andino');
  });

  it('what was typed into another document is still there', async () => {
    const { person } = open(aTeam([andino, rimac]));
    await person.type(await screen.findByLabelText(/^Comentario/), 'Falta la guía');
    await person.click(await row(/^Consultores Rímac/));
    await heading('Consultores Rímac');
    expect(await screen.findByLabelText(/^Comentario/)).toHaveValue('');
    await person.click(await row(/^Servicios Andino/));
    await heading('Servicios Andino');
    expect(await screen.findByLabelText(/^Comentario/)).toHaveValue('Falta la guía');
  });
});

describe('documents of the other team', () => {
  it('are past logistics, without a form', async () => {
    open(aTeam([andino]), '/workflow?equipo=logistica&filtro=otro-equipo');
    expect(await screen.findByText('Logística ya procesó este documento.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Usuario')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verlo en Tesorería' })).toBeInTheDocument();
  });

  it('wait for logistics first, without a form', async () => {
    open(aTeam([named('d-1', 'Servicios Andino', 0)]), '/workflow?filtro=otro-equipo');
    expect(await screen.findByText('Logística debe procesarlo primero.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Usuario')).not.toBeInTheDocument();
  });
});
