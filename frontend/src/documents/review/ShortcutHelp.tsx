import { CircleHelp } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Hint } from '../../ui/Hint';
import { FIELD_KEYS, SHORTCUTS } from './shortcuts';

interface ShortcutHelpProps {
  /** Those of the review unless said. */
  keys?: readonly { shown: string; does: string }[];
  onClose(): void;
}

const REVIEW_KEYS = [...FIELD_KEYS, ...SHORTCUTS];

/** Leads to the keys of a screen; a phone has none. */
export const HelpButton = ({ onHelp }: { onHelp(): void }) => (
  <Hint text="Atajos · ?">
    <span className="hide-s">
      <Button look="ghost" icon={CircleHelp} aria-label="Atajos de teclado" onClick={onHelp} />
    </span>
  </Hint>
);

/** All keys of a screen. */
export const ShortcutHelp = ({ keys = REVIEW_KEYS, onClose }: ShortcutHelpProps) => (
  <Dialog title="Atajos de teclado" onClose={onClose} confirmLabel="Entendido">
    <dl className="col g6 facts md shortcuts" tabIndex={0} aria-label="Atajos">
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
