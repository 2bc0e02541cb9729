import type { PaymentFileOptions, PaymentLine, PaymentPreview } from '@contracts/exports';
import { useState } from 'react';
import { WarnNote } from '../../ui/WarnNote';
import { errorText } from '../../api/api-error';
import { asksReason } from '../../documents/findings/FindingList';
import { FoundReasonsNote } from '../../documents/findings/ReasonField';
import { useDraft } from '../../drafts/use-draft';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { InlineError } from '../../ui/InlineError';
import { documentsText, formatCount, sumsText } from '../format';
import type { Selection } from '../selection';
import { settledOptions } from './bank-options';
import { BankFileFields } from './BankFileFields';
import { BankOptions } from './BankOptions';
import { EarlierFilesButton } from './EarlierFilesButton';
import {
  hasReason,
  isTaken,
  lacksReason,
  needsInclusion,
  paidSums,
  type PaymentChoice,
  type Reasons,
  type Taken,
} from './payment-choice';
import { PaymentLines } from './PaymentLines';
import { usePaymentFile } from './use-payment-file';
import { FIRST_OPTIONS, usePaymentPreview } from './use-payment-preview';
import './payment-file.css';

interface PaymentFileDialogProps {
  selection: Selection;
  preview: PaymentPreview;
  onClose(): void;
  onDone(): void;
}

const outText = (count: number): string =>
  count === 1 ? '1 queda fuera' : `${formatCount(count)} quedan fuera`;

const includedText = (count: number): string =>
  count === 1
    ? 'Incluye 1 documento pese a lo observado en él; queda registrado.'
    : `Incluye ${formatCount(count)} documentos pese a lo observado en ellos; queda registrado.`;

const silentText = (count: number): string =>
  count === 1
    ? 'Falta el motivo de 1 documento: escríbalo o quítelo del archivo.'
    : `Falta el motivo de ${formatCount(count)} documentos: escríbalo o quítelos del archivo.`;

const FORM = 'archivo-de-pago';
const NO_REASONS: { reasons: Reasons } = { reasons: {} };

/**
 * Reasons are found again after a reload or the end of a session; what enters is said anew each time, because
 * a file may have been made meanwhile.
 */
function usePaymentChoice() {
  const [taken, setTaken] = useState<Taken>(new Map());
  const { draft, change, drop, isFound } = useDraft(FORM, NO_REASONS);
  const choose = (choice: PaymentChoice): void => {
    setTaken(choice.taken);
    change({ reasons: choice.reasons });
  };
  return { choice: { taken, reasons: draft.reasons }, choose, drop, isFound };
}

/** How many enter in spite of what was found, and how many of them nobody has given a reason for. */
const ForcedNote = ({ forced, silent }: { forced: number; silent: number }) => (
  <>
    {forced > 0 && <p className="sm soft tone-warn warn-note">{includedText(forced)}</p>}
    {silent > 0 && <WarnNote>{silentText(silent)}</WarnNote>}
  </>
);

/** What enters together, and how many stay out. */
const PaymentSum = ({ lines, taken }: Record<'lines' | 'taken', readonly PaymentLine[]>) => (
  <p className="t1" role="status">
    <strong className="b">{documentsText(taken.length)}</strong>
    {taken.length > 0 && (
      <>
        {' por '}
        <strong className="b nw">{sumsText(paidSums(taken))}</strong>
      </>
    )}
    {taken.length < lines.length && (
      <span className="t3"> · {outText(lines.length - taken.length)}</span>
    )}
  </p>
);

/** The total is what the file's format carries (spec section 5): who takes it for the net pays the deposit twice. */
function WholeNote({ taken, net }: { taken: readonly PaymentLine[]; net: boolean }) {
  const whole = net ? [] : taken.filter(({ detractionCents }) => detractionCents > 0);
  if (whole.length === 0) return null;
  const sums = paidSums(whole.map((line) => ({ ...line, amountCents: line.detractionCents })));
  return (
    <WarnNote>
      El archivo lleva el total: no descuenta la detracción de {documentsText(whole.length)} (
      {sumsText(sums)}). Para descontarla marque «Neto para el proveedor» o elija el formato de un
      banco.
    </WarnNote>
  );
}

interface WrittenOptionsProps {
  options: PaymentFileOptions;
  isDisabled: boolean;
  onChange(options: PaymentFileOptions): void;
}

const WrittenOptions = ({ options, isDisabled, onChange }: WrittenOptionsProps) => (
  <div className="wraps payment-options flex t1">
    <Checkbox
      label="Neto para el proveedor"
      help="Paga el total menos la detracción o la retención, o más la percepción."
      checked={options.net}
      disabled={isDisabled}
      onChange={(net) => onChange({ ...options, net })}
    />
    <Checkbox
      label="Solo caracteres ASCII"
      help="Sin tildes ni eñes, para bancos que no las admiten."
      checked={options.ascii}
      disabled={isDisabled}
      onChange={(ascii) => onChange({ ...options, ascii })}
    />
  </div>
);

/** The file before it is made: its sum, what speaks against each document, and who enters all the same. */
export function PaymentFileDialog(props: PaymentFileDialogProps) {
  const { selection } = props;
  const [options, setOptions] = useState(FIRST_OPTIONS);
  const { choice, choose, drop, isFound } = usePaymentChoice();
  const onDone = (): void => {
    drop();
    props.onDone();
  };
  const onClose = (): void => {
    drop();
    props.onClose();
  };
  const { preview, isStale, error } = usePaymentPreview(selection, options, props.preview);
  const file = usePaymentFile(onDone);
  const { lines } = preview;
  const taken = lines.filter((line) => isTaken(line, choice));
  const forced = taken.filter((line) => needsInclusion(line) || asksReason(line.findings)).length;
  const silent = taken.filter((line) => lacksReason(line, choice)).length;
  const isShut = file.isPending || isStale || preview.problems.length > 0;
  const isFixed = file.isPending || file.isRecorded;
  return (
    <Dialog
      title="Generar TXT de pago"
      isModal
      isBusy={file.isPending}
      onClose={file.isRecorded ? onDone : onClose}
      onSubmit={() =>
        void file.run({
          ...{ lines: taken, choice, asOf: preview.asOf },
          options: settledOptions(options, preview, taken),
        })
      }
      actions={
        <>
          <EarlierFilesButton label="Archivos anteriores" className="payment-earlier" />
          <Button disabled={file.isPending} onClick={file.isRecorded ? onDone : onClose}>
            {file.isRecorded ? 'Cerrar' : 'Cancelar'}
          </Button>
          <Button
            type="submit"
            look="primary"
            disabled={isShut || taken.length === 0 || silent > 0}
          >
            {file.isRecorded ? 'Descargar el archivo' : 'Generar y descargar'}
          </Button>
        </>
      }
    >
      <div className="col g12 roomy payment-preview" aria-busy={isStale || undefined}>
        <PaymentSum lines={lines} taken={taken} />
        {isFound && lines.some((line) => hasReason(line, choice)) && <FoundReasonsNote />}
        <BankOptions
          options={options}
          preview={preview}
          isDisabled={isFixed}
          onChange={setOptions}
        />
        <PaymentLines
          lines={lines}
          choice={choice}
          options={options}
          isDisabled={isFixed}
          onChoose={choose}
          onOptions={setOptions}
        />
        {!isStale && <BankFileFields options={options} preview={preview} taken={taken} />}
        <WrittenOptions options={options} isDisabled={isFixed} onChange={setOptions} />
        <WholeNote taken={taken} net={options.net} />
        <ForcedNote forced={forced} silent={silent} />
        {error && <InlineError text={errorText(error)} />}
        {file.isRecorded && !file.isPending && (
          <p className="sm" role="status">
            El lote quedó registrado. Falta descargar su archivo.
          </p>
        )}
        {file.errorText && <InlineError text={file.errorText} />}
      </div>
    </Dialog>
  );
}
