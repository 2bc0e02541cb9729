import { UNCHECKED_MAX } from '../../contracts/limits';
import type { Finding } from '../../contracts/authenticity';
import type { CdrFacts, SignatureVerdict } from '../../contracts/xml-source';
import { NOTHING, passed, type Check, type CheckSubject } from './check';

const NOT_CLAIMED = 'No se comprobó quién emitió el certificado ni si fue revocado.';

/** Why an XML proves nothing, by what its signature says; it may be good all the same. */
const UNPROVED: Readonly<Record<Exclude<SignatureVerdict, 'intacta' | 'alterada'>, string>> = {
  sin_firma: 'El XML no está firmado: no prueba nada. Pida a su proveedor el XML firmado.',
  rota: 'La firma del XML no se puede comprobar: pida de nuevo el original a su proveedor.',
  fuera_de_fecha:
    'El certificado con que se firmó el XML no estaba vigente en la fecha de emisión.',
};

/** Who signed is told, never held against it: SUNAT and providers sign for others (ubl.md). */
function signedBy({ xml, data }: CheckSubject): string {
  const { name: written = '', ruc = null } = xml?.signer ?? {};
  const name = written.replace(/\.$/, '');
  const who = ruc !== null && ruc === data.proveedor?.ruc ? `el proveedor, ${name}` : name;
  return who ? ` Lo firmó ${who}.` : '';
}

/** What the signature of an XML says: XML_ALTERADO is the strongest flag there is, XML_SIN_PRUEBA information. */
export const checkSignature: Check = (subject) => {
  if (!subject.xml) return NOTHING;
  const { verdict, isBeside } = subject.xml;
  if (verdict === 'intacta')
    return passed(
      `El XML está firmado y no cambió desde que se firmó.${signedBy(subject)} ${NOT_CLAIMED}`,
    );
  if (verdict === 'alterada') {
    const message = 'El XML cambió después de que se firmó: no es el que emitió su proveedor.';
    return { ...NOTHING, findings: [{ id: 'XML_ALTERADO', message, paths: [] }] };
  }
  const finding = { id: 'XML_SIN_PRUEBA' as const, message: UNPROVED[verdict], paths: [] };
  // A page is worth what it is worth, whatever lies beside it.
  return { ...NOTHING, findings: [isBeside ? finding : { ...finding, most: UNCHECKED_MAX }] };
};

/** What SUNAT answered: a rejection stops the payment, the rest is told. */
export function cdrFinding({ status, text, notes }: CdrFacts): Finding {
  const said = [text, ...notes].filter(Boolean).join(' ');
  if (status === 'rechazado')
    return { id: 'CDR_RECHAZADO', message: `SUNAT rechazó el comprobante. ${said}`, paths: [] };
  return { id: 'CDR_RECIBIDO', message: `${CDR_WORDS[status]} ${said}`.trim(), paths: [] };
}

const CDR_WORDS = {
  aceptado: 'SUNAT aceptó el comprobante.',
  observado: 'SUNAT aceptó el comprobante, con observaciones.',
  excepcion: 'SUNAT no procesó el comprobante: su emisor debe enviarlo de nuevo.',
} as const;
