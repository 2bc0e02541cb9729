import {
  invoiceContent,
  PARTIES,
  signedXml,
  tax,
  ublDocument,
  type Signing,
} from '../../../../test/support/ubl';
import { openXml } from './open-xml';

const open = (xml: string, encoding: BufferEncoding = 'utf8') =>
  openXml(Buffer.from(xml, encoding));
async function read(root: string, content: string): Promise<Record<string, string>> {
  const { xml } = await open(ublDocument(root, content));
  return Object.fromEntries(xml.fields.map(({ path, text }) => [path, text]));
}
const total = (name: string, amount: string): string =>
  `<cac:${name}><cbc:PayableAmount>${amount}</cbc:PayableAmount></cac:${name}>`;
const head = (number: string): string =>
  `<cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-03-15</cbc:IssueDate>${PARTIES.sale}`;
const terms = (id: string, means: string, more: string): string =>
  `<cac:PaymentTerms><cbc:ID>${id}</cbc:ID><cbc:PaymentMeansID>${means}</cbc:PaymentMeansID>${more}</cac:PaymentTerms>`;
const due = (amount: string, day: string): string =>
  `<cbc:Amount>${amount}</cbc:Amount><cbc:PaymentDueDate>${day}</cbc:PaymentDueDate>`;

describe('a comprobante in XML', () => {
  it('is read with every field that it has, and nothing else', async () => {
    expect(await read('Invoice', invoiceContent())).toEqual({
      'documento.tipo': 'Factura',
      'documento.numero': 'F001-123',
      'documento.fecha_emision': '2026-03-15',
      'documento.moneda': 'PEN',
      'proveedor.nombre': 'FERRETERÍA EL TORNILLO S.A.C.',
      'proveedor.ruc': '20999999019',
      'proveedor.direccion': 'AV. LOS PINOS 120, ATE',
      'cliente.nombre': 'CONSTRUCTORA NIÑO & HIJOS S.A.',
      'cliente.ruc': '20999999027',
      'cliente.direccion': 'AV. LOS PINOS 120, ATE',
      'totales.gravada': '1,000.00',
      'totales.iva': '180.00',
      'totales.subtotal': '1,000.00',
      'totales.total': '1,180.00',
      'informacion_adicional.monto_en_letras': 'MIL CIENTO OCHENTA CON 00/100 SOLES',
      'productos.0.codigo': 'PA-34',
      'productos.0.descripcion': 'PERNO DE ANCLAJE 3/4"',
      'productos.0.unidad': 'NIU',
      'productos.0.cantidad': '10',
      'productos.0.precio_unitario': '100',
      'productos.0.subtotal': '1,000.00',
    });
  });

  it.each<[string, string, string, Record<string, string>]>([
    [
      'the detracción, with its account',
      'Invoice',
      invoiceContent(
        `<cac:PaymentMeans><cbc:ID>Detraccion</cbc:ID><cac:PayeeFinancialAccount><cbc:ID>00-123-456789</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>${terms('Detraccion', '037', '<cbc:PaymentPercent>12.00</cbc:PaymentPercent><cbc:Amount>142.00</cbc:Amount>')}`,
      ),
      {
        'detraccion.codigo': '037',
        'detraccion.porcentaje': '12',
        'detraccion.monto': '142.00',
        'detraccion.cuenta': '00-123-456789',
      },
    ],
    [
      'the accounts to pay to, without that of the detracción',
      'Invoice',
      invoiceContent(
        `${[
          '<cbc:ID>Detraccion</cbc:ID><cac:PayeeFinancialAccount><cbc:ID>00-123-456789</cbc:ID></cac:PayeeFinancialAccount>',
          '<cac:PayeeFinancialAccount><cbc:ID>00015013982</cbc:ID></cac:PayeeFinancialAccount>',
          '<cac:PayeeFinancialAccount><cbc:ID>191-1234567-0-12</cbc:ID><cbc:Name>EL TORNILLO</cbc:Name><cbc:CurrencyCode>PEN</cbc:CurrencyCode><cac:FinancialInstitutionBranch><cbc:Name>BCP</cbc:Name></cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount>',
          '<cac:PayeeFinancialAccount><cbc:ID>00219100123456701254</cbc:ID></cac:PayeeFinancialAccount>',
        ]
          .map((means) => `<cac:PaymentMeans>${means}</cac:PaymentMeans>`)
          .join('')}`,
      ),
      {
        'detraccion.cuenta': '00-123-456789',
        'cuentas.0.banco': 'BCP',
        'cuentas.0.numero': '191-1234567-0-12',
        'cuentas.0.moneda': 'PEN',
        'cuentas.0.titular': 'EL TORNILLO',
        'cuentas.1.cci': '00219100123456701254',
      },
    ],
    [
      'instalments in the order of their days, the last of which is when it is due',
      'Invoice',
      invoiceContent(
        terms('FormaPago', 'Credito', '<cbc:Amount>1180.00</cbc:Amount>') +
          terms('FormaPago', 'Cuota002', due('500.00', '2026-05-15')) +
          terms('FormaPago', 'Cuota001', due('680.00', '2026-04-15')),
      ),
      {
        'informacion_adicional.terminos_pago': 'Crédito',
        'informacion_adicional.cuotas': 'Cuota 1: 2026-04-15 680.00; Cuota 2: 2026-05-15 500.00',
        'documento.fecha_vencimiento': '2026-05-15',
      },
    ],
    [
      'what the customer withholds, and what is collected with it',
      'Invoice',
      invoiceContent(
        `<cac:AllowanceCharge><cbc:AllowanceChargeReasonCode>62</cbc:AllowanceChargeReasonCode><cbc:MultiplierFactorNumeric>0.03</cbc:MultiplierFactorNumeric><cbc:Amount>35.40</cbc:Amount></cac:AllowanceCharge>` +
          `<cac:AllowanceCharge><cbc:AllowanceChargeReasonCode>51</cbc:AllowanceChargeReasonCode><cbc:MultiplierFactorNumeric>0.02</cbc:MultiplierFactorNumeric><cbc:Amount>23.60</cbc:Amount></cac:AllowanceCharge>${terms('Percepcion', '', '<cbc:Amount>1203.60</cbc:Amount>')}`,
      ),
      {
        'retencion.porcentaje': '3',
        'retencion.monto': '35.40',
        'percepcion.porcentaje': '2',
        'percepcion.monto': '23.60',
        'percepcion.total': '1,203.60',
      },
    ],
    [
      'taxes by their codes; those without a name of their own hold the others, too',
      'Invoice',
      `${head('B001-7')}<cbc:InvoiceTypeCode>03</cbc:InvoiceTypeCode><cac:TaxTotal>${[
        tax('1000', '100.00', '18.00'),
        tax('2000', '100.00', '10.00'),
        tax('7152', '', '0.50'),
        tax('9999', '100.00', '2.00'),
        tax('9996', '30.00', '5.40'),
        tax('9997', '40.00', '0.00'),
        tax('9998', '50.00', '0.00'),
        tax('9995', '60.00', '0.00'),
      ].join('')}</cac:TaxTotal>${total('LegalMonetaryTotal', '280.50')}`,
      {
        'documento.tipo': 'Boleta de venta',
        'totales.gravada': '100.00',
        'totales.iva': '18.00',
        'totales.isc': '10.00',
        'totales.icbper': '0.50',
        'totales.otros_impuestos': '12.50',
        'totales.gratuita': '30.00',
        'totales.exonerada': '40.00',
        'totales.inafecta': '50.00',
        'totales.exportacion': '60.00',
        'totales.subtotal': '250.00',
        'totales.total': '280.50',
      },
    ],
    [
      'what is given away by the price that it would have',
      'Invoice',
      `${head('F001-9')}<cac:InvoiceLine><cbc:InvoicedQuantity unitCode="BX">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount>30.00</cbc:LineExtensionAmount>
        <cac:PricingReference><cac:AlternativeConditionPrice><cbc:PriceAmount>15.00</cbc:PriceAmount><cbc:PriceTypeCode>02</cbc:PriceTypeCode></cac:AlternativeConditionPrice></cac:PricingReference>
        <cac:Price><cbc:PriceAmount>0.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`,
      { 'productos.0.precio_unitario': '15', 'productos.0.unidad': 'BX' },
    ],
    [
      'a line that is worth nothing',
      'CreditNote',
      `${head('F001-7')}<cac:CreditNoteLine><cbc:LineExtensionAmount>0.00</cbc:LineExtensionAmount>
        <cac:Price><cbc:PriceAmount>0.00</cbc:PriceAmount></cac:Price></cac:CreditNoteLine>`,
      { 'productos.0.precio_unitario': '0', 'productos.0.subtotal': '0.00' },
    ],
    [
      'advances, discounts, charges and roundings',
      'Invoice',
      `${head('F001-8')}<cac:LegalMonetaryTotal><cbc:LineExtensionAmount>500.00</cbc:LineExtensionAmount><cbc:AllowanceTotalAmount>20.00</cbc:AllowanceTotalAmount><cbc:ChargeTotalAmount>5.00</cbc:ChargeTotalAmount><cbc:PrepaidAmount>100.00</cbc:PrepaidAmount><cbc:PayableRoundingAmount>-0.02</cbc:PayableRoundingAmount><cbc:PayableAmount>474.98</cbc:PayableAmount></cac:LegalMonetaryTotal>`,
      {
        'totales.descuentos': '20.00',
        'totales.otros_cargos': '5.00',
        'totales.anticipos': '100.00',
        'totales.redondeo': '-0.02',
        'totales.total': '474.98',
      },
    ],
    [
      'a note of credit with what it changes',
      'CreditNote',
      `${head('FC01-4')}<cac:DiscrepancyResponse><cbc:ReferenceID>F001-100</cbc:ReferenceID></cac:DiscrepancyResponse><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F001-123</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>${total('LegalMonetaryTotal', '118.00')}
        <cac:CreditNoteLine><cbc:CreditedQuantity unitCode="NIU">1</cbc:CreditedQuantity></cac:CreditNoteLine>`,
      {
        'documento.tipo': 'Nota de crédito',
        'documento.documento_afectado': 'F001-123',
        'totales.total': '118.00',
        'productos.0.cantidad': '1',
      },
    ],
    [
      'a note of debit, whose total has a name of its own',
      'DebitNote',
      `${head('FD01-4')}${total('RequestedMonetaryTotal', '59.00')}<cac:DebitNoteLine><cbc:DebitedQuantity unitCode="ZZ">3</cbc:DebitedQuantity></cac:DebitNoteLine>`,
      { 'documento.tipo': 'Nota de débito', 'totales.total': '59.00', 'productos.0.cantidad': '3' },
    ],
    [
      'a guide with its weight and what is sent',
      'DespatchAdvice',
      `<cbc:ID>T001-5</cbc:ID><cbc:DespatchAdviceTypeCode>09</cbc:DespatchAdviceTypeCode>${PARTIES.sale.replaceAll('AccountingSupplierParty', 'DespatchSupplierParty').replaceAll('AccountingCustomerParty', 'DeliveryCustomerParty')}
        <cac:OrderReference><cbc:ID>OC-77</cbc:ID></cac:OrderReference><cac:Shipment><cbc:GrossWeightMeasure unitCode="KGM">12.5</cbc:GrossWeightMeasure></cac:Shipment>
        <cac:DespatchLine><cbc:DeliveredQuantity unitCode="NIU">4</cbc:DeliveredQuantity><cac:Item><cbc:Name>TUBO</cbc:Name></cac:Item></cac:DespatchLine>`,
      {
        'documento.tipo': 'Guía de remisión',
        'proveedor.ruc': '20999999019',
        'cliente.ruc': '20999999027',
        'informacion_adicional.orden_compra': 'OC-77',
        'informacion_adicional.peso_total': '12.5 KGM',
        'productos.0.descripcion': 'TUBO',
        'productos.0.cantidad': '4',
      },
    ],
    [
      'a comprobante of retention',
      'Retention',
      `<cbc:ID>R001-1</cbc:ID><cac:AgentParty><cac:PartyIdentification><cbc:ID>20999999027</cbc:ID></cac:PartyIdentification></cac:AgentParty><sac:SUNATRetentionPercent>3.00</sac:SUNATRetentionPercent><cbc:TotalInvoiceAmount>6.33</cbc:TotalInvoiceAmount><sac:SUNATTotalPaid>204.67</sac:SUNATTotalPaid>`,
      {
        'documento.tipo': 'Comprobante de retención',
        'proveedor.ruc': '20999999027',
        'retencion.porcentaje': '3',
        'retencion.monto': '6.33',
        'retencion.neto': '204.67',
      },
    ],
    [
      'a comprobante of perception',
      'Perception',
      `<cbc:ID>P001-1</cbc:ID><sac:SUNATPerceptionPercent>2.00</sac:SUNATPerceptionPercent><cbc:TotalInvoiceAmount>2.00</cbc:TotalInvoiceAmount><sac:SUNATTotalCashed>102.00</sac:SUNATTotalCashed>`,
      {
        'documento.tipo': 'Comprobante de percepción',
        'percepcion.porcentaje': '2',
        'percepcion.monto': '2.00',
        'percepcion.total': '102.00',
      },
    ],
    [
      'a receipt for fees of the portal',
      'Invoice',
      `${head('E001-17')}<cac:InvoiceLine><cac:TaxTotal><cac:TaxSubtotal><cac:TaxCategory><cbc:ID>RET 4TA</cbc:ID></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal></cac:InvoiceLine>`,
      { 'documento.tipo': 'Recibo por honorarios' },
    ],
  ])('says %s', async (_, root, content, expected) => {
    expect(await read(root, content)).toMatchObject(expected);
  });

  it('of UBL 2.0 says its bases, its detracción and its words in an extension', async () => {
    const sums = [
      ['1001', '<cbc:PayableAmount>200.00</cbc:PayableAmount>'],
      ['1003', '<cbc:PayableAmount>50.00</cbc:PayableAmount>'],
      ['2003', '<cbc:PayableAmount>23.60</cbc:PayableAmount><cbc:Percent>10.00</cbc:Percent>'],
    ].map(
      ([id, rest]) =>
        `<sac:AdditionalMonetaryTotal><cbc:ID>${id}</cbc:ID>${rest}</sac:AdditionalMonetaryTotal>`,
    );
    const words =
      '<sac:AdditionalProperty><cbc:ID>1000</cbc:ID><cbc:Value>SON CIEN</cbc:Value></sac:AdditionalProperty>';
    const extension = `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sac:AdditionalInformation>${sums.join('')}${words}</sac:AdditionalInformation></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`;
    const old = `${extension}<cac:AccountingSupplierParty><cbc:CustomerAssignedAccountID>20999999019</cbc:CustomerAssignedAccountID><cac:Party><cac:PostalAddress><cbc:StreetName>JR. UNO 1</cbc:StreetName><cbc:CityName>-</cbc:CityName></cac:PostalAddress></cac:Party></cac:AccountingSupplierParty>
      <cac:AccountingCustomerParty><cbc:CustomerAssignedAccountID>0</cbc:CustomerAssignedAccountID></cac:AccountingCustomerParty>
      <cac:TaxTotal>${tax('1000', '', '36.00')}</cac:TaxTotal>${total('LegalMonetaryTotal', '286.00')}`;
    const values = await read('Invoice', old);
    expect(values).toMatchObject({
      'proveedor.ruc': '20999999019',
      'proveedor.direccion': 'JR. UNO 1',
      'totales.gravada': '200.00',
      'totales.exonerada': '50.00',
      'totales.iva': '36.00',
      'totales.subtotal': '250.00',
      'detraccion.porcentaje': '10',
      'detraccion.monto': '23.60',
      'informacion_adicional.monto_en_letras': 'SON CIEN',
    });
    expect(values).not.toHaveProperty('cliente.ruc');
  });

  it('is believed in what is signed, in any of its encodings', async () => {
    const xml = signedXml(ublDocument('Invoice', invoiceContent(), 'ISO-8859-1'));
    const digest = { path: 'documento.folio_fiscal', text: /DigestValue>(.+?)</.exec(xml)?.[1] };
    const { xml: read } = await open(xml, 'latin1');
    expect(read).toMatchObject({
      verdict: 'intacta',
      signer: { name: 'FERRETERIA EL TORNILLO S.A.C.', ruc: '20999999019' },
    });
    expect(read.fields).toContainEqual(digest);
    const forged = (
      await open(xml.replace('PayableAmount>1180.00', 'PayableAmount>9180.00'), 'latin1')
    ).xml;
    expect(forged.verdict).toBe('alterada');
    expect(forged.fields).toContainEqual({ path: 'totales.total', text: '9,180.00' });
    expect(forged.fields).not.toContainEqual(digest);
  });

  it.each<[string, string, Signing]>([
    ['before the certificate began', 'fuera_de_fecha', { who: { from: '2026-03-16' } }],
    ['on its first day', 'intacta', { who: { from: '2026-03-15' } }],
    ['on its last day', 'intacta', { who: { to: '2026-03-15' } }],
    ['after it ended', 'fuera_de_fecha', { who: { to: '2026-03-14' } }],
  ])('issued %s is %s', async (_, verdict, signing) => {
    const { xml } = await open(signedXml(ublDocument('Invoice', invoiceContent()), signing));
    expect(xml.verdict).toBe(verdict);
  });

  it.each([
    ['XML_NO_ES_COMPROBANTE', ublDocument('ApplicationResponse', '')],
    ['XML_ILEGIBLE', '<Invoice><a></b></Invoice>'],
    ['XML_ILEGIBLE', '<Invoice>&none;</Invoice>'],
  ])('is refused with %s', async (code, xml) => {
    await expect(open(xml)).rejects.toMatchObject({ code });
  });
});

describe('the answer of SUNAT to a comprobante', () => {
  const answer = (code: string, more = '', ruc = '20999999019') =>
    ublDocument(
      'ApplicationResponse',
      `<cbc:ID>1</cbc:ID><cbc:IssueDate>2026-03-16</cbc:IssueDate>${more}
<cac:SenderParty><cac:PartyIdentification><cbc:ID>20131312955</cbc:ID></cac:PartyIdentification></cac:SenderParty>
<cac:ReceiverParty><cac:PartyIdentification><cbc:ID>${ruc}</cbc:ID></cac:PartyIdentification></cac:ReceiverParty>
<cac:DocumentResponse><cac:Response><cbc:ReferenceID>F001-123</cbc:ReferenceID>
<cbc:ResponseCode>${code}</cbc:ResponseCode><cbc:Description>La Factura numero F001-123, es así</cbc:Description></cac:Response></cac:DocumentResponse>`,
    );
  const NOTE = '<cbc:Note>4031 - Debe indicar el nombre comercial</cbc:Note>';

  it.each([
    ['0', '', 'aceptado'],
    ['0', NOTE, 'observado'],
    ['4031', '', 'observado'],
    ['4000', '', 'observado'],
    ['3999', '', 'rechazado'],
    ['2000', '', 'rechazado'],
    ['1999', '', 'excepcion'],
    ['0100', '', 'excepcion'],
    ['', '', 'excepcion'],
  ])('is read by its code %s%s: %s', async (code, more, status) => {
    const { xml } = await open(answer(code, more));
    expect(xml.cdr).toMatchObject({ status, code, text: 'La Factura numero F001-123, es así' });
    expect(xml.cdr?.notes).toEqual(more ? ['4031 - Debe indicar el nombre comercial'] : []);
  });

  it('names the comprobante and its issuer, and not SUNAT', async () => {
    const { xml, pdf } = await open(answer('0', NOTE, '6-20999999019'));
    expect(Object.fromEntries(xml.fields.map(({ path, text }) => [path, text]))).toEqual({
      'documento.tipo': 'Otro',
      'documento.numero': 'F001-123',
      'documento.fecha_emision': '2026-03-16',
      'proveedor.ruc': '20999999019',
      'informacion_adicional.observaciones':
        'Aceptado por SUNAT con observaciones (0). La Factura numero F001-123, es así 4031 - Debe indicar el nombre comercial',
    });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
