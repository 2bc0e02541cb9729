import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { SignedXml } from 'xml-crypto';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
export const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const SHA1 = `${DSIG}rsa-sha1`;
export const SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const SIGNATURE_METHODS = [SHA1, SHA256];
const DIGEST: Readonly<Record<string, string>> = {
  [SHA1]: `${DSIG}sha1`,
  [SHA256]: 'http://www.w3.org/2001/04/xmlenc#sha256',
};

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.from([body.length >> 8, body.length & 0xff]);
  const head = body.length < 128 ? [tag, body.length] : [tag, 0x82, ...size];
  return Buffer.concat([Buffer.from(head), body]);
}
const SHA256_WITH_RSA = der(
  0x30,
  Buffer.from('06092a864886f70d01010b', 'hex'),
  Buffer.from('0500', 'hex'),
);
const named = (oid: string, text: string): Buffer =>
  der(0x31, der(0x30, Buffer.from(oid, 'hex'), der(0x0c, Buffer.from(text))));
const day = (text: string): Buffer =>
  der(0x17, Buffer.from(`${text.replace(/-/g, '').slice(2)}000000Z`));

interface Person {
  name: string;
  /** As providers write it into the subject. */
  unit: string;
  from: string;
  to: string;
}

/** A certificate that signs itself, in PEM. */
function certificateOf(key: { publicKey: KeyObject; privateKey: KeyObject }, who: Person): string {
  const subject = der(0x30, named('060355040a', who.name), named('060355040b', who.unit));
  const tbs = der(
    0x30,
    Buffer.from('a003020102', 'hex'),
    Buffer.from('020107', 'hex'),
    SHA256_WITH_RSA,
    subject,
    der(0x30, day(who.from), day(who.to)),
    subject,
    key.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', tbs, key.privateKey));
  const base64 = der(0x30, tbs, SHA256_WITH_RSA, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----`;
}

const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 });
const SUPPLIER: Person = {
  name: 'FERRETERIA EL TORNILLO S.A.C.',
  unit: '20999999019',
  from: '2026-01-01',
  to: '2027-12-31',
};

export interface Signing {
  method?: string;
  canonicalization?: string;
  who?: Partial<Person>;
}

/** Signed as SUNAT prescribes it: enveloped, the whole document, in the first extension. */
export function signedXml(
  xml: string,
  { method = SHA256, canonicalization = C14N, who }: Signing = {},
): string {
  const signer = new SignedXml({
    privateKey: KEY.privateKey,
    publicCert: certificateOf(KEY, { ...SUPPLIER, ...who }),
    signatureAlgorithm: method,
    canonicalizationAlgorithm: canonicalization,
  });
  signer.addReference({
    xpath: '/*',
    uri: '',
    isEmptyUri: true,
    digestAlgorithm: DIGEST[method] ?? '',
    transforms: [`${DSIG}enveloped-signature`],
  });
  const place = { reference: "//*[local-name(.)='ExtensionContent']", action: 'append' as const };
  signer.computeSignature(xml, { prefix: 'ds', location: place });
  return signer.getSignedXml();
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** A document of UBL around its content; `ext:ExtensionContent` waits for the signature. */
export const ublDocument = (root: string, content: string, encoding = 'UTF-8'): string =>
  `<?xml version="1.0" encoding="${encoding}"?>
<${root} xmlns="${UBL}${root}-2" xmlns:cac="${UBL}CommonAggregateComponents-2" xmlns:cbc="${UBL}CommonBasicComponents-2" xmlns:ext="${UBL}CommonExtensionComponents-2" xmlns:sac="urn:sunat:names:specification:ubl:peru:schema:xsd:SunatAggregateComponents-1">
<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
${content}
</${root}>`;

const party = (kind: string, ruc: string, name: string): string =>
  `<cac:${kind}><cac:Party><cac:PartyIdentification><cbc:ID schemeID="6">${ruc}</cbc:ID></cac:PartyIdentification>
<cac:PartyLegalEntity><cbc:RegistrationName><![CDATA[${name}]]></cbc:RegistrationName>
<cac:RegistrationAddress><cbc:District>ATE</cbc:District><cac:AddressLine><cbc:Line>AV. LOS PINOS 120</cbc:Line></cac:AddressLine></cac:RegistrationAddress>
</cac:PartyLegalEntity></cac:Party></cac:${kind}>`;

export const PARTIES = {
  sale:
    party('AccountingSupplierParty', '20999999019', 'FERRETERÍA EL TORNILLO S.A.C.') +
    party('AccountingCustomerParty', '20999999027', 'CONSTRUCTORA NIÑO & HIJOS S.A.'),
};

/** One tax of a document: its code of catalogue 05, base and amount. */
export const tax = (code: string, base: string, amount: string): string =>
  `<cac:TaxSubtotal><cbc:TaxableAmount>${base}</cbc:TaxableAmount><cbc:TaxAmount>${amount}</cbc:TaxAmount><cac:TaxCategory><cac:TaxScheme><cbc:ID>${code}</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`;

/** A factura of S/ 1,180.00 for ten bolts of S/ 100.00. */
export const invoiceContent = (more = ''): string =>
  `<cbc:UBLVersionID>2.1</cbc:UBLVersionID><cbc:ID>F001-123</cbc:ID><cbc:IssueDate>2026-03-15</cbc:IssueDate>
<cbc:InvoiceTypeCode listID="0101">01</cbc:InvoiceTypeCode><cbc:Note languageLocaleID="1000">MIL CIENTO OCHENTA CON 00/100 SOLES</cbc:Note>
<cbc:DocumentCurrencyCode>PEN</cbc:DocumentCurrencyCode>${PARTIES.sale}${more}
<cac:TaxTotal><cbc:TaxAmount>180.00</cbc:TaxAmount>${tax('1000', '1000.00', '180.00')}</cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:LineExtensionAmount>1000.00</cbc:LineExtensionAmount><cbc:PayableAmount>1180.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="NIU">10</cbc:InvoicedQuantity><cbc:LineExtensionAmount>1000.00</cbc:LineExtensionAmount>
<cac:Item><cbc:Description>PERNO DE ANCLAJE 3/4"</cbc:Description><cac:SellersItemIdentification><cbc:ID>PA-34</cbc:ID></cac:SellersItemIdentification></cac:Item>
<cac:Price><cbc:PriceAmount>100.0000000000</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`;
