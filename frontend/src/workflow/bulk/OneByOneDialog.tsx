import type { ReactNode } from 'react';
import { documentTitle } from '../../documents/current-document';
import { formatCount } from '../../history/format';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ProgressBar } from '../../ui/ProgressBar';
import { documentNumber } from '../steps';
import type { StepsTaken, useOneByOne } from './use-take-steps';

/** What is done with the documents: "2 de 3 {did}". */
type Words = Readonly<Record<'done' | 'did' | 'refused', string>>;

interface OneByOneDialogProps {
  title: string;
  doing: Omit<ReturnType<typeof useOneByOne>, 'run'>;
  words: Words;
  confirmLabel: string;
  /** Something is missing. */
  isShut?: boolean;
  onConfirm(): void;
  onClose(): void;
  /** What is said before. */
  children: ReactNode;
}

interface ReportProps extends Pick<OneByOneDialogProps, 'words'> {
  steps: StepsTaken;
  isPending: boolean;
}

/** How far it has come, and which documents stayed where they were. */
function Report({ steps, isPending, words }: ReportProps) {
  const { total, taken, refused } = steps;
  return (
    <>
      <ProgressBar
        fraction={(taken.length + refused.length) / total}
        label={words.done}
        tone={refused.length > 0 ? 'warn' : 'primary'}
      />
      <p className="sm t2" role="status">
        {formatCount(taken.length)} de {formatCount(total)} {words.did}
        {!isPending && taken.length < total && '; los demás siguen seleccionados'}
      </p>
      {refused.length > 0 && (
        <ul className="workflow-refused rolls sm" aria-label={words.refused} tabIndex={0}>
          {refused.map(({ document, text }) => (
            <li key={document.id}>
              <strong className="b">{documentTitle(document)}</strong>{' '}
              <span className="mono nw">{documentNumber(document)}</span>: {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
/** Asks what is said of all, then tells how it goes with each; stopped or interrupted, it goes on from there. */
export function OneByOneDialog(props: OneByOneDialogProps) {
  const { title, doing, words, confirmLabel, isShut = false, onConfirm, onClose, children } = props;
  const { steps, isPending, failure, stop } = doing;
  const isOver = steps !== null && !isPending && failure === null;
  return (
    <Dialog
      title={title}
      isModal
      isBusy={isPending}
      confirmLabel={failure ? 'Continuar' : confirmLabel}
      isShut={isShut}
      error={failure}
      onClose={onClose}
      onSubmit={isOver ? onClose : onConfirm}
      actions={
        isPending ? (
          <Button onClick={stop}>Detener</Button>
        ) : isOver ? (
          <Button type="submit" look="primary">
            Entendido
          </Button>
        ) : undefined
      }
    >
      {children}
      {steps && <Report steps={steps} isPending={isPending} words={words} />}
    </Dialog>
  );
}
