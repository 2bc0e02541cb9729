import type { DocumentSummary } from '@contracts/document';
import { DOCUMENT_TYPE_LABEL } from '@contracts/extracted-data';
import type { SignedInUser } from '@contracts/user';
import { parseComprobanteNumber } from '@rules/comprobante-number';
import { formatDate } from '@rules/date';
import { formatMoney } from '@rules/money';
import { moneyOf } from '../../history/history-row';

/** A comprobante that was issued as an XML (its series begins with a letter), of which nobody has added it. */
export function lacksXml({ status, sourceMatch, extractedData }: DocumentSummary): boolean {
  const number = parseComprobanteNumber(extractedData?.documento?.numero ?? '');
  return status === 'completed' && sourceMatch === null && /^[A-Z]/.test(number?.serie ?? '');
}

function line(document: DocumentSummary): string {
  const { tipo, numero, fecha_emision, fecha } = document.extractedData?.documento ?? {};
  const day = fecha_emision ?? fecha;
  const money = moneyOf(document);
  const words = [
    `- ${tipo ? DOCUMENT_TYPE_LABEL[tipo] : 'Comprobante'} ${numero}`,
    ...(day ? [`del ${formatDate(day)}`] : []),
    ...(money ? [`por ${formatMoney(money.amount, money.currency)}`] : []),
  ];
  return words.join(' ');
}

/** A message to each supplier, ready to be sent, that asks for the XML of these comprobantes. */
export function xmlRequest(
  documents: readonly DocumentSummary[],
  { firstName, lastName, companyName }: SignedInUser,
): string {
  const bySupplier = new Map<string, DocumentSummary[]>();
  for (const document of documents) {
    const { ruc, nombre } = document.extractedData?.proveedor ?? {};
    const supplier = ruc || nombre || '';
    bySupplier.set(supplier, [...(bySupplier.get(supplier) ?? []), document]);
  }
  const from = [`${firstName} ${lastName}`.trim(), companyName].filter(Boolean).join('\n');
  const messages = [...bySupplier.values()].map((owed) => {
    const { nombre, ruc } = owed[0]?.extractedData?.proveedor ?? {};
    return [
      `Señores ${nombre || 'proveedor'}${ruc ? ` (RUC ${ruc})` : ''}:`,
      'Les pedimos enviarnos el XML firmado y la constancia de recepción de SUNAT (CDR) de:',
      owed.map(line).join('\n'),
      `Gracias.\n${from}`,
    ].join('\n\n');
  });
  return messages.join('\n\n\n');
}
