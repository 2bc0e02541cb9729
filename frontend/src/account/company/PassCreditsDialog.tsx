import type { CompanyMember } from '@contracts/company';
import { useRef, useState } from 'react';
import { newKey } from '../../api/new-key';
import { useAction } from '../../api/use-action';
import { useProviderQuery } from '../../api/use-provider-query';
import { useDraft } from '../../drafts/use-draft';
import { useSignedInUser } from '../../layout/SessionContext';
import { DialogActions } from '../../ui/DialogActions';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { COMPANY_CREDITS_KEY, CREDITS_KEY } from '../account-keys';
import { inCredits } from '../credits/credits-words';
import { memberName } from './member-list';

interface PassCreditsDialogProps {
  member: CompanyMember;
  onClose(): void;
}

function useBalances(member: CompanyMember) {
  const { id } = useSignedInUser();
  const { data } = useProviderQuery(COMPANY_CREDITS_KEY, (provider, signal) =>
    provider.getCompanyCredits(signal),
  );
  const of = (person: string) => data?.find((row) => row.id === person)?.credits;
  return { own: of(id), theirs: of(member.id) };
}

/** What is wrong with the amount, or null; while the balance is unknown the server judges alone. */
function amountProblem(text: string, own: number | undefined): string | null {
  const amount = Number(text);
  if (!/^\d{1,6}$/.test(text.trim()) || amount === 0) return 'Escriba un entero desde 1.';
  return own !== undefined && amount > own ? `Usted tiene ${inCredits(own)}.` : null;
}

/** The key stays for the same amount until it is known to be done: trying again cannot pass it twice. */
function usePassCredits(member: CompanyMember, onClose: () => void) {
  const tried = useRef<{ amount: number; key: string } | null>(null);
  return useAction(
    (provider, amount: number) => {
      if (tried.current?.amount !== amount) tried.current = { amount, key: newKey() };
      return provider.passCredits(member.id, { amount }, tried.current.key);
    },
    {
      done: ({ memberCredits }) => ({
        title: 'Créditos pasados',
        description: `${memberName(member)} tiene ${inCredits(memberCredits)}.`,
      }),
      renews: [CREDITS_KEY, COMPANY_CREDITS_KEY],
      onDone: onClose,
    },
  );
}

const NO_AMOUNT = { text: '' };

/** Names its draft; a dialog that has one is opened again. */
export const passForm = ({ id }: CompanyMember): string => `creditos:${id}`;

/** Credits of one's own for a member, with both balances in view. */
export function PassCreditsDialog({ member, onClose: onEnd }: PassCreditsDialogProps) {
  const { own, theirs } = useBalances(member);
  const { draft, change, drop } = useDraft(passForm(member), NO_AMOUNT);
  const { text } = draft;
  const onClose = (): void => {
    drop();
    onEnd();
  };
  const { run, isPending, errorText, clearError } = usePassCredits(member, onClose);
  const [isTried, setIsTried] = useState(false);
  const problem = amountProblem(text, own);
  const submit = (): void => {
    setIsTried(true);
    if (!problem) void run(Number(text));
  };
  return (
    <Dialog
      title={`Pasar créditos a ${memberName(member)}`}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isPending}
      actions={
        <DialogActions
          confirmLabel="Pasar créditos"
          busyLabel="Pasando…"
          isBusy={isPending}
          onClose={onClose}
        />
      }
    >
      <Field
        label="Créditos"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        value={text}
        error={isTried ? problem : null}
        help={
          own !== undefined && theirs !== undefined
            ? `Usted tiene ${inCredits(own)}; ${memberName(member)}, ${inCredits(theirs)}.`
            : 'Salen de los suyos.'
        }
        onChange={(event) => {
          change({ text: event.target.value });
          clearError();
        }}
      />
      {errorText && <InlineError text={errorText} />}
    </Dialog>
  );
}
