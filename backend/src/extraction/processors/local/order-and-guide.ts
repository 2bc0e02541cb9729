import type { DocumentType } from '../../../contracts/extracted-data';
import { printed, type Page, type PrintedValue } from './field-value';
import type { LabelHit } from './label-match';

/** `Guía aérea`, `Guía madre`: the contract of a flight or a courier. */
export const isOfFlight = ({ cell, end }: LabelHit): boolean =>
  /^(?:AEREA|MADRE|MASTER|HIJA|HOUSE|COURIER)$/.test(cell.tokens[end]?.compact ?? '');

/** The carrier's guía tells who moved the goods; the sender's is the one that was sold by. */
export function ofTheSender(hits: readonly LabelHit[]): readonly LabelHit[] {
  const own = hits.filter(({ label }) => !/TRANS|^GRT$/.test(label));
  return own.length > 0 ? own : hits;
}

/**
 * What the emitter calls its own order is none of the buyer's, where the page has a place for both; an order of
 * service may be the emitter's, one of purchase is not.
 */
export function ofTheBuyer(
  hits: readonly LabelHit[],
  page: Page,
  type: DocumentType | null,
): readonly LabelHit[] {
  const bought = hits.filter((hit) => !isOfSale(hit) && !isOfDelivery(hit, page));
  const own = bought.filter(
    ({ label }) => !/^(?:(?:N|NRO|NUMERO)(?:DE)?)?(?:PEDIDO|ORDEN)$/.test(label),
  );
  // Who buys in a shop sends no order: what the till calls one is its own.
  if (type === 'boleta' || type === 'ticket') return own;
  const chosen = own.length > 0 ? own : bought;
  const ofGoods = chosen.filter(({ label }) => !OF_SERVICE.test(label));
  return ofGoods.length > 0 ? ofGoods : chosen;
}

/**
 * `Pedido : 11471326` over or under `Entrega : 80634599`, or beside `Ruta` and `Carga`: what the seller's system calls
 * a sale.
 */
function isOfDelivery({ label, cell, line }: LabelHit, { layout }: Page): boolean {
  if (!/^(?:(?:N|NRO|NUMERO)(?:DE)?)?PEDIDO$/.test(label)) return false;
  const ofRoute = line.cells.filter(({ compact }) =>
    /^(?:RUTA|CARGA|REPARTO|CANAL|PLACA)/.test(compact),
  );
  if (ofRoute.length >= 2) return true;
  return layout.lines.some(({ cells }) => {
    const at = cells.findIndex(
      (one) =>
        /^(?:N(?:RO)?(?:DE)?)?ENTREGA/.test(one.compact) && Math.abs(one.x0 - cell.x0) < EDGE,
    );
    const [key, value] = cells.slice(at, at + 2);
    const said = `${key?.text ?? ''} ${value?.text ?? ''}`;
    return at !== -1 && /^\D*\d{6,}\W*$/.test(said);
  });
}

/** Layout units within which left edges are one edge. */
const EDGE = 3;

const OF_SERVICE = /^(?!.*COMPRA).*SERVICIO$|^(?:N|NRO)?(?:DE)?OS$/;

/** `Pedido de venta`, `Orden interna`, `Pedido JDE`, `N/Orden` (nuestra): the number under which the emitter keeps the sale. */
const isOfSale = ({ cell, start, end }: LabelHit): boolean =>
  /^N\/\s?(?:O|P)/i.test(cell.tokens[start]?.text ?? '') ||
  /^(?:DE)?(?:VENTAS?|TRABAJO|PRODUCCION|DESPACHO|INTERN[AO]|JDE|SAP|ERP)(?:N|NRO|NO)?\d*/.test(
    cell.tokens
      .slice(end, end + 2)
      .map(({ compact }) => compact)
      .join(''),
  );

const GUIDE = /^[TV0-9E][A-Z0-9]{2,3}-\d{2,8}[,;]?$/i;

/** `O/C OC185440`, `T001-00002294 CIF Piura`: what is told before or behind the number is no part of it; further numbers are. */
export function numbersAlone({ tokens: all, text: whole }: PrintedValue): PrintedValue {
  const tokens =
    all.length > 1 && /^(?:OC|OS|NOC|NRO|N|NO)$/.test(all[0]?.compact ?? '') ? all.slice(1) : all;
  const value =
    tokens === all ? { tokens, text: whole } : (printed(tokens) ?? { tokens: all, text: whole });
  const end = tokens.findIndex(
    ({ text }, at) => at > 0 && /^\p{L}{3,}/u.test(text) && GUIDE.test(tokens[at - 1]?.text ?? ''),
  );
  const isFollowed = tokens.slice(Math.max(0, end)).some(({ text }) => /\d/.test(text));
  return end === -1 || isFollowed ? value : (printed(tokens.slice(0, end)) ?? value);
}
