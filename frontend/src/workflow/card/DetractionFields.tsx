import type { DetractionAnswer, DetractionRate } from '@contracts/detraction';
import type { printedExchangeRate } from '@rules/detraction';
import MenuItem from '@mui/material/MenuItem';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Choice';
import { Field } from '../../ui/Field';
import { LabelledSelect } from '../../ui/LabelledSelect';
import type { DraftProblems, StepDraft, TypedDraft } from './step-draft';

interface DetractionFieldsProps {
  draft: StepDraft;
  problems: DraftProblems;
  suggestion: DetractionAnswer;
  rates: readonly DetractionRate[];
  isForeign: boolean;
  /** The rate that the document prints. */
  printedRate: ReturnType<typeof printedExchangeRate>;
  isDisabled: boolean;
  change(part: TypedDraft): void;
  leave(field: keyof StepDraft): void;
}

const NO_CODE = 'Sin código';
const nameOf = ({ code, name }: DetractionRate): string => `${code} ${name}`;

function CodeSelect({ draft, rates, isDisabled, change }: DetractionFieldsProps) {
  const chosen = rates.find(({ code }) => code === draft.detractionCode);
  const choose = (code: string): void => {
    const [percentage, ...others] = rates.find((rate) => rate.code === code)?.percentages ?? [];
    // A rate on which sources differ is the person's to choose.
    const isSure = percentage !== undefined && others.length === 0;
    change({
      detractionCode: code,
      ...(isSure ? { detractionPercentage: String(percentage) } : {}),
    });
  };
  return (
    <LabelledSelect
      label="Código"
      value={chosen?.code ?? ''}
      shown={<span className="ell">{chosen ? nameOf(chosen) : NO_CODE}</span>}
      isDisabled={isDisabled}
      onChange={choose}
    >
      <MenuItem value="">{NO_CODE}</MenuItem>
      {rates.map((rate) => (
        <MenuItem key={rate.code} value={rate.code}>
          {nameOf(rate)}
        </MenuItem>
      ))}
    </LabelledSelect>
  );
}

/** Rates between which the sources differ: one of them with one press. */
function RateChoices({ suggestion, change }: Pick<DetractionFieldsProps, 'suggestion' | 'change'>) {
  if (!suggestion.isSubject || suggestion.choices.length < 2) return null;
  return (
    <p className="row wraps sm t2">
      Las fuentes difieren, elija:
      {suggestion.choices.map((rate) => (
        <Button key={rate} size="s" onClick={() => change({ detractionPercentage: String(rate) })}>
          {rate}&nbsp;%
        </Button>
      ))}
    </p>
  );
}

/** Whether detracción is required, at which percentage and under which code. */
export function DetractionFields(props: DetractionFieldsProps) {
  const { draft, problems, isForeign, printedRate, isDisabled, change, leave } = props;
  const { requiresDetraction } = draft;
  return (
    <>
      <div className="wf-fields" data-kind={requiresDetraction ? 'detraction' : undefined}>
        <div className="field">
          <span className="field-label" aria-hidden="true">
            Requiere detracción
          </span>
          <span className="field-box wf-switch" data-disabled={isDisabled || undefined}>
            <Switch
              label={requiresDetraction ? 'Sí' : 'No'}
              aria-label="Requiere detracción"
              checked={requiresDetraction}
              disabled={isDisabled}
              onChange={(isOn) => change({ requiresDetraction: isOn })}
            />
          </span>
        </div>
        {requiresDetraction && (
          <>
            <Field
              label="Porcentaje"
              type="number"
              inputMode="decimal"
              step="any"
              placeholder="12"
              className="wf-percentage"
              value={draft.detractionPercentage}
              error={problems.detractionPercentage}
              disabled={isDisabled}
              trailing={<span className="wf-unit t3">%</span>}
              onChange={(event) => change({ detractionPercentage: event.currentTarget.value })}
              onBlur={() => leave('detractionPercentage')}
            />
            <CodeSelect {...props} />
          </>
        )}
      </div>
      {requiresDetraction && <RateChoices {...props} />}
      {requiresDetraction && isForeign && (
        <Field
          label="Tipo de cambio"
          inputMode="decimal"
          placeholder="3.75"
          className="wf-exchange"
          help={
            printedRate && draft.exchangeRate === String(printedRate.rate)
              ? `Impreso en la página ${printedRate.box.page}. Compruébelo: el depósito es en soles, con la venta SBS.`
              : 'Soles por unidad, venta SBS: la detracción se deposita siempre en soles.'
          }
          error={problems.exchangeRate}
          value={draft.exchangeRate}
          maxLength={10}
          disabled={isDisabled}
          onChange={(event) => change({ exchangeRate: event.currentTarget.value })}
          onBlur={() => leave('exchangeRate')}
        />
      )}
    </>
  );
}
