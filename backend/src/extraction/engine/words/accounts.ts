import { accountCurrency } from '../../../rules/currency';
import { foldText } from '../../../rules/text-clean';
import { joinText, type Token } from '../page/token';

/** The name of a bank as it is printed, on compact words. */
const BANK =
  /^(?:(?:VIA)?BCP|(?:BANCO|BCO)(?:DE)?CREDITO(?:BCP|DELPERU(?:BCP)?)?|(?:BANCO|BCO)?(?:INTERNACIONALDELPERU)?INTERBANK|IBK|(?:BANCO|BCO)?BBVA(?:BANCO)?(?:CONTINENTAL)?(?:PERU)?|(?:BANCO|BCO)CONTINENTAL|(?:BANCO|BCO)?SCOTIABANK(?:PERU)?|(?:BANCO|BCO)?BANBIF|(?:BANCO|BCO)?INTERAMERICANODEFINANZAS(?:BANBIF)?|MIBANCO|(?:BANCO|BCO)(?:DE)?(?:LA)?NACION|(?:BANCO|BCO)?PICHINCHA|(?:BANCO|BCO)?GNB(?:PERU)?|(?:BANCO|BCO)?SANTANDER(?:PERU)?|CITIBANK(?:DELPERU)?|(?:BANCO|BCO)(?:DECOMERCIO|FALABELLA|RIPLEY))$/;
/** Words of the longest of them. */
const MOST_WORDS = 6;

const compactOf = (words: readonly Token[]): string => words.map(({ compact }) => compact).join('');

/** Every name of a bank in a row of words, each as long as it is printed. */
export function banksIn(words: readonly Token[]): (readonly Token[])[] {
  const found: (readonly Token[])[] = [];
  for (let at = 0; at < words.length;) {
    const sizes = Array.from({ length: MOST_WORDS }, (_, less) => MOST_WORDS - less);
    const names = sizes.map((size) => words.slice(at, at + size));
    const name = names.find(
      (one) => one[0]?.compact && one.at(-1)?.compact && BANK.test(compactOf(one)),
    );
    // `Interbank code`: the words of a label.
    if (name && words[at + name.length]?.compact !== 'CODE') found.push(name);
    at += name?.length ?? 1;
  }
  return found;
}

/** `M. N.`, `Moneda nacional`, `Dólares americanos`: a name of two words. */
const TWO_WORDS = /^(?:M [NE]|MONEDA (?:NACIONAL|EXTRANJERA)|DOLARES AMERICANOS|NUEVOS SOLES)$/;

/** Letters of a word that is one: some pages print a whole column of signs as one word. */
const LONGEST_COIN = 12;

/** The words that name the currency of an account, the last of a row. */
export function currencyIn(words: readonly Token[]): readonly Token[] | null {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const two = words.slice(Math.max(0, at - 1), at + 1);
    if (TWO_WORDS.test(foldText(joinText(two)))) return two;
    const { text = '', compact = '' } = words[at] ?? {};
    // `Sol de Oro`: the name of a company.
    if (compact !== 'SOL' && text.length <= LONGEST_COIN && accountCurrency(text))
      return words.slice(at, at + 1);
  }
  return null;
}

/** What a CCI is called, on folded words. */
const CCI =
  /(?:^| )(?:N|NRO|NO|COD|CODIGO|CTA|CUENTA|NUMERO)? ?(?:CCI[A-Z]{0,2}|C C I|INTERB(?:ANC(?:ARI[OA]S?)?)?|INTERBCARI[OA])(?= |$)/;
/** What an account is called. */
const ACCOUNT =
  /(?:^| )(?:N|NRO|NUM|NUMERO)?(?:(?:CTAS?|CUENTAS?)[A-Z]{0,16}|CTES?|CORRIENTES?|AHORROS?|AHO|MAESTRA|ACCOUNT|ACCT)(?= |$)/;
/** Kinds of accounts that only a bank keeps. */
const KEPT_BY_BANK = /(?:^| )(?:CTACTE|CTES?|CORRIENTES?|AHORROS?|AHO|MAESTRA)(?= |$)/;
/** The title of a block of accounts. */
const SECTION =
  /CUENTAS? (?:BANCARIAS?|CORRIENTES?|EN |DE |PARA |A |RECAUDADORAS?)|CTAS? (?:BANCARIAS?|CTES?|CORRIENTES?|PARA )|DATOS (?:BANCARIOS|DE (?:PAGO|CUENTA|TRANSFERENCIA|DEPOSITO)|PARA)|BANK (?:DETAILS|ACCOUNT)|(?:DEPOSIT|TRANSF|ABON|CONSIGN|PAG)(?:AR|E|O|OS|UE|ITE|ITAR|ENCIA|ENCIAS|ERIR|IERA|ARSE|ERENCIA|ERENCIAS|ERIRSE)?(?: \w+){0,4} (?:CTAS?|CUENTAS?|BANCO|BANCOS|A|EN)(?= |$)|INFORMACION BANCARIA/;
/** An account that nobody is asked to pay to. */
const OF_OTHER =
  /DETRACC|(?:^| )S ?P ?O ?T(?= |$)|(?:CARGO|CARGAR|CARGADO|DEBITO|DEBITAR|DEBITADO)(?: (?:A|EN|LA|DE|SU|AUTOMATICO))* (?:CTAS?|CUENTAS?)(?= |$)|(?:CTAS?|CUENTAS?)(?: [A-Z]+){0,3} (?:CLIENTE|CARGO|ORIGEN|ORDENANTE|PAGADOR|COMPRADOR|DEBITO|ADQUIR[A-Z]*|USUARIO|CONTRATO|SUMINISTRO|SERVICIO|ABONADO)(?= |$)/;
/** What else is called by many figures. */
const OTHER_NUMBER =
  /(?:^| )(?:OPERACION|OPER|OP|PEDIDO|ORDEN|O C|OC|GUIA|RUC|R U C|TELEF[A-Z]*|TELF|TLF|CEL[A-Z]*|WHATSAPP|FACTURA|BOLETA|LOTE|SERIE|CONTRATO|SUMINISTRO|RECAUDO|RECAUDACION|CONVENIO|BARRAS|TRANSACCION|VOUCHER|CONSTANCIA|AUTORIZACION|REFERENCIA|REF|SWIFT|DNI|MEDIDOR|TARJETA|EXPEDIENTE|TICKET|TRACKING|CONTENEDOR|SEGUIMIENTO|RASTREO|HASH|YAPE|PLIN|ITEM|CODIGO|COD)(?= |$)/;
/** Before whose account it is. */
const HOLDER =
  /^(?!.*(?:FACTUR|EMITI|COMPROBANTE|CHEQUE)).*(?:^| )(?:A NOMBRE DE|A FAVOR DE|RAZON SOCIAL DE (?:LA|LAS) (?:CTAS?|CUENTAS?)|TITULAR(?:ES)?|BENEFICIARI[OA]|BENEFICIARY|ACCOUNT (?:NAME|HOLDER))$/;
/** `Titular de las cuentas es`: what goes on before the name is told. */
const HOLDER_GOES_ON =
  /^(?:(?:DE|DEL|LA|LAS|ESTA|ESTAS|DICHA|DICHAS|NUESTRAS?) )*(?:CTAS?|CUENTAS?)(?: (?:BANCARIAS?|CORRIENTES?))?$|^(?:ES|SON|SERA|LA EMPRESA|LA RAZON SOCIAL)$/;

/** `Depositar a:`, where what follows is no bank. */
const PAY_TO = /(?:^| )(?:DEPOSITAR|TRANSFERIR|ABONAR|PAGAR|GIRAR) A$/;

/** Ends the name of a holder. */
const AFTER_HOLDER = /^(?:R ?U ?C|DNI|CTAS?|CUENTAS?|CCI|SOLES|DOLARES|BANCO|EN)$|\d{4}/;
export const endsHolder = (word: string): boolean => AFTER_HOLDER.test(foldText(word));

export type NumberKind = 'cci' | 'numero';

/** Digits of the longest account that is no CCI with a digit missing. */
const LONGEST_ACCOUNT = 16;
/** BBVA's accounts are longer, and begin as no CCI does. */
export const OF_BBVA = /^0011/;

/**
 * What the words before a number call it: an account, a CCI, something else, or nothing.
 * @param digits where one title stands over both numbers, they tell which one it is
 */
export function calledBy(words: string, digits = ''): NumberKind | 'otro' | null {
  const last = (pattern: RegExp): number =>
    [...words.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index ?? -1;
  const [cci, account, other] = [last(CCI), last(ACCOUNT), last(OTHER_NUMBER)];
  const most = Math.max(cci, account);
  // `Código de cuenta`, `Cod. CCI`: the words of one name.
  if (other > most && other !== -1) return 'otro';
  if (most === -1) return null;
  const isBoth = cci !== -1 && account !== -1;
  const isAccount = digits.length <= LONGEST_ACCOUNT || OF_BBVA.test(digits);
  if (isBoth && digits !== '' && isAccount) return 'numero';
  return cci >= account || /INTERB(?!ANK)/.test(words.slice(account)) ? 'cci' : 'numero';
}

/** Titles of the columns of a table of accounts. */
const COLUMNS = /(?:^| )(?:BANCOS?|ENTIDAD(?:ES)?|CCI|INTERB(?:ANC(?:ARI[OA]S?)?)?)(?= |$)/;
const TITLE = /^(?:BANCOS?|ENTIDAD|CUENTA|MONEDA|MON|DIVISA|TIPO|CCI|R ?U ?C)(?= |$)/;
/** Whether it is the title of a column, or the label of a row, of accounts. */
export const titlesColumn = (words: string): boolean => TITLE.test(words);
export const titlesAccounts = (words: string): boolean => COLUMNS.test(words);

/** What a sum of the document is called, with its currency. */
const SUM = /(?:^| )(?:TOTAL|IMPORTE|I ?G ?V|GRAVAD[AO]S?|VALOR|SON)(?= |$)/;
export const namesSum = (words: string): boolean => SUM.test(words);

export const isKeptByBank = (words: string): boolean => KEPT_BY_BANK.test(words);
export const headsAccounts = (words: string): boolean => SECTION.test(words);
export const isOfOther = (words: string): boolean => OF_OTHER.test(words);

/** Words of a row within which a holder is announced. */
const MOST_BEFORE_HOLDER = 24;

/** Words of the longest of what goes on. */
const MOST_GOING_ON = 5;

function goesOn(words: readonly Token[]): number {
  for (let size = Math.min(words.length, MOST_GOING_ON); size > 0; size -= 1) {
    if (HOLDER_GOES_ON.test(foldText(joinText(words.slice(0, size)))))
      return size + goesOn(words.slice(size));
  }
  return 0;
}

/** How many words at the beginning of a row end in what a holder is called; 0 without one. */
export function holderAt(words: readonly Token[]): number {
  for (let size = 1; size <= Math.min(words.length, MOST_BEFORE_HOLDER); size += 1) {
    const folded = foldText(joinText(words.slice(0, size)));
    // `Beneficiary / Beneficiario:` goes on.
    const isOpen = [words[size - 1], words[size]].some((word) => word?.text === '/');
    if (HOLDER.test(folded) && !isOpen) return size + goesOn(words.slice(size));
    const isAnnounced = words[size - 1]?.text.endsWith(':') && PAY_TO.test(folded);
    if (isAnnounced && banksIn(words.slice(size)).length === 0) return size;
  }
  return 0;
}
