import { PASSWORD_MAX_CHARS } from '@contracts/account';
import { useForm } from '../../drafts/use-form';
import { useSignedInUser } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { PasswordField } from '../../ui/PasswordField';
import { SESSIONS_KEY } from '../account-keys';
import { passwordProblems, refusedPassword } from './password-problems';

const POLICY =
  '8 caracteres o más, sin otras reglas: varias palabras juntas sirven bien. No se aceptan las más usadas, su correo ni su nombre.';

export function PasswordForm() {
  const { email } = useSignedInUser();
  const form = useForm({
    // No password is kept in the browser.
    form: null,
    first: { currentPassword: '', newPassword: '' },
    problemsOf: passwordProblems,
    refusedField: refusedPassword,
    send: (provider, change) => provider.changePassword(change),
    done: () => ({ title: 'Contraseña cambiada', description: 'Sus otras sesiones se cerraron.' }),
    renews: [SESSIONS_KEY],
  });
  const isFilled = form.draft.currentPassword !== '' && form.draft.newPassword !== '';
  return (
    <form className="p16 col g14" noValidate onSubmit={form.submit} aria-label="Cambiar contraseña">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('currentPassword')}
        label="Contraseña actual"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_CHARS}
      />
      <PasswordField
        {...form.field('newPassword')}
        label="Contraseña nueva"
        autoComplete="new-password"
        help={POLICY}
      />
      {form.failure && <InlineError text={form.failure} />}
      <div className="row g16">
        <p className="sm t3 sp">Al cambiarla se cierran sus demás sesiones.</p>
        <Button type="submit" look={isFilled ? 'primary' : 'plain'} disabled={form.isPending}>
          {form.isPending ? 'Cambiando…' : 'Cambiar contraseña'}
        </Button>
      </div>
    </form>
  );
}
