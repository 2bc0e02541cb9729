import { renderPage } from '../pages/page';
import { loginPage, type LoginPageModel } from './login-view';

const EMPTY = {
  ...{ email: '', returnTo: '/', error: null, notice: null },
  ...{ isRegistrationOpen: true, isOfOne: false },
};
const shown = (model: Partial<LoginPageModel>) =>
  renderPage(loginPage({ ...EMPTY, ...model }), null);

describe('the sign-in page', () => {
  it('shows the reason of a failed sign-in to screen readers too', () => {
    const page = shown({ error: { message: 'No son correctos.', fields: ['email', 'password'] } });
    expect(page).toContain('<p class="error" role="alert" id="error">No son correctos.</p>');
    expect(page.match(/aria-describedby="error" aria-invalid="true" required/g)).toHaveLength(2);
    expect(page).toMatch(/id="password"[^>]*autofocus/);
    expect(page).not.toMatch(/id="email"[^>]*autofocus/);
  });

  it('never lets typed text become markup', () => {
    const page = shown({ email: '"><script>x</script>', returnTo: `'"<b>` });
    expect(page).not.toMatch(/<script|<b>'/);
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
  });

  it('puts the cursor where the person goes on', () => {
    expect(shown({})).toMatch(/id="email"[^>]*autofocus/);
    expect(shown({ email: 'a@b.pe' })).toMatch(/id="password"[^>]*autofocus/);
  });

  it('names its fields as password managers expect', () => {
    expect(shown({})).toMatch(/autocomplete="username"[^]*autocomplete="current-password"/);
  });

  it('offers registration only while it is open', () => {
    expect(shown({})).toContain('href="/api/register"');
    expect(shown({ isRegistrationOpen: false })).not.toContain('/api/register');
  });

  it('leads everybody but one to the provider where passwords are of one, and offers no link for them', () => {
    const page = shown({ isOfOne: true, isRegistrationOpen: false, returnTo: '/historial' });
    expect(page).toContain('href="/api/login?returnTo=%2Fhistorial"');
    expect(page).toContain('solo el administrador de la plataforma');
    expect(page).not.toContain('¿Olvidó su contraseña?');
  });

  it('says honestly that no e-mail is sent', () => {
    expect(shown({})).toContain('Foliado no envía correos');
  });
});
