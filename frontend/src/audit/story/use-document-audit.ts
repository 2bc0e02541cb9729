import type { AuditEntry } from '@contracts/audit';
import type { DocumentDetail } from '@contracts/document';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useSignedInUser } from '../../layout/SessionContext';
import { useAuditQuery } from '../use-audit-query';

/** All events of a document and of its workflow, oldest first. */
export function useDocumentAudit(id: string) {
  const provider = useDataProvider<AppDataProvider>();
  return useAuditQuery<AuditEntry[]>({
    queryKey: ['document', id],
    queryFn: ({ signal }) => provider.getDocumentAudit(id, signal),
  });
}

/** The document itself, while it exists; its story outlives it. The platform admin has no documents. */
export function useStoryDocument(id: string) {
  const provider = useDataProvider<AppDataProvider>();
  const { role } = useSignedInUser();
  return useAuditQuery<DocumentDetail>({
    queryKey: ['document-itself', id],
    queryFn: ({ signal }) => provider.getDocument(id, signal),
    enabled: role === 'company_admin',
  });
}
