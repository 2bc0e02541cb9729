import type { DepositPayer, WrittenDeposit } from '../../contracts/detraction-deposits';
import { fixedLine, type FixedField } from '../fixed-width';
import { asciiText } from '../text-clean';

/** Names longer than this are cut in the header: the RUC beside it says who deposits. */
const NAME_WIDTH = 35;
/** Sale of goods or services (table 2 of SUNAT); the product reads no other operation. */
const OPERATION = '01';
const NO_PROFORMA = '000000000';
/** First sale of real estate: its lines name the party also when it has a RUC. */
const REAL_ESTATE = '040';
const RUC_LENGTH = 11;

export interface DepositFile {
  payer: DepositPayer;
  companyRuc: string;
  companyName: string;
  /** `260001`. */
  number: string;
  lines: readonly WrittenDeposit[];
}

const left = (name: string, width: number, value: string): FixedField => ({
  ...{ name, width, value },
  ...{ side: 'left', fill: ' ' },
});
const right = (name: string, width: number, value: string): FixedField => ({
  ...{ name, width, value },
  ...{ side: 'right', fill: '0' },
});
/** 13 digits of soles and two of céntimos, which a deposit has not. */
const amount = (name: string, soles: number): FixedField => right(name, 15, `${soles}00`);

/** The 107 of a detail line (peru.md 6; docs/sources.md). */
export function detailFields(line: WrittenDeposit): FixedField[] {
  const isRuc = line.partyId.length === RUC_LENGTH;
  const isNamed = !isRuc || line.code === REAL_ESTATE;
  return [
    left('El tipo de documento de identidad', 1, isRuc ? '6' : '1'),
    left('El número de RUC o DNI', RUC_LENGTH, line.partyId),
    left('El nombre', NAME_WIDTH, isNamed ? line.partyName : ''),
    left('La proforma', 9, NO_PROFORMA),
    left('El código de bien o servicio', 3, line.code),
    left('La cuenta', 11, line.account),
    amount('El monto', line.amountSoles),
    left('La operación', 2, OPERATION),
    left('El período', 6, line.issueDate.slice(0, 7).replace('-', '')),
    left('El tipo de comprobante', 2, line.documentType),
    left('La serie', 4, line.serie),
    right('El número', 8, line.numero),
  ];
}

/**
 * The mass deposit of SUNAT and the Banco de la Nación: a header of 68 and details of 107 characters, ASCII, every
 * line ended by CRLF. The header's total is the exact sum. Throws RangeError for what does not fit a detail.
 */
export function depositFileText({ payer, companyRuc, companyName, number, lines }: DepositFile) {
  const name = asciiText(companyName).toUpperCase().slice(0, NAME_WIDTH);
  const header = [
    left('El indicador', 1, payer),
    left('El RUC de la empresa', RUC_LENGTH, companyRuc),
    left('El nombre de la empresa', NAME_WIDTH, name),
    left('El lote', 6, number),
    amount('El total', totalSoles(lines)),
  ];
  return [header, ...lines.map(detailFields)].map((fields) => `${fixedLine(fields)}\r\n`).join('');
}

export const totalSoles = (lines: readonly Pick<WrittenDeposit, 'amountSoles'>[]): number =>
  lines.reduce((sum, { amountSoles }) => sum + amountSoles, 0);

/** The name that SUNAT asks for: `D20999999027260001.txt`. */
export const depositFileName = (companyRuc: string, number: string): string =>
  `D${companyRuc}${number}.txt`;
