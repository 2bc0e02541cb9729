import { FileClock } from 'lucide-react';
import { DialogButton } from '../../ui/DialogButton';
import { EarlierFilesDialog } from './EarlierFilesDialog';

interface EarlierFilesButtonProps {
  label: string;
  /** Only the icon is seen. */
  isSquare?: boolean;
  className?: string;
}

/** Leads to the payment files that were made before. */
export function EarlierFilesButton({
  label,
  isSquare = false,
  className,
}: EarlierFilesButtonProps) {
  return (
    <DialogButton
      icon={FileClock}
      className={className}
      aria-label={isSquare ? label : undefined}
      title={isSquare ? label : undefined}
      label={isSquare ? null : label}
    >
      {(close) => <EarlierFilesDialog onClose={close} />}
    </DialogButton>
  );
}
