import { CheckCheck } from 'lucide-react';
import { Chip } from '../../../ui/Chip';
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter';
import { SampleInvoice } from '../../SampleInvoice';

/** The mission as a picture: a value sewn to its place on the page. */
export function MissionPicture() {
  return (
    <div
      className="mission-picture"
      role="img"
      aria-label="El total de una factura, unido por un hilo a su lugar en la página."
    >
      <div className="mission-page">
        <SampleInvoice />
      </div>
      <div className="mission-value">
        <div className="row">
          <span className="sp md t2">Total</span>
          <Chip tone="ok" icon={CheckCheck}>
            QR
          </Chip>
        </div>
        <div className="row">
          <strong className="sp">S/ 1,180.00</strong>
          <ConfidenceMeter confidence={0.99} />
        </div>
        <p className="sm t3">Página 1 · igual al QR de SUNAT</p>
      </div>
      <svg className="mission-thread" viewBox="0 0 480 360">
        <path d="M206 92C262 92 202 244 256 244" />
        <circle cx="206" cy="92" r="4.5" data-end="value" />
        <circle cx="256" cy="244" r="4" data-end="page" />
      </svg>
    </div>
  );
}
