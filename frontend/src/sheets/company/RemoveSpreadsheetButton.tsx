import type { AllowedSpreadsheet } from '@contracts/sheets';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface RemoveSpreadsheetButtonProps {
  spreadsheet: AllowedSpreadsheet;
  onRemoved(): void;
}

/** Takes a spreadsheet off the company's list, after asking. */
export function RemoveSpreadsheetButton({ spreadsheet, onRemoved }: RemoveSpreadsheetButtonProps) {
  const { spreadsheetId, title } = spreadsheet;
  const provider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending, errorText, clearError } = useAction(
    () => provider.removeSpreadsheet(spreadsheetId),
    {
      onDone: () => {
        setIsAsking(false);
        notify('Hoja quitada', { description: title });
        onRemoved();
      },
    },
  );
  const close = (): void => {
    setIsAsking(false);
    clearError();
  };
  return (
    <>
      <Button size="s" onClick={() => setIsAsking(true)}>
        Quitar<span className="visually-hidden"> la hoja {title}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="¿Quitar la hoja de la lista?"
          confirmLabel="Quitar hoja"
          isDestructive
          isBusy={isPending}
          error={errorText}
          onConfirm={() => void run()}
          onClose={close}
        >
          Su empresa ya no podrá enviar documentos a «{title}». La hoja y sus filas quedan en Google
          Sheets.
        </ConfirmDialog>
      )}
    </>
  );
}
