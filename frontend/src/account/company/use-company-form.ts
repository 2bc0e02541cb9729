import type { CompanyProfile, CompanyUpdate } from '@contracts/company';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { SESSION_KEY } from '../../api/session';
import { useAction } from '../../api/use-action';
import { useDraft } from '../../drafts/use-draft';
import { COMPANY_KEY } from '../account-keys';
import {
  type CompanyDraft,
  type CompanyProblems,
  changesOf,
  draftOf,
  problemsOf,
} from './company-draft';

/** Sends what changed; everything that names the company reads it again. */
export function useSaveCompany({ version }: CompanyProfile, onSaved: () => void) {
  const queryClient = useQueryClient();
  const update = (provider: AppDataProvider, changes: CompanyUpdate) =>
    provider.updateCompany(changes, version);
  return useAction(update, {
    done: 'Cambios guardados',
    onDone: (saved) => {
      queryClient.setQueryData<CompanyProfile>(COMPANY_KEY, saved);
      onSaved();
      void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    },
    // What is refused may be so because the company has become another.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: COMPANY_KEY }),
  });
}

/** The draft of the company form, what is wrong with it, and the ways out of it. */
export function useCompanyForm(company: CompanyProfile) {
  const first = draftOf(company);
  const { draft, isOutdated, change, drop } = useDraft('empresa', first, company.version);
  const [isTried, setIsTried] = useState(false);
  const save = useSaveCompany(company, () => {
    drop();
    setIsTried(false);
  });
  const changes = changesOf(company, draft);
  const isDirty = Object.keys(changes).length > 0;
  const local = problemsOf(draft);
  const isRucRefused = save.error instanceof ApiError && save.error.code === 'RUC_INVALIDO';
  const refused: CompanyProblems = isRucRefused ? { ruc: save.errorText ?? undefined } : {};
  return {
    company,
    draft,
    isDirty,
    /** What was typed over has been changed by somebody else: as it is now. */
    present: isOutdated ? first : null,
    drop,
    isPending: save.isPending,
    problems: isTried ? { ...refused, ...local } : {},
    failure: isRucRefused ? null : save.errorText,
    change: (part: Partial<CompanyDraft>): void => {
      change(part);
      save.clearError();
    },
    discard: (): void => {
      drop();
      setIsTried(false);
      save.clearError();
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      setIsTried(true);
      if (isDirty && Object.keys(local).length === 0) void save.run(changes);
    },
  };
}

export type CompanyFormState = ReturnType<typeof useCompanyForm>;
