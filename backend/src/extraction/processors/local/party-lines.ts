import type { Page, PrintedValue } from './field-value';
import { runOn } from './run-on';
import {
  endsBlock,
  hasCompanySuffix,
  isSaying,
  letterCount,
  looksLikeAddress,
  looksLikeContact,
  upper,
} from './text-kind';
import { isBranch } from './address-part';

/** A part of the organisation, which signs under its address. */
const DEPARTMENT =
  /^\W*(?:(?:SUB)?GERENCIA|JEFATURA|VICERRECTORADO|(?:AREA|DIVISION|UNIDAD|DIRECCION|COORDINACION|OFICINA|SECCION) (?:DE|GENERAL)|DEPARTAMENTO DE (?:LOGISTICA|COMPRAS|ADQUISICIONES|ABASTECIMIENTO|ADMINISTRACION|FINANZAS|CONTABILIDAD|TESORERIA|VENTAS|COBRANZAS|FACTURACION|OPERACIONES|MANTENIMIENTO|SISTEMAS|PROYECTOS))\b/;
/** What announces a number to call. */
const CARE =
  /^\W*(?:(?:ATENCION|SERVICIO) AL? (?:CLIENTE|USUARIO|PUBLICO|SOCIO|PACIENTE|CONSUMIDOR)|CALL CENTER|LINEA GRATUITA|CONSULTAS|RECLAMOS|EMERGENCIAS|VENTAS|PEDIDOS|DELIVERY)\b(?=.*\d{3})/;

/** What tells the carrier where to bring it. */
const ROUND = /^\W*(?:ZONA POSTAL|RUTA DE (?:REPARTO|LECTURA)|RUTA)\b/;

/** A line of its own that programs of other countries print under every address. */
const COUNTRY = /^\W*(?:REPUBLICA DEL )?PERU\W*$/;

/** Where an address ends: under it a country is named, a round, a branch, a department, or a number to call. */
function endsAddress(text: string): boolean {
  const folded = upper(text);
  return (
    COUNTRY.test(folded) ||
    ROUND.test(folded) ||
    isBranch(text) ||
    isOtherAddress(text) ||
    isShop(text) ||
    DEPARTMENT.test(folded) ||
    CARE.test(folded)
  );
}

/** `T014 PARDO - AV. JOSE PARDO 715`: a code and a name of a shop before the address of its own. */
function isShop(text: string): boolean {
  const [, rest = ''] = /^\W*[A-Z]{1,3}-?\d{2,4}\s+\p{L}[^-]* - (.*)$/u.exec(text) ?? [];
  return rest !== '' && looksLikeAddress(rest);
}

/** `T0047 - MALL AVENTURA: AV. PORONGOCHE 500`: an address that has a name of its own before it. */
function isOtherAddress(text: string): boolean {
  const colon = text.indexOf(': ');
  return colon > 0 && looksLikeAddress(text.slice(colon + 2).trim());
}

/** A telephone, with or without the letters that say so: `T. 909 641 123`. */
const PHONE_LINE =
  /^\W*(?:(?:T|TF|T[L1I]F|TELF?|F|C|CEL|M)\b[.:]?\s*)?\(?0?\d{1,3}\)?[\s-]*\d{3}[\s-]?\d{3,4}\b/i;

/** `SOCIEDAD ANONIMA` over `CERRADA`. */
function goesOnLegalForm(text: string, next: string): boolean {
  return /SOCIEDAD(?: AN[OÓ]NIMA)?$/i.test(text) && /^(?:AN[OÓ]NIMA|CERRADA|ABIERTA)\b/i.test(next);
}

/** A name with the lines that it goes on over, up to its legal form. */
export function withName(value: PrintedValue, page: Page, pageNumber: number): PrintedValue {
  return runOn(value, page, pageNumber, {
    maxLines: 2,
    isComplete: (text) => hasCompanySuffix(text) && !/SOCIEDAD AN[OÓ]NIMA$/i.test(text),
    rejects: (text) =>
      letterCount(text) === 0 ||
      looksLikeAddress(text) ||
      looksLikeContact(text) ||
      endsBlock(text),
    mayBeShort: (text, next) =>
      (!hasCompanySuffix(text) && hasCompanySuffix(next)) || goesOnLegalForm(text, next),
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
  return runOn(value, page, pageNumber, {
    maxLines: 4,
    isComplete: () => false,
    rejects: (text) =>
      hasCompanySuffix(text) ||
      looksLikeContact(text) ||
      endsBlock(text) ||
      isSaying(text) ||
      endsAddress(text) ||
      PHONE_LINE.test(text),
    mayBeShort: () => true,
  });
}
