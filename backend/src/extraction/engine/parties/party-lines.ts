import { upToWord, type Page, type PrintedValue } from '../words/field-value';
import { runOn } from '../words/run-on';
import {
  endsBlock,
  hasCompanySuffix,
  isSaying,
  letterCount,
  looksLabelled,
  looksLikeAddress,
  looksLikeContact,
  upper,
} from '../page/text-kind';
import { cellOfToken, lineOfToken, toCell, type Cell } from '../page/layout';
import { joinText, type Token } from '../page/token';
import { endsAddress, isAbroad } from '../words/address-words';
import { inSentence, wordsBelow } from '../words/sentence-value';
import { trimEndOf } from '../../../rules/text-clean';

/** `SOCIEDAD ANONIMA` over `CERRADA`, `S. de R.L. de` over `C.V.`, `S.A.` over `DE C.V.`. */
export const goesOnLegalForm = (text: string, next: string): boolean =>
  (/SOCIEDAD(?: AN[OÓ]NIMA)?$/i.test(text) && /^(?:AN[OÓ]NIMA|CERRADA|ABIERTA)\b/i.test(next)) ||
  (/\bDE$/i.test(text) && /^C\.? ?V\b\.?$/i.test(next)) ||
  /^DE (?:R\.? ?L\.? DE )?C\.? ?V\b\.?$/i.test(next);

/** Ends in the first words of a form that the next line completes. */
const LEGAL_START = /\bSOCIEDAD(?: AN[OÓ]NIMA)?$/i;

/** A name with the lines that it goes on over, up to its legal form. */
export function withName(value: PrintedValue, page: Page, pageNumber: number): PrintedValue {
  return runOn(value, page, pageNumber, {
    maxLines: 3,
    isComplete: (text, next) => hasCompanySuffix(text) && !goesOnLegalForm(text, next),
    rejects: (text) =>
      letterCount(text) === 0 ||
      looksLikeAddress(text) ||
      looksLikeContact(text) ||
      endsBlock(text),
    mayBeShort: (text, next) =>
      (!hasCompanySuffix(text) && (hasCompanySuffix(next) || LEGAL_START.test(next))) ||
      goesOnLegalForm(text, next),
  });
}

/** What stands beside the label of an address and can be one. */
export function mayBeAddress(text: string): boolean {
  return letterCount(text) >= 5 || looksLikeAddress(`${text} `);
}

/** An address with the lines that it goes on over. */
export function withAddressLines(
  value: PrintedValue,
  page: Page,
  pageNumber: number,
): PrintedValue {
  const whole = runOn(value, page, pageNumber, {
    maxLines: 4,
    isComplete: () => false,
    rejects: (text) =>
      hasCompanySuffix(text) ||
      looksLikeContact(text) ||
      endsBlock(text) ||
      isSaying(text) ||
      endsAddress(text),
    mayBeShort: () => true,
  });
  // `Lurín, Lima (Perú)`, `41001 Sevilla - España`: the country, for those abroad.
  return upToWord(
    whole,
    whole.tokens.findIndex(
      ({ text }, at) =>
        at > 2 &&
        (/^\(\p{L}+\)$/u.test(text) ||
          (SEPARATOR.test(text) && isAbroad(joinText(whole.tokens.slice(at + 1))))),
    ),
  );
}

const SEPARATOR = /^[-–—|/·•]+$/;
/** Words of a name with the sign behind it, which an address may follow. */
const MOST_NAME = 16;
/** What stands behind an address on the same line. */
const CONTACT =
  /^\W*(?:TEL|TELF|TELFS|TELEF|TELEFONOS?|TELEFAX|CEL|CELULAR|CENTRAL|MOVIL|WHATSAPP|FAX|E-?MAIL|CORREO|WEB|WWW|R\.?U\.?C)\b|@|WWW\./;

/** The address in a cell, alone or between a RUC and a telephone; null when there is none. */
export function addressPart({ tokens }: Pick<Cell, 'tokens'>): PrintedValue | null {
  // `RUC 20447766729 - Av. Grau 812`: the number with its label begins no address.
  const number = tokens.slice(0, 3).findIndex(({ text }) => /^\d{11}$/.test(text));
  const behind = tokens.slice(0, MOST_NAME).findIndex((_, at) => isAddressBehindName(tokens, at));
  const begins = tokens.findIndex(({ text }, index) => {
    if (index <= number || SEPARATOR.test(text)) return false;
    const before = tokens[index - 1]?.text ?? '-';
    const mayBegin = SEPARATOR.test(before) || /[,;]$/.test(before) || /^\d{11}\W?$/.test(before);
    return mayBegin && looksLikeAddress(joinText(tokens.slice(index)));
  });
  const start = Math.max(begins, behind);
  if (start === -1) return null;
  // `Albert Dock Chambers, 11 Humber Street`: what a comma parts from it is of the address, but for a name.
  const before = joinText(tokens.slice(number + 1, start));
  const isOne =
    /,$/.test(before) && !hasCompanySuffix(before.replace(/,$/, '')) && !looksLabelled(before);
  const rest = tokens.slice(isOne ? number + 1 : start);
  const end = rest.findIndex(({ text }) => CONTACT.test(upper(text)));
  const words = end === -1 ? rest : rest.slice(0, end);
  while (SEPARATOR.test(words.at(-1)?.text ?? '') && end !== -1) words.pop();
  return words.length < 2 ? null : { tokens: words, text: joinText(words) };
}

/** What goes on after a name or an address in the sentence of a receipt. */
const GOES_ON =
  /^(?:IDENTIFICAD[OA]S?|DOMICILIAD[OA]S?|CON (?:R\W?U\W?C|D\W?N\W?I|DOMICILIO|DIRECCION)|LA (?:SUMA|CANTIDAD)|EL (?:IMPORTE|MONTO)|POR (?:CONCEPTO|LA SUMA|EL)|R\W?U\W?C\b|REGISTRO UNICO DE|D\W?N\W?I\b|(?:DOC\W?|DOCUMENTO) NACIONAL DE|CARNET? DE EXTRANJERIA|QUIEN|HEMOS|EN ADELANTE)/;

/**
 * The part of a sentence that the value is: `EMPRESA S.A., identificada con RUC ...` ends at the comma.
 * @param whole the value with the lines that it may run on over
 */
export function sentencePart(
  value: PrintedValue,
  whole: (value: PrintedValue) => PrintedValue,
): PrintedValue {
  return cut(value) ?? cutOrAll(whole(value));
}

/** The name that such a sentence begins with, on its own line. */
export const nameIn = (value: PrintedValue): PrintedValue => cut(value) ?? value;

/** Without the first word of what goes on, when the rest of it stands on the next line (`..., la`). */
function cutOrAll(value: PrintedValue): PrintedValue {
  const part = cut(value);
  if (part) return part;
  const last = value.tokens.at(-1);
  const isLoose =
    /^(?:la|el|por|con|y)$/.test(last?.text ?? '') && /,$/.test(value.tokens.at(-2)?.text ?? '');
  if (!isLoose) return value;
  const tokens = value.tokens.slice(0, -1);
  return { tokens, text: trimEndOf(joinText(tokens), /[\s,;]/) };
}

/** Null where nothing goes on. */
function cut({ tokens }: PrintedValue): PrintedValue | null {
  const at = tokens.findIndex(
    (_, index) =>
      index > 0 &&
      (GOES_ON.test(upper(joinText(tokens.slice(index, index + 3))).replace(/^\(/, '')) ||
        isAddressBehindName(tokens, index)),
  );
  if (at === -1) return null;
  const part = tokens.slice(0, at);
  return { tokens: part, text: trimEndOf(joinText(part), /[\s,;:–-]/) };
}

/** `EMPRESA S.A.C., Av. Grau 120, Lima`, `EMPRESA S.A.C. - Av. Grau 120`: behind the comma or the dash of a company's name. */
const isAddressBehindName = (tokens: readonly Token[], at: number): boolean =>
  /,$|^[-–—|/]$/.test(tokens[at - 1]?.text ?? '') &&
  hasCompanySuffix(trimEndOf(joinText(tokens.slice(0, at)), /[\s,|/–—-]/)) &&
  looksLikeAddress(joinText(tokens.slice(at)));

/** `EMPRESA S.A.C. - Av. Grau 120`: what a value goes on with behind the name that it begins with. */
export function addressAfter(
  name: PrintedValue | null,
  whole: PrintedValue | null,
  page: Page,
): PrintedValue | null {
  const last = name?.tokens.findLast(({ compact }) => compact !== '');
  const at = last && whole ? whole.tokens.indexOf(last) : -1;
  const rest = at === -1 || last?.text.endsWith(',') ? [] : (whole?.tokens.slice(at + 1) ?? []);
  const part = rest.length > 1 ? addressPart({ tokens: rest }) : null;
  return part && withAddressLines(part, page, part.tokens[0]?.box.page ?? 1);
}

/** The address that a sentence goes on with behind a name, up to its end. */
export function addressBehind(name: PrintedValue | null, page: Page): PrintedValue | null {
  const last = name?.tokens.at(-1);
  const line = lineOfToken(page.layout, last);
  const cell = cellOfToken(page.layout, last);
  if (!last || !line || !cell) return null;
  const rest = cell.tokens.slice(cell.tokens.indexOf(last) + 1);
  const below = cell === line.cells.at(-1) ? wordsBelow(line, page) : [];
  const isAddress = last.text.endsWith(',') && looksLikeAddress(joinText([...rest, ...below]));
  return isAddress ? inSentence(rest, below) : null;
}

/** `EMPRESA S.A.C. - RUC 20999999019`: what stands before the number on its line. */
export function beforeRuc(cell: Cell): Cell {
  const at = cell.tokens.findIndex(({ text }) => /^\W*R\.?\s?U\.?\s?C\b|^\W*\d{11}\W*$/.test(text));
  if (at < 1) return cell;
  const words = cell.tokens.slice(0, at);
  while (words.at(-1)?.compact === '') words.pop();
  return words.length === 0 ? cell : toCell(words, cell.page);
}
