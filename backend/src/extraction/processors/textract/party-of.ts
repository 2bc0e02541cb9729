import type { Box } from '../../../contracts/evidence';
import type { SeenField } from './answer';
import { labelId } from './label-id';

export type Party = 'proveedor' | 'cliente';

/** A label that opens what the document says of a party. */
export interface PartyAnchor {
  party: Party;
  box: Box;
}

/** As far down a page as such a block reaches, 0..1. */
const BLOCK_HEIGHT = 0.25;

/** The labels of a page that open a party's block (`Señores`, `Proveedor`). */
export function partyAnchors(fields: readonly SeenField[]): PartyAnchor[] {
  return fields.flatMap(({ label }) => {
    const id = label && labelId(label.text);
    const party = id === 'customer' ? 'cliente' : id === 'supplier' ? 'proveedor' : null;
    return party && label?.box ? [{ party, box: label.box }] : [];
  });
}

/** Whose a datum is by the label it stands under; null when it stands under none. */
export function partyBelow(box: Box | null, anchors: readonly PartyAnchor[]): Party | null {
  if (!box) return null;
  const [nearest] = anchors
    .map(({ party, box: anchor }) => ({
      party,
      down: box.y - anchor.y,
      far: Math.abs(box.y - anchor.y) + Math.abs(box.x - anchor.x),
      line: anchor.h,
    }))
    .filter(({ down, line }) => down > -line && down < BLOCK_HEIGHT)
    .sort((a, b) => a.far - b.far);
  return nearest?.party ?? null;
}

/** Whose a datum is by Textract's own words for it; null when they do not say. */
export function partyNamed({ type, groups }: SeenField): Party | null {
  const names = [type, ...groups];
  if (names.some((name) => name.startsWith('VENDOR'))) return 'proveedor';
  return names.some((name) => name.startsWith('RECEIVER')) ? 'cliente' : null;
}
