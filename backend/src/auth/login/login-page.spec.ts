import { renderLoginPage } from './login-page';

describe('renderLoginPage', () => {
  it('shows the reason of a failed sign-in to screen readers too', () => {
    const page = renderLoginPage({
      email: 'a@b.pe',
      returnTo: '/',
      error: 'No son correctos.',
      fontUrl: null,
    });
    expect(page).toContain('role="alert"');
    expect(page).toContain('aria-describedby="error"');
  });

  it('never lets typed text become markup', () => {
    const page = renderLoginPage({
      email: '"><script>x</script>',
      returnTo: '/',
      error: null,
      fontUrl: null,
    });
    expect(page).not.toContain('<script>');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;');
  });
});
