import { WarnNote } from '../../ui/WarnNote';
import type { CompanyDraft } from './company-draft';

const limitWords = (limit: string, currency: string): string =>
  limit === '' ? `sin límite en ${currency}` : `límite de ${limit} en ${currency}`;

/** What a form of the company says, by field. */
const SAYS: Readonly<Record<string, (said: CompanyDraft) => string>> = {
  name: ({ name }) => `razón social ${name}`,
  ruc: ({ ruc }) => (ruc === '' ? 'sin RUC' : `RUC ${ruc}`),
  separacionFunciones: ({ separacionFunciones }) =>
    `${separacionFunciones ? 'con' : 'sin'} segregación de funciones`,
  dobleControl: ({ dobleControl }) => `${dobleControl ? 'con' : 'sin'} doble control del pago`,
  limitePEN: ({ limitePEN }) => limitWords(limitePEN, 'soles'),
  limiteUSD: ({ limiteUSD }) => limitWords(limiteUSD, 'dólares'),
  limiteEUR: ({ limiteEUR }) => limitWords(limiteEUR, 'euros'),
  retention: ({ retention }) =>
    retention === 'keep' ? 'los originales se conservan' : 'otro plazo para los originales',
};

interface PresentNoteProps {
  /** As somebody else has left it. */
  present: CompanyDraft;
  draft: CompanyDraft;
}

/** Somebody else has changed the company while the form was open: what it says now where something is typed. */
export function PresentNote({ present, draft }: PresentNoteProps) {
  const said = Object.entries(SAYS).flatMap(([key, says]) =>
    draft[key as keyof CompanyDraft] === present[key as keyof CompanyDraft] ? [] : [says(present)],
  );
  return (
    <WarnNote>
      Otra persona cambió la empresa mientras usted escribía.
      {said.length > 0 && ` Ahora dice: ${said.join(', ')}.`} Si guarda, vale lo que usted escribió.
    </WarnNote>
  );
}
