import { EMAIL_MAX_CHARS, type InvitationIssued, type InvitationRequest } from '@contracts/account';
import { ROLE_LABEL, TEAMS } from '@contracts/user';
import { UserPlus } from 'lucide-react';
import { useForm } from '../../drafts/use-form';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { LabelledSelect } from '../../ui/LabelledSelect';
import { TeamChoices } from './TeamChoices';

const EMPTY: InvitationRequest = { email: '', role: 'user', teams: [...TEAMS] };
const ROLES = ['user', 'company_admin'] as const;
/** Enough to catch a slip; whether the address exists only a letter tells. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Escriba el correo de la persona.';
  return EMAIL.test(email.trim()) ? null : 'No parece un correo: revise la arroba y el dominio.';
}

/** Whom to invite and as what. The server makes the link; the person who invites hands it over. */
export function InvitationForm({ onIssued }: { onIssued(issued: InvitationIssued): void }) {
  const { draft, change, submit, field, error, isPending } = useForm({
    form: 'invitacion',
    first: EMPTY,
    problemsOf: ({ email }) => ({ email: emailProblem(email) }),
    send: (provider, { email, role, teams }) =>
      provider.invite({
        ...{ email: email.trim(), role },
        teams: role === 'user' ? teams : [...TEAMS],
      }),
    onDone: onIssued,
  });
  return (
    <form
      className="one-s invitation-form in-grid starts g14 p14 pb16"
      noValidate
      onSubmit={submit}
      aria-label="Invitar"
    >
      <Field
        {...field('email')}
        label="Correo"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_CHARS}
        placeholder="persona@empresa.pe"
        error={error}
      />
      <LabelledSelect
        label="Rol"
        value={draft.role}
        choices={ROLES.map((role) => [role, ROLE_LABEL[role]])}
        onChange={(role) => change({ role })}
      />
      <div className="invitation-teams">
        <span className="block md m field-label">Equipos</span>
        {draft.role === 'user' ? (
          <TeamChoices
            teams={draft.teams}
            whose="la persona invitada"
            onChange={(teams) => change({ teams })}
          />
        ) : (
          <span className="t3 md">Todos, por su rol</span>
        )}
      </div>
      <Button type="submit" icon={UserPlus} disabled={isPending} className="beside-field">
        {isPending ? 'Creando…' : 'Crear enlace'}
      </Button>
    </form>
  );
}
