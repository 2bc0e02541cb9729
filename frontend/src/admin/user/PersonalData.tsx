import type { AdminUser } from '@contracts/admin';
import { API } from '@contracts/routes';
import { Download, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { AnonymiseDialog } from '../../account/leaving/AnonymiseDialog';
import { Button, ButtonLink } from '../../ui/Button';
import { nameOf } from '../person';

/** What a person may ask for by law: the own data, and to be forgotten. */
export function PersonalData({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <ButtonLink icon={Download} href={API.adminUserExport(user.id)} download>
        Descargar sus datos
      </ButtonLink>
      {!isSelf && (
        <Button icon={EyeOff} onClick={() => setAsked(true)}>
          Anonimizar cuenta
        </Button>
      )}
      {isAsked && (
        <AnonymiseDialog
          name={nameOf(user)}
          email={user.username}
          anonymise={(provider, email) => provider.anonymiseUser(user.id, email)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
