import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import type { AppDataProvider } from '../api/data-provider';
import { type Outcome, useAction } from '../api/use-action';
import { useDraft } from './use-draft';

/** What is wrong, by the field that it is about. */
export type Problems<Draft> = Partial<Record<keyof Draft, string | null>>;

interface FormOptions<Draft extends object, Result> extends Outcome<Result> {
  /** Names its draft; of a form without a name nothing is kept in the tab. */
  form: string | null;
  /** As it begins. */
  first: Draft;
  /** Of what it is typed over. */
  version?: number;
  problemsOf(draft: Draft): Problems<Draft>;
  send(provider: AppDataProvider, draft: Draft): Promise<Result>;
  /** The field that a refusal of the server is about. */
  refusedField?(error: unknown): keyof Draft | null;
}

/** What is wrong is said once it was tried to send it; what the server refused, until something else is typed. */
export function useForm<Draft extends object, Result>(options: FormOptions<Draft, Result>) {
  const { form, first, version, problemsOf, send, refusedField, ...outcome } = options;
  const { draft, change: type, drop, ...kept } = useDraft(form, first, version);
  const [isTried, setIsTried] = useState(false);
  const action = useAction(send, {
    ...outcome,
    onDone: (result) => {
      drop();
      setIsTried(false);
      outcome.onDone?.(result);
    },
  });
  const { isPending, errorText, clearError } = action;
  const found = problemsOf(draft);
  const refused = refusedField?.(action.error) ?? null;
  const refusal = (refused === null ? {} : { [refused]: errorText }) as Problems<Draft>;
  const problems: Problems<Draft> = isTried ? { ...found, ...refusal } : {};
  const failure = refused === null ? errorText : null;
  const change = (part: Partial<Draft>): void => {
    type(part);
    clearError();
  };
  const trySend = (): void => {
    setIsTried(true);
    if (Object.values(found).every((problem) => !problem)) void action.run(draft);
  };
  const reset = (): void => {
    drop();
    setIsTried(false);
    clearError();
  };
  return {
    ...kept,
    draft,
    isPending,
    problems,
    /** What no field is refused for. */
    failure,
    /** Of a form that says one thing at a time. */
    error: failure ?? Object.values<string | null | undefined>(problems).find(Boolean) ?? null,
    change,
    /** Says what is wrong from now on. */
    check: (): void => setIsTried(true),
    /** The person gives up what was typed. */
    reset,
    send: trySend,
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      trySend();
    },
    /** What a dialog of it needs; who closes it gives up what was typed. */
    dialog: (onClose: () => void) => ({
      isBusy: isPending,
      error: failure,
      onSubmit: trySend,
      onClose: (): void => {
        reset();
        onClose();
      },
    }),
    /** What an input of it needs. */
    field: <Name extends keyof Draft>(name: Name) => ({
      value: draft[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>): void =>
        change({ [name]: event.target.value } as unknown as Partial<Draft>),
    }),
  };
}
