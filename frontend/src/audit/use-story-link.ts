import type { AuditEntry } from '@contracts/audit';
import { useCompanyOfAddress } from './address';
import { storyOf } from './entry-words';

type Stream = Pick<AuditEntry['stream'], 'kind' | 'subjectId'>;

/** Addresses of stories; the company that the platform admin looks at goes along. Null where there is no story. */
export function useStoryLink(): (stream: Stream) => string | null {
  const companyId = useCompanyOfAddress();
  return (stream) => {
    const story = storyOf(stream);
    return story && companyId ? `${story}?${new URLSearchParams({ empresa: companyId })}` : story;
  };
}
