import { Bookmark, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignedInUser } from '../layout/SessionContext';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { PopoverButton } from '../ui/PopoverButton';
import { MAX_SAVED_VIEWS, type SavedView, VIEW_NAME_CHARS, useSavedViews } from './saved-views';

interface ListProps {
  views: readonly SavedView[];
  onOpen(view: SavedView): void;
  onRemove(name: string): void;
}

function ViewList({ views, onOpen, onRemove }: ListProps) {
  if (views.length === 0) {
    return <p className="sm t3">Guarde los filtros y el orden de ahora con un nombre.</p>;
  }
  return (
    <ul className="col history-view-list rolls" aria-label="Vistas guardadas">
      {views.map((view) => (
        <li key={view.name} className="row">
          <button type="button" className="link ell sp" onClick={() => onOpen(view)}>
            {view.name}
          </button>
          <Button
            size="s"
            look="ghost"
            icon={Trash2}
            aria-label={`Eliminar la vista ${view.name}`}
            onClick={() => onRemove(view.name)}
          />
        </li>
      ))}
    </ul>
  );
}

function SaveForm({ onSave, isFull }: { onSave(name: string): void; isFull: boolean }) {
  const [name, setName] = useState('');
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setName('');
  };
  return (
    <form
      className="starts col g8 history-save-view pt10"
      onSubmit={save}
      aria-label="Guardar la vista"
    >
      <Field
        label="Guardar la vista de ahora"
        className="wide"
        placeholder="Nombre"
        value={name}
        maxLength={VIEW_NAME_CHARS}
        autoComplete="off"
        help={isFull ? 'La más antigua deja su lugar.' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="s" disabled={name.trim() === ''}>
        Guardar
      </Button>
    </form>
  );
}

/** Filters and order under a name; for the person, on this computer. */
export function SavedViewsButton() {
  const navigate = useNavigate();
  const address = new URLSearchParams(useLocation().search);
  address.delete('page');
  const { id } = useSignedInUser();
  const { views, save, remove } = useSavedViews(id);
  return (
    <PopoverButton
      icon={Bookmark}
      label="Vistas"
      name="Vistas guardadas"
      className="history-popover col g10"
    >
      {(close) => (
        <>
          <ViewList
            views={views}
            onRemove={remove}
            onOpen={({ search }) => {
              void navigate({ search });
              close();
            }}
          />
          <SaveForm
            isFull={views.length >= MAX_SAVED_VIEWS}
            onSave={(name) => save({ name, search: String(address) })}
          />
        </>
      )}
    </PopoverButton>
  );
}
