import { useProviderQuery } from '../../api/use-provider-query';
import { AUDIT_KEY } from '../audit-keys';
import { memberName } from '../../account/company/member-list';
import { useMay } from '../../layout/SessionContext';
import type { Choice } from '../../ui/SelectChip';
import { PRODUCT_ID } from '../entry-words';

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label, 'es-PE');

/** The people of the own company and the product; nobody for the platform admin, whose people are too many for a list. */
export function usePeople(): Choice[] {
  const { data } = useProviderQuery(
    [AUDIT_KEY, 'people'],
    (provider, signal) => provider.listMembers(signal),
    { enabled: useMay('company.members') },
  );
  if (!data) return [];
  const members = data.map((member) => ({ value: member.id, label: memberName(member) }));
  return [...members.sort(byLabel), { value: PRODUCT_ID, label: 'Foliado' }];
}
