import type { WorkflowState } from '@contracts/workflow';
import type { Authenticity } from '@contracts/authenticity';
import type { DocumentDetail, DocumentSummary } from '@contracts/document';
import type { CompanyProfile } from '@contracts/company';
import type { Box, FieldEvidence } from '@contracts/evidence';
import type { ExtractedData } from '@contracts/extracted-data';
import { PROCESSOR_CATALOGUE, PROCESSOR_IDS, type ProcessorsResponse } from '@contracts/processors';
import type { SampleDocument } from '@contracts/samples';
import type { SignedInUser } from '@contracts/user';

let counter = 0;

export function aUser(change: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: 'user-1',
    firstName: 'Rosa',
    lastName: 'Quispe',
    email: 'rosa@pacifico.example',
    role: 'user',
    teams: ['logistica', 'tesoreria'],
    companyId: 'company-1',
    companyName: 'Pacífico Norte',
    isDemo: false,
    hasPassword: true,
    onlyByProvider: false,
    ...change,
  };
}

export const someData = (): ExtractedData => ({
  documento: {
    tipo: 'factura',
    numero: 'F001-00004471',
    fecha_emision: '2026-03-15',
    moneda: 'PEN',
  },
  proveedor: { nombre: 'Servicios Industriales Andino S.A.C.', ruc: '20608471937' },
  totales: { subtotal: 1000, iva: 180, total: 1180 },
  productos: [
    {
      cantidad: 2,
      unidad: 'UND',
      descripcion: 'Aceite hidráulico',
      precio_unitario: 145,
      subtotal: 290,
    },
  ],
});

export function anAuthenticity(change: Partial<Authenticity> = {}): Authenticity {
  return {
    isAuthentic: true,
    confidence: 0.95,
    flags: [],
    analysis: '',
    notes: [],
    findings: [],
    passed: [],
    ...change,
  };
}

/** A completed document with data. */
export function aDocument(change: Partial<DocumentSummary> = {}): DocumentSummary {
  counter += 1;
  return {
    id: `document-${counter}`,
    filename: 'factura-andino.pdf',
    fileSize: 186_400,
    fileType: 'application/pdf',
    status: 'completed',
    paymentStatus: 'unpaid',
    paidAmount: null,
    createdAt: new Date(Date.UTC(2026, 2, 15, 12, 0, counter)).toISOString(),
    uploadedBy: 'user-1',
    uploadedByName: 'Rosa Quispe',
    processor: 'local',
    model: 'local-es-pe',
    extractedData: someData(),
    confidence: 0.93,
    processingTime: 2.44,
    authenticity: anAuthenticity(),
    isConfirmed: false,
    isLocked: false,
    failure: null,
    stage: null,
    pageProgress: null,
    pageCount: 1,
    duplicateOf: null,
    sourceIds: [],
    sourceMatch: null,
    ...change,
  };
}

/** A document that is still being read. */
export function aReading(change: Partial<DocumentSummary> = {}): DocumentSummary {
  return aDocument({
    status: 'processing',
    stage: 'leer',
    extractedData: null,
    confidence: null,
    processingTime: null,
    authenticity: null,
    ...change,
  });
}

export const aBox = (change: Partial<Box> = {}): Box => ({
  page: 1,
  x: 0.1,
  y: 0.2,
  w: 0.3,
  h: 0.02,
  ...change,
});

export function anEvidence(path: string, change: Partial<FieldEvidence> = {}): FieldEvidence {
  return {
    path,
    value: null,
    rawText: null,
    confidence: 0.95,
    state: 'leido',
    reasons: [],
    source: 'ocr',
    boxes: [aBox()],
    candidates: [],
    ...change,
  };
}

export const fieldMap = (...evidence: FieldEvidence[]): Record<string, FieldEvidence> =>
  Object.fromEntries(evidence.map((field) => [field.path, field]));

export function aWorkflowState(change: Partial<WorkflowState> = {}): WorkflowState {
  return {
    workflowStatus: 'pending',
    workflowVersion: 0,
    workflowComments: [],
    approvedBy: {},
    paymentInfo: null,
    stepSince: null,
    observation: null,
    duplicateAcceptance: null,
    ...change,
  };
}

export function aDetail(
  summary: DocumentSummary,
  change: Partial<DocumentDetail> = {},
): DocumentDetail {
  return {
    ...summary,
    fields: fieldMap(
      anEvidence('documento.numero', { state: 'verificado', proof: 'QR', confidence: 0.99 }),
      anEvidence('totales.total', { confidence: 0.96, boxes: [aBox({ y: 0.5 })] }),
    ),
    pages: [{ number: 1, width: 1190, height: 1684 }],
    version: 3,
    editedFields: {},
    confirmedBy: null,
    confirmedByName: null,
    confirmedAt: null,
    confirmationComment: null,
    lockReason: null,
    notes: [],
    ...aWorkflowState(),
    paidAmount: null,
    postponedUntil: null,
    postponedAt: null,
    doubtful: 0,
    contradictions: 0,
    reviewLock: null,
    separatedFrom: null,
    sources: [],
    originalDeletedAt: null,
    ...change,
  };
}

/** All engines off but the offline one, as on a machine without keys. */
export function processors(change: Partial<ProcessorsResponse> = {}): ProcessorsResponse {
  const all = PROCESSOR_IDS.map((id) => {
    const { label, models, defaultModel } = PROCESSOR_CATALOGUE[id];
    const available = id === 'local';
    const reason = available ? undefined : 'Sin clave configurada.';
    return [id, { available, label, models: [...models], defaultModel, reason }] as const;
  });
  return { ...(Object.fromEntries(all) as ProcessorsResponse), ...change };
}

export const aSample = (change: Partial<SampleDocument> = {}): SampleDocument => ({
  id: 'sample-1',
  title: 'Factura con detracción',
  description: 'PDF con QR',
  filename: 'factura-detraccion.pdf',
  ...change,
});

export function aFile(name: string, type = 'application/pdf', size = 2048): File {
  return new File([new Uint8Array(size)], name, { type });
}

export const aCompany = (change: Partial<CompanyProfile> = {}): CompanyProfile => ({
  id: 'company-1',
  name: 'Comercial Pacífico Norte S.A.C.',
  ruc: '20514327867',
  separacionFunciones: false,
  dobleControl: false,
  ...{ limitePEN: null, limiteUSD: null, limiteEUR: null, delegations: [] },
  cuentasCargo: [],
  fileRetentionDays: null,
  defaultRetentionDays: 0,
  isDemo: false,
  createdAt: '2026-03-01T15:00:00.000Z',
  version: 4,
  ...change,
});
