import { screen, waitFor, within } from '@testing-library/react';
import { aDetail, aDocument, anEvidence, fieldMap, someData } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import { fieldGroups } from '../../ui/fields/field-rows';
import { missingFields } from './asked-rows';

const missing = (data: Parameters<typeof missingFields>[0], fields = {}) =>
  missingFields(data, fieldGroups(data, fields));

describe('fields that can be added', () => {
  it('are the known ones that have no row, in the order of their group', () => {
    const data = { documento: { numero: 'F001-1', moneda: 'PEN' } };
    const fields = fieldMap(anEvidence('documento.tipo', { state: 'vacio' }));
    expect(missing(data, fields).filter((path) => path.startsWith('documento.'))).toEqual(
      ['serie', 'fecha_emision', 'fecha_vencimiento', 'documento_afectado'].map(
        (key) => `documento.${key}`,
      ),
    );
    expect(missing(someData())).not.toContain('totales.total');
  });

  it('are none that the server does not take', () => {
    // Something else than a group stands there.
    const data = { documento: {}, detraccion: null } as never;
    expect(missing(data)).toContain('documento.tipo');
    expect(missing(data).filter((path) => path.startsWith('detraccion.'))).toEqual([]);
  });
});

describe('a field that was not read', () => {
  function open() {
    const document = aDetail(
      aDocument({ id: 'd-1', extractedData: { documento: {}, totales: {} } }),
      {
        fields: fieldMap(anEvidence('documento.numero'), anEvidence('totales.total')),
      },
    );
    const calls: string[] = [];
    const dataProvider = fakeDataProvider({
      getDocument: () => Promise.resolve(document),
      editField: (_, { fieldPath, newValue }) => {
        calls.push(`${fieldPath}=${String(newValue)}`);
        return Promise.resolve({ ...document, version: document.version + 1 });
      },
    });
    return { calls, ...renderApp({ dataProvider, path: '/documento/d-1' }) };
  }

  it('is added from the menu of its group, written, and saved as any other', async () => {
    const { person, calls } = open();
    (await screen.findByRole('button', { name: 'Agregar dato a Documento' })).focus();
    await person.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    expect(within(menu).queryByRole('menuitem', { name: 'Número' })).not.toBeInTheDocument();
    await person.click(within(menu).getByRole('menuitem', { name: 'Vencimiento' }));
    const due = await screen.findByRole('textbox', { name: 'Vencimiento' });
    await waitFor(() => expect(due).toHaveFocus());
    await person.keyboard('30/04/2026{Enter}');
    await waitFor(() => expect(calls).toEqual(['documento.fecha_vencimiento=30/04/2026']));
  });

  it('is added of a group that the document has nothing of, and taken away again by Escape', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Agregar otro dato' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Detracción · Porcentaje' }));
    const rate = await screen.findByRole('textbox', { name: 'Porcentaje' });
    await waitFor(() => expect(rate).toHaveFocus());
    await person.keyboard('x{Escape}');
    expect(rate).toHaveValue('');
    await person.keyboard('{Escape}');
    expect(rate).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Agregar otro dato' })).toHaveFocus(),
    );
  });
});
