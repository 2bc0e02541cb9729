import type { Box } from '../../contracts/evidence';
import { type DocumentType, type ExtractedData, SUNAT_CODE } from '../../contracts/extracted-data';
import type { Draft } from './draft';
import type { QrEvidence } from './qr-evidence';

export interface RoleInput {
  draft: Draft;
  data: ExtractedData;
  evidence: QrEvidence;
  /** RUC of the company that uses the product. */
  companyRuc: string | null;
  /** How often each RUC is printed, over all pages. */
  printedRucs: ReadonlyMap<string, number>;
}

export type PartyPath = 'proveedor.ruc' | 'cliente.ruc';

/**
 * Whether something besides the place where it was read tells whose RUC a number is. A check digit proves
 * that the number was read well, and nothing of its owner: that takes a sign of its own.
 * - The issuer's: SUNAT puts it in one frame with title and number of the comprobante (Reglamento de
 *   Comprobantes de Pago, article 8), so it stands over the number; only a person issues fee receipts; or
 *   the other one of two is that of the customer who uses the product.
 * - The customer's: the other one of two, the issuer being known, above what was sold.
 * On orders and statements either party may be the issuer, so none of it holds.
 */
export function isRoleTold(path: PartyPath, input: RoleInput): boolean {
  if (SUNAT_CODE[input.data.documento?.tipo as DocumentType] === undefined) return false;
  return path === 'proveedor.ruc' ? isIssuerTold(input) : isCustomerTold(input);
}

function isIssuerTold(input: RoleInput): boolean {
  const { draft, data, companyRuc, evidence } = input;
  const ruc = data.proveedor?.ruc;
  if (!ruc) return false;
  if (evidence.qr?.ruc === ruc) return true;
  if (isFeeReceipt(input)) {
    if (ruc.startsWith(COMPANY)) return false;
    if (isOnlyPerson(ruc, input)) return true;
  }
  if (standsOverNumber(draft)) return true;
  return companyRuc !== null && data.cliente?.ruc === companyRuc && areTwo(input);
}

function isCustomerTold(input: RoleInput): boolean {
  const isIssuerKnown = isTyped(input.draft, 'proveedor.ruc') || isIssuerTold(input);
  if (!areTwo(input) || !isIssuerKnown) return false;
  return isFeeReceipt(input) || standsOverItems(input.draft);
}

/** Income of the fourth category is a person's (Ley del Impuesto a la Renta, article 33). */
const isFeeReceipt = ({ data }: RoleInput): boolean => data.documento?.tipo === 'recibo_honorarios';

/** What the numbers of companies begin with. */
const COMPANY = '20';

function isOnlyPerson(ruc: string, { printedRucs }: RoleInput): boolean {
  const persons = [...printedRucs.keys()].filter((other) => !other.startsWith(COMPANY));
  return persons.length === 1 && persons[0] === ruc;
}

/** A person says whose it is. */
const isTyped = (draft: Draft, path: PartyPath): boolean => draft.get(path)?.source === 'usuario';

/**
 * No third number is printed (of a carrier, a printing house, a billing service) that could be meant. Where a
 * person has typed one of the two, the print of the other stands beside the one that they have corrected.
 */
function areTwo({ draft, data, printedRucs }: RoleInput): boolean {
  const rucs = { 'proveedor.ruc': data.proveedor?.ruc, 'cliente.ruc': data.cliente?.ruc };
  return (
    printedRucs.size === 2 &&
    (['proveedor.ruc', 'cliente.ruc'] as const).every((path) => {
      const ruc = rucs[path];
      return Boolean(ruc) && (printedRucs.has(ruc ?? '') || isTyped(draft, path));
    })
  );
}

/** Heights of the number between the two: the title stands there, in large letters. */
const FRAME = 4.5;

/** Share of the narrower one under the other: the lines of a frame begin, end or are centred alike. */
const IN_LINE = 0.4;

/** In the frame of the document; a customer whose number is printed above it has no block there. */
function standsOverNumber(draft: Draft): boolean {
  const [ruc] = placeOf(draft, 'proveedor.ruc');
  const [number] = placeOf(draft, 'documento.numero');
  const [customer] = placeOf(draft, 'cliente.ruc');
  if (!ruc || !number || ruc.page !== number.page) return false;
  if (customer && customer.page === ruc.page && customer.y + customer.h < ruc.y) return false;
  const gap = number.y - (ruc.y + ruc.h);
  const isOver = gap > -number.h && gap < FRAME * Math.max(ruc.h, number.h);
  const shared = Math.min(ruc.x + ruc.w, number.x + number.w) - Math.max(ruc.x, number.x);
  return isOver && shared >= IN_LINE * Math.min(ruc.w, number.w);
}

function standsOverItems(draft: Draft): boolean {
  const [ruc] = placeOf(draft, 'cliente.ruc');
  const items = [...draft.values()].filter(({ path }) => path.startsWith('productos.'));
  const boxes = items.flatMap((field) => field.boxes);
  if (!ruc || boxes.length === 0) return false;
  return boxes.every(({ page, y }) => page > ruc.page || (page === ruc.page && y > ruc.y));
}

function placeOf(draft: Draft, path: string): readonly Box[] {
  return draft.get(path)?.boxes ?? [];
}
