import { screen, within } from '@testing-library/react';
import { openPage } from '../api/open-page';
import { DRAFT_PREFIX } from '../api/sign-out';
import { aUser } from '../test/factories';
import { renderApp } from '../test/render-app';

jest.mock('../api/open-page', () => ({ openPage: jest.fn() }));

describe('the top bar', () => {
  it('leads home and marks the present screen, in both rows', async () => {
    renderApp();
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
    const { person } = renderApp({ user: aUser({ role: 'company_admin' }) });
    await person.click(await screen.findByRole('button', { name: 'RQ, cuenta de Rosa Quispe' }));
    const account = screen.getByRole('dialog', { name: 'Su cuenta' });
    expect(account).toHaveTextContent('Rosa Quispe');
    expect(account).toHaveTextContent('rosa@pacifico.example');
    expect(account).toHaveTextContent('Rol: Admin Empresa');
  });

  it('signs out: drafts go, then the page of the server', async () => {
    sessionStorage.setItem(`${DRAFT_PREFIX}1`, 'half a comment');
    const { person } = renderApp();
    await person.click(await screen.findByRole('button', { name: /cuenta de/ }));
    await person.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
    expect(sessionStorage).toHaveLength(0);
    expect(openPage).toHaveBeenCalledWith('/api/logout');
  });

  it('begins with a way past it', async () => {
    const { person } = renderApp();
    await screen.findByRole('heading', { level: 1 });
    await person.tab();
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  });
});
