import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import sharp from 'sharp';
import { MAX_VALUE_CHARS } from '../../../src/contracts/limits';
import type { LivingModel } from '../../../src/contracts/models';
import type { RawExtraction } from '../../../src/extraction/domain/raw-extraction';
import type { Processor, ProcessorInput } from '../../../src/extraction/processors/processor';
import { VENDOR_LIMITS, type VendorLimits } from '../../../src/extraction/vendors';
import { pathSegments } from '../../../src/rules/field-path';
import { readablePages } from '../readable-pages';
import { pageSetFromText } from '../page-from-text';
import { ScriptedServer } from './scripted-server';
import type { VendorWire } from './vendor-wire';

/** Where the vendor of a test is, and what only the server and the vendor know. */
export interface TestVendor {
  url: string;
  secret: string;
  limits: VendorLimits;
}

/** An engine under test. */
export interface ProcessorSetup {
  create(vendor: TestVendor): Processor;
  model: LivingModel;
  /** Null: the engine asks nobody. */
  vendor: { wire: VendorWire; withoutKey(): Processor } | null;
}
export type CloudSetup = ProcessorSetup & { vendor: NonNullable<ProcessorSetup['vendor']> };

/** A page that is read, its image, and a vendor that can be told what to do. */
export interface EngineWorld {
  server: ScriptedServer;
  input: ProcessorInput;
  create(limits?: Partial<VendorLimits>): Processor;
  close(): Promise<void>;
}

export const SECRET = 'clave-que-nadie-debe-ver-0123456789';
/** Stands on the page. */
export const PAGE_WORD = 'MARAVILLOSA';

const TICKET = `
 EMPRESA ${PAGE_WORD} S.A.C.
 RUC: 20999999019
 FACTURA ELECTRONICA
 F001-00000123
 FECHA: 15/03/2026
 CANT DESCRIPCION            IMPORTE
 2    LAPIZ                    10.00
 TOTAL S/                      10.00
`;

export async function startEngineWorld(setup: ProcessorSetup): Promise<EngineWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'foliado-engine-'));
  const server = await ScriptedServer.start();
  return {
    server,
    input: await frozenInput(folder, setup.model),
    create: (limits = {}) =>
      setup.create({ url: server.url, secret: SECRET, limits: { ...VENDOR_LIMITS, ...limits } }),
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

export function expectWellFormed(raw: RawExtraction): void {
  for (const { path, text, confidence = 1, boxes = [] } of raw.fields) {
    expect(pathSegments(path)).not.toBeNull();
    expect(typeof text).toBe('string');
    expect(text.length).toBeLessThanOrEqual(MAX_VALUE_CHARS);
    for (const share of [confidence, ...boxes.flatMap(({ x, y }) => [x, y])]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  }
}

/** Whatever looks into an error finds neither the key nor the page. */
export function expectNothingQuoted(error: unknown): void {
  const everything = inspect(error, { depth: null, showHidden: true, getters: true });
  expect(everything).not.toContain(SECRET);
  expect(everything).not.toContain(PAGE_WORD);
}

async function frozenInput(folder: string, model: LivingModel): Promise<ProcessorInput> {
  const path = join(folder, 'page-1.jpg');
  const white = { width: 400, height: 560, channels: 3 as const, background: '#fff' };
  await writeFile(path, await sharp({ create: white }).jpeg().toBuffer());
  return deepFreeze({
    fileType: 'application/pdf',
    pages: readablePages(pageSetFromText([TICKET], { columns: 42 })),
    pageImages: [path],
    model,
    hints: { companyRuc: null },
  });
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
