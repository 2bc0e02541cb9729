import { CheckCheck } from 'lucide-react';
import { Chip } from '../../ui/Chip';
import { ConfidenceMeter } from '../../ui/ConfidenceMeter';

/** The total of the sample invoice as the review shows a value: with its proof and how sure it is. */
export function SewnTotal() {
  return (
    <>
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
    </>
  );
}
