import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '../../documents/review/ReasonDialog';
import { Button, type ButtonLook } from '../../ui/Button';

interface ReasonButtonProps {
  label: string;
  icon: LucideIcon;
  look?: ButtonLook;
  size?: 's' | 'm';
  /** Title of the dialog, and what the reason is for. */
  title: string;
  help: string;
  confirmLabel: string;
  onConfirm(reason: string): Promise<boolean>;
}

/** A button that asks for the reason first. */
export function ReasonButton(props: ReasonButtonProps) {
  const { label, icon, look, size = 's', title, help, confirmLabel, onConfirm } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size={size} look={look} icon={icon} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={title}
          help={help}
          confirmLabel={confirmLabel}
          onConfirm={onConfirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
