import { SewnTotal } from '../../parts/SewnTotal';
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
        <SewnTotal />
      </div>
      <svg className="mission-thread" viewBox="0 0 480 360">
        <path d="M206 92C262 92 202 244 256 244" />
        <circle cx="206" cy="92" r="4.5" data-end="value" />
        <circle cx="256" cy="244" r="4" data-end="page" />
      </svg>
    </div>
  );
}
