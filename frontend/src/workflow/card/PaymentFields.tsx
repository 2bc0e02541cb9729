import { MAX_REFERENCE_CHARS, type WorkflowStep } from '@contracts/workflow';
import { holidayName, isWeekend } from '@rules/business-days';
import { Field } from '../../ui/Field';
import type { DraftProblems, StepDraft, TypedDraft } from './step-draft';

interface PaymentFieldsProps {
  step: WorkflowStep;
  draft: StepDraft;
  problems: DraftProblems;
  /** ISO day in Lima. */
  today: string;
  isDisabled: boolean;
  change(part: TypedDraft): void;
}

/** What to look at in a date; hinders nothing. */
export function dateHint(day: string, today: string): string {
  if (day === '') return '';
  if (day < today) return 'Esta fecha ya pasó.';
  const holiday = holidayName(day);
  if (holiday) return `Es feriado: ${holiday}.`;
  return isWeekend(day) ? 'Cae en fin de semana: los bancos no procesan ese día.' : '';
}

/** Date, transfer reference and receipt number, where the step takes them. */
export function PaymentFields({
  step,
  draft,
  problems,
  today,
  isDisabled,
  change,
}: PaymentFieldsProps) {
  const has = (field: WorkflowStep['fields'][number]): boolean => step.fields.includes(field);
  if (!has('paymentDate') && !has('constanciaNumber')) return null;
  return (
    <div className="wf-fields">
      {has('paymentDate') && (
        <Field
          label={step.required.includes('paymentDate') ? 'Fecha programada' : 'Fecha de pago'}
          type="date"
          value={draft.paymentDate}
          error={problems.paymentDate}
          help={dateHint(draft.paymentDate, today)}
          disabled={isDisabled}
          onChange={(event) => change({ paymentDate: event.currentTarget.value })}
        />
      )}
      {has('telereditoReference') && (
        <Field
          label="Referencia de la transferencia"
          className="wf-wide"
          value={draft.telereditoReference}
          error={problems.telereditoReference}
          maxLength={MAX_REFERENCE_CHARS}
          disabled={isDisabled}
          onChange={(event) => change({ telereditoReference: event.currentTarget.value })}
        />
      )}
      {has('constanciaNumber') && (
        <Field
          label="Número de constancia"
          isOptional={!draft.requiresDetraction}
          className="wf-wide"
          value={draft.constanciaNumber}
          error={problems.constanciaNumber}
          help="De la constancia del depósito de la detracción."
          maxLength={MAX_REFERENCE_CHARS}
          disabled={isDisabled}
          onChange={(event) => change({ constanciaNumber: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
