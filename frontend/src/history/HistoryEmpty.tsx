import { FileSearch, Files } from 'lucide-react';
import { useClearFilters } from '../list/filters';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { EmptyState } from '../ui/EmptyState';

/** None at all, or none that match. */
export function HistoryEmpty() {
  const clear = useClearFilters();
  if (clear)
    return (
      <EmptyState
        icon={FileSearch}
        title="Ningún documento coincide"
        action={<Button onClick={clear}>Quitar filtros</Button>}
      >
        Se busca por el comienzo de las palabras: proveedor, RUC, número, archivo o texto del
        documento. También por el total, como 1,188.61, y por los últimos dígitos del RUC o del
        número.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Files}
      title="Aún no hay documentos"
      action={
        <LinkButton look="primary" to="/">
          Procesar Documento
        </LinkButton>
      }
    >
      Suba una factura, una orden de compra u otro comprobante y aparecerá aquí.
    </EmptyState>
  );
}
