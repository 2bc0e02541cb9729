import { looksLikeAddress, upper } from '../page/text-kind';

const BRANCH =
  /^\W*(?:TIENDA|TDA|SUCURSAL|SEDE|AGENCIA|ESTABLECIMIENTO|PUNTO DE VENTA|LOCAL|ALMACEN|PLANTA|ANEXO|BOTICA|FARMACIA|GRIFO|OFICINA DE VENTAS?|CENTRO DE DISTRIBUCION)\b\W*/;
/** `LOCAL COMERCIAL 12`, `PLANTA BAJA`: where in a building something is. */
const WITHIN = /^(?:COMERCIAL|BAJA|ALTA|INTERIOR|INDUSTRIAL)\b/;

/** `TDA 118 SURQUILLO`: a shop of a chain by its number and name; `TIENDA 118 C.C. PLAZA NORTE` is a door. */
const NUMBERED =
  /^\W*(?:TIENDA|TDA|SUCURSAL|AGENCIA)\W{1,3}\d{1,5}\W{1,3}(?!C\W?C\b|CENTRO COM|MALL|GALERIA|PISO|URB|MZ|LT)[A-Z]{2}/;

/** Names another place of the party (`TIENDA LOS OLIVOS 124`, `ESTABLECIMIENTO EMISOR 0114: ...`); `LOCAL COMERCIAL 12` is a door of this one. */
function isBranch(text: string): boolean {
  const folded = upper(text);
  const rest = folded.replace(BRANCH, '');
  return NUMBERED.test(folded) || (rest !== folded && /^[A-Z]{2}/.test(rest) && !WITHIN.test(rest));
}

/** A part of the organisation, which signs under its address. */
const DEPARTMENT =
  /^\W*(?:(?:SUB)?GERENCIA|JEFATURA|VICERRECTORADO|(?:AREA|DIVISION|UNIDAD|DIRECCION|COORDINACION|OFICINA|SECCION) (?:DE|GENERAL)|DEPARTAMENTO DE (?:LOGISTICA|COMPRAS|ADQUISICIONES|ABASTECIMIENTO|ADMINISTRACION|FINANZAS|CONTABILIDAD|TESORERIA|VENTAS|COBRANZAS|FACTURACION|OPERACIONES|MANTENIMIENTO|SISTEMAS|PROYECTOS))\b/;
/** What announces a number to call. */
const CARE =
  /^\W*(?:(?:ATENCION|SERVICIO) AL? (?:CLIENTE|USUARIO|PUBLICO|SOCIO|PACIENTE|CONSUMIDOR)|CALL CENTER|LINEA GRATUITA|CONSULTAS|RECLAMOS|EMERGENCIAS|VENTAS|PEDIDOS|DELIVERY)\b(?=(?:.*\d){3})/;

/** What a foot says of the document, beside or under the address there. */
const NOTICE = /^\W*(?:REPRESENTACION IMPRESA|ESTA ES UNA REPRESENTACION|AUTORIZAD[OA] MEDIANTE)\b/;

/** What tells the carrier where to bring it. */
const ROUND = /^\W*(?:ZONA POSTAL|RUTA DE (?:REPARTO|LECTURA)|RUTA)\b/;

/** A line of its own that programs of other countries print under every address. */
const COUNTRY =
  /^\W*(?:(?:REPUBLICA DEL )?PERU|UNITED STATES(?: OF AMERICA)?|USA|UNITED KINGDOM|UK|GREAT BRITAIN|ESPANA|SPAIN|MEXICO|CHILE|COLOMBIA|ECUADOR|PE|US|ES|GB|MX|CL|CO|EC)\W*$/;

/** What an address abroad goes on with behind a dash; one of ours that is printed with its country is whole with it. */
export const isAbroad = (text: string): boolean =>
  COUNTRY.test(upper(text)) && !/PER[UÚ]/i.test(text);

/** Where an address ends: under it a country is named, a round, a branch, a department, or a number to call. */
export function endsAddress(text: string): boolean {
  const folded = upper(text);
  return (
    COUNTRY.test(folded) ||
    ROUND.test(folded) ||
    NOTICE.test(folded) ||
    isBranch(text) ||
    isOtherAddress(text) ||
    isShop(text) ||
    DEPARTMENT.test(folded) ||
    CARE.test(folded) ||
    PHONE_LINE.test(text)
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
  /: \(?0?\d{1,3}\)?[\s-]*\d{3}[\s-]?\d{3,4}$|^\W*\+\d{1,3}[\s()\d-]{8,}$|^\W*(?:\+\d{1,3}\s+)?(?:(?:T|TF|T[L1I]F|TELF?|F|C|CEL|M|[a-z]*fono)\b[.:]?\s*)?\(?0?\d{1,3}\)?[\s-]*\d{3}[\s-]?\d{3,4}\b/i;
