import {
  Briefcase,
  Building,
  Calculator,
  type LucideIcon,
  Ship,
  ShoppingBag,
  Truck,
} from 'lucide-react';
import { Icon } from '../../../ui/Icon';
import { INDUSTRIES, INDUSTRIES_TITLE, type Industry, type IndustryId } from './content';

const SIGN: Readonly<Record<IndustryId, LucideIcon>> = {
  retail: ShoppingBag,
  property: Building,
  transport: Truck,
  accounting: Calculator,
  services: Briefcase,
  trade: Ship,
};

/** A line cut from a document of the trade, with the marker on what matters. */
function PaperCut({ cut }: { cut: Industry['cut'] }) {
  return (
    <div className="cut" aria-hidden="true">
      <div className="cut-paper">
        <span className="cut-line">{cut.line}</span>
        <span className="cut-value">{cut.value}</span>
      </div>
    </div>
  );
}

export function Industries() {
  return (
    <section className="wrap section">
      <h2 className="industries-title">{INDUSTRIES_TITLE}</h2>
      <ul className="industries">
        {INDUSTRIES.map(({ id, title, points, cut }) => (
          <li key={id} className="industry">
            <PaperCut cut={cut} />
            <div className="industry-words">
              <h3>
                <Icon of={SIGN[id]} size={18} />
                {title}
              </h3>
              <ul className="stitched">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
