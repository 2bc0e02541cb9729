import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Authenticity } from '../../../../backend/src/contracts/authenticity';
import { LOCAL_MODEL } from '../../../../backend/src/contracts/models';
import { built } from '../../built';
import { COMPANY, TODAY } from '../../samples';
import type { BenchCase } from '../make/cases';
import type { RenderedFile } from '../make/render';
import { gradeFields, inventedPaths, type GradedField } from './fields';
import { gradeItems, type GradedItems } from './items';

type Pipeline = typeof import('../../../../backend/src/extraction/reading-pipeline');
type Reader = typeof import('../../../../backend/src/extraction/reading/page-reader');
type Local = typeof import('../../../../backend/src/extraction/processors/local/local.processor');

/** A document beside what the product read of it. */
export interface GradedCase {
  asked: BenchCase;
  fields: GradedField[];
  items: GradedItems;
  /** Paths that were read where nothing is printed. */
  invented: string[];
  authenticity: Authenticity | null;
  /** Why it could not be read. */
  error: string | null;
}

/** The product's own line from file to checked data, with the offline engine, in this process. */
export class ProductReader {
  private readonly reader: InstanceType<Reader['PageReader']>;
  private readonly pipeline: InstanceType<Pipeline['ReadingPipeline']>;
  private readonly fieldsOf: Pipeline['fieldsOf'];
  private readonly processor: InstanceType<Local['LocalProcessor']>;

  constructor(private readonly folder: string) {
    const { ReadingPipeline, fieldsOf } = built<Pipeline>('extraction/reading-pipeline');
    this.fieldsOf = fieldsOf;
    const { PageReader } = built<Reader>('extraction/reading/page-reader');
    const { LocalProcessor } = built<Local>('extraction/processors/local/local.processor');
    this.reader = new PageReader();
    this.pipeline = new ReadingPipeline(this.reader);
    this.processor = new LocalProcessor();
  }

  async grade(asked: BenchCase, file: RenderedFile): Promise<GradedCase> {
    try {
      return graded(asked, await this.dataOf(file));
    } catch (error) {
      return unread(asked, error instanceof Error ? error.message : String(error));
    }
  }

  close(): Promise<void> {
    return this.reader.close();
  }

  /** The data of a file with the evidence of each field. */
  async dataOf(file: RenderedFile) {
    const workDir = path.join(this.folder, 'work');
    await mkdir(workDir, { recursive: true });
    try {
      const context = { companyRuc: COMPANY.ruc, companyName: COMPANY.name, today: TODAY };
      const input = { ...file, workDir, processor: this.processor, model: LOCAL_MODEL, context };
      const { result } = await this.pipeline.run(input, new AbortController().signal);
      const { extractedData: data, authenticity } = result;
      return { data, authenticity, fields: this.fieldsOf(result) };
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }
}

type ReadData = Awaited<ReturnType<ProductReader['dataOf']>>;

function graded(asked: BenchCase, { data, authenticity, fields }: ReadData): GradedCase {
  const { truth } = asked.drawn;
  return {
    asked,
    fields: gradeFields(truth, data, fields),
    items: gradeItems(truth.productos ?? [], data.productos ?? [], fields),
    invented: inventedPaths(truth, data, fields),
    authenticity,
    error: null,
  };
}

/** What cannot be read at all has every value wrong. */
function unread(asked: BenchCase, error: string): GradedCase {
  const { truth } = asked.drawn;
  return {
    asked,
    fields: gradeFields(truth, {}, {}),
    items: gradeItems(truth.productos ?? [], [], {}),
    invented: [],
    authenticity: null,
    error,
  };
}
