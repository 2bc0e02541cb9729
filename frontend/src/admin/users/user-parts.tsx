import type { AdminUser } from '@contracts/admin';
import { formatCount } from '../format';

/** So few are left that somebody should act. */
export const FEW_CREDITS = 5;

/** What is left, as a part of what there was, and what was used. */
export function CreditsCell({ credits, creditsUsed }: Pick<AdminUser, 'credits' | 'creditsUsed'>) {
  const whole = credits + creditsUsed;
  const share = whole > 0 ? (credits / whole) * 100 : 0;
  const isFew = credits <= FEW_CREDITS;
  return (
    <span className="row credits-cell">
      <strong className={`b num ${isFew ? 'toned tone-bad' : ''}`}>{formatCount(credits)}</strong>
      <span className={`firm bar credits-bar tone-${isFew ? 'bad' : 'primary'}`} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
      <span className="sm t3 nw">{formatCount(creditsUsed)} usados</span>
    </span>
  );
}
