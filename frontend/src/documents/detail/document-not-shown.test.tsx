import type { DocumentDetail } from '@contracts/document';
import { screen } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aDetail, aDocument } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a document that is not there', () => {
  const failing = (status: number) => new ApiError({ status, statusText: '', body: '{}' });
  const navigation = () => screen.queryAllByRole('navigation', { name: 'Principal' });
  const openWhole = (getDocument: AppVerbs['getDocument']) =>
    renderApp({
      dataProvider: fakeDataProvider({ getDocument }),
      path: '/documento/d-1',
      isWhole: true,
    });

  it('is said, with the ways on', async () => {
    openWhole(() => Promise.reject(failing(404)));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Documento no encontrado' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver historial' })).toHaveAttribute(
      'href',
      '/historial',
    );
    expect(navigation()).not.toHaveLength(0);
  });

  it('yet, or for a fault, has its heading and the navigation until it is shown', async () => {
    let refuse: (error: unknown) => void = () => undefined;
    const waiting = new Promise<DocumentDetail>((_, reject) => (refuse = reject));
    const getDocument = jest
      .fn<Promise<DocumentDetail>, []>()
      .mockReturnValueOnce(waiting)
      .mockResolvedValue(aDetail(aDocument({ id: 'd-1' })));
    const { person } = openWhole(getDocument);
    expect(await screen.findByRole('heading', { level: 1, name: 'Documento' })).toBeInTheDocument();
    expect(navigation()).not.toHaveLength(0);
    refuse(failing(500));
    expect(await screen.findByText('Error al cargar el documento')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver historial' })).toBeInTheDocument();
    expect(navigation()).not.toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Total' })).toBeInTheDocument();
    expect(navigation()).toHaveLength(0);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
