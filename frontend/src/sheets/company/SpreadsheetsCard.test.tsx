import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aUser } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import { aSheetsStatus, aSpreadsheet, notConfigured, sheetId } from '../../test/sheets-factories';
import { SPREADSHEETS_PER_PAGE } from './SpreadsheetsCard';

const boss = aUser({ role: 'company_admin' });
const open = (verbs: Partial<AppVerbs> = {}, user = boss) =>
  renderApp({ path: '/mi-empresa', user, dataProvider: fakeDataProvider(verbs) });

const card = () => screen.findByRole('region', { name: 'Hojas de cálculo' });
const idField = () => screen.findByRole('textbox', { name: 'ID de la hoja de cálculo' });
const withSheets = (spreadsheets = [aSpreadsheet()]): Partial<AppVerbs> => ({
  getSheetsStatus: () => Promise.resolve(aSheetsStatus({ spreadsheets })),
});
const refused = (code: string, message: string): ApiError =>
  new ApiError({ status: 409, statusText: '', body: JSON.stringify({ code, message }) });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the spreadsheets of the company', () => {
  it('are no business of others, who are not even asked about', async () => {
    const getSheetsStatus = jest.fn();
    open({ getSheetsStatus }, aUser());
    await screen.findByRole('region', { name: 'Datos de la empresa' });
    expect(screen.queryByText('Hojas de cálculo')).not.toBeInTheDocument();
    expect(getSheetsStatus).not.toHaveBeenCalled();
  });

  it('are listed with id, origin, who and when', async () => {
    const addedAt = new Date(Date.now() - 5 * 60_000 - 1000).toISOString();
    const made = aSpreadsheet({
      spreadsheetId: sheetId('Dos'),
      title: 'Gastos',
      origin: 'created',
    });
    open(withSheets([aSpreadsheet({ addedAt }), made]));
    const rows = await within(await card()).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining(
        `Compras 2026${sheetId()}Agregada a la lista · Rosa Quispe · hace 5 minutos`,
      ),
      expect.stringContaining(`Gastos${sheetId('Dos')}Creada desde Foliado · Rosa Quispe`),
    ]);
    expect(screen.getByRole('link', { name: 'Abrir la hoja Gastos' })).toHaveAttribute(
      'href',
      `https://docs.google.com/spreadsheets/d/${sheetId('Dos')}/edit`,
    );
  });

  it('go on other pages when they are many', async () => {
    const many = Array.from({ length: SPREADSHEETS_PER_PAGE + 1 }, (_, index) =>
      aSpreadsheet({ spreadsheetId: sheetId(`N${index}`), title: `Hoja ${index}` }),
    );
    const { person } = open(withSheets(many));
    await within(await card()).findByText('Hoja 0');
    expect(within(await card()).queryByText('Hoja 8')).not.toBeInTheDocument();
    await person.click(
      screen.getByRole('button', { name: 'Página siguiente de hojas de cálculo' }),
    );
    expect(within(await card()).getByText('Hoja 8')).toBeInTheDocument();
  });

  it('are none at first, with the e-mail to share one with', async () => {
    open();
    const region = await card();
    expect(
      await within(region).findByText('Su empresa aún no tiene hojas de cálculo.'),
    ).toBeInTheDocument();
    expect(region).toHaveTextContent('editor con foliado@proyecto.iam.gserviceaccount.com');
  });

  it('cannot be added where the server sends to none, but can be taken off', async () => {
    open({
      getSheetsStatus: () => Promise.resolve(notConfigured({ spreadsheets: [aSpreadsheet()] })),
    });
    const region = await card();
    expect(await within(region).findByText(/no está configurado en este servidor/)).toBeVisible();
    expect(within(region).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(region).getByRole('button', { name: /^Quitar/ })).toBeEnabled();
  });

  it('that do not come say why, and are asked for again', async () => {
    const getSheetsStatus = jest
      .fn()
      .mockRejectedValueOnce(refused('SERVICIO_NO_DISPONIBLE', 'No está disponible.'))
      .mockResolvedValue(aSheetsStatus({ spreadsheets: [aSpreadsheet()] }));
    const { person } = open({ getSheetsStatus });
    const alert = await within(await card()).findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar las hojas de cálculoNo está disponible.');
    await person.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await within(await card()).findByText('Compras 2026')).toBeInTheDocument();
  });

  it('have no barrier', async () => {
    open(withSheets());
    const region = await card();
    await within(region).findByText('Compras 2026');
    const { violations } = await axe.run(region, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('adding a spreadsheet', () => {
  it('takes its address, once, and shows it in the list', async () => {
    const getSheetsStatus = jest
      .fn()
      .mockResolvedValueOnce(aSheetsStatus())
      .mockResolvedValue(aSheetsStatus({ spreadsheets: [aSpreadsheet()] }));
    const registerSpreadsheet = jest.fn().mockResolvedValue(undefined);
    const { person } = open({ getSheetsStatus, registerSpreadsheet });
    const id = await idField();
    await person.click(id);
    await person.paste(`https://docs.google.com/spreadsheets/d/${sheetId()}/edit#gid=0`);
    await person.dblClick(screen.getByRole('button', { name: 'Agregar' }));
    expect(registerSpreadsheet.mock.calls).toEqual([[sheetId()]]);
    expect(await screen.findByText('Hoja agregada')).toBeInTheDocument();
    expect(await within(await card()).findByText('Compras 2026')).toBeInTheDocument();
    expect(id).toHaveValue('');
    expect(id).toBeValid();
  });

  it('wants an id, and one that can be', async () => {
    const registerSpreadsheet = jest.fn();
    const { person } = open({ registerSpreadsheet });
    const id = await idField();
    expect(screen.getByRole('button', { name: 'Agregar' })).toBeDisabled();
    await person.type(id, ' {Enter}');
    expect(id).toHaveAccessibleDescription(/^Cópielo de la barra de direcciones/);
    await person.type(id, 'x{Enter}');
    expect(id).toHaveAccessibleDescription(/^No parece el ID/);
    expect(registerSpreadsheet).not.toHaveBeenCalled();
  });

  it('says why the server does not take it, and keeps what was written', async () => {
    const registerSpreadsheet = () =>
      Promise.reject(refused('HOJA_SIN_ACCESO', 'Google no deja abrir esa hoja de cálculo.'));
    const { person } = open({ registerSpreadsheet });
    const id = await idField();
    await person.type(id, `${sheetId()}{Enter}`);
    await waitFor(() =>
      expect(id).toHaveAccessibleDescription('Google no deja abrir esa hoja de cálculo.'),
    );
    expect(id).toHaveValue(sheetId());
  });
});

describe('taking a spreadsheet off the list', () => {
  const ask = async (verbs: Partial<AppVerbs>) => {
    const view = open(verbs);
    await view.person.click(
      await screen.findByRole('button', { name: 'Quitar la hoja Compras 2026' }),
    );
    return { ...view, dialog: await screen.findByRole('dialog') };
  };

  it('is asked about, and the focus does not get lost with the row', async () => {
    const removeSpreadsheet = jest.fn().mockResolvedValue(undefined);
    const getSheetsStatus = jest
      .fn()
      .mockResolvedValueOnce(aSheetsStatus({ spreadsheets: [aSpreadsheet()] }))
      .mockResolvedValue(aSheetsStatus());
    const { person, dialog } = await ask({ removeSpreadsheet, getSheetsStatus });
    expect(dialog).toHaveTextContent('La hoja y sus filas quedan en Google Sheets.');
    expect(removeSpreadsheet).not.toHaveBeenCalled();
    await person.click(within(dialog).getByRole('button', { name: 'Quitar hoja' }));
    expect(await screen.findByText('Hoja quitada')).toBeInTheDocument();
    expect(removeSpreadsheet.mock.calls).toEqual([[sheetId()]]);
    expect(
      await screen.findByText('Su empresa aún no tiene hojas de cálculo.'),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Hojas de cálculo' })).toHaveFocus(),
    );
  });

  it('can be left, and says when it fails', async () => {
    const removeSpreadsheet = jest.fn().mockRejectedValue(refused('SIN_PERMISO', 'Sin permiso.'));
    const { person, dialog } = await ask({ ...withSheets(), removeSpreadsheet });
    await person.click(within(dialog).getByRole('button', { name: 'Quitar hoja' }));
    expect(await within(dialog).findByText('Sin permiso.')).toBeInTheDocument();
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('Compras 2026')).toBeInTheDocument();
  });
});
