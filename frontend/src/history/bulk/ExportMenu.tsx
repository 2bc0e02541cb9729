import type { ExportFormat } from '@contracts/exports';
import { Download, Sheet } from 'lucide-react';
import { useState } from 'react';
import { SendToSheetsDialog } from '../../sheets/send/SendToSheetsDialog';
import { MenuButton } from '../../ui/ActionMenu';
import type { Selection } from '../selection';
import { EXPORTS } from './export-formats';

interface ExportMenuProps {
  selection: Selection;
  isCompact: boolean;
  onExport(format: ExportFormat): void;
}

/** The exports and the way to a spreadsheet behind one button, where there is no room for all. */
export function ExportMenu({ selection, isCompact, onExport }: ExportMenuProps) {
  const [isSending, setIsSending] = useState(false);
  const files = EXPORTS.map(({ format, label, icon }) => ({
    ...{ label, icon },
    run: () => onExport(format),
  }));
  const send = {
    ...{ label: 'Enviar a Google Sheets', icon: Sheet },
    run: () => setIsSending(true),
  };
  return (
    <>
      <MenuButton size="s" icon={Download} name="Exportar" isAbove choices={[...files, send]}>
        {!isCompact && 'Exportar'}
      </MenuButton>
      {isSending && (
        <SendToSheetsDialog selection={selection} onClose={() => setIsSending(false)} />
      )}
    </>
  );
}
