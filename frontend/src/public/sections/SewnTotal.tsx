import { CheckCheck } from 'lucide-react';
import { Chip } from '../../ui/Chip';
import { ConfidenceMeter } from '../../ui/ConfidenceMeter';

/** The total of the sample invoice as the review shows a value: with its proof and how sure it is. */
export function SewnTotal() {
  return (
    <div className="sewn-value">
      <div className="row">
        <span className="sp md t2">Total</span>
        <Chip tone="ok" icon={CheckCheck}>
          QR
        </Chip>
      </div>
      <div className="row">
        <strong className="sewn-amount sp">S/ 1,180.00</strong>
        <ConfidenceMeter confidence={0.99} />
      </div>
      <p className="sm t3">Página 1 · igual al QR de SUNAT</p>
    </div>
  );
}

interface SewnThreadProps {
  path: string;
  /** Where it ends, in pixels from the corner of the picture. */
  value: readonly [number, number];
  place: readonly [number, number];
}

/** The thread between a value and its place on the page. */
export function SewnThread({ path, value, place }: SewnThreadProps) {
  return (
    <svg className="sewn-thread hide-s" data-part="thread" aria-hidden="true">
      <path d={path} />
      <circle cx={place[0]} cy={place[1]} r="4" fill="#fff" />
      <circle cx={value[0]} cy={value[1]} r="4.5" fill="currentColor" stroke="#fff" />
    </svg>
  );
}
