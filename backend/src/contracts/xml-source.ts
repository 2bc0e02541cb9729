/**
 * What the signature of an XML says: nothing changed since; something changed; it cannot be checked, or another
 * key made it; there is none; the certificate was not valid on the day of issue.
 */
export const SIGNATURE_VERDICTS = [
  'intacta',
  'alterada',
  'rota',
  'sin_firma',
  'fuera_de_fecha',
] as const;
export type SignatureVerdict = (typeof SIGNATURE_VERDICTS)[number];

/** Whom the certificate names: the supplier, SUNAT for what is issued in its portal, or a provider. */
export interface XmlSigner {
  name: string;
  ruc: string | null;
}

/** What SUNAT answered to a comprobante: a CDR. */
export const CDR_STATUSES = ['aceptado', 'observado', 'rechazado', 'excepcion'] as const;
export type CdrStatus = (typeof CDR_STATUSES)[number];

export interface CdrFacts {
  status: CdrStatus;
  /** Of SUNAT's list; empty where it gives none. */
  code: string;
  /** In SUNAT's words. */
  text: string;
  /** Observations, each with its code before it. */
  notes: readonly string[];
}

/** A value as the XML says it. `path` is dotted, as in `FieldMap`. */
export interface XmlField {
  path: string;
  text: string;
}

/** The XML that a document is, or was drawn from: what it says, and what its signature says of that. */
export interface XmlFacts {
  verdict: SignatureVerdict;
  /** Null without a signature. */
  signer: XmlSigner | null;
  fields: readonly XmlField[];
  /** Of an XML that is SUNAT's answer and no comprobante. */
  cdr?: CdrFacts;
}
