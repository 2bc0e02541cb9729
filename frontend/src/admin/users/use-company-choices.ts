import type { Choice } from '../../ui/SelectChip';
import { useProviderQuery } from '../../api/use-provider-query';

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label, 'es-PE');

/** All companies, for the platform admin. */
export function useCompanyChoices(isEnabled = true): Choice[] {
  const { data } = useProviderQuery(
    ['companies'],
    (provider, signal) => provider.listCompanies(signal),
    { enabled: isEnabled },
  );
  return (data ?? []).map(({ id, name }) => ({ value: id, label: name })).sort(byLabel);
}
