import { Coins } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { useMay } from '../../layout/SessionContext';
import { creditsAdvice, creditsLevel } from './credits-words';
import { useOwnCredits } from './use-credits';
import './credits.css';

/** Said before an upload is refused for want of credits; nothing while there is enough. */
export function CreditsNotice() {
  const { credits, giver } = useOwnCredits();
  const addsThem = useMay('admin.credits');
  if (credits === undefined) return null;
  const level = creditsLevel(credits);
  if (level === 'enough') return null;
  return (
    <div
      className={`lead soft tone-${level === 'low' ? 'warn' : 'bad'} credits-notice md`}
      role="note"
    >
      <Icon of={Coins} />
      <p>
        <strong className="b">{title(credits)}</strong>{' '}
        {level === 'low' ? 'Cada documento usa 1.' : 'Lo ya leído se puede seguir revisando.'}{' '}
        {creditsAdvice(addsThem, giver)}
      </p>
    </div>
  );
}

function title(credits: number): string {
  if (credits < 1) return 'No le quedan créditos.';
  return credits === 1 ? 'Le queda 1 crédito.' : `Le quedan ${credits} créditos.`;
}
