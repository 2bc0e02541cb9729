import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FIELD_KEYS, SHORTCUTS } from './shortcuts';

interface ShortcutHelpProps {
  /** Those of the review unless said. */
  keys?: readonly { shown: string; does: string }[];
  onClose(): void;
}

const REVIEW_KEYS = [...FIELD_KEYS, ...SHORTCUTS];

/** All keys of a screen. */
export const ShortcutHelp = ({ keys = REVIEW_KEYS, onClose }: ShortcutHelpProps) => (
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
      {keys.map(({ shown, does }) => (
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
