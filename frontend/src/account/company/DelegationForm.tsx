import type { DelegationRequest } from '@contracts/approval';
import { MAX_COMMENT_CHARS } from '@contracts/review';
import { limaDay } from '@rules/lima-day';
import { useState } from 'react';
import { type Problems, useForm } from '../../drafts/use-form';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { LabelledSelect } from '../../ui/LabelledSelect';
import { memberName } from './member-list';
import { usePayers } from './payers';

/** A company admin approves without a delegation. */
const useDelegates = () => (usePayers() ?? []).filter(({ role }) => role === 'user');

function problemsOf({ userId, from, to, reason }: DelegationRequest): Problems<DelegationRequest> {
  const isPast = to < from || to < limaDay(new Date());
  return {
    userId: userId === '' ? 'Elija a la persona.' : null,
    to: isPast ? 'El último día es hoy o después, y no antes del primero.' : null,
    reason: reason.trim() === '' ? 'Escriba el motivo.' : null,
  };
}

/** To whom, from which day to which, and why. */
export function DelegationForm({ onMade }: { onMade(): void }) {
  const [today] = useState(() => limaDay(new Date()));
  const { draft, change, submit, field, error, isPending } = useForm({
    form: 'delegacion',
    first: { userId: '', from: today, to: today, reason: '' },
    problemsOf,
    send: (provider, asked) => provider.delegateApproval({ ...asked, reason: asked.reason.trim() }),
    done: ({ userName }) => ({ title: 'Aprobación delegada', description: userName }),
    onDone: onMade,
  });
  const people = useDelegates();
  if (people.length === 0)
    return (
      <p className="delegation-note px16 pt10 sm t3">
        Nadie más de Tesorería tiene una cuenta activa a quien delegarla.
      </p>
    );
  const chosen = people.find(({ id }) => id === draft.userId);
  return (
    <form
      className="delegation-form ends p14 pb16 g14 in-grid"
      noValidate
      onSubmit={submit}
      aria-label="Delegar la aprobación"
    >
      <LabelledSelect
        label="Persona"
        value={chosen?.id ?? ''}
        shown={chosen ? undefined : <span className="t3">Elija a una persona</span>}
        choices={people.map((member) => [member.id, memberName(member)])}
        onChange={(userId) => change({ userId })}
      />
      <Field {...field('from')} error={null} label="Primer día" type="date" />
      <Field {...field('to')} error={null} label="Último día" type="date" min={draft.from} />
      <Field
        {...field('reason')}
        error={null}
        label="Motivo"
        autoComplete="off"
        maxLength={MAX_COMMENT_CHARS}
      />
      <Button type="submit" disabled={isPending} className="delegation-submit">
        {isPending ? 'Delegando…' : 'Delegar'}
      </Button>
      {error && <InlineError text={error} />}
    </form>
  );
}
