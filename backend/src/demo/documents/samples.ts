import type { ExtractedData } from '../../contracts/extracted-data';
import type { FileType } from '../../contracts/document';
import { makeDemoDocument, receptionDate, type DemoRequest } from './make-document';
import type { DemoDocument, DemoKind, DemoLayout } from './model';
import { seedOf } from './random';
import {
  PHOTO_LEVELS,
  SCAN_LEVELS,
  type PhotoDegradation,
  type ScanDegradation,
} from './forms/degradation';
import { makePhoto } from './forms/photo';
import { makeScan } from './forms/scan';
import { makeErpInvoicePdf } from './layouts/erp-invoice';
import { makeFeeReceiptPdf } from './layouts/fee-receipt';
import { makeModernInvoicePdf } from './layouts/modern-invoice';
import { makePortalNotePdf } from './layouts/portal-note';
import { makePurchaseOrderPdf } from './layouts/purchase-order';
import { makeTicketPdf } from './layouts/ticket';

const MAKERS: Readonly<Record<DemoLayout, (document: DemoDocument) => Promise<Buffer>>> = {
  erp: makeErpInvoicePdf,
  moderno: makeModernInvoicePdf,
  ticket: makeTicketPdf,
  portal: makePortalNotePdf,
  orden: makePurchaseOrderPdf,
  honorarios: makeFeeReceiptPdf,
};

/** Overrides of the level `normal`; the one of the other form is ignored. */
interface Degradation {
  scan?: Partial<ScanDegradation>;
  photo?: Partial<PhotoDegradation>;
}

/** The document as a PDF with a text layer, whatever its form. */
export function makeTextPdf(document: DemoDocument): Promise<Buffer> {
  return MAKERS[document.layout](document);
}

/** The file in the document's form: PDF for `texto` and `escaneado`, JPEG for `foto`. */
export async function renderDemoDocument(
  document: DemoDocument,
  { scan, photo }: Degradation = {},
): Promise<Buffer> {
  const pdf = await makeTextPdf(document);
  const { form, seed, data } = document;
  if (form === 'texto') return pdf;
  if (form === 'foto') return makePhoto(pdf, seed, { ...PHOTO_LEVELS.normal, ...photo });
  return makeScan(pdf, { seed, date: data.fechaEmision }, { ...SCAN_LEVELS.normal, ...scan });
}

/** A document of the demo company, one click away. */
export interface DemoSample {
  id: string;
  title: string;
  /** One Spanish sentence: what it shows. */
  description: string;
  filename: string;
  fileType: FileType;
  /** The file's bytes; deterministic for the same day and company. */
  make(): Promise<Buffer>;
  truth: ExtractedData;
  /** Spanish reason when the print contradicts its QR on purpose. */
  forged?: string;
  /** Id of the sample that is the same comprobante. */
  duplicateOf?: string;
}

interface Recipe extends Omit<DemoRequest, 'seed' | 'today' | 'customer'> {
  id: string;
  title: string;
  description: string;
  degradation?: Degradation;
  duplicateOf?: string;
  /** Documents of the same purchase share the seed. */
  story: string;
}

const RECIPES: readonly Recipe[] = [
  {
    id: 'factura-detraccion',
    story: 'camaras',
    title: 'Factura con detracción',
    description: 'PDF de un servicio de mantenimiento al crédito, sujeto a detracción del 12 %.',
    kind: 'factura',
    issuer: 'frio-cordillera',
    form: 'texto',
    withOrder: true,
  },
  {
    id: 'boleta-foto',
    story: 'bodega',
    title: 'Boleta fotografiada',
    description: 'Foto de un ticket de 80 mm tomada con el celular, con sombra y perspectiva.',
    kind: 'boleta',
    form: 'foto',
    degradation: { photo: { folded: false, curl: 0.016 } },
  },
  {
    id: 'nota-credito-escaneada',
    story: 'cartones',
    title: 'Nota de crédito escaneada',
    description: 'PDF escaneado, sin capa de texto, que modifica una factura anterior.',
    kind: 'nota_credito',
    form: 'escaneado',
    stamped: true,
  },
  {
    id: 'orden-compra',
    story: 'camaras',
    title: 'Orden de compra',
    description:
      'PDF de la orden que dio origen a la factura con detracción; no es un comprobante.',
    kind: 'orden_compra',
    issuer: 'frio-cordillera',
    form: 'texto',
  },
  {
    id: 'factura-adulterada',
    story: 'utiles',
    title: 'Factura adulterada',
    description: 'PDF cuyo total impreso fue cambiado: no coincide con el QR ni con las letras.',
    kind: 'factura',
    issuer: 'oficina-tajador',
    form: 'texto',
    forged: true,
  },
  {
    id: 'factura-duplicada',
    story: 'camaras',
    title: 'Factura duplicada',
    description:
      'Foto de la misma factura con detracción, sellada al recibirla: es la misma deuda.',
    kind: 'factura',
    issuer: 'frio-cordillera',
    form: 'foto',
    withOrder: true,
    stamped: true,
    degradation: { photo: { desk: 'melamina', orientation: 6 } },
    duplicateOf: 'factura-detraccion',
  },
  {
    id: 'factura-dolares',
    story: 'balanzas',
    title: 'Factura en dólares',
    description: 'PDF de equipos importados en dólares, al crédito en dos cuotas.',
    kind: 'factura',
    issuer: 'balanzas-alisio',
    form: 'texto',
  },
];

const PREFIX: Readonly<Record<DemoKind, string>> = {
  factura: 'factura',
  boleta: 'boleta',
  nota_credito: 'nota-credito',
  orden_compra: 'orden',
  recibo_honorarios: 'recibo',
};

/** `factura-F001-00004471.pdf` as a supplier names it, `IMG_20261119_...jpg` as a phone does. */
function filenameOf({ kind, form, data }: DemoDocument, recipe: Recipe): string {
  if (form === 'foto') return `IMG_${receptionDate(data).replaceAll('-', '')}_${recipe.story}.jpg`;
  return `${PREFIX[kind]}-${data.numero}${form === 'escaneado' ? '-escaneado' : ''}.pdf`;
}

function sampleOf(recipe: Recipe, today: string, customer: DemoRequest['customer']): DemoSample {
  const { id, title, description, degradation, duplicateOf, story, ...request } = recipe;
  const seed = seedOf(`${story}|${customer.ruc}`);
  const document = makeDemoDocument({ ...request, seed, today, customer });
  return {
    id,
    title,
    description,
    filename: filenameOf(document, recipe),
    fileType: document.form === 'foto' ? 'image/jpeg' : 'application/pdf',
    make: () => renderDemoDocument(document, degradation),
    truth: document.truth,
    ...(document.forged && { forged: document.forged.reason }),
    ...(duplicateOf && { duplicateOf }),
  };
}

/**
 * The documents of the demo company, made out to its RUC and dated in the 60 days before
 * `today` (ISO civil date), so that they are never in the future nor stale.
 */
export function demoDocuments(
  today: string,
  companyRuc: string,
  companyName: string,
): DemoSample[] {
  const customer = { ruc: companyRuc, nombre: companyName };
  return RECIPES.map((recipe) => sampleOf(recipe, today, customer));
}
