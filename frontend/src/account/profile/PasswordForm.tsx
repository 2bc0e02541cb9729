import { PASSWORD_MAX_CHARS, type PasswordChange } from '@contracts/account';
import { type SubmitEvent, useState } from 'react';
import { useAction } from '../../api/use-action';
import { useSignedInUser } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { PasswordField } from '../../ui/PasswordField';
import { SESSIONS_KEY } from '../account-keys';
import { localProblems, serverProblems } from './password-problems';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };
const POLICY =
  '8 caracteres o más, sin otras reglas: varias palabras juntas sirven bien. No se aceptan las más usadas, su correo ni su nombre.';

/** The draft of the form, what is wrong with it, and the way to send it. */
function usePasswordForm() {
  const [draft, setDraft] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const action = useAction((provider, change: PasswordChange) => provider.changePassword(change), {
    done: () => ({
      title: 'Contraseña cambiada',
      description: 'Sus otras sesiones se cerraron.',
    }),
    renews: [SESSIONS_KEY],
    onDone: () => {
      setDraft(EMPTY);
      setIsTried(false);
    },
  });
  const local = localProblems(draft);
  const problems = isTried ? { ...serverProblems(action.error), ...local } : {};
  const change = (part: Partial<PasswordChange>): void => {
    setDraft({ ...draft, ...part });
    action.clearError();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(local).length === 0) void action.run(draft);
  };
  return { draft, change, problems, submit, isPending: action.isPending };
}

export function PasswordForm() {
  const { email } = useSignedInUser();
  const { draft, change, problems, submit, isPending } = usePasswordForm();
  const isFilled = draft.currentPassword !== '' && draft.newPassword !== '';
  return (
    <form className="account-form" noValidate onSubmit={submit} aria-label="Cambiar contraseña">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Contraseña actual"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_CHARS}
        value={draft.currentPassword}
        error={problems.currentPassword}
        onChange={(event) => change({ currentPassword: event.target.value })}
      />
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        value={draft.newPassword}
        help={POLICY}
        error={problems.newPassword}
        onChange={(event) => change({ newPassword: event.target.value })}
      />
      {problems.other && <InlineError text={problems.other} />}
      <div className="row g16">
        <p className="sm t3 sp">Al cambiarla se cierran sus demás sesiones.</p>
        <Button type="submit" look={isFilled ? 'primary' : 'plain'} disabled={isPending}>
          {isPending ? 'Cambiando…' : 'Cambiar contraseña'}
        </Button>
      </div>
    </form>
  );
}
