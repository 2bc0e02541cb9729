import { Sheet } from 'lucide-react';
import { useState } from 'react';
import type { Selection } from '../../history/selection';
import { Button } from '../../ui/Button';
import { SendToSheetsDialog } from './SendToSheetsDialog';

export const TO_SHEETS = 'Enviar a Google Sheets';

interface SendToSheetsButtonProps {
  selection: Selection;
  /** A shorter text, where there is little room; the name stays. */
  label?: string;
}

/** Opens the dialog that fills a spreadsheet with what is chosen. */
export function SendToSheetsButton({ selection, label = TO_SHEETS }: SendToSheetsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="s" icon={Sheet} aria-label={TO_SHEETS} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <SendToSheetsDialog selection={selection} onClose={() => setIsOpen(false)} />}
    </>
  );
}
