import type { AdminUser } from '@contracts/admin';
import { API } from '@contracts/routes';
import { Download, EyeOff } from 'lucide-react';
import { DialogButton } from '../../ui/DialogButton';
import { AnonymiseDialog } from '../../account/leaving/AnonymiseDialog';
import { ButtonLink } from '../../ui/Button';
import { nameOf } from '../person';

/** What a person may ask for by law: the own data, and to be forgotten. */
export const PersonalData = ({ user, isSelf }: { user: AdminUser; isSelf: boolean }) => (
  <>
    <ButtonLink icon={Download} href={API.adminUserExport(user.id)} download>
      Descargar sus datos
    </ButtonLink>
    {!isSelf && (
      <DialogButton icon={EyeOff} label="Anonimizar cuenta">
        {(close) => (
          <AnonymiseDialog
            name={nameOf(user)}
            email={user.username}
            anonymise={(provider, email) => provider.anonymiseUser(user.id, email)}
            onClose={close}
          />
        )}
      </DialogButton>
    )}
  </>
);
