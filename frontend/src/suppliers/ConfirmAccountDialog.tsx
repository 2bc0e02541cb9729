import type { CuentaData } from '@contracts/extracted-data';
import { MAX_COMMENT_CHARS } from '@contracts/review';
import {
  ACCOUNT_PROOF_LABEL,
  type AccountConfirmation,
  type AccountProof,
  type SupplierAccount,
} from '@contracts/suppliers';
import { accountFindings, accountName, hasAccount } from '@rules/bank-account';
import { useState } from 'react';
import { Radio } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import { DialogActions } from '../ui/DialogActions';
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

interface ConfirmAccountDialogProps {
  /** The account that is confirmed; without it one is typed in. */
  account?: SupplierAccount;
  /** The supplier has another one: a second person will be needed. */
  isOther: boolean;
  onConfirm(what: AccountConfirmation): Promise<boolean>;
  onClose(): void;
}

function useConfirmation({ account, onConfirm, onClose }: ConfirmAccountDialogProps) {
  const [typed, setTyped] = useState<CuentaData>({});
  const [proof, setProof] = useState<AccountProof | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const problem =
    (!account && !hasAccount(typed) && 'Escriba el número de cuenta o el CCI.') ||
    (proof === null && 'Diga cómo comprobó que la cuenta es del proveedor.') ||
    null;
  const send = async (): Promise<void> => {
    setIsTried(true);
    if (problem !== null || proof === null || isBusy) return;
    setIsBusy(true);
    const isDone = await onConfirm({ account: typed, proof, comment: comment.trim() });
    setIsBusy(false);
    if (isDone) onClose();
  };
  return {
    ...{ typed, proof, setProof, comment, setComment, isBusy, send },
    type: (part: CuentaData) => setTyped((before) => ({ ...before, ...part })),
    error: isTried ? problem : null,
  };
}

/** A person stands for an account and says how it was checked. */
export function ConfirmAccountDialog(props: ConfirmAccountDialogProps) {
  const { account, isOther, onClose } = props;
  const form = useConfirmation(props);
  const findings = accountFindings(account ?? form.typed);
  return (
    <Dialog
      title={account ? `Confirmar ${accountName(account)}` : 'Agregar una cuenta'}
      isModal
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={() => void form.send()}
      actions={
        <DialogActions
          confirmLabel="Confirmar"
          busyLabel="Confirmando…"
          isBusy={form.isBusy}
          onClose={onClose}
        />
      }
    >
      {account ? (
        <p className="mono words">{[account.numero, account.cci].filter(Boolean).join(' · ')}</p>
      ) : (
        PARTS.map(([key, label], at) => (
          <Field
            key={key}
            label={label}
            isOptional={key !== 'numero' && key !== 'cci'}
            autoComplete="off"
            autoFocus={at === 0}
            maxLength={MAX_ACCOUNT_CHARS}
            value={form.typed[key] ?? ''}
            onChange={(event) => form.type({ [key]: event.target.value })}
          />
        ))
      )}
      {findings.map(({ code, text }) => (
        <InlineError key={code} text={`${text} Compárelo con su origen antes de confirmar.`} />
      ))}
      <fieldset className="choice-list">
        <legend className="field-label">¿Cómo la comprobó?</legend>
        {PROOFS.map(([key, label]) => (
          <Radio
            key={key}
            name="proof"
            label={label}
            checked={form.proof === key}
            onChange={() => form.setProof(key)}
          />
        ))}
      </fieldset>
      <Field
        label="Comentario"
        isOptional
        autoComplete="off"
        maxLength={MAX_COMMENT_CHARS}
        value={form.comment}
        onChange={(event) => form.setComment(event.target.value)}
      />
      <p className="sm t2">
        {isOther
          ? 'El proveedor ya tenía otra cuenta: los pagos a esta esperan a que la acepte una segunda persona. No llame al teléfono que sale en el documento nuevo.'
          : 'Queda registrado con su nombre. No llame al teléfono que sale en el documento: use el que ya tenía.'}
      </p>
      {form.error && <InlineError text={form.error} />}
    </Dialog>
  );
}
