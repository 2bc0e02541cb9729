import { Coins } from 'lucide-react';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { LinkButton } from '../../ui/LinkButton';
import { creditsLevel } from './credits-words';
import { useCredits } from './use-credits';
import './credits.css';

/** The balance in the top bar: quiet while there is enough. Leads to the movements. */
export function CreditsChip() {
  const credits = useCredits();
  if (credits === undefined) return null;
  const level = creditsLevel(credits);
  return (
    <LinkButton look="ghost" size="s" className="credits-chip hide-s" to="/perfil#creditos">
      {level === 'enough' && (
        <>
          <Icon of={Coins} className="t3" />
          <span>
            <strong className="b t1">{credits.toLocaleString('en-US')}</strong> créditos
            <span className="visually-hidden"> disponibles</span>
          </span>
        </>
      )}
      {level === 'low' && (
        <Chip tone="warn" icon={Coins}>
          {credits === 1 ? 'Queda 1 crédito' : `Quedan ${credits} créditos`}
        </Chip>
      )}
      {level === 'none' && <Chip tone="bad" icon={Coins} word="Sin créditos" />}
    </LinkButton>
  );
}
