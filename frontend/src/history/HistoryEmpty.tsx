import { FileSearch, Files } from 'lucide-react';
import { NoRows } from '../list/NoRows';
import { EmptyState } from '../ui/EmptyState';

/** None at all, or none that match. */
export const HistoryEmpty = () => (
  <NoRows
    icon={FileSearch}
    title="Ningún documento coincide"
    none={
      <EmptyState icon={Files} title="Aún no hay documentos" to="/" way="Procesar Documento">
        Suba una factura, una orden de compra u otro comprobante y aparecerá aquí.
      </EmptyState>
    }
  >
    Se busca por el comienzo de las palabras: proveedor, RUC, número, archivo o texto del documento.
    También por el total, como 1,188.61, y por los últimos dígitos del RUC o del número.
  </NoRows>
);
