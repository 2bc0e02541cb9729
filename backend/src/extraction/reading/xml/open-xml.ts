import type {
  CdrFacts,
  CdrStatus,
  SignatureVerdict,
  XmlFacts,
} from '../../../contracts/xml-source';
import { CodedError } from '../../../platform/sandbox';
import { drawUbl } from './draw-ubl';
import { readUbl, type UblReading } from './read-ubl';
import { checkSignature, type SignatureCheck } from './signature';
import { elementsAt, parseXml, textAt, textOf } from './xml-nodes';
import { xmlText } from './xml-text';

/** SUNAT's answer to a comprobante. */
const CDR_ROOT = 'ApplicationResponse';

/** By its code (ubl.md): 0, or from 4000 on, is accepted; 2000 to 3999 is rejected; the rest was not processed. */
function statusOf(code: number, hasNotes: boolean): CdrStatus {
  if (code === 0) return hasNotes ? 'observado' : 'aceptado';
  if (code >= 4_000) return 'observado';
  return code >= 2_000 ? 'rechazado' : 'excepcion';
}

const SAID: Readonly<Record<CdrStatus, string>> = {
  aceptado: 'Aceptado por SUNAT',
  observado: 'Aceptado por SUNAT con observaciones',
  rechazado: 'Rechazado por SUNAT',
  excepcion: 'SUNAT no lo procesó',
};

/** `6-20600995805` where its type stands before it. */
const rucIn = (text: string | null): string | null => /\d{11}/.exec(text ?? '')?.[0] ?? null;

/**
 * What a CDR says, and of which comprobante: of its type it says nothing that can be relied on. Throws
 * `XML_NO_ES_COMPROBANTE` for an empty one.
 */
function readCdr(root: Element): UblReading & { cdr: CdrFacts } {
  const response = 'DocumentResponse/Response';
  const notes = elementsAt(root, 'Note')
    .map(textOf)
    .filter((note) => note !== null);
  const code = textAt(root, `${response}/ResponseCode`) ?? '';
  const status = statusOf(code === '' ? Number.NaN : Number(code), notes.length > 0);
  const text = textAt(root, `${response}/Description`) ?? '';
  const issued = textAt(root, 'ResponseDate', 'IssueDate');
  const id = 'PartyIdentification/ID';
  const ruc = rucIn(textAt(root, `ReceiverParty/${id}`, `DocumentResponse/RecipientParty/${id}`));
  const number = textAt(root, `${response}/ReferenceID`, 'DocumentResponse/DocumentReference/ID');
  // An answer to nothing is none; SUNAT also sends empty ones.
  if (number === null) throw new CodedError('XML_NO_ES_COMPROBANTE');
  const said = [`${SAID[status]}${code ? ` (${code})` : ''}.`, text, ...notes];
  const values: [string, string | null][] = [
    ['documento.tipo', 'Otro'],
    ['documento.numero', number],
    ['documento.fecha_emision', issued],
    ['proveedor.ruc', ruc],
    ['informacion_adicional.observaciones', said.filter(Boolean).join(' ')],
  ];
  const fields = values.flatMap(([path, value]) => (value ? [{ path, text: value }] : []));
  return { type: 'otro', issued, fields, cdr: { status, code, text, notes } };
}

/** The certificate has to hold on the day of issue: most that are kept have run out since. */
function verdictOn({ verdict, validity }: SignatureCheck, issued: string | null): SignatureVerdict {
  if (verdict !== 'intacta' || !validity || issued === null) return verdict;
  return issued < validity.from || issued > validity.to ? 'fuera_de_fecha' : verdict;
}

/**
 * An XML as a file with a page: what it says, whether it is as it was signed, and a PDF to look at. Where it is, only
 * the signed bytes are read.
 * Throws `XML_ILEGIBLE`, `XML_EXCESIVO`, `XML_NO_ES_COMPROBANTE`.
 */
export async function openXml(bytes: Buffer): Promise<{ pdf: Buffer; xml: XmlFacts }> {
  const text = xmlText(bytes);
  const document = parseXml(text);
  const checked = checkSignature(text, document);
  const believed = checked.signedXml === null ? document : parseXml(checked.signedXml);
  const root = believed.documentElement;
  const reading: UblReading & { cdr?: CdrFacts } =
    root.localName === CDR_ROOT ? readCdr(root) : readUbl(root);
  const { signer, digest } = checked;
  // Some pages print it, too: by it the two find each other where a number is misread.
  if (checked.signedXml !== null && digest)
    reading.fields.push({ path: 'documento.folio_fiscal', text: digest });
  const { fields, cdr } = reading;
  const verdict = verdictOn(checked, reading.issued);
  return { pdf: await drawUbl(reading), xml: { verdict, signer, fields, ...(cdr ? { cdr } : {}) } };
}
