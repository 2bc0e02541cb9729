import type { PaymentReason } from '@contracts/exports';
import { BULK_MAX_IDS, type MarkPaidAnswer } from '@contracts/payment';
import { useRef, useState } from 'react';
import { errorText } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { formatCount } from '../format';
import type { Selection } from '../selection';
import { isShut, type PaymentWish, reasonsOf } from '../../documents/findings/judged';
import { payableIds } from './payable';

const FAILED = 'No se pudieron actualizar los documentos';

/** What the batches have done so far; a second try goes on behind it. */
interface Job {
  ids: readonly string[];
  done: number;
  changed: number;
  beforeStep6: number;
}

/** One call has its own message; more than one are told of together. */
function messageOf({ ids, changed, beforeStep6 }: Job, last: MarkPaidAnswer | null): string {
  if (last && ids.length <= BULK_MAX_IDS) return last.message;
  const done = `${formatCount(changed)} documentos marcados como pagados.`;
  if (beforeStep6 === 0) return done;
  return `${done} ${formatCount(beforeStep6)} aún no pasaban por «Ejecutar pago» en el flujo; quedó registrado.`;
}

function reasonsFor(chunk: readonly string[], wish: PaymentWish): PaymentReason[] {
  const ids = new Set(chunk);
  return reasonsOf(wish).filter(({ documentId }) => ids.has(documentId));
}

/**
 * Marks what is chosen as paid, 500 documents a call, each call all or nothing. When one fails, what
 * the ones before did stays, and the next try goes on with it.
 */
export function useMarkPaid(selection: Selection, wish: PaymentWish, onDone: () => void) {
  const job = useRef<Job | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const mark = async (provider: AppDataProvider): Promise<string> => {
    const shut = new Set(wish.judged.filter(isShut).map(({ documentId }) => documentId));
    const now = (job.current ??= {
      ids: (await payableIds(provider, selection)).filter((id) => !shut.has(id)),
      done: 0,
      changed: 0,
      beforeStep6: 0,
    });
    const tell = (): void => setProgress({ done: now.done, total: now.ids.length });
    let last: MarkPaidAnswer | null = null;
    tell();
    while (now.done < now.ids.length) {
      const chunk = now.ids.slice(now.done, now.done + BULK_MAX_IDS);
      const answer = await provider.markPaid(chunk, reasonsFor(chunk, wish));
      last = answer;
      now.done += chunk.length;
      now.changed += answer.changed;
      now.beforeStep6 += answer.beforeStep6;
      tell();
    }
    return messageOf(now, last);
  };

  const action = useAction(mark, {
    done: (description) => ({ title: 'Pagos registrados', description }),
    failed: (error) => ({ title: 'Error', description: errorText(error, FAILED) }),
    onDone,
  });
  return {
    run: () => void action.run(),
    isPending: action.isPending,
    error: action.error,
    progress,
  };
}
