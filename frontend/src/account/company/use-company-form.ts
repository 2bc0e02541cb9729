import type { CompanyProfile } from '@contracts/company';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { SESSION_KEY } from '../../api/session';
import type { Outcome } from '../../api/use-action';
import { useForm } from '../../drafts/use-form';
import { COMPANY_KEY } from '../account-keys';
import { changesOf, draftOf, problemsOf } from './company-draft';

/** Of a change of the company: everything that names it reads it again. */
export function useCompanyOutcome(onSaved?: () => void): Outcome<CompanyProfile> {
  const queryClient = useQueryClient();
  return {
    done: 'Cambios guardados',
    onDone: (saved) => {
      queryClient.setQueryData<CompanyProfile>(COMPANY_KEY, saved);
      onSaved?.();
      void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    },
    // What is refused may be so because the company has become another.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: COMPANY_KEY }),
  };
}

/** The draft of the company form, what is wrong with it, and the ways out of it. */
export function useCompanyForm(company: CompanyProfile) {
  const first = draftOf(company);
  const form = useForm({
    form: 'empresa',
    first,
    version: company.version,
    problemsOf,
    refusedField: (error) =>
      error instanceof ApiError && error.code === 'RUC_INVALIDO' ? 'ruc' : null,
    send: (provider, draft) => provider.updateCompany(changesOf(company, draft), company.version),
    ...useCompanyOutcome(),
  });
  return {
    ...form,
    company,
    isDirty: Object.keys(changesOf(company, form.draft)).length > 0,
    /** What was typed over has been changed by somebody else: as it is now. */
    present: form.isOutdated ? first : null,
  };
}

export type CompanyFormState = ReturnType<typeof useCompanyForm>;
