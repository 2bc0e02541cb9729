import type { FieldProof, FieldState } from '@contracts/evidence';
import type { AuthenticityLevel } from '@rules/authenticity-label';
import { confidenceLevel, confidencePercent } from '@rules/confidence';
import { stitchCount } from '../../../ui/stitch-count';
import { find } from '../../sections/find';

type Sign = 'against' | 'info' | 'passed' | 'place' | 'open';

/** A copy of what the build has drawn under this name. */
function part(name: string): Element {
  const { content } = find<HTMLTemplateElement>(document, `template[data-part="${name}"]`);
  const first = content.firstElementChild;
  if (!first) throw new Error(`the part ${name} is empty`);
  return first.cloneNode(true) as Element;
}

export const sign = (name: Sign): Element => part(`icon-${name}`);

export const levelChip = (level: AuthenticityLevel): Element => part(`level-${level}`);

/** The state with its word; a verified one says what proved it. */
export function stateChip(state: FieldState, proof: FieldProof | undefined): Element {
  const chip = part(`state-${state}`);
  if (proof) chip.append(` · ${proof}`);
  return chip;
}

/** Sign, stitches and percent; null where there is no confidence. */
export function confidenceMeter(confidence: number | null): Element | null {
  const level = confidenceLevel(confidence);
  if (confidence === null || level === 'na') return null;
  const percent = confidencePercent(confidence);
  const meter = part(`confidence-${stitchCount(percent)}`);
  meter.setAttribute('aria-label', `Confianza ${percent} %, ${level}`);
  if (meter.lastChild) meter.lastChild.nodeValue = `${percent}\u00a0%`;
  return meter;
}
