import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '../../documents/review/ReasonDialog';
import { useDrafts } from '../../drafts/use-draft';
import { Button, type ButtonLook } from '../../ui/Button';

interface ReasonButtonProps {
  /** Names the draft of the reason. */
  form: string;
  label: string;
  icon: LucideIcon;
  look?: ButtonLook;
  size?: 's' | 'm';
  /** Title of the dialog, and what the reason is for. */
  title: string;
  help: string;
  isComment?: boolean;
  confirmLabel: string;
  onConfirm(reason: string): Promise<boolean>;
}

/** A button that asks for the reason first. */
export function ReasonButton(props: ReasonButtonProps) {
  const { form, label, icon, look, size = 's', title, help, confirmLabel, onConfirm } = props;
  const { isComment } = props;
  const drafts = useDrafts();
  const [isAsking, setIsAsking] = useState(() => drafts.has(form));
  return (
    <>
      <Button size={size} look={look} icon={icon} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ReasonDialog
          form={form}
          title={title}
          help={help}
          isComment={isComment}
          confirmLabel={confirmLabel}
          onConfirm={onConfirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
