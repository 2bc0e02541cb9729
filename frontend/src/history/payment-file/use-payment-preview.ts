import type { PaymentFileOptions, PaymentPreview, PaymentPreviewRequest } from '@contracts/exports';
import { keepPreviousData } from '@tanstack/react-query';
import { useProviderQuery } from '../../api/use-provider-query';
import { ALL_OF_DOCUMENTS } from '../../documents/document-key';
import type { Selection } from '../selection';

export const FIRST_OPTIONS: PaymentFileOptions = { net: false, ascii: false };

export const previewRequest = (
  { documents, all }: Selection,
  options: PaymentFileOptions,
): PaymentPreviewRequest => ({
  ...(all ? { filter: all.filter } : { documentIds: [...documents.keys()] }),
  options,
});

/** The preview under other options; the one before stays until it is there. */
export function usePaymentPreview(
  selection: Selection,
  options: PaymentFileOptions,
  first: PaymentPreview,
) {
  const request = previewRequest(selection, options);
  const isFirst = JSON.stringify(options) === JSON.stringify(FIRST_OPTIONS);
  const { data, error, isPlaceholderData } = useProviderQuery(
    [...ALL_OF_DOCUMENTS, 'payment-preview', request],
    (provider, signal) => provider.previewPayment(request, signal),
    { enabled: !isFirst, placeholderData: keepPreviousData },
  );
  return {
    preview: isFirst ? first : (data ?? first),
    isStale: !isFirst && (isPlaceholderData || !data),
    error,
  };
}
