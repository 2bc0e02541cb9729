import {
  type CreateSheetAnswer,
  DEFAULT_SHEET_NAME,
  MAX_SHEET_NAME_CHARS,
  type SheetsStatus,
} from '@contracts/sheets';
import { ERRORS } from '@contracts/errors';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { WarnNote } from '../../ui/WarnNote';
import { useMay } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { ShareWithNote } from '../ShareWithNote';
import { SpreadsheetIdField } from '../SpreadsheetIdField';
import { SpreadsheetChoice } from './SpreadsheetChoice';
import type { useSheetForm } from './use-sheet-form';

interface SheetFieldsProps {
  status: SheetsStatus;
  form: ReturnType<typeof useSheetForm>;
  /** The last spreadsheet that was made here. */
  created: CreateSheetAnswer | null;
  isCreating: boolean;
  isSending: boolean;
  onCreate(): void;
}

/** Who can open the spreadsheet that was just made. */
const CreatedNote = ({ isShared }: Pick<CreateSheetAnswer, 'isShared'>) =>
  isShared ? (
    <p className="sm" role="status">
      Hoja creada y compartida con su correo.
    </p>
  ) : (
    <WarnNote>
      La hoja existe, pero Google no dejó compartirla con su correo: se le puede enviar, y por ahora
      solo la abre la cuenta de servicio.
    </WarnNote>
  );

/** Sharing alone is not enough: documents go only to the spreadsheets of the company. */
function OnListFirst() {
  if (useMay('sheets.allow'))
    return (
      <>
        {' '}
        y agréguela en{' '}
        <Link className="link" to="/mi-empresa">
          Mi Empresa
        </Link>{' '}
        antes de enviar.
      </>
    );
  return ' y pida a un Admin Empresa que la agregue en «Mi Empresa» antes de enviar.';
}

/** To which spreadsheet and to which of its sheets. */
export function SheetFields(props: SheetFieldsProps) {
  const { status, form, created, isCreating, isSending, onCreate } = props;
  const isFixed = isSending || isCreating;
  // The second click of a double one must not make another.
  const isNew = created !== null && created.spreadsheetId === form.target.spreadsheetId;
  return (
    <>
      <div className="sheet-source stacked-s ends flex g8 t1">
        {status.spreadsheets.length > 0 && (
          <SpreadsheetChoice
            spreadsheets={status.spreadsheets}
            spreadsheetId={form.target.spreadsheetId}
            isDisabled={isFixed}
            onChoose={(spreadsheetId) => form.change({ spreadsheetId })}
          />
        )}
        <Button icon={Plus} disabled={isFixed || isNew} onClick={onCreate}>
          {isCreating ? 'Creando…' : 'Crear nueva hoja'}
        </Button>
      </div>
      <SpreadsheetIdField
        value={form.spreadsheetId}
        error={form.error}
        help={form.isBlank ? ERRORS.HOJA_INVALIDA.message : undefined}
        disabled={isFixed}
        autoFocus={form.isBlank}
        onChange={(spreadsheetId) => form.change({ spreadsheetId })}
        onBlur={form.check}
      />
      {isNew && <CreatedNote isShared={created.isShared} />}
      <Field
        label="Nombre de la hoja"
        isOptional
        placeholder={DEFAULT_SHEET_NAME}
        help="La pestaña que recibe las filas; si no existe, se crea."
        maxLength={MAX_SHEET_NAME_CHARS}
        autoComplete="off"
        value={form.sheetName}
        disabled={isFixed}
        onChange={(event) => form.change({ sheetName: event.target.value })}
      />
      {status.shareWith && (
        <ShareWithNote email={status.shareWith}>
          <OnListFirst />
        </ShareWithNote>
      )}
    </>
  );
}
