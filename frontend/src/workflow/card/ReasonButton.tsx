import type { LucideIcon } from 'lucide-react';
import { DialogButton } from '../../ui/DialogButton';
import type { AppDataProvider } from '../../api/data-provider';
import { type Outcome, useAction } from '../../api/use-action';
import { ReasonDialog } from '../../documents/review/ReasonDialog';
import { useDrafts } from '../../drafts/use-draft';
import type { ButtonLook } from '../../ui/Button';

interface ReasonButtonProps<Result> extends Outcome<Result> {
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
  act(provider: AppDataProvider, reason: string): Promise<Result>;
}

/** A button of an act that is recorded with its reason, which is asked for first. */
export function ReasonButton<Result>(props: ReasonButtonProps<Result>) {
  const { form, label, icon, look, size = 's', title, help, isComment, confirmLabel } = props;
  const { run } = useAction(props.act, props);
  const drafts = useDrafts();
  return (
    <DialogButton {...{ size, look, icon, label }} isOpenFirst={drafts.has(form)}>
      {(close) => (
        <ReasonDialog
          form={form}
          title={title}
          help={help}
          isComment={isComment}
          confirmLabel={confirmLabel}
          onConfirm={run}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
