import { EMAIL_MAX_CHARS, type InvitationIssued, type InvitationRequest } from '@contracts/account';
import { ROLE_LABEL, TEAMS } from '@contracts/user';
import MenuItem from '@mui/material/MenuItem';
import { UserPlus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useAction } from '../../api/use-action';
import { useDraft } from '../../drafts/use-draft';
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

function useInvitationForm(onIssued: (issued: InvitationIssued) => void) {
  const { draft, change: type, drop } = useDraft('invitacion', EMPTY);
  const [isTried, setIsTried] = useState(false);
  const action = useAction((provider, request: InvitationRequest) => provider.invite(request), {
    onDone: (issued) => {
      drop();
      setIsTried(false);
      onIssued(issued);
    },
  });
  const problem = emailProblem(draft.email);
  const change = (part: Partial<InvitationRequest>): void => {
    type(part);
    action.clearError();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (problem) return;
    const teams = draft.role === 'user' ? draft.teams : [...TEAMS];
    void action.run({ ...draft, email: draft.email.trim(), teams });
  };
  const error = action.errorText ?? (isTried ? problem : null);
  return { draft, change, submit, error, isPending: action.isPending };
}

/** Whom to invite and as what. The server makes the link; the person who invites hands it over. */
export function InvitationForm({ onIssued }: { onIssued(issued: InvitationIssued): void }) {
  const { draft, change, submit, error, isPending } = useInvitationForm(onIssued);
  return (
    <form className="invitation-form" noValidate onSubmit={submit} aria-label="Invitar">
      <Field
        label="Correo"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_CHARS}
        placeholder="persona@empresa.pe"
        value={draft.email}
        error={error}
        onChange={(event) => change({ email: event.target.value })}
      />
      <LabelledSelect
        label="Rol"
        value={draft.role}
        shown={ROLE_LABEL[draft.role]}
        onChange={(value) => change({ role: ROLES.find((role) => role === value) ?? 'user' })}
      >
        {ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {ROLE_LABEL[role]}
          </MenuItem>
        ))}
      </LabelledSelect>
      <div className="invitation-teams">
        <span className="field-label">Equipos</span>
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
      <Button type="submit" icon={UserPlus} disabled={isPending} className="invitation-submit">
        {isPending ? 'Creando…' : 'Crear enlace'}
      </Button>
    </form>
  );
}
