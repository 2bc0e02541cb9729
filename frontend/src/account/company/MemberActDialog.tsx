import type { CompanyMember } from '@contracts/company';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { MEMBERS_KEY } from '../account-keys';
import type { MemberAct } from './member-acts';
import { memberName } from './member-list';

interface MemberActDialogProps {
  member: CompanyMember;
  act: MemberAct;
  onClose(): void;
}

/** Asks, sends, and shows why not when the server refuses. */
export function MemberActDialog({ member, act, onClose }: MemberActDialogProps) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { run, isPending, errorText } = useAction(
    () =>
      act.update === 'unlink'
        ? dataProvider.unlinkIdentity(member.id)
        : dataProvider.updateMember(member.id, act.update),
    {
      onDone: () => {
        notify(act.done, { description: memberName(member) });
        onClose();
        void queryClient.invalidateQueries({ queryKey: MEMBERS_KEY });
      },
    },
  );
  return (
    <ConfirmDialog
      title={act.title}
      confirmLabel={act.confirmLabel}
      isDestructive={act.isDestructive}
      isBusy={isPending}
      error={errorText}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {act.text}
    </ConfirmDialog>
  );
}
