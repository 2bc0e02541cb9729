import { CURRENCY_SYMBOL, type Currency } from '@rules/currency';
import { formatMoney, fromCents } from '@rules/money';
import { Field } from '../../ui/Field';
import { LIMIT_WANTED, limitOf } from './company-draft';
import type { CompanyFormState } from './use-company-form';

const FIELDS = [
  ['limitePEN', 'PEN', 'Soles'],
  ['limiteUSD', 'USD', 'Dólares'],
  ['limiteEUR', 'EUR', 'Euros'],
] as const;

/** The limit as it is understood: a point may be one of thousands. */
function understood(text: string, currency: Currency): string {
  const cents = limitOf(text);
  if (Number.isNaN(cents)) return LIMIT_WANTED;
  return cents === null
    ? 'Vacío: sin límite.'
    : `Más de ${formatMoney(fromCents(cents), currency)}.`;
}

/** Above which totals another person approves a payment before it is made. */
export const ApprovalLimits = ({ draft, field }: CompanyFormState) => (
  <fieldset className="col g10">
    <legend>Límites de aprobación</legend>
    <p className="sm t3">
      Un documento que pasa el límite de su moneda no se paga hasta que lo aprueba otra persona: un
      Admin Empresa, o quien este delegue. Quien lo aprueba no lo prepara ni lo ejecuta.
    </p>
    <div className="col g10">
      {FIELDS.map(([key, currency, label]) => (
        <Field
          {...field(key)}
          key={key}
          label={`${label} (${CURRENCY_SYMBOL[currency]})`}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          help={understood(draft[key], currency)}
        />
      ))}
    </div>
  </fieldset>
);
