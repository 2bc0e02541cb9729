import type { DelegationRequest } from '@contracts/approval';
import { MAX_COMMENT_CHARS } from '@contracts/review';
import { limaDay } from '@rules/lima-day';
import MenuItem from '@mui/material/MenuItem';
import { type SubmitEvent, useState } from 'react';
import { useAction } from '../../api/use-action';
import { useDraft } from '../../drafts/use-draft';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { LabelledSelect } from '../../ui/LabelledSelect';
import { memberName } from './member-list';
import { usePayers } from './payers';

/** A company admin approves without a delegation. */
const useDelegates = () => (usePayers() ?? []).filter(({ role }) => role === 'user');

function problemOf({ userId, from, to, reason }: DelegationRequest): string | null {
  if (userId === '') return 'Elija a la persona.';
  if (to < from || to < limaDay(new Date()))
    return 'El último día es hoy o después, y no antes del primero.';
  return reason.trim() === '' ? 'Escriba el motivo.' : null;
}

function useDelegationForm(onMade: () => void) {
  const [today] = useState(() => limaDay(new Date()));
  const first: DelegationRequest = { userId: '', from: today, to: today, reason: '' };
  const { draft, change: type, drop } = useDraft('delegacion', first);
  const [isTried, setIsTried] = useState(false);
  const action = useAction(
    (provider, request: DelegationRequest) => provider.delegateApproval(request),
    {
      done: ({ userName }) => ({ title: 'Aprobación delegada', description: userName }),
      onDone: () => {
        drop();
        setIsTried(false);
        onMade();
      },
    },
  );
  const problem = problemOf(draft);
  return {
    draft,
    error: action.errorText ?? (isTried ? problem : null),
    isPending: action.isPending,
    change: (part: Partial<DelegationRequest>): void => {
      type(part);
      action.clearError();
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      setIsTried(true);
      if (problem === null) void action.run({ ...draft, reason: draft.reason.trim() });
    },
  };
}

/** To whom, from which day to which, and why. */
export function DelegationForm({ onMade }: { onMade(): void }) {
  const { draft, change, submit, error, isPending } = useDelegationForm(onMade);
  const people = useDelegates();
  if (people.length === 0)
    return (
      <p className="delegation-note sm t3">
        Nadie más de Tesorería tiene una cuenta activa a quien delegarla.
      </p>
    );
  const chosen = people.find(({ id }) => id === draft.userId);
  return (
    <form
      className="delegation-form"
      noValidate
      onSubmit={submit}
      aria-label="Delegar la aprobación"
    >
      <LabelledSelect
        label="Persona"
        value={chosen?.id ?? ''}
        shown={chosen ? memberName(chosen) : <span className="t3">Elija a una persona</span>}
        onChange={(userId) => change({ userId })}
      >
        {people.map((member) => (
          <MenuItem key={member.id} value={member.id}>
            {memberName(member)}
          </MenuItem>
        ))}
      </LabelledSelect>
      <Field
        label="Primer día"
        type="date"
        value={draft.from}
        onChange={(event) => change({ from: event.target.value })}
      />
      <Field
        label="Último día"
        type="date"
        min={draft.from}
        value={draft.to}
        onChange={(event) => change({ to: event.target.value })}
      />
      <Field
        label="Motivo"
        autoComplete="off"
        maxLength={MAX_COMMENT_CHARS}
        value={draft.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Button type="submit" disabled={isPending} className="delegation-submit">
        {isPending ? 'Delegando…' : 'Delegar'}
      </Button>
      {error && <InlineError text={error} />}
    </form>
  );
}
