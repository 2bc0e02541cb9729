import type { Invitation } from '@contracts/account';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface RevokeInvitationButtonProps {
  invitation: Invitation;
  onRevoked(): void;
}

/** Makes a link useless that was sent to the wrong person, after asking. */
export function RevokeInvitationButton({ invitation, onRevoked }: RevokeInvitationButtonProps) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending, errorText, clearError } = useAction(
    () => dataProvider.revokeInvitation(invitation.id),
    {
      onDone: () => {
        setIsAsking(false);
        notify('Invitación anulada', { description: invitation.email });
        onRevoked();
      },
    },
  );
  const close = (): void => {
    setIsAsking(false);
    clearError();
  };
  return (
    <>
      <Button size="s" onClick={() => setIsAsking(true)}>
        Anular<span className="visually-hidden"> la invitación de {invitation.email}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="¿Anular la invitación?"
          confirmLabel="Anular invitación"
          isDestructive
          isBusy={isPending}
          error={errorText}
          onConfirm={() => void run()}
          onClose={close}
        >
          El enlace enviado a {invitation.email} deja de funcionar. Puede crear otro después.
        </ConfirmDialog>
      )}
    </>
  );
}
