import { X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import type { SignatureVerdict, XmlSigner } from '../../../contracts/xml-source';
import { elementsAt, textAt } from './xml-nodes';

const NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
const ENVELOPED = `${NAMESPACE}enveloped-signature`;
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const CANONICAL = new Set([C14N, `${C14N}#WithComments`, EXCLUSIVE, `${EXCLUSIVE}WithComments`]);

export interface SignatureCheck {
  /** Without the dates of the certificate, which are held against the comprobante's own. */
  verdict: Exclude<SignatureVerdict, 'fuera_de_fecha'>;
  /** Of whose certificate the key is; null when there is no signature, or no certificate that can be read. */
  signer: XmlSigner | null;
  /** ISO days; null as the signer. */
  validity: { from: string; to: string } | null;
  /** The bytes that are signed, which alone may be believed; null unless the verdict is `intacta`. */
  signedXml: string | null;
  /** As the signature says it, in base 64: of `signedXml` where there is one. */
  digest: string | null;
}

const NONE = { signer: null, validity: null, digest: null, signedXml: null };

/** One reference, to the whole document but the signature itself: nothing else is what SUNAT prescribes. */
function hasPrescribedForm(signature: Element): boolean {
  const references = elementsAt(signature, 'SignedInfo/Reference');
  const method = elementsAt(signature, 'SignedInfo/CanonicalizationMethod')[0];
  const [reference] = references;
  if (!reference || references.length !== 1 || reference.getAttribute('URI') !== '') return false;
  const transforms = elementsAt(reference, 'Transforms/Transform').map(
    (one) => one.getAttribute('Algorithm') ?? '',
  );
  return (
    transforms.filter((one) => one === ENVELOPED).length === 1 &&
    transforms.every((one) => one === ENVELOPED || CANONICAL.has(one)) &&
    CANONICAL.has(method?.getAttribute('Algorithm') ?? '')
  );
}

function certificateOf(signature: Element): X509Certificate | null {
  const text = textAt(signature, 'KeyInfo/X509Data/X509Certificate');
  try {
    return text ? new X509Certificate(Buffer.from(text.replace(/\s/g, ''), 'base64')) : null;
  } catch {
    return null;
  }
}

const RUC = /(?<!\d)(?:10|15|16|17|20)\d{9}(?!\d)/;

/** As the subject of the certificate names him; SUNAT and providers sign for others. */
function signerOf({ subject }: X509Certificate): XmlSigner {
  const named = (key: string): string | undefined =>
    new RegExp(`^${key}=(.+)$`, 'm').exec(subject)?.[1]?.trim();
  return {
    name: named('O') ?? named('CN') ?? subject.split('\n')[0] ?? '',
    ruc: RUC.exec(subject)?.[0] ?? null,
  };
}

const dayOf = (text: string): string => new Date(text).toISOString().slice(0, 10);

/** What xml-crypto says; it throws for a signature that it cannot check, and for one that another key made. */
function verified(xml: string, signature: Element): Pick<SignatureCheck, 'verdict' | 'signedXml'> {
  const checker = new SignedXml({ getCertFromKeyInfo: SignedXml.getCertFromKeyInfo });
  try {
    checker.loadSignature(signature);
    if (!checker.checkSignature(xml)) return { verdict: 'alterada', signedXml: null };
    const [signedXml = null, ...more] = checker.getSignedReferences();
    return signedXml !== null && more.length === 0
      ? { verdict: 'intacta', signedXml }
      : { verdict: 'rota', signedXml: null };
  } catch {
    return { verdict: 'rota', signedXml: null };
  }
}

/**
 * Whether the document is as it was signed. Says nothing of who issued the certificate, nor whether it was
 * revoked. Attacks that wrap a signed part into another document have a form of their own, which is refused.
 * @param document of `xml`
 */
export function checkSignature(xml: string, document: Document): SignatureCheck {
  const signatures = document.getElementsByTagNameNS(NAMESPACE, 'Signature');
  const signature = signatures[0];
  // A place for a signature is none.
  if (!signature || !textAt(signature, 'SignatureValue')) return { verdict: 'sin_firma', ...NONE };
  const certificate = certificateOf(signature);
  if (signatures.length > 1 || !certificate || !hasPrescribedForm(signature))
    return { verdict: 'rota', ...NONE };
  return {
    ...verified(xml, signature),
    signer: signerOf(certificate),
    digest: textAt(signature, 'SignedInfo/Reference/DigestValue'),
    validity: { from: dayOf(certificate.validFrom), to: dayOf(certificate.validTo) },
  };
}
