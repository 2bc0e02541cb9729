import type { DocumentSummary } from '@contracts/document';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAuditQuery } from '../use-audit-query';
import { optionOfDocument, optionsOfText, type SearchOption } from './search-options';

/** Typing rests for so long before the server is asked. */
const REST_MS = 250;
const MIN_CHARS = 2;
const DOCUMENTS_MAX = 7;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What a typed text can mean; documents are only looked for where the person has any. */
export function useSearchOptions(text: string, hasDocuments: boolean) {
  const provider = useDataProvider<AppDataProvider>();
  const asked = useRested(text.trim());
  const isAsking = hasDocuments && asked.length >= MIN_CHARS;
  const { data, isFetching } = useAuditQuery<DocumentSummary[]>({
    queryKey: ['documents', asked],
    enabled: isAsking,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      provider.listHistory(
        { from: 0, to: DOCUMENTS_MAX - 1, sort: 'createdAt', order: 'DESC', filter: { q: asked } },
        { signal },
      ),
  });
  const documents = isAsking ? (data ?? []).map(optionOfDocument) : [];
  const options: SearchOption[] = [...documents, ...optionsOfText(text)];
  return { options, isFetching };
}
