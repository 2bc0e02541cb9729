import type { CompanyMember } from '@contracts/company';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aMember, anInvitation } from '../../test/account-factories';
import { aUser } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import { InvitationsCard } from './InvitationsCard';
import { MembersCard } from './MembersCard';

const refused = (code: string, message: string, status = 409): ApiError =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code, message }) });

const boss = aUser({ role: 'company_admin' });
const self = aMember({ id: boss.id, firstName: 'Rosa', lastName: 'Quispe', role: 'company_admin' });
const jorge = aMember({ id: 'jorge' });

const open = (members: CompanyMember[], verbs: Partial<AppVerbs> = {}) =>
  renderApp({
    part: (
      <>
        <MembersCard />
        <InvitationsCard />
      </>
    ),
    user: boss,
    dataProvider: fakeDataProvider({ listMembers: () => Promise.resolve(members), ...verbs }),
  });

const rowOf = async (name: string): Promise<HTMLElement> => {
  const table = await screen.findByRole('table', { name: 'Miembros' });
  const row = within(table).getByText(name).closest('tr');
  if (!row) throw new Error(`${name} has no row`);
  return row;
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the members', () => {
  it('are shown with e-mail, role, teams, state and last sign-in', async () => {
    open([self, jorge, aMember({ firstName: 'Elena', isActive: 'false', lastLoginAt: null })]);
    const row = await rowOf('Jorge Tello');
    expect(row).toHaveTextContent('jorge.tello@pacifico.exampleUsuario');
    expect(within(row).getByRole('checkbox', { name: 'Logística' })).toBeChecked();
    expect(within(row).getByRole('checkbox', { name: 'Tesorería' })).not.toBeChecked();
    expect(row).toHaveTextContent('Activo');
    const inactive = await rowOf('Elena Tello');
    expect(inactive).toHaveTextContent('InactivoÚltimo ingreso: Nunca');
    expect(within(inactive).getByRole('checkbox', { name: 'Logística' })).toBeDisabled();
  });

  it('let nobody act on the own account', async () => {
    open([self, jorge]);
    const row = (await screen.findByText('(usted)')).closest('tr');
    expect(row).toHaveTextContent('Admin EmpresaTodos, por su rol');
    expect(within(row ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  });

  it('change teams at once; two quick clicks end as they look', async () => {
    const setMemberTeams = jest.fn().mockResolvedValue(undefined);
    const { person } = open([self, jorge], { setMemberTeams });
    const row = await rowOf('Jorge Tello');
    await person.click(within(row).getByRole('checkbox', { name: 'Tesorería' }));
    await person.click(within(row).getByRole('checkbox', { name: 'Logística' }));
    await waitFor(() =>
      expect(setMemberTeams.mock.calls).toEqual([
        ['jorge', ['logistica', 'tesoreria']],
        ['jorge', ['tesoreria']],
      ]),
    );
    expect(await screen.findByText('Equipos actualizados')).toBeInTheDocument();
    expect(within(row).getByRole('checkbox', { name: 'Logística' })).not.toBeChecked();
  });

  it('show the teams of the server again when it refuses', async () => {
    const setMemberTeams = () => Promise.reject(refused('SIN_PERMISO', 'No tiene permiso.', 403));
    const { person } = open([self, jorge], { setMemberTeams });
    const box = within(await rowOf('Jorge Tello')).getByRole('checkbox', { name: 'Tesorería' });
    await person.click(box);
    expect(await screen.findByText('No se pudieron cambiar los equipos')).toBeInTheDocument();
    await waitFor(async () =>
      expect(
        within(await rowOf('Jorge Tello')).getByRole('checkbox', { name: 'Tesorería' }),
      ).not.toBeChecked(),
    );
  });

  const choose = async (person: ReturnType<typeof open>['person'], action: string) => {
    await person.click(await screen.findByRole('button', { name: 'Acciones de Jorge Tello' }));
    await person.click(await screen.findByRole('menuitem', { name: action }));
  };

  it.each([
    [jorge, 'Hacer Admin Empresa', { role: 'company_admin' }, 'Rol actualizado'],
    [
      { ...jorge, role: 'company_admin' as const },
      'Cambiar a Usuario',
      { role: 'user' },
      'Rol actualizado',
    ],
    [jorge, 'Desactivar cuenta', { isActive: 'false' }, 'Cuenta desactivada'],
    [
      { ...jorge, isActive: 'false' as const },
      'Activar cuenta',
      { isActive: 'true' },
      'Cuenta activada',
    ],
  ])('are changed after asking (%#)', async (member, action, update, done) => {
    const updateMember = jest.fn().mockResolvedValue(undefined);
    const { person } = open([self, member], { updateMember });
    await choose(person, action);
    const dialog = await screen.findByRole('dialog');
    expect(updateMember).not.toHaveBeenCalled();
    await person.click(within(dialog).getByRole('button', { name: action }));
    expect(updateMember).toHaveBeenCalledWith('jorge', update);
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are separated from the provider after asking, where they come through it', async () => {
    const unlinkIdentity = jest.fn().mockResolvedValue(undefined);
    const { person } = open([self, { ...jorge, hasProvider: true }], { unlinkIdentity });
    await choose(person, 'Separar del proveedor');
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Separar' }));
    expect(unlinkIdentity).toHaveBeenCalledWith('jorge');
    expect(await screen.findByText('Cuenta separada del proveedor')).toBeInTheDocument();
  });

  it('say in the dialog why the server refuses', async () => {
    const reason = 'Debe quedar al menos un administrador activo.';
    const updateMember = () => Promise.reject(refused('ULTIMO_ADMINISTRADOR', reason));
    const { person } = open([self, jorge], { updateMember });
    await choose(person, 'Desactivar cuenta');
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Desactivar cuenta' }));
    expect(await within(dialog).findByText(reason)).toBeInTheDocument();
  });

  it('get a link for a new password, shown once', async () => {
    const issuePasswordLink = jest
      .fn()
      .mockResolvedValue({ url: 'https://foliado.pe/x', expiresAt: '2026-03-16T20:04:00Z' });
    const { person } = open([self, jorge], { issuePasswordLink });
    await choose(person, 'Enlace de contraseña');
    const dialog = await screen.findByRole('dialog', {
      name: 'Enlace de contraseña de Jorge Tello',
    });
    expect(within(dialog).getByLabelText('Enlace')).toHaveValue('https://foliado.pe/x');
    expect(issuePasswordLink).toHaveBeenCalledWith('jorge');
    expect(dialog).toHaveTextContent('al cerrar esta ventana no se vuelve a mostrar');
  });

  it('get none where everybody signs in at the provider', async () => {
    const { person } = renderApp({
      path: '/mi-empresa',
      user: { ...boss, onlyByProvider: true },
      dataProvider: fakeDataProvider({ listMembers: () => Promise.resolve([self, jorge]) }),
    });
    const row = await rowOf('Jorge Tello');
    await person.click(within(row).getByRole('button', { name: 'Acciones de Jorge Tello' }));
    expect(await screen.findByRole('menuitem', { name: 'Pasar créditos' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Enlace de contraseña' })).toBeNull();
  });

  it('are passed credits: both balances shown, wrong amounts held back, trying again is the same pass', async () => {
    const passCredits = jest
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ credits: 13, memberCredits: 7 });
    const getCompanyCredits = () =>
      Promise.resolve([
        { id: boss.id, credits: 18 },
        { id: 'jorge', credits: 2 },
      ]);
    const { person } = open([self, jorge], { passCredits, getCompanyCredits });
    await choose(person, 'Pasar créditos');
    const dialog = await screen.findByRole('dialog', { name: 'Pasar créditos a Jorge Tello' });
    await within(dialog).findByText('Usted tiene 18 créditos; Jorge Tello, 2 créditos.');
    const amount = within(dialog).getByLabelText('Créditos');
    for (const [wrong, problem] of [
      ['19', 'Usted tiene 18 créditos.'],
      ['0', 'Escriba un entero desde 1.'],
      ['1.5', 'Escriba un entero desde 1.'],
    ] as const) {
      await person.clear(amount);
      await person.type(amount, `${wrong}{Enter}`);
      expect(dialog).toHaveTextContent(problem);
    }
    expect(passCredits).not.toHaveBeenCalled();
    await person.clear(amount);
    await person.type(amount, '5{Enter}');
    await waitFor(() => expect(passCredits).toHaveBeenCalledTimes(1));
    await person.click(await within(dialog).findByRole('button', { name: 'Pasar créditos' }));
    expect(await screen.findByText('Jorge Tello tiene 7 créditos.')).toBeInTheDocument();
    const [first, second] = passCredits.mock.calls;
    expect(first).toEqual(['jorge', { amount: 5 }, expect.any(String)]);
    expect(second).toEqual(first);
  });

  it('are 50: a page of ten, a search, and nobody found', async () => {
    const many = Array.from({ length: 50 }, (_, index) =>
      aMember({ firstName: 'Persona', lastName: `Número ${index}` }),
    );
    const { person } = open(many);
    const table = await screen.findByRole('table', { name: 'Miembros' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    await person.click(screen.getByRole('button', { name: 'Página siguiente de miembros' }));
    expect(await screen.findByText('Persona Número 10')).toBeInTheDocument();
    const search = screen.getByRole('searchbox', { name: 'Buscar miembro' });
    await person.type(search, 'numero 49');
    expect(await screen.findByText('Persona Número 49')).toBeInTheDocument();
    await person.type(search, 'x');
    expect(await screen.findByText('Nadie coincide con la búsqueda')).toBeInTheDocument();
  });
});

describe('the invitations', () => {
  const invite = async (person: ReturnType<typeof open>['person'], email: string) => {
    await person.type(await screen.findByLabelText('Correo'), `${email}{Enter}`);
  };

  it('make a link that is shown once', async () => {
    const invitation = anInvitation({ email: 'ana@norte.example' });
    const invitations = jest.fn().mockResolvedValueOnce([]).mockResolvedValue([invitation]);
    const request = jest.fn().mockResolvedValue({
      url: 'https://foliado.pe/i',
      expiresAt: invitation.expiresAt,
      invitation,
    });
    const { person } = open([self], { invite: request, listInvitations: invitations });
    expect(await screen.findByText('No hay invitaciones por aceptar.')).toBeInTheDocument();
    const teams = screen.getByRole('group', { name: 'Equipos de la persona invitada' });
    await person.click(within(teams).getByRole('checkbox', { name: 'Logística' }));
    await invite(person, 'ana@norte.example');
    expect(request).toHaveBeenCalledWith({
      email: 'ana@norte.example',
      role: 'user',
      teams: ['tesoreria'],
    });
    const dialog = await screen.findByRole('dialog', { name: 'Invitación para ana@norte.example' });
    expect(dialog).toHaveTextContent('Foliado no envía correos');
    await person.click(within(dialog).getByRole('button', { name: 'Listo' }));
    expect(screen.getByLabelText('Correo')).toHaveValue('');
    expect(
      await screen.findByRole('button', { name: 'Anular la invitación de ana@norte.example' }),
    ).toBeInTheDocument();
  });

  it('give a company admin both teams', async () => {
    const request = jest.fn().mockReturnValue(new Promise(() => undefined));
    const { person } = open([self], { invite: request });
    await person.click(await screen.findByRole('combobox', { name: /Rol/ }));
    await person.click(await screen.findByRole('option', { name: 'Admin Empresa' }));
    await invite(person, 'ana@norte.example');
    expect(request).toHaveBeenCalledWith({
      email: 'ana@norte.example',
      role: 'company_admin',
      teams: ['logistica', 'tesoreria'],
    });
  });

  it.each([
    ['', 'Escriba el correo de la persona.'],
    ['ana', 'No parece un correo: revise la arroba y el dominio.'],
  ])('do not send the address %p', async (email, problem) => {
    const { person } = open([self]);
    await invite(person, email);
    expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(problem);
  });

  it('say under the address why the server refuses it', async () => {
    const request = () => Promise.reject(refused('CUENTA_EXISTE', 'Ya hay una cuenta.'));
    const { person } = open([self], { invite: request });
    await invite(person, 'ana@norte.example');
    expect(await screen.findByText('Ya hay una cuenta.')).toBeInTheDocument();
    expect(screen.getByLabelText('Correo')).toHaveValue('ana@norte.example');
  });

  it('are revoked after asking', async () => {
    const invitation = anInvitation();
    const listInvitations = jest.fn().mockResolvedValueOnce([invitation]).mockResolvedValue([]);
    const revokeInvitation = jest.fn().mockResolvedValue(undefined);
    const { person } = open([self], { listInvitations, revokeInvitation });
    await person.click(await screen.findByRole('button', { name: /^Anular la invitación/ }));
    const dialog = screen.getByRole('dialog', { name: '¿Anular la invitación?' });
    expect(dialog).toHaveTextContent('lucia@pacifico.example deja de funcionar');
    await person.click(within(dialog).getByRole('button', { name: 'Anular invitación' }));
    expect(revokeInvitation).toHaveBeenCalledWith(invitation.id);
    expect(await screen.findByText('No hay invitaciones por aceptar.')).toBeInTheDocument();
  });
});
