import { screen } from '@testing-library/react';
import { aDetail, aDocument } from '../../../test/factories';
import { fakeDataProvider } from '../../../test/fake-data-provider';
import { renderApp } from '../../../test/render-app';

const NONE = 'Este documento no contiene datos de tabla extraídos por Textract.';

const open = (processor: 'local' | 'textract') =>
  renderApp({
    path: '/documento/d-1',
    dataProvider: fakeDataProvider({
      getDocument: () => Promise.resolve(aDetail(aDocument({ id: 'd-1', processor }))),
    }),
  });

describe('the table section of a document', () => {
  it('stands there again when Textract read it, with the specified text while it is empty', async () => {
    open('textract');
    expect(await screen.findAllByText(NONE)).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Datos de tabla' })).toHaveLength(2);
  });

  it('stands there once for any other engine', async () => {
    open('local');
    expect(await screen.findAllByText(NONE)).toHaveLength(1);
  });
});
