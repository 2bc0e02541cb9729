import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../api/open-page';
import { DRAFT_PREFIX } from '../drafts/drafts';
import { aDocument, aFile, aReading, aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';

jest.mock('../api/open-page', () => ({ openPage: jest.fn() }));

describe('the top bar', () => {
  it('leads home and marks the present screen, in both rows', async () => {
    renderApp({ isWhole: true });
    await screen.findByRole('heading', { level: 1 });
    const rows = screen.getAllByRole('navigation', { name: 'Principal' });
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const entry = within(row).getByRole('link', { name: 'Procesador' });
      expect(entry).toHaveAttribute('aria-current', 'page');
    }
    expect(screen.getByRole('link', { name: 'Foliado' })).toHaveAttribute('href', '/');
  });

  it('says who is signed in and with which role', async () => {
    const { person } = renderApp({ isWhole: true, user: aUser({ role: 'company_admin' }) });
    await person.click(await screen.findByRole('button', { name: 'RQ, cuenta de Rosa Quispe' }));
    const account = screen.getByRole('dialog', { name: 'Su cuenta' });
    expect(account).toHaveTextContent('Rosa Quispe');
    expect(account).toHaveTextContent('rosa@pacifico.example');
    expect(account).toHaveTextContent('Rol: Admin Empresa');
  });

  it('signs out: drafts go, then the page of the server', async () => {
    sessionStorage.setItem(`${DRAFT_PREFIX}1`, 'half a comment');
    const { person } = renderApp({ isWhole: true });
    await person.click(await screen.findByRole('button', { name: /cuenta de/ }));
    await person.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
    expect(sessionStorage).toHaveLength(0);
    expect(openPage).toHaveBeenCalledWith('/api/logout');
  });

  it('begins with a way past it', async () => {
    const { person } = renderApp({ isWhole: true });
    await screen.findByRole('heading', { level: 1 });
    await person.tab();
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  });
});

describe('the avatar menu', () => {
  const openMenu = async (user = aUser(), credits = 18) => {
    const view = renderApp({
      isWhole: true,
      user,
      dataProvider: fakeDataProvider({ getCredits: () => Promise.resolve({ credits }) }),
    });
    await view.person.click(await screen.findByRole('button', { name: /cuenta de/ }));
    return { ...view, account: screen.getByRole('dialog', { name: 'Su cuenta' }) };
  };

  it('lets one choose between light, dark and what the system has, and keeps it', async () => {
    const { person, account } = await openMenu();
    const { style } = document.documentElement;
    const look = within(account).getByRole('group', { name: 'Aspecto' });
    const choose = (name: string) => person.click(within(look).getByRole('button', { name }));
    expect(within(look).getByRole('button', { name: 'Sistema' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await choose('Oscuro');
    expect(style.getPropertyValue('--canvas')).toBe('#0C0F15');
    expect(style.colorScheme).toBe('dark');
    expect(localStorage.getItem('foliado:theme')).toBe('"dark"');
    await choose('Claro');
    expect(style.getPropertyValue('--canvas')).toBe('#F5F6F8');
    await choose('Sistema');
    expect(style.getPropertyValue('--canvas')).toBe('');
    expect(localStorage.getItem('foliado:theme')).toBeNull();
  });

  it('falls back to the e-mail, then to a word, with the initial rule', async () => {
    const { account } = await openMenu(aUser({ firstName: '', lastName: '' }));
    expect(screen.getByText('U')).toHaveClass('avatar');
    expect(within(account).getAllByText('rosa@pacifico.example')).toHaveLength(1);
  });

  it('shows the credits once they are loaded, and what to do when they run out', async () => {
    const { account } = await openMenu();
    expect(await within(account).findByText('18 créditos disponibles')).toBeInTheDocument();
    expect(account).not.toHaveTextContent('Pida más');
  });

  it.each([3, 0])('says what to do with %p credits', async (credits) => {
    const { account } = await openMenu(aUser(), credits);
    expect(await within(account).findByText(`${credits} créditos disponibles`)).toBeInTheDocument();
    expect(account).toHaveTextContent('Pida más al administrador de Foliado.');
  });

  it('leads to the profile and to the company, by keyboard', async () => {
    const { person, router } = await openMenu();
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    // The top bar has the three in the middle on wide screens.
    expect(items).toEqual([
      ...['Perfil', 'Mi Empresa', 'Vencimientos', 'Proveedores', 'Detracciones'],
      'Cerrar Sesión',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Perfil' })).toHaveFocus();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.pathname).toBe('/mi-empresa');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('has no company for who belongs to none', async () => {
    await openMenu(aUser({ role: 'admin', companyId: undefined }));
    expect(screen.getByRole('menuitem', { name: 'Perfil' })).toHaveAttribute('href', '/perfil');
    expect(screen.queryByRole('menuitem', { name: 'Mi Empresa' })).not.toBeInTheDocument();
  });

  it('gives the focus back on Escape', async () => {
    const { person } = await openMenu();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /cuenta de/ })).toHaveFocus();
  });
});

describe('the credits in the top bar', () => {
  it.each([
    [18, '18 créditos disponibles'],
    [3, 'Quedan 3 créditos'],
    [1, 'Queda 1 crédito'],
    [0, 'Sin créditos'],
  ])('of %p are shown as %p and lead to the movements', async (credits, name) => {
    const dataProvider = fakeDataProvider({ getCredits: () => Promise.resolve({ credits }) });
    renderApp({ isWhole: true, dataProvider });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/perfil#creditos');
  });

  it('are said on the upload screen before an upload is refused', async () => {
    const dataProvider = fakeDataProvider({ getCredits: () => Promise.resolve({ credits: 0 }) });
    renderApp({ isWhole: true, dataProvider });
    expect(await screen.findByRole('note')).toHaveTextContent(
      'No le quedan créditos. Lo ya leído se puede seguir revisando. Pida más al administrador de Foliado.',
    );
  });

  it('are silent when they cannot be learnt', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderApp({
      isWhole: true,
      dataProvider: fakeDataProvider({ getCredits: () => Promise.reject(new Error('down')) }),
    });
    await screen.findByText('No hay documentos procesados');
    expect(screen.queryByRole('link', { name: /crédito/ })).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('are asked for again after an upload', async () => {
    const getCredits = jest.fn().mockResolvedValueOnce({ credits: 5 });
    getCredits.mockResolvedValue({ credits: 4 });
    const { person } = renderApp({
      isWhole: true,
      dataProvider: fakeDataProvider({
        getCredits,
        uploadDocument: () => Promise.resolve({ documentId: 'd' }),
      }),
    });
    expect(await screen.findByRole('link', { name: /^5 créditos/ })).toBeInTheDocument();
    await person.upload(screen.getByLabelText('Archivos'), aFile('a.pdf'));
    expect(await screen.findByRole('link', { name: /^4 créditos/ })).toBeInTheDocument();
  });

  it('are asked for again when a reading ends', async () => {
    jest.useFakeTimers();
    const reading = aReading();
    const failed = aDocument({ id: reading.id, status: 'error', extractedData: null });
    const getCredits = jest.fn().mockResolvedValue({ credits: 5 });
    const listDocuments = jest.fn().mockResolvedValueOnce([reading]).mockResolvedValue([failed]);
    renderApp({ isWhole: true, dataProvider: fakeDataProvider({ getCredits, listDocuments }) });
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(getCredits).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(getCredits).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});
