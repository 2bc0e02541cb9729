import type { OneTimeLink } from '@contracts/account';
import type { AdminUser } from '@contracts/admin';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../api/api-error';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/Button';
import { OneTimeLinkDialog } from '../../ui/OneTimeLinkDialog';
import { nameOf } from '../person';

/** A link by which the person sets a new password; it is shown this once. */
export function PasswordLink({ user }: { user: AdminUser }) {
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const issue = useAction((provider) => provider.issueUserPasswordLink(user.id), {
    failed: (error) => ({
      title: 'Error',
      description: errorText(error, 'No se pudo crear el enlace'),
    }),
    onDone: setLink,
  });
  return (
    <>
      <Button icon={KeyRound} disabled={issue.isPending} onClick={() => void issue.run()}>
        Enlace de contraseña
      </Button>
      {link && (
        <OneTimeLinkDialog title="Enlace de contraseña" link={link} onClose={() => setLink(null)}>
          Entréguelo a {nameOf(user)} por un medio seguro: con él elige una contraseña nueva.
        </OneTimeLinkDialog>
      )}
    </>
  );
}
