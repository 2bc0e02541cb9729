import type { DocumentDetail } from '@contracts/document';
import type { FieldComparison } from '@contracts/runs';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { documentKey } from '../document-key';
import { type Item, rowsOnlySecond } from './only-second';

interface AdoptRowsProps {
  document: DocumentDetail;
  fields: readonly FieldComparison[];
  /** Of the second reading. */
  engine: string;
  format(path: string, value: FieldComparison['first']): string;
}

/** Rows that only the second engine read, each with a button that takes it into the document. */
export function AdoptRows({ document, fields, engine, format }: AdoptRowsProps) {
  const { id, version, isLocked, extractedData } = document;
  const queryClient = useQueryClient();
  const { run, isPending, errorText } = useAction(
    (provider, item: Item) => provider.addItem(id, { item }, version, document),
    {
      done: () => ({ title: 'Fila agregada', description: 'Revísela en Productos.' }),
      onDone: (next) => void queryClient.setQueryData(documentKey(id), next),
    },
  );
  const rows = rowsOnlySecond(fields, extractedData ?? {});
  if (rows.length === 0 || isLocked) return null;
  return (
    <div className="over p10 pb14">
      <h4 className="m md">Filas que solo leyó {engine}</h4>
      <ul className="md">
        {rows.map((item, index) => (
          <li key={index} className="row g10 wraps adopt-row">
            <span className="sp">
              {format('productos.0.descripcion', item.descripcion ?? null)} ·{' '}
              {format('productos.0.subtotal', item.subtotal ?? null)}
            </span>
            <Button size="s" icon={Plus} disabled={isPending} onClick={() => void run(item)}>
              Agregar a Productos
            </Button>
          </li>
        ))}
      </ul>
      {errorText && <InlineError text={errorText} />}
    </div>
  );
}
