import type { AllowedSpreadsheet } from '@contracts/sheets';
import { ExternalLink, Sheet } from 'lucide-react';
import { ConfirmButton } from '../../layout/ConfirmButton';
import { ButtonLink } from '../../ui/Button';
import { relativeTime } from '../../ui/format-time';
import { Icon } from '../../ui/Icon';
import '../../ui/sign-tile.css';
import { spreadsheetAddress } from '../spreadsheet-id';

const ORIGIN: Readonly<Record<AllowedSpreadsheet['origin'], string>> = {
  created: 'Creada desde Foliado',
  registered: 'Agregada a la lista',
};

interface SpreadsheetRowProps {
  spreadsheet: AllowedSpreadsheet;
  now: number;
  onRemoved(): void;
}

export function SpreadsheetRow({ spreadsheet, now, onRemoved }: SpreadsheetRowProps) {
  const { spreadsheetId, title, origin, addedByName, addedAt } = spreadsheet;
  return (
    <li className="session row g12 p9 over">
      <span className="centred sign-tile firm toned hide-s">
        <Icon of={Sheet} size={20} strokeWidth={1.5} />
      </span>
      <div className="sp fit">
        <p className="m ell" title={title}>
          {title}
        </p>
        <p className="sm t3 ell mono" title={spreadsheetId}>
          {spreadsheetId}
        </p>
        <p className="sm t3">
          {ORIGIN[origin]} · {addedByName} · {relativeTime(addedAt, now)}
        </p>
      </div>
      <ButtonLink
        look="ghost"
        size="s"
        icon={ExternalLink}
        aria-label={`Abrir la hoja ${title}`}
        href={spreadsheetAddress(spreadsheetId)}
        target="_blank"
        rel="noreferrer"
      />
      <ConfirmButton
        size="s"
        label="Quitar"
        of={`la hoja ${title}`}
        title="¿Quitar la hoja de la lista?"
        confirmLabel="Quitar hoja"
        act={(provider) => provider.removeSpreadsheet(spreadsheetId)}
        done={() => ({ title: 'Hoja quitada', description: title })}
        onDone={onRemoved}
      >
        Su empresa ya no podrá enviar documentos a «{title}». La hoja y sus filas quedan en Google
        Sheets.
      </ConfirmButton>
    </li>
  );
}
