import type { BenchFacts } from '../facts/model';
import type { BenchForgery, DrawnPage } from '../model';
import { built } from '../../built';

type Ruc = typeof import('../../../../backend/src/rules/ruc');

const { isValidRuc } = built<Ruc>('rules/ruc');

export const FORGERIES = ['total', 'ruc', 'igv'] as const satisfies readonly BenchForgery[];

/** What a careless forger does: the first digit of an amount made bigger. */
function raised(cents: number): number {
  const text = String(cents);
  const first = Number(text[0]);
  const bigger = first < 5 ? `${first + 4}` : first < 9 ? '9' : '19';
  return Number(`${bigger}${text.slice(1)}`);
}

function wrongRuc(ruc: string): string {
  const last = Number(ruc[10]);
  const other = `${ruc.slice(0, 10)}${(last + 3) % 10}`;
  if (isValidRuc(other)) throw new Error('a RUC has one check digit');
  return other;
}

function altered(facts: BenchFacts, kind: BenchForgery): BenchFacts {
  const { sumas, emisor } = facts;
  switch (kind) {
    case 'total':
      return { ...facts, sumas: { ...sumas, total: raised(sumas.total) } };
    case 'igv':
      return { ...facts, sumas: { ...sumas, igv: raised(sumas.igv) } };
    case 'ruc':
      return { ...facts, emisor: { ...emisor, documento: wrongRuc(emisor.documento) } };
  }
}

/**
 * The facts as a forger prints them: QR, words and the other sums stay honest. Null where there is no such amount, nor a
 * RUC: an id of another country may begin with a RUC that is valid.
 */
export function forge(facts: BenchFacts, kind: BenchForgery): BenchFacts | null {
  if (kind === 'total' && facts.sumas.total === 0) return null;
  if (kind === 'igv' && facts.sumas.igv === 0) return null;
  if (kind === 'ruc' && facts.country) return null;
  return altered(facts, kind);
}

/** Whether the page itself gives the forgery away: something else that is printed says otherwise. */
export function isEvident(
  { truth, html }: DrawnPage,
  qr: string | null,
  kind: BenchForgery,
): boolean {
  const { totales, informacion_adicional: info, proveedor } = truth;
  const hasQr = qr !== null && html.includes('<i data-qr');
  const addsUp =
    totales?.iva != null && totales.total != null && (totales.subtotal ?? totales.gravada) != null;
  if (kind === 'ruc') return proveedor?.ruc != null;
  if (kind === 'igv') return totales?.iva != null && (hasQr || addsUp);
  return totales?.total != null && (hasQr || addsUp || info?.monto_en_letras != null);
}
