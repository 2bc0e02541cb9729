import {
  C14N,
  EXCLUSIVE,
  invoiceContent,
  signedXml,
  SIGNATURE_METHODS,
  ublDocument,
} from '../../../../test/support/ubl';
import { rounds } from '../../../../test/support/rounds';
import { parseXml } from './xml-nodes';
import { checkSignature } from './signature';

const check = (xml: string) => checkSignature(xml, parseXml(xml));
const verdict = (xml: string): string => check(xml).verdict;
const invoice = ublDocument('Invoice', invoiceContent());
const signed = signedXml(invoice);
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

describe('a signature', () => {
  const canonical = [C14N, `${C14N}#WithComments`, EXCLUSIVE, `${EXCLUSIVE}WithComments`];
  it.each(SIGNATURE_METHODS.flatMap((method) => canonical.map((one) => [method, one])))(
    'by %s over %s holds',
    (method, canonicalization) => {
      const checked = check(signedXml(invoice, { method, canonicalization }));
      expect(checked.verdict).toBe('intacta');
      expect(checked.signedXml).toContain('>1180.00<');
      expect(checked.signedXml).not.toContain('SignatureValue');
    },
  );

  it('tells who signed, and for how long the certificate holds', () => {
    expect(check(signed)).toMatchObject({
      signer: { name: 'FERRETERIA EL TORNILLO S.A.C.', ruc: '20999999019' },
      validity: { from: '2026-01-01', to: '2027-12-31' },
    });
  });

  it.each([
    ['a comment in a value', (xml: string) => xml.replace('1180.00', '11<!-- -->80.00')],
    ['other ends of lines', (xml: string) => xml.replace(/\n/g, '\r\n')],
    [
      'another order of attributes',
      (xml: string) => xml.replace(/ (listID="0101")/, "  listID='0101'"),
    ],
  ])('holds with %s', (_, change) => {
    expect(change(signed)).not.toBe(signed);
    expect(verdict(change(signed))).toBe('intacta');
  });

  it('finds a changed letter or digit wherever it stands', () => {
    const places = [...signed.matchAll(/>([^<>]*[\dA-Za-z][^<>]*)</g)]
      .filter(
        ({ index }) =>
          index < signed.indexOf('<ds:Signature') || index > signed.indexOf('</ds:Signature>'),
      )
      .flatMap(({ 1: text = '', index }) =>
        [...text].map((sign, at) => ({ sign, at: index + 1 + at })),
      )
      .filter(({ sign }) => /[\dA-Za-z]/.test(sign));
    const step = rounds(3, 1);
    const tried = places.filter((_, at) => at % step === 0);
    const missed = tried.filter(({ sign, at }) => {
      const other = sign === '7' ? '1' : '7';
      return verdict(signed.slice(0, at) + other + signed.slice(at + 1)) !== 'alterada';
    });
    expect(tried.length).toBeGreaterThan(50);
    expect(missed).toEqual([]);
  });

  it.each([
    [
      'an added element',
      (xml: string) => xml.replace('<cac:TaxTotal>', '<cbc:Note>x</cbc:Note><cac:TaxTotal>'),
      'alterada',
    ],
    [
      'an entry of the signature itself',
      (xml: string) => xml.replace(/<ds:SignatureValue>./, '<ds:SignatureValue>/'),
      'rota',
    ],
    ['no signature', () => invoice, 'sin_firma'],
    [
      'an empty one',
      () =>
        invoice.replace(
          '</ext:ExtensionContent>',
          `<ds:Signature xmlns:ds="${DSIG}"/></ext:ExtensionContent>`,
        ),
      'sin_firma',
    ],
    ['no certificate', (xml: string) => xml.replace(/<ds:KeyInfo>.*<\/ds:KeyInfo>/s, ''), 'rota'],
    [
      'a certificate that is none',
      (xml: string) => xml.replace(/<ds:X509Certificate>.{20}/, '<ds:X509Certificate>'),
      'rota',
    ],
  ])('with %s is no proof', (_, change, expected) => {
    expect(verdict(change(signed))).toBe(expected);
  });

  const reference = /<ds:Reference URI="">.*?<\/ds:Reference>/s.exec(signed)?.[0] ?? '';
  const signature = /<ds:Signature .*<\/ds:Signature>/s.exec(signed)?.[0] ?? '';
  it.each([
    ['two signatures', (xml: string) => xml.replace(signature, signature + signature)],
    [
      'the signed document in another one',
      (xml: string) =>
        xml.replace(
          '<ext:UBLExtensions>',
          `<Wrapper>${invoice.replace(/<\?.*?\?>/, '')}</Wrapper><ext:UBLExtensions>`,
        ),
    ],
    [
      'a reference to a part',
      (xml: string) => xml.replace('<ds:Reference URI="">', '<ds:Reference URI="#a">'),
    ],
    ['two references', (xml: string) => xml.replace(reference, reference + reference)],
    [
      'two lists of what is signed',
      (xml: string) => xml.replace(/(<ds:SignedInfo>.*<\/ds:SignedInfo>)/s, '$1$1'),
    ],
    [
      'a transform that chooses',
      (xml: string) =>
        xml.replace(
          '<ds:Transforms>',
          '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/>',
        ),
    ],
    [
      'without the transform that leaves it out',
      (xml: string) => xml.replace(/<ds:Transforms>.*?<\/ds:Transforms>/s, ''),
    ],
    [
      'a digest with a comment',
      (xml: string) => xml.replace('<ds:DigestValue>', '<ds:DigestValue>AAAA<!-- -->'),
    ],
    [
      'a shared secret',
      (xml: string) =>
        xml.replace(
          /SignatureMethod Algorithm="[^"]+"/,
          `SignatureMethod Algorithm="${DSIG}hmac-sha1"`,
        ),
    ],
  ])('is not believed with %s', (_, change) => {
    expect(change(signed)).not.toBe(signed);
    expect(['rota', 'alterada']).toContain(verdict(change(signed)));
    expect(check(change(signed)).signedXml).toBeNull();
  });
});
