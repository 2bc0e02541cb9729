import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ExportFormat } from '@contracts/exports';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { EXPORTS } from './export-formats';

interface ExportMenuProps {
  icon: LucideIcon;
  isCompact: boolean;
  onExport(format: ExportFormat): void;
}

/** The three exports behind one button, where there is no room for three. */
export function ExportMenu({ icon, isCompact, onExport }: ExportMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        size="s"
        square={isCompact}
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
      </Menu>
    </>
  );
}
