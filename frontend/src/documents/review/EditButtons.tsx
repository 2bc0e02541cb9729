import { Pencil, Save, Undo2, X } from 'lucide-react';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DialogButton } from '../../ui/DialogButton';
import { Hint } from '../../ui/Hint';
import type { ReviewSession } from './review-session';
import type { ReviewState } from './review-state';

interface EditButtonsProps {
  session: ReviewSession;
  state: ReviewState;
  size?: 's' | 'm';
}

/** Asks before it drops what was typed. */
function CancelButton({ session, state, size }: EditButtonsProps) {
  const count = Object.keys(state.texts).length;
  const button = { size, icon: X, disabled: Object.keys(state.saving).length > 0 };
  if (count === 0) {
    return (
      <Button {...button} onClick={session.cancelEditing}>
        Cancelar
      </Button>
    );
  }
  return (
    <DialogButton {...button} label="Cancelar">
      {(close) => (
        <ConfirmDialog
          title="Hay cambios sin guardar"
          confirmLabel="Descartar"
          cancelLabel="Seguir editando"
          isDestructive
          onConfirm={session.cancelEditing}
          onClose={close}
        >
          {count === 1
            ? 'Lo que escribió en un dato se pierde.'
            : `Lo que escribió en ${count} datos se pierde.`}
        </ConfirmDialog>
      )}
    </DialogButton>
  );
}

/** Editar / Guardar / Cancelar, and taking back what was saved (spec section 2, edit mode). */
export function EditButtons({ session, state, size = 'm' }: EditButtonsProps) {
  const isSaving = Object.keys(state.saving).length > 0;
  if (state.isEditing) {
    return (
      <>
        <CancelButton {...{ session, state, size }} />
        <Button
          size={size}
          look="primary"
          icon={Save}
          onClick={() => void session.saveAll()}
          disabled={isSaving}
        >
          Guardar
        </Button>
      </>
    );
  }
  return (
    <>
      {state.undoCount > 0 && (
        <Hint text="Deshacer · Ctrl+Z">
          <Button
            size={size}
            look="ghost"
            icon={Undo2}
            aria-label="Deshacer"
            onClick={() => void session.undo()}
          />
        </Hint>
      )}
      <Button size={size} icon={Pencil} onClick={session.startEditing}>
        Editar
      </Button>
    </>
  );
}
