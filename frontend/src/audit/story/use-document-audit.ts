import { useProviderQuery } from '../../api/use-provider-query';
import { AUDIT_KEY } from '../audit-keys';
import { useMay } from '../../layout/SessionContext';

/** All events of a document and of its workflow, oldest first. */
export const useDocumentAudit = (id: string) =>
  useProviderQuery([AUDIT_KEY, 'document', id], (provider, signal) =>
    provider.getDocumentAudit(id, signal),
  );

/** The document itself, while it exists; its story outlives it. The platform admin has no documents. */
export function useStoryDocument(id: string) {
  const isPlatform = useMay('admin.read');
  return useProviderQuery(
    [AUDIT_KEY, 'document-itself', id],
    (provider, signal) => provider.getDocument(id, signal),
    { enabled: !isPlatform },
  );
}
