import type { DocumentCount } from '@contracts/list-query';
import { formatAmount, parseAmount } from '@rules/money';
import { useState } from 'react';
import {
  ChoiceField,
  SelectInput,
  TextInput,
  useClearFilters,
  useFilter,
  useFilters,
} from '../list/filters';
import { useSignedInUser } from '../layout/SessionContext';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { useRestingText } from '../ui/use-resting-text';
import { type Assignee, barFilters, PANEL_FILTERS } from './filters';
import { documentsText } from './format';
import { onlyView, viewOf, VIEWS, withoutView } from './views';

const RUC_DIGITS = 11;
/** A tax id as far as it is typed: digits only. */
const rucDigits = (text: string): string => text.replace(/\D/g, '').slice(0, RUC_DIGITS);

const wrongAmount = (text: string): string | null =>
  text === '' || parseAmount(text) !== null ? null : 'Escriba un monto, como 1,188.61.';

interface AmountInputProps {
  source: 'totalDesde' | 'totalHasta';
  label: string;
  placeholder: string;
  error?: string | null;
}

/** An amount as it is written; what is none stays, and is not asked for. */
function AmountInput({ source, error, ...field }: AmountInputProps) {
  const [amount, set] = useFilter<number>(source);
  const [written, setWritten] = useState('');
  const isWritten = (parseAmount(written) ?? '') === amount;
  const shown = isWritten ? written : amount === '' ? '' : formatAmount(amount);
  const { text, type } = useRestingText(shown, (next) => {
    if (wrongAmount(next) !== null) return;
    setWritten(next);
    set(parseAmount(next) ?? '');
  });
  return (
    <Field
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={wrongAmount(text) ?? error}
      onChange={(event) => type(event.target.value.replace(/[^\d.,-]/g, ''))}
    />
  );
}

/** All filters (spec section 9), each in effect as soon as it is set. */
function FilterFields({ assignees }: { assignees: readonly Assignee[] }) {
  const { filters } = useFilters();
  const { emisionDesde, emisionHasta, vencimientoDesde, vencimientoHasta } = filters;
  const ends = (from: unknown, to: unknown, words: string): string | null =>
    from !== undefined && to !== undefined && (to as string) < (from as string) ? words : null;
  const before = 'Es anterior a la fecha inicial.';
  return (
    <div className="history-fields in-grid starts">
      <TextInput source="razonSocial" label="Razón social" placeholder="Comienzo de sus palabras" />
      <TextInput
        source="ruc"
        label="RUC"
        inputMode="numeric"
        placeholder="Comienzo del número"
        clean={rucDigits}
      />
      <TextInput source="emisionDesde" label="Emisión desde" type="date" />
      <TextInput
        source="emisionHasta"
        label="Emisión hasta"
        type="date"
        error={ends(emisionDesde, emisionHasta, before)}
      />
      <TextInput source="vencimientoDesde" label="Vencimiento desde" type="date" />
      <TextInput
        source="vencimientoHasta"
        label="Vencimiento hasta"
        type="date"
        error={ends(vencimientoDesde, vencimientoHasta, before)}
      />
      <AmountInput source="totalDesde" label="Total desde" placeholder="100.00" />
      <AmountInput
        source="totalHasta"
        label="Total hasta"
        placeholder="1,188.61"
        error={ends(filters['totalDesde'], filters['totalHasta'], 'Es menor que el inicial.')}
      />
      {[...barFilters(assignees), ...PANEL_FILTERS].map(({ source, name, choices }) => (
        <SelectInput
          key={source}
          source={source}
          label={name === 'Pago' ? 'Estado de pago' : name}
          choices={choices}
        />
      ))}
    </div>
  );
}

export const FilterPanel = (props: { assignees: readonly Assignee[] }) => (
  <section
    id="filtros-avanzados"
    className="under history-panel p14 pb16"
    aria-label="Filtros avanzados"
  >
    <FilterFields {...props} />
  </section>
);

interface SheetProps {
  assignees: readonly Assignee[];
  count: DocumentCount | undefined;
  onClose(): void;
}

/** The filters of a phone, with the ready-made views that have no tabs there. */
export function FilterSheet({ assignees, count, onClose }: SheetProps) {
  const { filters, setFilters } = useFilters();
  const { id: me } = useSignedInUser();
  const clear = useClearFilters();
  return (
    <Dialog
      title="Filtros"
      onClose={onClose}
      actions={
        <>
          <Button disabled={!clear} onClick={clear}>
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
      <ChoiceField
        label="Vista"
        value={viewOf(filters, me).id}
        choices={VIEWS.map(({ id, label }) => ({ value: id, label }))}
        onChoose={(chosen) => {
          const view = VIEWS.find(({ id }) => id === chosen) ?? viewOf({}, me);
          setFilters({ ...withoutView(filters, me), ...onlyView(view, me) });
        }}
      />
      <FilterFields assignees={assignees} />
    </Dialog>
  );
}
