import { useId } from 'react';
import { Button } from '../ui/Button';
import type { DocumentCount } from '@contracts/list-query';
import type { Choice } from '../ui/ChoiceSelect';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import '../ui/field.css';
import { useRestingText } from '../ui/use-resting-text';
import {
  AUTHENTICITY_CHOICES,
  type Assignee,
  CONFIRMED_CHOICES,
  CURRENCY_CHOICES,
  DETRACTION_CHOICES,
  PAYMENT_CHOICES,
  STATUS_CHOICES,
} from './filter-chips';
import { documentsText } from './format';
import {
  type ChangeHistory,
  type HistoryFilter,
  type HistoryParams,
  NO_FILTER,
  amountText,
  isBackwards,
  isFiltered,
  isUpsideDown,
  rucDigits,
} from './history-params';
import { HISTORY_VIEWS } from './ViewTabs';

interface PanelProps {
  params: HistoryParams;
  change: ChangeHistory;
  assignees: readonly Assignee[];
}

interface SelectProps {
  label: string;
  /** What the empty choice is called. */
  all?: string;
  value: string;
  choices: readonly Choice[];
  onChoose(value: string): void;
}

function Select({ label, all = 'Todos', value, choices, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="field-box history-select">
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

interface TextProps {
  label: string;
  value: string;
  clean(text: string): string;
  onChange(text: string): void;
  inputMode?: 'numeric' | 'decimal';
  placeholder: string;
  /** What is wrong with a text; it stays, and is not told. */
  wrong?(text: string): string | null;
  error?: string | null;
}

function RestingField({ value, onChange, clean, wrong = () => null, error, ...rest }: TextProps) {
  const { text, type } = useRestingText(value, (next) => {
    if (wrong(next) === null) onChange(next);
  });
  return (
    <Field
      {...rest}
      value={text}
      error={wrong(text) ?? error}
      autoComplete="off"
      maxLength={100}
      onChange={(event) => type(clean(event.target.value))}
    />
  );
}

interface DaysProps {
  label: string;
  from: string;
  to: string;
  onChange(from: string, to: string): void;
}

function Days({ label, from, to, onChange }: DaysProps) {
  const isWrong = isBackwards(from, to);
  return (
    <>
      <Field
        label={`${label} desde`}
        type="date"
        value={from}
        onChange={(event) => onChange(event.target.value, to)}
      />
      <Field
        label={`${label} hasta`}
        type="date"
        value={to}
        error={isWrong ? 'Es anterior a la fecha inicial.' : null}
        onChange={(event) => onChange(from, event.target.value)}
      />
    </>
  );
}

const amountSigns = (text: string): string => text.replace(/[^\d.,-]/g, '');
const wrongAmount = (text: string): string | null =>
  text === '' || amountText(text) !== '' ? null : 'Escriba un monto, como 1,188.61.';

function Totals({ params, change }: Pick<PanelProps, 'params' | 'change'>) {
  const { totalDesde: from, totalHasta: to } = params;
  const shared = { inputMode: 'decimal', clean: amountSigns, wrong: wrongAmount } as const;
  return (
    <>
      <RestingField
        {...shared}
        label="Total desde"
        placeholder="100.00"
        value={from}
        onChange={(totalDesde) => change({ totalDesde })}
      />
      <RestingField
        {...shared}
        label="Total hasta"
        placeholder="1,188.61"
        value={to}
        error={isUpsideDown(from, to) ? 'Es menor que el inicial.' : null}
        onChange={(totalHasta) => change({ totalHasta })}
      />
    </>
  );
}

function FilterFields({ params, change, assignees }: PanelProps) {
  const choose = (key: keyof HistoryFilter) => (value: string) => change({ [key]: value });
  const people = assignees.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="history-fields">
      <RestingField
        label="Razón social"
        placeholder="Comienzo de sus palabras"
        value={params.razonSocial}
        clean={(text) => text}
        onChange={(text) => change({ razonSocial: text.trim() })}
      />
      <RestingField
        label="RUC"
        inputMode="numeric"
        placeholder="Comienzo del número"
        value={params.ruc}
        clean={rucDigits}
        onChange={(ruc) => change({ ruc })}
      />
      <Select
        label="Estado"
        value={params.status}
        choices={STATUS_CHOICES}
        onChoose={choose('status')}
      />
      <Select
        label="Confirmación"
        all="Todas"
        value={params.confirmado}
        choices={CONFIRMED_CHOICES}
        onChoose={choose('confirmado')}
      />
      <Select
        label="Estado de pago"
        value={params.paymentStatus}
        choices={PAYMENT_CHOICES}
        onChoose={choose('paymentStatus')}
      />
      <Days
        label="Emisión"
        from={params.emisionDesde}
        to={params.emisionHasta}
        onChange={(emisionDesde, emisionHasta) => change({ emisionDesde, emisionHasta })}
      />
      <Days
        label="Vencimiento"
        from={params.vencimientoDesde}
        to={params.vencimientoHasta}
        onChange={(vencimientoDesde, vencimientoHasta) =>
          change({ vencimientoDesde, vencimientoHasta })
        }
      />
      <Totals params={params} change={change} />
      <Select
        label="Asignado a"
        value={people.some(({ value }) => value === params.uploadedBy) ? params.uploadedBy : ''}
        choices={people}
        onChoose={choose('uploadedBy')}
      />
      <Select
        label="Detracción"
        all="Todas"
        value={params.detraccion}
        choices={DETRACTION_CHOICES}
        onChoose={choose('detraccion')}
      />
      <Select
        label="Autenticidad"
        all="Todas"
        value={params.autenticidad}
        choices={AUTHENTICITY_CHOICES}
        onChoose={choose('autenticidad')}
      />
      <Select
        label="Moneda"
        all="Todas"
        value={params.moneda}
        choices={CURRENCY_CHOICES}
        onChoose={choose('moneda')}
      />
    </div>
  );
}

/** All filters (spec section 9), each in effect as soon as it is set. */
export function FilterPanel(props: PanelProps) {
  return (
    <section id="filtros-avanzados" className="history-panel" aria-label="Filtros avanzados">
      <FilterFields {...props} />
    </section>
  );
}

interface SheetProps extends PanelProps {
  count: DocumentCount | undefined;
  onClose(): void;
}

/** The filters of a phone, with the ready-made views that have no tabs there. */
export function FilterSheet({ count, onClose, ...panel }: SheetProps) {
  const { params, change } = panel;
  const views = HISTORY_VIEWS.flatMap(({ id, label }) => (id ? [{ value: id, label }] : []));
  return (
    <Dialog
      title="Filtros"
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <>
          <Button disabled={!isFiltered(params)} onClick={() => change(NO_FILTER)}>
            Quitar filtros
          </Button>
          <Button type="submit" look="primary">
            {count
              ? `Ver ${count.isCapped ? 'más de ' : ''}${documentsText(count.total)}`
              : 'Ver documentos'}
          </Button>
        </>
      }
    >
      <Select
        label="Vista"
        value={params.vista}
        choices={views}
        onChoose={(value) =>
          change({ vista: views.find((view) => view.value === value)?.value ?? '' })
        }
      />
      <FilterFields {...panel} />
    </Dialog>
  );
}
