import type { CompanyMember } from '@contracts/company';
import { useRef } from 'react';
import { newKey } from '../../api/new-key';
import { useProviderQuery } from '../../api/use-provider-query';
import { useForm } from '../../drafts/use-form';
import { useSignedInUser } from '../../layout/SessionContext';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
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

/** Names its draft; a dialog that has one is opened again. */
export const passForm = ({ id }: CompanyMember): string => `creditos:${id}`;

/** Credits of one's own for a member, with both balances in view. */
export function PassCreditsDialog({ member, onClose }: PassCreditsDialogProps) {
  const { own, theirs } = useBalances(member);
  // The key stays for the same amount until it is known to be done: trying again cannot pass it twice.
  const tried = useRef<{ amount: number; key: string } | null>(null);
  const form = useForm({
    form: passForm(member),
    first: { text: '' },
    problemsOf: ({ text }) => ({ text: amountProblem(text, own) }),
    send: (provider, { text }) => {
      const amount = Number(text);
      if (tried.current?.amount !== amount) tried.current = { amount, key: newKey() };
      return provider.passCredits(member.id, { amount }, tried.current.key);
    },
    done: ({ memberCredits }) => ({
      title: 'Créditos pasados',
      description: `${memberName(member)} tiene ${inCredits(memberCredits)}.`,
    }),
    renews: [CREDITS_KEY, COMPANY_CREDITS_KEY],
    onDone: onClose,
  });
  return (
    <Dialog
      {...form.dialog(onClose)}
      title={`Pasar créditos a ${memberName(member)}`}
      confirmLabel="Pasar créditos"
      busyLabel="Pasando…"
    >
      <Field
        {...form.field('text')}
        label="Créditos"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        help={
          own !== undefined && theirs !== undefined
            ? `Usted tiene ${inCredits(own)}; ${memberName(member)}, ${inCredits(theirs)}.`
            : 'Salen de los suyos.'
        }
      />
    </Dialog>
  );
}
