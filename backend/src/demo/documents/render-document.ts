import { PHOTO_LEVELS, SCAN_LEVELS } from './forms/degradation';
import type { PhotoDegradation, ScanDegradation } from './forms/degradation';
import { makePhoto } from './forms/photo';
import { makeScan } from './forms/scan';
import { makeErpInvoicePdf } from './layouts/erp-invoice';
import { makeFeeReceiptPdf } from './layouts/fee-receipt';
import { makeModernInvoicePdf } from './layouts/modern-invoice';
import { makePortalNotePdf } from './layouts/portal-note';
import { makePurchaseOrderPdf } from './layouts/purchase-order';
import { makeTicketPdf } from './layouts/ticket';
import type { DemoDocument, DemoLayout } from './model';

const MAKERS: Readonly<Record<DemoLayout, (document: DemoDocument) => Promise<Buffer>>> = {
  erp: makeErpInvoicePdf,
  moderno: makeModernInvoicePdf,
  ticket: makeTicketPdf,
  portal: makePortalNotePdf,
  orden: makePurchaseOrderPdf,
  honorarios: makeFeeReceiptPdf,
};

/** Overrides of the level `normal`; the one of the other form is ignored. */
export interface Degradation {
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
