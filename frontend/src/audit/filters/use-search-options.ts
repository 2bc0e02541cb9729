import { useProviderQuery } from '../../api/use-provider-query';
import { AUDIT_KEY } from '../audit-keys';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  const asked = useRested(text.trim());
  const isAsking = hasDocuments && asked.length >= MIN_CHARS;
  const { data, isFetching } = useProviderQuery(
    [AUDIT_KEY, 'documents', asked],
    (provider, signal) =>
      provider.listHistory(
        { from: 0, to: DOCUMENTS_MAX - 1, sort: 'createdAt', order: 'DESC', filter: { q: asked } },
        { signal },
      ),
    { enabled: isAsking, placeholderData: keepPreviousData },
  );
  const documents = isAsking ? (data ?? []).map(optionOfDocument) : [];
  const options: SearchOption[] = [...documents, ...optionsOfText(text)];
  return { options, isFetching };
}
