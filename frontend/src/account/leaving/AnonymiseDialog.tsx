import type { AppDataProvider } from '../../api/data-provider';
import { TypedConfirmDialog } from './TypedConfirmDialog';

interface AnonymiseDialogProps {
  name: string;
  email: string;
  anonymise(provider: AppDataProvider, email: string): Promise<void>;
  onClose(): void;
}

/** Takes a person out of an account for good. */
export const AnonymiseDialog = ({ name, email, anonymise, onClose }: AnonymiseDialogProps) => (
  <TypedConfirmDialog
    title={`¿Anonimizar la cuenta de ${name}?`}
    label="Escriba su correo para confirmar"
    expected={email}
    confirmLabel="Anonimizar"
    act={anonymise}
    done={{ title: 'Cuenta anonimizada' }}
    onClose={onClose}
  >
    <p>
      Se borran su nombre, su correo, sus accesos y las direcciones desde las que ingresó. No se
      puede deshacer. Sus documentos quedan, y en ellos el nombre con que firmó cada paso: son el
      registro contable de la empresa.
    </p>
  </TypedConfirmDialog>
);
