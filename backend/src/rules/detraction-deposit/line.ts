import {
  DEPOSITED_BY_TWIN,
  type DepositLine,
  type DepositProblem,
  type WrittenDeposit,
} from '../../contracts/detraction-deposits';
import {
  SUNAT_CODE,
  type CuentaData,
  type DocumentType,
  type ExtractedData,
} from '../../contracts/extracted-data';
import type { JudgedDocument } from '../../contracts/payment-subject';
import type { RegisteredAccount } from '../../contracts/suppliers';
import { BANKS, bankCode, digitsOf } from '../bank-account';
import { fifthBusinessDayOfNextMonth } from '../business-days';
import { comprobanteKey } from '../comprobante-number';
import { isIsoDate } from '../date';
import { decidedCode, decidedDeposit } from '../detraction/decided';
import { fieldProblem } from '../fixed-width';
import { isDni, isValidRuc } from '../ruc';
import { accountState, isStopping } from '../supplier-accounts';
import { asciiText, asSentence } from '../text-clean';
import { detailFields } from './write';

/** A document with what else decides about its line. */
export interface DepositSubject {
  document: JudgedDocument;
  /** Of its supplier. */
  accounts: readonly RegisteredAccount[];
  companyRuc: string | null;
  batchNumber: string | null;
  /** What another document of the same comprobante has against it; null when nothing. */
  twinProblem: string | null;
}

/** The line of a document with everything that keeps it out of a file. */
export function depositLine(subject: DepositSubject): DepositLine {
  const { document, accounts, companyRuc, batchNumber, twinProblem } = subject;
  const isOwn = companyRuc !== null && document.extractedData?.proveedor?.ruc === companyRuc;
  // What the company is paid goes into the account that its own document prints.
  const known = isOwn ? [] : accounts;
  const { account, problem } = nacionAccount(document.extractedData ?? {}, known);
  const written = writtenOf(document, isOwn, account);
  const observed =
    document.observation && `Está observado: ${asSentence(document.observation.reason)}`;
  const objections = {
    cuenta: problem,
    [DEPOSITED_BY_TWIN]: twinProblem,
    observación: observed,
  };
  const told = Object.entries(objections).flatMap(([field, text]): DepositProblem[] =>
    text === null ? [] : [{ field, text }],
  );
  return {
    ...written,
    filename: document.filename,
    payer: isOwn ? 'P' : '*',
    workflowStatus: document.workflowStatus,
    deadline: deadlineOf(document, written.issueDate),
    batchNumber,
    problems: [...missing(written), ...told],
  };
}

function writtenOf(document: JudgedDocument, isOwn: boolean, account: string): WrittenDeposit {
  const data = document.extractedData ?? {};
  const [, type = '', serie = '', numero = ''] = (comprobanteKey(data) ?? '').split('|');
  const party = (isOwn ? data.cliente : data.proveedor) ?? {};
  const issued = data.documento?.fecha_emision ?? data.documento?.fecha ?? '';
  return {
    documentId: document.id,
    partyId: digitsOf(party.ruc),
    partyName: asciiText(party.nombre ?? '')
      .toUpperCase()
      .trim(),
    code: decidedCode(document) ?? '',
    account,
    amountSoles: decidedDeposit(document) ?? 0,
    issueDate: isIsoDate(issued) ? issued : '',
    documentType: SUNAT_CODE[type as DocumentType] ?? '',
    serie,
    numero,
  };
}

const CORRECT = 'Corríjalo en el documento.';

/** What the file cannot be written with, each with its next step. */
function missing(line: WrittenDeposit): DepositProblem[] {
  const lacks: readonly (readonly [boolean, string, string])[] = [
    [
      !isValidRuc(line.partyId) && !(isDni(line.partyId) && line.partyName !== ''),
      'RUC',
      `El RUC o DNI del otro no es válido, o falta su nombre. ${CORRECT}`,
    ],
    [
      !/^\d{2}$/.test(line.documentType),
      'comprobante',
      `Faltan tipo, serie o número del comprobante. ${CORRECT}`,
    ],
    [
      line.numero !== '' && !/^[A-Z0-9]{4}$/.test(line.serie),
      'serie',
      `La serie «${line.serie}» no tiene 4 caracteres, que es lo que el archivo admite. Deposítelo en el portal de SUNAT.`,
    ],
    [line.issueDate === '', 'fecha de emisión', `Falta la fecha de emisión. ${CORRECT}`],
    [
      line.code === '',
      'código',
      'No se sabe el código del bien o servicio (catálogo 54). Elíjalo con el siguiente paso del flujo o complételo en el documento.',
    ],
    [
      line.amountSoles <= 0,
      'monto',
      'El depósito no se puede calcular: falta el porcentaje o el tipo de cambio. Dígalo con el siguiente paso del flujo.',
    ],
  ];
  const found = lacks.flatMap(([isMissing, field, text]) => (isMissing ? [{ field, text }] : []));
  const tooLong = detailFields(line).flatMap((field) => {
    const text = field.name === 'La serie' ? null : fieldProblem(field);
    return text === null ? [] : [{ field: field.name.toLowerCase(), text: `${text} ${CORRECT}` }];
  });
  return [...found, ...tooLong];
}

/** The buyer's: with the payment, at the latest the fifth business day of the month after it was booked (peru.md 4). */
function deadlineOf({ paymentInfo }: JudgedDocument, issueDate: string): string | null {
  const last = issueDate === '' ? null : fifthBusinessDayOfNextMonth(issueDate);
  return (
    [paymentInfo?.paymentDate, last].filter((day) => typeof day === 'string').sort()[0] ?? null
  );
}

const NACION = '018';

/** The eleven digits of an account in the Banco de la Nación, by its number or its CCI; '' for any other. */
function nacionDigits(account: CuentaData): string {
  const bank = bankCode(account) === NACION ? BANKS[NACION] : undefined;
  const cci = digitsOf(account.cci);
  const ofCci = bank && cci.length === 20 ? bank.cciCore(cci.slice(3, 6), cci.slice(6, 18)) : '';
  return bank?.core(digitsOf(account.numero)) ?? ofCci;
}

const LOOK_AGAIN =
  'Compruébelo con el proveedor y corrija el documento, o la cuenta en Proveedores.';

/**
 * The account that a supplier's detracción is deposited to: the one that the document prints, else the one that the
 * registry of its accounts has, a confirmed one before one that was only seen.
 * @returns `account` '' with the reason why there is none
 */
function nacionAccount(
  data: ExtractedData,
  registered: readonly RegisteredAccount[],
): { account: string; problem: string | null } {
  const printed = nacionDigits({
    banco: 'Banco de la Nación',
    numero: data.detraccion?.cuenta ?? null,
  });
  const known = registered
    .map((one) => ({ account: nacionDigits(one), state: accountState(one) }))
    .filter(({ account }) => account !== '');
  const confirmed = known.filter(({ state }) => state === 'confirmada');
  const [wanted = ''] = [printed, ...confirmed.map(({ account }) => account)].filter(Boolean);
  const seen = known.find(({ state }) => !isStopping(state))?.account ?? '';
  const account = wanted || seen;
  const waits = known.find((one) => one.account === account && isStopping(one.state));
  if (account === '') {
    const problem =
      'No se conoce su cuenta en el Banco de la Nación. Complétela en el documento o confírmela en Proveedores.';
    return { account, problem };
  }
  if (waits)
    return { account, problem: `Su cuenta ${account} está por aceptar o retirada. ${LOOK_AGAIN}` };
  const isOther = confirmed.length > 0 && confirmed.every((one) => one.account !== account);
  const other = `El documento imprime la cuenta ${account} y la confirmada es ${confirmed[0]?.account}. ${LOOK_AGAIN}`;
  return { account, problem: isOther ? other : null };
}
