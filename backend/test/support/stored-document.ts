import { randomUUID } from 'node:crypto';
import type { DocumentRecord } from '../../src/documents/document/document.schema';

/** A document as it stands in the store once it has been read, without its file. */
export function aStoredDocument(
  change: Partial<DocumentRecord> & Pick<DocumentRecord, 'tenantId'>,
): DocumentRecord {
  const id = change._id ?? randomUUID();
  return {
    _id: id,
    filename: 'factura.pdf',
    fileSize: 1_000,
    fileType: 'application/pdf',
    sha256: id.replaceAll('-', '').padEnd(64, '0'),
    blobKey: id,
    status: 'completed',
    paymentStatus: 'unpaid',
    createdAt: new Date('2026-03-01T15:00:00.000Z'),
    uploadedBy: 'u1',
    uploadedByName: 'Rosa Quispe Mamani',
    processor: 'local',
    model: 'local-es-pe',
    attempt: 1,
    stage: null,
    extractedData: {
      documento: { tipo: 'factura', numero: 'F001-123', serie: 'F001', moneda: 'PEN' },
      proveedor: { nombre: 'Proveedor de Prueba S.A.C.', ruc: '20999999019' },
      totales: { subtotal: 1000, iva: 180, total: 1180 },
    },
    fields: [],
    confidence: 0.95,
    processingTime: 0.5,
    authenticity: null,
    failure: null,
    pages: [],
    pageCount: 1,
    comprobanteKey: null,
    duplicateOf: null,
    isConfirmed: false,
    version: 1,
    workflowStatus: 'pending',
    outbox: [],
    ...change,
  };
}
