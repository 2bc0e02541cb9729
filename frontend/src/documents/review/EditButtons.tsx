import { Pencil, Save, Undo2, X } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Hint } from '../../ui/Hint';
import type { ReviewSession } from './review-session';
import type { ReviewState } from './review-state';

interface EditButtonsProps {
  session: ReviewSession;
  state: ReviewState;
  size?: 's' | 'm';
}

/** Editar / Guardar / Cancelar, and taking back what was saved (spec section 2, edit mode). */
export function EditButtons({ session, state, size = 'm' }: EditButtonsProps) {
  const isSaving = Object.keys(state.saving).length > 0;
  if (state.isEditing) {
    return (
      <>
        <Button size={size} icon={X} onClick={session.cancelEditing} disabled={isSaving}>
          Cancelar
        </Button>
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
