import type { Authenticity } from '../contracts/authenticity';
import type { ExtractionResult } from '../extraction/domain/extraction-result';
import type { RawTable } from '../rules/table-data';
import { NO_FACTS } from '../rules/scoring/page-facts';
import type { ReadAnswer } from '../extraction/reading/page-reader';
import type { PipelineInput, PipelineResult } from '../extraction/reading-pipeline';

const AUTHENTIC: Authenticity = {
  isAuthentic: true,
  confidence: 1,
  flags: [],
  analysis: 'Sin observaciones.',
  notes: [],
  findings: [],
  passed: [],
};

export function aResult(overrides: Partial<ExtractionResult> = {}): ExtractionResult {
  return {
    extractedData: {
      documento: { tipo: 'factura', numero: 'F001-123', serie: 'F001' },
      proveedor: { nombre: 'Proveedor de Prueba S.A.C.', ruc: '20999999019' },
      totales: { subtotal: 1000, iva: 180, total: 1180 },
    },
    fields: {},
    authenticity: AUTHENTIC,
    confidence: 0.95,
    records: [],
    facts: NO_FACTS,
    ...overrides,
  };
}

/** Reads nothing: answers what the test says, or throws it. */
export class FakePipeline {
  runs: PipelineInput[] = [];
  /** Tables that the next readings find. */
  tables: RawTable[] = [];
  /** What the next readings see of the pages. */
  seen: ReadAnswer = {
    pageSet: { pages: [], qr: [], totalPages: 1, pdf: null, notes: [] },
    images: [],
  };
  answer: (input: PipelineInput, signal: AbortSignal) => Promise<ExtractionResult> = () =>
    Promise.resolve(aResult());

  /** Whether the next PDFs go to the line of those that have to be recognised. */
  isPicture = false;

  needsOcr(): Promise<boolean> {
    return Promise.resolve(this.isPicture);
  }

  async run(input: PipelineInput, signal: AbortSignal): Promise<PipelineResult> {
    this.runs.push(input);
    const result = await this.answer(input, signal);
    const raw = { fields: [], tables: this.tables, usage: { ms: 0 } };
    return { result, ...this.seen, raw, processingTime: 0.01 };
  }
}
