import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ExportFormat } from '@contracts/exports';
import { type LucideIcon, Sheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { SendToSheetsDialog } from '../../sheets/send/SendToSheetsDialog';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Selection } from '../selection';
import { EXPORTS } from './export-formats';

interface ExportMenuProps {
  icon: LucideIcon;
  selection: Selection;
  isCompact: boolean;
  onExport(format: ExportFormat): void;
}

/** The exports and the way to a spreadsheet behind one button, where there is no room for all. */
export function ExportMenu({ icon, selection, isCompact, onExport }: ExportMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  return (
    <>
      <Button
        ref={button}
        size="s"
        icon={icon}
        aria-label="Exportar"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {!isCompact && 'Exportar'}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          list: { 'aria-label': 'Exportar' },
          paper: { role: 'dialog', 'aria-label': 'Exportar' },
        }}
      >
        {EXPORTS.map(({ format, label, icon: sign }) => (
          <MenuItem
            key={format}
            onClick={() => {
              setIsOpen(false);
              onExport(format);
            }}
          >
            <Icon of={sign} className="t3" />
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setIsOpen(false);
            setIsSending(true);
          }}
        >
          <Icon of={Sheet} className="t3" />
          Enviar a Google Sheets
        </MenuItem>
      </Menu>
      {isSending && (
        <SendToSheetsDialog selection={selection} onClose={() => setIsSending(false)} />
      )}
    </>
  );
}
