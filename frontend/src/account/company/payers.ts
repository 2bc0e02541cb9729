import type { CompanyMember } from '@contracts/company';
import { permits, POLICY } from '@contracts/policy';
import { useGetList } from 'react-admin';
import { type CompanyDraft, hasLimit } from './company-draft';
import { isActive } from './member-list';

const ALL = { pagination: { page: 1, perPage: 1_000 } } as const;

/** Who of the company may pay, and so approve; undefined while it is not known. */
export function usePayers(): CompanyMember[] | undefined {
  const { data } = useGetList<CompanyMember>('members', ALL, { retry: false });
  return data?.filter((member) => isActive(member) && permits(POLICY['documents.pay'], member));
}

/** What the rules ask for that the company has not the people for; null when it has, or asks for nothing. */
export function payersProblem(
  draft: Pick<CompanyDraft, 'dobleControl' | 'limitePEN' | 'limiteUSD' | 'limiteEUR'>,
  payers: number,
): string | null {
  const isLimited = hasLimit(draft);
  const has = payers === 1 ? 'hoy solo una persona puede pagar' : `hoy pueden pagar ${payers}`;
  const next = 'Invite a alguien de Tesorería antes de guardar.';
  if (draft.dobleControl && isLimited && payers < 3)
    return `Sobre un límite y con doble control hacen falta tres personas, para preparar, aprobar y ejecutar, y ${has}. ${next}`;
  if (payers >= 2) return null;
  if (draft.dobleControl)
    return `El doble control necesita dos personas y ${has}: lo que ella prepare nadie podrá ejecutarlo. ${next}`;
  return isLimited
    ? `Aprobar necesita dos personas y ${has}: lo que pase del límite no podrá pagarse. ${next}`
    : null;
}
