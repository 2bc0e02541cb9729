import { Sheet } from 'lucide-react';
import { useState } from 'react';
import type { Selection } from '../../history/selection';
import { Button } from '../../ui/Button';
import { Hint } from '../../ui/Hint';
import { SendToSheetsDialog } from './SendToSheetsDialog';

const NAME = 'Enviar a Google Sheets';

interface SendToSheetsButtonProps {
  selection: Selection;
  /** A shorter text, where there is little room; the name stays. */
  label?: string;
  /** The icon alone. */
  isCompact?: boolean;
}

/** Opens the dialog that fills a spreadsheet with what is chosen. */
export function SendToSheetsButton(props: SendToSheetsButtonProps) {
  const { selection, label = NAME, isCompact = false } = props;
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  return (
    <>
      {isCompact ? (
        <Hint text={NAME}>
          <Button look="ghost" icon={Sheet} aria-label={NAME} onClick={open} />
        </Hint>
      ) : (
        <Button size="s" icon={Sheet} aria-label={NAME} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && <SendToSheetsDialog selection={selection} onClose={() => setIsOpen(false)} />}
    </>
  );
}
