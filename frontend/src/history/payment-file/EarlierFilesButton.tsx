import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
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
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={FileClock}
        className={className}
        aria-label={isSquare ? label : undefined}
        title={isSquare ? label : undefined}
        onClick={() => setIsOpen(true)}
      >
        {isSquare ? null : label}
      </Button>
      {isOpen && <EarlierFilesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
