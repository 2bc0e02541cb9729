import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Authenticity } from '../../src/contracts/authenticity';
import type { Word } from '../../src/contracts/evidence';
import type { ExtractionResult } from '../../src/extraction/domain/raw-extraction';
import { textWordsOf } from '../../src/rules/list-words';
import type { RawTable } from '../../src/rules/table-data';
import { NO_FACTS } from '../../src/rules/scoring/page-facts';
import { FACTS_FILE, wordsFile, writeJson } from '../../src/extraction/reading/pages-file';
import type { PipelineInput, PipelineResult } from '../../src/extraction/reading-pipeline';

const AUTHENTIC: Authenticity = {
  isAuthentic: true,
  confidence: 1,
  flags: [],
  analysis: 'Sin observaciones.',
  notes: [],
  findings: [],
  passed: [],
};

/** Another comprobante in a file, as a reading names it. */
export const OTHER_NUMBER = 'F001-124';
export const withOther = (pages = [2, 3], number = OTHER_NUMBER): Authenticity => {
  const other = { number, pages };
  const message = `El archivo trae además otro comprobante, ${number}.`;
  return { ...AUTHENTIC, findings: [{ id: 'OTRO_COMPROBANTE', message, paths: [], other }] };
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
    sourceMatch: null,
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
  /** What the next readings see of the pages: their words, and the bytes of their images. */
  seen: { words: Word[]; image: Buffer; width: number; height: number }[] = [];
  answer: (input: PipelineInput, signal: AbortSignal) => Promise<ExtractionResult> = () =>
    Promise.resolve(aResult());

  /** Whether the next PDFs go to the line of those that have to be recognised. */
  look: () => Promise<boolean> = () => Promise.resolve(false);

  needsOcr(): Promise<boolean> {
    return this.look();
  }

  async run(input: PipelineInput, signal: AbortSignal): Promise<PipelineResult> {
    this.runs.push(input);
    const { workDir } = input;
    const images = await Promise.all(
      this.seen.map(async ({ words, image, width, height }, index) => {
        const page = index + 1;
        const path = join(workDir, `page-${page}.jpg`);
        await writeFile(path, image);
        await writeJson(workDir, wordsFile(page), words);
        return { page, path, contentType: 'image/jpeg' as const, width, height };
      }),
    );
    const totalPages = Math.max(1, images.length);
    if (images.length > 0) input.onPictures?.({ images, totalPages });
    const { facts, ...result } = await this.answer(input, signal);
    await writeJson(workDir, FACTS_FILE, { facts, tables: this.tables });
    const textWords = textWordsOf(facts.pages.flat());
    return { result: { ...result, textWords }, images, totalPages, processingTime: 0.01 };
  }
}
