import type { Finding } from '../../contracts/authenticity';
import type { Box } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { XmlFacts } from '../../contracts/xml-source';
import type { SunatQr } from '../qr';

/** Everything a check may look at. Checks are pure: the day and the company come in as data. */
export interface CheckSubject {
  data: ExtractedData;
  /** The comprobante that the QR codes of the pages describe, null when there is none. */
  qr: SunatQr | null;
  /** True when a code was seen on the page but could not be read. */
  hasUnreadableQr: boolean;
  /** Text of all pages in reading order. */
  pageText: string;
  /** Where the pages speak to a machine, when they were searched word by word; else `pageText` is. */
  suspicious?: readonly SuspiciousPlace[];
  /** What nobody sees on a page: texts of QR codes, and what a PDF says of itself. */
  hiddenTexts: readonly string[];
  pdf: {
    producer: string | null;
    creator: string | null;
    /** Title, subject and such. */
    texts?: readonly string[];
    hasIncrementalUpdates: boolean;
  } | null;
  /** Of a document that is an XML, or has one beside its page. */
  xml?: Pick<XmlFacts, 'verdict' | 'signer'> & { isBeside?: boolean };
  /** RUC of the company that uses the product. */
  companyRuc: string | null;
  /** ISO date in Peru. */
  today: string;
  /** Paths that OCR read unsurely: what disagrees there is a doubt about the reading, not about the document. */
  unsurePaths: ReadonlySet<string>;
  /** Paths whose value was taken from the QR: that it agrees with them says nothing of the print. */
  codedPaths?: ReadonlySet<string>;
  /** Paths that a person wrote, and lists whose rows he added or took out; none after a reading. */
  typedPaths?: ReadonlySet<string>;
}

/** A part of a page that speaks to the machine that reads. */
export interface SuspiciousPlace {
  /** As it stands on the page. */
  text: string;
  boxes: Box[];
}

export interface CheckOutcome {
  findings: Finding[];
  /** The same shape, but to be settled by reading again rather than held against the document. */
  doubts: Finding[];
  /** Spanish sentences. */
  passed: string[];
}

export type Check = (subject: CheckSubject) => CheckOutcome;

export const NOTHING: CheckOutcome = { findings: [], doubts: [], passed: [] };

export function passed(sentence: string): CheckOutcome {
  return { ...NOTHING, passed: [sentence] };
}

/** What the total that a document has is called. */
export const nameOfTotal = ({ typedPaths }: CheckSubject): string =>
  typedPaths?.has('totales.total') ? 'el total escrito' : 'el total impreso';

/** A finding, or a doubt when it rests on a value that was read unsurely. */
export function found(subject: CheckSubject, finding: Finding): CheckOutcome {
  const isUnsure = finding.paths.some((path) => subject.unsurePaths.has(path));
  return isUnsure ? { ...NOTHING, doubts: [finding] } : { ...NOTHING, findings: [finding] };
}

export function combine(outcomes: readonly CheckOutcome[]): CheckOutcome {
  return {
    findings: outcomes.flatMap((outcome) => outcome.findings),
    doubts: outcomes.flatMap((outcome) => outcome.doubts),
    passed: outcomes.flatMap((outcome) => outcome.passed),
  };
}
