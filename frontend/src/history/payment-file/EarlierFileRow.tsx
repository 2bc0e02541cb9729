import { BANK_LAYOUTS, isBankLayout } from '@contracts/bank-file';
import type { PaymentBatch } from '@contracts/exports';
import { normaliseCurrency } from '@rules/currency';
import { formatMoney, fromCents } from '@rules/money';
import { Download } from 'lucide-react';
import { CopyButton } from '../../ui/CopyButton';
import { useAction } from '../../api/use-action';
import { shortHash } from '../../audit/entry-words';
import { downloadBlob } from '../../documents/download';
import { Button } from '../../ui/Button';
import { timeInPeru } from '../../ui/format-time';
import { documentsText } from '../format';

function DownloadButton({ batch, when }: { batch: PaymentBatch; when: string }) {
  const { batchId, filename } = batch;
  const { run, isPending } = useAction((provider) => provider.getPaymentFile(batchId), {
    failed: 'No se pudo descargar el archivo',
    onDone: (file) => downloadBlob(filename, file),
  });
  return (
    <Button
      size="s"
      icon={Download}
      className="earlier-download"
      disabled={isPending}
      aria-label={`Descargar el archivo del ${when}`}
      onClick={() => void run()}
    >
      Descargar
    </Button>
  );
}

/** A recorded payment file: when, by whom, what it pays, and the same bytes again. */
export function EarlierFileRow({ batch }: { batch: PaymentBatch }) {
  const { createdAt, createdByName, count, totalCents, currency, options, fileHash } = batch;
  const when = timeInPeru(createdAt);
  return (
    <li className="earlier-file in-grid mid g12 md">
      <span className="col fit">
        <time className="m nw" dateTime={createdAt}>
          {when}
        </time>
        <span className="sm t3 ell" title={createdByName}>
          {createdByName}
        </span>
      </span>
      <span className="earlier-count t2">
        {documentsText(count)}
        {isBankLayout(options.layout) && (
          <span className="sm t3"> · {BANK_LAYOUTS[options.layout].name}</span>
        )}
        {options.net && <span className="sm t3"> · neto</span>}
      </span>
      <span className="right earlier-sum b nw">
        {formatMoney(fromCents(totalCents), normaliseCurrency(currency))}
      </span>
      <CopyButton
        look="ghost"
        className="mono earlier-hash"
        aria-label={`Copiar la huella SHA-256 ${shortHash(fileHash)}`}
        title={`SHA-256 ${fileHash}`}
        label={shortHash(fileHash)}
        text={() => fileHash}
        success={{ title: 'Copiado', description: 'Huella SHA-256 copiada' }}
      />
      <DownloadButton batch={batch} when={when} />
    </li>
  );
}
