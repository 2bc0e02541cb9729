import { CURRENCY_SYMBOL, type Currency } from '@rules/currency';
import { formatMoney, fromCents } from '@rules/money';
import { Field } from '../../ui/Field';
import { limitOf } from './company-draft';
import type { CompanyFormState } from './use-company-form';

const FIELDS = [
  ['limitePEN', 'PEN', 'Soles'],
  ['limiteUSD', 'USD', 'Dólares'],
  ['limiteEUR', 'EUR', 'Euros'],
] as const;

/** The limit as it is understood: a point may be one of thousands. */
function understood(text: string, currency: Currency): string {
  const cents = limitOf(text);
  return cents === null
    ? 'Vacío: sin límite.'
    : `Más de ${formatMoney(fromCents(cents), currency)}.`;
}

/** Above which totals another person approves a payment before it is made. */
export function ApprovalLimits({ draft, change, problems }: CompanyFormState) {
  return (
    <fieldset className="col g10 approval-limits">
      <legend>Límites de aprobación</legend>
      <p className="sm t3">
        Un documento que pasa el límite de su moneda no se paga hasta que lo aprueba otra persona:
        un Admin Empresa, o quien este delegue. Quien lo aprueba no lo prepara ni lo ejecuta.
      </p>
      <div className="col g10">
        {FIELDS.map(([key, currency, label]) => (
          <Field
            key={key}
            label={`${label} (${CURRENCY_SYMBOL[currency]})`}
            isOptional
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={draft[key]}
            error={problems[key]}
            help={understood(draft[key], currency)}
            onChange={(event) => change({ [key]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
