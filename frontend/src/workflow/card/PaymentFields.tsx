import { MAX_REFERENCE_CHARS, type PaymentField } from '@contracts/workflow';
import { holidayName, isWeekend } from '@rules/business-days';
import { Field } from '../../ui/Field';
import type { StepPartProps } from './use-step-form';

/** What to look at in a date; hinders nothing. */
export function dateHint(day: string, today: string): string {
  if (day === '') return '';
  if (day < today) return 'Esta fecha ya pasó.';
  const holiday = holidayName(day);
  if (holiday) return `Es feriado: ${holiday}.`;
  return isWeekend(day) ? 'Cae en fin de semana: los bancos no procesan ese día.' : '';
}

/** Date, transfer reference and receipt number, where the step takes them. */
export function PaymentFields({ view, isDisabled }: StepPartProps) {
  const { step, draft, today, field } = view;
  const has = (name: PaymentField): boolean => step.fields.includes(name);
  if (!has('paymentDate') && !has('constanciaNumber')) return null;
  return (
    <div className="wf-fields in-grid g14 starts">
      {has('paymentDate') && (
        <Field
          {...field('paymentDate')}
          label={step.required.includes('paymentDate') ? 'Fecha programada' : 'Fecha de pago'}
          type="date"
          help={dateHint(draft.paymentDate, today)}
          disabled={isDisabled}
        />
      )}
      {has('telereditoReference') && (
        <Field
          {...field('telereditoReference')}
          label="Referencia de la transferencia"
          className="wf-wide"
          maxLength={MAX_REFERENCE_CHARS}
          disabled={isDisabled}
        />
      )}
      {has('constanciaNumber') && (
        <Field
          {...field('constanciaNumber')}
          label="Número de constancia"
          isOptional={!draft.requiresDetraction}
          className="wf-wide"
          help="De la constancia del depósito de la detracción."
          maxLength={MAX_REFERENCE_CHARS}
          disabled={isDisabled}
        />
      )}
    </div>
  );
}
