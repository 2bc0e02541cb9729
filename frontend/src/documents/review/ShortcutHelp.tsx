import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FIELD_KEYS, SHORTCUTS } from './shortcuts';

/** All keys of the review. */
export function ShortcutHelp({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      title="Atajos de teclado"
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <Button type="submit" look="primary" autoFocus>
          Entendido
        </Button>
      }
    >
      <dl className="shortcuts" tabIndex={0} aria-label="Atajos">
        {[...FIELD_KEYS, ...SHORTCUTS].map(({ shown, does }) => (
          <div key={shown}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
