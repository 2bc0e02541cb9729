import { SCREENS, withReturnTo } from '@contracts/routes';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppRoutes } from '../App';
import { ApiError } from '../api/api-error';
import { createQueryClient } from '../api/query-client';
import { request, requestJson } from '../api/http-client';
import { Drafts } from '../drafts/drafts';
import { aUser } from '../test/factories';

jest.mock('../api/http-client', () => {
  const actual = jest.requireActual<typeof import('../api/http-client')>('../api/http-client');
  const asked = jest.fn<Promise<unknown>, [string]>();
  const read = (path: string) => actual.nullWhenSignedOut(asked(path));
  return { ...actual, requestJson: asked, read, request: jest.fn() };
});
jest.mock('../AdminApp', () => ({ __esModule: true, default: () => <p>Signed-in screens</p> }));

const answer = jest.mocked(requestJson);
const refused = (status: number): ApiError =>
  new ApiError({
    status,
    statusText: '',
    body: '{"message":"No disponible","correlationId":"c-9"}',
  });

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

const visit = (path: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('the map of the app', () => {
  it.each(['/', '/auth'])('shows a spinner at %s while the session loads', (path) => {
    answer.mockReturnValue(new Promise(() => undefined));
    visit(path);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando');
  });

  it.each(['/', '/dashboard', '/auth'])(
    'leads who is signed in from %s to the screens',
    async (path) => {
      answer.mockResolvedValue(aUser());
      visit(path);
      expect(await screen.findByText('Signed-in screens')).toBeInTheDocument();
    },
  );

  it.each(['/', '/dashboard', '/auth'])(
    'leads who is signed out from %s to sign in',
    async (path) => {
      answer.mockRejectedValue(refused(401));
      visit(path);
      expect(await screen.findByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
        'href',
        '/api/login',
      );
      expect(
        screen.getByText('Cada dato de sus facturas, con su lugar en la página.'),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute(
        'href',
        '/api/register',
      );
    },
  );

  it.each([
    ['/auth?returnTo=%2Fhistorial%3Fq%3Dluz', '/historial?q=luz'],
    ['/auth?returnTo=https%3A%2F%2Fevil.pe%2Fhistorial', '/'],
    ['/auth?returnTo=%2F%2Fevil.pe', '/'],
    ['/auth?returnTo=%2Fauth', '/'],
    ['/auth', '/'],
  ])('takes who is signed in from %s to %s', async (from, to) => {
    answer.mockResolvedValue(aUser());
    visit(from);
    await screen.findByText('Signed-in screens');
    expect(screen.getByText(`at ${to}`)).toBeInTheDocument();
  });

  it.each(SCREENS.filter((screen) => !['/', '/auth', '/dashboard'].includes(screen)))(
    'keeps the way back to %s',
    async (screenPath) => {
      answer.mockRejectedValue(refused(401));
      const path = `${screenPath.replace(':id', 'd-1')}?a=1#fila`;
      visit(path);
      const link = await screen.findByRole('link', { name: 'Iniciar Sesión' });
      expect(link).toHaveAttribute('href', withReturnTo('/api/login', path));
    },
  );

  it('keeps where who is signed out wanted to go, on both ways in', async () => {
    answer.mockRejectedValue(refused(401));
    visit('/workflow?equipo=tesoreria&documento=1');
    const to = 'returnTo=%2Fworkflow%3Fequipo%3Dtesoreria%26documento%3D1';
    const link = await screen.findByRole('link', { name: 'Iniciar Sesión' });
    expect(link).toHaveAttribute('href', `/api/login?${to}`);
    expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute(
      'href',
      `/api/register?${to}`,
    );
  });

  it('tells who was signed out by a deactivated account why, with a next step', async () => {
    const message = 'Su cuenta fue desactivada. Pida que la activen.';
    const body = JSON.stringify({ code: 'SESION_CUENTA_INACTIVA', message });
    const ended = new ApiError({ status: 401, statusText: '', body });
    answer.mockRejectedValue(ended);
    jest.mocked(request).mockRejectedValue(ended);
    visit('/historial');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' })).toBeInTheDocument();
  });

  it.each([
    ['it lies where it was left', 'Sesión expirada. Ingrese de nuevo: lo que escribió', true],
    ['nothing was typed', 'Sesión expirada. Ingrese de nuevo para continuar.', false],
  ])('says that the session has ended, and of what was typed that %s', async (_, text, isTyped) => {
    answer.mockResolvedValueOnce(aUser()).mockRejectedValue(refused(401));
    jest.mocked(request).mockRejectedValue(refused(401));
    const { unmount } = visit('/historial');
    await screen.findByText('Signed-in screens');
    if (isTyped) new Drafts(aUser().id).write('empresa', { name: 'X' });
    unmount();
    visit('/mi-empresa');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fmi-empresa',
    );
  });

  it('leaves with the person who signs out in another tab, and what they had typed', async () => {
    answer.mockResolvedValueOnce(aUser()).mockRejectedValue(refused(401));
    visit('/historial');
    await screen.findByText('Signed-in screens');
    new Drafts(aUser().id).write('empresa', { name: 'X' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'foliado:salida' }));
    expect(sessionStorage).toHaveLength(0);
    await screen.findByRole('link', { name: 'Iniciar Sesión' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has no reason to tell who merely is not signed in', async () => {
    answer.mockRejectedValue(refused(401));
    jest.mocked(request).mockRejectedValue(refused(401));
    visit('/auth');
    await screen.findByRole('link', { name: 'Iniciar Sesión' });
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says when the session cannot be known, and tries again', async () => {
    answer.mockRejectedValueOnce(refused(503)).mockResolvedValueOnce(aUser());
    visit('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('No disponible · c-9');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Signed-in screens')).toBeInTheDocument();
  });

  it('knows no other path, for nobody, and shows a way home', () => {
    visit('/no-existe');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  });
});
