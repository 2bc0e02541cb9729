import { SITE_PAGES } from '@contracts/site';
import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { Icon } from '../../../ui/Icon';
import { FEATURES } from './content';
import {
  CompaniesPicture,
  EditingPicture,
  EnginesPicture,
  ExportsPicture,
  LocalPicture,
  ProofsPicture,
} from './pictures/FeaturePictures';

interface FeatureCard {
  id: keyof typeof FEATURES.cards;
  Drawing: ComponentType;
}

const CARDS: readonly FeatureCard[] = [
  { id: 'engines', Drawing: EnginesPicture },
  { id: 'proofs', Drawing: ProofsPicture },
  { id: 'editing', Drawing: EditingPicture },
  { id: 'exports', Drawing: ExportsPicture },
  { id: 'companies', Drawing: CompaniesPicture },
  { id: 'local', Drawing: LocalPicture },
];

export function Features() {
  return (
    <section className="wrap section" id="features">
      <div className="features-head">
        <h2>{FEATURES.title}</h2>
        <a className="more" href={SITE_PAGES.features}>
          Todas las características
          <Icon of={ArrowRight} size={16} />
        </a>
      </div>
      <ul className="bento">
        {CARDS.map(({ id, Drawing }) => (
          <li key={id} className="bento-card">
            <div className="bento-picture" aria-hidden="true">
              <Drawing />
            </div>
            <div className="bento-words">
              <h3>{FEATURES.cards[id].title}</h3>
              <p>{FEATURES.cards[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
