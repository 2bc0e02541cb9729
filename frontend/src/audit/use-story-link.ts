import type { AuditEntry } from '@contracts/audit';
import { storyOf } from './entry-words';
import { noFilter, writeAuditParams } from './params/audit-params';
import { useAuditParams } from './params/use-audit-params';

type Stream = Pick<AuditEntry['stream'], 'kind' | 'subjectId'>;

/** Addresses of stories; the company that the platform admin looks at goes along. Null where there is no story. */
export function useStoryLink(): (stream: Stream) => string | null {
  const [{ companyId }] = useAuditParams();
  const search = writeAuditParams({ ...noFilter(), companyId }).toString();
  return (stream) => {
    const story = storyOf(stream);
    return story && search ? `${story}?${search}` : story;
  };
}
