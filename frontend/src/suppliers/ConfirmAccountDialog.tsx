import type { CuentaData } from '@contracts/extracted-data';
import { MAX_COMMENT_CHARS } from '@contracts/review';
import {
  ACCOUNT_PROOF_LABEL,
  type AccountProof,
  type Supplier,
  type SupplierAccount,
} from '@contracts/suppliers';
import { accountFindings, accountName, hasAccount } from '@rules/bank-account';
import type { Outcome } from '../api/use-action';
import { useForm } from '../drafts/use-form';
import { Radio } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { InlineError } from '../ui/InlineError';

const PROOFS = Object.entries(ACCOUNT_PROOF_LABEL) as [AccountProof, string][];
const PARTS = [
  ['banco', 'Banco'],
  ['numero', 'Número de cuenta'],
  ['cci', 'CCI'],
  ['moneda', 'Moneda'],
  ['titular', 'Titular'],
] as const;
const MAX_ACCOUNT_CHARS = 120;

interface ConfirmAccountDialogProps extends Outcome<Supplier> {
  ruc: string;
  /** The account that is confirmed; without it one is typed in. */
  account?: SupplierAccount;
  /** The supplier has another one: a second person will be needed. */
  isOther: boolean;
  onClose(): void;
}

const BLANK = { banco: '', numero: '', cci: '', moneda: '', titular: '', proof: '', comment: '' };

/** What is typed of the account. */
const typedOf = (draft: typeof BLANK): CuentaData =>
  Object.fromEntries(PARTS.flatMap(([key]) => (draft[key] === '' ? [] : [[key, draft[key]]])));

/** A person stands for an account and says how it was checked. */
export function ConfirmAccountDialog(props: ConfirmAccountDialogProps) {
  const { ruc, account, isOther, onClose, ...outcome } = props;
  const { draft, change, field, error, dialog } = useForm({
    form: null,
    first: BLANK,
    problemsOf: (typed) => ({
      numero:
        account || hasAccount(typedOf(typed)) ? null : 'Escriba el número de cuenta o el CCI.',
      proof: typed.proof === '' ? 'Diga cómo comprobó que la cuenta es del proveedor.' : null,
    }),
    send: (provider, typed) =>
      provider.confirmAccount(ruc, {
        ...(account ? { accountId: account.id } : { account: typedOf(typed) }),
        proof: typed.proof as AccountProof,
        comment: typed.comment.trim(),
      }),
    ...outcome,
    // Said in the dialog itself.
    failed: undefined,
    onDone: (supplier) => {
      outcome.onDone?.(supplier);
      onClose();
    },
  });
  const findings = accountFindings(account ?? typedOf(draft));
  return (
    <Dialog
      {...dialog(onClose)}
      title={account ? `Confirmar ${accountName(account)}` : 'Agregar una cuenta'}
      confirmLabel="Confirmar"
      busyLabel="Confirmando…"
      isModal
      error={error}
    >
      {account ? (
        <p className="mono words">{[account.numero, account.cci].filter(Boolean).join(' · ')}</p>
      ) : (
        PARTS.map(([key, label], at) => (
          <Field
            {...field(key)}
            key={key}
            label={label}
            error={null}
            isOptional={key !== 'numero' && key !== 'cci'}
            autoComplete="off"
            autoFocus={at === 0}
            maxLength={MAX_ACCOUNT_CHARS}
          />
        ))
      )}
      {findings.map(({ code, text }) => (
        <InlineError key={code} text={`${text} Compárelo con su origen antes de confirmar.`} />
      ))}
      <fieldset className="col g4 fit t1">
        <legend className="block md m field-label">¿Cómo la comprobó?</legend>
        {PROOFS.map(([key, label]) => (
          <Radio
            key={key}
            name="proof"
            label={label}
            checked={draft.proof === key}
            onChange={() => change({ proof: key })}
          />
        ))}
      </fieldset>
      <Field
        {...field('comment')}
        label="Comentario"
        isOptional
        autoComplete="off"
        maxLength={MAX_COMMENT_CHARS}
      />
      <p className="sm t2">
        {isOther
          ? 'El proveedor ya tenía otra cuenta: los pagos a esta esperan a que la acepte una segunda persona. No llame al teléfono que sale en el documento nuevo.'
          : 'Queda registrado con su nombre. No llame al teléfono que sale en el documento: use el que ya tenía.'}
      </p>
    </Dialog>
  );
}
