import MenuItem from '@mui/material/MenuItem';
import { Field } from '../../ui/Field';
import { LabelledSelect } from '../../ui/LabelledSelect';
import {
  type CompanyDraft,
  RETENTION_TERMS,
  type RetentionChoice,
  retentionDays,
  retentionText,
} from './company-draft';

const termName = (days: number): string => (days === 0 ? 'no se eliminan' : `${days} días`);

function choicesOf(defaultDays: number): [RetentionChoice, string][] {
  return [
    ['default', `Según el servidor (${termName(defaultDays)})`],
    ['keep', 'Conservar siempre'],
    ...RETENTION_TERMS.map((days): [RetentionChoice, string] => [`${days}`, `${days} días`]),
    ['own', 'Otro plazo'],
  ];
}

interface RetentionFieldProps {
  draft: CompanyDraft;
  /** The server's term, 0 when it keeps originals. */
  defaultDays: number;
  error?: string;
  onChange(part: Partial<CompanyDraft>): void;
}

/** How long originals are kept, with what goes and what stays written out. */
export function RetentionField({ draft, defaultDays, error, onChange }: RetentionFieldProps) {
  const choices = choicesOf(defaultDays);
  const shown = choices.find(([choice]) => choice === draft.retention)?.[1];
  const choose = (value: string): void => {
    const known = choices.find(([choice]) => choice === value);
    if (known) onChange({ retention: known[0] });
  };
  return (
    <div className="col g10">
      <LabelledSelect
        label="Conservación de originales"
        value={draft.retention}
        onChange={choose}
        shown={<span className="ell">{shown}</span>}
      >
        {choices.map(([choice, name]) => (
          <MenuItem key={choice} value={choice}>
            {name}
          </MenuItem>
        ))}
      </LabelledSelect>
      {draft.retention === 'own' && (
        <Field
          label="Días después de confirmar"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={draft.ownDays}
          error={error}
          onChange={(event) => onChange({ ownDays: event.target.value })}
        />
      )}
      <p className="retention-text sm t3">{retentionText(retentionDays(draft), defaultDays)}</p>
    </div>
  );
}
