import {
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useEvent, useListFilterContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type Choice, type SelectChipProps, SelectChip } from '../ui/SelectChip';
import { Field } from '../ui/Field';
import { SearchBox } from '../ui/SearchBox';
import { useRestingText } from '../ui/use-resting-text';

type Filters = Readonly<Record<string, unknown>>;

interface FilterVerbs {
  setFilters(next: Filters): void;
  /** What is undefined is taken away. */
  change(part: Filters): void;
}

const Verbs = createContext<FilterVerbs | null>(null);

/** The router draws a new address when it finds the time: the next filter must not undo the one before. */
export function LatestFilters({ children }: { children: ReactNode }) {
  const list = useListFilterContext();
  const { pathname } = useLocation();
  const filters = list.filterValues as Filters;
  const latest = useRef(filters);
  /** Those that were set and not drawn yet. */
  const onTheWay = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const drawn = onTheWay.current.indexOf(JSON.stringify(filters));
    onTheWay.current = drawn < 0 ? [] : onTheWay.current.slice(drawn + 1);
    if (onTheWay.current.length === 0) latest.current = filters;
  }, [filters]);
  /** Where this list is drawn: while the next screen is fetched it is still drawn, under the address of that one. */
  const place = useRef('');
  useLayoutEffect(() => {
    place.current = window.location.pathname;
  }, [pathname]);
  const setFilters = useEvent((next: Filters): void => {
    // A search that came to rest after its list was left would lead back to it.
    if (window.location.pathname !== place.current) return;
    latest.current = next;
    onTheWay.current = [...onTheWay.current, JSON.stringify(next)];
    list.setFilters(next);
  });
  const change = useEvent((part: Filters): void => setFilters({ ...latest.current, ...part }));
  const verbs = useMemo(() => ({ setFilters, change }), [setFilters, change]);
  return <Verbs value={verbs}>{children}</Verbs>;
}

/** Filters of the list by name, and the way to others; any of them begins at the first page again. */
export function useFilters() {
  const verbs = useContext(Verbs);
  if (!verbs) throw new Error('useFilters needs a List around it');
  return { ...verbs, filters: useListFilterContext().filterValues as Record<string, string> };
}

/** What one filter of the list is set to, '' while it is not. */
export function useFilter<Value = string>(source: string) {
  const { filters, change } = useFilters();
  const { [source]: value = '' } = filters as Record<string, Value | ''>;
  const set = (next: Value | ''): void => change({ [source]: next === '' ? undefined : next });
  return [value, set] as const;
}

interface ChipInputProps extends Omit<SelectChipProps<string>, 'value' | 'onChoose'> {
  /** The key of the server's filter. */
  source: string;
}

/** A filter of one among a few: dashed while it lets everything through, blue when it is set. */
export function ChipInput({ source, ...chip }: ChipInputProps) {
  const [value, set] = useFilter(source);
  return <SelectChip {...chip} value={value} onChoose={set} />;
}

interface ChoiceFieldProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose(value: string): void;
}

/** One among a few under a label, where filters stand in columns. */
export function ChoiceField({ label, value, choices, onChoose }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="block md m field-label" htmlFor={id}>
        {label}
      </label>
      <span className="field-box field-select">
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
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

const EVERY: Choice = { value: '', label: 'Todos' };

interface SelectInputProps extends Pick<ChoiceFieldProps, 'label' | 'choices'> {
  source: string;
}

/** The same for a filter of the list. */
export function SelectInput({ source, choices, label }: SelectInputProps) {
  const [value, set] = useFilter(source);
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <ChoiceField
      label={label}
      value={isKnown ? value : ''}
      choices={[EVERY, ...choices]}
      onChoose={set}
    />
  );
}

interface TextInputProps {
  source: string;
  label: string;
  placeholder?: string;
  type?: 'date';
  inputMode?: 'numeric';
  error?: string | null;
  clean?(text: string): string;
}

/** A filter that is typed; it is in effect once the typing rests. */
export function TextInput({ source, clean = (text) => text, ...field }: TextInputProps) {
  const [value, set] = useFilter(source);
  const { text, type } = useRestingText(value, (next) => set(next.trim()));
  return (
    <Field
      {...field}
      value={text}
      autoComplete="off"
      maxLength={100}
      onChange={(event) => type(clean(event.target.value))}
    />
  );
}

type SearchInputProps = Pick<
  Parameters<typeof SearchBox>[0],
  'label' | 'placeholder' | 'className' | 'role' | 'shortcut' | 'onLeave'
>;

/** The search of the list. */
export function SearchInput(props: SearchInputProps) {
  const [value, set] = useFilter('q');
  return <SearchBox {...props} maxLength={100} value={value} onSearch={(q) => set(q.trim())} />;
}

/** Takes all filters of the list away; undefined while none is set. */
export function useClearFilters(): (() => void) | undefined {
  const { filters, setFilters } = useFilters();
  return Object.keys(filters).length > 0 ? () => setFilters({}) : undefined;
}
