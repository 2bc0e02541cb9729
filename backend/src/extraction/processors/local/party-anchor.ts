import type { Page } from './field-value';
import type { KeyValue } from './key-value';
import type { LabelHit } from './label-match';
import { belongsTo } from './party-block';
import { nameAt } from './party-name';
import type { RucHit } from './rucs';
import { hasCompanySuffix } from './text-kind';

export interface AnchorPlace {
  readonly page: Page;
  readonly rucs: readonly RucHit[];
  readonly rows: readonly KeyValue[];
}

/** Who is served, not who pays: a party only where nobody else is named. */
const SERVED = /ALUMNO|ESTUDIANTE|PACIENTE|HUESPED|PASAJERO|ASEGURADO|AFILIADO|USUARIO/;
/** Who is charged. */
const CHARGED = /FACTUR|COBRAR|ADQUIR|BILL/;

/**
 * Of several labels that may open a party's block the one that has a name and a RUC beside or under it;
 * of equals the first.
 */
export function bestAnchor(hits: readonly LabelHit[], place: AnchorPlace): LabelHit | null {
  const scored = hits.map((hit, index) => ({ hit, score: anchorScore(hit, place) - index * 0.2 }));
  return scored.sort((a, b) => b.score - a.score)[0]?.hit ?? null;
}

function anchorScore(hit: LabelHit, { page, rucs, rows }: AnchorPlace): number {
  const name = nameAt(hit, page, rows);
  const hasRuc = rucs.some((ruc) => ruc.page === hit.cell.page && belongsTo(ruc, hit));
  return (
    (name ? 2 : 0) +
    (name && hasCompanySuffix(name.text) ? 1 : 0) +
    (hasRuc ? 1.5 : 0) +
    (CHARGED.test(hit.label) ? 0.5 : 0) -
    (SERVED.test(hit.label) ? 1 : 0)
  );
}
