import type { CloudProcessorId } from './processors';

/** What a vendor does with what it is sent, by its own terms; Spanish. */
export interface VendorTerms {
  readonly vendor: string;
  readonly keeps: string;
  readonly trains: string;
  /** What the engine does not do well, by its vendor's own word. */
  readonly limits?: string;
}

/** ISO day on which the vendors' pages were read. */
export const VENDOR_TERMS_READ_ON = '2026-11-26';

/**
 * Sources: developers.openai.com/api/docs/guides/your-data; ai.google.dev/gemini-api/terms and
 * /docs/abuse-monitoring; aws.amazon.com/textract/faqs and
 * docs.aws.amazon.com/textract/latest/dg/supported-languages.
 */
export const VENDOR_TERMS: Readonly<Record<CloudProcessorId, VendorTerms>> = {
  openai: {
    vendor: 'OpenAI',
    keeps: 'Hasta 30 días, para detectar abusos; Foliado pide que no guarde nada más.',
    trains: 'No, salvo que la cuenta lo haya autorizado expresamente.',
  },
  langextract: {
    vendor: 'Google (Gemini)',
    keeps: 'Hasta 55 días, para detectar abusos.',
    trains:
      'Con una cuenta de pago, no. Con el nivel gratuito, sí: personas de Google pueden leer lo enviado, y Google pide no enviarle datos confidenciales.',
  },
  textract: {
    vendor: 'Amazon Web Services',
    keeps: 'Puede guardarlo para mejorar sus servicios, también en otra región.',
    trains: 'Sí, salvo que la cuenta de AWS lo rechace con una política de exclusión.',
    limits:
      'Su lectura de facturas (AnalyzeExpense) solo admite inglés según Amazon; los formularios y el texto admiten español.',
  },
};
