import { NAME_MAX_CHARS, type ProfileUpdate } from '@contracts/account';
import type { SignedInUser } from '@contracts/user';
import { useQueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from '../../api/session';
import { useForm } from '../../drafts/use-form';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';

const trimmed = ({ firstName, lastName }: ProfileUpdate): ProfileUpdate => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

/** Sends the name; the top bar shows it at once. */
export function NameForm({ user }: { user: SignedInUser }) {
  const queryClient = useQueryClient();
  const form = useForm({
    form: 'nombre',
    first: trimmed(user),
    problemsOf: (draft) => ({
      firstName: trimmed(draft).firstName === '' ? 'Escriba su nombre.' : null,
    }),
    send: (provider, draft) => provider.updateProfile(trimmed(draft)),
    done: 'Datos guardados',
    onDone: (renamed) => void queryClient.setQueryData<SignedInUser>(SESSION_KEY, renamed),
  });
  const { firstName, lastName } = trimmed(form.draft);
  const isDirty = firstName !== user.firstName || lastName !== user.lastName;
  return (
    <form className="p16 col g14" noValidate onSubmit={form.submit} aria-label="Cambiar nombre">
      <Field
        {...form.field('firstName')}
        label="Nombre"
        autoComplete="given-name"
        maxLength={NAME_MAX_CHARS}
        onBlur={form.check}
      />
      <Field
        {...form.field('lastName')}
        label="Apellido"
        isOptional
        autoComplete="family-name"
        maxLength={NAME_MAX_CHARS}
      />
      {form.failure && <InlineError text={form.failure} />}
      <Button
        type="submit"
        look={isDirty ? 'primary' : 'plain'}
        disabled={!isDirty || form.isPending}
        className="account-submit"
      >
        {form.isPending ? 'Guardando…' : 'Guardar'}
      </Button>
    </form>
  );
}
