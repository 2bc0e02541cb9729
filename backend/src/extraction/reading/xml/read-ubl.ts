import { MAX_ROWS_READ } from '../../../contracts/limits';
import { DOCUMENT_TYPE_LABEL, type DocumentType } from '../../../contracts/extracted-data';
import type { XmlField } from '../../../contracts/xml-source';
import { CodedError } from '../../../platform/sandbox';
import {
  amount,
  EXTENSION,
  figure,
  put,
  readAccounts,
  readAgent,
  readCollections,
  readTotals,
  sumOf,
  type Values,
} from './ubl-sums';
import { elementsAt, elementWith, textAt, textOf } from './xml-nodes';

/** What a comprobante in UBL says, in the keys of the specification; texts as they are drawn. */
export interface UblReading {
  type: DocumentType;
  /** ISO; null when it has none. */
  issued: string | null;
  fields: XmlField[];
}

/** Catalogue 01 of SUNAT, where the root alone does not tell. */
const TYPE_OF_CODE: Readonly<Record<string, DocumentType>> = {
  '01': 'factura',
  '03': 'boleta',
  '04': 'liquidacion_compra',
  '09': 'guia_remision',
  '14': 'recibo_servicios',
  '31': 'guia_remision',
};

interface Root {
  type: DocumentType;
  supplier: string;
  customer: string;
  totals?: string;
  line?: string;
  quantity?: string;
}

const OF_SALE = { supplier: 'AccountingSupplierParty', customer: 'AccountingCustomerParty' };
const OF_AGENT = { supplier: 'AgentParty', customer: 'ReceiverParty' };

/** The six roots of UBL 2.0 and 2.1 that SUNAT takes of a seller; a note of debit asks for its total. */
const ROOTS: Readonly<Record<string, Root>> = {
  Invoice: {
    type: 'factura',
    ...OF_SALE,
    totals: 'LegalMonetaryTotal',
    line: 'InvoiceLine',
    quantity: 'InvoicedQuantity',
  },
  CreditNote: {
    type: 'nota_credito',
    ...OF_SALE,
    totals: 'LegalMonetaryTotal',
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
  },
  DebitNote: {
    type: 'nota_debito',
    ...OF_SALE,
    totals: 'RequestedMonetaryTotal',
    line: 'DebitNoteLine',
    quantity: 'DebitedQuantity',
  },
  DespatchAdvice: {
    type: 'guia_remision',
    supplier: 'DespatchSupplierParty',
    customer: 'DeliveryCustomerParty',
    line: 'DespatchLine',
    quantity: 'DeliveredQuantity',
  },
  Retention: { type: 'retencion', ...OF_AGENT },
  Perception: { type: 'percepcion', ...OF_AGENT },
};

/** Address in one line: street, district, city, department. */
function addressOf(party: Element): string | null {
  const places = [
    'PartyLegalEntity/RegistrationAddress',
    'PostalAddress',
    'PartyTaxScheme/RegistrationAddress',
  ];
  const address = places.flatMap((place) => elementsAt(party, place))[0];
  if (!address) return null;
  const street = textAt(address, 'AddressLine/Line', 'StreetName');
  const rest = ['District', 'CityName', 'CountrySubentity'].map((name) => textAt(address, name));
  return [street, ...rest].filter((part) => part && part !== '-').join(', ') || null;
}

function readParty(
  values: Values,
  group: 'proveedor' | 'cliente',
  holder: Element | undefined,
): void {
  if (!holder) return;
  const party = elementsAt(holder, 'Party')[0] ?? holder;
  const name = textAt(
    party,
    'PartyLegalEntity/RegistrationName',
    'PartyTaxScheme/RegistrationName',
    'PartyName/Name',
  );
  put(values, `${group}.nombre`, name);
  const id =
    textAt(party, 'PartyIdentification/ID', 'PartyTaxScheme/CompanyID') ??
    textAt(holder, 'CustomerAssignedAccountID');
  // 0 stands for a customer without a name.
  put(values, `${group}.ruc`, id === '0' ? null : id);
  put(values, `${group}.direccion`, addressOf(party));
  put(values, `${group}.telefono`, textAt(party, 'Contact/Telephone'));
  put(values, `${group}.email`, textAt(party, 'Contact/ElectronicMail'));
}

/** `Cuota 1: 2026-07-30 1,907.68; …` */
function instalments(root: Element): { day: string; text: string }[] {
  return elementsAt(root, 'PaymentTerms')
    .filter((terms) => /^Cuota/i.test(textAt(terms, 'PaymentMeansID') ?? ''))
    .map((terms) => ({
      day: textAt(terms, 'PaymentDueDate') ?? '',
      money: amount(textAt(terms, 'Amount')) ?? '',
    }))
    .filter(({ day }) => day !== '')
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ day, money }, at) => ({ day, text: `Cuota ${at + 1}: ${day} ${money}`.trim() }));
}

function readTerms(values: Values, root: Element): void {
  const parts = instalments(root);
  const due = parts.at(-1)?.day ?? textAt(root, 'DueDate', 'PaymentMeans/PaymentDueDate');
  put(values, 'documento.fecha_vencimiento', due);
  put(values, 'informacion_adicional.cuotas', parts.map(({ text }) => text).join('; '));
  const form = elementsAt(root, 'PaymentTerms')
    .filter((terms) => textAt(terms, 'ID') === 'FormaPago')
    .map((terms) => textAt(terms, 'PaymentMeansID'))
    .find((text) => text && !/^Cuota/i.test(text));
  put(values, 'informacion_adicional.terminos_pago', form === 'Credito' ? 'Crédito' : form);
}

/** Texts that SUNAT's catalogue 52 numbers: 1000 is the amount in words; one without a number is the issuer's. */
function readNotes(values: Values, root: Element): void {
  const notes = elementsAt(root, 'Note');
  const codeOf = (note: Element): string => note.getAttribute('languageLocaleID') ?? '';
  const old = elementsAt(root, `${EXTENSION}/AdditionalProperty`);
  const words =
    notes.filter((note) => codeOf(note) === '1000').map(textOf)[0] ??
    old.filter((one) => textAt(one, 'ID') === '1000').map((one) => textAt(one, 'Value'))[0];
  put(values, 'informacion_adicional.monto_en_letras', words);
  const own = notes.filter((note) => codeOf(note) === '').map(textOf);
  put(values, 'informacion_adicional.observaciones', own.filter(Boolean).join(' '));
}

function readDocument(values: Values, root: Element, type: DocumentType): void {
  values.set('documento.tipo', DOCUMENT_TYPE_LABEL[type]);
  put(values, 'documento.numero', textAt(root, 'ID'));
  put(values, 'documento.fecha_emision', textAt(root, 'IssueDate'));
  put(values, 'documento.moneda', textAt(root, 'DocumentCurrencyCode'));
  put(
    values,
    'documento.documento_afectado',
    textAt(root, 'BillingReference/InvoiceDocumentReference/ID', 'DiscrepancyResponse/ReferenceID'),
  );
  put(values, 'informacion_adicional.orden_compra', textAt(root, 'OrderReference/ID'));
  const guides = elementsAt(root, 'DespatchDocumentReference/ID').map(textOf);
  put(values, 'informacion_adicional.guia_remision', guides.filter(Boolean).join(', '));
  const weight = elementsAt(root, 'Shipment/GrossWeightMeasure')[0];
  const unit = weight?.getAttribute('unitCode') ?? '';
  put(
    values,
    'informacion_adicional.peso_total',
    textOf(weight) && `${textOf(weight)} ${unit}`.trim(),
  );
}

/** What is given away has a reference of a price, and 0 as its price. */
function priceOf(line: Element): string | null {
  const price = figure(textAt(line, 'Price/PriceAmount'));
  const reference = elementWith(
    line,
    'PricingReference/AlternativeConditionPrice',
    'PriceTypeCode',
    '02',
  );
  return price === '0' && reference ? figure(textAt(reference, 'PriceAmount')) : price;
}

function readLine(values: Values, line: Element, row: string, quantity: string): void {
  const count = elementsAt(line, quantity)[0];
  const words = elementsAt(line, 'Item/Description').map(textOf).filter(Boolean).join(' ');
  put(values, `${row}.codigo`, textAt(line, 'Item/SellersItemIdentification/ID'));
  put(values, `${row}.descripcion`, words || textAt(line, 'Item/Name'));
  put(values, `${row}.unidad`, count?.getAttribute('unitCode'));
  put(values, `${row}.cantidad`, figure(textOf(count)));
  put(values, `${row}.precio_unitario`, priceOf(line));
  const off = elementsAt(line, 'AllowanceCharge').filter(
    (one) => textAt(one, 'ChargeIndicator') === 'false',
  );
  put(values, `${row}.descuento`, sumOf(off.map((one) => textAt(one, 'Amount'))));
  const value = textAt(line, 'LineExtensionAmount');
  // SUNAT's portal writes 0 beside the price of a fee, where it says nothing.
  const isNothing =
    Number(value ?? Number.NaN) === 0 && values.get(`${row}.precio_unitario`) === '0';
  put(values, `${row}.subtotal`, isNothing ? '0.00' : amount(value));
}

/** SUNAT's portal writes them as invoices with the tax of the fourth category withheld. */
const isFeeReceipt = (root: Element): boolean =>
  elementWith(root, 'InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory', 'ID', 'RET 4TA') !== undefined;

/**
 * Reads a comprobante; prefixes and the version of UBL are the issuer's choice.
 * Throws `XML_NO_ES_COMPROBANTE` for another root.
 */
export function readUbl(root: Element): UblReading {
  const known = ROOTS[root.localName];
  if (!known) throw new CodedError('XML_NO_ES_COMPROBANTE');
  const code = textAt(root, 'InvoiceTypeCode', 'DespatchAdviceTypeCode') ?? '';
  const type = isFeeReceipt(root) ? 'recibo_honorarios' : (TYPE_OF_CODE[code] ?? known.type);
  const values: Values = new Map();
  readDocument(values, root, type);
  readParty(values, 'proveedor', elementsAt(root, known.supplier)[0]);
  readParty(values, 'cliente', elementsAt(root, known.customer)[0]);
  readTotals(values, root, known.totals);
  readCollections(values, root);
  readAccounts(values, root);
  readAgent(values, root, type);
  readTerms(values, root);
  readNotes(values, root);
  const { line, quantity } = known;
  if (line && quantity)
    elementsAt(root, line)
      .slice(0, MAX_ROWS_READ)
      .forEach((one, at) => readLine(values, one, `productos.${at}`, quantity));
  const fields = [...values].map(([path, text]) => ({ path, text }));
  return { type, issued: values.get('documento.fecha_emision') ?? null, fields };
}
