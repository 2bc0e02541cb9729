import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aReading } from '../../test/factories';
import { aCount, anInvoice } from '../../test/history-factories';
import { historyOf, openHistory } from '../../test/history-world';
import { aSheetsStatus, aSpreadsheet, aSubmission } from '../../test/sheets-factories';

const ANDINO = anInvoice({ provider: 'Andino S.A.C.' });
const MIRAFLORES = anInvoice({ provider: 'Miraflores S.A.' });
const PACIFIC = anInvoice({ provider: 'Pacific Tools' });
const LIST = [ANDINO, MIRAFLORES, PACIFIC, aReading({ filename: 'boleta.png' })];

const refused = (code: string, message: string): ApiError =>
  new ApiError({ status: 409, statusText: '', body: JSON.stringify({ code, message }) });
const status = () => Promise.resolve(aSheetsStatus({ spreadsheets: [aSpreadsheet()] }));

async function open(verbs: Partial<AppVerbs>, documents = LIST) {
  const view = openHistory(historyOf(documents, { getSheetsStatus: status, ...verbs }).provider);
  const table = await screen.findByRole('grid', { name: 'Documentos' });
  const check = async (...names: RegExp[]): Promise<void> => {
    for (const name of names) {
      await view.person.click(within(table).getByRole('checkbox', { name }));
    }
  };
  return { ...view, check };
}

type View = Awaited<ReturnType<typeof open>>;

async function openDialog({ person }: View) {
  await person.click(screen.getByRole('button', { name: 'Enviar a Google Sheets' }));
  return screen.findByRole('dialog', { name: 'Enviar a Google Sheets' });
}

const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.toast *' });
const button = (dialog: HTMLElement, name: string | RegExp) =>
  within(dialog).findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('sending the selection', () => {
  it('sends one document after the other and leaves out what was not read', async () => {
    let underWay = 0;
    let most = 0;
    const submitToSheets = jest.fn<Promise<ReturnType<typeof aSubmission>>, [string]>(
      async (id) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await Promise.resolve();
        underWay -= 1;
        return aSubmission({ isRepeated: id === PACIFIC.id });
      },
    );
    const view = await open({ submitToSheets });
    await view.check(/Andino/, /Miraflores/, /Pacific/, /boleta/);
    const dialog = await openDialog(view);
    await waitFor(() => expect(dialog).toHaveTextContent('por cada uno de 3 documentos'));
    expect(dialog).toHaveTextContent('1 no tiene datos leídos y no se envía.');
    await view.person.dblClick(await button(dialog, 'Enviar 3 documentos'));
    expect(await toast('¡Datos enviados!')).toBeInTheDocument();
    expect(screen.getByText('2 documentos en «Documentos». 1 ya estaba.')).toBeInTheDocument();
    expect(submitToSheets.mock.calls.map(([id]) => id)).toEqual([
      ANDINO.id,
      MIRAFLORES.id,
      PACIFIC.id,
    ]);
    expect(most).toBe(1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Selección' })).toHaveTextContent('4 seleccionados');
  });

  it('reads the history again, also when it stopped half way', async () => {
    const submitToSheets = jest
      .fn()
      .mockResolvedValueOnce(aSubmission())
      .mockRejectedValue(refused('HOJAS_OCUPADAS', 'Google está ocupado.'));
    const { provider, listHistory } = historyOf(LIST, { getSheetsStatus: status, submitToSheets });
    const view = openHistory(provider);
    const table = await screen.findByRole('grid', { name: 'Documentos' });
    for (const name of [/Andino/, /Pacific/]) {
      await view.person.click(within(table).getByRole('checkbox', { name }));
    }
    await view.person.click(screen.getByRole('button', { name: 'Enviar a Google Sheets' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar a Google Sheets' });
    const send = await button(dialog, 'Enviar 2 documentos');
    const before = listHistory.mock.calls.length;
    await view.person.click(send);
    expect(await toast('Error de Google Sheets')).toBeInTheDocument();
    await waitFor(() => expect(listHistory.mock.calls.length).toBeGreaterThan(before));
  });

  it('says when all rows were there already', async () => {
    const view = await open({
      submitToSheets: () => Promise.resolve(aSubmission({ isRepeated: true })),
    });
    await view.check(/Andino/, /Pacific/);
    const dialog = await openDialog(view);
    await view.person.click(await button(dialog, 'Enviar 2 documentos'));
    expect(await toast('Ya estaban en la hoja')).toBeInTheDocument();
  });

  it('stops where all would be refused, and goes on without sending a document again', async () => {
    const submitToSheets = jest
      .fn()
      .mockResolvedValueOnce(aSubmission())
      .mockRejectedValueOnce(refused('HOJAS_OCUPADAS', 'Google está ocupado.'))
      .mockResolvedValue(aSubmission());
    const view = await open({ submitToSheets });
    await view.check(/Andino/, /Miraflores/, /Pacific/);
    const dialog = await openDialog(view);
    await view.person.click(await button(dialog, 'Enviar 3 documentos'));
    expect(await toast('Error de Google Sheets')).toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Google está ocupado.');
    expect(dialog).toHaveTextContent('1 de 3 en la hoja. Se detuvo en «Miraflores S.A.»');
    expect(submitToSheets).toHaveBeenCalledTimes(2);
    await view.person.click(await button(dialog, 'Continuar'));
    expect(await toast('3 documentos en «Documentos».')).toBeInTheDocument();
    expect(submitToSheets.mock.calls.map(([id]: [string]) => id)).toEqual([
      ANDINO.id,
      MIRAFLORES.id,
      PACIFIC.id,
      MIRAFLORES.id,
    ]);
  });

  it('names what failed by itself, keeps the dialog, and tries only that again', async () => {
    const submitToSheets = jest
      .fn()
      .mockRejectedValueOnce(refused('NO_ENCONTRADO', 'No se encontró lo que busca.'))
      .mockResolvedValue(aSubmission());
    const view = await open({ submitToSheets });
    await view.check(/Andino/, /Miraflores/);
    const dialog = await openDialog(view);
    await view.person.click(await button(dialog, 'Enviar 2 documentos'));
    expect(await toast(/^1 de 2 documentos en la hoja/)).toBeInTheDocument();
    const failures = within(dialog).getByRole('list', { name: 'Documentos que no se enviaron' });
    expect(failures).toHaveTextContent('Andino S.A.C. No se encontró lo que busca.');
    expect(screen.queryByText('¡Datos enviados!')).not.toBeInTheDocument();
    const { violations } = await axe.run(dialog, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await view.person.click(await button(dialog, 'Continuar'));
    expect(await toast('¡Datos enviados!')).toBeInTheDocument();
    expect(submitToSheets.mock.calls.at(-1)?.[0]).toBe(ANDINO.id);
    expect(submitToSheets).toHaveBeenCalledTimes(3);
  });

  it('shows how far it is, and can be stopped', async () => {
    const submitToSheets: AppVerbs['submitToSheets'] = (id, _to, signal) =>
      id === ANDINO.id
        ? Promise.resolve(aSubmission())
        : new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          });
    const view = await open({ submitToSheets });
    await view.check(/Andino/, /Miraflores/);
    const dialog = await openDialog(view);
    await view.person.click(await button(dialog, 'Enviar 2 documentos'));
    expect(await within(dialog).findByText('1 de 2 en la hoja')).toBeInTheDocument();
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await view.person.click(await button(dialog, 'Detener'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('la fila no se repite');
    expect(await button(dialog, 'Continuar')).toBeEnabled();
  });

  it('says when nothing of it has been read', async () => {
    const view = await open({});
    await view.check(/boleta/);
    const dialog = await openDialog(view);
    expect(await within(dialog).findByText(/Nada de lo elegido tiene datos/)).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Cerrar']);
  });
});

describe('sending all that match', () => {
  const chooseAll = async (total: number, verbs: Partial<AppVerbs> = {}) => {
    const documents = Array.from({ length: 30 }, () => anInvoice({}));
    const view = await open(
      { countDocuments: () => Promise.resolve(aCount({ total })), ...verbs },
      documents,
    );
    await view.person.click(screen.getByRole('checkbox', { name: 'Seleccionar la página' }));
    await view.person.click(await screen.findByRole('button', { name: /que coinciden/ }));
    return { view, dialog: await openDialog(view), documents };
  };

  it('reads them over the pages first', async () => {
    const submitToSheets = jest.fn().mockResolvedValue(aSubmission());
    const { view, dialog, documents } = await chooseAll(30, { submitToSheets });
    await view.person.click(await button(dialog, 'Enviar 30 documentos'));
    expect(await toast('30 documentos en «Documentos».')).toBeInTheDocument();
    expect(submitToSheets.mock.calls.map(([id]: [string]) => id)).toEqual(
      documents.map(({ id }) => id),
    );
  });

  it('offers the XLSX where they are too many for one by one', async () => {
    const { dialog } = await chooseAll(501);
    expect(
      await within(dialog).findByText(/^Se envían hasta 500 documentos por vez/),
    ).toBeInTheDocument();
    expect(await button(dialog, 'Descargar XLSX')).toBeEnabled();
    expect(within(dialog).queryByRole('button', { name: /^Enviar/ })).not.toBeInTheDocument();
  });
});

it('on a phone it stands among the exports', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: true,
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  const submitToSheets = jest.fn().mockResolvedValue(aSubmission());
  const { provider } = historyOf(LIST, { getSheetsStatus: status, submitToSheets });
  const { person } = openHistory(provider);
  await person.click(await screen.findByRole('checkbox', { name: /Andino/ }));
  await person.click(screen.getByRole('button', { name: 'Exportar' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Enviar a Google Sheets' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enviar a Google Sheets' });
  await person.click(await button(dialog, 'Enviar'));
  expect(await toast('¡Datos enviados!')).toBeInTheDocument();
  expect(submitToSheets).toHaveBeenCalledTimes(1);
});
