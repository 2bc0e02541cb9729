import type { BankLayout } from '../../contracts/bank-file';
import { isValidRuc } from '../ruc';
import { fieldProblem, fixedLine, windows1252, type FixedField } from '../fixed-width';
import { BBVA } from './bbva';
import { BCP } from './bcp';
import { INTERBANK } from './interbank';
import { PAYEE_NAME } from './table';
import type { BankDocument, BankFile, BankLine, BankPayment, Layout, LayoutField } from './table';

const LAYOUTS: Readonly<Record<BankLayout, Layout>> = {
  bcp: BCP,
  bbva: BBVA,
  interbank: INTERBANK,
};

/** A line of the file, field by field. */
export interface BankRecord {
  /** Spanish: `Cabecera`, the supplier, the document. */
  name: string;
  fields: FixedField[];
}

/** The records of the file in their order. */
export function bankRecords(file: BankFile): BankRecord[] {
  const { header, payment, document } = LAYOUTS[file.layout];
  const payments = paymentsOf(file, document !== undefined);
  const records = payments.flatMap((one) => [
    { name: one.payee.name, fields: filled(payment, one) },
    ...(document ? one.lines.flatMap(documentsOf) : []).map((of) => ({
      name: `${of.type === 'N' ? 'Nota de crédito' : 'Documento'} ${of.number}`,
      fields: filled(document ?? [], of),
    })),
  ]);
  return [{ name: 'Cabecera', fields: filled(header, { file, payments }) }, ...records];
}

/** The bytes of the file, Windows-1252: the same for the same file. Throws RangeError for what `lineProblem` says. */
export function bankFileBytes(file: BankFile): Uint8Array {
  const { lineEnd, endsLast } = LAYOUTS[file.layout];
  const lines = bankRecords(file).map(({ fields }) => fixedLine(fields));
  return windows1252(lines.join(lineEnd) + (endsLast ? lineEnd : ''));
}

const SHORTER = 'Escriba en esta línea cómo va en el archivo.';
const ELSEWHERE = 'Corrija el documento, o déjelo fuera y páguelo aparte.';

/** Why a line cannot be written, as a Spanish sentence; null when it can. */
export function lineProblem(file: Omit<BankFile, 'lines'>, line: BankLine): string | null {
  if (line.number === '') return `El documento no tiene número. ${ELSEWHERE}`;
  if (!isValidRuc(line.supplierRuc)) return `El RUC del proveedor no es válido. ${ELSEWHERE}`;
  if (line.bank.payee.name === '') return `«${PAYEE_NAME}» está vacío. ${SHORTER}`;
  if (line.amountCents <= 0) return 'No queda nada por pagar de él.';
  const fields = bankRecords({ ...file, lines: [line] }).flatMap((record) => record.fields);
  for (const field of fields) {
    const problem = fieldProblem(field);
    if (problem !== null) return `${problem} ${field.name === PAYEE_NAME ? SHORTER : ELSEWHERE}`;
  }
  return null;
}

const filled = <Of>(fields: readonly LayoutField<Of>[], of: Of): FixedField[] =>
  fields.map((field) => ({ ...field, value: field.value(of).normalize('NFC') }));

function paymentsOf(file: BankFile, isGrouped: boolean): BankPayment[] {
  const groups = new Map<string, [BankLine, ...BankLine[]]>();
  for (const [at, line] of file.lines.entries()) {
    const key = isGrouped ? `${line.supplierRuc}|${line.bank.payee.accountId}` : String(at);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()].map((lines) => ({
    ...{ file, lines, payee: lines[0].bank.payee, ruc: lines[0].supplierRuc },
    amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }));
}

/** What is set off is taken from the document, so that they leave what is paid. */
function documentsOf({ number, amountCents, bank: { creditNotes } }: BankLine): BankDocument[] {
  const notes = creditNotes.map((note): BankDocument => ({ type: 'N', ...note }));
  const setOff = creditNotes.reduce((sum, note) => sum + note.amountCents, 0);
  return [{ type: 'F', number, amountCents: amountCents + setOff }, ...notes];
}
