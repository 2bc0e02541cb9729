import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useAction } from '../../api/use-action';
import { useDraft } from '../../drafts/use-draft';
import { Button } from '../../ui/Button';
import { idProblem, spreadsheetIdOf } from '../spreadsheet-id';
import { SpreadsheetIdField } from '../SpreadsheetIdField';

const NO_SHEET = { text: '' };

/** Puts a spreadsheet on the company's list that was not made here. */
export function RegisterSpreadsheetForm({ onRegistered }: { onRegistered(): void }) {
  const { draft, change: type, drop } = useDraft('hoja', NO_SHEET);
  const { text } = draft;
  const [isTried, setIsTried] = useState(false);
  const action = useAction((provider, id: string) => provider.registerSpreadsheet(id), {
    done: () => ({
      title: 'Hoja agregada',
      description: 'Su empresa ya puede enviarle documentos.',
    }),
    onDone: () => {
      drop();
      setIsTried(false);
      onRegistered();
    },
  });
  const problem = idProblem(text);
  const change = (next: string): void => {
    if (next === text) return;
    type({ text: next });
    action.clearError();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (!problem) void action.run(spreadsheetIdOf(text));
  };
  return (
    <form className="register-spreadsheet" noValidate onSubmit={submit} aria-label="Agregar hoja">
      <SpreadsheetIdField
        value={text}
        help="Cópielo de la barra de direcciones, con la hoja abierta en Google Sheets."
        error={action.errorText ?? (isTried ? problem : null)}
        onChange={change}
      />
      <Button
        type="submit"
        icon={Plus}
        disabled={action.isPending || text.trim() === ''}
        className="register-spreadsheet-submit"
      >
        {action.isPending ? 'Agregando…' : 'Agregar'}
      </Button>
    </form>
  );
}
