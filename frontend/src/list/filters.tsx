import { useListFilterContext } from 'react-admin';
import { SearchBox } from '../ui/SearchBox';
import { SelectChip } from '../ui/SelectChip';
import type { ChoiceSelectProps } from '../ui/ChoiceSelect';
import type { LucideIcon } from 'lucide-react';

/** Filters of the list by name, and the way to others. */
export function useFilters() {
  const list = useListFilterContext();
  return { filters: list.filterValues as Record<string, string>, setFilters: list.setFilters };
}

/** What one filter of the list is set to, '' while it is not; any of them begins at the first page again. */
function useFilter(source: string): [string, (value: string) => void] {
  const { filters, setFilters } = useFilters();
  const { [source]: value = '', ...others } = filters;
  return [value, (next) => setFilters(next ? { ...others, [source]: next } : others)];
}

interface ChipInputProps extends Pick<ChoiceSelectProps<string>, 'name' | 'choices' | 'all'> {
  /** The key of the server's filter. */
  source: string;
  icon: LucideIcon;
}

/** A filter of one among a few: dashed while it lets everything through, blue when it is set. */
export function ChipInput({ source, ...chip }: ChipInputProps) {
  const [value, set] = useFilter(source);
  return <SelectChip {...chip} hasArrow value={value} onChoose={set} />;
}

interface SearchInputProps {
  label: string;
  placeholder: string;
}

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
