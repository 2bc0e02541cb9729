import { Plus } from 'lucide-react';
import { useForm } from '../../drafts/use-form';
import { Button } from '../../ui/Button';
import { idProblem, spreadsheetIdOf } from '../spreadsheet-id';
import { SpreadsheetIdField } from '../SpreadsheetIdField';

/** Puts a spreadsheet on the company's list that was not made here. */
export function RegisterSpreadsheetForm({ onRegistered }: { onRegistered(): void }) {
  const { draft, change, submit, error, isPending } = useForm({
    form: 'hoja',
    first: { text: '' },
    problemsOf: ({ text }) => ({ text: idProblem(text) }),
    send: (provider, { text }) => provider.registerSpreadsheet(spreadsheetIdOf(text)),
    done: () => ({
      title: 'Hoja agregada',
      description: 'Su empresa ya puede enviarle documentos.',
    }),
    onDone: onRegistered,
  });
  return (
    <form
      className="one-s register-spreadsheet starts p14 pb16 g14 in-grid"
      noValidate
      onSubmit={submit}
      aria-label="Agregar hoja"
    >
      <SpreadsheetIdField
        value={draft.text}
        help="Cópielo de la barra de direcciones, con la hoja abierta en Google Sheets."
        error={error}
        onChange={(text) => change({ text })}
      />
      <Button
        type="submit"
        icon={Plus}
        disabled={isPending || draft.text.trim() === ''}
        className="beside-field"
      >
        {isPending ? 'Agregando…' : 'Agregar'}
      </Button>
    </form>
  );
}
