import { Field } from '../../ui/Field';
import { LabelledSelect } from '../../ui/LabelledSelect';
import {
  RETENTION_TERMS,
  type RetentionChoice,
  retentionDays,
  retentionText,
} from './company-draft';
import type { CompanyFormState } from './use-company-form';

const termName = (days: number): string => (days === 0 ? 'no se eliminan' : `${days} días`);

const choicesOf = (defaultDays: number): [RetentionChoice, string][] => [
  ['default', `Según el servidor (${termName(defaultDays)})`],
  ['keep', 'Conservar siempre'],
  ...RETENTION_TERMS.map((days): [RetentionChoice, string] => [`${days}`, `${days} días`]),
  ['own', 'Otro plazo'],
];

/** How long originals are kept, with what goes and what stays written out. */
export function RetentionField({ draft, company, field, change }: CompanyFormState) {
  const { defaultRetentionDays: defaultDays } = company;
  return (
    <div className="col g10">
      <LabelledSelect
        label="Conservación de originales"
        value={draft.retention}
        choices={choicesOf(defaultDays)}
        onChange={(retention) => change({ retention })}
      />
      {draft.retention === 'own' && (
        <Field
          {...field('ownDays')}
          label="Días después de confirmar"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
      )}
      <p className="sm t3">{retentionText(retentionDays(draft), defaultDays)}</p>
    </div>
  );
}
