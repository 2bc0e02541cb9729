import type { SignatureVerdict, XmlFacts } from '../../../contracts/xml-source';
import { drawUbl } from './draw-ubl';
import { readUbl, type UblReading } from './read-ubl';
import { checkSignature, type SignatureCheck } from './signature';
import { parseXml } from './xml-nodes';
import { xmlText } from './xml-text';

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
  const reading: UblReading = readUbl(believed.documentElement);
  const { signer } = checked;
  const verdict = verdictOn(checked, reading.issued);
  return { pdf: await drawUbl(reading), xml: { verdict, signer, fields: reading.fields } };
}
