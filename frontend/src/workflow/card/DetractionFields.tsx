import type { DetractionRate } from '@contracts/detraction';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Choice';
import { Field } from '../../ui/Field';
import { LabelledSelect } from '../../ui/LabelledSelect';
import type { StepPartProps } from './use-step-form';

const NO_CODE = 'Sin código';
const nameOf = ({ code, name }: DetractionRate): string => `${code} ${name}`;

function CodeSelect({ view: { draft, rates, change }, isDisabled }: StepPartProps) {
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
      isDisabled={isDisabled}
      choices={[['', NO_CODE], ...rates.map((rate) => [rate.code, nameOf(rate)] as const)]}
      onChange={choose}
    />
  );
}

/** Rates between which the sources differ: one of them with one press. */
function RateChoices({ view: { suggestion, change } }: Pick<StepPartProps, 'view'>) {
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
export function DetractionFields(props: StepPartProps) {
  const { view, isDisabled } = props;
  const { draft, isForeign, printedRate, change, field } = view;
  const { requiresDetraction } = draft;
  return (
    <>
      <div
        className="wf-fields in-grid g14 starts"
        data-kind={requiresDetraction ? 'detraction' : undefined}
      >
        <div className="field">
          <span className="block md m field-label" aria-hidden="true">
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
              {...field('detractionPercentage')}
              label="Porcentaje"
              inputMode="decimal"
              placeholder="12"
              className="wf-percentage"
              disabled={isDisabled}
              trailing={<span className="wf-unit t3">%</span>}
            />
            <CodeSelect {...props} />
          </>
        )}
      </div>
      {requiresDetraction && <RateChoices view={view} />}
      {requiresDetraction && isForeign && (
        <Field
          {...field('exchangeRate')}
          label="Tipo de cambio"
          inputMode="decimal"
          placeholder="3.75"
          className="wf-exchange"
          help={
            printedRate && draft.exchangeRate === String(printedRate.rate)
              ? `Impreso en la página ${printedRate.box.page}. Compruébelo: el depósito es en soles, con la venta SBS.`
              : 'Soles por unidad, venta SBS: la detracción se deposita siempre en soles.'
          }
          maxLength={10}
          disabled={isDisabled}
        />
      )}
    </>
  );
}
