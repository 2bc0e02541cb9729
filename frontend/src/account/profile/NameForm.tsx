import { NAME_MAX_CHARS, type ProfileUpdate } from '@contracts/account';
import type { SignedInUser } from '@contracts/user';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { SESSION_KEY } from '../../api/session';
import { useAction } from '../../api/use-action';
import { useDraft } from '../../drafts/use-draft';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';

const trimmed = ({ firstName, lastName }: ProfileUpdate): ProfileUpdate => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

/** Sends the name; the top bar shows it at once. */
function useSaveName(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useAction((provider, profile: ProfileUpdate) => provider.updateProfile(profile), {
    done: 'Datos guardados',
    onDone: (renamed) => {
      queryClient.setQueryData<SignedInUser>(SESSION_KEY, renamed);
      onSaved();
    },
  });
}

export function NameForm({ user }: { user: SignedInUser }) {
  const { draft, change, drop } = useDraft('nombre', trimmed(user));
  const [isTouched, setIsTouched] = useState(false);
  const { run, isPending, errorText } = useSaveName(drop);
  const profile = trimmed(draft);
  const isDirty = profile.firstName !== user.firstName || profile.lastName !== user.lastName;
  const problem = profile.firstName === '' ? 'Escriba su nombre.' : null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTouched(true);
    if (isDirty && !problem) void run(profile);
  };
  return (
    <form className="account-form" noValidate onSubmit={submit} aria-label="Cambiar nombre">
      <Field
        label="Nombre"
        autoComplete="given-name"
        maxLength={NAME_MAX_CHARS}
        value={draft.firstName}
        error={isTouched ? problem : null}
        onBlur={() => setIsTouched(true)}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <Field
        label="Apellido"
        isOptional
        autoComplete="family-name"
        maxLength={NAME_MAX_CHARS}
        value={draft.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
      />
      {errorText && <InlineError text={errorText} />}
      <Button
        type="submit"
        look={isDirty ? 'primary' : 'plain'}
        disabled={!isDirty || isPending}
        className="account-submit"
      >
        {isPending ? 'Guardando…' : 'Guardar'}
      </Button>
    </form>
  );
}
