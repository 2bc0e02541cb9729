/** @jest-environment node */
import { createDataProvider } from '../api/data-provider';
import { sheetId } from '../test/sheets-factories';

const answer = (body: unknown, init: ResponseInit = {}): void => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(body === null ? null : JSON.stringify(body), init)),
    );
};

const sent = () => {
  const [path, init] = jest.mocked(fetch).mock.calls[0] ?? [];
  return { path, method: init?.method, body: init?.body };
};

afterEach(() => jest.restoreAllMocks());

describe('the verbs of the spreadsheets', () => {
  const provider = createDataProvider();

  it('read the status, null when the session has ended', async () => {
    answer({ isConfigured: true });
    await expect(provider.getSheetsStatus()).resolves.toEqual({ isConfigured: true });
    expect(sent().path).toBe('/api/sheets/status');
    answer({}, { status: 401 });
    await expect(provider.getSheetsStatus()).resolves.toBeNull();
  });

  it('send a document, and can be called off', async () => {
    answer({ isRepeated: false });
    const { signal } = new AbortController();
    const to = { spreadsheetId: sheetId(), sheetName: 'Marzo' };
    await expect(provider.submitToSheets('d 1', to, signal)).resolves.toEqual({
      isRepeated: false,
    });
    expect(sent()).toEqual({
      path: '/api/documents/d%201/submit-to-sheets',
      method: 'POST',
      body: JSON.stringify(to),
    });
    expect(jest.mocked(fetch).mock.calls[0]?.[1]?.signal).toBe(signal);
  });

  it('create a spreadsheet', async () => {
    answer({ spreadsheetId: sheetId() });
    await expect(provider.createSheet('Documentos', 'clave-1')).resolves.toEqual({
      spreadsheetId: sheetId(),
    });
    expect(sent()).toEqual({
      path: '/api/sheets/create',
      method: 'POST',
      body: '{"title":"Documentos"}',
    });
  });

  it('put one on the list of the company and take it off', async () => {
    answer(null, { status: 204 });
    await provider.registerSpreadsheet(sheetId());
    expect(sent()).toEqual({
      path: '/api/company/spreadsheets',
      method: 'POST',
      body: JSON.stringify({ spreadsheetId: sheetId() }),
    });
    answer(null, { status: 204 });
    jest.mocked(fetch).mockClear();
    await provider.removeSpreadsheet(sheetId());
    expect(sent()).toMatchObject({
      path: `/api/company/spreadsheets/${sheetId()}`,
      method: 'DELETE',
    });
  });
});
