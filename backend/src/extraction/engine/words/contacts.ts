import { trimmedOf } from '../../../rules/text-clean';
import type { Cell } from '../page/layout';
import { hasCompanySuffix, looksLikeAddress, upper } from '../page/text-kind';
import { banksIn } from './accounts';
import { joinText, type Token } from '../page/token';
import type { PrintedValue } from './field-value';

const EMAIL_ALONE = /^[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;
/** Lima `(01) 615-7691`, provinces `(044) 267419` and `044-267419`, mobile `954 124 382`, abroad `+1 (303) 555-0175`, Spain `91 5 12 92 57`. */
const PHONE =
  /^(?:\+?51\s?)?(?:\(0?\d{1,3}\)\s?\d{3}[-\s]?\d{3,4}|0\d{1,2}-\d{6,7}|0?1[-\s]\d{3}[-\s]?\d{4}|9\d{2}[-\s]?\d{3}[-\s]?\d{3})$|^[6-9]\d(?=(?: ?\d){7}$)\d? [\d ]+$|^\+\d{1,3}[\s-]?(?:\(\d{1,4}\)[\s-]?)?\d[\d\s-]{5,12}\d$/;
const MOST_WORDS = 6;

/** None of an account that a bank keeps: some have the form of one. */
export const phoneIn = (cells: readonly Cell[]): PrintedValue | null =>
  firstRun(cells, (text, { tokens }) => PHONE.test(text) && banksIn(tokens).length === 0);

export const emailIn = (cells: readonly Cell[]): PrintedValue | null =>
  firstRun(cells, (text) => EMAIL_ALONE.test(text));

/** The first words, the longest run of them, that are what is looked for. */
function firstRun(
  cells: readonly Cell[],
  accepts: (text: string, cell: Cell) => boolean,
): PrintedValue | null {
  for (const cell of cells) {
    for (let start = 0; start < cell.tokens.length; start += 1) {
      for (let size = MOST_WORDS; size > 0; size -= 1) {
        const tokens = cell.tokens.slice(start, start + size);
        const text = trimmedOf(joinText(tokens), /[·|/\s–-]/, /[\s,;.·|/–-]/);
        if (tokens.length === size && accepts(text, cell)) return { tokens, text };
      }
    }
  }
  return null;
}

/** What the office of somebody who works alone calls itself, or says that it does. */
const TRADES =
  /ESTUDIO|CONSULTOR|ASESOR|ASOCIAD|ABOGAD|CONTADOR|CONTABL|ARQUITECT|INGENIER|CLINIC|CENTRO|GRUPO|STUDIO|TALLER|SERVICIO|SOLUCION|LEGAL|DISENO|CREATIV|MARKETING|PRODUCCION|COMUNICACION|DENTAL|ODONTOLOG|MEDIC|PSICOLOG|NOTARI|FOTOGRAF|PROYECT|CONSTRUC|INMOBILIARI|TRADUC|CAPACITACI|AUDITOR|OFICINA|JURIDIC|TRIBUTARI|GESTION|TECNOLOG|SISTEMA|DIGITAL|AGENCIA|RECIBO|HONORARIO|ELECTRONIC|PROFESIONAL|INDEPENDIENTE|BUFETE|GABINETE|DESPACHO/;

/** Words of the name of a person: surnames and given names, with small words between them. */
const PERSON =
  /^(?:\p{Lu}[\p{L}'’-]+,?|(?:DEL?|LAS?|LOS|Y|[dD]el?|las?|los|y)(?=\s))(?:\s(?:\p{Lu}[\p{L}'’-]+,?|DEL?|LAS?|LOS|Y|del?|las?|los|y)){2,7}$/u;

/** What the name of a person ends before: a register of a profession, or a sign. */
const REGISTER = /^(?:[-–|·/]|\(?(?:Reg|C[A-Z]{1,3}P?|N[°º]?|Mat)\b.*)$/i;

/** The name of a person that words begin with: three of them at least, and none of a trade. */
export function personAt(words: readonly Token[]): readonly Token[] | null {
  const end = words.findIndex(({ text }, at) => at > 2 && REGISTER.test(text));
  const name = end === -1 ? words : words.slice(0, end);
  const text = joinText(name);
  const isOther = TRADES.test(upper(text)) || hasCompanySuffix(text) || looksLikeAddress(text);
  return PERSON.test(text) && !isOther ? name : null;
}
