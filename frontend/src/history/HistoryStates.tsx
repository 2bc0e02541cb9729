import { FileSearch, Files } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorCard } from '../layout/ErrorCard';
import { Skeleton } from '../ui/Skeleton';
import { type ChangeHistory, type HistoryParams, NO_FILTER, isFiltered } from './history-params';

export function HistoryLoading() {
  return (
    <div className="history-loading">
      <p className="sm t3">Cargando historial...</p>
      <Skeleton text="Cargando historial..." rows={8} />
    </div>
  );
}

export function HistoryError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <div className="history-error">
      <ErrorCard title="Error al cargar el historial" error={error} onRetry={onRetry} />
    </div>
  );
}

interface HistoryEmptyProps {
  params: HistoryParams;
  change: ChangeHistory;
}

/** None at all, none that match, or none on this page any more. */
export function HistoryEmpty({ params, change }: HistoryEmptyProps) {
  if (isFiltered(params)) {
    return (
      <EmptyState
        icon={FileSearch}
        title="Ningún documento coincide"
        action={<Button onClick={() => change(NO_FILTER)}>Quitar filtros</Button>}
      >
        Se busca por el comienzo de las palabras: proveedor, RUC, número, archivo o texto del
        documento. También por el total, como 1,188.61, y por los últimos dígitos del RUC o del
        número.
      </EmptyState>
    );
  }
  if (params.page > 1) {
    return (
      <EmptyState
        icon={Files}
        title="No hay documentos en esta página"
        action={<Button onClick={() => change({ page: 1 })}>Ir a la primera página</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={Files}
      title="Aún no hay documentos"
      action={
        <Link className="btn btn-primary btn-m" to="/">
          Procesar Documento
        </Link>
      }
    >
      Suba una factura, una orden de compra u otro comprobante y aparecerá aquí.
    </EmptyState>
  );
}
