import { PAYMENT_PROBLEMS, type PaymentPreview } from '@contracts/exports';
import { BULK_MAX_IDS } from '@contracts/payment';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAction } from '../../api/use-action';
import { useMay } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { type Selection, chosenCount } from '../selection';
import { PaymentFileDialog } from './PaymentFileDialog';
import { FIRST_OPTIONS, previewRequest } from './use-payment-preview';

export const ONLY_TREASURY = 'Solo el equipo de Tesorería registra pagos.';

interface PaymentFileButtonProps {
  icon: LucideIcon;
  selection: Selection;
  isCompact: boolean;
  onChanged(): void;
}

const TOO_MANY = `Un archivo de pago lleva hasta ${BULK_MAX_IDS} documentos. Elija menos, por ejemplo por fecha de vencimiento.`;

/** Looks first whether a file can be made at all (spec section 8), then shows what it would hold. */
export function PaymentFileButton(props: PaymentFileButtonProps) {
  const { icon, selection, isCompact, onChanged } = props;
  const notify = useNotify();
  const [preview, setPreview] = useState<PaymentPreview | null>(null);
  const wish = previewRequest(selection, FIRST_OPTIONS);
  const look = useAction((provider) => provider.previewPayment(wish), {
    failed: 'Error',
    onDone: (answer) => {
      const [problem] = answer.problems;
      if (!problem) {
        setPreview(answer);
        return;
      }
      const { title, message } = PAYMENT_PROBLEMS[problem];
      notify(title, { description: message, type: 'error' });
    },
  });
  const open = (): void => {
    if (chosenCount(selection) > BULK_MAX_IDS)
      notify('Demasiados documentos', { type: 'error', description: TOO_MANY });
    else void look.run();
  };
  const isTreasury = useMay('payment-batches.create');
  const close = (): void => setPreview(null);
  return (
    <>
      <Button
        size="s"
        look="primary"
        icon={icon}
        disabled={!isTreasury || look.isPending}
        title={isTreasury ? undefined : ONLY_TREASURY}
        aria-label="Generar TXT de pago"
        onClick={open}
      >
        {isCompact ? 'TXT' : 'Generar TXT de pago'}
      </Button>
      {preview && (
        <PaymentFileDialog
          selection={selection}
          preview={preview}
          onClose={close}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      )}
    </>
  );
}
