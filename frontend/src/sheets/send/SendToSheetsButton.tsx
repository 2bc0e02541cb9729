import { Sheet } from 'lucide-react';
import { DialogButton } from '../../ui/DialogButton';
import type { Selection } from '../../history/selection';
import { SendToSheetsDialog } from './SendToSheetsDialog';

export const TO_SHEETS = 'Enviar a Google Sheets';

interface SendToSheetsButtonProps {
  selection: Selection;
  /** A shorter text, where there is little room; the name stays. */
  label?: string;
}

/** Opens the dialog that fills a spreadsheet with what is chosen. */
export const SendToSheetsButton = ({ selection, label = TO_SHEETS }: SendToSheetsButtonProps) => (
  <DialogButton size="s" icon={Sheet} aria-label={TO_SHEETS} label={label}>
    {(close) => <SendToSheetsDialog selection={selection} onClose={close} />}
  </DialogButton>
);
