import { MAX_COMMENT_CHARS } from '@contracts/review';
import { documentsText } from '../../history/format';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { OneByOneDialog } from './OneByOneDialog';
import type { Chosen } from './use-chosen';
import { useOneByOne } from './use-take-steps';

const WORDS = {
  done: 'Pagos aprobados',
  did: 'quedaron aprobados',
  refused: 'Pagos que no se aprobaron',
};

/** Approves the chosen payments as they were seen, with one comment; those that are refused stay chosen. */
export function BulkApproveButton({ chosen }: { chosen: Chosen }) {
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [comment, setComment] = useState('');
  const approving = useOneByOne<string>(
    (provider, { id, version }, said) => provider.approvePayment(id, { comment: said }, version),
    ({ total, taken }) => {
      chosen.choose(
        chosen.documents.filter(({ id }) => taken.includes(id)),
        false,
      );
      if (taken.length < total) return;
      setIsOpen(false);
      notify('Pagos aprobados', { description: documentsText(total) });
    },
  );
  const { documents } = chosen;
  const close = (): void => {
    setIsOpen(false);
    approving.forget();
  };
  return (
    <>
      <Button size="s" look="primary" icon={Stamp} onClick={() => setIsOpen(true)}>
        Aprobar
      </Button>
      {isOpen && (
        <OneByOneDialog
          title={`Aprobar ${documentsText(approving.steps?.total ?? documents.length)}`}
          doing={approving}
          words={WORDS}
          confirmLabel="Aprobar"
          onConfirm={() => void approving.run(documents, comment)}
          onClose={close}
        >
          {approving.steps === null && (
            <Field
              label="Comentario"
              isOptional
              autoFocus
              help="Queda en la historia de cada documento, con su nombre. Quien aprueba no prepara ni ejecuta."
              value={comment}
              maxLength={MAX_COMMENT_CHARS}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
          )}
        </OneByOneDialog>
      )}
    </>
  );
}
